"""The Action Phase: two actions, and what comes due at its start and end (T14 to T16, T27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.engine.amounts import Amounts
from valeria_desktop.engine.cards import ACTION, Citizen, Domain, Foe
from valeria_desktop.engine.decision import Prompt
from valeria_desktop.engine.exhausted import fill_places_after
from valeria_desktop.engine.options import (
    GAINS,
    ActAt,
    GainResource,
    Option,
    build_at,
    recruit_at,
    slay_at,
)
from valeria_desktop.engine.pay import pay_for
from valeria_desktop.engine.phrases import Phrase, say
from valeria_desktop.engine.powers import Moment
from valeria_desktop.engine.prices import (
    build_price,
    extra_for,
    funds,
    slay_price,
)
from valeria_desktop.engine.steps import Question, Step, step
from valeria_desktop.engine.targets import CITIZEN_PLACES, CITIZEN_ROW, DOMAIN_PLACES, DOMAIN_ROW
from valeria_desktop.engine.use import triggered, use

if TYPE_CHECKING:
    from valeria_desktop.engine.player import Player
    from valeria_desktop.engine.state import State

_GAINED = {option: Amounts.of(option.resource, 1) for option in GAINS}


@step
class ActionsBegin(Step):
    """Use the powers that come due when the Action Phase begins (T14)."""

    def run(self, state: State) -> None:
        if dues := triggered(state, state.active, Moment.ACTIONS_BEGIN):
            use(state, state.active, dues)


@step
class ActionsEnd(Step):
    """Use the powers that come due when the Action Phase ends (T27)."""

    def run(self, state: State) -> None:
        if dues := triggered(state, state.active, Moment.ACTIONS_END):
            use(state, state.active, dues)


@step
class Act(Question):
    """One action: slay, recruit, build or gain (T15)."""

    prompt = Prompt.ACT

    def options(self, state: State) -> list[Option]:
        player = state.players[state.active]
        options: list[Option] = []
        if most := funds(player.strength, player.magic):
            _add_slays(state, player, most, options)
        if most := funds(player.gold, player.magic):
            _add_recruits(state, player, most, options)
            _add_builds(state, player, most, options)
        options += GAINS
        return options

    def answer(self, state: State, option: Option) -> None:
        if isinstance(option, GainResource):
            gain_by_action(state, option)
            return
        assert isinstance(option, ActAt)
        state.agenda.append(fill_places_after(state))
        state.agenda.append(pay_for(option.action, option.place))

    def words(self) -> Phrase:
        return say("Choose an action")


def gain_by_action(state: State, option: GainResource) -> None:
    """Gain 1 of a resource as an action."""
    state.gain(state.active, _GAINED[option], ACTION)


# These three run for every action of every game, most of them in search, so they ask `prices` only
# where a cheaper question has not settled it: tokens and copies make things dearer, never cheaper.


def _add_slays(state: State, player: Player, most: int, options: list[Option]) -> None:
    for place, stack in enumerate(state.stacks[state.table.foe_row]):
        if stack and isinstance(card := stack[-1], Foe) and card.strength + card.magic <= most:
            strength, magic = slay_price(state, place, card)
            if magic <= player.magic and strength + magic <= most:
                options.append(slay_at(place, card, strength, magic))


def _add_recruits(state: State, player: Player, most: int, options: list[Option]) -> None:
    copies = player.citizen_tally.names
    modifiers = player.domain_tally.modifiers
    if modifiers:
        copies = {name: extra_for(number, modifiers) for name, number in copies.items()}
    for place, stack in enumerate(state.stacks[CITIZEN_ROW], CITIZEN_PLACES.start):
        if stack and isinstance(card := stack[-1], Citizen):
            price = card.cost + copies.get(card.name, 0)
            if price <= most:
                options.append(recruit_at(place, card, price))


def _add_builds(state: State, player: Player, most: int, options: list[Option]) -> None:
    icons = player.citizen_tally.icons
    modifiers = player.domain_tally.modifiers
    for place, stack in enumerate(state.stacks[DOMAIN_ROW], DOMAIN_PLACES.start):
        if stack and isinstance(card := stack[-1], Domain):
            price = build_price(card, modifiers) if modifiers else card.cost
            if price <= most and card.icons.covered_by(*icons):
                options.append(build_at(place, card, price))
