"""The saved games as a list model."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QDateTime,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)

from valeria_desktop.kernel.foreign import shown
from valeria_desktop.kernel.score import Outcome
from valeria_desktop.session.saves import final_of
from valeria_desktop.ui.controls.rows import never_raises
from valeria_desktop.ui.face import games_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.session.saves import Final
    from valeria_desktop.storage.save import SavedGame
    from valeria_desktop.storage.shelf import ListedSave
    from valeria_desktop.ui.face import Faces

Index = QModelIndex | QPersistentModelIndex


class GamesRole(IntEnum):
    """The data of a line of the list, beside its words."""

    LISTED = Qt.ItemDataRole.UserRole
    TITLE = Qt.ItemDataRole.UserRole + 1
    SEATS = Qt.ItemDataRole.UserRole + 2
    """All seats with their public points, or after the end with all points."""
    DETAILS = Qt.ItemDataRole.UserRole + 3


class GamesModel(QAbstractListModel):
    """The saved games as a list."""

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self._faces = faces
        self._games: list[ListedSave] = []
        self._finals: dict[str, Final | None] = {}
        """The ends of games, by their digests: a list is painted far more often than it changes."""

    def show(self, games: Sequence[ListedSave]) -> None:
        """Show games, the newest first."""
        self.beginResetModel()
        self._games = list(games)
        self._finals.clear()
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._games)

    @never_raises
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        return self.tr("Games") if role == Qt.ItemDataRole.DisplayRole else None

    @never_raises
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        listed = self._games[index.row()]
        saved = listed.saved
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return self.words(saved)
        makers: dict[int, Callable[[], object]] = {
            GamesRole.LISTED: lambda: listed,
            GamesRole.TITLE: lambda: self.title(saved),
            GamesRole.SEATS: lambda: self._seats(saved),
            GamesRole.DETAILS: lambda: self.details(saved),
        }
        return makers[role]() if role in makers else None

    def _final(self, saved: SavedGame) -> Final | None:
        if saved.digest not in self._finals:
            self._finals[saved.digest] = final_of(saved, games_of(self._faces))
        return self._finals[saved.digest]

    def _seats(self, saved: SavedGame) -> tuple[tuple[Seat, int], ...]:
        final = self._final(saved)
        return tuple(zip(saved.seats, final.points if final else saved.points, strict=False))

    def _end(self, saved: SavedGame) -> str:
        """Return words about the end of a game."""
        final = self._final(saved)
        if final is None:
            return self.tr("over")
        outcomes = {
            Outcome.WON: self.tr("over: won"),
            Outcome.LOST: self.tr("over: lost"),
            Outcome.DRAWN: self.tr("over: drawn"),
        }
        if final.outcome:
            return outcomes[final.outcome]
        return self.tr("over: won by {names}").format(names=", ".join(final.winners))

    def title(self, saved: SavedGame) -> str:
        """Return the name under which a game was saved, or else its kind."""
        kind = self._faces[saved.game].words.kind(saved.setup)
        return shown(saved.title) or kind or self.tr("A game of %n", "", len(saved.seats))

    def details(self, saved: SavedGame) -> str:
        """Return a game's progress and its date, after its name if there are several games."""
        when = QDateTime.fromString(saved.played, Qt.DateFormat.ISODate).toLocalTime()
        face = self._faces[saved.game]
        boxes = face.words.boxes(saved.setup)
        parts = [
            *([face.rules.name] if len(self._faces) > 1 else []),
            *([boxes] if boxes else []),
            self._end(saved)
            if saved.is_over
            else self.tr("Round {n}").format(n=max(1, saved.round)),
            QLocale().toString(when, QLocale.FormatType.ShortFormat),
        ]
        if saved.rewound:
            parts.append(self.tr("rewound"))
        if saved.without_help:
            parts.append(self.tr("without help"))
        return " · ".join(parts)

    def words(self, saved: SavedGame) -> str:
        """Return a game's title, its players with their points, its progress and its date."""
        names = ", ".join(f"{seat.name} {points}" for seat, points in self._seats(saved))
        return f"{self.title(saved)} · {names} · {self.details(saved)}"
