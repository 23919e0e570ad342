"""The colours of cards and resources, which are the same in both themes."""

from __future__ import annotations

from valeria_desktop.games.valeria.rules.model.icons import Role

RESOURCES = {
    "gold": "#e0a030",
    "strength": "#c8443c",
    "magic": "#4fa3d1",
    "points": "#8a5aa8",
}
AREAS = {
    "Hills": "#766431",
    "Ruins": "#635e6b",
    "Forest": "#3b6743",
    "Valley": "#336b65",
    "Mountains": "#495f82",
    "Barrens": "#8e5633",
    "Swamp": "#596833",
    "Caverns": "#594976",
}
ROLES = {
    Role.WORKER: "#8e6829",
    Role.SOLDIER: "#4b6075",
    Role.SHADOW: "#5e5472",
    Role.HOLY: "#806b2c",
}
EVENT = "#a04424"
DOMAIN = "#29676b"
DUKE = "#7b2a3f"
PLAIN = "#61574d"
EXHAUSTED = "#17161a"
