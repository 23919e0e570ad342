"""The modes of play: for several players, and the two games for one player.

A mode is its cards, the steps of its turn, its deal, its end conditions and its score. Everything
else is the same in all modes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.rules.aside import brought_by, rows_of
from valeria_desktop.games.valeria.rules.deal import (
    deal_stacks,
    event_cards_in,
    layers_of,
    monsters_of,
)
from valeria_desktop.games.valeria.rules.keepsakes import box_of, lay_keepsakes
from valeria_desktop.games.valeria.rules.model.pools import at_start
from valeria_desktop.games.valeria.rules.model.table import Table
from valeria_desktop.games.valeria.rules.moments import HARVEST, MAGIC_HARVESTED
from valeria_desktop.games.valeria.rules.rows import market_with
from valeria_desktop.games.valeria.rules.score import result_of, shared_verdict
from valeria_desktop.games.valeria.rules.sets import with_layers
from valeria_desktop.games.valeria.rules.setup import RANDOM, Solo
from valeria_desktop.games.valeria.rules.setup_check import chosen_cards
from valeria_desktop.games.valeria.rules.turn.actions import OFFERS
from valeria_desktop.games.valeria.rules.turn.harvest import (
    HarvestBegins,
    HarvestEnds,
    OwnHarvest,
    Thieves,
    magic_came,
)
from valeria_desktop.games.valeria.rules.turn.turn import TURN, MonsterEvents, end_conditions
from valeria_desktop.games.valeria.solo.dark_lord import (
    DARK_LORD_TURN,
    choose_rival_duke,
    dark_lord_conditions,
)
from valeria_desktop.games.valeria.solo.score import (
    dark_lord_result,
    dark_lord_verdict,
    siege_result,
    siege_verdict,
)
from valeria_desktop.games.valeria.solo.siege import SIEGE_TURN, deal_siege, siege_conditions
from valeria_desktop.games.valeria.solo.siege_rows import SIEGE
from valeria_desktop.games.valeria.solo.translate import alone, besieged
from valeria_desktop.kernel.kept import kept
from valeria_desktop.kernel.score import Result

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from valeria_desktop.games.valeria.rules.layout import Layout, Row
    from valeria_desktop.games.valeria.rules.model.cards import Citizen, Monster, Starter
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.games.valeria.rules.model.pile import Layer
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.rules.moments import Moment
    from valeria_desktop.games.valeria.rules.sets import Set
    from valeria_desktop.games.valeria.rules.setup import Setup
    from valeria_desktop.games.valeria.rules.turn.steps import Step
    from valeria_desktop.kernel.phrases import Phrase


@frozen(eq=False)
class Mode:
    """The parts of a mode of play."""

    turn: tuple[Step, ...]
    cards: Callable[[Catalog], Catalog]
    deal: Callable[[Table, int], State]
    result: Callable[[State], Result]
    conditions: Callable[[State], tuple[str, ...]]
    verdict: Callable[[Result, tuple[str, ...], Sequence[str]], Phrase]
    """Says who won, from the result, the reasons for the end and the players' names."""
    has_herald: bool = True
    layout: Callable[[tuple[Row, ...]], Layout] = market_with
    """Returns the rows of the centre, with those that lie beside the market."""


def _shared_result(state: State) -> Result:
    table = state.table
    return result_of(state.players, table.scores, has_dukes=table.setup.has_dukes)


def _deal_dark_lord(table: Table, seed: int) -> State:
    state = deal_stacks(table, seed)
    choose_rival_duke(state)
    return state


MODES: dict[Solo | None, Mode] = {
    None: Mode(
        turn=TURN,
        cards=lambda catalog: catalog,
        deal=deal_stacks,
        result=_shared_result,
        conditions=end_conditions,
        verdict=shared_verdict,
    ),
    Solo.DARK_LORD: Mode(
        turn=DARK_LORD_TURN,
        cards=alone,
        deal=_deal_dark_lord,
        result=dark_lord_result,
        conditions=dark_lord_conditions,
        verdict=dark_lord_verdict,
    ),
    Solo.SIEGE: Mode(
        turn=SIEGE_TURN,
        cards=besieged,
        deal=deal_siege,
        result=siege_result,
        conditions=siege_conditions,
        verdict=siege_verdict,
        has_herald=False,
        layout=lambda _: SIEGE,
    ),
}


def cards_of(solo: Solo | None, catalog: Catalog) -> Catalog:
    """Return the cards of a mode."""
    return MODES[solo].cards(catalog)


def lay_out(setup: Setup, catalog: Catalog, seed: int) -> Table:
    """Work out the table of a checked set-up; only a random set-up depends on the seed."""
    return _lay_out(catalog, setup, seed if setup.preset == RANDOM else 0)


@kept(64)
def _lay_out(shared: Catalog, setup: Setup, seed: int) -> Table:
    mode = MODES[setup.solo]
    catalog = mode.cards(shared)
    chosen = chosen_cards(setup, catalog, seed)
    aside = brought_by(event_cards_in(setup, catalog, chosen.areas), catalog)
    layout = mode.layout((*rows_of(catalog, aside), *box_of(catalog)))
    starters = _starters(mode, setup, catalog)
    monsters = sorted(
        (monsters_of(setup, catalog, area) for area in chosen.areas), key=_column_order
    )
    pile = _pile(setup, catalog, chosen.areas) if layout.pile_places else ()
    return Table(
        catalog=catalog,
        setup=setup,
        areas=tuple(stack[0].area for stack in monsters),
        monsters=tuple(monsters),
        citizens=chosen.citizens,
        domains=chosen.domains,
        starters=starters,
        layout=layout,
        pile=pile,
        aside=aside,
        turn=_turn_of(mode, setup, catalog, (*chosen.citizens, *starters)),
        magic_came=magic_came,
        offers=(*OFFERS, *(offer for each in catalog.sets for offer in each.offers)),
        conditions=tuple(condition for each in catalog.sets for condition in each.conditions),
        scores=tuple(each.score for each in catalog.sets if each.score),
    )


def _starters(mode: Mode, setup: Setup, catalog: Catalog) -> tuple[Starter, ...]:
    there = catalog.starters_of(setup.edition)
    return tuple(starter for starter in there if mode.has_herald or starter.numbers)


def _pile(setup: Setup, catalog: Catalog, areas: Sequence[str]) -> tuple[Layer, ...]:
    return with_layers(layers_of(setup, catalog, areas), setup, catalog)


def _with_steps(turn: tuple[Step, ...], sets: tuple[Set, ...]) -> tuple[Step, ...]:
    """Return a turn with the steps that sets add to it."""
    steps = list(turn)
    end = next((at for at, part in enumerate(steps) if part.phase == "end"), len(steps))
    steps[end:end] = [part for each in sets for part in each.last]
    for after, more in [pair for each in sets for pair in each.steps.items()]:
        kinds = [type(part) for part in steps]
        if after in kinds:
            at = kinds.index(after) + 1
            steps[at:at] = more
    return tuple(steps)


def _waits_for(catalog: Catalog, moment: Moment) -> bool:
    """Return whether a card's power waits for a moment."""
    return any(
        trigger.moment is moment for card in catalog.all_cards() for trigger in card.triggers
    )


def _turn_of(
    mode: Mode, setup: Setup, catalog: Catalog, cards: tuple[Citizen | Starter, ...]
) -> tuple[Step, ...]:
    """Return a mode's turn with the steps of sets, without those that no card of it can need."""
    waits_for_magic = _waits_for(catalog, MAGIC_HARVESTED)
    is_needed = {
        MonsterEvents: setup.has_events,
        Thieves: any(power.takes_from_others for card in cards for power in card.harvest),
        OwnHarvest: _waits_for(catalog, HARVEST),
        HarvestBegins: waits_for_magic,
        HarvestEnds: waits_for_magic,
    }
    turn = _with_steps(mode.turn, catalog.sets)
    return tuple(part for part in turn if is_needed.get(type(part), True))


def _column_order(stack: Sequence[Monster]) -> tuple[int, int, int, str]:
    top, boss = stack[-1], stack[0]
    return top.strength, top.magic, boss.strength, boss.area


def deal(table: Table, seed: int) -> State:
    """Deal a game up to its first question."""
    state = MODES[table.setup.solo].deal(table, seed)
    state.pools = at_start(table.catalog.pools)
    if table.keepsakes:
        lay_keepsakes(state)
    for each in table.catalog.sets:
        if each.deal:
            each.deal(state)
    return state


def result(state: State) -> Result:
    """Score a game as if it ended now."""
    return MODES[state.table.setup.solo].result(state)


def conditions(state: State) -> tuple[str, ...]:
    """Name the mode's end conditions that hold now."""
    return MODES[state.table.setup.solo].conditions(state)


def verdict(state: State, names: Sequence[str]) -> Phrase:
    """Say who won, as if the game ended now."""
    return MODES[state.table.setup.solo].verdict(result(state), state.ending, names)
