"""What a card would change, in positions worked out by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.valeria.coach.test_rolls import positions
from tests.scenario import PLACE, Scenario
from valeria_desktop.games.valeria.coach.card_change import Change, change_of
from valeria_desktop.games.valeria.rules.game import Game
from valeria_desktop.games.valeria.rules.model.cards import Monster

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.coach.rolls import Turn


def change(table: Scenario, place: str) -> Change:
    found = change_of(table.game.view(0), PLACE[place])
    assert found is not None
    return found


def gained(before: Turn, after: Turn) -> list[float]:
    return [more - less for less, more in zip(before.mean[:6], after.mean[:6], strict=True)]


@pytest.mark.clause("T12")
def test_a_citizen_changes_harvests_and_how_often_nothing_wakes() -> None:
    """A Wizard (4) wakes on 11 rolls by a die, once more at 4 and 4, and on 3 by the sum.

    Peasant (5), Knight (6) and doubles leave six rolls at which nothing wakes: 1 and 2, 1 and 3,
    3 and 4, each both ways. The Herald consoles at them, and at three doubles as well; with
    the Wizard that happens six times less.
    """
    table = Scenario(players=2).stack("citizen-4", "wizard", "wizard", "wizard").acts(0)
    found = change(table, "citizen-4")
    times = (11 + 1 + 3) / 36
    on, off = (found.before.on, found.after.on), (found.before.off, found.after.off)
    assert gained(*on) == pytest.approx([0, times, times, 0, -6 / 36, 0])
    assert gained(*off) == pytest.approx([0, 0, times, 0, -6 / 36, 0])
    assert (found.before.nothing, found.after.nothing) == (6, 2)
    assert (found.points, found.is_last, found.exhausts, found.ends) == (0, False, False, ())


def test_the_last_copy_exhausts_its_stack() -> None:
    table = Scenario(players=2).stack("citizen-4", "wizard").acts(0)
    found = change(table, "citizen-4")
    assert found.is_last
    assert found.exhausts


@pytest.mark.clause("T31")
def test_what_ends_the_game_is_named() -> None:
    """With two players four exhausted places are enough."""
    places = ("citizen-1", "citizen-2", "citizen-3")
    table = Scenario(players=2).exhausts(*places).stack("citizen-4", "wizard").acts(0)
    assert change(table, "citizen-4").ends == ("exhausted",)


def test_a_monster_brings_points_and_no_harvest() -> None:
    table = Scenario(players=2).acts(0)
    found = change(table, "monster-1")
    assert isinstance(found.card, Monster)
    assert found.points == found.card.points
    assert found.before == found.after
    assert found.lasting == 0


@pytest.mark.clause("T5")
def test_a_domain_may_bring_something_each_round() -> None:
    """Its points on doubles are in the roll maps of both turns, and count there only."""
    table = Scenario(players=2).may_build(0, "gargans-embrace").acts(0)
    found = change(table, "domain-1")
    assert found.after.on.mean.points - found.before.on.mean.points == pytest.approx(1 / 6)
    assert found.after.off.mean.points == pytest.approx(1 / 6)
    assert (found.lasting, found.lasting_points) == (0, 0)


def test_a_power_besides_the_rolls_counts_as_often_as_its_moment_comes() -> None:
    table = Scenario(players=2).may_build(0, "halfpenny-hill").acts(0)
    found = change(table, "domain-1")
    assert found.before.round == found.after.round
    assert (found.lasting, found.lasting_points) == (1, 0)


def test_what_lies_face_down_or_is_gone_changes_nothing_that_one_knows() -> None:
    table = Scenario(players=2).exhausts("citizen-4").acts(0)
    assert change_of(table.game.view(0), PLACE["citizen-4"]) is None


def test_worlds_that_differ_in_secrets_change_alike() -> None:
    for number, state in enumerate(positions(600, 10)):
        view = Game(state.copy()).view(0)
        state.seed += 1
        other = Game(state).view(0)
        place = number % 20
        assert change_of(view, place) == change_of(other, place)
