"""The sounds of the table: their volumes, and the time at which the device is open.

There are three volumes: the player's own events, the other players' events, and calls. A player
wants to hear one coin of their own, but not twenty coins of the bots; and may want to hear the call
to their turn, but nothing else.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen
from PySide6.QtCore import QEvent, QObject, QTimer

from valeria_desktop.storage.variables import chosen
from valeria_desktop.ui.sound.mixer import Mixer
from valeria_desktop.ui.sound.speaker import Output, Speaker

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.ui.play.controller import Controller
    from valeria_desktop.ui.program.main_window import MainWindow
    from valeria_desktop.ui.program.preferences import Preferences
    from valeria_desktop.ui.stage.stage import Stage


OUTPUT = "VALERIA_SOUND"
"""The environment variable for the output; "null" plays nothing."""
_IDLE = 4_000
"""The silence after which the device is closed, in ms."""


class Sound(StrEnum):
    """All sounds."""

    DICE_SHAKE = "dice-shake"
    DICE_KNOCK = "dice-knock"
    COIN = "coin"
    SHIELD = "shield"
    STAR = "star"
    CARD = "card"
    RECRUIT = "recruit"
    SLAY = "slay"
    TOCK = "tock"
    THUD = "thud"
    HAMMER = "hammer"
    ROAR = "roar"
    STEEL = "steel"
    CHIME = "chime"
    TROPHY = "trophy"
    RINGS = "rings"
    STEP = "step"
    NOTE = "note"
    BUILD = "build"
    EXHAUST = "exhaust"
    TURN = "turn"
    REFUSAL = "refusal"
    CLOTH = "cloth"
    TICK_A = "tick-1"
    TICK_B = "tick-2"
    TICK_SUM = "tick-3"
    HORN = "horn"
    DUKE = "duke"
    LAST_ROUND = "last-round"
    WIN = "win"
    LOSS = "loss"
    PAGE = "page"


CALLS = frozenset({Sound.TURN, Sound.REFUSAL, Sound.HORN, Sound.LAST_ROUND, Sound.WIN, Sound.LOSS})
"""Sounds that announce something new to the player, no matter who caused it."""


@frozen
class Volumes:
    """The three volumes, from 0 to 1."""

    mine: float = 0.75
    others: float = 0.5
    calls: float = 0.75
    is_muted: bool = False

    def of(self, sound: Sound, *, is_mine: bool) -> float:
        """Return a sound's volume."""
        if self.is_muted:
            return 0.0
        if sound in CALLS:
            return self.calls
        return self.mine if is_mine else self.others


_SETTINGS = {
    "sound_mine": ("mine", Sound.COIN, True),
    "sound_others": ("others", Sound.COIN, False),
    "sound_calls": ("calls", Sound.TURN, True),
}
"""The settings' names; for each its volume, and a sound and its owner to try it out."""


class Sounds(QObject):
    """Plays sounds without any waiting; without a device there is silence."""

    def __init__(self, output: Output | None = None, parent: QObject | None = None) -> None:
        """Play to the system's device, unless the environment chooses another output."""
        super().__init__(parent)
        self.volumes = Volumes()
        self.mixer = Mixer()
        wanted, self.problem = chosen(OUTPUT, [each.value for each in Output])
        """The output, and the reason why it isn't the environment's; empty if it is."""
        self.speaker = Speaker(self.mixer, output or Output(wanted))
        self._is_hidden = False
        self._idle = QTimer(self)
        self._idle.setInterval(_IDLE)
        self._idle.timeout.connect(self._rest)

    def play(self, sound: Sound, *, is_mine: bool = True) -> None:
        """Play a sound, at the volume of the player's own events or of the other players'."""
        volume = self.volumes.of(sound, is_mine=is_mine)
        if not volume or self._is_hidden or self.speaker.is_missing:
            return
        self.mixer.play(sound, volume)
        self.speaker.open()
        self._idle.start()

    def still(self) -> None:
        """Let all sounds die away, for a breath of silence."""
        self.mixer.still()

    def use(self, name: str, value: object) -> None:
        """Use the new value of a setting; ignore settings that are not about sound."""
        if name == "is_muted":
            self.volumes = evolve(self.volumes, is_muted=bool(value))
            if self.volumes.is_muted:
                self.close()
        elif name in _SETTINGS and isinstance(value, int | float):
            which, _, _ = _SETTINGS[name]
            changes: dict[str, Any] = {which: float(value)}
            self.volumes = evolve(self.volumes, **changes)

    def try_out(self, name: str) -> None:
        """Play a sound at the volume of a setting."""
        if name in _SETTINGS:
            _, sound, is_mine = _SETTINGS[name]
            self.play(sound, is_mine=is_mine)

    def follow(self, window: QWidget) -> None:
        """Be silent while a window is hidden."""
        window.installEventFilter(self)

    def close(self) -> None:
        """Close the device; the next sound opens it."""
        self._idle.stop()
        self.speaker.close()
        self.mixer.forget()

    def _rest(self) -> None:
        if self.mixer.is_silent:
            self.close()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.Hide, QEvent.Type.Show}:
            self._is_hidden = event.type() is QEvent.Type.Hide
            if self._is_hidden:
                self.close()
        return False


class GameSounds(QObject):
    """Plays the sounds of a game's events, as the settings say."""

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
