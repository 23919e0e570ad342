"""What players wish for is used where it matters: pace, movement, hints, letters on signs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.ui.face import Faces
    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.kit.pace import Movement, Pace
    from valeria_desktop.ui.shell.controller import Controller
    from valeria_desktop.ui.shell.main_window import MainWindow
    from valeria_desktop.ui.shell.preferences import Preferences
    from valeria_desktop.ui.stage.stage import Stage


def letters_of(faces: Faces) -> dict[str, str]:
    """Return the letters that signs may bear, in the language that is spoken."""
    return {
        sign: letter for face in faces.values() for sign, letter in face.words.letters().items()
    }


class Wishes(QObject):
    """Has settings used by the table, the stage and the controller."""

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
        self.letters_of: Callable[[], dict[str, str]] = dict

    def _use(self, name: str, value: object) -> None:
        """Offer hints or not, and write letters on signs or not."""
        if name == "has_hints":
            self._controller.has_hints = bool(value)
            self._offer_hints()
        elif name == "has_tutor":
            self._controller.tutor.is_on = bool(value)
        elif name == "has_remarks":
            self._controller.has_remarks = bool(value)
            self._controller.remarks_changed.emit()
            self.use_remarks()
        elif name == "symbols":
            self._write_letters(writes=value == "letters")

    def _offer_hints(self) -> None:
        """Offer hints where someone may be helped; else what was shown goes as well."""
        self._window.actions_by_id["hint"].setVisible(self._controller.helps)
        if not self._controller.helps:
            self._controller.coach.forget()

    def _write_letters(self, *, writes: bool) -> None:
        self._look.use_letters(self.letters_of() if writes else {})

    def use_symbols(self) -> None:
        """Write the letters of the language that is spoken now."""
        self._write_letters(writes=self._preferences.kept.symbols == "letters")

    def use_remarks(self) -> None:
        """Have a last word at the end, or none."""
        if self._window.has_end:
            self._window.end.has_remarks = self._controller.has_remarks

    def _use_pace(self, pace: Pace) -> None:
        self._controller.pace = self._stage.pace = pace
        self.use_motion()

    def _use_movement(self, movement: Movement) -> None:
        self._stage.movement = movement
        self.use_motion()

    def use_motion(self) -> None:
        """Let what moves by itself move as the stage does."""
        window, stage = self._window, self._stage
        if window.has_end:
            window.end.use_motion(stage.pace, stage.movement)
        if window.is_laid:
            window.table.use_motion(stage.pace, stage.movement)
