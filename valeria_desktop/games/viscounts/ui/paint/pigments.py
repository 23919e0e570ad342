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


DARK = Pigments(
    stone="#2c3038",
    stone_dark="#22252c",
    stone_light="#3a3f49",
    joint="#17181d",
    rim="#4c3423",
    rim_light="#6d4c30",
    rim_cut="#2f2017",
    wall="#a2978a",
    wall_shade="#6f665f",
    wall_light="#c4b9a8",
    court="#544c48",
    tiers=("#5f574c", "#55504f", "#3a322f"),
    socket="#2b2624",
    arch="#8f8579",
    water="#2b5878",
    water_light="#5f9cc0",
    way="#cdb88c",
    way_edge="#8d7850",
    ground="#3b2c22",
    string="#8d6d48",
    market="#4a3221",
    market_line="#8d6a45",
    market_ink="#f7efdd",
    roof="#7a3b34",
    veil=0.19,
    riding_veil=0.40,
    paler=0.0,
)
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
    market_line="#8d6a45",
    market_ink="#17141a",
    roof="#7a3b34",
    veil=0.15,
    riding_veil=0.30,
    paler=_PALER,
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
