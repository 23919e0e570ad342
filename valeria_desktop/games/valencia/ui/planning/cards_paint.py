"""Painting a plan's places: the hand, the stacks with their keys and sums, and a new stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from valeria_desktop.games.valencia.ui.cards.frames import paint_frames
from valeria_desktop.games.valencia.ui.own.parts import paint_capsule, paint_tray
from valeria_desktop.games.valencia.ui.planning.arrangement import HAND
from valeria_desktop.ui.kit.brush import CENTRE
from valeria_desktop.ui.kit.strokes import paint_cap
from valeria_desktop.ui.pieces.mood import Mood

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.ui.planning.cards_view import Planned
    from valeria_desktop.games.valencia.ui.planning.lying import Lying
    from valeria_desktop.ui.kit.brush import Brush

_WRAP = CENTRE | Qt.TextFlag.TextWordWrap
_TARGET = Mood(is_lit=True)
_KEYS = 9


def paint_places(brush: Brush, scene: Planned, lying: Lying) -> None:
    """Paint all that lies below the cards."""
    if not scene.is_laid:
        _paint_hand(brush, scene, lying)
        _paint_new(brush, scene, lying)
    for place in range(1, len(lying.trays) + 1):
        _paint_tray(brush, scene, lying, place)


def _paint_hand(brush: Brush, scene: Planned, lying: Lying) -> None:
    painter, palette = brush.painter, brush.look.palette
    painter.setPen(QPen(QColor(palette.line), 1.4 * brush.unit, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(lying.hand, 7 * brush.unit, 7 * brush.unit)
    if not scene.plan.hand:
        painter.setFont(brush.look.font(15))
        painter.setPen(QColor(palette.quiet))
        words = QCoreApplication.translate("PlanSheet", "All cards lie in stacks.")
        painter.drawText(lying.hand, int(_WRAP), words)
    _paint_target(brush, lying.hand, is_target=scene.target == HAND)


def _paint_new(brush: Brush, scene: Planned, lying: Lying) -> None:
    if lying.new is None:
        return
    painter, palette = brush.painter, brush.look.palette
    painter.setPen(QPen(QColor(palette.quiet), 1.6 * brush.unit, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(lying.new, 7 * brush.unit, 7 * brush.unit)
    painter.setFont(brush.look.font(14))
    painter.setPen(QColor(palette.quiet))
    words = QCoreApplication.translate("PlanSheet", "New stack")
    within = 6 * brush.unit
    painter.drawText(lying.new.adjusted(within, 0, -within, 0), int(_WRAP), words)
    _paint_key(brush, lying.new, "N")
    _paint_target(brush, lying.new, is_target=scene.target == len(lying.trays) + 1)


def _paint_tray(brush: Brush, scene: Planned, lying: Lying, place: int) -> None:
    fan = lying.trays[place - 1]
    paint_tray(brush, fan.tray)
    if place <= _KEYS and not scene.is_laid:
        _paint_key(brush, fan.tray, str(place))
    paint_capsule(brush, fan.sum, str(scene.plan.sum_of(place)), brush.look.scale)
    _paint_target(brush, fan.tray, is_target=scene.target == place)


def _paint_target(brush: Brush, box: QRectF, *, is_target: bool) -> None:
    if is_target:
        paint_frames(brush, box, _TARGET, 7 * brush.unit)


def _paint_key(brush: Brush, tray: QRectF, key: str) -> None:
    """Paint the key that puts a card there over the middle of its upper edge."""
    painter, look = brush.painter, brush.look
    painter.setFont(look.bold(14))
    at = QRectF(tray).topLeft()
    at.setX(tray.center().x() - look.px(9))
    at.setY(tray.top() - look.px(12))
    paint_cap(painter, look, at, key, QColor(look.palette.ink))
