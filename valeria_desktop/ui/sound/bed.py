"""The bed: what is heard around a table, made from grains in the audio thread, and never repeated.

A layer begins one of its grains after another, with pauses and loudness by chance, some of them
backwards; layers come and go slowly over one another. All of it is mixed for a device that asks.
"""

from __future__ import annotations

import math
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread
from typing import TYPE_CHECKING

from attrs import define, field, frozen

from valeria_desktop.ui.sound.grains import grain_of, stored_grain
from valeria_desktop.ui.sound.samples import RATE, WIDTH, audioop

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

_STEP = 256
"""The frames between two levels while something comes or goes: 12 ms, so no step can be heard."""
_CROSSING = 4.0
"""The time in which layers come and go, in seconds."""
_COMING, _GOING = 1.0, 0.3
"""The time in which the whole bed comes or goes, in seconds."""


@frozen
class Cue:
    """Grains that sound once: some strokes of them, a time apart; each is drawn by chance."""

    grains: tuple[str, ...]
    level: float
    strokes: int = 1
    apart: float = 0.0
    """The time from one stroke to the next, in seconds."""
    may_turn: bool = False
    """Whether a grain may be played backwards, so that it seems to be another one."""


@frozen
class BedLayer:
    """A cue that comes again and again, with pauses between two times in seconds."""

    cue: Cue
    least: float
    most: float
    is_woven: bool = False
    """Whether it begins at once, as it never pauses; another layer begins with a pause."""


Layers = dict[str, BedLayer]


@define(eq=False)
class _Sounding:
    """A layer as it sounds: how present it is, what plays, and the frames until it begins anew."""

    layer: BedLayer
    wait: int
    share: float = 0.0
    is_wanted: bool = True
    last: str = ""
    voices: list[tuple[bytes, int]] = field(factory=list)
    """Each playing grain, and its bytes already played: below zero before it begins."""


class Bed:
    """Makes the bed: layers that are wanted from now on, cues, and its loudness."""

    def __init__(self, chance: Random | None = None) -> None:
        """Make a silent bed; a chance with a seed always makes the same one."""
        self._chance = chance or Random()  # noqa: S311 - nobody's secret hangs on it
        self._coming: SimpleQueue[Mapping[str, BedLayer] | Cue | float] = SimpleQueue()
        self._level, self._now = 0.0, 0.0
        self._hush = 0
        """The frames for which the bed is hushed; only the audio thread uses what follows."""
        self._layers: dict[str, _Sounding] = {}
        self._cues: list[tuple[bytes, int]] = []
        self._reading: Thread | None = None
        self._is_read = False

    # --- from the window

    @property
    def is_silent(self) -> bool:
        """Whether the bed is silent, and stays so."""
        return not self._level and not self._now

    def turn_to(self, layers: Mapping[str, BedLayer]) -> None:
        """Let these layers come, and all others go; a layer that is the same goes on."""
        self._coming.put(dict(layers))

    def strike(self, cue: Cue) -> None:
        """Let a cue sound once, now; nobody hears it later if the bed is silent."""
        if self._level:
            self._coming.put(cue)

    def be_loud(self, level: float) -> None:
        """Come, or go, to a loudness from 0 to 1."""
        self._level = max(0.0, min(1.0, level))

    def hush(self, seconds: float) -> None:
        """Be silent for a time, to leave room for something great."""
        if self._level:
            self._coming.put(seconds)

    def read(self, names: Iterable[str]) -> None:
        """Read all grains in a thread, at the first call; until then the bed waits."""
        if self._reading is None:
            self._reading = Thread(target=self._read, args=(tuple(names),), daemon=True)
            self._reading.start()

    def wait(self) -> None:
        """Wait until all grains are read."""
        if self._reading is not None:
            self._reading.join()

    def _read(self, names: tuple[str, ...]) -> None:
        for name in names:
            stored_grain(name)
        self._is_read = True

    def forget(self) -> None:
        """Fall silent at once; call it only when no device asks for samples."""
        self._now, self._cues = 0.0, []
        for sounding in self._layers.values():
            sounding.voices.clear()

    # --- in the audio thread

    def mix(self, frames: int) -> bytes:
        """Return the next frames; no bytes at all while the bed is silent."""
        if not self._is_read or self.is_silent:
            return b""
        self._take_new()
        step = _STEP if self._is_changing else frames
        parts = (self._part(min(step, frames - at)) for at in range(0, frames, step))
        return b"".join(parts)

    @property
    def _wanted(self) -> float:
        return 0.0 if self._hush > 0 else self._level

    @property
    def _is_changing(self) -> bool:
        """Whether anything comes or goes, so that levels have to change in small steps."""
        return self._now != self._wanted or any(
            sounding.share != float(sounding.is_wanted) for sounding in self._layers.values()
        )

    def _take_new(self) -> None:
        try:
            while True:
                new = self._coming.get_nowait()
                if isinstance(new, Cue):
                    self._cues += self._voices_of(new)
                elif isinstance(new, float):
                    self._hush = round(new * RATE)
                else:
                    self._turn(new)
        except Empty:
            return

    def _turn(self, layers: Mapping[str, BedLayer]) -> None:
        for name, sounding in self._layers.items():
            sounding.is_wanted = name in layers
        for name, layer in layers.items():
            if name in self._layers:
                self._layers[name].layer = layer
            else:
                wait = 0.0 if layer.is_woven else self._chance.uniform(0.5, 1) * layer.least
                self._layers[name] = _Sounding(layer, round(wait * RATE))

    def _part(self, frames: int) -> bytes:
        """Return frames with levels that stay the same."""
        length = frames * WIDTH
        mixed, self._cues = _sum(self._cues, length)
        for name, sounding in [*self._layers.items()]:
            self._begin_grains(sounding, frames)
            sounds, sounding.voices = _sum(sounding.voices, length)
            _move(sounding, frames)
            level = math.sin(sounding.share * math.pi / 2)
            mixed = audioop.add(mixed, audioop.mul(sounds, WIDTH, level), WIDTH)
            if not sounding.share and not sounding.is_wanted:
                del self._layers[name]
        self._hush -= frames
        wanted = self._wanted
        time = _COMING if wanted > self._now else _GOING
        self._now = _nearer(self._now, wanted, frames / RATE / time)
        return bytes(audioop.mul(mixed, WIDTH, self._now))

    def _begin_grains(self, sounding: _Sounding, frames: int) -> None:
        """Begin the grains that are due within the next frames, each at its own frame."""
        sounding.wait -= frames
        while sounding.wait <= 0:
            layer = sounding.layer
            start = frames + sounding.wait
            sounding.voices += self._voices_of(layer.cue, start, sounding)
            sounding.wait += max(1, round(self._chance.uniform(layer.least, layer.most) * RATE))

    def _voices_of(
        self, cue: Cue, start: int = 0, sounding: _Sounding | None = None
    ) -> list[tuple[bytes, int]]:
        voices, last = [], sounding.last if sounding is not None else ""
        for stroke in range(cue.strokes):
            name = self._chance.choice([name for name in cue.grains if name != last] or cue.grains)
            last = name
            grain = grain_of(name)
            if cue.may_turn and self._chance.getrandbits(1):
                grain = audioop.reverse(grain, WIDTH)
            level = cue.level * self._chance.uniform(0.7, 1.0)
            late = start + round(stroke * cue.apart * RATE * self._chance.uniform(0.96, 1.04))
            voices.append((bytes(audioop.mul(grain, WIDTH, level)), -late * WIDTH))
        if sounding is not None:
            sounding.last = last
        return voices


def _sum(voices: list[tuple[bytes, int]], length: int) -> tuple[bytes, list[tuple[bytes, int]]]:
    """Return the next bytes of all voices together, and the voices that go on after them."""
    mixed, left = bytes(length), []
    for sound, at in voices:
        end = at + length
        if end > 0:
            part = bytes(-at) + sound[:end] if at < 0 else sound[at:end]
            mixed = audioop.add(mixed, part + bytes(length - len(part)), WIDTH)
        if end < len(sound):
            left.append((sound, end))
    return mixed, left


def _move(sounding: _Sounding, frames: int) -> None:
    wanted = float(sounding.is_wanted)
    sounding.share = _nearer(sounding.share, wanted, frames / RATE / _CROSSING)


def _nearer(value: float, wanted: float, step: float) -> float:
    """Return a value that is nearer to the wanted one, by a step at most."""
    return min(wanted, value + step) if value < wanted else max(wanted, value - step)
