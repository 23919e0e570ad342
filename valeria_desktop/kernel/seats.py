"""The seats of a table, each with a name, a colour, a sign, and a person or a bot."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from attrs import field, frozen
from attrs.validators import max_len, min_len

from valeria_desktop.kernel.foreign import is_plain

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from attrs import Attribute

LONGEST_NAME = 24
_LONGEST_BOT = 80


class Colour(StrEnum):
    """The players' colours; people with any kind of colour vision can tell them apart."""

    VERMILLION = "vermillion"
    SKY = "sky"
    GREEN = "green"
    YELLOW = "yellow"
    PURPLE = "purple"
    ORANGE = "orange"
    BLUE = "blue"


class Sign(StrEnum):
    """The players' heraldic signs; a sign always accompanies a colour."""

    ROSE = "rose"
    OAK = "oak"
    HERON = "heron"
    WOLF = "wolf"
    TOWER = "tower"


def _plain(_: object, attribute: Attribute[str], value: str) -> None:
    if not is_plain(value):
        raise ValueError(
            f"'{attribute.name}' must have no line ends, direction marks or other letters that "
            "can't be seen; write it anew"
        )


def _bot(seat: object, attribute: Attribute[str], value: str | None) -> None:
    if value is None:
        return
    if len(value) > _LONGEST_BOT:
        raise ValueError(f"'{attribute.name}' must have at most {_LONGEST_BOT} letters")
    _plain(seat, attribute, value)


_NAMED: list[Callable[[object, Attribute[str], str], object]] = [
    min_len(1),
    max_len(LONGEST_NAME),
    _plain,
]


@frozen
class Seat:
    """A seat of a table; `bot` names the bot that plays it, None stands for a person."""

    name: str = field(validator=_NAMED)
    colour: Colour
    sign: Sign
    bot: str | None = field(default=None, validator=_bot)

    @property
    def is_person(self) -> bool:
        """Whether a person sits here."""
        return self.bot is None


def only_person(seats: Sequence[Seat]) -> int | None:
    """Return the seat of the only person at a table; None for no person or for several."""
    people = [number for number, seat in enumerate(seats) if seat.is_person]
    return people[0] if len(people) == 1 else None


def with_rival(seats: tuple[Seat, ...], name: str) -> tuple[Seat, ...]:
    """Return seats with one more for a side that the rules play, in a free colour and sign."""
    colours, signs = {seat.colour for seat in seats}, {seat.sign for seat in seats}
    colour = next(colour for colour in Colour if colour not in colours)
    return (*seats, Seat(name, colour, next(sign for sign in Sign if sign not in signs)))


def default_seats(players: int, *, bots: str | None = None) -> tuple[Seat, ...]:
    """Return seats named after their signs; `bots` names the bot of all seats but the first."""
    pairs = zip(Colour, Sign, strict=False)
    return tuple(
        Seat(sign.value.capitalize(), colour, sign, bots if index else None)
        for index, (colour, sign) in enumerate(pairs)
    )[:players]
