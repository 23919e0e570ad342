"""The steward beats chance, sees no more than its seat, and takes what is worth most."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.games.viscounts.scenario import Scenario
from valeria_desktop.games.viscounts.bots.steward import StewardBot
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules.setup import Setup
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.game import Game

SEVERAL = pytest.mark.parametrize("players", [2, 3, 4])


def played(players: int, seed: int) -> Game:
    """Play a game with the bot in one seat, and chance in all others."""
    game: Game = RULES.deal(Setup(players=players), seed, collects_events=False)
    bot, chance, mine = StewardBot(seed), Random(seed), seed % players
    while (decision := game.decision) is not None:
        if decision.seat == mine:
            game.choose(bot.choose(game.view(mine), decision))
        else:
            game.choose(chance.choice(decision.options))
    return game


@pytest.mark.thorough
@SEVERAL
def test_one_among_random_players_wins(players: int) -> None:
    assert played(players, 1).result().winners == (1,)


@pytest.mark.slow
@SEVERAL
def test_it_wins_nineteen_games_of_twenty(players: int) -> None:
    games = 200
    won = sum(played(players, seed).result().share_of(seed % players) for seed in range(games))
    assert won >= 0.95 * games


@pytest.mark.thorough
@pytest.mark.parametrize("players", [1, 3])
def test_it_chooses_alike_in_worlds_that_look_alike(players: int) -> None:
    game = RULES.deal(Setup(players=players), 4, collects_events=False)
    chance, number = Random(4), 0
    while (decision := game.decision) is not None:
        number += 1
        if number % 11 == 0:
            view = game.view(decision.seat)
            world = RULES.imagine(view, Stream(number))
            assert world.decision is not None
            chosen = [
                StewardBot(1).choose(each.view(decision.seat), each.decision)
                for each in (game, world)
            ]
            assert chosen[0].id == chosen[1].id
        game.choose(chance.choice(decision.options))


def choice(table: Scenario) -> str:
    """Return what the steward chooses at a table."""
    return StewardBot(1).choose(table.view(table.asked), table.decision).id


def test_it_trades_rather_than_do_nothing() -> None:
    table = Scenario().stands(0, "A left").line(0, "T43 - -").acts(0)
    assert table.options == ["trade", "none"]
    assert choice(table) == "trade"
    table.chooses(0, "trade")
    assert table.silver(0) == 5  # three merchants of the card and two of the board


def test_it_rides_to_where_its_icons_build() -> None:
    table = Scenario().stands(0, "A left").line(0, "T32 T67 -").hand(0, "T54").holds(0, silver=0)
    table.turn(0)
    assert table.options == ["ride 1", "ride 3", "ride 5"]  # two steps
    assert choice(table) in {"ride 1", "ride 3"}
    table.chooses(0, choice(table))
    assert table.options == ["trade", "build", "none"]
    assert choice(table) == "build"


def test_it_pays_a_debt_rather_than_approving_a_deed() -> None:
    table = Scenario().holds(0, debts=2, deeds=2)
    table.uses(0, table.table.ring.spots[3].effect)
    assert table.options == ["flip debt", "flip deed"]
    assert choice(table) == "flip debt"


def test_it_destroys_the_card_that_is_worth_least() -> None:
    table = Scenario().hand(0, "S06 T38 T40")
    table.uses(0, table.table.ring.spots[4].effect)
    assert choice(table) == "destroy S06"


def test_it_never_casts_off_an_unseen_card() -> None:
    table = Scenario().hand(0, "T38 T60 T33")
    table.uses(0, table.table.ring.spots[4].effect)
    assert table.options[-2:] == ["destroy top", "enough"]
    assert choice(table) != "destroy top"
    alone = Scenario().hand(0, "").discard(0, "S01 S02").uses(0, table.table.ring.spots[4].effect)
    assert alone.options == ["destroy top", "enough"]
    assert choice(alone) == "enough"
