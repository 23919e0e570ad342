"""The cards that left the game: a small heap at the edge of the mat, where some did."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPen

from valeria_desktop.games.valeria.rules.at import Area, AtArea
from valeria_desktop.ui.paint.brush import CENTRE
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.paint.look import LEAST_TARGET
from valeria_desktop.ui.paint.materials import INK
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.pieces.piece import LaidPart, Part, Piece
from valeria_desktop.ui.pieces.spread import Spread

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.table.plan import TablePlan
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.pieces.piece import PartRoom, PieceMood

_WIDE, _HIGH, _ASIDE = 44, 17, 4
"""The size of the heap, and its distance from the mat's right edge, in units."""
_UNDER = 8
"""How far the heap reaches under the mat, in units; the rest lies on its hem."""
_PAPER, _CROSS = "#e9dcbc", "#8c2f24"


def room_of_banished(plan: TablePlan) -> QRect | None:
    """Return the box of the heap: on the mat's lower edge, at its right; None without a mat."""
    if not plan.tiles:
        return None
    unit = plan.unit
    wide, high = max(LEAST_TARGET, round(_WIDE * unit)), max(LEAST_TARGET, round(_HIGH * unit))
    bottom = min(plan.board.top() - 1, plan.mat.bottom() + round(_UNDER * unit))
    right = plan.mat.right() - round(_ASIDE * unit)
    return QRect(right - wide, bottom - high, wide, high)


class BanishedPart(Part["Scene"]):
    """Lays out the heap as one piece: a close look shows the card that went last."""

    drawn = least = QSize(_WIDE, _HIGH)

    def laid(self, scene: Scene, room: PartRoom) -> LaidPart:
        cards = scene.view.banished
        if not cards:
            return LaidPart()
        words = words_of_banished(cards)
        wide, high = room.size.width(), _HIGH * room.unit
        box = QRectF(0, max(0.0, room.size.height() - high), wide, min(high, room.size.height()))
        heap = Piece(
            at=AtArea(Area.BANISHED),
            box=box,
            name=_name(),
            words=words,
            told=words,
            face=cards,
            touch=QRectF(0, 0, wide, room.size.height()),
        )
        return LaidPart(pieces=(heap,), name=_name())

    def looked_at(self, piece: Piece) -> At | Thing | None:
        cards: tuple[Card, ...] = piece.face
        return cards[-1]

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        painter, unit = brush.painter, brush.unit
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inside = box.adjusted(unit, unit, -unit, -unit)
        painter.setPen(QPen(QColor(CARD_INK), 1.4 * unit))
        painter.setBrush(QColor(_PAPER))
        painter.drawRoundedRect(inside, 4 * unit, 4 * unit)
        card = QRectF(0, 0, inside.height() * 0.95, inside.height() * 0.62)
        card.moveCenter(QPointF(inside.left() + 13 * unit, inside.center().y()))
        painter.drawRoundedRect(card.translated(1.6 * unit, -1.6 * unit), unit, unit)
        painter.drawRoundedRect(card, unit, unit)
        painter.setPen(QPen(QColor(_CROSS), 2 * unit))
        painter.drawLine(card.topLeft(), card.bottomRight())
        painter.drawLine(card.topRight(), card.bottomLeft())
        painter.setPen(QColor(INK))
        painter.setFont(brush.font(13))
        number = QRectF(inside)
        number.setLeft(card.right() + 3 * unit)
        painter.drawText(number, CENTRE, str(len(piece.face)))
        if mood.is_focused:
            edge = 2 * unit
            paint_focus_ring(painter, box.adjusted(edge, edge, -edge, -edge), 4, 2 * unit)


def _name() -> str:
    return QCoreApplication.translate("Banished", "Banished cards")


def words_of_banished(cards: tuple[Card, ...]) -> str:
    """Return all cards that left the game in one sentence."""
    names = ", ".join(
        card.name if many == 1 else f"{card.name} ×{many}" for card, many in Counter(cards).items()
    )
    return QCoreApplication.translate("Banished", "Banished: {cards}.").format(cards=names)


class BanishedView(Spread["Scene"]):
    """Shows the heap of cards that left the game."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, BanishedPart(), parent)
        self.has_cards = False
        self.hide()

    def show_scene(self, scene: Scene) -> None:
        super().show_scene(scene)
        self.has_cards = bool(scene.view.banished)

    def forget(self) -> None:
        super().forget()
        self.has_cards = False
        self.hide()
