"""The pigments of the realm: lapis, verdigris, vermilion and ochre on oak and slate, by theme."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen
from PySide6.QtGui import QColor

from valeria_desktop.ui.place.hours import mix

if TYPE_CHECKING:
    from valeria_desktop.ui.paint.look import Look

LAKE, HILLS, BAY, FOREST, CRAGS = "lake", "hills", "bay", "forest", "crags"
LANDS = (LAKE, HILLS, BAY, FOREST, CRAGS)
"""The five lands, by their names in the rules' data."""
_LANDS = {
    LAKE: "#3d5f3c",
    HILLS: "#6b6a34",
    BAY: "#a8894f",
    FOREST: "#2b4d38",
    CRAGS: "#514d63",
}
_PALER = 0.2
"""How much lighter the lands and what grows there are in the light theme."""


@frozen
class Pigments:
    """The tones of a theme."""

    stone: str
    stone_dark: str
    stone_light: str
    joint: str
    rim: str
    rim_light: str
    rim_cut: str
    wall: str
    wall_shade: str
    wall_light: str
    court: str
    tiers: tuple[str, str, str]
    """The floors of the castle: two for the sections by turns, and the keep's."""
    socket: str
    arch: str
    water: str
    water_light: str
    way: str
    way_edge: str
    ground: str
    """The earth of a building ground, and its string."""
    string: str
    market: str
    market_line: str
    market_ink: str
    roof: str
    veil: float
    """The opacity of the veil over the board while one acts."""
    riding_veil: float
    paler: float
    """How much lighter painted lands are."""


_TONES: dict[str, tuple[Any, Any]] = {
    "stone": ("#2c3038", "#cfc7b6"),
    "stone_dark": ("#22252c", "#bdb4a1"),
    "stone_light": ("#3a3f49", "#dfd8c8"),
    "joint": ("#17181d", "#9b917d"),
    "rim": ("#4c3423", "#a9794a"),
    "rim_light": ("#6d4c30", "#c99a66"),
    "rim_cut": ("#2f2017", "#7a5230"),
    "wall": ("#a2978a", "#c9bda8"),
    "wall_shade": ("#6f665f", "#978b7a"),
    "wall_light": ("#c4b9a8", "#e6dcc8"),
    "court": ("#544c48", "#8d8072"),
    "tiers": (("#5f574c", "#55504f", "#3a322f"), ("#a3967f", "#958a78", "#7d7061")),
    "socket": ("#2b2624", "#6b6051"),
    "arch": ("#8f8579", "#b5ab98"),
    "water": ("#2b5878", "#4a86ae"),
    "water_light": ("#5f9cc0", "#a9d3e8"),
    "way": ("#cdb88c", "#efe0b8"),
    "way_edge": ("#8d7850", "#b39b66"),
    "ground": ("#3b2c22", "#e2d3b0"),
    "string": ("#8d6d48", "#a98a5c"),
    "market": ("#4a3221", "#e6d2a6"),
    "market_line": ("#8d6a45", "#8d6a45"),
    "market_ink": ("#f7efdd", "#17141a"),
    "roof": ("#7a3b34", "#7a3b34"),
    "veil": (0.19, 0.15),
    "riding_veil": (0.4, 0.3),
    "paler": (0.0, _PALER),
}
"""Each tone in the dark theme and in the light one."""
DARK, LIGHT = (
    Pigments(**{name: tones[theme] for name, tones in _TONES.items()}) for theme in range(2)
)


def pigments_of(look: Look) -> Pigments:
    """Return the pigments for a look's theme."""
    return DARK if look.is_dark else LIGHT


def shaded(colour: str, by: float) -> QColor:
    """Return a colour lightened by a share, or darkened by a negative one."""
    return mix(colour, "#ffffff" if by > 0 else "#000000", abs(by))


def tone(pigments: Pigments, colour: str, share: float = 1.0) -> QColor:
    """Return a colour of the painted realm as the theme has it."""
    return shaded(colour, pigments.paler * share) if pigments.paler else QColor(colour)


def land_tone(pigments: Pigments, land: str) -> QColor:
    """Return the pigment of a land's field."""
    return tone(pigments, _LANDS[land])
