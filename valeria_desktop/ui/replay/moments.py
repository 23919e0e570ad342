"""The table as it was: what a replay shows of a moment, each game in its own way."""

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
    """Parts that the screen of a replay puts around its deck; they belong to the screen."""

    clause_asked = Signal(str)
    head: QWidget | None = None
    """Where the game stood, in one line."""
    centre: QWidget
    foot: QWidget | None = None
    """What belongs to the players."""
    foot_share = 0.3
    """How much of the height that takes."""

    def start(self, replay: Replay) -> None:
        """Begin with a game."""

    def show_scene(self, scene: Any, viewer: int) -> None:
        """Show a moment as a seat saw it."""
        raise NotImplementedError

    def watch_log(self, log: QAbstractItemView) -> None:
        """Show the things that lines of the log are about, where the mouse rests on one."""

    def told(self, entries: Sequence[StoryEntry], lines: Sequence[Line]) -> list[StoryEntry]:
        """Add to the story of a turn what its lines don't tell, as what someone said."""
        return [*entries]

    def take_down(self) -> None:
        """Take away what stands over the screen: games with another face are shown."""

    def unveiled(self, replay: Replay) -> str:
        """Say what was secret until the game was over; nothing if nothing was."""
        return ""
