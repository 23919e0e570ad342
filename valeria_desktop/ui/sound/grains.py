"""The grains of the bed: short sounds that are strewn and woven; read once, and kept at full rate.

They are stored at half the rate where it is enough, and with one byte a sample where that is.
"""

from __future__ import annotations

import wave
from functools import lru_cache
from typing import TYPE_CHECKING

from valeria_desktop.ui.sound.samples import RATE, WIDTH, audioop, folder

if TYPE_CHECKING:
    from pathlib import Path

_MIDDLE = 128
"""The value of silence where a sample has one byte."""


def grains_folder() -> Path:
    """Return the folder of the grains."""
    return folder() / "bed"


@lru_cache(maxsize=64)
def grain_of(name: str) -> bytes:
    """Return the samples of a grain, as the mixer plays them."""
    with wave.open(str(grains_folder() / f"{name}.wav")) as file:
        rate, width = file.getframerate(), file.getsampwidth()
        samples = file.readframes(file.getnframes())
    if width != WIDTH:
        samples = audioop.lin2lin(audioop.bias(samples, width, -_MIDDLE), width, WIDTH)
    if rate != RATE:
        samples, _ = audioop.ratecv(samples, WIDTH, 1, rate, RATE, None)
    return bytes(samples)
