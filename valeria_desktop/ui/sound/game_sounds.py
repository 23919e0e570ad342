"""The sounds of a game: those of its events, and what is heard around its table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

from valeria_desktop.ui.sound.sounds import Sound, Sounds

if TYPE_CHECKING:
    from valeria_desktop.ui.play.controller import Controller
    from valeria_desktop.ui.program.main_window import MainWindow
    from valeria_desktop.ui.program.preferences import Preferences
    from valeria_desktop.ui.stage.stage import Stage


class GameSounds(QObject):
    """Plays the sounds of a game's events over its bed, as the settings say."""

    def __init__(
        self, window: MainWindow, controller: Controller, stage: Stage, preferences: Preferences
    ) -> None:
        """Listen to the stage; tables are connected when they are laid."""
        super().__init__(window)
        self.sounds = Sounds(parent=self)
        self._window, self._controller = window, controller
        self.sounds.follow(window)
        stage.sounded.connect(self.play)
        stage.stilled.connect(self.sounds.still)
        stage.hushed.connect(self.sounds.hush)
        preferences.used.connect(self._use)
        controller.shown.changed.connect(self._surround)
        window.screen_changed.connect(self._surround)
        if isinstance(application := QGuiApplication.instance(), QGuiApplication):
            application.applicationStateChanged.connect(self._come_to_front)

    def play(self, name: str) -> None:
        """Play a sound by its name."""
        scene = self._controller.shown.scene
        is_mine = scene is None or scene.active == scene.viewer
        self.sounds.play(Sound(name), is_mine=is_mine)

    def _surround(self) -> None:
        """Let be heard what is around the table, there and on the pages that lead back to it."""
        window, scene = self._window, self._controller.shown.scene
        heard_of = window.face.heard_of
        is_there = window.is_at_table and scene is not None and not scene.is_over
        self.sounds.surround(heard_of(scene) if is_there and heard_of is not None else None)

    def _come_to_front(self, state: Qt.ApplicationState) -> None:
        self.sounds.come_to_front(is_in_front=state is Qt.ApplicationState.ApplicationActive)

    def _use(self, name: str, value: object) -> None:
        self.sounds.use(name, value)
        if name == "is_muted":
            self._window.actions_by_id["sound"].setChecked(not value)
