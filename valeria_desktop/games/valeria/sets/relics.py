"""Relics: each player keeps one of two, as an action or for slaying and building (RE1 to RE4)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar, Self

from attrs import evolve, field, frozen

from valeria_desktop.games.valeria.files.sets import set_of
from valeria_desktop.games.valeria.rules.at import OfCard
from valeria_desktop.games.valeria.rules.events import CardUsed
from valeria_desktop.games.valeria.rules.model.belongings import CardZone, cards_in, enter_zone
from valeria_desktop.games.valeria.rules.model.cards import Card, card_kind
from valeria_desktop.games.valeria.rules.model.due import due
from valeria_desktop.games.valeria.rules.model.effect import Effect, Power
from valeria_desktop.games.valeria.rules.model.offer import Offer
from valeria_desktop.games.valeria.rules.model.options import use_way
from valeria_desktop.games.valeria.rules.powers import (
    Modifier,
    When,
    modifiers_among,
    triggers_among,
)
from valeria_desktop.games.valeria.rules.turn.exhausted import fill_places_after
from valeria_desktop.games.valeria.rules.turn.steps import step
from valeria_desktop.games.valeria.rules.turn.use import Use, told_apart
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.valeria.rules.model.effect import Readings
    from valeria_desktop.games.valeria.rules.model.player import Player
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.rules.sets import Set
    from valeria_desktop.games.valeria.rules.terms import Terms
    from valeria_desktop.kernel.at import At

ID = "relics"
RELICS = enter_zone(CardZone(tag=ID, has_powers=True, title=lambda: say("relics")))


@card_kind("relic")
@frozen(eq=False, kw_only=True)
class Relic(Card):
    """A Relic: its effect as an action, or the powers that it has in its owner's turn (RE2)."""

    used: Effect | None = None
    powers: tuple[Power, ...] = ()
    triggers: tuple[When, ...] = field(init=False)
    modifiers: tuple[Modifier, ...] = field(init=False)

    kept: ClassVar[str] = RELICS.tag
    asks_to_keep: ClassVar[Phrase | None] = say("which Relic do you keep?")

    def __attrs_post_init__(self) -> None:
        if bool(self.used) == bool(self.powers):
            raise ValueError("needs either 'used' or 'powers'")

    @triggers.default
    def _triggers(self) -> tuple[When, ...]:
        return triggers_among(self.powers)

    @modifiers.default
    def _modifiers(self) -> tuple[Modifier, ...]:
        return modifiers_among(self.powers)

    @property
    def readings(self) -> tuple[Phrase, ...]:
        at_ties = say("It doesn't count when the fewest cards break a tie.")
        if not self.used:
            return (at_ties,)
        return say("You can use it in each of your turns, even twice in one."), at_ties

    def alone(self, readings: Readings) -> Self:
        used = self.used and self.used.alone(readings)
        return evolve(self, used=used, powers=tuple(each.alone(readings) for each in self.powers))


# --- using one as an action


@frozen(eq=False)
class UseRelic(Option):
    """Use a Relic as an action."""

    relic: Card
    effect: Effect

    @property
    def id(self) -> str:
        return f"{self.relic.id}: use"

    @property
    def at(self) -> At:
        return OfCard(self.relic.id)

    def words(self) -> Phrase:
        return say("{card}: {effect}", card=self.relic.name, effect=self.effect.order())


use_relic = cache(UseRelic)


@step("relics_used", of_set=ID)
class RelicUsed(Use):
    """Pick what the action pays or banishes: its owner can't leave that (RE2)."""

    may_turn_back = True

    def options(self, state: State) -> Sequence[Option]:
        (owed,) = self.dues
        ways = owed.effect.ways(state, self.seat, owed.cause)
        return told_apart(state, [use_way(owed.cause, way) for way in ways])


def _usable(player: Player) -> Iterator[tuple[Card, Effect]]:
    for card in cards_in(player.laid, RELICS.tag):
        if card.used is not None:
            yield card, card.used


def _add_uses(state: State, player: Player, _terms: Terms, options: list[Option]) -> None:
    options += [
        use_relic(card, effect)
        for card, effect in _usable(player)
        if not effect.asks or effect.ways(state, state.active, card)
    ]


def _begin_use(state: State, option: UseRelic) -> None:
    seat, effect, card = state.active, option.effect, option.relic
    if state.events is not None:
        state.events.append(CardUsed(seat, card))
    state.agenda.append(fill_places_after(state))
    if effect.asks:
        state.agenda.append(RelicUsed(seat, (due(effect, card),)))
    else:
        effect.apply(state, seat, card)


def _why_not(state: State, seat: int, option_id: str) -> Phrase | None:
    for card, effect in _usable(state.players[seat]):
        if option_id == use_relic(card, effect).id:
            return say("{card} needs something to pay or to banish", card=card.name)
    return None


def _things(state: State, seat: int) -> Iterator[tuple[At, str]]:
    for card, effect in _usable(state.players[seat]):
        option = use_relic(card, effect)
        yield option.at, option.id


OFFERS = (
    Offer(UseRelic, _add_uses, _begin_use, _why_not, things=_things, unforeseen=say("Relics")),
)


def relics() -> Set:
    """Return the set."""
    return set_of(ID, zones=(RELICS,), offers=OFFERS)
