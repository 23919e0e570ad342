"""Samples as the mixer plays them: their format, the files they come from, and their arithmetic.

Python is too slow to add samples one by one while a window is painted, so they are added by
`audioop`, which is part of Python up to 3.12 and a separate package from then on.
"""

from __future__ import annotations

import warnings
from functools import lru_cache
from typing import TYPE_CHECKING

from valeria_desktop.content.resources import resources_root

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    import audioop

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["RATE", "WIDTH", "audioop", "folder", "samples_of"]

RATE = 22_050
WIDTH = 2
"""The bytes of a sample; there is one channel."""


def folder() -> Path:
    """Return the folder of the sounds."""
    return resources_root() / "shell" / "sounds"


@lru_cache(maxsize=64)
def samples_of(name: str) -> bytes:
    """Return the samples of a sound."""
    import wave

    with wave.open(str(folder() / f"{name}.wav")) as file:
        if (file.getframerate(), file.getnchannels(), file.getsampwidth()) != (RATE, 1, WIDTH):
            message = f"The sound {name} has another format than the mixer plays."
            raise ValueError(message)
        return bytes(file.readframes(file.getnframes()))
