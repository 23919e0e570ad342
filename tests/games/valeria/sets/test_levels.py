"""Bots in games with sets: the core refuses them, the engine thinks; base games are unchanged."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.games.valeria.sets.boxes import RULES, with_carnival
from tests.properties.players import bots_play
from valeria_desktop.bots.levels import SKILLS, make_player
from valeria_desktop.bots.meter import Waited
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valeria.bots.feature_words import BLOCKS, NAMES, WITH_SETS
from valeria_desktop.games.valeria.game import RULES as BASE
from valeria_desktop.games.valeria.native import games as in_core
from valeria_desktop.games.valeria.native.tables import table_as_numbers
from valeria_desktop.games.valeria.native.vocabulary import NotCoveredError
from valeria_desktop.games.valeria.quick import quick_ranking
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.model.table import Table

SETUP = with_carnival(Setup(preset="all-carnival"))
ALONE = with_carnival(Setup(players=1, solo=Solo.DARK_LORD))
ANSWERS = {
    "knight": (
        "keep lekzandr-the-protector; keep waryn-lord-of-rogues; roll; herald: 1-magic; herald: "
        "1-magic; recruit citizen-10; recruit citizen-2; roll; recruit citizen-9; pay 2-gold; "
        "slay monster-2; roll; merchant: 2-gold; merchant: 2-gold; herald: 1-magic; herald: "
        "1-strength; herald: 1-magic; recruit citizen-3; pay 3-gold; recruit citizen-1; pay "
        "2-gold-1-magic; roll; recruit citizen-2; pay 2-gold"
    ),
    "duchess": (
        "keep lekzandr-the-protector; keep waryn-lord-of-rogues; roll; herald: 1-gold; herald: "
        "1-gold; recruit citizen-2; pay 2-gold; recruit citizen-10; roll; recruit citizen-10; "
        "recruit citizen-2; pay 2-gold; roll; merchant: 2-gold; merchant: 2-gold; herald: 1-gold; "
        "herald: 1-gold; recruit citizen-1; pay 3-gold; recruit citizen-9; pay 2-gold; roll; "
        "recruit citizen-2; pay 3-gold"
    ),
}
"""The answers of two levels in a base game: no set changes them, only newly learned values do."""


def test_the_core_refuses_sets_by_name_and_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table, asked = RULES.deal(SETUP, 1).view(0).table, list[object]()

    def written(table: Table) -> object:
        asked.append(table)
        return table_as_numbers(table)

    monkeypatch.setattr(in_core, "table_as_numbers", written)
    for _ in range(3):
        with pytest.raises(NotCoveredError, match="knows the base game only, not Carnival"):
            in_core.table_in_core(table)
    assert asked == [table]


def test_no_level_ranks_by_the_core_where_sets_are_in_use() -> None:
    game = RULES.deal(SETUP, 1)
    ranking = quick_ranking(SKILLS["queen"].skill, 100)
    view = game.view(game.decision.seat)
    assert ranking is None or ranking(view, Stream(1), (0, 1)) is None


@pytest.mark.thorough
@pytest.mark.parametrize("setup", [SETUP, ALONE], ids=["two players", "alone"])
@pytest.mark.parametrize("name", ["greedy", *SKILLS])
def test_every_bot_plays_with_sets(name: str, setup: Setup) -> None:
    bots_play(RULES, RULES.deal(setup, 4), name, decisions=60, nodes=60)


@pytest.mark.thorough
@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("longest", [0.01, 0.02])
def test_the_queen_keeps_to_her_time_with_sets(players: int, longest: float) -> None:
    """Her budget is a time by the clock: nothing is begun that may end after it."""
    game: Game = RULES.deal(evolve(SETUP, players=players), 4)
    time, chance = 0.0, Random(players)

    def now() -> float:
        nonlocal time
        time += chance.uniform(longest / 10, longest)
        return time

    queen, asked = make_player(RULES, "queen", 1, None, now), 0
    while (decision := game.decision) is not None and asked < 30:
        before = time
        game.choose(queen.choose(game.view(decision.seat), decision))
        asked += 1
        assert time - before <= 0.8


def test_what_the_worker_needs_before_she_thinks_is_part_of_her_time() -> None:
    game: Game = RULES.deal(SETUP, 4)
    while (decision := game.decision) is not None and decision.prompt is not Prompt.ACT:
        game.choose(decision.options[0])
    assert decision is not None
    times = count(0.5, 0.01)
    waited = Waited(lambda: next(times), since=0.0)
    make_player(RULES, "queen", 1, None, waited).choose(game.view(decision.seat), decision)
    assert next(times) <= 0.8


def answers(level: str) -> str:
    game: Game = BASE.deal(Setup(), 11)
    bots = [make_bot(evolve(BASE, quick=None), level, 5, 150) for _ in range(2)]
    chosen = []
    for _ in range(24):
        decision = game.decision
        assert decision is not None
        option = bots[decision.seat].choose(game.view(decision.seat), decision)
        chosen.append(option.id)
        game.choose(option)
    return "; ".join(chosen)


@pytest.mark.parametrize("level", ANSWERS)
def test_levels_answer_base_games_as_before(level: str) -> None:
    assert answers(level) == ANSWERS[level]


def test_values_of_base_games_read_no_block_of_sets() -> None:
    assert [*BLOCKS] == ["table"]
    assert [*WITH_SETS] == ["table", "sets"]
    assert BLOCKS["table"] == WITH_SETS["table"] == NAMES
