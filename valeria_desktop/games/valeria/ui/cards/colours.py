"""The colours of cards and resources, which are the same in both themes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.model.cards import (
    Citizen,
    Domain,
    Duke,
    Monster,
    MonsterEvent,
    Role,
)

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card

RESOURCES = {
    "gold": "#e0a030",
    "strength": "#c8443c",
    "magic": "#4fa3d1",
    "points": "#8a5aa8",
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
    Role.SOLDIER: "#415365",
    Role.SHADOW: "#514862",
    Role.HOLY: "#746128",
}
_EVENT = "#8a3b1f"
_DOMAIN = "#23595c"
_DUKE = "#6a2436"
_PLAIN = "#544b42"
EXHAUSTED = "#17161a"


def field_of(card: Card) -> str:
    """Return the colour of a card's field: by area, role or kind."""
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


def land_of(card: Card) -> str:
    """Return the name of the landscape behind a card: its area, its role or its kind."""
    match card:
        case Monster():
            return card.area.lower()
        case Citizen():
            return next((role.value for role in Role if card.icons.of(role)), "")
    return card.kind
