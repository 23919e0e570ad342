"""A save: a header for the list of games, the choices, and a snapshot to check the replay.

A seal protects the header from changes. When a player resumes the game, the choices are compared
with the snapshot, and the snapshot with its digest.
"""

from __future__ import annotations

import hashlib
import json
import re
from functools import cache, partial
from typing import TYPE_CHECKING, Any, cast

from attrs import define, field, fields, frozen, resolve_types
from attrs.validators import deep_iterable, max_len
from cattrs import BaseValidationError, Converter
from cattrs.gen import make_dict_unstructure_fn, override

import valeria_desktop
from valeria_desktop.content.checks import Counted, Order, Seed, bounded
from valeria_desktop.content.codec import first_problem, strict_converter
from valeria_desktop.content.digest import digest_of
from valeria_desktop.content.files import read_text
from valeria_desktop.kernel.foreign import plain, quoted
from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.record import Record
from valeria_desktop.kernel.rules import LATER, Setup
from valeria_desktop.kernel.seats import Seat
from valeria_desktop.kernel.setups import sets_of
from valeria_desktop.storage.migrations import (
    FORMAT,
    SaveError,
    UnknownGameError,
    damaged,
    migrated,
)
from valeria_desktop.storage.save_file import LARGEST, now

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from attrs import Attribute

    from valeria_desktop.kernel.game import Game
    from valeria_desktop.kernel.rules import Games, Rules

_MOST_CHOICES = 100_000
_LONGEST = 200
_LONGEST_NOTE, _MOST_NOTES = 4_000, 16
_HALF = re.compile("[\ud800-\udfff]")
_SEALED_SINCE = 3
_SEAL = "seal"
_UNSEALED = {_SEAL, "base", "choices", "snapshot", "notes"}


def _of_a_seat(saved: SavedGame, attribute: Attribute[int | None], value: int | None) -> None:
    if value is not None and not 0 <= value < len(saved.seats):
        raise ValueError(f"'{attribute.name}' must be the number of a seat, not {value}")


@frozen
class SavedGame:
    """The contents of a save's file."""

    format: int
    game: str
    sets: tuple[str, ...]
    """The expansions in this game."""
    rules: int
    """The version of the rules."""
    version: str
    """The version of the program that wrote the save."""
    title: str = field(validator=max_len(_LONGEST))
    created: str
    played: str
    """The times of the game's beginning and of this save, in UTC by the computer's clock."""
    order: Order
    """The number of the save in its folder; a later save has a higher number."""
    rewound: bool
    without_help: bool = field(default=False, kw_only=True)
    """No player got advice during the game."""
    notes: tuple[str, ...] = field(
        default=(),
        kw_only=True,
        validator=deep_iterable(max_len(_LONGEST_NOTE), max_len(_MOST_NOTES)),
    )
    """Each seat's private notes of a game that goes on; how they are written is the game's."""
    seats: tuple[Seat, ...]
    asked: int | None = field(default=None, kw_only=True, validator=_of_a_seat)
    """The seat that is asked now; None after the end, and in saves of older programs."""
    round: Counted
    points: tuple[int, ...]
    """All players' public points, for the list of games."""
    setup: Setup
    seed: Seed
    base: dict[str, Any] | None
    """The snapshot that the choices start from; None if they start from the deal."""
    choices: tuple[str, ...]
    snapshot: dict[str, Any]
    digest: str
    """The snapshot's digest; empty after a migration from an older format whose digest held."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended: no step is left in the agenda."""
        return not self.snapshot.get("agenda")

    def record(self, games: Games) -> Record:
        """Return the record to replay the game from."""
        return Record(games[self.game], self.setup, self.seed, list(self.choices), self.base)


@define
class Unsaved:
    """A copy of a game at a moment, which another thread writes later."""

    record: Record
    seats: tuple[Seat, ...]
    game: Game[Any]
    round: int
    created: str
    rewound: bool = False
    title: str = ""
    without_help: bool = False
    notes: tuple[str, ...] = ()


def to_saved(page: Unsaved, order: int = 0) -> SavedGame:
    """Return the contents of a save; `order` is its number among the saves of a folder."""
    record, decision = page.record, page.game.decision
    snapshot = record.rules.dump(page.game)
    return SavedGame(
        format=FORMAT,
        game=record.rules.id,
        sets=sets_of(record.setup),
        rules=record.rules.version,
        version=valeria_desktop.__version__,
        title=plain(page.title)[:_LONGEST],
        created=page.created,
        played=now(),
        order=order,
        rewound=page.rewound,
        without_help=page.without_help,
        notes=page.notes,
        seats=page.seats,
        asked=decision.seat if decision is not None else None,
        round=page.round,
        points=tuple(score.public.total for score in page.game.result().scores),
        setup=record.setup,
        seed=record.seed,
        base=record.base,
        choices=tuple(record.choices),
        snapshot=snapshot,
        digest=digest_of(snapshot),
    )


@cache
def _converter(kind: type[Setup] | None = None) -> Converter:
    """Make a converter for saves; for reading, `kind` is the game's class of set-ups."""
    converter = bounded(strict_converter())

    def is_setup(asked: object) -> bool:
        return asked is Setup

    def read_setup(value: object, _: object) -> object:
        return converter.structure(value, kind or type(None))

    converter.register_structure_hook_func(is_setup, read_setup)
    converter.register_unstructure_hook_func(is_setup, partial(_write_setup, converter))
    write = make_dict_unstructure_fn(
        resolve_types(SavedGame),
        converter,
        # so saves without them look as before these fields
        asked=override(omit_if_default=True),
        without_help=override(omit_if_default=True),
        notes=override(omit_if_default=True),
    )
    converter.register_unstructure_hook(SavedGame, write)
    return converter


def _write_setup(converter: Converter, setup: Setup) -> Any:  # noqa: ANN401 - plain data
    """Return a set-up as plain data, without later fields that have their defaults."""
    written = converter.unstructure(setup, unstructure_as=type(setup))
    for each in fields(cast("Any", type(setup))):
        if LATER in each.metadata and getattr(setup, each.name) == each.default:
            del written[each.name]
    return written


def to_text(saved: SavedGame) -> str:
    """Return a save as JSON."""
    data: dict[str, Any] = _converter().unstructure(saved)
    data[_SEAL] = _seal_of(data)
    return json.dumps(data, indent=1, ensure_ascii=False)


def _seal_of(data: dict[str, Any]) -> str:
    """Return the hash of a save's header and of whether the game is over."""
    header = {name: value for name, value in data.items() if name not in _UNSEALED}
    header["over"] = not data["snapshot"].get("agenda")
    text = json.dumps(header, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def from_text(text: str, name: str, games: Games) -> SavedGame:
    """Return the save in a JSON text; any error is one sentence that names the field."""
    data = _parse(text, name)
    newest = migrated(data, name)
    rules = _rules_of(newest, name, games)
    is_sealed = isinstance(data, dict) and data["format"] >= _SEALED_SINCE
    seal = newest.pop(_SEAL, None) if is_sealed else None
    saved = _structured(newest, name, rules)
    if is_sealed and seal != _seal_of(data):
        raise SaveError(
            damaged(name, say("its line in the list of games was changed outside the program"))
        )
    return saved


def _structured(data: dict[str, Any], name: str, rules: Rules[Any] | None) -> SavedGame:
    try:
        saved = _converter(cast("type[Setup] | None", rules and rules.setup)).structure(
            data, SavedGame
        )
    except (BaseValidationError, ValueError) as error:
        raise SaveError(damaged(name, first_problem(error))) from error
    if tuple(sorted(saved.sets)) != sets_of(saved.setup):
        problem = say("its set-up names other expansions than its first lines")
        raise SaveError(damaged(name, problem))
    if len(saved.choices) > _MOST_CHOICES:
        raise SaveError(damaged(name, say("it has more choices than any game")))
    return saved


def _rules_of(data: dict[str, Any], name: str, games: Games) -> Rules[Any] | None:
    """Return a save's rules; refuse an unknown game or set (other errors are told later)."""
    game = data.get("game")
    if isinstance(game, str) and game not in games:
        raise UnknownGameError(
            say(
                "{file} is a game of {game}, which this version of the program doesn't have.",
                file=name,
                game=quoted(game),
            )
        )
    sets = data.get("sets")
    known: frozenset[str] = games[game].sets if isinstance(game, str) else frozenset()
    for unknown in sets if isinstance(sets, list) else ():
        if isinstance(unknown, str) and unknown in known:
            continue
        raise UnknownGameError(
            say(
                "{file} is played with {set}, which this version of the program doesn't have.",
                file=name,
                set=quoted(unknown),
            )
        )
    return games[game] if isinstance(game, str) else None


def _parse(text: str, name: str) -> Any:  # noqa: ANN401 - whatever stands in a file
    try:
        data = json.loads(text, object_pairs_hook=_unique, parse_constant=_no_constant)
    except RecursionError as error:
        raise SaveError(damaged(name, say("it is nested too deeply"))) from error
    except ValueError as error:
        raise SaveError(damaged(name, str(error))) from error
    if "\\u" in text:  # only such an escape can put half a character into the text of a file
        for path in _halves(data):
            raise SaveError(damaged(name, say("{field} has a broken character", field=path)))
    return data


def _halves(data: object) -> Iterator[str]:
    """Yield the names of fields with half a character (a surrogate), which no file can hold."""
    waiting = [("it", data)]
    while waiting:
        path, value = waiting.pop()
        if isinstance(value, dict):
            waiting += [(str(key)[:_LONGEST], item) for key, item in value.items()]
            waiting += [("the name of a field", key) for key in value]
        elif isinstance(value, list):
            waiting += [(path, item) for item in value]
        elif isinstance(value, str) and _HALF.search(value):
            yield path


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        names = [key for key, _ in pairs]
        twice = next(key for key in names if names.count(key) > 1)
        raise ValueError(f"the field {quoted(twice)} stands there twice")
    return found


def _no_constant(text: str) -> object:
    raise ValueError(f"{text} is no number")


def read_save(path: Path, games: Games, name: str = "") -> SavedGame:
    """Read a save from a file; error sentences call it `name`, or by the file's name."""
    return from_text(read_text(path, LARGEST), name or path.name, games)
