"""Painting a plan: the hand, the stacks with their keys and sums, the card that is dragged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from valeria_desktop.games.valencia.ui.cards.face import paint_card
from valeria_desktop.games.valencia.ui.cards.frames import paint_frames
from valeria_desktop.games.valencia.ui.own.parts import paint_capsule, paint_tray
from valeria_desktop.ui.kit.brush import CENTRE
from valeria_desktop.ui.kit.strokes import paint_cap
from valeria_desktop.ui.pieces.mood import Mood

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.ui.planning.cards_view import CardRow, CardsView
    from valeria_desktop.games.valencia.ui.planning.lying import Lying
    from valeria_desktop.ui.kit.brush import Brush

_WRAP = CENTRE | Qt.TextFlag.TextWordWrap
_TARGET = Mood(is_lit=True)
_KEYS = 9


class PlanPainter:
    """Paints what a view shows."""

    def __init__(self, view: CardsView) -> None:
        self._view = view

    def paint(self, brush: Brush) -> None:
        """Paint all of it."""
        view = self._view
        lying = view.lying()
        target = None if view.dragged is None else lying.place_at(view.pointer)
        if not view.is_laid:
            self._paint_hand(brush, lying, is_target=target == 0)
            self._paint_new(brush, lying, is_target=target == len(lying.trays) + 1)
        for place in range(1, len(lying.trays) + 1):
            self._paint_tray(brush, lying, place, is_target=target == place)
        for row, card in enumerate(view.rows.rows):
            if card.number != view.dragged and card.number in lying.cards:
                self._paint_card(brush, lying, row, card)
        self._paint_dragged(brush, lying)

    def _paint_hand(self, brush: Brush, lying: Lying, *, is_target: bool) -> None:
        painter, look = brush.painter, self._view.look
        painter.setPen(QPen(QColor(look.palette.line), 1.4 * brush.unit, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(lying.hand, 7 * brush.unit, 7 * brush.unit)
        if not self._view.plan.hand:
            painter.setFont(look.font(15))
            painter.setPen(QColor(look.palette.quiet))
            words = QCoreApplication.translate("PlanSheet", "All cards lie in stacks.")
            painter.drawText(lying.hand, int(_WRAP), words)
        if is_target:
            paint_frames(brush, lying.hand, _TARGET, 7 * brush.unit)

    def _paint_new(self, brush: Brush, lying: Lying, *, is_target: bool) -> None:
        if lying.new is None:
            return
        painter, look = brush.painter, self._view.look
        painter.setPen(QPen(QColor(look.palette.quiet), 1.6 * brush.unit, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(lying.new, 7 * brush.unit, 7 * brush.unit)
        painter.setFont(look.font(14))
        painter.setPen(QColor(look.palette.quiet))
        words = QCoreApplication.translate("PlanSheet", "New stack")
        within = 6 * brush.unit
        painter.drawText(lying.new.adjusted(within, 0, -within, 0), int(_WRAP), words)
        self._paint_key(brush, lying.new, "N")
        if is_target:
            paint_frames(brush, lying.new, _TARGET, 7 * brush.unit)

    def _paint_tray(self, brush: Brush, lying: Lying, place: int, *, is_target: bool) -> None:
        fan = lying.trays[place - 1]
        paint_tray(brush, fan.tray)
        if place <= _KEYS and not self._view.is_laid:
            self._paint_key(brush, fan.tray, str(place))
        words = str(self._view.plan.sum_of(place))
        paint_capsule(brush, fan.sum, words, self._view.look.scale)
        if is_target:
            paint_frames(brush, fan.tray, _TARGET, 7 * brush.unit)

    def _paint_key(self, brush: Brush, tray: QRectF, key: str) -> None:
        """Paint the key that puts a card there over the middle of its upper edge."""
        painter, look = brush.painter, self._view.look
        painter.setFont(look.bold(14))
        middle = tray.center().x() - look.px(9)
        at = QRectF(tray).topLeft()
        at.setX(middle)
        at.setY(tray.top() - look.px(12))
        paint_cap(painter, look, at, key, QColor(look.palette.ink))

    def _paint_card(self, brush: Brush, lying: Lying, row: int, card: CardRow) -> None:
        view = self._view
        box, shown = lying.cards[card.number]
        mood = Mood(is_hovered=view.is_hovered(row), is_focused=view.is_focused(row))
        paint_card(brush, box, card.card, mood, shown=shown)

    def _paint_dragged(self, brush: Brush, lying: Lying) -> None:
        view = self._view
        if view.dragged is None or view.dragged not in lying.cards:
            return
        box = QRectF(lying.cards[view.dragged][0])
        box.moveCenter(view.pointer)
        paint_card(brush, box, view.plan.cards[view.dragged], Mood(is_hovered=True))
