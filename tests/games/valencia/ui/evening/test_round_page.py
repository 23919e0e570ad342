"""The page after a round: what it tells, when it comes, and how it goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from tests.ui.programs import people_and_bots
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.faces import FACES
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules import events as told
from valeria_desktop.games.valencia.rules.model.parts import AUCTIONS, RoundPart
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.progress import PUBLIC_SOURCES
from valeria_desktop.games.valencia.rules.setup import Setup
from valeria_desktop.games.valencia.ui.evening.summary import summary_of
from valeria_desktop.games.valencia.ui.planning.plan_sheet import PlanSheet
from valeria_desktop.games.valencia.ui.table.screen import TableScreen
from valeria_desktop.session.session import Session
from valeria_desktop.storage.folders import Folders
from valeria_desktop.ui.program.program import Program
from valeria_desktop.ui.stage.pace import Pace
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

pytestmark = pytest.mark.usefixtures("unpainted")


def begun(players: int, people: int, seed: int = 5) -> Session:
    seats = people_and_bots(players, people, "planner")
    return Session.begin(RULES, Setup(players=players), seats, seed)


def to_the_end_of(session: Session, round_: int, *, is_over: bool) -> Session:
    """Play until one choice is left of a round, or until the next round has begun."""
    bot = make_bot(RULES, "planner", 1)
    while (decision := session.decision) is not None:
        option = bot.choose(session.view(decision.seat), decision).id
        trial = session.game.copy()
        trial.choose(option)
        if trial.round > round_ and not is_over:
            return session
        session.choose(option)
        if session.game.round > round_:
            return session
    raise AssertionError("the game is over")


@pytest.mark.clause("VA8")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_points_are_those_that_everyone_can_count(players: int) -> None:
    session = to_the_end_of(begun(players, 1), 2, is_over=True)
    scene = session.scene(1)
    summary = summary_of(scene, session.chronicle.lines, 2)
    by_seat = {player.seat: player for player in summary.players}
    assert [by_seat[seat].total for seat in scene.seats] == list(scene.public_points)
    assert summary.players[0].seat == scene.seats[1]
    assert [player.is_mine for player in summary.players] == [True] + [False] * (players - 1)
    truth = session.result().scores
    for number, seat in enumerate(scene.seats):
        public = truth[number].public
        assert by_seat[seat].sources == tuple(public.of(source) for source in PUBLIC_SOURCES)


@pytest.mark.parametrize("players", [2, 4])
def test_each_step_has_the_ranking_of_its_auction(players: int) -> None:
    session = to_the_end_of(begun(players, 1), 2, is_over=True)
    lines = session.chronicle.lines
    summary = summary_of(session.scene(0), lines, 2)
    assert [step.part for step in summary.steps] == [*AUCTIONS, RoundPart.H, RoundPart.I]
    ranked = [
        line.event for line in lines if line.round == 2 and isinstance(line.event, told.Ranked)
    ]
    assert [tuple(each.sum for each in step.ranking) for step in summary.steps if step.ranking][
        : len(ranked)
    ] == [event.sums for event in ranked]
    names = session.names
    for step, event in zip([step for step in summary.steps if step.ranking], ranked, strict=False):
        assert [each.name for each in step.ranking] == [
            names[seat] if seat >= 0 else "Nina" for seat in event.seats
        ]
    assert " 0 from " not in summary.sentence, "what brought no point is left out"
    for player in summary.players:
        assert f"{player.seat.name}, points so far: {player.total}." in summary.sentence
    assert "Nobody" in summary.sentence or all(step.ranking for step in summary.steps)


# --- at the table


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, look: Look, tmp_path: Path) -> Iterator[Program]:
    made = Program(qapp, Folders.at(tmp_path), {RULES.id: FACES[RULES.id]})
    qtbot.addWidget(made.window)
    with qtbot.waitActive(made.window):
        made.window.show()
    yield made
    made.close()


def at_the_end(program: Program, pace: Pace, said: list[str]) -> TableScreen:
    """Put a game on the table whose first round ends with the next choice, and make it."""
    program.change("pace", pace.value)
    session = to_the_end_of(begun(2, 1), 1, is_over=False)
    program.play_on(session)
    table = as_a(TableScreen, program.window.table)
    table.said.connect(said.append)
    decision = session.decision
    assert decision is not None
    if session.seats[decision.seat].is_person:
        bot = make_bot(RULES, "planner", 1)
        program.controller.choose(bot.choose(session.view(decision.seat), decision).id)
    return table


@pytest.mark.slow
@pytest.mark.parametrize("pace", [Pace.FAST, Pace.OFF])
def test_it_comes_after_the_round_and_one_key_goes_on_to_planning(
    program: Program, qtbot: QtBot, pace: Pace
) -> None:
    said: list[str] = []
    table = at_the_end(program, pace, said)
    qtbot.waitUntil(table.round_page.isVisible)
    assert said[-1].startswith("Round 1 is over. A, ")
    qtbot.waitUntil(lambda: program.controller.is_open)
    decision = program.controller.scene and program.controller.scene.decision
    assert decision is not None
    assert decision.prompt is Prompt.PLAN
    assert not isinstance(table.prompt.sheet, PlanSheet)  # nothing is asked before the page goes
    assert table.round_page.go_on.hasFocus()
    qtbot.keyClick(program.window.focusWidget(), Qt.Key.Key_Return)
    assert table.round_page.isHidden()
    assert as_a(PlanSheet, table.prompt.sheet).isVisible()


def test_a_hint_puts_the_page_away_and_covers_none_of_it(program: Program, qtbot: QtBot) -> None:
    table = at_the_end(program, Pace.OFF, [])
    qtbot.waitUntil(table.round_page.isVisible)
    qtbot.waitUntil(lambda: program.controller.is_open)
    qtbot.waitUntil(program.window.actions_by_id["hint"].isEnabled)
    program.window.actions_by_id["hint"].trigger()
    assert table.round_page.isHidden()
    assert isinstance(table.prompt.sheet, PlanSheet)
    assert table.prompt.sheet.isVisible()
    assert table.hint_panel.isVisible()
