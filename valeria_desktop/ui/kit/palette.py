"""The colours of the two themes and of the cards, by what they mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.rules.model.cards import (
    Citizen,
    Domain,
    Duke,
    Monster,
    MonsterEvent,
    Role,
)
from valeria_desktop.kernel.seats import Colour

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card


@frozen
class Palette:
    """The colours of a theme."""

    table: str
    panel: str
    raised: str
    """Buttons and fields on a panel."""
    line: str
    ink: str
    quiet: str
    lit: str
    """What can be done now; never colour alone."""
    on_lit: str
    """Text on what is lit."""
    focus: str
    good: str
    bad: str


DARK = Palette(
    table="#1d1c23",
    panel="#2b2a33",
    raised="#3a3944",
    line="#56535f",
    ink="#ece6d8",
    quiet="#bdb7aa",
    lit="#f0c75e",
    on_lit="#231f20",
    focus="#8fd0ff",
    good="#8fc48a",
    bad="#ef8f86",
)
LIGHT = Palette(
    table="#efe8d8",
    panel="#fbf6ea",
    raised="#e9dfc8",
    line="#b9ab8d",
    ink="#231f20",
    quiet="#5b5348",
    lit="#9a6a00",
    on_lit="#ffffff",
    focus="#0b5cad",
    good="#2f6b34",
    bad="#9c2b22",
)

# Cards and tokens are things on the table: they look the same in both themes.
CARD_INK = "#17141a"
CARD_TEXT = "#f7efdd"
CARD_QUIET = "#dccfb4"
CARD_LIT = "#ffd76e"
"""What can be done now, on a card: three times as bright as every field, in both themes."""
RESOURCES = {
    "gold": "#e0a030",
    "strength": "#c8443c",
    "magic": "#4fa3d1",
    "points": "#8a5aa8",
}
PLAYERS = {
    Colour.VERMILLION: "#d55e00",
    Colour.SKY: "#56b4e9",
    Colour.GREEN: "#009e73",
    Colour.YELLOW: "#f0e442",
    Colour.PURPLE: "#cc79a7",
    Colour.ORANGE: "#e69f00",
    Colour.BLUE: "#0072b2",
}
_AREAS = {
    "Hills": "#66562a",
    "Ruins": "#55515c",
    "Forest": "#33593a",
    "Valley": "#2c5c57",
    "Mountains": "#3f5270",
    "Barrens": "#7a4a2c",
    "Swamp": "#4d5a2c",
    "Caverns": "#4d3f66",
}
_ROLES = {
    Role.WORKER: "#7a5a23",
    Role.SOLDIER: "#46586b",
    Role.SHADOW: "#514862",
    Role.HOLY: "#857033",
}
_EVENT = "#8a3b1f"
_DOMAIN = "#23595c"
_DUKE = "#6a2436"
_PLAIN = "#544b42"
EXHAUSTED = "#17161a"


def field_of(card: Card) -> str:
    """Give the colour of a card's field: by area, role or kind."""
    match card:
        case Monster():
            return _AREAS.get(card.area, _PLAIN)
        case MonsterEvent():
            return _EVENT
        case Citizen():
            roles = [role for role in Role if card.icons.of(role)]
            return _ROLES[roles[0]] if roles else _PLAIN
        case Domain():
            return _DOMAIN
        case Duke():
            return _DUKE
    return EXHAUSTED if card.marks_exhausted else _PLAIN
