"""Exekratys: a pool that sixes feed, and that a visit empties of one kind (CS2, CS5, CS8)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from attrs import frozen

from valeria_desktop.games.valeria.rules.at import AtPool
from valeria_desktop.games.valeria.rules.effects.pools import FeedPool
from valeria_desktop.games.valeria.rules.model.amounts import Amounts, Resource, kind_words
from valeria_desktop.games.valeria.rules.model.cards import ACTION, Card
from valeria_desktop.games.valeria.rules.model.effect import Effect, power
from valeria_desktop.games.valeria.rules.model.pools import Pool, all_of_kind, enter_pool
from valeria_desktop.games.valeria.rules.powers import Modifier
from valeria_desktop.games.valeria.rules.turn.standing import terms_for
from valeria_desktop.games.valeria.rules.turn.steps import Step, step
from valeria_desktop.games.valeria.sets.crimson_seas.islands import LEAF
from valeria_desktop.games.valeria.sets.crimson_seas.maps import MAPS, ONE
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.signs import THEN, Mark

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.signs import Marks

POOL = enter_pool(
    Pool(
        tag="exekratys",
        title=lambda: say("the pool of Exekratys"),
        start=Amounts(gold=2, strength=2, magic=2),
        leaf=LEAF,
    )
)
_SIX, _MOST = 6, 2
_FEED = FeedPool(POOL.tag)


@power("keeps_sixes")
@frozen(cache_hash=True)
class KeepsSixes(Modifier):
    """A six costs its owner nothing (Avery Hollow)."""

    def timing(self) -> Phrase:
        return say("In your Roll Phase")

    def signs(self) -> Marks:
        return (Mark(text="6"), THEN, Mark(text="0"), Mark("pool"))

    def words(self) -> Phrase:
        return say("You put nothing into the pool of Exekratys when you roll a 6")


@step("seas_sixes", of_set="crimson-seas")
class Sixes(Step):
    """For each 6 of die, die and sum the active player puts a resource into the pool (CS5)."""

    def run(self, state: State) -> None:
        seat, results = state.active, (*state.dice, sum(state.dice))
        if any(isinstance(each, KeepsSixes) for each in terms_for(state, seat).modifiers):
            return
        for _ in range(min(results.count(_SIX), _MOST)):
            _FEED.apply(state, seat, ACTION)


@frozen(cache_hash=True)
class VisitPool(Effect):
    """A visit to Exekratys: everything of one resource, for a Map."""

    resource: Resource

    icon: ClassVar[str] = "sail"

    def apply(self, state: State, seat: int, cause: Card) -> None:
        there = all_of_kind(state.in_pool(POOL.tag), self.resource)
        state.pay(seat, ONE, cause)
        state.empty_pool(seat, POOL.tag, there, cause)

    def signs(self) -> Marks:
        return (Mark("pool"), THEN, Mark(self.resource.value))

    def words(self) -> Phrase:
        return say(
            "Sail to Exekratys: take all {resource} there", resource=kind_words([self.resource])
        )

    @property
    def key(self) -> str:
        return f"sail-exekratys-{self.resource}"

    @property
    def at(self) -> At:
        return AtPool(POOL.tag, self.resource.value)


_visit = cache(VisitPool)
VISITS = tuple(map(_visit, Resource))


def visits(state: State, seat: int) -> list[VisitPool]:
    """Return the visits that bring something."""
    if not dict(state.players[seat].more).get(MAPS.tag):
        return []
    there = state.in_pool(POOL.tag)
    return [visit for visit in VISITS if getattr(there, visit.resource)]
