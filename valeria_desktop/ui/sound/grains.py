"""The grains of the bed: short sounds that are strewn and woven; read once, and kept as stored.

They are stored at half the rate where it is enough, and with one byte a sample where that is.
"""

from __future__ import annotations

import wave
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from valeria_desktop.ui.sound.samples import RATE, WIDTH, audioop, folder

if TYPE_CHECKING:
    from pathlib import Path

_MIDDLE = 128
"""The value of silence where a sample has one byte."""


class StoredGrain(NamedTuple):
    """The samples of a grain in its file, their rate, and the bytes of each."""

    samples: bytes
    rate: int
    width: int


def grains_folder() -> Path:
    """Return the folder of the grains."""
    return folder() / "bed"


@lru_cache(maxsize=64)
def stored_grain(name: str) -> StoredGrain:
    """Return a grain as it is stored: a third of the memory of its samples."""
    with wave.open(str(grains_folder() / f"{name}.wav")) as file:
        samples = file.readframes(file.getnframes())
        return StoredGrain(samples, file.getframerate(), file.getsampwidth())


def grain_of(name: str) -> bytes:
    """Return the samples of a grain, as the mixer plays them; it takes about a millisecond."""
    samples, rate, width = stored_grain(name)
    if width != WIDTH:
        samples = audioop.lin2lin(audioop.bias(samples, width, -_MIDDLE), width, WIDTH)
    if rate != RATE:
        samples, _ = audioop.ratecv(samples, WIDTH, 1, rate, RATE, None)
    return bytes(samples)
