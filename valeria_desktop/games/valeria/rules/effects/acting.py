"""Effects that let their owner do what an action does (X15)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from attrs import frozen

from valeria_desktop.games.valeria.rules.at import AtPlace, at_pile, place_name
from valeria_desktop.games.valeria.rules.model.cards import Card
from valeria_desktop.games.valeria.rules.model.effect import Effect, effect
from valeria_desktop.games.valeria.rules.model.income import NO_INCOME
from valeria_desktop.games.valeria.rules.model.options import SLAY
from valeria_desktop.games.valeria.rules.turn.pay import pay_for
from valeria_desktop.games.valeria.rules.turn.prices import can_slay
from valeria_desktop.games.valeria.rules.turn.use import Pick
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.signs import Mark

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.effect import Readings
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.model.income import Income
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.signs import Marks


@frozen(cache_hash=True)
class SlayAt(Effect):
    """Slaying a named monster: one way of `MaySlay`."""

    place: int
    card: Card

    def apply(self, state: State, seat: int, cause: Card) -> None:
        state.agenda.append(pay_for(SLAY, self.place))

    def signs(self) -> Marks:
        return (Mark("slay"), Mark(text=self.card.name))

    @property
    def icon(self) -> str:
        return "slay"

    def words(self) -> Phrase:
        return at_pile(say("Slay {card} at its normal price", card=self.card.name), self.place)

    @property
    def key(self) -> str:
        return f"slay-{place_name(self.place)}"

    @property
    def at(self) -> At:
        return AtPlace(self.place)


_slay_at = cache(SlayAt)


@effect("may_slay")
@frozen(cache_hash=True)
class MaySlay(Pick):
    """Optional: slay a monster at its price without using an action (T23)."""

    optional: ClassVar[bool] = True
    is_clause: ClassVar[bool] = True
    brings_a_card: ClassVar[bool] = True

    def ways(self, state: State, seat: int, cause: Card) -> list[SlayAt]:
        return [
            _slay_at(place, state.stacks[place][-1])
            for place in state.table.layout.open_places
            if can_slay(state, seat, place)
        ]

    def alone(self, readings: Readings) -> Effect:
        return self

    def income(self, owner: Holdings) -> Income:
        return NO_INCOME

    def signs(self) -> Marks:
        return (Mark("slay"),)

    def words(self) -> Phrase:
        return say("you may slay one monster at its normal price")
