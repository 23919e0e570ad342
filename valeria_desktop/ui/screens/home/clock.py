"""The hour of the real clock, and the colours that a drawing of a land has in it.

The drawings are painted at dusk. A drawing says by the ids of its groups what its sky, its sun and
its stars are; the sky gets the tones of the hour from far to near, all else a little of its light.
"""

from __future__ import annotations

import re
from enum import Enum
from functools import lru_cache, partial
from typing import TYPE_CHECKING, NamedTuple

from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.paint.pictures import source_of
from valeria_desktop.ui.place.hours import mix

if TYPE_CHECKING:
    from collections.abc import Iterator


class DayPart(Enum):
    """The parts of a day, as home shows them."""

    DAWN = "dawn"
    DAY = "day"
    DUSK = "dusk"
    NIGHT = "night"


_BEGINS = ((5, DayPart.DAWN), (8, DayPart.DAY), (17, DayPart.DUSK), (21, DayPart.NIGHT))


def part_at(hour: int) -> DayPart:
    """Return the part of the day at an hour of the clock, 0 to 23."""
    return next((part for start, part in reversed(_BEGINS) if hour >= start), DayPart.NIGHT)


class _Light(NamedTuple):
    """The tones of a part of the day."""

    sky: tuple[str, ...]
    """From the corner farthest from the sun to the ring around it."""
    sun: tuple[str, str]
    veil: str
    share: float
    """The colour that is mixed into everything else, and its share."""
    clouds: tuple[str, float]
    """The same for clouds."""
    has_stars: bool = True


_LIGHTS = {
    DayPart.DAWN: _Light(
        ("#3a4468", "#4b5078", "#5c5b82", "#8b7193", "#c38d92", "#e0a996", "#ecc9a0"),
        ("#f6dca0", "#fbeec6"),
        "#d8a0a0",
        0.12,
        ("#efc0b0", 0.5),
    ),
    DayPart.DAY: _Light(
        ("#2f6797", "#3a76a6", "#4b88b5", "#6b9fc2", "#90b6cb", "#b6cccb", "#dadcc2"),
        ("#f3dc8c", "#fbf0c2"),
        "#dfeaf0",
        0.12,
        ("#f6f3ea", 0.8),
        has_stars=False,
    ),
    DayPart.NIGHT: _Light(
        ("#0f1322", "#131a2c", "#182136", "#1e2a44", "#273655", "#334466", "#435679"),
        ("#c3cde0", "#e6ebf4"),
        "#0f1630",
        0.46,
        ("#1b2440", 0.6),
    ),
}
_COLOUR = re.compile(r"#[0-9a-f]{6}")
_LIT = {CARD_INK, "#f0c75e", "#f8e3a4"}
"""What no light changes: ink, and lit windows."""


def _group(name: str) -> re.Pattern[str]:
    return re.compile(rf'<g id="{name}">.*?</g>', re.DOTALL)


_SKY, _SUN, _STARS = _group("sky"), _group("sun"), _group("stars")
_CLOUDS = re.compile(r'<g id="clouds">.*?</g>(?=<(?:path|g id))', re.DOTALL)


@lru_cache(maxsize=8)
def drawing_at(name: str, part: DayPart) -> str:
    """Return the text of a drawing by its name, in the light of a part of the day."""
    text = source_of(name)
    if (light := _LIGHTS.get(part)) is None:
        return text
    sky, sun = _SKY.search(text), _SUN.search(text)
    text = _CLOUDS.sub(lambda found: _COLOUR.sub(partial(_clouded, light), found.group()), text)
    text = _COLOUR.sub(partial(_lit, light), text)
    if sky is not None:
        text = _SKY.sub(lambda _found: _in_order(sky.group(), light.sky), text)
    if sun is not None:
        text = _SUN.sub(lambda _found: _in_order(sun.group(), light.sun), text)
    return text if light.has_stars else _STARS.sub("", text)


def _lit(light: _Light, found: re.Match[str]) -> str:
    colour = found.group()
    return colour if colour in _LIT else _mixed(colour, light.veil, light.share)


def _clouded(light: _Light, found: re.Match[str]) -> str:
    colour = found.group()
    return colour if colour == CARD_INK else _mixed(colour, *light.clouds)


@lru_cache(maxsize=512)
def _mixed(colour: str, veil: str, share: float) -> str:
    return mix(colour, veil, share).name()


def _in_order(group: str, tones: tuple[str, ...]) -> str:
    """Replace the colours of a group's surfaces, from the first to the last."""
    left: Iterator[str] = iter(tones)
    return re.sub(r'fill="#[0-9a-f]{6}"', lambda _found: f'fill="{next(left, tones[-1])}"', group)
