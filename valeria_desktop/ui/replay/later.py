"""The next entries of the story after a moment of a replay, as a list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, Qt

from valeria_desktop.session.story import EntryKind, Story
from valeria_desktop.ui.controls.rows import never_raises
from valeria_desktop.ui.log.log_model import LogRole, RowForm, ShownRow
from valeria_desktop.ui.words.phrases import tell
from valeria_desktop.ui.words.sentence import runs_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.session.story import StoryEntry, TellTurn
    from valeria_desktop.ui.controls.rows import Index

_MOST = 8
"""The number of entries that are told at most."""
_CHAPTERS = 2
"""The number of turns from which they are, beside the present one."""


class LaterModel(QAbstractListModel):
    """The next entries of a story after a line of the log."""

    def __init__(self) -> None:
        """Make an empty list."""
        super().__init__()
        self._story = Story()
        self._seats: tuple[Seat, ...] = ()
        self._entries: tuple[StoryEntry, ...] = ()

    def use(self, tell_turn: TellTurn) -> None:
        """Tell another game's story, in that game's own way."""
        self._story = Story(tell_turn)

    def show_after(self, told: int, lines: Sequence[Line], seats: tuple[Seat, ...]) -> None:
        """Show what came after the first lines of a log."""
        self._story.tell(lines, tuple(seat.name for seat in seats))
        found = tuple(self._after(told))[:_MOST]
        if (found, seats) != (self._entries, self._seats):
            self.beginResetModel()
            self._entries, self._seats = found, seats
            self.endResetModel()

    def _after(self, told: int) -> Iterator[StoryEntry]:
        later = [chapter for chapter in self._story.chapters if chapter.end > told]
        first = later[0].first if later else 0
        for chapter in later[: _CHAPTERS + (first < told)]:
            for entry in chapter.entries:
                if min(entry.lines, default=-1) >= told and entry.kind is not EntryKind.QUIET:
                    yield entry

    # --- the model

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._entries)

    @never_raises
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role == Qt.ItemDataRole.DisplayRole and orientation is Qt.Orientation.Horizontal:
            return self.tr("What came after")
        return None

    @never_raises
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._entries):
            return None
        entry = self._entries[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return tell(entry.sentence(tuple(seat.name for seat in self._seats)))
            case LogRole.SHOWN:
                seat = None if entry.seat is None else self._seats[entry.seat]
                return ShownRow(RowForm(entry.kind), runs_of(entry.told), seat, False, True, False)
            case LogRole.CARDS:
                return entry.things
            case LogRole.LINE:
                return entry.lines[0]
        return None
