"""What a game says of itself in the lists that all games share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from valeria_desktop.storage.ledger import KeptGame
    from valeria_desktop.ui.screens.past.history_models import Column, HistoryTable

Keys: TypeAlias = tuple[tuple[str, ...], str]
"""Keys, and what each of them, or all together, do."""


class GameKeys(NamedTuple):
    """What is particular about the keys of a game."""

    own: Sequence[Keys] = ()
    """Keys of its own table alone."""
    refused: Collection[str] = ()
    """The ids of commands that its table has no answer to."""


class GameWords(QObject):
    """The words of a game; one that has nothing of its own to say takes them as they are here."""

    def pitch(self) -> str:
        """Say in a sentence what kind of game it is, to someone who chooses among games."""
        return ""

    def kind(self, setup: Any) -> str:
        """Name the kind of game; empty where it is named by the number of players."""
        return ""

    def setup(self, kept: KeptGame) -> str:
        """Name the set-up of a finished game."""
        return ""

    def player_columns(self) -> Sequence[Column]:
        """Return further columns about a player, over a Tallied."""
        return ()

    def tables(self) -> Sequence[HistoryTable]:
        """Return the history's tables that are this game's alone."""
        return ()

    def keys(self) -> Sequence[Keys]:
        """Tell the keys that answer questions of this game alone."""
        return ()

    def letters(self) -> Mapping[str, str]:
        """Return the letters of signs that may bear one, by the names of their icons."""
        return {}

    def note(self) -> str:
        """Explain its columns."""
        return ""

    def about(self) -> str:
        """Say on the page about the program whose rules it plays, and what of it is our own."""
        return ""
