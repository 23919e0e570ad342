"""The worth that common bots search by: what is better is worth more, whatever is hidden."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from tests.counts import spread
from tests.games.valencia.bots.test_planner import ALL
from tests.games.valencia.scenario import Scenario
from valeria_desktop.bots.meter import Nodes
from valeria_desktop.bots.registry import levels_of, make_bot
from valeria_desktop.bots.search import Search, SearchBot, Skill
from valeria_desktop.games.valencia.bots.worth import WinningChance
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.model.player import PlanningStage
from valeria_desktop.games.valencia.rules.setup import ROUNDS, Setup
from valeria_desktop.kernel.chance import Stream, draw

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.game import Game

NODES = 200


def chance(table: Scenario, seat: int = 0) -> float:
    return WinningChance(table.view(seat))(table.game)


def began(players: int = 2, part: RoundPart = RoundPart.A) -> Scenario:
    """Let someone be asked for a stack in an auction, the first one unless said."""
    table = Scenario(players=players)
    for seat in range(players):
        table.stacks(seat, "6", "3 2")
    return table.at(part)


def test_points_of_ones_own_are_worth_more_and_of_others_less() -> None:
    before = chance(began())
    assert before == pytest.approx(0.5, abs=0.2)
    assert chance(began().holds(0, prestige=9)) > before + 0.05
    assert chance(began().holds(1, prestige=9)) < before - 0.05


def test_a_lead_is_surer_near_the_end() -> None:
    early, late = (chance(began().in_round(number).holds(0, prestige=29)) for number in (1, ROUNDS))
    assert 0.5 < early < late < 1


def test_stacks_and_decks_are_worth_something() -> None:
    table = began()
    worth, poorer = WinningChance(table.view(0)), table.game.copy()
    value = worth.value(table.game)
    poorer._state.players[0].stacks = poorer._state.players[0].stacks[:1]
    assert worth.value(poorer) < value
    poorer._state.players[0].deck = ()
    assert worth.value(poorer) < value - 1


def test_a_bid_that_wins_is_worth_more_than_one_that_may_be_beaten() -> None:
    table = began(part=RoundPart.F)
    worth = WinningChance(table.view(0))
    values = {}
    for option in table.decision.options:
        after = table.game.copy()
        after.choose(option)
        values[option.id] = worth(after)
    assert max(values, key=values.__getitem__) == "reveal 1" or values["reveal 2"] > values["pass"]
    assert min(values, key=values.__getitem__) == "pass"


def test_what_is_still_to_be_had_counts_already() -> None:
    table = began().reveals(0, "6").passes(1)
    assert table.options == ["sit", "nothing"] or table.is_done
    table = Scenario().stacks(0, "6").at(RoundPart.B, guild="wine").reveals(0, "6")
    worth = WinningChance(table.view(0))
    with_all = worth.value(table.game)
    declined = table.game.copy()
    while (decision := declined.decision) is not None and decision.seat == 0:
        declined.choose("nothing")
    assert worth.value(declined) < with_all


@pytest.mark.thorough
@pytest.mark.parametrize("players", spread(RULES.seats, 2))
def test_cards_are_drawn_evenly_over_the_rounds(players: int) -> None:
    game = RULES.deal(Setup(players=players), 3, collects_events=False)
    bots = [SearchBot(Search(RULES, Skill(), partial(Nodes, NODES)), seat) for seat in game.seats]
    while (decision := game.decision) is not None and game.round < 2:
        view = game.view(decision.seat)
        if (
            view.own.stage is PlanningStage.SPLIT
            and not view.own.stacks
            and len(view.own.opened) == 1
        ):
            assert len(view.own.hand) + 1 in {4, 5, 6}
        game.choose(bots[decision.seat].choose(view, decision))


def played(setup: Setup, seed: int, level: str) -> tuple[Game, int]:
    """Play a level against planners."""
    game: Game = RULES.deal(setup, seed, collects_events=False)
    mine = seed % setup.players
    names = [level if seat == mine else "planner" for seat in game.seats]
    bots = [make_bot(RULES, name, draw(seed, 1, n), NODES) for n, name in enumerate(names)]
    while (decision := game.decision) is not None:
        game.choose(bots[decision.seat].choose(game.view(decision.seat), decision))
    return game, mine


@pytest.mark.slow
def test_the_levels_stand_in_their_order() -> None:
    """Each scores more against planners than the one before."""
    games = 20
    leads = {}
    for level in levels_of(RULES)[:-1]:
        leads[level] = 0
        for seed in range(games):
            game, mine = played(Setup(), seed, level)
            totals = [score.total for score in game.result().scores]
            leads[level] += totals[mine] - totals[1 - mine]
    assert [*leads] == sorted(leads, key=leads.__getitem__)


@pytest.mark.slow
def test_long_hands_and_stacks_are_valued_as_well() -> None:
    """A search tries what nobody plays: whole decks drawn, stacks of many cards."""
    game = RULES.deal(Setup(players=3, advanced=ALL), 2, collects_events=False)
    stream = Stream(1)
    while (decision := game.decision) is not None and game.round < 2:
        view = game.view(decision.seat)
        if decision.prompt == "plan":
            worth = WinningChance(view)
            assert 0 < worth(game) < 1
            first = decision.options[0]
            game.choose(first if first.id != "enough" else decision.options[-1])
        else:
            game.choose(decision.options[stream.below(len(decision.options))])


@pytest.mark.parametrize("players", [2, 4])
def test_what_stands_is_counted_once_and_never_out_of_date(players: int) -> None:
    """One estimate for many games, as in a search, and a new one for each of them agree."""
    game: Game = RULES.deal(Setup(players=players, advanced=ALL), 8)
    bots = [make_bot(RULES, "planner", seat) for seat in game.seats]
    views, chances = [game.view(seat) for seat in game.seats], list[set[float]]()
    once = [WinningChance(view) for view in views]
    for number in range(150):
        decision = game.decision
        if decision is None:
            break
        game.choose(bots[decision.seat].choose(game.view(decision.seat), decision))
        if number % 5 == 0:
            anew = [WinningChance(view)(game) for view in views]
            assert [chance(game) for chance in once] == anew
            chances.append({*anew})
    assert len({value for values in chances for value in values}) > 20
