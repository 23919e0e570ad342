"""The end of a turn before a bot's: a moment to take the last action back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from tests.ui.play.test_controller import Desk, against_bots, people
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.ui.prompts.turn_over import RunningButton, TurnOver
from valeria_desktop.ui.stage.pace import Pace

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from tests.ui.tables import Table
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.program.program import Program

pytestmark = pytest.mark.usefixtures("unpainted")


def to_last_action(table: Table) -> Table:
    """Play until the person has one action left."""
    while table.decision.seat != 0 or table.decision.prompt is not Prompt.ACT:
        table.step()
    table.session.choose("gain gold")
    return table


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    made = Desk()
    made.controller.pace = Pace.NORMAL
    return made


def ends_turn(desk: Desk) -> Table:
    table = to_last_action(against_bots())
    desk.controller.start(table.session)
    desk.controller.choose("gain magic")
    return table


def test_a_turn_before_a_bot_ends_with_a_moment_of_its_own(desk: Desk) -> None:
    table = ends_turn(desk)
    held = desk.controller.turn_end.is_on
    assert not desk.controller._pause.isActive()
    assert desk.controller.undoes == "Gain 1 Magic"
    desk.controller.undo()
    assert (held, desk.controller.turn_end.is_on) == (True, False)
    assert desk.controller.is_open
    assert (table.decision.seat, table.decision.prompt) == (0, Prompt.ACT)
    assert not table.session.is_rewound


def test_going_on_lets_the_bot_begin_and_holds_no_second_time(desk: Desk) -> None:
    ends_turn(desk)
    desk.controller.turn_end.go_on()
    assert not desk.controller.turn_end.is_on
    assert desk.controller._pause.isActive()
    desk.controller.go_on()
    assert not desk.controller.turn_end.is_on


def test_hurrying_goes_on_too(desk: Desk) -> None:
    ends_turn(desk)
    desk.controller.hurry()
    assert not desk.controller.turn_end.is_on
    assert desk.controller._pause.isActive()


@pytest.mark.parametrize(
    ("pace", "milliseconds"), [(Pace.SLOW, 3000), (Pace.NORMAL, 2000), (Pace.FAST, 1000)]
)
def test_the_moment_runs_out_as_fast_as_the_rest_moves(
    desk: Desk, pace: Pace, milliseconds: int
) -> None:
    desk.controller.pace = pace
    ends_turn(desk)
    turn_end = desk.controller.turn_end
    assert turn_end.is_running_out
    assert turn_end._timer.interval() == milliseconds
    turn_end._timer.timeout.emit()  # its time has come
    assert not turn_end.is_on
    assert desk.controller._pause.isActive()


def test_without_pauses_the_game_goes_on_at_once(desk: Desk) -> None:
    desk.controller.pace = Pace.OFF
    ends_turn(desk)
    assert not desk.controller.turn_end.is_on


@pytest.mark.parametrize("pace", list(Pace))
def test_who_confirms_the_end_of_each_turn_is_waited_for(desk: Desk, pace: Pace) -> None:
    desk.controller.pace = pace
    desk.controller.turn_end.confirm(waits=True)
    ends_turn(desk)
    assert desk.controller.turn_end.is_on
    assert not desk.controller.turn_end.is_running_out


def test_nothing_is_asked_if_a_person_is_next(desk: Desk) -> None:
    table = people().plays_to(Prompt.ACT)
    table.session.choose("gain gold")
    desk.controller.start(table.session)
    desk.controller.choose("gain magic")
    assert not desk.controller.turn_end.is_on
    assert desk.controller.is_open


def test_a_finished_game_and_bots_alone_hold_nothing(desk: Desk) -> None:
    desk.controller.turn_end.confirm(waits=True)
    table = against_bots().plays_out()
    desk.controller.start(table.session)
    assert not desk.controller.turn_end.is_on


def test_leaving_the_table_ends_the_moment(desk: Desk) -> None:
    ends_turn(desk)
    desk.controller.leave()
    assert not desk.controller.turn_end.is_on
    assert not desk.controller.turn_end.is_running_out


def test_redone_the_turn_is_over_again(desk: Desk) -> None:
    ends_turn(desk)
    desk.controller.undo()
    desk.controller.redo()
    assert desk.controller.turn_end.is_on


def test_why_nothing_is_undone_is_told_and_how_to_go_back_all_the_same(
    desk: Desk, qtbot: QtBot
) -> None:
    table = people().plays_to(Prompt.ROLL)
    desk.controller.start(table.session)
    desk.controller.choose("roll")
    with qtbot.waitSignal(desk.controller.told) as told:
        desk.controller.undo()
    assert told.args[0] == (
        "Undo is not possible: The dice have been rolled. Rewind (Ctrl+Backspace) can still go "
        "back; the game is then marked."
    )


# --- in the window


def end_turn_in(program: Program, pace: Pace = Pace.SLOW) -> None:
    """Play a game against a bot to the end of the person's first turn."""
    program.draft.seats = [*default_seats(5, bots="greedy")]
    program.start(7)
    session = program.controller.session
    assert session is not None
    program.controller.leave()
    bot = make_bot(RULES, "greedy", 7)
    while session.decision is not None and (
        session.decision.seat != 0 or session.decision.prompt is not Prompt.ACT
    ):
        view = session.scene(session.decision.seat).view
        session.choose(bot.choose(view, session.decision).id)
    session.choose("gain gold")
    program.controller.start(session)
    program.controller.pace = pace
    program.controller.choose("gain magic")
    program.window.activateWindow()
    QApplication.processEvents()


def shown(program: Program) -> TurnOver:
    presenter = program.window.table.prompt.presenter
    assert isinstance(presenter, TurnOver)
    return presenter


@pytest.mark.thorough
def test_the_prompt_says_what_is_taken_back_and_shows_the_time(
    begin: Callable[[], Program],
) -> None:
    program = begin()
    end_turn_in(program)
    over = shown(program)
    back, go_on = over.buttons
    assert (back.text(), back.accessibleName()) == ("Take back", "Take back: Gain 1 Magic.")
    assert (go_on.text(), over.default) == ("Continue", go_on)
    assert isinstance(go_on, RunningButton)
    assert go_on.is_running
    assert 0 < program.controller.turn_end.share_left <= 1
    assert program.window.table.prompt.question == (
        "Turn over. 4 Gold, 1 Strength and 2 Magic left; Archer costs 4. Oak plays next when the "
        "time is up."
    )
    assert program.window.focusWidget() is go_on


@pytest.mark.thorough
@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_enter_and_space_go_on(begin: Callable[[], Program], qtbot: QtBot, key: Qt.Key) -> None:
    program = begin()
    end_turn_in(program)
    focus = program.window.focusWidget()
    assert focus is not None
    qtbot.keyClick(focus, key)
    assert not program.controller.turn_end.is_on


@pytest.mark.thorough
def test_the_button_takes_back(begin: Callable[[], Program], qtbot: QtBot) -> None:
    program = begin()
    end_turn_in(program)
    qtbot.mouseClick(shown(program).buttons[0], Qt.MouseButton.LeftButton)
    session = program.controller.session
    assert session is not None
    assert session.decision is not None
    assert (session.decision.seat, session.decision.prompt) == (0, Prompt.ACT)


@pytest.mark.slow
def test_the_moment_is_shown_again_with_the_table(begin: Callable[[], Program]) -> None:
    program = begin()
    program.change("confirm_turn_end", value=True)
    end_turn_in(program)
    program.carry_out("settings")
    program.pages.settings.left.emit()
    (go_on,) = shown(program).findChildren(RunningButton)
    assert not go_on.is_running
    program.look.use(scale=1.3)
    assert shown(program).buttons[0].isEnabled()
    program.look.use(scale=1.0)


@pytest.mark.thorough
def test_the_wish_to_confirm_is_kept(begin: Callable[[], Program]) -> None:
    begin().change("confirm_turn_end", value=True)
    program = begin()
    assert program.controller.turn_end.waits_for_answer
    assert program.preferences.kept.confirm_turn_end


@pytest.mark.thorough
def test_while_a_screen_reader_listens_a_turn_ends_when_the_player_goes_on(
    begin: Callable[[], Program], monkeypatch: pytest.MonkeyPatch
) -> None:
    program = begin()
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda _: None)
    end_turn_in(program)
    assert program.controller.turn_end.is_on
    assert not program.controller.turn_end.is_running_out
    assert "when the time is up" not in program.window.table.prompt.question


@pytest.mark.thorough
def test_ctrl_z_answers_even_when_nothing_can_be_undone(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin()
    end_turn_in(program)
    undo = program.window.actions_by_id["undo"]
    qtbot.waitUntil(undo.isEnabled)
    assert undo.toolTip() == "Take back: Gain 1 Magic"
    qtbot.waitUntil(program.window.isActiveWindow)
    qtbot.keyClick(program.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert program.controller.is_open
    program.controller.undo()
    qtbot.waitUntil(lambda: not undo.isEnabled())
    program.notice.setText("")
    qtbot.keyClick(program.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert program.notice.text().startswith("Undo is not possible: The dice have been rolled.")


def after_a_bots_turn(program: Program) -> Session:
    """Let the bot have its turn, until the person is asked to roll again."""
    end_turn_in(program)
    session = program.controller.session
    assert session is not None
    program.controller.leave()
    bot = make_bot(RULES, "greedy", 1)
    while (decision := session.decision) is not None and decision.seat != 0:
        session.choose(bot.choose(session.game.view(decision.seat), decision).id)
    program.controller.start(session)
    return session


@pytest.mark.thorough
def test_over_a_bots_turn_undo_asks_first_as_it_leaves_a_mark(
    begin: Callable[[], Program],
) -> None:
    program = begin()
    session = after_a_bots_turn(program)
    choices = list(session.record.choices)
    program.carry_out("undo")
    assert program.question.accessibleName() == (
        "Take back: Gain 1 Magic? The dice have been rolled since then, so the game will be "
        "marked as rewound and won't count."
    )
    assert program.window.focusWidget() is program.question.buttons[-1]  # Enter leaves it
    program.question.buttons[-1].click()
    assert session.record.choices == choices
    program.carry_out("undo")
    program.question.buttons[0].click()
    assert session.is_rewound
    assert program.controller.is_open
    assert session.decision is not None
    assert (session.decision.seat, session.decision.prompt) == (0, Prompt.ACT)


@pytest.mark.thorough
def test_a_question_about_undo_does_nothing_when_the_game_has_gone_on(
    begin: Callable[[], Program],
) -> None:
    program = begin()
    session = after_a_bots_turn(program)
    program.carry_out("undo")
    program.controller.choose("roll")
    choices = list(session.record.choices)
    program.question.buttons[0].click()
    assert session.record.choices == choices
    assert not session.is_rewound


@pytest.mark.thorough
def test_a_game_that_bears_the_mark_is_not_asked_about_again(begin: Callable[[], Program]) -> None:
    program = begin()
    session = after_a_bots_turn(program)
    session.is_rewound = True
    program.carry_out("undo")
    assert program.question.isHidden()
    assert session.decision is not None
    assert session.decision.prompt is Prompt.ACT
