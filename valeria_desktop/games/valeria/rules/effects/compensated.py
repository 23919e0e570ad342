"""Takes whose victim gains something for it (AG4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from attrs import field, frozen
from attrs.validators import min_len

from valeria_desktop.games.valeria.rules.at import OfSeat
from valeria_desktop.games.valeria.rules.effects.bases import SeenAfter
from valeria_desktop.games.valeria.rules.effects.takes import TakeFrom, TakeMonsterFrom, Taking
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.effect import Effect, effect
from valeria_desktop.games.valeria.rules.model.income import from_others
from valeria_desktop.games.valeria.rules.turn.returns import home_of, send_random_home
from valeria_desktop.games.valeria.rules.turn.standing import may_take_from
from valeria_desktop.games.valeria.rules.turn.use import Pick
from valeria_desktop.kernel.phrases import Phrase, join, say, seat_name
from valeria_desktop.kernel.signs import OR, PLUS, THEN, Mark

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.model.income import Income
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.signs import Marks


@frozen(cache_hash=True)
class SendHome(Taking):
    """Sending a random slain monster of a named opponent back: a way of `SendMonsterHome`."""

    victim: int

    def apply(self, state: State, seat: int, cause: Card) -> None:
        send_random_home(state, seat, self.victim, cause)

    def signs(self) -> Marks:
        return (Mark("return"), Mark("monsters"))

    @property
    def icon(self) -> str:
        return "return"

    def words(self) -> Phrase:
        return say(
            "Send a random slain monster of {seat} back to its stack", seat=seat_name(self.victim)
        )

    @property
    def key(self) -> str:
        return f"send-home-from-{self.victim + 1}"

    @property
    def at(self) -> At:
        return OfSeat(self.victim)


@frozen(cache_hash=True)
class Compensated(Effect):
    """A take, and what its victim gains for it: one way of the effects below."""

    take: Taking
    gain: Amounts

    def apply(self, state: State, seat: int, cause: Card) -> None:
        self.take.apply(state, seat, cause)
        state.gain(self.take.victim, self.gain, cause)

    @property
    def parts(self) -> tuple[Effect, ...]:
        return (self.take,)

    def signs(self) -> Marks:
        return (*self.take.signs(), PLUS, Mark("opponent"), THEN, *self.gain.signs())

    @property
    def icon(self) -> str:
        return self.take.icon

    def words(self) -> Phrase:
        return say("{take}, who gains {gain}", take=self.take.words(), gain=self.gain.words())

    @property
    def key(self) -> str:
        return self.take.key

    @property
    def at(self) -> At | None:
        return self.take.at


class _Compensating(SeenAfter, Pick):
    """A take from an opponent of choice, who gains something."""

    __slots__ = ()

    victim_gains: Amounts

    takes_from_others = True
    is_clause: ClassVar[bool] = True

    def victims(self, state: State, seat: int) -> Iterator[int]:
        """Yield the opponents who may be named, each only when it is asked for."""
        return (other for other in state.opponents(seat) if may_take_from(state, other))

    def takes(self, state: State, seat: int) -> Iterator[Taking]:
        """Yield the takes among which its owner picks."""
        raise NotImplementedError

    def ways(self, state: State, seat: int, cause: Card) -> Sequence[Effect]:
        return [Compensated(take, self.victim_gains) for take in self.takes(state, seat)]

    def does_something(self, state: State, seat: int, cause: Card) -> bool:
        return next(iter(self.takes(state, seat)), None) is not None

    def _with_gain(self, taken: Marks) -> Marks:
        return (*taken, PLUS, Mark("opponent"), THEN, *self.victim_gains.signs())


@effect("take_one_for")
@frozen(cache_hash=True)
class TakeOneFor(_Compensating):
    """Take one of several amounts, or as much of it as is there (T27, AG4)."""

    one_of: tuple[Amounts, ...] = field(validator=min_len(1))
    victim_gains: Amounts

    def takes(self, state: State, seat: int) -> Iterator[Taking]:
        for victim in self.victims(state, seat):
            there = (state.available(victim, amounts) for amounts in self.one_of)
            yield from (TakeFrom(victim, amounts) for amounts in dict.fromkeys(there))

    def income(self, owner: Holdings) -> Income:
        return from_others(float(max(amounts.resources for amounts in self.one_of)))

    def signs(self) -> Marks:
        line: Marks = (Mark("steal"),)
        for number, amounts in enumerate(self.one_of):
            line = (*line, OR, *amounts.signs()) if number else (*line, *amounts.signs())
        return self._with_gain(line)

    def words(self) -> Phrase:
        return say(
            "take {amounts} from an opponent of your choice, who gains {gain}",
            amounts=join([amounts.words() for amounts in self.one_of], "or"),
            gain=self.victim_gains.words(),
        )


@effect("take_monster_for")
@frozen(cache_hash=True)
class TakeMonsterFor(_Compensating):
    """Take a random slain monster (T26, AG4)."""

    victim_gains: Amounts

    brings_a_card: ClassVar[bool] = True

    def takes(self, state: State, seat: int) -> Iterator[Taking]:
        for victim in self.victims(state, seat):
            if state.players[victim].monsters:
                yield TakeMonsterFrom(victim)

    def signs(self) -> Marks:
        return self._with_gain((Mark("steal"), Mark("monsters")))

    def words(self) -> Phrase:
        return say(
            "take a random slain monster from an opponent of your choice, who gains {gain}",
            gain=self.victim_gains.words(),
        )


@effect("send_monster_home")
@frozen(cache_hash=True)
class SendMonsterHome(_Compensating):
    """Send a random slain monster that has a stack back to it (T25, AG4)."""

    victim_gains: Amounts

    def takes(self, state: State, seat: int) -> Iterator[Taking]:
        for victim in self.victims(state, seat):
            monsters = state.players[victim].monsters
            if any(home_of(state, card) is not None for card in monsters):
                yield SendHome(victim)

    def signs(self) -> Marks:
        return self._with_gain((Mark("opponent"), Mark("return"), Mark("monsters")))

    def words(self) -> Phrase:
        return say(
            "send a random slain monster of an opponent of your choice back to its stack; that "
            "player gains {gain}",
            gain=self.victim_gains.words(),
        )
