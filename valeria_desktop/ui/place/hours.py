"""The tones of the hours, from dawn to dusk, and their mixing."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from attrs import frozen
from PySide6.QtGui import QColor


@frozen
class Hour:
    """The tones of an hour: the sky from far to near, the sun, the mountains, the wood."""

    sky: tuple[str, ...]
    sun: str
    core: str
    far: str
    near: str
    wood: str
    grass: str


_HOURS: tuple[tuple[float, Hour], ...] = (
    (
        0.0,
        Hour(
            ("#3a4468", "#5c5b82", "#8b7193", "#c38d92", "#ecbf9b"),
            "#f6dca0",
            "#fbeec6",
            "#4b5580",
            "#323c58",
            "#2a4436",
            "#3c5a44",
        ),
    ),
    (
        0.35,
        Hour(
            ("#2f618d", "#467aa4", "#7195b3", "#a5b3b6", "#d2d0b8"),
            "#f3e2a2",
            "#fbf3cf",
            "#566f9c",
            "#3a5068",
            "#2d5540",
            "#4c7a48",
        ),
    ),
    (
        0.65,
        Hour(
            ("#2b4366", "#465d80", "#796f82", "#b47f65", "#d9a159"),
            "#f2d37c",
            "#f9e8b0",
            "#4a587e",
            "#313d4f",
            "#25432f",
            "#3f6a40",
        ),
    ),
    (
        1.0,
        Hour(
            ("#222a3f", "#44304a", "#6b2f3c", "#9c4630", "#cf8630"),
            "#f0c75e",
            "#f8e3a4",
            "#34405e",
            "#232d40",
            "#203a2d",
            "#2f4a3a",
        ),
    ),
)


class SteadyChance:
    """Yields numbers from 0 to 1 that look random and are always the same."""

    def __init__(self, seed: int) -> None:
        """Begin with a seed."""
        self._state = seed * 7919 + 17

    def random(self) -> float:
        """Return the next number."""
        self._state = (self._state * 1103515245 + 12345) % 2**31
        return (self._state >> 8) / 2**23


@lru_cache(maxsize=4096)  # a landscape asks for each tone again and again
def mix(one: str, other: str, share: float) -> QColor:
    """Return a mixture of two tones."""
    a, b = QColor(one), QColor(other)
    return QColor(
        round(a.red() + (b.red() - a.red()) * share),
        round(a.green() + (b.green() - a.green()) * share),
        round(a.blue() + (b.blue() - a.blue()) * share),
    )


@lru_cache(maxsize=64)
def hour_at(time: float) -> Hour:
    """Return the tones of a time between dawn, 0, and dusk, 1."""
    time = min(1.0, max(0.0, time))
    for (start, one), (end, other) in pairwise(_HOURS):
        if time <= end:
            share = (time - start) / (end - start)
            return Hour(
                tuple(mix(a, b, share).name() for a, b in zip(one.sky, other.sky, strict=True)),
                *(
                    mix(getattr(one, name), getattr(other, name), share).name()
                    for name in ("sun", "core", "far", "near", "wood", "grass")
                ),
            )
    return _HOURS[-1][1]
