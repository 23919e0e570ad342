"""The cards that left the game, Events that count elsewhere, and cards set aside: small heaps.

They lie one above the other on the mat's right hem, beside the stacks, where there are some.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from valeria_desktop.games.valeria.rules.aside import aside_of
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

_WIDE, _HIGH, _BESIDE = 22, 34, 12
"""The size of a heap, and its reach beyond the mat's right edge, in units."""
_FROM_BELOW = (Area.BANISHED, Area.LASTING, Area.ASIDE)
"""The heaps for which there is room, each at a place of its own."""
_PAPER, _CROSS, _TICK, _DOTS = "#e9dcbc", "#8c2f24", "#2f6b34", "#3f5c8a"


def room_of_heaps(plan: TablePlan, number: int = 1) -> QRect | None:
    """Return the box of the heaps: on the mat's right hem, from below; None without a mat."""
    if not plan.tiles:
        return None
    unit = plan.unit
    wide, high = max(LEAST_TARGET, round(_WIDE * unit)), max(LEAST_TARGET, round(_HIGH * unit))
    right = min(plan.column.left() - 2, plan.mat.right() + round(_BESIDE * unit))
    return QRect(right - wide, plan.mat.bottom() - number * high, wide, number * high)


def room_of_heap(plan: TablePlan, area: Area) -> QRect | None:
    """Return the box of one heap."""
    number = _FROM_BELOW.index(area) + 1
    whole = room_of_heaps(plan, number)
    if whole is None:
        return None
    return QRect(whole.left(), whole.top(), whole.width(), whole.height() // number)


class Heap(NamedTuple):
    """A heap of cards, and what is said of it."""

    area: Area
    name: str
    words: str
    cards: tuple[Card, ...]


def heaps_of(view: View) -> tuple[Heap, ...]:
    """Return the heaps that there are, from the top down."""
    found = []
    if aside := tuple(card for card in aside_of(view.stacks) if card is not None):
        found.append(Heap(Area.ASIDE, _set_aside(), words_of_aside(aside, view), aside))
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
    return max((_FROM_BELOW.index(heap.area) + 1 for heap in heaps), default=0)


class HeapsPart(Part["Scene"]):
    """Lays out each heap as one piece: a close look shows the card that went there last."""

    drawn = least = QSize(_WIDE, _HIGH)

    def laid(self, scene: Scene, room: PartRoom) -> LaidPart:
        heaps = heaps_of(scene.view)
        if not heaps:
            return LaidPart()
        number = room_for(heaps)
        wide, high = room.size.width(), room.size.height() / number
        drawn = min(wide, _WIDE * room.unit)  # beside the stacks; only its touch reaches them
        pieces = tuple(
            Piece(
                at=AtArea(heap.area),
                box=QRectF(wide - drawn, _top(heap, number, high), drawn, high),
                name=heap.name,
                words=heap.words,
                told=heap.words,
                face=heap,
                touch=QRectF(0, _top(heap, number, high), wide, high),
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
        card = QRectF(0, 0, inside.width() * 0.66, inside.width() * 0.44)
        card.moveCenter(QPointF(inside.center().x(), inside.top() + inside.height() * 0.3))
        painter.drawRoundedRect(card.translated(1.6 * unit, -1.6 * unit), unit, unit)
        painter.drawRoundedRect(card, unit, unit)
        _mark(painter, card, unit, piece.face.area)
        painter.setPen(QColor(INK))
        painter.setFont(brush.font(13))
        number = QRectF(inside)
        number.setTop(card.bottom())
        painter.drawText(number, CENTRE, str(len(piece.face.cards)))
        if mood.is_focused:
            edge = 2 * unit
            paint_focus_ring(painter, box.adjusted(edge, edge, -edge, -edge), 4, 2 * unit)


def _top(heap: Heap, number: int, high: float) -> float:
    return (number - 1 - _FROM_BELOW.index(heap.area)) * high


def _mark(painter: QPainter, card: QRectF, unit: float, area: Area) -> None:
    """Paint a cross over what is gone, a tick on what counts, and dots on what still waits."""
    if area is Area.BANISHED:
        painter.setPen(QPen(QColor(_CROSS), 2 * unit))
        painter.drawLine(card.topLeft(), card.bottomRight())
        painter.drawLine(card.topRight(), card.bottomLeft())
        return
    if area is Area.ASIDE:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(_DOTS))
        for share in (0.25, 0.5, 0.75):
            middle = QPointF(card.left() + share * card.width(), card.center().y())
            painter.drawEllipse(middle, 1.4 * unit, 1.4 * unit)
        return
    painter.setPen(QPen(QColor(_TICK), 2 * unit))
    low = QPointF(card.center().x() - card.width() * 0.1, card.bottom() - card.height() * 0.2)
    painter.drawLine(QPointF(card.left() + card.width() * 0.2, card.center().y()), low)
    painter.drawLine(low, QPointF(card.right(), card.top()))


def _banished() -> str:
    return QCoreApplication.translate("Banished", "Banished cards")


def _lasting() -> str:
    return QCoreApplication.translate("Banished", "Events that last")


def _set_aside() -> str:
    return QCoreApplication.translate("Banished", "Cards set aside")


def _counted(cards: tuple[Card, ...]) -> str:
    return ", ".join(
        card.name if many == 1 else f"{card.name} ×{many}" for card, many in Counter(cards).items()
    )


def words_of_banished(cards: tuple[Card, ...]) -> str:
    """Return all cards that left the game in one sentence."""
    words = QCoreApplication.translate("Banished", "Banished: {cards}.")
    return words.format(cards=_counted(cards))


def words_of_aside(cards: tuple[Card, ...], view: View) -> str:
    """Return all cards set aside in a sentence for each card that brings some."""
    words = QCoreApplication.translate("Banished", "Set aside until {card} appears: {cards}.")
    by_id = view.table.catalog.by_id
    return " ".join(
        words.format(
            card=by_id[card_id].name,
            cards=_counted(tuple(card for card in cards if card.brought_by == card_id)),
        )
        for card_id in dict.fromkeys(card.brought_by for card in cards)
    )


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

    def box_in(self, plan: TablePlan) -> QRect | None:
        """Return the box of the heaps on a table; None without heaps or without a mat."""
        return room_of_heaps(plan, self.number) if self.number else None

    def forget(self) -> None:
        super().forget()
        self.number = 0
        self.hide()
