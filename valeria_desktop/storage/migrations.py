"""Older formats of saves, brought up to the newest, one number at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from valeria_desktop.engine.errors import ValeriaError
from valeria_desktop.engine.phrases import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Callable


class SaveError(ValeriaError):
    """A save that can't be used."""


class NewerFormatError(SaveError):
    """A save of a newer program: nothing is wrong with it."""


def _to_2(data: dict[str, Any]) -> dict[str, Any]:
    """Format 2 has a title, a mark for rewound games, the rules' version, and games with a base."""
    return data | {"rules": 1, "title": "", "rewound": False, "base": None}


def _to_3(data: dict[str, Any]) -> dict[str, Any]:
    """Format 3 has a number by which the newest is told, and a seal, which older ones lack."""
    return data | {"order": 0}


def damaged(name: str, problem: str) -> Phrase:
    """Say what is wrong with a save."""
    return say("{file} is damaged: {problem}.", file=name, problem=problem)


MIGRATIONS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {
    1: _to_2,
    2: _to_3,
}
"""By the format that each leads on from, to the one after."""
FORMAT = max(MIGRATIONS) + 1


def migrated(data: object, name: str) -> dict[str, Any]:
    """Give the data of a save in the newest format; a newer one still is refused."""
    if not isinstance(data, dict) or type(data.get("format")) is not int:
        raise SaveError(say("{file} is no save of this program; choose another file.", file=name))
    if data["format"] > FORMAT:
        version = str(data.get("version"))[:20]
        raise NewerFormatError(
            say(
                "{file} was written by version {version}; it needs that or a newer one.",
                file=name,
                version=version,
            )
        )
    if data["format"] < min(MIGRATIONS):
        problem = say("there is no format {number}", number=data["format"])
        raise SaveError(damaged(name, problem))
    for number in range(data["format"], FORMAT):
        data = MIGRATIONS[number](data) | {"format": number + 1}
    return data
