"""Points as heaps: for each player the things that brought them, source by source, most first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor

from valeria_desktop.ui.finale.lanes import colour_of
from valeria_desktop.ui.paint.materials import INK
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.paint.ruler import fit_words, width_of_words
from valeria_desktop.ui.pieces.piece import LaidPart, Part, Piece, Walk
from valeria_desktop.ui.screens.end.addresses import AtCount, AtItem, AtPortrait
from valeria_desktop.ui.screens.end.ledger_items import GAP, ItemFlow
from valeria_desktop.ui.screens.end.ledger_paint import (
    LedgerPainter,
    PortraitFace,
    paint_frame,
    paint_ring,
)
from valeria_desktop.ui.screens.end.ledger_part import (
    count_words,
    item_piece,
    sentence_of,
    thing_of,
)
from valeria_desktop.ui.screens.end.score_ledger import piled
from valeria_desktop.ui.words.figures import whole

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.parchment import ParchmentLook
    from valeria_desktop.ui.pieces.piece import PartRoom, PieceMood
    from valeria_desktop.ui.screens.end.end_story import EndStory
    from valeria_desktop.ui.screens.end.reveal import Reveal
    from valeria_desktop.ui.screens.end.score_ledger import LedgerItem, LedgerRow

_HEAD, _TITLE, _PAD, _BETWEEN, _COLUMN_GAP, _EDGE = 46.0, 23.0, 7.0, 6.0, 16.0, 4.0
"""The heights of a head and of a heap's title, what a slip leaves round a heap, and the distances
of slips and of columns, in pixels of text."""
_SIDES = 60.0, 54.0, 50.0, 46.0, 43.0, 40.0, 37.0, 34.0, 32.0, 30.0, 28.0, 26.0
"""The sides of stamps, in pixels of text: the largest with which all heaps have room."""
_LEAST, _ROOMY = 216.0, 270.0
"""The least width of a player's heaps, and that of each of several beside each other, in pixels of
text."""
_NAME, _POINTS, _SUM = 16.5, 19.0, 26.0
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@frozen
class HeapFace:
    """The title of a heap: a source, its points, and whether nobody has more of them."""

    column: int
    name: str
    points: int
    is_best: bool


@frozen
class Heap:
    """A source of a side's points, by its line in the ledger, and the things it counts."""

    row: int
    source: str
    points: int
    is_best: bool
    items: tuple[LedgerItem, ...]


def heaps_of(rows: Sequence[LedgerRow], column: int) -> list[Heap]:
    """Return a side's heaps, the one with most points first; empty sources are left out."""
    heaps = [
        Heap(number, row.name, cell.points, cell.is_best, piled(cell.items))
        for number, row in enumerate(rows)
        if (cell := row.cells[column]).points or cell.items
    ]
    return sorted(heaps, key=lambda heap: -heap.points)


class HeapsPart(Part["EndStory"]):
    """Lays heaps below the heads of all sides."""

    drawn, least = QSize(1100, 420), QSize(300, 120)
    beyond = 8.0
    keeps = keeps_ground = False  # it scrolls

    def __init__(self, parchment: ParchmentLook, reveal: Reveal) -> None:
        """Write on parchment."""
        self._parchment = parchment
        self.painter = LedgerPainter(parchment, reveal)

    def laid(self, scene: EndStory, room: PartRoom) -> LaidPart:
        self.painter.story = scene
        laying = _Laying(scene, room)
        name = QCoreApplication.translate("Review", "Where the points come from")
        return LaidPart(
            pieces=tuple(laying.pieces),
            name=name,
            heading=name,
            ground=tuple(laying.slips),
            walk=Walk.NEAREST,
            height=laying.height,
        )

    def looked_at(self, piece: Piece) -> At | Thing | None:
        return thing_of(piece)

    def paint_ground(self, brush: Brush, box: QRectF, laid: LaidPart) -> None:
        """Paint a slip of paper below each heap."""
        del box
        painter, text = brush.painter, brush.look.scale
        for slip in laid.ground:
            shadow = QColor(CARD_INK)
            shadow.setAlphaF(0.3)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(shadow)
            painter.drawRoundedRect(slip.translated(QPointF(1.5, 2) * text), 4 * text, 4 * text)
            painter.setBrush(QColor(self._parchment.palette.raised))
            painter.drawRoundedRect(slip, 4 * text, 4 * text)

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        face = piece.face
        if not isinstance(face, HeapFace):
            self.painter.paint(brush, box, face, mood)
            return
        if face.name:
            self._paint_title(brush, box, face)
        else:
            fit_words(
                brush.painter,
                box,
                whole(face.points),
                brush.look.title_font(_SUM),
                INK,
                flags=_RIGHT,
            )
        if mood.is_hovered:
            paint_frame(brush, box)
        if mood.is_focused:
            paint_ring(brush, box)

    def _paint_title(self, brush: Brush, box: QRectF, face: HeapFace) -> None:
        """Write a source with its points, underlined in the side's colour where they are best."""
        painter, look, text = brush.painter, brush.look, brush.look.scale
        ink = INK if face.is_best else self._parchment.palette.quiet
        words, font = whole(face.points), look.bold(_POINTS)
        fit_words(painter, box, words, font, ink, flags=_RIGHT)
        wide = width_of_words(font, words)
        edge = wide + 8 * text
        fit_words(painter, box, face.name, look.title_font(_NAME), INK, flags=_LEFT, edge=edge)
        if face.is_best and self.painter.story is not None:
            side = self.painter.story.sides[face.column]
            line = QRectF(
                box.right() - wide - 2 * text, box.bottom() - 3 * text, wide + 4 * text, 0
            )
            line.setHeight(3 * text)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour_of(look, side).darker(118))
            painter.drawRoundedRect(line, text, text)


class _Laying:
    """The places of all heads, slips and heaps in a room."""

    def __init__(self, story: EndStory, room: PartRoom) -> None:
        self._story, self._room, self._text = story, room, room.text
        self._flow = ItemFlow(room)
        self.pieces: list[Piece] = []
        self.slips: list[QRectF] = []
        many, text = len(story.sides), self._text
        whole_width = room.size.width() - 2 * _EDGE * text
        gap = _COLUMN_GAP * text
        fits = max(1, int((whole_width + gap) // (_LEAST * text + gap)))
        rows = -(-many // min(many, fits))
        beside = -(-many // rows)
        self._wide = (whole_width + gap) / beside - gap
        self._inner = max(1, int((self._wide + gap) // (_ROOMY * text + gap)))
        """The number of heaps of a side in one row."""
        self._slip = (self._wide + gap) / self._inner - gap
        self._heaps = [heaps_of(story.ledger.rows, column) for column in range(many)]
        self._side = self._best_side(room.size.height()) if rows == 1 else _SIDES[-1] * text
        self.height = 0.0
        for first in range(0, many, beside):
            columns = range(first, min(many, first + beside))
            lows = [self._lay(each, (each - first) * (self._wide + gap)) for each in columns]
            self.height = max(lows)

    def _best_side(self, most: float) -> float:
        """Return the largest side of stamps with which all heaps have room, or the least one."""
        for side in _SIDES:
            lows = [self._tops(heaps, side * self._text)[-1] for heaps in self._heaps]
            if max(lows) + _HEAD * self._text + 6 <= most:
                return side * self._text
        return _SIDES[-1] * self._text

    def _tops(self, heaps: Sequence[Heap], side: float) -> list[float]:
        """Return where each heap begins below its head, row by row, and where the last row ends."""
        tops, top = list[float](), 0.0
        for first in range(0, len(heaps), self._inner):
            row = heaps[first : first + self._inner]
            tops += [top] * len(row)
            top += max(self._high(heap, side) for heap in row)
        return [*tops, top]

    def _high(self, heap: Heap, side: float) -> float:
        """Return the height of a heap with its title and the distance to the next one."""
        text, gap = self._text, GAP * self._room.unit
        rows = self._flow.rows(heap.items, side, self._slip - 2 * _PAD * text)
        items = sum(self._flow.row_height(row, side) + gap for row in rows)
        return items + (_TITLE + _PAD / 2 + _BETWEEN) * text

    def _lay(self, column: int, left: float) -> float:
        """Lay a side's head and heaps; return where they end."""
        text, top = self._text, self.height
        left += _EDGE * text
        head = QRectF(left, top + 2, self._wide, _HEAD * text - 6)
        self.pieces += self._head(column, head)
        top += _HEAD * text
        heaps, step = self._heaps[column], self._slip + _COLUMN_GAP * text
        tops = self._tops(heaps, self._side)
        for number, heap in enumerate(heaps):
            low = next(each for each in tops[number:] if each > tops[number])
            high = low - tops[number] - _BETWEEN * text
            aside = number % self._inner * step
            slip = QRectF(left + aside, top + tops[number], self._slip, high)
            self.slips.append(slip)
            self.pieces += self._heap(column, heap, slip)
        return top + tops[-1]

    def _head(self, column: int, box: QRectF) -> Iterator[Piece]:
        """Yield a side's face with the name, and the total."""
        story = self._story
        side, art = story.sides[column], story.art
        thing, words = art.portrait_of(side), art.portrait_words(side) or side.name
        face = PortraitFace(column, is_head=True, is_left=False, thing=thing)
        name, total = QRectF(box), QRectF(box)
        name.setRight(box.right() - 60 * self._text)
        total.setLeft(name.right())
        opens = thing is not None
        yield Piece(AtPortrait(column), name, side.name, words, face, opens=opens)
        row = story.ledger.total
        points = row.cells[column].points
        told = count_words(side.name, row.name, points)
        at = AtCount(len(story.ledger.rows), column)
        yield Piece(at, total, whole(points), told, HeapFace(column, "", points, is_best=False))

    def _heap(self, column: int, heap: Heap, slip: QRectF) -> Iterator[Piece]:
        """Yield the title of a heap and its things."""
        pad, side = _PAD * self._text, self._story.sides[column]
        title = slip.adjusted(pad, 2, -pad, 0)
        title.setHeight(_TITLE * self._text)
        words = count_words(side.name, heap.source, heap.points)
        face = HeapFace(column, heap.source, heap.points, heap.is_best)
        more = " ".join(map(sentence_of, heap.items))
        yield Piece(AtCount(heap.row, column), title, heap.source, words, face, explained=more)
        room = slip.adjusted(pad, _TITLE * self._text, -pad, -pad / 4)
        placed = self._flow.placed(heap.items, self._side, room, is_left=False)
        for number, each in enumerate(placed):
            yield item_piece(AtItem(heap.row, column, number), each, is_left=False)
