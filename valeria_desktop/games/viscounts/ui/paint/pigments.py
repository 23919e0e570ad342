"""The pigments of the realm: lapis, verdigris, vermilion and ochre on oak and slate, by theme."""

from __future__ import annotations

from typing import TYPE_CHECKING

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


@frozen
class Pigments:
    """The tones of a theme; without others, of the dark one."""

    stone: str = "#2c3038"
    stone_dark: str = "#22252c"
    stone_light: str = "#3a3f49"
    joint: str = "#17181d"
    rim: str = "#4c3423"
    rim_light: str = "#6d4c30"
    rim_cut: str = "#2f2017"
    wall: str = "#a2978a"
    wall_shade: str = "#6f665f"
    wall_light: str = "#c4b9a8"
    court: str = "#544c48"
    tiers: tuple[str, str, str] = ("#5f574c", "#55504f", "#3a322f")
    """The floors of the castle: two for the sections by turns, and the keep's."""
    socket: str = "#2b2624"
    arch: str = "#8f8579"
    water: str = "#2b5878"
    water_light: str = "#5f9cc0"
    way: str = "#cdb88c"
    way_edge: str = "#8d7850"
    ground: str = "#3b2c22"
    """The earth of a building ground, and its string."""
    string: str = "#8d6d48"
    market: str = "#4a3221"
    market_line: str = "#8d6a45"
    market_ink: str = "#f7efdd"
    roof: str = "#7a3b34"
    veil: float = 0.19
    """The opacity of the veil over the board while one acts."""
    riding_veil: float = 0.4
    paler: float = 0.0
    """How much lighter the lands and what grows there are."""


DARK = Pigments()
LIGHT = Pigments(
    stone="#cfc7b6",
    stone_dark="#bdb4a1",
    stone_light="#dfd8c8",
    joint="#9b917d",
    rim="#a9794a",
    rim_light="#c99a66",
    rim_cut="#7a5230",
    wall="#c9bda8",
    wall_shade="#978b7a",
    wall_light="#e6dcc8",
    court="#8d8072",
    tiers=("#a3967f", "#958a78", "#7d7061"),
    socket="#6b6051",
    arch="#b5ab98",
    water="#4a86ae",
    water_light="#a9d3e8",
    way="#efe0b8",
    way_edge="#b39b66",
    ground="#e2d3b0",
    string="#a98a5c",
    market="#e6d2a6",
    market_ink="#17141a",
    veil=0.15,
    riding_veil=0.3,
    paler=0.2,
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
