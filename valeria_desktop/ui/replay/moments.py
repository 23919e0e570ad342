"""The past table in a replay: each game's own widgets around the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QAbstractItemView, QWidget

    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.session.replay import Replay
    from valeria_desktop.session.story import StoryEntry


class ReplayMoments(QObject):
    """A game's widgets around the deck of a replay; the screen of the replay owns them."""

    clause_asked = Signal(str)
    head: QWidget | None = None
    """The state of the game at the moment, in one line."""
    centre: QWidget
    foot: QWidget | None = None
    """The players' boards."""
    foot_share = 0.3
    """The foot's share of the height, from 0 to 1."""

    def start(self, replay: Replay) -> None:
        """Begin the replay of a game."""

    def show_scene(self, scene: Any, viewer: int) -> None:
        """Show the scene of a moment, as its viewer saw it."""
        raise NotImplementedError

    def watch_log(self, log: QAbstractItemView) -> None:
        """Show the things named in the log, while the mouse rests on a name."""

    def told(self, entries: Sequence[StoryEntry], lines: Sequence[Line]) -> list[StoryEntry]:
        """Return the story of a turn, with entries that its lines lack, such as remarks."""
        return [*entries]

    def take_down(self) -> None:
        """Delete the widgets over the screen: a game with another face is shown next."""

    def unveiled(self, replay: Replay) -> str:
        """Return a sentence about the secrets of a finished game; the empty text without any."""
        return ""
