"""What is heard of the game: sounds of the stage and the table, as loud as whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from valeria_desktop.ui.kit.sound import Sound, Sounds

if TYPE_CHECKING:
    from valeria_desktop.ui.shell.controller import Controller
    from valeria_desktop.ui.shell.main_window import MainWindow
    from valeria_desktop.ui.shell.preferences import Preferences
    from valeria_desktop.ui.stage.stage import Stage


class Hearing(QObject):
    """Plays what happens, as the settings have it."""

    def __init__(
        self, window: MainWindow, controller: Controller, stage: Stage, preferences: Preferences
    ) -> None:
        """Listen to the stage; tables are connected as they are laid."""
        super().__init__(window)
        self.sounds = Sounds(parent=self)
        self._window, self._controller = window, controller
        self.sounds.follow(window)
        stage.sounded.connect(self.play)
        preferences.used.connect(self._use)

    def play(self, name: str) -> None:
        """Play a sound by its name."""
        scene = self._controller.shown.scene
        is_mine = scene is None or scene.active == scene.viewer
        self.sounds.play(Sound(name), is_mine=is_mine)

    def _use(self, name: str, value: object) -> None:
        self.sounds.use(name, value)
        if name == "is_muted":
            self._window.actions_by_id["sound"].setChecked(not value)
