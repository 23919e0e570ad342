"""A game looked at again: every moment as it was, and steps that lead where they say."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.session.replay import Replay, Unit

SETUPS = {
    "two": Setup(players=2),
    "five": Setup(players=5),
    "dark lord": Setup(players=1, solo=Solo.DARK_LORD),
    "siege": Setup(players=1, solo=Solo.SIEGE),
}


@cache
def over(name: str = "two") -> tuple[Table, Replay]:
    table = Table(SETUPS[name]).plays_out()
    return table, Replay(table.session)


@pytest.mark.thorough
@pytest.mark.parametrize("name", SETUPS)
def test_every_moment_is_as_it_was_live(name: str) -> None:
    replay = over(name)[1]
    live = Table(SETUPS[name])
    for moment in range(0, replay.last, 7):
        while len(live.session.record.choices) < moment:
            live.step()
        for seat in range(SETUPS[name].players):
            assert replay.through(seat).scene(moment).view == live.scene(seat).view
        assert [str(line.event) for line in replay.lines(moment)] == [
            str(line.event) for line in live.session.chronicle.lines
        ]
        assert replay.seat(moment) == live.decision.seat


@settings(deadline=None)  # the first call plays a game
@given(moment=st.integers(0, 1000), unit=st.sampled_from(Unit))
def test_a_step_back_leads_to_where_a_step_ahead_began(moment: int, unit: Unit) -> None:
    replay = over()[1]
    start = max(at for at in replay.starts(unit) if at <= moment)
    ahead = replay.after(start, unit)
    assert replay.before(ahead, unit) == (start if ahead > start else replay.starts(unit)[-2])
    assert replay.before(start, unit) <= start <= ahead


def test_larger_units_step_over_smaller_ones() -> None:
    replay = over()[1]
    actions, turns, rounds = (
        set(replay.starts(unit)) for unit in (Unit.ACTION, Unit.TURN, Unit.ROUND)
    )
    assert rounds < turns < actions
    for unit in Unit:
        assert replay.starts(unit)[0] == 0
        assert replay.starts(unit)[-1] == replay.last
    for start in sorted(turns)[1:-1]:
        assert replay.waypoints[start].turn == replay.waypoints[start - 1].turn + 1


def test_an_action_is_a_step_with_its_payment() -> None:
    replay = over()[1]
    actions = replay.starts(Unit.ACTION)
    pays = [moment.choices for moment in replay.waypoints if str(moment.words).startswith("Pay")]
    assert pays
    assert not set(pays) & set(actions)


def test_beyond_both_ends_there_is_nowhere_to_go() -> None:
    replay = over()[1]
    assert replay.before(0, Unit.ROUND) == 0
    assert replay.after(replay.last, Unit.ACTION) == replay.last


def test_a_game_without_choices_has_one_moment() -> None:
    replay = Replay(Table().session)
    assert (replay.last, replay.starts(Unit.TURN)) == (0, (0,))
    assert replay.words(0) == "The game continues from here"
    assert replay.seat(0) is None


@pytest.mark.parametrize("name", SETUPS)
def test_the_last_moment_tells_how_it_ended(name: str) -> None:
    table, replay = over(name)
    assert replay.is_over
    assert str(replay.words(replay.last)).endswith(".")
    assert replay.scores(replay.last) == table.session.result().sides


def test_dukes_are_shown_only_when_the_game_is_over() -> None:
    table, replay = over()
    assert tuple(view.players[view.seat].duke for view in replay.final_views) == (
        table.session.view(0).players[0].duke,
        table.session.view(1).players[1].duke,
    )
    assert Replay(Table().plays(60).session).final_views == ()


def test_secret_points_are_shown_only_when_the_game_is_over() -> None:
    going_on = Replay(Table().plays(60).session)
    for score in going_on.scores(going_on.last):
        assert {line.category for line in score.lines} <= {"monsters", "domains", "board"}
    replay = over()[1]
    known = {line.category for score in replay.scores(50) for line in score.lines}
    assert "duke" in known
    mine = replay.through(0)
    hidden = {line.category for score in mine.scores(50) for line in score.lines}
    assert "duke" not in hidden


def test_points_end_where_the_game_ended() -> None:
    table, replay = over()
    points = replay.points()
    assert points[-1] == tuple(score.total for score in table.session.result().sides)
    assert len(points) == replay.waypoints[-1].round
    assert replay.through(1).points()[-1] < points[-1]
