"""Preferences: the player's settings, used at once and kept on disk."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve
from PySide6.QtCore import QObject, Signal

from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.storage.files import sweep
from valeria_desktop.storage.settings import NAME, read_settings, write_settings, wrong_values
from valeria_desktop.ui.controls.held_keys import HELD_KEYS
from valeria_desktop.ui.paint.focus_ring import weigh_rings
from valeria_desktop.ui.paint.look import TEXT_SIZES, nearest_size
from valeria_desktop.ui.paint.room_look import largest_text, unit_of
from valeria_desktop.ui.program.first_start import system_wishes, taken_over
from valeria_desktop.ui.stage.pace import Movement, Pace, wants_less_motion
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtCore import QSize

    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.kernel.rules import Games
    from valeria_desktop.storage.settings import Settings
    from valeria_desktop.ui.face import Faces
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.play.controller import Controller
    from valeria_desktop.ui.program.main_window import MainWindow
    from valeria_desktop.ui.stage.stage import Stage


_SHOWN = (
    *("theme", "scale", "symbols", "pace", "movement", "confirm_turn_end", "has_hints"),
    *("has_tutor", "has_remarks", "keys_stay", "lines_stay", "contrast", "reader"),
    *("sound_mine", "sound_others", "sound_calls", "sound_bed", "is_muted"),
    "language",
)


class Preferences(QObject):
    """Reads the settings, announces their values, and writes changes."""

    told = Signal(str)
    pace_changed = Signal(object)
    movement_changed = Signal(object)
    """The movement of the stage, which follows the system's wish for less motion."""
    turn_end_changed = Signal(bool)
    """Whether the end of a turn waits for an answer."""
    used = Signal(str, object)
    """A setting's name, and its value from now on."""

    def __init__(
        self, look: Look, folder: Path, games: Games, parent: QObject | None = None
    ) -> None:
        """Read the kept settings; use colours and sizes at once, the others later."""
        super().__init__(parent)
        self._look = look
        self._folder = folder
        self._less_motion = wants_less_motion()
        self._unkept = ""
        """The reason why the settings in use are not on disk."""
        sweep(folder, NAME)
        self._found = read_settings(folder, games)
        self.kept = self._found.settings
        self._largest = max(TEXT_SIZES)
        if not self._found.trouble and not (folder / NAME).exists():
            self._follow_system()
        look.use(theme=self.kept.theme, contrast=self.kept.contrast)
        self._use_size()

    def _follow_system(self) -> None:
        """Take over the system's text size and contrast, and keep them: from now on they count."""
        found = taken_over(self.kept, system_wishes())
        if found != self.kept:
            self.keep(found)

    def in_use(self) -> dict[str, object]:
        """Return the values of the settings on their page, by the settings' names."""
        return {name: getattr(self.kept, name) for name in _SHOWN}

    def fit(self, window: QSize) -> None:
        """Limit text to the sizes that fit a window; a larger wish waits for a larger window."""
        self._largest = largest_text(unit_of(window))
        self._use_size()

    def _use_size(self) -> None:
        self._look.use(scale=min(nearest_size(self.kept.scale), self._largest))

    @property
    def wrong(self) -> tuple[Phrase, ...]:
        """The kept values that are not valid."""
        return self._found.wrong

    def use_all(self) -> None:
        """Announce all settings, and tell of an unreadable file or of wrong values."""
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
        """Write settings to disk; tell once why they can't be, until they can."""
        self.kept = settings
        trouble, self._unkept = self._unkept, ""
        try:
            write_settings(settings, self._folder)
        except ValeriaError as error:
            self._unkept = error.words
            if error.words != trouble:
                self.told.emit(tell(error.words))

    def _use(self, name: str, value: object) -> None:
        if name == "theme":
            self._look.use(theme=str(value))
        elif name == "scale":
            self._use_size()
        elif name == "contrast":
            weigh_rings(is_heavy=value == "strong")
            self._look.use(contrast=str(value))
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
        """Go a number of steps up or down in the offered text sizes."""
        offered = [size for size in TEXT_SIZES if size <= self._largest]
        index = offered.index(nearest_size(self._look.scale)) + steps
        if 0 <= index < len(offered):
            self.change("scale", offered[index])

    def mute_or_not(self) -> None:
        """Turn all sounds off, or on again."""
        self.change("is_muted", not self.kept.is_muted)

    def turn_light_or_dark(self) -> None:
        """Change to the other theme."""
        self.change("theme", "light" if self._look.is_dark else "dark")


def letters_of(faces: Faces) -> dict[str, str]:
    """Return the letters on signs, by the signs' names, in the present language."""
    return {
        sign: letter for face in faces.values() for sign, letter in face.words.letters().items()
    }


class AppliedPreferences(QObject):
    """Passes settings on to the table, the stage and the controller."""

    def __init__(
        self,
        look: Look,
        window: MainWindow,
        controller: Controller,
        stage: Stage,
        preferences: Preferences,
    ) -> None:
        """Listen to the settings."""
        super().__init__(window)
        self._look, self._window = look, window
        self._controller, self._stage, self._preferences = controller, stage, preferences
        preferences.pace_changed.connect(self._use_pace)
        preferences.movement_changed.connect(self._use_movement)
        preferences.used.connect(self._use)
        controller.game_started.connect(self._offer_hints)
        controller.shows_hint_numbers = preferences.kept.hint_numbers
        controller.hint_numbers_turned.connect(self._keep_numbers)
        self.letters_of: Callable[[], dict[str, str]] = dict

    def _use(self, name: str, value: object) -> None:
        """Use a setting that concerns hints, the tutor, remarks or symbols."""
        if name == "has_hints":
            self._controller.has_hints = bool(value)
            self._offer_hints()
        elif name == "has_tutor":
            self._controller.tutor.is_on = bool(value)
        elif name == "has_remarks":
            self._controller.has_remarks = bool(value)
            self._controller.remarks_changed.emit()
            self.use_remarks()
        elif name == "keys_stay":
            HELD_KEYS.stay = bool(value)
        elif name == "lines_stay":
            self._controller.lines_stay = bool(value)
        elif name == "symbols":
            self._write_letters(writes=value == "letters")

    def _keep_numbers(self, is_shown: bool) -> None:  # noqa: FBT001 - Qt's signal gives it
        self._preferences.keep(evolve(self._preferences.kept, hint_numbers=is_shown))

    def _offer_hints(self) -> None:
        """Offer hints if the game allows help; else forget the coach's hint, too."""
        self._window.actions_by_id["hint"].setVisible(self._controller.helps)
        if not self._controller.helps:
            self._controller.coach.forget()

    def _write_letters(self, *, writes: bool) -> None:
        self._look.use_letters(self.letters_of() if writes else {})

    def use_symbols(self) -> None:
        """Write letters on signs in the present language, if the player wants letters."""
        self._write_letters(writes=self._preferences.kept.symbols == "letters")

    def use_remarks(self) -> None:
        """Show the players' last words on the screen of the end, or leave them out."""
        if self._window.has_end:
            self._window.end.has_remarks = self._controller.has_remarks

    def _use_pace(self, pace: Pace) -> None:
        self._controller.pace = self._stage.pace = pace
        self.use_motion()

    def _use_movement(self, movement: Movement) -> None:
        self._stage.movement = movement
        self.use_motion()

    def use_motion(self) -> None:
        """Apply the stage's pace and movement to the table and to the screen of the end."""
        window, stage = self._window, self._stage
        self._controller.arrivals.use(stage.pace, stage.movement)
        window.home.let_move(moves=stage.movement is Movement.FULL)
        if window.has_end:
            window.end.use_motion(stage.pace, stage.movement)
        if window.is_laid:
            window.table.use_motion(stage.pace, stage.movement)
