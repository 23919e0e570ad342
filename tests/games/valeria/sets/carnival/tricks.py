"""The tricks of the carnival: what its cards do that no card of the base game does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen
from attrs.validators import ge

from valeria_desktop.games.valeria.rules.at import OfSeat
from valeria_desktop.games.valeria.rules.effects.gains import Gain
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.effect import Effect, effect, power
from valeria_desktop.games.valeria.rules.model.income import income_of
from valeria_desktop.games.valeria.rules.model.options import RECRUIT
from valeria_desktop.games.valeria.rules.moments import Moment, Whose, enter
from valeria_desktop.games.valeria.rules.powers import Modifier
from valeria_desktop.games.valeria.rules.turn.use import Pick
from valeria_desktop.kernel.phrases import Phrase, say, seat_name
from valeria_desktop.kernel.signs import Mark

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.effect import Readings
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.model.income import Income
    from valeria_desktop.games.valeria.rules.model.options import Action
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.signs import Marks

CHARMED = enter(
    Moment(
        "charmed",
        say("you charmed a beast"),
        {
            Whose.OWN: (
                say("In your Action Phase"),
                lambda effect: say("{effect} each time you charm a beast", effect=effect),
            ),
        },
        Mark("magic"),
        0.1,
        "actions",
    )
)


@frozen(cache_hash=True)
class TreatOne(Effect):
    """One way of `Treat`."""

    guest: int
    gain: Amounts

    def apply(self, state: State, seat: int, cause: Card) -> None:
        for one in (seat, self.guest):
            state.gain(one, self.gain, cause)

    @property
    def icon(self) -> str:
        return "gain"

    def signs(self) -> Marks:
        return self.gain.signs()

    def words(self) -> Phrase:
        return say(
            "{amounts} for you and {seat}", amounts=self.gain.words(), seat=seat_name(self.guest)
        )

    @property
    def key(self) -> str:
        return f"treat-{self.guest + 1}"

    @property
    def at(self) -> At:
        return OfSeat(self.guest)


@effect("carnival_treat")
@frozen(cache_hash=True)
class Treat(Pick):
    """An opponent of your choice gains as much as you do; alone you are your own guest."""

    gain: Amounts

    def ways(self, state: State, seat: int, cause: Card) -> list[TreatOne]:
        return [TreatOne(guest, self.gain) for guest in state.opponents(seat)]

    def alone(self, readings: Readings) -> Effect:
        return Gain(self.gain)

    def income(self, owner: Holdings) -> Income:
        return income_of(self.gain)

    def signs(self) -> Marks:
        return (*self.gain.signs(), Mark("opponent"))

    def words(self) -> Phrase:
        return say("{amounts} for you and an opponent of your choice", amounts=self.gain.words())


@power("carnival_bargain")
@frozen(cache_hash=True)
class Bargain(Modifier):
    """Each citizen that is recruited costs less Gold."""

    gold: int = field(validator=ge(1))

    def cheaper(self, action: Action) -> tuple[Amounts, ...]:
        return (Amounts(gold=self.gold),) if action is RECRUIT else ()

    def signs(self) -> Marks:
        return (Mark("recruit"), Mark(text=f"−{self.gold}"), Mark("gold"))

    def words(self) -> Phrase:
        return say("Each citizen you recruit costs {gold} Gold less", gold=self.gold)
