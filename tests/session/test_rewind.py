"""Rewinding goes back beyond what came to light, and leaves a mark on the game."""

from __future__ import annotations

import pytest

from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.session.choices import waypoint_of


def test_the_dice_come_out_as_before_and_a_mark_stays() -> None:
    session = Table().plays(30).plays_to(Prompt.ACT).session
    choices = list(session.record.choices)
    before = [session.scene(seat).view for seat in range(2)]
    session.rewind(0)
    assert session.record.choices == []
    for choice in choices:
        session.choose(choice)
    assert [session.scene(seat).view for seat in range(2)] == before
    assert session.scene(0).is_rewound
    assert session.unsaved("").rewound


def test_the_log_after_the_moment_is_forgotten() -> None:
    session = Table().plays(30).session
    lines = list(session.chronicle.lines)
    session.rewind(12)
    assert len(session.record.choices) == 12
    assert session.chronicle.lines == lines[: len(session.chronicle.lines)]
    assert len(session.chronicle.lines) < len(lines)


def test_what_came_later_can_be_brought_back_whole() -> None:
    session = Table().plays(30).session
    choices, lines = list(session.record.choices), list(session.chronicle.lines)
    session.rewind(20)
    session.rewind(12)
    session.redo()
    assert session.record.choices == choices[:20]
    session.redo()
    assert session.record.choices == choices
    assert session.chronicle.lines == lines
    assert not session.can_redo
    assert session.is_rewound


def test_what_came_later_is_lost_with_another_choice() -> None:
    session = Table().plays(30).plays_to(Prompt.ACT).session
    at, first = len(session.record.choices), session.decision
    assert first is not None
    session.choose(first.options[0].id)
    session.rewind(at)
    assert session.can_redo
    session.choose(first.options[1].id)
    assert not session.can_redo


@pytest.mark.parametrize("choices", [-1, 10, 11])
def test_only_the_past_can_be_gone_back_to(choices: int) -> None:
    session = Table().plays(10).session
    session.rewind(choices)
    assert len(session.record.choices) == 10
    assert not session.is_rewound


def test_every_choice_can_be_gone_back_to_and_tells_no_secret() -> None:
    session = Table().plays(25).session
    moments = session.waypoints()
    assert [moment.choices for moment in moments] == list(range(25))
    assert [str(moment.words) for moment in moments[:2]] == ["Which Duke do you keep?"] * 2
    assert moments[2].words == "Roll the dice"
    assert (moments[-1].round, moments[-1].turn) >= (moments[2].round, moments[2].turn) == (1, 1)
    for duke in (session.view(0).players[0].duke, session.view(1).players[1].duke):
        assert duke is not None
        assert not any(duke.name in moment.words for moment in moments)
    session.rewind(moments[-1].choices)
    assert session.decision is not None
    assert session.decision.seat == moments[-1].seat


def test_an_over_game_has_no_open_choice_to_describe() -> None:
    game = Table().plays_out().session.unsaved("").game
    with pytest.raises(ValueError, match="nothing was asked"):
        waypoint_of(game, "roll", 0, begins_action=True)
