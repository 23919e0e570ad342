"""The story as rows: turn by turn, old rounds folded, for all players or one."""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from valeria_desktop.session.story import EntryKind, Story
from valeria_desktop.ui.controls.rows import never_raises
from valeria_desktop.ui.words.phrases import tell
from valeria_desktop.ui.words.sentence import Run, runs_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.session.story import Chapter, StoryEntry, TellTurn
    from valeria_desktop.ui.words.sentence import Runs

Index = QModelIndex | QPersistentModelIndex
EVERYBODY = -1


class LogRole(IntEnum):
    """The data of a row of the story, beside its words."""

    CARDS = Qt.ItemDataRole.UserRole
    """The things named in the row."""
    SHOWN = Qt.ItemDataRole.UserRole + 1
    """All painted data of the row in one value, as a repaint asks every row."""
    LINE = Qt.ItemDataRole.UserRole + 2
    """The number of the row's first line in the log, or -1."""


class RowForm(StrEnum):
    """The form of a painted row."""

    FOLD = "fold"
    """A round that can be opened and closed."""
    HEADLINE = "headline"
    LINE = "line"
    QUIET = "quiet"


class ShownRow(NamedTuple):
    """All painted data of a row."""

    form: RowForm
    runs: Runs
    seat: Seat | None
    is_new: bool
    """Whether it happened since the viewer was asked last."""
    is_open: bool
    is_past: bool
    """Whether it belongs to an earlier turn."""


class LogRow(NamedTuple):
    """A row: its place in the story, and its words."""

    key: tuple[int, int]
    """The turn, and the row's number in it; for a round's own row, -1 minus the round, and 0."""
    entry: StoryEntry | None
    round: int
    is_open: bool
    is_past: bool
    words: str
    runs: Runs


class LogModel(QAbstractListModel):
    """The rows of a story: this turn's and the new ones, or all."""

    def __init__(self, tell_turn: TellTurn | None = None) -> None:
        """Make an empty story that sums turns up in a game's own way, or tells line by line."""
        super().__init__()
        self._story = Story(tell_turn)
        self._rows: list[LogRow] = []
        self._lines: Sequence[Line] = ()
        self._seats: tuple[Seat, ...] = ()
        self._names: tuple[str, ...] = ()
        self._new_from = 0
        self._whole = True
        self._whose = EVERYBODY
        self._turned: set[int] = set()
        """The old rounds that a reader has opened."""
        self._made: dict[int, tuple[Chapter, bool, list[LogRow]]] = {}
        self._folds: dict[tuple[int, bool], LogRow] = {}

    # --- the story

    def use(self, tell_turn: TellTurn | None) -> None:
        """Tell another game's story, in that game's own way."""
        self._story = Story(tell_turn)
        self._made.clear()
        self._turned.clear()

    def show_lines(self, lines: Sequence[Line], seats: tuple[Seat, ...]) -> None:
        """Show these lines, changing only the rows that differ."""
        if seats != self._seats:
            self._seats, self._names = seats, tuple(seat.name for seat in seats)
            self._made.clear()
        self._lines = lines
        self._story.tell(lines, self._names)
        self._renew()

    @property
    def line_count(self) -> int:
        """The number of lines told."""
        return len(self._lines)

    def show_whole(self, *, whole: bool) -> None:
        """Show all rows, or this turn's and the new ones."""
        self._whole = whole
        self._renew()

    @property
    def is_whole(self) -> bool:
        """Whether the whole game is shown."""
        return self._whole

    def show_seat(self, seat: int) -> None:
        """Show only one player's rows and the headlines; with -1 all rows."""
        self._whose = seat
        self._renew()

    def turn_round(self, number: int) -> None:
        """Open a folded round, or close it."""
        self._turned ^= {number}
        self._renew()

    def mark_from(self, line: int) -> None:
        """Mark the rows of this line and of later lines as new to the viewer."""
        if line == self._new_from:
            return
        self._new_from = line
        self._renew()
        if self._rows:
            last = self.index(len(self._rows) - 1)
            self.dataChanged.emit(self.index(0), last, [LogRole.SHOWN])

    def row_of_line(self, line: int) -> int:
        """Return the first row that tells of a line or a later one; -1 if there is none."""
        for number, row in enumerate(self._rows):
            if row.entry is not None and max(row.entry.lines) >= line:
                return number
        return -1

    # --- rows

    def _renew(self) -> None:
        """Bring the rows up to date, changing only those that differ."""
        old, new = self._rows, list(self._wanted())
        start = 0
        while start < min(len(old), len(new)) and old[start].key == new[start].key:
            start += 1
        end = 0
        rest = min(len(old), len(new)) - start
        while end < rest and old[-1 - end].key == new[-1 - end].key:
            end += 1
        if start + end < len(old):
            self.beginRemoveRows(QModelIndex(), start, len(old) - end - 1)
            del self._rows[start : len(old) - end]
            self.endRemoveRows()
        if start + end < len(new):
            self.beginInsertRows(QModelIndex(), start, len(new) - end - 1)
            self._rows[start:start] = new[start : len(new) - end]
            self.endInsertRows()
        for number, row in enumerate(new):
            if self._rows[number] is not row and self._rows[number] != row:
                self._rows[number] = row
                self.dataChanged.emit(self.index(number), self.index(number))

    def _wanted(self) -> Iterator[LogRow]:
        chapters = self._story.chapters
        newest = chapters[-1].round if chapters else 0
        told = 0
        for chapter in chapters:
            if self._whole:
                is_old = chapter.round < newest - 1
                if is_old and chapter.round != told:
                    yield self._fold(chapter.round)
                told = chapter.round
                if is_old and chapter.round not in self._turned:
                    continue
            elif chapter is not chapters[-1] and chapter.end <= self._new_from:
                continue
            yield from self._shown_of(chapter, is_past=chapter is not chapters[-1])

    def _fold(self, number: int) -> LogRow:
        """Return a round's own row: the same one until the round is opened or closed."""
        known = number, number in self._turned
        if known not in self._folds:
            self._folds[known] = self._made_fold(*known)
        return self._folds[known]

    def _made_fold(self, number: int, is_open: bool) -> LogRow:  # noqa: FBT001 - of a key
        words = self.tr("Round {number}").format(number=number)
        if not number:
            words = self.tr("Before the first round")
        spoken = self.tr("{round}, open") if is_open else self.tr("{round}, folded")
        return LogRow(
            (-1 - number, 0),
            None,
            number,
            is_open,
            is_past=True,
            words=spoken.format(round=words),
            runs=(Run(words),),
        )

    def _shown_of(self, chapter: Chapter, *, is_past: bool) -> Iterator[LogRow]:
        made, was_past, rows = self._made.get(chapter.turn, (None, is_past, []))
        if made is not chapter:
            rows = [self._row(chapter, at, is_past=is_past) for at in range(len(chapter.entries))]
        elif was_past is not is_past:
            rows = [row._replace(is_past=is_past) for row in rows]
        self._made[chapter.turn] = chapter, is_past, rows
        for row in rows:
            if row.entry is not None and not self._is_left_out(row.entry):
                yield row

    def _is_left_out(self, entry: StoryEntry) -> bool:
        if self._whose == EVERYBODY or entry.kind is EntryKind.HEADLINE or entry.seat is None:
            return False
        return entry.seat != self._whose

    def _row(self, chapter: Chapter, at: int, *, is_past: bool) -> LogRow:
        entry = chapter.entries[at]
        return LogRow(
            (chapter.turn, at),
            entry,
            chapter.round,
            is_open=True,
            is_past=is_past,
            words=tell(entry.sentence(self._names)),
            runs=runs_of(entry.told),
        )

    # --- the model

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    @never_raises
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role == Qt.ItemDataRole.DisplayRole and orientation is Qt.Orientation.Horizontal:
            return self.tr("Story")
        return None

    @never_raises
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = self._rows[index.row()]
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return row.words
        if role == LogRole.SHOWN:
            return self._shown(row)
        return self._of_row(row, role)

    def _shown(self, row: LogRow) -> ShownRow:
        entry = row.entry
        form = RowForm.FOLD if entry is None else RowForm(entry.kind)
        seat = None if entry is None else self._seat(entry.seat)
        return ShownRow(form, row.runs, seat, self._is_new(row), row.is_open, row.is_past)

    def _seat(self, number: int | None) -> Seat | None:
        """Return the player of a seat; None for nobody, and for a side that the rules play."""
        return None if number is None or number >= len(self._seats) else self._seats[number]

    def _is_new(self, row: LogRow) -> bool:
        return row.entry is not None and max(row.entry.lines) >= self._new_from

    def _of_row(self, row: LogRow, role: int) -> Any:
        entry = row.entry
        match role:
            case LogRole.CARDS:
                return () if entry is None else entry.things
            case LogRole.LINE:
                return -1 if entry is None else entry.lines[0]
        return None

    def round_at(self, index: Index) -> int | None:
        """Return the round that a row folds; None for any other row."""
        row = self._rows[index.row()]
        return row.round if row.entry is None else None
