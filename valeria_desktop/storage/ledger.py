"""What stands in the history, row by row: games whose every field is what it must be.

A file from a failing disk may hold anything anywhere: a text where a number was, bytes that are
no text, nothing at all. Such a game is left out and told of; nobody else meets it.
"""

from __future__ import annotations

from datetime import datetime
from math import isfinite
from typing import TYPE_CHECKING, Any

from attrs import Attribute, field, fields_dict, frozen

from valeria_desktop.games.valeria.rules.model.cards import Edition
from valeria_desktop.games.valeria.rules.setup import MAX_PLAYERS, Level, Solo
from valeria_desktop.kernel.foreign import shown
from valeria_desktop.kernel.phrases import Phrase, join, say
from valeria_desktop.kernel.score import Outcome

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    _Validator = Callable[[Any, Attribute[Any], Any], object]

_MOST = 1_000_000
_LONGEST = 500
_MOST_TOLD = 3
_DAY = len("2026-11-21")


class _WrongFieldError(Exception):
    """A field that can't be what it holds; the argument is its name."""


def _is(test: Callable[[Any], bool]) -> _Validator:
    def check(_: object, attribute: Attribute[Any], value: object) -> None:
        try:
            is_good = test(value)
        except (TypeError, ValueError):
            is_good = False
        if not is_good:
            raise _WrongFieldError(attribute.name)

    return check


def _text(value: object) -> bool:
    # bytes that are no text were read as halves of characters
    return type(value) is str and len(value) <= _LONGEST and bool(value.encode() or True)


def is_time(value: object) -> bool:
    """Tell whether this is a time as it is written down."""
    try:
        return isinstance(value, str) and _text(value) and bool(datetime.fromisoformat(value))
    except ValueError:
        return False


def _number(least: int, most: int) -> _Validator:
    return _is(lambda value: type(value) is int and least <= value <= most)


def _one_of(*values: str) -> _Validator:
    return _is(lambda value: type(value) is str and value in values)


_TEXT = _is(_text)
_FLAG = _number(0, 1)
_TIME = _is(is_time)
_SEED = _is(lambda value: _text(value) and value.isdecimal())
_MEASURE = _is(lambda value: isfinite(value) and abs(value) <= _MOST)


@frozen
class KeptSeat:
    """How a game ended for a seat, as it was written down."""

    game: str
    seat: int = field(validator=_number(0, MAX_PLAYERS - 1))
    name: str = field(validator=_TEXT)
    bot: str = field(validator=_TEXT)
    """Empty for a person."""
    points: int = field(validator=_number(-_MOST, _MOST))
    won: int = field(validator=_FLAG)
    duke: str = field(validator=_TEXT)
    luck: float = field(validator=_MEASURE)


@frozen
class KeptGame:
    """A finished game, as it was written down."""

    id: str = field(validator=_TEXT)
    created: str = field(validator=_TIME)
    ended: str = field(validator=_TIME)
    players: int = field(validator=_number(1, MAX_PLAYERS))
    edition: str = field(validator=_one_of(*Edition))
    preset: str = field(validator=_TEXT)
    variants: str = field(validator=_TEXT)
    solo: str = field(validator=_one_of("", *Solo))
    level: str = field(validator=_one_of("", *Level))
    seed: str = field(validator=_SEED)
    rounds: int = field(validator=_number(0, _MOST))
    choices: int = field(validator=_number(0, _MOST))
    ending: str = field(validator=_TEXT)
    outcome: str = field(validator=_one_of("", *Outcome))
    rewound: int = field(validator=_FLAG)
    seats: tuple[KeptSeat, ...] = field(kw_only=True)

    @seats.validator
    def _all_are_there(self, attribute: Attribute[Any], seats: tuple[KeptSeat, ...]) -> None:
        if [seat.seat for seat in seats] != list(range(self.players)):
            raise _WrongFieldError(attribute.name)

    @property
    def counts(self) -> bool:
        """Tell whether it counts among games of several; a rewound one is only told of."""
        return not self.rewound and not self.solo


GAME_COLUMNS = tuple(name for name in fields_dict(KeptGame) if name != "seats")
SEAT_COLUMNS = tuple(fields_dict(KeptSeat))


@frozen
class Damaged:
    """A game that was left out."""

    ended: str
    """The day, as far as it can be read."""
    field: str


@frozen
class Ledger:
    """All finished games, the newest first, and what had to be left out."""

    games: tuple[KeptGame, ...] = ()
    damaged: tuple[Damaged, ...] = ()


def read_ledger(games: Iterable[Sequence[Any]], seats: Iterable[Sequence[Any]]) -> Ledger:
    """Read rows; the seats come in their order, each with the id of its game."""
    by_game: dict[object, list[Sequence[Any]]] = {}
    for row in seats:
        by_game.setdefault(row[0], []).append(row)
    whole, damaged = [], []
    for row in games:
        try:
            whole.append(_game(row, by_game.get(row[0], ())))
        except _WrongFieldError as error:
            damaged.append(Damaged(_day(row), str(error)))
    whole.sort(key=lambda game: game.ended, reverse=True)
    return Ledger(tuple(whole), tuple(damaged))


def _game(row: Sequence[Any], seats: Iterable[Sequence[Any]]) -> KeptGame:
    return KeptGame(*row, seats=tuple(KeptSeat(*seat) for seat in seats))


def _day(row: Sequence[Any]) -> str:
    ended = row[GAME_COLUMNS.index("ended")]
    return shown(ended[:_DAY]) if is_time(ended) else ""


def damage_words(damaged: Sequence[Damaged], file: str) -> Phrase:
    """Say which games are left out."""
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
