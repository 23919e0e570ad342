"""Heads of saves: what home says of a running game, before the saves themselves are read.

A head is not proven: to hold a save against its seal, its set-up and its game needs a library that
a start can't wait for. Home reads the saves themselves when it has been painted.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from attrs import frozen

from valeria_desktop.content.checks import MOST_COUNTED
from valeria_desktop.content.files import files_in, read_text
from valeria_desktop.content.plain_values import plain_value
from valeria_desktop.kernel.seats import Colour, Seat, Sign
from valeria_desktop.storage.migrations import FORMAT, SaveError, damaged
from valeria_desktop.storage.order import number_in
from valeria_desktop.storage.save_file import LARGEST, SUFFIX

if TYPE_CHECKING:
    from pathlib import Path

    from valeria_desktop.kernel.rules import Games
    from valeria_desktop.storage.shelf import ListedSave

_FAULTS = ValueError, TypeError, LookupError, AttributeError, RecursionError
"""What reading a file of any content may raise."""


@frozen
class SaveHead:
    """What a save says of its game: which it is, who plays, how far it is, and who is asked."""

    path: Path
    game: str
    seats: tuple[Seat, ...]
    round: int
    asked: int | None
    """The seat that is asked; None where the save doesn't say."""


def head_of(listed: ListedSave) -> SaveHead:
    """Return the head of a save that was read."""
    saved = listed.saved
    return SaveHead(listed.path, saved.game, saved.seats, saved.round, saved.asked)


def newest_head(folder: Path, games: Games) -> SaveHead | None:
    """Return the head of the newest game that is not over; None if all are over.

    An error means that the saves themselves must be read: one is damaged, of an older format, of a
    game that isn't there, or as new as another one.
    """
    paths = {path: number_in(path) for path in files_in(folder, f"*{SUFFIX}")}
    for path in sorted(paths, key=lambda path: paths[path], reverse=True):
        try:
            found = _read(path, games)
        except _FAULTS as error:
            raise SaveError(damaged(path.name, str(error))) from error
        if found is not None:
            return _sure(found, paths)
    return None


def _sure(found: SaveHead, paths: dict[Path, int]) -> SaveHead:
    """Return a head if no other save has its number: among those only their times decide."""
    if [*paths.values()].count(paths[found.path]) > 1:
        raise SaveError(damaged(found.path.name, str(paths[found.path])))
    return found


def _read(path: Path, games: Games) -> SaveHead | None:
    """Return the head of a game; None if the game is over."""
    data = json.loads(read_text(path, LARGEST))
    rules = games[data["game"]]
    if data["format"] != FORMAT or not rules.sets.issuperset(data["sets"]):
        raise ValueError(path.name)
    seats = tuple(_seat(row) for row in data["seats"])
    asked = plain_value(data.get("asked"), int | None)
    if asked is not None and not 0 <= asked < len(seats):
        raise ValueError(asked)
    number = plain_value(data["round"], int, MOST_COUNTED)
    is_over = not data["snapshot"].get("agenda")
    return None if is_over else SaveHead(path, data["game"], seats, number, asked)


def _seat(row: dict[str, Any]) -> Seat:
    return Seat(
        plain_value(row["name"], str),
        plain_value(row["colour"], Colour),
        plain_value(row["sign"], Sign),
        plain_value(row["bot"], str | None),
    )
