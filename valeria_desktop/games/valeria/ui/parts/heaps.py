"""The cards that left the game, and Events that count without lying in the centre: small heaps.

They lie at the edge of the mat, where there are some.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

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
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.games.valeria.ui.table.plan import TablePlan
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.pieces.piece import PartRoom, PieceMood

_WIDE, _HIGH, _ASIDE = 44, 17, 4
"""The size of the heap, and its distance from the mat's right edge, in units."""
_UNDER = 8
"""The part of the heap that lies under the mat, in units; the rest lies on its hem."""
_BOTH = 2
"""The number of heaps for which there is room."""
_PAPER, _CROSS, _TICK = "#e9dcbc", "#8c2f24", "#2f6b34"


def room_of_heaps(plan: TablePlan, number: int = 1) -> QRect | None:
    """Return the box of the heaps: on the mat's lower edge, at its right; None without a mat."""
    if not plan.tiles:
        return None
    unit = plan.unit
    wide, high = max(LEAST_TARGET, round(_WIDE * unit)), max(LEAST_TARGET, round(_HIGH * unit))
    wide *= number
    bottom = min(plan.board.top() - 1, plan.mat.bottom() + round(_UNDER * unit))
    right = plan.mat.right() - round(_ASIDE * unit)
    return QRect(right - wide, bottom - high, wide, high)


def room_of_heap(plan: TablePlan, area: Area) -> QRect | None:
    """Return the box of one heap: lasting Events lie left of the banished cards."""
    whole = room_of_heaps(plan, _BOTH)
    if whole is None:
        return None
    wide = whole.width() // _BOTH
    left = whole.left() + (0 if area is Area.LASTING else wide)
    return QRect(left, whole.top(), wide, whole.height())


class Heap(NamedTuple):
    """A heap of cards, and what is said of it."""

    area: Area
    name: str
    words: str
    cards: tuple[Card, ...]


def heaps_of(view: View) -> tuple[Heap, ...]:
    """Return the heaps that there are, from left to right."""
    found = []
    tops = {stack[-1] for stack in view.stacks if stack}
    lasting = tuple(card for card in view.lasting if card not in tops)
    if lasting:
        found.append(Heap(Area.LASTING, _lasting(), words_of_lasting(lasting), lasting))
    if view.banished:
        words = words_of_banished(view.banished)
        found.append(Heap(Area.BANISHED, _banished(), words, view.banished))
    return tuple(found)


def room_for(heaps: Sequence[Heap]) -> int:
    """Return for how many heaps there must be room, as each has a place of its own."""
    return _BOTH if any(heap.area is Area.LASTING for heap in heaps) else len(heaps)


class HeapsPart(Part["Scene"]):
    """Lays out each heap as one piece: a close look shows the card that went there last."""

    drawn = least = QSize(_WIDE, _HIGH)

    def laid(self, scene: Scene, room: PartRoom) -> LaidPart:
        heaps = heaps_of(scene.view)
        if not heaps:
            return LaidPart()
        number = room_for(heaps)
        wide, high = room.size.width() / number, _HIGH * room.unit
        top, low = max(0.0, room.size.height() - high), min(high, room.size.height())
        pieces = tuple(
            Piece(
                at=AtArea(heap.area),
                box=QRectF(0, top, wide, low).translated(_left(heap, number, wide), 0),
                name=heap.name,
                words=heap.words,
                told=heap.words,
                face=heap,
                touch=QRectF(_left(heap, number, wide), 0, wide, room.size.height()),
            )
            for heap in heaps
        )
        return LaidPart(pieces=pieces, name=heaps[-1].name)

    def looked_at(self, piece: Piece) -> At | Thing | None:
        heap: Heap = piece.face
        return heap.cards[-1]

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
        _mark(painter, card, unit, piece.face.area)
        painter.setPen(QColor(INK))
        painter.setFont(brush.font(13))
        number = QRectF(inside)
        number.setLeft(card.right() + 3 * unit)
        painter.drawText(number, CENTRE, str(len(piece.face.cards)))
        if mood.is_focused:
            edge = 2 * unit
            paint_focus_ring(painter, box.adjusted(edge, edge, -edge, -edge), 4, 2 * unit)


def _left(heap: Heap, number: int, wide: float) -> float:
    return 0.0 if heap.area is Area.LASTING else (number - 1) * wide


def _mark(painter: QPainter, card: QRectF, unit: float, area: Area) -> None:
    """Paint a cross over what is gone, and a tick on what still counts."""
    if area is Area.BANISHED:
        painter.setPen(QPen(QColor(_CROSS), 2 * unit))
        painter.drawLine(card.topLeft(), card.bottomRight())
        painter.drawLine(card.topRight(), card.bottomLeft())
        return
    painter.setPen(QPen(QColor(_TICK), 2 * unit))
    low = QPointF(card.center().x() - card.width() * 0.1, card.bottom() - card.height() * 0.2)
    painter.drawLine(QPointF(card.left() + card.width() * 0.2, card.center().y()), low)
    painter.drawLine(low, QPointF(card.right(), card.top()))


def _banished() -> str:
    return QCoreApplication.translate("Banished", "Banished cards")


def _lasting() -> str:
    return QCoreApplication.translate("Banished", "Events that last")


def words_of_banished(cards: tuple[Card, ...]) -> str:
    """Return all cards that left the game in one sentence."""
    names = ", ".join(
        card.name if many == 1 else f"{card.name} ×{many}" for card, many in Counter(cards).items()
    )
    return QCoreApplication.translate("Banished", "Banished: {cards}.").format(cards=names)


def words_of_lasting(cards: tuple[Card, ...]) -> str:
    """Return the Events that count until the end in one sentence, with what they do."""
    words = QCoreApplication.translate("Banished", "Until the end of the game, {card}: {powers}")
    return " ".join(
        words.format(card=card.name, powers=" ".join(f"{tell(p.words())}." for p in card.powers))
        for card in cards
    )


class HeapsView(Spread["Scene"]):
    """Shows the heaps at the edge of the mat."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, HeapsPart(), parent)
        self.number = 0
        """The number of heaps that there is room for."""
        self.hide()

    def show_scene(self, scene: Scene) -> None:
        super().show_scene(scene)
        self.number = room_for(heaps_of(scene.view))

    def forget(self) -> None:
        super().forget()
        self.number = 0
        self.hide()
