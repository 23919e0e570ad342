"""Requests to a coach, and the refusals where the game or the settings allow no help."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from valeria_desktop.ui.play.undo import UndoController

if TYPE_CHECKING:
    from valeria_desktop.ui.coach.coach import Moment


class HelpController(UndoController):
    """The part of a controller that lets players ask for help."""

    advice_asked = Signal()
    """A person wants to know the best option."""
    hint_numbers_turned = Signal(bool)
    """A person unfolded the numbers of hints, or folded them."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Allow help, unless a game is played without it."""
        super().__init__(parent)
        self.has_hints = True
        """The setting: whether players may ask for the best option and for other help."""
        self.shows_hint_numbers = False
        """Whether the numbers of hints are unfolded, as the player left them."""
        self.scene: Any = None
        """The visible scene of the game; each game has its own class."""

    @property
    def is_open(self) -> bool:
        """Whether the game waits for a person's choice now."""
        raise NotImplementedError

    @property
    def is_moving(self) -> bool:
        """Whether the table still shows past events."""
        raise NotImplementedError

    @property
    def no_help(self) -> str:
        """The reason why players may ask for no help; empty if they may."""
        if self.session is not None and self.session.without_help:
            return self.tr("This game is played without help.")
        return "" if self.has_hints else self.tr("Help is switched off in the settings.")

    @property
    def helps(self) -> bool:
        """Whether players may ask for help in this game."""
        return not self.no_help

    def refuse_help(self) -> None:
        """Tell the player why there is no help."""
        self.told.emit(self.no_help)

    def hint(self) -> None:
        """Ask the table to show the best option, or say why there is no help."""
        if not self.helps:
            self.refuse_help()
        elif self.is_open:
            self.advice_asked.emit()

    def show_hint_numbers(self, is_shown: bool) -> None:  # noqa: FBT001 - Qt's signal gives it
        """Remember that the numbers of hints are unfolded, or folded."""
        self.shows_hint_numbers = is_shown
        self.hint_numbers_turned.emit(is_shown)

    def _moment(self) -> Moment | None:
        """Return the visible moment, for the coach; None while pieces move or without help."""
        if self.session is None or self.scene is None or self.is_moving or not self.helps:
            return None
        return self.session.record, self.scene.view
