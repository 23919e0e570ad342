"""The Action Phase: two actions, and the powers due at its start and end (T14 to T16, T27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.at import PLACES
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import ACTION, Foe
from valeria_desktop.games.valeria.rules.model.options import (
    GAINS,
    ActAt,
    GainResource,
    build_at,
    slay_at,
)
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.powers import ACTIONS_BEGIN, ACTIONS_END
from valeria_desktop.games.valeria.rules.turn.exhausted import fill_places_after
from valeria_desktop.games.valeria.rules.turn.offers import CITIZENS, DOMAINS, MONSTERS
from valeria_desktop.games.valeria.rules.turn.pay import pay_for
from valeria_desktop.games.valeria.rules.turn.prices import (
    build_price,
    extra_for,
    funds,
    has_to_slay,
    slay_price,
)
from valeria_desktop.games.valeria.rules.turn.steps import Question, Step, step
from valeria_desktop.games.valeria.rules.turn.use import triggered, use
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.player import Player
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.rules.model.tally import CitizenTally
    from valeria_desktop.games.valeria.rules.powers import Modifier
    from valeria_desktop.games.valeria.rules.turn.offers import BuildOffer

_GAINED = {option: Amounts.of(option.resource, 1) for option in GAINS}


@step("actions_begin")
class ActionsBegin(Step):
    """Use the powers that are due when the Action Phase begins (T14)."""

    phase = "actions"

    def run(self, state: State) -> None:
        if dues := triggered(state, state.active, ACTIONS_BEGIN):
            use(state, state.active, dues)


@step("actions_end")
class ActionsEnd(Step):
    """Use the powers that are due when the Action Phase ends (T27)."""

    def run(self, state: State) -> None:
        if dues := triggered(state, state.active, ACTIONS_END):
            use(state, state.active, dues)


@step("act")
class Act(Question):
    """One action: slay, recruit, build or gain (T15)."""

    prompt = Prompt.ACT
    begins_action = True

    def options(self, state: State) -> list[Option]:
        player = state.players[state.active]
        options: list[Option] = []
        _add_slays(state, player, funds(player.strength, player.magic), options)
        most = funds(player.gold, player.magic)
        tally, modifiers = player.citizen_tally(), player.domain_tally().modifiers
        _add_recruits(state, tally, modifiers, most, options)
        _add_builds(state, tally, modifiers, most, options)
        options += GAINS
        return options

    def answer(self, state: State, option: Option) -> None:
        if isinstance(option, ActAt):
            state.agenda.append(fill_places_after(state))
            state.agenda.append(pay_for(option.action, option.place))
        else:
            assert isinstance(option, GainResource)
            gain_by_action(state, option)

    def words(self) -> Phrase:
        return say("what will you do?")


def gain_by_action(state: State, option: GainResource) -> None:
    """Gain 1 of a resource as an action."""
    state.gain(state.active, _GAINED[option], ACTION)


# The following functions run for every action, mostly in search: they look up all constants.


def _add_slays(state: State, player: Player, most: int, options: list[Option]) -> None:
    if state.tokens or state.table.has_events:
        _add_changing_slays(state, player, options)
        return
    spare = player.magic
    for price, magic, option in state.listed[MONSTERS.number] or MONSTERS.list(state):
        if (price <= most or price == magic) and magic <= spare:
            options.append(option)


def _add_changing_slays(state: State, player: Player, options: list[Option]) -> None:
    """Add the slays where tokens change prices and Monster Events may lie anywhere (V4, V6)."""
    for place in range(PLACES):
        stack = state.stacks[place]
        if stack and isinstance(card := stack[-1], Foe):
            strength, magic = slay_price(state, place, card)
            if has_to_slay(player, strength, magic):
                options.append(slay_at(place, card, strength, magic))


def _add_recruits(
    state: State,
    tally: CitizenTally,
    modifiers: tuple[Modifier, ...],
    most: int,
    options: list[Option],
) -> None:
    copies = tally.names
    if modifiers:
        copies = {name: extra_for(number, modifiers) for name, number in copies.items()}
    for cost, name, by_extra in state.listed[CITIZENS.number] or CITIZENS.list(state):
        if cost <= most:
            extra = copies.get(name, 0)
            if cost + extra <= most:
                options.append(by_extra[extra])


def _add_builds(
    state: State,
    tally: CitizenTally,
    modifiers: tuple[Modifier, ...],
    most: int,
    options: list[Option],
) -> None:
    offers = state.listed[DOMAINS.number] or DOMAINS.list(state)
    if modifiers:
        offers = [_modified(offer, modifiers) for offer in offers]
    workers, soldiers, shadows, holies = tally.icons
    for cost, icons, option, _, _ in offers:
        if cost <= most:
            worker, soldier, shadow, holy = icons
            if worker <= workers and soldier <= soldiers and shadow <= shadows and holy <= holies:
                options.append(option)


def _modified(offer: BuildOffer, modifiers: tuple[Modifier, ...]) -> BuildOffer:
    _, icons, _, card, place = offer
    if card is None:
        return offer
    cost = build_price(card, modifiers)
    return cost, icons, build_at(place, card, cost), card, place
