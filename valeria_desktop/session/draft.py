"""A game in preparation: its seats, set-up and seed, and the reason why it can't start yet."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import Factory, define, evolve, field

from valeria_desktop.bots.registry import is_known, opponents
from valeria_desktop.kernel.errors import SetupError
from valeria_desktop.kernel.foreign import quoted
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.record import Record
from valeria_desktop.kernel.seats import Colour, Seat, Sign, default_seats
from valeria_desktop.session.guests import Guests
from valeria_desktop.session.session import Session

if TYPE_CHECKING:
    from valeria_desktop.content.own_files import OwnFilesFound, Shelf
    from valeria_desktop.kernel.rules import Rules

_SEEDS = 1_000_000  # any seed works, but a short seed is easily typed again
_USUAL = 2


def any_seed() -> int:
    """Draw a seed of at most six digits, short enough to read out."""
    return secrets.randbelow(_SEEDS)


def _seats(draft: Draft) -> list[Seat]:
    person, *others = default_seats(draft.rules.seats[-1])
    guests, proposed = draft.guests, opponents(draft.rules, len(others))
    return [person, *(guests.seated(seat, bot) for seat, bot in zip(others, proposed, strict=True))]


def _players(draft: Draft) -> int:
    seats = draft.rules.seats
    return _USUAL if _USUAL in seats else seats[0]


@define
class Draft:
    """The seats and options exactly as the player chose them; `setup` makes a set-up of them.

    A game with options besides the number of players derives its own draft class from this one.
    """

    rules: Rules[Any]
    seats: list[Seat] = field(default=Factory(_seats, takes_self=True))
    """A seat for each possible player, up to the game's highest number."""
    players: int = field(default=Factory(_players, takes_self=True))
    seed: int = field(factory=any_seed)
    typed_seed: int | None = None
    """The seed that the player typed; the next game keeps it as well."""
    watched: Seat | None = None
    """The bot's seat in a game for one player that a person watches; None if a person plays."""
    without_help: bool = False
    """No player gets advice during the game."""
    met: frozenset[str] = frozenset()
    """The ids of the sets that the player has begun a game with."""

    @property
    def is_solo(self) -> bool:
        """Whether one person plays alone."""
        return self.players == 1

    @property
    def guests(self) -> Guests:
        """The guests of this game, who may sit in a bot's place."""
        return Guests(self.rules)

    @property
    def chosen(self) -> tuple[Seat, ...]:
        """The seats of this game as chosen; with one player, the person's or the watched bot's."""
        if self.is_solo:
            return (self.watched or self.guests.seated(self.seats[0], None),)
        return tuple(self.seats[: self.players])

    @property
    def kept(self) -> tuple[Seat, ...]:
        """All seats, with those not in this game: the proposal for the next game."""
        return (*self.chosen, *self.seats[self.players :])

    @property
    def sitting(self) -> tuple[Seat, ...]:
        """The seats of this game, with surprise guests drawn from the seed."""
        return self.guests.surprised(self.chosen, self.seed)

    @property
    def setup(self) -> Any:  # noqa: ANN401 - each game has its own
        """The set-up from the player's choices; the rules may still refuse it."""
        return self.rules.setup(players=self.players)

    @property
    def dealt(self) -> Any:  # noqa: ANN401 - each game has its own
        """The set-up that is dealt: the chosen one, with the values that follow from the seats."""
        return self.setup

    @property
    def proposal(self) -> Any:  # noqa: ANN401 - each game has its own
        """The set-up to propose next time: also with the choices that this game leaves out."""
        return self.setup

    def deal(self) -> Session:
        """Begin a session of this game."""
        record = Record(self.rules, self.dealt, self.seed)
        return Session(record, self.sitting, without_help=self.without_help)

    def refusal(self) -> str:
        """Return the reason why this game can't be played; empty if it can."""
        return self.refusal_of(self.setup) or self._refused_seats()

    def refusal_of(self, setup: Any) -> str:  # noqa: ANN401 - each game has its own
        """Return the reason why the rules refuse a set-up; empty if they accept it."""
        try:
            self.rules.check(setup, self.seed)
        except SetupError as error:
            sentence: str = error.args[0]  # a phrase, if it has translations
            return sentence
        return ""

    def _refused_seats(self) -> str:
        names = [seat.name for seat in self.sitting]
        if len(set(names)) < len(names):
            return say("Two players have the same name; change one.")
        return ""

    def drop_what_cannot_be(self) -> None:
        """Remove options that the number of players rules out; without options, do nothing."""

    def draw_seed(self) -> None:
        """Draw another seed, and forget a typed one."""
        self.typed_seed = None
        self.seed = any_seed()

    @staticmethod
    def other_seed() -> int:
        """Draw a seed for one game; a typed one stays for the next set-up."""
        return any_seed()

    def renew_seed(self) -> None:
        """Draw another seed, or return to the seed that the player typed."""
        if self.typed_seed is None:
            self.draw_seed()
        else:
            self.seed = self.typed_seed

    def invite(self, index: int, bot: str | None) -> None:
        """Seat a bot, or a person (None); the seat's name changes too, unless a person typed it.

        If the guest already has another seat, this seat's former guest or a free one sits there.
        """
        before = self.chosen[index] if self.is_solo else self.seats[index]
        guests = self.guests
        if not self.is_solo:
            for other, sitting in enumerate(self.seats):
                if other != index and guests.is_same(sitting.bot, bot):
                    self.seats[other] = guests.moved(sitting, before, self.seats)
        self.change_seat(index, guests.seated(before, bot))

    def change_seat(self, index: int, seat: Seat) -> None:
        """Change a seat; the former owner of its colour or sign takes the one given up."""
        if self.is_solo and not index:
            self.watched = seat if seat.bot else None
            if seat.bot:
                return
        before = self.seats[index]
        for other, sitting in enumerate(self.seats):
            if other != index and sitting.colour is seat.colour:
                self.seats[other] = evolve(self.seats[other], colour=before.colour)
            if other != index and sitting.sign is seat.sign:
                self.seats[other] = evolve(self.seats[other], sign=before.sign)
        self.seats[index] = seat

    def remember(self, setup: Any, seats: tuple[Seat, ...]) -> tuple[Phrase, ...]:  # noqa: ANN401 - each game has its own
        """Take over an earlier set-up and its seats; return a phrase for each unknown value."""
        wrong = []
        if setup.players in self.rules.seats:
            self.players = setup.players
        else:
            wrong.append(unknown("players", setup.players))
        self.watched = None
        for index, seat in enumerate(seats[: len(self.seats)]):
            is_there = seat.bot is None or self._is_known(seat.bot)
            if not is_there:
                wrong.append(unknown("bot", seat.bot))
            self.change_seat(index, seat if is_there else evolve(seat, bot=self.seats[index].bot))
        return tuple(wrong)

    def _is_known(self, bot: str) -> bool:
        return is_known(self.rules, bot) or self.guests.is_surprise(bot)


@define
class OwnFilesDraft(Draft):
    """A draft of a game that a player's own files can replace shipped ones of."""

    shelf: Shelf[Any] = field(default=None)
    """The shelf with the player's own files."""
    uses_own: bool = True
    """Whether the game uses the player's own files, if there are any."""

    @property
    def own(self) -> OwnFilesFound:
        """The player's own files that replace shipped ones, as they are now."""
        return self.shelf.own()

    @property
    def own_name(self) -> str:
        """The hash of the player's files that the game uses; empty without any."""
        return self.own.name if self.uses_own else ""

    def remember(self, setup: Any, seats: tuple[Seat, ...]) -> tuple[Phrase, ...]:  # noqa: ANN401 - as above
        """Take over an earlier set-up and its seats, with the player's files as they are now."""
        self.uses_own = bool(setup.own)
        return super().remember(setup, seats)


def unknown(part: str, name: object) -> Phrase:
    """Return a phrase about an earlier value that this program doesn't know."""
    return say("{field} can't be {value}", field=part, value=quoted(name))


_T = TypeVar("_T", Colour, Sign)


def next_of(value: _T) -> _T:
    """Return the next colour or sign; the first follows the last."""
    values = list(type(value))
    return values[(values.index(value) + 1) % len(values)]
