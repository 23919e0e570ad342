"""A game's own words in the lists that all games share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from valeria_desktop.storage.ledger import KeptGame
    from valeria_desktop.ui.screens.past.history_models import Column, HistoryTable

Keys: TypeAlias = tuple[tuple[str, ...], str]
"""Keys, and the effect of each of them, or of all together."""


class GameKeys(NamedTuple):
    """The particular keys of a game."""

    own: Sequence[Keys] = ()
    """Keys that only this game's table has."""
    refused: Collection[str] = ()
    """The ids of commands that this game's table has no answer to."""


class GameWords(QObject):
    """The words of a game; the defaults are for a game without words of its own."""

    def pitch(self) -> str:
        """Return a sentence about the kind of game, for a player who chooses among games."""
        return ""

    def kind(self, setup: Any) -> str:
        """Return the name of the kind of game; empty if the number of players is its name."""
        return ""

    def setup(self, kept: KeptGame) -> str:
        """Return the name of a finished game's set-up."""
        return ""

    def player_columns(self) -> Sequence[Column]:
        """Return additional columns about a player, over a Tallied."""
        return ()

    def tables(self) -> Sequence[HistoryTable]:
        """Return the history's tables that only this game has."""
        return ()

    def keys(self) -> Sequence[Keys]:
        """Return the keys that only answer questions of this game."""
        return ()

    def letters(self) -> Mapping[str, str]:
        """Return the letters of signs that may bear one, by the names of their icons."""
        return {}

    def note(self) -> str:
        """Return an explanation of the columns."""
        return ""

    def about(self) -> str:
        """Return a sentence for the page about the program: the rules' source, and our own part."""
        return ""
