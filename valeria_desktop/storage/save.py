"""A save: a header to be listed by, the choices, and a snapshot to compare the replay with."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING, Any

from attrs import define, field, frozen
from attrs.validators import max_len
from cattrs import BaseValidationError, Converter

import valeria_desktop
from valeria_desktop.content.codec import first_problem, make_converter
from valeria_desktop.engine import RULES
from valeria_desktop.engine.foreign import plain, quoted
from valeria_desktop.engine.phrases import say
from valeria_desktop.engine.setup import Setup
from valeria_desktop.storage.files import read_text
from valeria_desktop.storage.migrations import FORMAT, SaveError, damaged, migrated
from valeria_desktop.storage.record import Record
from valeria_desktop.storage.seats import Seat
from valeria_desktop.storage.snapshot import digest_of, dump

if TYPE_CHECKING:
    from pathlib import Path

    from valeria_desktop.engine.game import Game

LARGEST = 5_000_000
_MOST_CHOICES = 100_000
_LONGEST = 200


@frozen
class SavedGame:
    """A game as it is written."""

    format: int
    rules: int
    """The version of the rules it was played by."""
    version: str
    """Of the program that wrote it."""
    title: str = field(validator=max_len(_LONGEST))
    created: str
    played: str
    """When it was begun and written, in universal time."""
    rewound: bool
    seats: tuple[Seat, ...]
    round: int
    points: tuple[int, ...]
    """Everybody's public points, to be listed with."""
    setup: Setup
    seed: int
    base: dict[str, Any] | None
    """The snapshot that the choices go on from, where it is not the deal."""
    choices: tuple[str, ...]
    snapshot: dict[str, Any]
    digest: str

    @property
    def is_over(self) -> bool:
        """Tell whether the game has ended: nothing is left to do."""
        return not self.snapshot.get("agenda")

    @property
    def record(self) -> Record:
        """Give what the game is played again from."""
        return Record(self.setup, self.seed, list(self.choices), self.base)


@define
class Page:
    """What a game comes down to at a moment; it is written later, by another thread."""

    record: Record
    seats: tuple[Seat, ...]
    game: Game
    round: int
    points: tuple[int, ...]
    created: str
    rewound: bool = False
    title: str = ""


def now() -> str:
    """Give the time for a save."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def to_saved(page: Page) -> SavedGame:
    """Work a page out."""
    record = page.record
    snapshot = dump(page.game)
    return SavedGame(
        format=FORMAT,
        rules=RULES,
        version=valeria_desktop.__version__,
        title=plain(page.title)[:_LONGEST],
        created=page.created,
        played=now(),
        rewound=page.rewound,
        seats=page.seats,
        round=page.round,
        points=page.points,
        setup=record.setup,
        seed=record.seed,
        base=record.base,
        choices=tuple(record.choices),
        snapshot=snapshot,
        digest=digest_of(snapshot),
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
    data = migrated(_parse(text, name), name)
    try:
        saved = _converter().structure(data, SavedGame)
    except (BaseValidationError, ValueError) as error:
        raise SaveError(damaged(name, first_problem(error))) from error
    if len(saved.choices) > _MOST_CHOICES:
        raise SaveError(damaged(name, say("choices are more than any game has")))
    return saved


def _parse(text: str, name: str) -> object:
    try:
        return json.loads(text, object_pairs_hook=_unique, parse_constant=_no_constant)
    except RecursionError as error:
        raise SaveError(damaged(name, say("it is nested too deeply"))) from error
    except ValueError as error:
        raise SaveError(damaged(name, str(error))) from error


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        names = [key for key, _ in pairs]
        twice = next(key for key in names if names.count(key) > 1)
        raise ValueError(f"the field {quoted(twice)} stands there twice")
    return found


def _no_constant(text: str) -> object:
    raise ValueError(f"{text} is no number")


def read_save(path: Path) -> SavedGame:
    """Read a save from a file."""
    return from_text(read_text(path, LARGEST), path.name)
