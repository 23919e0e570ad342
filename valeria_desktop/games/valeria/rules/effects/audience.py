"""Effects for an audience: each player, the others, or the active one, in turn order (X21).

Each seat decides knowing what those before it did, so each has a step of its own. Who can't, or is
out of play (V1), is passed over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from attrs import field, frozen

from valeria_desktop.games.valeria.rules.effects.bases import Around
from valeria_desktop.games.valeria.rules.model.amounts import Amounts, resources_only
from valeria_desktop.games.valeria.rules.model.belongings import NO_NUMBERS, added
from valeria_desktop.games.valeria.rules.model.effect import Effect, Subject, effect
from valeria_desktop.games.valeria.rules.model.income import NO_INCOME, income_of
from valeria_desktop.games.valeria.rules.turn.use import Apply
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.signs import THEN, Mark

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.model.belongings import Numbers
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.effect import Readings
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.model.income import Income
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.kernel.signs import Marks


def for_each(state: State, seats: Sequence[int], effect: Effect, cause: Card) -> None:
    """Let seats use an effect one after another; a plain one acts at once."""
    if effect.plain:
        for seat in seats:
            effect.apply(state, seat, cause)
    else:
        state.agenda.extend(Apply(seat, effect, cause) for seat in reversed(seats))


@frozen(cache_hash=True)
class Audience(Around):
    """An effect that some seats use instead of its owner."""

    do: Effect

    subject: ClassVar[Subject]
    sign: ClassVar[Mark]
    """The sign of its audience."""
    is_clause: ClassVar[bool] = True
    holds_in: ClassVar[str] = "do"

    plain: bool = field(init=False)

    @plain.default
    def _plain(self) -> bool:
        return self.do.plain

    def seats(self, state: State) -> list[int]:
        """Return the seats that use the effect, in turn order from the active one."""
        raise NotImplementedError

    @property
    def icon(self) -> str:
        return "gain"

    def income(self, owner: Holdings) -> Income:
        return NO_INCOME

    def signs(self) -> Marks:
        return (self.sign, THEN, *self.do.signs())

    def words(self) -> Phrase:
        return self.do.words_for(self.subject)

    def words_for(self, subject: Subject) -> Phrase:
        del subject  # who it is for, it says itself
        return self.words()

    def apply(self, state: State, seat: int, cause: Card) -> None:
        for_each(state, self.seats(state), self.do, cause)


@effect("each")
@frozen(cache_hash=True)
class Each(Audience):
    """Every player uses the effect, the active one first."""

    subject: ClassVar[Subject] = Subject(
        gains=lambda amounts: say("each player gains {amounts}", amounts=amounts),
        loses=lambda amounts: say("each player loses {amounts}", amounts=amounts),
        does=lambda effect: say("each player: {effect}", effect=effect),
        may=lambda deed: say("each player may {deed}", deed=deed),
    )
    sign: ClassVar[Mark] = Mark("each")

    def income(self, owner: Holdings) -> Income:
        return self.do.income(owner)

    def tokens(self, owner: Holdings) -> Numbers:
        return self.do.tokens(owner)

    def seats(self, state: State) -> list[int]:
        return state.touched()


@effect("others")
@frozen(cache_hash=True)
class Others(Audience):
    """All players but the active one use the effect."""

    subject: ClassVar[Subject] = Subject(
        gains=lambda amounts: say("each other player gains {amounts}", amounts=amounts),
        loses=lambda amounts: say("each other player loses {amounts}", amounts=amounts),
        does=lambda effect: say("each other player: {effect}", effect=effect),
        may=lambda deed: say("each other player may {deed}", deed=deed),
    )
    sign: ClassVar[Mark] = Mark("others")

    def seats(self, state: State) -> list[int]:
        return state.opponents(state.active)


@effect("active")
@frozen(cache_hash=True)
class Active(Audience):
    """Only the active player uses the effect, on anyone's card."""

    subject: ClassVar[Subject] = Subject(
        gains=lambda amounts: say("the active player gains {amounts}", amounts=amounts),
        loses=lambda amounts: say("the active player loses {amounts}", amounts=amounts),
        does=lambda effect: say("the active player: {effect}", effect=effect),
        may=lambda deed: say("the active player may {deed}", deed=deed),
    )
    sign: ClassVar[Mark] = Mark("active")

    def seats(self, state: State) -> list[int]:
        return [state.active]


@effect("lose")
@frozen(cache_hash=True)
class Lose(Effect):
    """Lose amounts, or as much of them as is there."""

    amounts: Amounts = field(validator=resources_only)

    @property
    def icon(self) -> str:
        return "each-loses"

    def alone(self, readings: Readings) -> Effect:
        return self

    def income(self, owner: Holdings) -> Income:
        return income_of(self.amounts, -1)

    def tokens(self, owner: Holdings) -> Numbers:
        return added(NO_NUMBERS, self.amounts.more, -1)

    def signs(self) -> Marks:
        return tuple(
            mark for kind, many in self.amounts for mark in (Mark(text=f"−{many}"), Mark(kind))
        )

    def apply(self, state: State, seat: int, cause: Card) -> None:
        state.lose(seat, self.amounts, cause)

    def words(self) -> Phrase:
        return say("lose {amounts}", amounts=self.amounts.words())

    def words_for(self, subject: Subject) -> Phrase:
        return subject.loses(self.amounts.words())
