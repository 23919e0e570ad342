"""Preferences: what a player has chosen once and for all, used at once and kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve
from PySide6.QtCore import QObject, Signal

from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.storage.files import sweep
from valeria_desktop.storage.settings import NAME, read_settings, write_settings, wrong_values
from valeria_desktop.ui.kit.look import TEXT_SIZES, nearest_size
from valeria_desktop.ui.kit.motion import wants_less_motion
from valeria_desktop.ui.kit.pace import Movement, Pace
from valeria_desktop.ui.kit.room import largest_text, unit_of
from valeria_desktop.ui.kit.words import tell

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtCore import QSize

    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.kernel.rules import Games
    from valeria_desktop.storage.wishes import Settings
    from valeria_desktop.ui.kit.look import Look

_SHOWN = (
    *("theme", "scale", "symbols", "pace", "movement", "confirm_turn_end", "has_hints"),
    *("has_tutor", "has_remarks"),
    *("sound_mine", "sound_others", "sound_calls", "is_muted"),
    "language",
)


class Preferences(QObject):
    """Reads the settings, has them used, and writes what is changed."""

    told = Signal(str)
    pace_changed = Signal(object)
    movement_changed = Signal(object)
    """How much moves, which follows the system's wish for less motion."""
    turn_end_changed = Signal(bool)
    """Whether the end of a turn waits for an answer."""
    used = Signal(str, object)
    """A setting by its name, and what it is from now on."""

    def __init__(
        self, look: Look, folder: Path, games: Games, parent: QObject | None = None
    ) -> None:
        """Read what was kept; colours and sizes are used at once, the rest later."""
        super().__init__(parent)
        self._look = look
        self._folder = folder
        self._less_motion = wants_less_motion()
        sweep(folder, NAME)
        self._found = read_settings(folder, games)
        self.kept = self._found.settings
        self._largest = max(TEXT_SIZES)
        look.use(theme=self.kept.theme)
        self._use_size()

    def in_use(self) -> dict[str, object]:
        """Return the settings that are shown, by their names."""
        return {name: getattr(self.kept, name) for name in _SHOWN}

    def fit(self, window: QSize) -> None:
        """Keep text to what a window has room for; a larger wish is kept for a larger window."""
        self._largest = largest_text(unit_of(window))
        self._use_size()

    def _use_size(self) -> None:
        self._look.use(scale=min(nearest_size(self.kept.scale), self._largest))

    @property
    def wrong(self) -> tuple[Phrase, ...]:
        """What was kept and can't be."""
        return self._found.wrong

    def use_all(self) -> None:
        """Have all settings used; what can't be is told at once."""
        for name, value in self.in_use().items():
            self._use(name, value)
        if self._found.trouble:
            self.told.emit(tell(self._found.trouble))
        elif self.wrong:
            self.told.emit(tell(wrong_values(self.wrong)))

    def change(self, name: str, value: object) -> None:
        """Use a setting from now on, and keep it."""
        changes: dict[str, Any] = {name: value}
        self.keep(evolve(self.kept, **changes))
        self._use(name, value)

    def keep(self, settings: Settings) -> None:
        """Keep settings; it is told if they can't be written."""
        self.kept = settings
        try:
            write_settings(settings, self._folder)
        except ValeriaError as error:
            self.told.emit(tell(error.words))

    def _use(self, name: str, value: object) -> None:
        if name == "theme":
            self._look.use(theme=str(value))
        elif name == "scale":
            self._use_size()
        elif name == "pace":
            self.pace_changed.emit(Pace(str(value)))
        elif name == "movement":
            movement = Movement(str(value))
            is_less = self._less_motion and movement is Movement.FULL
            self.movement_changed.emit(Movement.CALM if is_less else movement)
        elif name == "confirm_turn_end":
            self.turn_end_changed.emit(bool(value))
        self.used.emit(name, value)

    def resize(self, steps: int) -> None:
        """Make everything larger or smaller by steps."""
        offered = [size for size in TEXT_SIZES if size <= self._largest]
        index = offered.index(nearest_size(self._look.scale)) + steps
        if 0 <= index < len(offered):
            self.change("scale", offered[index])

    def mute_or_not(self) -> None:
        """Let nothing be heard, or everything again."""
        self.change("is_muted", not self.kept.is_muted)

    def turn_light_or_dark(self) -> None:
        """Change to the other theme."""
        self.change("theme", "light" if self._look.is_dark else "dark")
