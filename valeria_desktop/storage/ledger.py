"""The ledger: the history's rows as games, with every field checked.

A file from a failing disk may hold a text in place of a number, bytes that are no text, or no value
at all. The ledger leaves such a game out and lists it as damaged; no other module meets it.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from attrs import Attribute, field, fields_dict, frozen

from valeria_desktop.content.checks import (
    MOST_COUNTED,
    is_decimal,
    is_measure,
    is_number,
    is_one_of,
    is_text,
    is_time,
)
from valeria_desktop.kernel.foreign import shown
from valeria_desktop.kernel.phrases import Phrase, join, say
from valeria_desktop.kernel.score import Outcome

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from valeria_desktop.kernel.memory import Check, Special
    from valeria_desktop.kernel.rules import Games

    _Validator = Callable[[Any, Attribute[Any], Any], object]

_MOST_TOLD = 3
_DAY = len("2026-11-21")


class _WrongFieldError(Exception):
    """A field with an impossible value; the argument is the field's name."""


def _must(check: Check) -> _Validator:
    def validate(_: object, attribute: Attribute[Any], value: object) -> None:
        if not check(value):
            raise _WrongFieldError(attribute.name)

    return validate


_TEXT = _must(is_text)
_FLAG = _must(is_number(0, 1))
_TIME = _must(is_time)
_COUNT = _must(is_number(0, MOST_COUNTED))


@frozen
class KeptSeat:
    """The result of one seat, as the history holds it."""

    entry: str
    """The key of the game in the history."""
    seat: int = field(validator=_COUNT)
    name: str = field(validator=_TEXT)
    bot: str = field(validator=_TEXT)
    """The bot's name; empty for a person."""
    points: int = field(validator=_must(is_number(-MOST_COUNTED, MOST_COUNTED)))
    won: int = field(validator=_FLAG)
    special: Special = field(kw_only=True)
    """Values of the seat that only this game keeps."""


@frozen
class KeptGame:
    """A finished game, as the history holds it."""

    id: str = field(validator=_TEXT)
    created: str = field(validator=_TIME)
    ended: str = field(validator=_TIME)
    game: str = field(validator=_TEXT)
    """The id of the game's rules, as in saves."""
    players: int = field(validator=_must(is_number(1, MOST_COUNTED)))
    seed: str = field(validator=_must(is_decimal))
    rounds: int = field(validator=_COUNT)
    choices: int = field(validator=_COUNT)
    ending: str = field(validator=_TEXT)
    outcome: str = field(validator=_must(is_one_of("", *Outcome)))
    rewound: int = field(validator=_FLAG)
    without_help: int = field(validator=_FLAG)
    special: Special = field(kw_only=True)
    """Values of the whole game that only this game keeps."""
    seats: tuple[KeptSeat, ...] = field(kw_only=True)

    @seats.validator
    def _all_are_there(self, attribute: Attribute[Any], seats: tuple[KeptSeat, ...]) -> None:
        # no range of seat numbers is built: a damaged number of players may be huge
        are_in_order = all(seat.seat == number for number, seat in enumerate(seats))
        if len(seats) != self.players or not are_in_order:
            raise _WrongFieldError(attribute.name)

    @property
    def counts(self) -> bool:
        """Whether the game counts in statistics: it has several players and was not rewound."""
        return not self.rewound and self.players > 1


GAME_COLUMNS = tuple(name for name in fields_dict(KeptGame) if name != "seats")
SEAT_COLUMNS = tuple(fields_dict(KeptSeat))


@frozen
class Damaged:
    """A damaged game that the ledger leaves out."""

    ended: str
    """The day of the game's end; empty if unreadable."""
    field: str


@frozen
class Ledger:
    """All finished games, the newest first, and the damaged ones that are left out."""

    games: tuple[KeptGame, ...] = ()
    damaged: tuple[Damaged, ...] = ()


def read_ledger(
    games: Iterable[Sequence[Any]], seats: Iterable[Sequence[Any]], known: Games
) -> Ledger:
    """Return the ledger of rows; the seats are in order, each with the key of its game.

    The rules of a game check its special values, if the program has those rules.
    """
    by_entry: dict[object, list[Sequence[Any]]] = {}
    for row in seats:
        by_entry.setdefault(row[0], []).append(row)
    whole, damaged = [], []
    for row in games:
        try:
            whole.append(_game(row, by_entry.get(row[0], ()), known))
        except _WrongFieldError as error:
            damaged.append(Damaged(_day(row), str(error)))
    whole.sort(key=lambda game: game.ended, reverse=True)
    return Ledger(tuple(whole), tuple(damaged))


def _game(row: Sequence[Any], seats: Iterable[Sequence[Any]], known: Games) -> KeptGame:
    rules = known.get(row[GAME_COLUMNS.index("game")])
    of_game, of_seat = (rules.memory.of_game, rules.memory.of_seat) if rules else (None, None)
    *fields, special = row
    game = KeptGame(
        *fields,
        special=_special(special, of_game),
        seats=tuple(_seat(seat, of_seat) for seat in seats),
    )
    if rules and game.players not in rules.seats:
        raise _WrongFieldError("players")
    return game


def _seat(row: Sequence[Any], checks: Mapping[str, Check] | None) -> KeptSeat:
    *fields, special = row
    return KeptSeat(*fields, special=_special(special, checks))


def _special(text: object, checks: Mapping[str, Check] | None) -> Special:
    """Return the special values in a JSON text; without checks, any plain values are accepted."""
    try:
        special = json.loads(text) if isinstance(text, str) else None
    except (ValueError, RecursionError):
        special = None
    if not isinstance(special, dict):
        raise _WrongFieldError("special")
    for name, check in (checks or {}).items():
        if name not in special or not check(special[name]):
            raise _WrongFieldError(name)
    is_known = special.keys() == checks.keys() if checks is not None else _all_plain(special)
    if not is_known:
        raise _WrongFieldError("special")
    return special


def _all_plain(special: Special) -> bool:
    return all(map(_is_plain, (*special, *special.values())))


def _is_plain(value: object) -> bool:
    return is_text(value) or is_measure(value) or isinstance(value, bool)


def _day(row: Sequence[Any]) -> str:
    ended = row[GAME_COLUMNS.index("ended")]
    return shown(ended[:_DAY]) if is_time(ended) else ""


def damage_words(damaged: Sequence[Damaged], file: str) -> Phrase:
    """Return a sentence about the damaged games that are left out."""
    which = [
        say("{day}: {field}", day=each.ended, field=each.field)
        if each.ended
        else say("without a date: {field}", field=each.field)
        for each in damaged[:_MOST_TOLD]
    ]
    if len(damaged) > _MOST_TOLD:
        which.append(say("{number} more", number=len(damaged) - _MOST_TOLD))
    if len(damaged) == 1:
        return say(
            "One game in {file} is damaged and left out ({which}); all others are there.",
            file=file,
            which=which[0],
        )
    return say(
        "{number} games in {file} are damaged and left out ({which}); all others are there.",
        number=len(damaged),
        file=file,
        which=join(which),
    )
