"""A save: a header to be listed by, the choices, and a snapshot to compare the replay with."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING, Any

from attrs import define, frozen
from cattrs import BaseValidationError, Converter, transform_error

import valeria_desktop
from valeria_desktop.content.codec import make_converter
from valeria_desktop.engine.errors import ValeriaError
from valeria_desktop.engine.setup import Setup
from valeria_desktop.storage.files import read_text
from valeria_desktop.storage.record import Record
from valeria_desktop.storage.seats import Seat
from valeria_desktop.storage.snapshot import digest, dump

if TYPE_CHECKING:
    from pathlib import Path

    from valeria_desktop.engine.catalog import Catalog
    from valeria_desktop.engine.game import Game

FORMAT = 1
LARGEST = 5_000_000
_MOST_CHOICES = 100_000


class SaveError(ValeriaError):
    """A save that can't be used."""


@frozen
class SavedGame:
    """A game as it is written."""

    format: int
    version: str
    """Of the program that wrote it."""
    created: str
    played: str
    """When it was begun and written, in universal time."""
    seats: tuple[Seat, ...]
    round: int
    points: tuple[int, ...]
    """Everybody's public points, to be listed with."""
    setup: Setup
    seed: int
    choices: tuple[str, ...]
    snapshot: dict[str, Any]
    digest: str


@define
class Page:
    """What a game comes down to at a moment; it is written later, by another thread."""

    record: Record
    seats: tuple[Seat, ...]
    game: Game
    created: str
    round: int
    points: tuple[int, ...]


def now() -> str:
    """Give the time for a save."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def to_saved(page: Page) -> SavedGame:
    """Work a page out."""
    record = page.record
    return SavedGame(
        format=FORMAT,
        version=valeria_desktop.__version__,
        created=page.created,
        played=now(),
        seats=page.seats,
        round=page.round,
        points=page.points,
        setup=record.setup,
        seed=record.seed,
        choices=tuple(record.choices),
        snapshot=dump(page.game),
        digest=digest(page.game),
    )


@cache
def _converter() -> Converter:
    return make_converter()


def to_text(saved: SavedGame) -> str:
    """Write a save as JSON."""
    data: dict[str, Any] = _converter().unstructure(saved)
    data["setup"]["variants"] = sorted(data["setup"]["variants"])
    return json.dumps(data, indent=1, ensure_ascii=False)


def from_text(text: str, name: str) -> SavedGame:
    """Read a save; whatever is wrong with it is said in one sentence that names the field."""
    data = _parse(text, name)
    if not isinstance(data, dict) or "format" not in data:
        raise SaveError(f"{name} is no save of this program; choose another file.")
    version = data.get("version")
    if isinstance(data["format"], int) and data["format"] > FORMAT:
        raise SaveError(f"{name} was written by version {version}; it needs that or a newer one.")
    try:
        saved = _converter().structure(data, SavedGame)
    except BaseValidationError as error:
        problem = transform_error(error, path="")[0]
        raise SaveError(f"{name} is damaged: {problem.strip()}.") from error
    except ValueError as error:
        raise SaveError(f"{name} is damaged: it {error}.") from error
    if len(saved.choices) > _MOST_CHOICES:
        raise SaveError(f"{name} is damaged: choices are more than any game has.")
    return saved


def _parse(text: str, name: str) -> object:
    try:
        return json.loads(text, object_pairs_hook=_unique, parse_constant=_no_constant)
    except RecursionError as error:
        raise SaveError(f"{name} is damaged: it is nested too deeply.") from error
    except ValueError as error:
        raise SaveError(f"{name} is damaged: {error}.") from error


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        twice = next(key for key, _ in pairs if sum(key == other for other, _ in pairs) > 1)
        raise ValueError(f"the field '{twice}' stands there twice")
    return found


def _no_constant(text: str) -> object:
    raise ValueError(f"{text} is no number")


def read_save(path: Path) -> SavedGame:
    """Read a save from a file."""
    return from_text(read_text(path, LARGEST), path.name)


def replay(saved: SavedGame, catalog: Catalog, name: str) -> Record:
    """Play a save again and compare it with its snapshot; give the record to go on from."""
    record = Record(saved.setup, saved.seed, list(saved.choices))
    if len(saved.seats) != saved.setup.players:
        raise SaveError(f"{name} is damaged: seats must be {saved.setup.players}.")
    try:
        game = record.replay(catalog)
    except ValeriaError as error:
        raise SaveError(f"{name} can't be played again: {error}") from error
    if digest(game) != saved.digest:
        raise SaveError(
            f"{name} was played by other rules, those of version {saved.version}; "
            "open it with that version."
        )
    return record
