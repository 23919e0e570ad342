"""The sounds of the table: their volumes, and the time at which the device is open.

There are four volumes: the player's own events, the other players' events, calls, and the bed. A
player wants to hear one coin of their own, but not twenty coins of the bots; and may want to hear
the call to their turn, but nothing else.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen
from PySide6.QtCore import QEvent, QObject, QTimer

from valeria_desktop.kernel.doors import door
from valeria_desktop.storage.variables import chosen
from valeria_desktop.ui.sound.mixer import Mixer
from valeria_desktop.ui.sound.speaker import Output, Speaker

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from valeria_desktop.ui.sound.bed import Bed
    from valeria_desktop.ui.sound.surroundings import Heard


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
    FLIP = "flip"
    SCRAPE = "scrape"
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
    HOOVES = "hooves"
    QUILL = "quill"
    STAMP = "stamp"
    SHUFFLE = "shuffle"
    DROP = "drop"
    RAVEN = "raven"
    DOVE = "dove"
    CLASH = "clash"
    FANFARE = "fanfare"
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
    """The four volumes, from 0 to 1."""

    mine: float = 0.75
    others: float = 0.5
    calls: float = 0.75
    bed: float = 0.75
    is_muted: bool = False

    def of(self, sound: Sound, *, is_mine: bool) -> float:
        """Return a sound's volume."""
        if self.is_muted:
            return 0.0
        if sound in CALLS:
            return self.calls
        return self.mine if is_mine else self.others

    @property
    def of_bed(self) -> float:
        """The bed's volume."""
        return 0.0 if self.is_muted else self.bed


_SETTINGS = {
    "sound_mine": ("mine", Sound.COIN, True),
    "sound_others": ("others", Sound.COIN, False),
    "sound_calls": ("calls", Sound.TURN, True),
}
"""The settings' names; for each its volume, and a sound and its owner to try it out."""
_BED = "sound_bed"
_lay: Callable[[Bed, Heard | None, Heard], None] = door("valeria_desktop.ui.sound.surroundings:lay")
_read_for: Callable[[Bed], None] = door("valeria_desktop.ui.sound.surroundings:read_for")
_lay_dawn: Callable[[Bed], None] = door("valeria_desktop.ui.sound.surroundings:lay_dawn")
_TRIAL = 6_000
"""The time for which the bed is heard where no game is, to try its volume out, in ms."""
_HUSHES = {Sound.WIN: 6.0, Sound.LOSS: 6.5}
"""Sounds that the bed makes room for, and the time for which it does, in seconds."""
_GREAT = 10.0
"""The longest time, in seconds, for which the stage may keep the bed silent."""


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
        self._is_hidden, self._is_in_front = False, True
        self._heard: Heard | None = None
        self._trial = QTimer(self, singleShot=True, interval=_TRIAL)
        self._trial.timeout.connect(self._tune_bed)
        self._idle = QTimer(self)
        self._idle.setInterval(_IDLE)
        self._idle.timeout.connect(self._rest)

    def play(self, sound: Sound, *, is_mine: bool = True) -> None:
        """Play a sound, at the volume of the player's own events or of the other players'."""
        volume = self.volumes.of(sound, is_mine=is_mine)
        if not volume or self._is_hidden or self.speaker.is_missing:
            return
        if sound in _HUSHES and self.mixer.has_bed:
            self.mixer.bed.hush(_HUSHES[sound])
        self.mixer.play(sound, volume)
        self.speaker.open()
        self._idle.start()

    def hush(self, is_hushed: bool) -> None:  # noqa: FBT001 - Qt's signal gives it
        """Keep the bed silent while the stage shows something great."""
        if self.mixer.has_bed:
            self.mixer.bed.hush(_GREAT if is_hushed else 0.0)

    def still(self) -> None:
        """Let all sounds die away, for a breath of silence."""
        self.mixer.still()

    # --- the bed

    def surround(self, heard: Heard | None) -> None:
        """Let be heard what is around a table; None for no table."""
        before, self._heard = self._heard, heard
        if heard is not None:
            _lay(self.mixer.bed, before, heard)
        self._tune_bed()

    def come_to_front(self, *, is_in_front: bool) -> None:
        """Let the bed be heard only while the program is in front."""
        self._is_in_front = is_in_front
        self._tune_bed()

    def _tune_bed(self) -> None:
        """Bring the bed to the loudness that it has now, and open the device for it."""
        if not self.mixer.has_bed:
            return
        bed = self.mixer.bed
        is_heard = self._heard is not None or self._trial.isActive()
        is_here = self._is_in_front and not self._is_hidden and not self.speaker.is_missing
        volume = self.volumes.of_bed if is_heard and is_here else 0.0
        bed.be_loud(volume)
        if volume:
            _read_for(bed)
            self.speaker.open()
            self._idle.start()

    # --- settings

    def use(self, name: str, value: object) -> None:
        """Use the new value of a setting; ignore settings that are not about sound."""
        if name == "is_muted":
            self.volumes = evolve(self.volumes, is_muted=bool(value))
            if self.volumes.is_muted:
                self.close()
            self._tune_bed()
        elif name == _BED and isinstance(value, int | float):
            self.volumes = evolve(self.volumes, bed=float(value))
            self._tune_bed()
        elif name in _SETTINGS and isinstance(value, int | float):
            which, _, _ = _SETTINGS[name]
            changes: dict[str, Any] = {which: float(value)}
            self.volumes = evolve(self.volumes, **changes)

    def try_out(self, name: str) -> None:
        """Play a sound at the volume of a setting."""
        if name in _SETTINGS:
            _, sound, is_mine = _SETTINGS[name]
            self.play(sound, is_mine=is_mine)
        elif name == _BED and self._heard is None:
            _lay_dawn(self.mixer.bed)
            self._trial.start()
            self._tune_bed()

    def follow(self, window: QWidget) -> None:
        """Be silent while a window is hidden."""
        window.installEventFilter(self)

    def close(self) -> None:
        """Close the device; the next sound opens it."""
        self._idle.stop()
        if self.mixer.has_bed:
            self.mixer.bed.be_loud(0.0)
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
            self._tune_bed()
        return False
