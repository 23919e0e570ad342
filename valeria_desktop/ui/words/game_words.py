"""A game's own words in the lists that all games share."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Protocol, TypeAlias

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

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

    def boxes(self, setup: Any) -> str:
        """Return what came to the table besides the game's own box; empty for nothing."""
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


class GameHistory(Protocol):
    """A game's own tables of finished games."""

    def setup(self, kept: KeptGame) -> str:
        """Return the name of a finished game's set-up."""

    def player_columns(self) -> Sequence[Column]:
        """Return additional columns about a player."""

    def tables(self) -> Sequence[HistoryTable]:
        """Return the tables that only this game has."""


class HistoryWords(GameWords):
    """The words of a game whose history has a room of its own, which is loaded when needed."""

    make_history: ClassVar[Callable[[GameWords], GameHistory]]

    @cached_property
    def _history(self) -> GameHistory:
        return type(self).make_history(self)

    def setup(self, kept: KeptGame) -> str:
        return self._history.setup(kept)

    def player_columns(self) -> Sequence[Column]:
        return self._history.player_columns()

    def tables(self) -> Sequence[HistoryTable]:
        return self._history.tables()
