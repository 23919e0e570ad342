"""The positions that a search values for a decision: no more late in a game than early."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING

import pytest

from valeria_desktop.bots.look import Lookahead
from valeria_desktop.bots.meter import Nodes
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.viscounts.bots.steward import StewardBot
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules.game import Game
from valeria_desktop.games.viscounts.rules.setup import Setup

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.kernel.rules import Bot


@pytest.fixture
def copies(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Count the positions that are made: each is a copy of the one before."""
    made = [0]
    copy = Game.copy

    def counted(game: Game) -> Game:
        made[0] += 1
        return copy(game)

    monkeypatch.setattr(Game, "copy", counted)
    return made


@pytest.fixture
def positions(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Count the positions that searches value; a budget counts the same."""
    valued = [0]
    position = Lookahead.position

    def counted(look: Lookahead, game: Game) -> float:
        valued[0] += 1
        return position(look, game)

    monkeypatch.setattr(Lookahead, "position", counted)
    return valued


def thirds(bots: Sequence[Bot], counter: list[int], seed: int) -> list[float]:
    """Return the mean count of a decision in each third of a game's decisions."""
    game = RULES.deal(Setup(), seed, collects_events=False)
    found: list[int] = []
    while (decision := game.decision) is not None:
        before = counter[0]
        option = bots[decision.seat].choose(game.view(decision.seat), decision)
        if game.turn:
            found.append(counter[0] - before)
        game.choose(option)
    length = len(found) // 3
    return [fmean(found[at * length : (at + 1) * length]) for at in range(3)]


@pytest.mark.thorough
def test_a_late_decision_of_the_steward_costs_about_as_many_positions_as_an_early_one(
    copies: list[int],
) -> None:
    first, _, last = thirds([StewardBot(seed) for seed in range(2)], copies, 4)
    assert last < 2 * first


@pytest.mark.thorough
def test_a_late_decision_of_the_duchess_costs_about_as_many_positions_as_an_early_one(
    positions: list[int],
) -> None:
    bots = [make_bot(RULES, "duchess", seed) for seed in range(2)]
    first, _, last = thirds(bots, positions, 4)
    assert last < 1.5 * first


@pytest.mark.thorough
def test_the_steward_thinks_once_a_turn(copies: list[int]) -> None:
    """Where a turn goes as imagined, its later questions are answered without another search."""
    game = RULES.deal(Setup(), 6, collects_events=False)
    bots = [StewardBot(seed) for seed in range(2)]
    cost: dict[str, list[int]] = {}
    while (decision := game.decision) is not None:
        before = copies[0]
        option = bots[decision.seat].choose(game.view(decision.seat), decision)
        cost.setdefault(str(decision.prompt), []).append(copies[0] - before)
        game.choose(option)
    free = [number == 0 for prompt in ("ride", "action") for number in cost[prompt]]
    assert sum(free) > 0.7 * len(free)
    assert min(cost["play"]) > 0


def test_a_duchess_never_looks_at_more_positions_than_her_budget() -> None:
    budgets: list[Nodes] = []

    def begin() -> Nodes:
        budgets.append(Nodes(60))
        return budgets[-1]

    bot = make_bot(RULES, "duchess", 1, 60)
    bot._search._begin = begin  # type: ignore[attr-defined]
    game = RULES.deal(Setup(), 3, collects_events=False)
    while game.turn < 2:
        decision = game.decision
        assert decision is not None
        game.choose(bot.choose(game.view(decision.seat), decision))
    assert any(each.is_spent for each in budgets)
