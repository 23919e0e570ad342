"""Migrations of saves from older formats to the newest, one format at a time."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from valeria_desktop.kernel.doors import door
from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Callable

_digest_of: Callable[[object], str] = door("valeria_desktop.content.digest:digest_of")


class SaveError(ValeriaError):
    """A save that can't be used."""


class ForeignSaveError(SaveError):
    """An undamaged save that only another program can use."""


class NewerFormatError(ForeignSaveError):
    """A save in a format of a newer program."""


class UnknownGameError(ForeignSaveError):
    """A save of a game or a set that this program doesn't have."""


def _to_2(data: dict[str, Any]) -> dict[str, Any]:
    """Add the rules' version, a title, a mark for rewound games and a base snapshot."""
    return data | {"rules": 1, "title": "", "rewound": False, "base": None}


def _to_3(data: dict[str, Any]) -> dict[str, Any]:
    """Add the save's number; format 3 also has a seal, which older saves lack.

    Format 3 names the game, its sets, and the steps of a snapshot by tags. The digest of format 2
    covers every field, defaults included, so it is checked here; if it holds, the replay is
    compared with the snapshot itself.
    """
    held = _digest_holds(data)
    snapshots = {name: _with_tags(data[name]) for name in ("snapshot", "base") if name in data}
    named = {"order": 0, "game": "valeria", "sets": []}
    return data | snapshots | named | ({"digest": ""} if held else {})


def _digest_holds(data: dict[str, Any]) -> bool:
    """Return whether format 2's digest fits the snapshot; too deep data are refused later."""
    try:
        return _digest_of(data.get("snapshot")) == data.get("digest")
    except RecursionError:
        return False


def _with_tags(snapshot: object) -> object:
    """Return a snapshot with tags for steps (ChooseDuke -> choose_duke); errors are told later."""
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
    """Return a sentence about a damaged save."""
    return say("{file} is damaged: {problem}.", file=name, problem=problem)


MIGRATIONS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {
    1: _to_2,
    2: _to_3,
}
"""Each step by the format it starts from; it leads to the next format."""
FORMAT = max(MIGRATIONS) + 1


def migrated(data: object, name: str) -> dict[str, Any]:
    """Return a save's data in this program's newest format; refuse a later format."""
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
