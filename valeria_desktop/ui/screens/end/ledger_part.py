"""The ledger as pieces: the ribbon, portraits, and a line for each source of points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSize

from valeria_desktop.ui.pieces.piece import LaidPart, Part, Piece, Walk
from valeria_desktop.ui.screens.end.addresses import (
    AtCount,
    AtItem,
    AtPortrait,
    AtSource,
    AtVerdict,
)
from valeria_desktop.ui.screens.end.ledger_layout import ledger_boxes
from valeria_desktop.ui.screens.end.ledger_paint import (
    CountFace,
    ItemFace,
    LedgerPainter,
    PortraitFace,
    SourceFace,
)
from valeria_desktop.ui.screens.end.score_ledger import piled
from valeria_desktop.ui.words.figures import whole

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF

    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.parchment import ParchmentLook
    from valeria_desktop.ui.pieces.piece import PartRoom, PieceMood
    from valeria_desktop.ui.screens.end.end_story import EndStory
    from valeria_desktop.ui.screens.end.ledger_items import PlacedItem
    from valeria_desktop.ui.screens.end.ledger_layout import LedgerBoxes, LineBoxes
    from valeria_desktop.ui.screens.end.reveal import Reveal
    from valeria_desktop.ui.screens.end.score_ledger import LedgerItem, LedgerRow

translate = QCoreApplication.translate


class LedgerPart(Part["EndStory"]):
    """Lays the ledger out; a line is written after the other."""

    drawn = QSize(1280, 296)
    beyond = 8.0
    keeps = False
    keeps_ground = False  # it scrolls; its picture is kept by the painter

    def __init__(self, parchment: ParchmentLook, reveal: Reveal) -> None:
        """Write on parchment, as far as is revealed."""
        self.painter = LedgerPainter(parchment, reveal)

    def laid(self, scene: EndStory, room: PartRoom) -> LaidPart:
        boxes = ledger_boxes(scene, room)
        self.painter.story = scene
        grid = _Grid(scene, boxes)
        return LaidPart(
            pieces=grid.cells(),
            columns=grid.columns,
            name=translate("End", "Score"),
            headings=grid.headings(),
            rows=grid.names(),
            ground=boxes,
            walk=Walk.GRID,
            height=boxes.height,
        )

    def looked_at(self, piece: Piece) -> At | Thing | None:
        return thing_of(piece)

    def paint_ground(self, brush: Brush, box: QRectF, laid: LaidPart) -> None:
        del box
        self.painter.paint_sheet(brush, laid.ground)

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        self.painter.paint(brush, box, piece.face, mood)


def thing_of(piece: Piece) -> Thing | None:
    """Return the thing that a piece of the page shows; None without one."""
    match piece.face:
        case ItemFace(item=item):
            return item.thing
        case PortraitFace(thing=thing):
            return thing
    return None


class _Grid:
    """The pieces by lines and columns, from left to right as they lie."""

    def __init__(self, story: EndStory, boxes: LedgerBoxes) -> None:
        self._story, self._boxes = story, boxes
        sides = range(len(story.sides))
        self._most = [max(len(line.items[column]) for line in boxes.lines) for column in sides]
        self._order: list[tuple[str, int, int]] = []
        """The columns: their kind, the side, and the number of the item."""
        if boxes.is_mirrored:
            self._order += [("item", 0, number) for number in reversed(range(self._most[0]))]
            self._order += [("count", 0, 0), ("source", 0, 0), ("count", 1, 0)]
            self._order += [("item", 1, number) for number in range(self._most[1])]
        else:
            self._order.append(("source", 0, 0))
            for column in sides:
                self._order.append(("count", column, 0))
                self._order += [("item", column, number) for number in range(self._most[column])]

    @property
    def columns(self) -> int:
        return len(self._order)

    @property
    def _rows(self) -> tuple[LedgerRow, ...]:
        ledger = self._story.ledger
        return *ledger.rows, ledger.total

    def names(self) -> tuple[str, ...]:
        """Return the names of all lines, the ribbon's first."""
        return (translate("End", "Result"), *(row.name for row in self._rows))

    def headings(self) -> tuple[str, ...]:
        """Return the name of the side of each column."""
        source = translate("End", "Source")
        sides = self._story.sides
        return tuple(
            source if kind == "source" else sides[column].name for kind, column, _ in self._order
        )

    def cells(self) -> tuple[Piece | None, ...]:
        lines = zip(self._rows, self._boxes.lines, strict=True)
        below = [
            self._cell(number, row, line, cell)
            for number, (row, line) in enumerate(lines)
            for cell in self._order
        ]
        return (*map(self._head, self._order), *below)

    # --- the first line: the result, between the portraits or the heads

    def _head(self, cell: tuple[str, int, int]) -> Piece | None:
        kind, column, _ = cell
        if kind == "source":
            return self._verdict()
        boxes = self._boxes.portraits or self._boxes.heads
        if kind == "item" or not boxes:
            return None
        side, art = self._story.sides[column], self._story.art
        is_head = not self._boxes.portraits
        thing = art.portrait_of(side)
        if thing is None and not is_head and not art.has_likeness(side):
            return None
        words = art.portrait_words(side) or side.name
        face = PortraitFace(column, is_head, self._is_left(column), thing)
        opens = thing is not None
        return Piece(AtPortrait(column), boxes[column], side.name, words, face, opens=opens)

    def _verdict(self) -> Piece:
        story = self._story
        words = " ".join(each for each in (story.verdict, story.reason) if each)
        return Piece(AtVerdict(), self._boxes.ribbon, story.title, words, story.title, told=words)

    # --- the other lines

    def _cell(
        self, number: int, row: LedgerRow, line: LineBoxes, cell: tuple[str, int, int]
    ) -> Piece | None:
        kind, column, item = cell
        if kind == "source":
            return self._source(number, row, line)
        if kind == "count":
            return self._count(number, row, line, column)
        placed = line.items[column]
        if item >= len(placed):
            return None
        at = AtItem(number, column, item)
        return item_piece(at, placed[item], is_left=self._is_left(column))

    def _is_left(self, column: int) -> bool:
        return self._boxes.is_mirrored and column == 0

    def _is_total(self, number: int) -> bool:
        return number == len(self._story.ledger.rows)

    def _source(self, number: int, row: LedgerRow, line: LineBoxes) -> Piece:
        names = (side.name for side in self._story.sides)
        told = ", ".join(
            f"{name} {whole(cell.points)}" for name, cell in zip(names, row.cells, strict=True)
        )
        words = translate("End", "{source}: {points}.").format(source=row.name, points=told)
        is_total, is_mirrored = self._is_total(number), self._boxes.is_mirrored
        face = SourceFace(number, row.name, is_total, is_mirrored)
        return Piece(AtSource(number), line.name, row.name, words, face)

    def _count(self, number: int, row: LedgerRow, line: LineBoxes, column: int) -> Piece:
        cell = row.cells[column]
        words = count_words(self._story.sides[column].name, row.name, cell.points)
        explained = " ".join(sentence_of(item) for item in piled(cell.items))
        is_total, is_mirrored = self._is_total(number), self._boxes.is_mirrored
        face = CountFace(number, column, cell.points, cell.is_best, is_total, is_mirrored)
        at, box = AtCount(number, column), line.numbers[column]
        return Piece(at, box, whole(cell.points), words, face, explained=explained)


def count_words(player: str, source: str, points: int) -> str:
    """Return a side's points from a source in a sentence: "Rose, Domains: 13 points."."""
    words = translate("End", "{player}, {source}: {points} points.")
    if points == 1:
        words = translate("End", "{player}, {source}: 1 point.")
    return words.format(player=player, source=source, points=whole(points))


def item_piece(at: AtItem, placed: PlacedItem, *, is_left: bool) -> Piece:
    """Return the piece of an item in its place; a stamp opens."""
    item = placed.item
    words = sentence_of(item)
    face = ItemFace(at.row, at.number, item, is_left)
    is_thing = item.thing is not None
    return Piece(at, placed.box, item.words, words, face, told=words, opens=is_thing)


def sentence_of(item: LedgerItem) -> str:
    """Return an item with its points in a sentence: "Skeleton ×3: 6 points."."""
    is_pile = item.count > 1 and not item.is_note
    words = f"{item.words} ×{item.count}" if is_pile else item.words
    told = translate("End", "{what}: {points} points.")
    if item.points == 1:
        told = translate("End", "{what}: 1 point.")
    return told.format(what=words, points=whole(item.points))
