"""The Action Phase: two actions, and the powers due at its start and end (T14 to T16, T27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import ACTION
from valeria_desktop.games.valeria.rules.model.offer import Offer
from valeria_desktop.games.valeria.rules.model.options import (
    BUILD,
    GAINS,
    OF_BASE,
    RECRUIT,
    SLAY,
    ActAt,
    GainResource,
)
from valeria_desktop.games.valeria.rules.model.price import funds
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.model.purse import money_of
from valeria_desktop.games.valeria.rules.moments import ACTIONS_BEGIN, ACTIONS_END
from valeria_desktop.games.valeria.rules.turn.exhausted import fill_places_after
from valeria_desktop.games.valeria.rules.turn.offers import offers_of
from valeria_desktop.games.valeria.rules.turn.offers_on import (
    add_builds_on,
    add_named_on,
    offers_on,
)
from valeria_desktop.games.valeria.rules.turn.pay import pay_for
from valeria_desktop.games.valeria.rules.turn.prices import offers_at
from valeria_desktop.games.valeria.rules.turn.standing import terms_for
from valeria_desktop.games.valeria.rules.turn.steps import Question, Step, step
from valeria_desktop.games.valeria.rules.turn.use import come
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from valeria_desktop.games.valeria.rules.model.holdings import Money
    from valeria_desktop.games.valeria.rules.model.options import Action
    from valeria_desktop.games.valeria.rules.model.player import Player
    from valeria_desktop.games.valeria.rules.model.row_offers import RowOffers
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.rules.terms import Terms

_GAINED = {option: Amounts.of(option.resource, 1) for option in GAINS}


@step("actions_begin")
class ActionsBegin(Step):
    """Use the powers that are due when the Action Phase begins (T14)."""

    phase = "actions"

    def run(self, state: State) -> None:
        come(state, state.active, ACTIONS_BEGIN)


@step("actions_end")
class ActionsEnd(Step):
    """Use the powers that are due when the Action Phase ends (T27)."""

    def run(self, state: State) -> None:
        come(state, state.active, ACTIONS_END)


@step("act")
class Act(Question):
    """One action: slay, recruit, build or gain (T15)."""

    prompt = Prompt.ACT
    begins_action = True

    def options(self, state: State) -> list[Option]:
        player, table = state.players[state.active], state.table
        tally = player.domain_tally()
        terms = terms_for(state, state.active) if table.has_standing else tally.terms
        options: list[Option] = []
        for add in table.adds:
            add(state, player, terms, options)
        return options

    def answer(self, state: State, option: Option) -> None:
        state.table.begins[type(option)](state, option)

    def words(self) -> Phrase:
        return say("what will you do?")


@step("one_more_act")
class OneMoreAct(Act):
    """An action beside the two of the turn: it is none of its steps, in whatever phase it comes."""

    stands_apart = True

    def words(self) -> Phrase:
        return say("one more action: what will you do?")


def act_at_place(state: State, option: ActAt) -> None:
    """Pay for the top card of a place and take it, then fill the places that are empty (T30)."""
    state.agenda.append(fill_places_after(state))
    state.agenda.append(pay_for(option.action, option.place))


def gain_by_action(state: State, option: GainResource) -> None:
    """Gain 1 of a resource as an action."""
    state.gain(state.active, _GAINED[option], ACTION)


# The following functions run for every action, mostly in search: they look up all constants.


def _add_acts(state: State, player: Player, terms: Terms, options: list[Option]) -> None:
    rows, money = offers_of(state), money_of(state, state.active)
    if terms.modifiers or state.table.growing:
        _add_acts_on(state, player, terms, options)
        return
    _add_slays(rows, money, options)
    most = funds(money.gold, money.magic)
    _add_recruits(rows, player.citizen_tally().names, most, options)
    _add_builds(rows, player, most, options)


def _add_acts_on(state: State, player: Player, terms: Terms, options: list[Option]) -> None:
    """Add the same where powers may change prices (X17), or slain monsters do (CS20)."""
    rows, money = offers_on(offers_of(state), terms), money_of(state, state.active)
    tally = player.citizen_tally()
    if SLAY in terms.asked:
        add_offers_at(state, terms, SLAY, options)
    else:
        slays, slain = [row.slays for row in rows], _slain(player, state.table.growing)
        add_named_on(slays, slain, money.strength, money.magic, options)
    if RECRUIT in terms.asked:
        add_offers_at(state, terms, RECRUIT, options)
    else:
        recruits = [row.recruits for row in rows]
        add_named_on(recruits, tally.names, money.gold, money.magic, options)
    if BUILD in terms.asked:
        add_offers_at(state, terms, BUILD, options)
    else:
        add_builds_on(rows, tally.icons, money, options)


def _slain(player: Player, growing: frozenset[str]) -> dict[str, int]:
    """Count the slain monsters of each name that makes others dearer (CS20)."""
    slain: dict[str, int] = {}
    if growing:
        for card in player.monsters:
            if card.name in growing:
                slain[card.name] = slain.get(card.name, 0) + 1
    return slain


def _add_slays(rows: list[RowOffers], money: Money, options: list[Option]) -> None:
    spare = money.magic
    most = funds(money.strength, spare)
    for row in rows:
        for price, magic, option in row.slays:
            if (price <= most or price == magic) and magic <= spare:
                options.append(option)


def _add_recruits(
    rows: list[RowOffers], copies: Mapping[str, int], most: int, options: list[Option]
) -> None:
    for row in rows:
        for cost, name, by_extra in row.recruits:
            if cost <= most:
                extra = copies.get(name, 0)
                if cost + extra <= most:
                    options.append(by_extra[extra])


def _add_builds(rows: list[RowOffers], player: Player, most: int, options: list[Option]) -> None:
    workers, soldiers, shadows, holies = player.citizen_tally().icons
    for row in rows:
        for cost, icons, option in row.builds:
            if cost <= most:
                work, fight, hide, pray = icons
                if work <= workers and fight <= soldiers and hide <= shadows and pray <= holies:
                    options.append(option)


def _add_gains(_state: State, _player: Player, _terms: Terms, options: list[Option]) -> None:
    options += GAINS


def add_offers_at(state: State, terms: Terms, action: Action, options: list[Option]) -> None:
    """Add the offers of an action, asked place by place."""
    if action in OF_BASE:
        stacks = state.stacks
        places = [
            place
            for place in state.table.layout.open_places
            if stacks[place] and stacks[place][-1].action is action
        ]
    else:
        places = [place for row in offers_of(state) for place in row.others.get(action, ())]
    options += offers_at(state, state.active, places, terms)


def offers_of_action(
    action: Action,
) -> Callable[[State, Player, Terms, list[Option]], None]:
    """Return what adds the offers of an action of a set."""

    def add(state: State, _player: Player, terms: Terms, options: list[Option]) -> None:
        add_offers_at(state, terms, action, options)

    return add


OFFERS = (
    Offer(ActAt, _add_acts, act_at_place),
    Offer(GainResource, _add_gains, gain_by_action),
)
"""What the base game offers, in the order of its options."""
