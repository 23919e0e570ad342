"""A bot that plans beats chance, sees no more than its seat, and divides as it bids."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.counts import spread
from tests.games.valencia.scenario import Scenario
from valeria_desktop.games.valencia.bots.bidding import LONGEST, divisions, ranks
from valeria_desktop.games.valencia.bots.planner import PlannerBot
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.model.cards import Card, in_order, plain_deck
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.setup import ROUNDS, Advanced, Setup
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.phrases import Phrase

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.game import Game

ALL = frozenset(Advanced)


def played(setup: Setup, seed: int, mine: int) -> Game:
    """Play a game with the bot in one seat, and chance in all others."""
    game: Game = RULES.deal(setup, seed, collects_events=False)
    bot, chance = PlannerBot(seed), Random(seed)
    while (decision := game.decision) is not None:
        if decision.seat == mine:
            game.choose(bot.choose(game.view(mine), decision))
        else:
            game.choose(chance.choice(decision.options))
    return game


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("players", "advanced"), spread(product(RULES.seats, [frozenset(), ALL]), 4)
)
def test_one_among_random_players_wins(players: int, advanced: frozenset[Advanced]) -> None:
    setup = Setup(players=players, advanced=advanced)
    for seed in range(3):
        mine = seed % players
        assert played(setup, seed, mine).result().winners == (mine,)


@pytest.mark.slow
@pytest.mark.parametrize("players", RULES.seats)
def test_it_wins_nineteen_games_of_twenty(players: int) -> None:
    setup, games = Setup(players=players, city="random"), 200
    won = sum(
        played(setup, seed, seed % players).result().share_of(seed % players)
        for seed in range(games)
    )
    assert won >= 0.95 * games


@pytest.mark.thorough
def test_it_chooses_alike_in_worlds_that_look_alike() -> None:
    game = RULES.deal(Setup(players=3, advanced=ALL), 4, collects_events=False)
    chance, number = Random(4), 0
    while (decision := game.decision) is not None:
        number += 1
        if number % 9 == 0:
            view = game.view(decision.seat)
            world = RULES.imagine(view, Stream(number))
            assert world.decision is not None
            chosen = [
                PlannerBot(1).choose(each.view(decision.seat), each.decision)
                for each in (game, world)
            ]
            assert chosen[0].id == chosen[1].id
        game.choose(chance.choice(decision.options))


def test_the_chances_of_all_ranks_add_up() -> None:
    assert ranks([0.5, 0.25], 3) == pytest.approx([0.375, 0.5, 0.125])
    assert sum(ranks([0.1, 0.9, 0.4], 4)) == pytest.approx(1)
    assert ranks([], 3) == [1, 0, 0]


def test_each_division_is_made_of_the_whole_hand() -> None:
    hand = in_order((Card.SIX, Card.TWO, Card.TWO, Card.ONE))
    found = list(divisions(hand))
    assert len(set(found)) == len(found)
    for stacks in found:
        assert Counter(card for stack in stacks for card in stack) == Counter(hand)
        assert all(1 <= len(stack) <= 3 for stack in stacks)
    assert ((Card.SIX,), (Card.TWO, Card.TWO), (Card.ONE,)) in found


def test_it_keeps_a_task_even_if_none_promises_much() -> None:
    game = RULES.deal(Setup(players=2), 1, collects_events=False)
    bot = PlannerBot(1)
    while (decision := game.decision) is not None and decision.prompt == "tasks":
        words = decision.words()
        assert isinstance(words, Phrase)
        game.choose(bot.choose(game.view(decision.seat), decision))
    for seat in game.seats:
        assert game.view(seat).own.tasks


@pytest.mark.clause("VA12")
@pytest.mark.parametrize(("hand", "stacks"), [("3 2", ["6 5 5 4", "3", "2"]), ("", ["6 5 5 4"])])
def test_a_stack_larger_than_any_it_would_make_is_closed(hand: str, stacks: list[str]) -> None:
    """Someone else, or chance, may have begun it."""
    table = Scenario(players=2).deck(0, f"6 5 5 4 {hand}").deck(1, "")
    table.in_round(ROUNDS).goes_on_from(RoundPart.PLANNING)
    while table.decision.options[0].id == "draw":
        table.chooses(0, "draw")
    for choice in ("add 5", "add 5", "add 4"):  # a plan begins with the highest card
        table.chooses(0, choice)
    bot = PlannerBot(1)
    while table.decision.seat == 0 and table.decision.prompt == Prompt.PLAN:
        table.game.choose(bot.choose(table.game.view(0), table.decision))
    made = [" ".join(card.value for card in stack) for stack in table.state.players[0].stacks]
    assert sorted(made, reverse=True) == stacks


@pytest.mark.clause("VA12")
def test_a_whole_deck_in_hand_is_divided_piece_by_piece() -> None:
    """Trying all divisions of 24 cards would never end."""
    deck = in_order(plain_deck())
    table = Scenario(players=2).deck(0, " ".join(card.value for card in deck)).deck(1, "")
    table.in_round(ROUNDS).goes_on_from(RoundPart.PLANNING)
    while table.decision.options[0].id == "draw":
        table.chooses(0, "draw")
    bot = PlannerBot(1)
    while table.decision.seat == 0 and table.decision.prompt == Prompt.PLAN:
        table.game.choose(bot.choose(table.game.view(0), table.decision))
    stacks = table.state.players[0].stacks
    assert in_order(card for stack in stacks for card in stack) == deck
    assert all(len(stack) <= LONGEST for stack in stacks)
