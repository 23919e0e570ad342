"""What a coach may be asked, and what is said in its place where nobody is to be helped."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from valeria_desktop.ui.play.undo import UndoController

if TYPE_CHECKING:
    from valeria_desktop.ui.coach.coach import Moment


class HelpController(UndoController):
    """What leads a session, as far as it has players helped."""

    advice_asked = Signal()
    """A person wants to know what would be best."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Help everyone, as long as no game is played without."""
        super().__init__(parent)
        self.has_hints = True
        """The setting: whether anybody may ask what would be best, or what would help."""
        self.scene: Any = None
        """What is seen of the game; each has its own."""

    @property
    def is_open(self) -> bool:
        """Whether a person's answer is awaited now."""
        raise NotImplementedError

    @property
    def is_moving(self) -> bool:
        """Whether something that happened is still being shown."""
        raise NotImplementedError

    @property
    def no_help(self) -> str:
        """Say why nobody is helped; nothing if everyone is."""
        if self.session is not None and self.session.without_help:
            return self.tr("This game is played without help.")
        return "" if self.has_hints else self.tr("Help is switched off in the settings.")

    @property
    def helps(self) -> bool:
        """Whether anybody may ask what would be best, or what would help, in this game."""
        return not self.no_help

    def refuse_help(self) -> None:
        """Say why nobody is helped."""
        self.told.emit(self.no_help)

    def hint(self) -> None:
        """Let the table say what would be best."""
        if not self.helps:
            self.refuse_help()
        elif self.is_open:
            self.advice_asked.emit()

    def _moment(self) -> Moment | None:
        """Return the moment to ask a coach about: the one in sight, if nothing moves."""
        if self.session is None or self.scene is None or self.is_moving or not self.helps:
            return None
        return self.session.record, self.scene.view
