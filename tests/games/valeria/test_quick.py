"""What the core ranks for a level is what the level's search would have ranked."""

from __future__ import annotations

from functools import partial

import pytest
from attrs import evolve

from tests.counts import many, spread
from tests.games.valeria.native.setups import games, likely
from valeria_desktop.bots.levels import SKILLS
from valeria_desktop.bots.meter import Nodes
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.bots.search import Search, SearchBot
from valeria_desktop.games.valeria import quick
from valeria_desktop.games.valeria.game import LEANINGS, RULES
from valeria_desktop.games.valeria.native import CORE
from valeria_desktop.games.valeria.native.vocabulary import NotCoveredError
from valeria_desktop.games.valeria.quick import quick_ranking
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.kernel.chance import Stream

needs_the_core = pytest.mark.skipif(CORE is None, reason="the core in C was not built: make lab")
IN_PYTHON = evolve(RULES, quick=None)


@needs_the_core
@pytest.mark.thorough
@pytest.mark.parametrize("part", spread(range(4), 2))
def test_each_level_answers_as_its_search_in_python(part: int) -> None:
    """Of any game, with any leaning, from any budget."""
    for chance, twins in games(90_000 + 8 * part, many(2, 1, whole=4)):
        while (decision := twins.engine.decision) is not None:
            if chance.random() < 0.05:
                level, leaning = chance.choice([*SKILLS]), chance.choice(["", *LEANINGS])
                name = f"{level}+{leaning}" if leaning else level
                asked = name, chance.getrandbits(64), chance.randrange(1, 1_000)
                view = twins.engine.view(decision.seat)
                bots = [make_bot(rules, *asked) for rules in (RULES, IN_PYTHON)]
                first, second = (bot.choose(view, decision) for bot in bots)
                assert first is second, asked
            twins.choose(likely(chance, twins.engine))


@needs_the_core
@pytest.mark.thorough
def test_what_it_ranks_is_worth_the_same_and_the_next_chance_too() -> None:
    for chance, twins in games(95_000, many(1, 1, whole=3)):
        while (decision := twins.engine.decision) is not None:
            if chance.random() < 0.05 and len(decision.options) > 1:
                nodes, seed = chance.randrange(1, 1_000), chance.getrandbits(64)
                skill, view = SKILLS["queen"].skill, twins.engine.view(decision.seat)
                core = quick_ranking(skill, nodes)
                swift = SearchBot(Search(RULES, skill, partial(Nodes, 0), core), seed)
                slow = SearchBot(Search(RULES, skill, partial(Nodes, nodes)), seed)
                found, wanted = swift.rank(view, decision), slow.rank(view, decision)
                assert [each.option for each in found] == [each.option for each in wanted]
                values = pytest.approx([each.value for each in wanted], abs=1e-9)
                assert [each.value for each in found] == values
                assert swift._stream.at == slow._stream.at
            twins.choose(likely(chance, twins.engine))


@needs_the_core
@pytest.mark.parametrize("error", [NotCoveredError("Juggle"), OverflowError(), ValueError()])
def test_what_the_core_can_not_rank_is_searched(
    error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_state: object) -> None:
        raise error

    game = RULES.deal(Setup(players=2), 7)
    asked = game.view(game.decision.seat), game.decision
    wanted = make_bot(IN_PYTHON, "duchess", 3, 200).choose(*asked)
    monkeypatch.setattr(quick, "game_in_core", fail)
    assert make_bot(RULES, "duchess", 3, 200).choose(*asked) is wanted


@needs_the_core
def test_a_budget_beyond_the_cores_is_searched() -> None:
    game = RULES.deal(Setup(players=2), 7)
    ranking = quick_ranking(SKILLS["duchess"].skill, 2_000_000)
    assert ranking is not None
    assert ranking(game.view(game.decision.seat), Stream(1), (0, 1)) is None


@needs_the_core
def test_without_values_all_is_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    game = RULES.deal(Setup(players=2), 7)
    view = game.view(game.decision.seat)
    monkeypatch.setattr(quick, "net_of", lambda _course: None)
    quick._mind.cache_clear()
    ranking = quick_ranking(SKILLS["queen"].skill, 100)
    assert ranking is not None
    assert ranking(view, Stream(1), (0, 1)) is None
    quick._mind.cache_clear()


def test_without_the_core_all_is_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quick, "CORE", None)
    assert quick_ranking(SKILLS["queen"].skill, 100) is None
