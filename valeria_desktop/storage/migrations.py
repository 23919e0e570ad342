"""Older formats of saves, brought up to the newest, one number at a time."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from valeria_desktop.content.snapshots import digest_of
from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Callable


class SaveError(ValeriaError):
    """A save that can't be used."""


class ForeignSaveError(SaveError):
    """A save that another program can use: nothing is wrong with it."""


class NewerFormatError(ForeignSaveError):
    """A save of a newer program."""


class UnknownGameError(ForeignSaveError):
    """A save of a game or a set that this program doesn't have."""


def _to_2(data: dict[str, Any]) -> dict[str, Any]:
    """Format 2 has a title, a mark for rewound games, the rules' version, and games with a base."""
    return data | {"rules": 1, "title": "", "rewound": False, "base": None}


def _to_3(data: dict[str, Any]) -> dict[str, Any]:
    """Format 3 has a number by which the newest is told, and a seal, which older ones lack.

    It names the game and its sets, and the steps of a snapshot by tags of their own.
    The digest of format 2 covers every field, defaults included. It is looked at here; where it
    holds, the snapshot itself is what the replay is compared with.
    """
    held = _digest_holds(data)
    snapshots = {name: _with_tags(data[name]) for name in ("snapshot", "base") if name in data}
    named = {"order": 0, "game": "valeria", "sets": []}
    return data | snapshots | named | ({"digest": ""} if held else {})


def _digest_holds(data: dict[str, Any]) -> bool:
    """Compare the digest as format 2 made it; what is too deep for that is refused later."""
    try:
        return digest_of(data.get("snapshot")) == data.get("digest")
    except RecursionError:
        return False


def _with_tags(snapshot: object) -> object:
    """Name the steps by tags, as ChooseDuke became choose_duke; what is no agenda is told later."""
    agenda = snapshot.get("agenda") if isinstance(snapshot, dict) else None
    if not isinstance(snapshot, dict) or not isinstance(agenda, list):
        return snapshot
    return snapshot | {"agenda": [_with_tag(step) for step in agenda]}


def _with_tag(step: object) -> object:
    if not isinstance(step, dict):
        return step
    return {_CAPITAL.sub(r"_\1", name).lower(): inner for name, inner in step.items()}


_CAPITAL = re.compile(r"(?<!^)([A-Z])")


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
    """Return the data of a save in the newest format; a newer one still is refused."""
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
