"""The random bot: any option, each as likely as any other."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.kernel.toys import TOYS
from tests.scenario import Scenario
from valeria_desktop.bots.registry import RandomBot, UnknownBotError, bots_of, make_bot
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.game import new_game
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.kernel.chance import Stream


def choices(bot: RandomBot, number: int) -> list[str]:
    table = Scenario().holds(0).acts(0)  # with nothing in hand: gain Gold, Strength or Magic
    view = table.game.view(0)
    return [bot.choose(view, table.decision).id for _ in range(number)]


@pytest.mark.clause("T15")
def test_every_option_is_as_likely_as_any_other() -> None:
    counted = Counter(choices(RandomBot(seed=1), 3_000))

    assert counted.keys() == {"gain gold", "gain strength", "gain magic"}
    assert all(900 < number < 1_100 for number in counted.values())


def test_the_same_seed_answers_the_same_way() -> None:
    assert choices(RandomBot(seed=1), 20) == choices(RandomBot(seed=1), 20)
    assert choices(RandomBot(seed=1), 20) != choices(RandomBot(seed=2), 20)


def test_its_chance_is_that_of_the_kernel() -> None:
    """So that the core in C can make the same choices from the same seed."""
    gains = ("gain gold", "gain strength", "gain magic")
    stream = Stream(7)
    assert choices(RandomBot(seed=7), 20) == [gains[stream.below(3)] for _ in range(20)]


@pytest.mark.clause("S1", "T32")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_plays_a_whole_game_without_an_illegal_choice(players: int) -> None:
    game = new_game(Setup(players=players), shipped_catalog(), 7)
    bots = [make_bot(RULES, "random", seat) for seat in range(players)]
    while (decision := game.decision) is not None:
        seat = decision.seat
        game.choose(bots[seat].choose(game.view(seat), decision))

    assert game.turn % players == 0
    assert game.end_conditions()


def test_a_bot_nobody_knows_is_refused() -> None:
    with pytest.raises(UnknownBotError, match="There is no bot 'clever'; choose one of random"):
        make_bot(RULES, "clever", 1)


def test_every_game_can_be_played_at_random_and_by_its_own_bots() -> None:
    assert set(bots_of(RULES)) == {"random", "greedy"}
    for toy in TOYS.values():
        assert set(bots_of(toy)) == {"random"}


@pytest.mark.parametrize("name", TOYS)
def test_it_plays_any_game(name: str) -> None:
    game = TOYS[name].deal(TOYS[name].setup(), 7)
    bot = make_bot(TOYS[name], "random", 1)
    while game.decision is not None:
        game.choose(bot.choose(game.view(game.decision.seat), game.decision))
    assert game.is_over
