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
    "Hills": "#766431",
    "Ruins": "#635e6b",
    "Forest": "#3b6743",
    "Valley": "#336b65",
    "Mountains": "#495f82",
    "Barrens": "#8e5633",
    "Swamp": "#596833",
    "Caverns": "#594976",
}
_ROLES = {
    Role.WORKER: "#8e6829",
    Role.SOLDIER: "#4b6075",
    Role.SHADOW: "#5e5472",
    Role.HOLY: "#806b2c",
}
_EVENT = "#a04424"
_DOMAIN = "#29676b"
_DUKE = "#7b2a3f"
_PLAIN = "#61574d"
EXHAUSTED = "#17161a"


def field_of(card: Card) -> str:
    """Return the colour of a card's field: by area, role or kind."""
    match card:
        case Monster():
            return _AREAS.get(card.area, _PLAIN)
        case MonsterEvent():
            return _EVENT
        case Citizen():
            role = card.icons.first
            return _PLAIN if role is None else _ROLES[role]
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
