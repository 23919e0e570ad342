"""The mixing of sounds in the audio thread, without Qt and as quickly as possible."""

from __future__ import annotations

from functools import lru_cache
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING

from valeria_desktop.kernel.doors import door
from valeria_desktop.ui.sound.samples import WIDTH, audioop, samples_of

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from valeria_desktop.ui.sound.bed import Bed

_make_bed: Callable[[], Bed] = door("valeria_desktop.ui.sound.bed:Bed")
_MOST = 8
"""The greatest number of sounds at once: among more, none is recognisable. The oldest ends."""
_LEVELS = 100
_DIES = 660
"""The frames in which a sound dies away when all have to be still: 30 ms, as a cut clicks."""
_DYING = 10


@lru_cache(maxsize=128)
def _at_level(name: str, level: int) -> bytes:
    return audioop.mul(samples_of(name), WIDTH, level / _LEVELS)


class Mixer:
    """Plays sounds over one another for a device that asks for samples."""

    def __init__(self) -> None:
        self._coming: SimpleQueue[bytes | None] = SimpleQueue()
        """Sounds to be played; None where all sounds before have to be still."""
        self._voices: list[tuple[bytes, int]] = []
        """Each playing sound, and its bytes already played; only the audio thread uses it."""
        self._bed: Bed | None = None

    def play(self, name: str, volume: float) -> None:
        """Start a sound with the next samples."""
        level = round(max(0.0, min(1.0, volume)) * _LEVELS)
        if level:
            self._coming.put(_at_level(name, level))

    def still(self) -> None:
        """Let all sounds die away at once."""
        self._coming.put(None)

    @property
    def has_bed(self) -> bool:
        """Whether the bed has been made."""
        return self._bed is not None

    @property
    def bed(self) -> Bed:
        """What is heard under all sounds, made at its first use: no start needs it."""
        if self._bed is None:
            self._bed = _make_bed()
        return self._bed

    def forget(self) -> None:
        """Drop all sounds; call it only when no device asks for samples."""
        self._take_new()
        self._voices.clear()
        if self._bed is not None:
            self._bed.forget()

    @property
    def is_silent(self) -> bool:
        """Whether neither a sound nor the bed is playing."""
        is_bare = self._bed is None or self._bed.is_silent
        return is_bare and not self._voices and self._coming.empty()

    def samples(self) -> Generator[bytes, int, None]:
        """Return a started generator, which yields as many frames as each `send` asks for."""
        made = self._frames()
        next(made)
        return made

    def _frames(self) -> Generator[bytes, int, None]:
        frames = yield b""
        while True:
            frames = yield self.mix(frames)

    def mix(self, frames: int) -> bytes:
        """Return the next frames of all sounds together, over the bed."""
        self._take_new()
        length, left = frames * WIDTH, []
        mixed = self._bed.mix(frames) if self._bed is not None else b""
        for sound, at in self._voices:
            part = sound[at : at + length]
            if len(part) < length:
                part += bytes(length - len(part))
            else:
                left.append((sound, at + length))
            mixed = audioop.add(mixed, part, WIDTH) if mixed else part
        self._voices = left
        return mixed or bytes(length)

    def _take_new(self) -> None:
        try:
            while True:
                sound = self._coming.get_nowait()
                if sound is None:
                    self._voices = [(_dying(*voice), 0) for voice in self._voices if voice[1]]
                else:
                    self._voices.append((sound, 0))
        except Empty:
            del self._voices[:-_MOST]


def _dying(sound: bytes, at: int) -> bytes:
    """Return what is left of a sound that dies away from a byte on."""
    each = _DIES // _DYING * WIDTH
    return b"".join(
        audioop.mul(sound[start : start + each], WIDTH, 1 - (step + 1) / _DYING)
        for step in range(_DYING)
        if (start := at + step * each) < len(sound)
    )
