"""What a choice saves for, and what it ends with, in positions worked out by hand."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.scenario import PLACE, Scenario
from valeria_desktop.games.valeria.coach.card_chance import soon
from valeria_desktop.games.valeria.coach.consequences import at_the_end, saved_for
from valeria_desktop.games.valeria.rules.model.options import GAINS
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.coaching import Prospect, ReasonKind
from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.score import Result, Score, ScoreLine

if TYPE_CHECKING:
    from valeria_desktop.kernel.options import Option

GOLD, STRENGTH, _ = GAINS


def prospect(option: Option, strength: int) -> Prospect:
    """Return a choice after which it is the other's turn."""
    table = Scenario(players=2).stack("monster-1", "skeleton-king")
    table.holds(0, strength=strength).acts(1)
    return Prospect(option, (), (table.game,))


def test_what_is_likelier_to_be_had_next_turn_is_told() -> None:
    mine, other = prospect(STRENGTH, 6), prospect(GOLD, 5)
    chances = []
    for each in (mine, other):
        found = soon(each.games[0].view(0), PLACE["monster-1"], Stream(1))
        assert found is not None
        chances.append(round(100 * found.turns[0]))
    (reason,) = saved_for(0, mine, other, Stream(4), 0.02)
    after, before = chances
    assert after >= before + 10
    tail = f"next turn, if it is still there: {after}%, otherwise {before}%."
    assert reason.words == f"Chance of Skeleton King {tail}"
    assert (reason.kind, reason.points) == (ReasonKind.WAITING, 0.02)


def test_who_saves_no_more_is_told_nothing() -> None:
    mine, other = prospect(STRENGTH, 6), prospect(GOLD, 6)
    assert not saved_for(0, mine, other, Stream(4), 0.02)
    assert not saved_for(0, prospect(STRENGTH, 6), prospect(GOLD, 5), Stream(4), 0.0)
    assert not saved_for(0, prospect(GOLD, 5), prospect(STRENGTH, 6), Stream(4), 0.02)


def test_where_a_card_is_paid_for_nobody_saves() -> None:
    """A choice isn't blamed for resources that later choices of the turn spend."""
    table = Scenario(players=2).stack("citizen-2", "merchant").holds(0, gold=9).acts(0)
    recruit = table.decision.option("recruit citizen-2")
    spending = evolve(prospect(GOLD, 5), then=(recruit,))
    assert saved_for(0, prospect(STRENGTH, 6), prospect(GOLD, 5), Stream(4), 0.02)
    assert not saved_for(0, prospect(STRENGTH, 6), spending, Stream(4), 0.02)


def ended(option: Option, mine: int, theirs: int) -> Prospect:
    lines = ((ScoreLine("points", total, say("points")),) for total in (mine, theirs))
    scores = tuple(Score(seat, each) for seat, each in enumerate(lines))
    result = Result(scores, winners=(0,) if mine > theirs else (1,), by_tie_break=False)
    return Prospect(option, (), (SimpleNamespace(is_over=True, result=lambda: result),))


def test_at_the_end_points_are_what_counts() -> None:
    (reason,) = at_the_end(0, ended(GOLD, 44, 43), ended(STRENGTH, 42, 43))
    assert reason.words == "You end with 44 points, otherwise 42."
    assert reason.is_secret
    assert reason.points == pytest.approx(1)
    assert not at_the_end(0, ended(GOLD, 43, 40), ended(STRENGTH, 43, 40))


def test_points_of_a_game_that_goes_on_are_not_its_end() -> None:
    """Nor is an end told that differs from world to world."""
    mine, other = ended(GOLD, 44, 43), ended(STRENGTH, 42, 43)
    going = evolve(other, games=(SimpleNamespace(is_over=False, result=other.games[0].result),))
    assert not at_the_end(0, mine, going)
    assert not at_the_end(0, going, mine)
    twice = evolve(mine, games=(*mine.games, *ended(GOLD, 46, 43).games))
    assert not at_the_end(0, twice, other)
