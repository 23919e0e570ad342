"""A game that only bots play: it can be seen turn by turn, paused, and never runs away."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.ui.play.test_controller import Desk
from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.games.valeria.ui.prompts.pauses import TurnSeen
from valeria_desktop.games.valeria.ui.table.screen import TableScreen
from valeria_desktop.kernel.seats import Seat, default_seats
from valeria_desktop.ui.prompts.waiting import WaitingPanel
from valeria_desktop.ui.stage.pace import Pace
from valeria_desktop.ui.stage.ticker import HandTicker
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.program.program import Program

pytestmark = pytest.mark.usefixtures("unpainted")

SETUPS = {
    "two": Setup(players=2),
    "dark lord": Setup(players=1, solo=Solo.DARK_LORD),
    "siege": Setup(players=1, solo=Solo.SIEGE),
}

SIZES = [(1280, 720, 1.0, "de"), (1280, 720, 1.5, "de"), (1920, 1080, 2.0, "de")]


def bots(players: int) -> tuple[Seat, ...]:
    return tuple(evolve(seat, bot="greedy") for seat in default_seats(players))


def watched(setup: Setup | None = None) -> Table:
    setup = setup or Setup(players=2)
    return Table(setup, seats=bots(setup.players))


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    made = Desk()
    made.controller.pace = Pace.NORMAL
    return made


def runs(desk: Desk, qtbot: QtBot) -> None:
    """Let bots move until the game is held, however long they would wait for each other."""
    while not desk.controller.watching.is_on:
        qtbot.waitUntil(lambda: desk.controller._pause.isActive() or desk.controller.is_held)
        if desk.controller._pause.isActive():
            desk.controller._pause.stop()
            desk.controller._have_bot_think()


# --- between turns


@pytest.mark.parametrize("setup", SETUPS)
def test_a_watched_game_stands_after_each_turn(desk: Desk, qtbot: QtBot, setup: str) -> None:
    table = watched(SETUPS[setup])
    desk.controller.start(table.session)
    stood = []
    for _ in range(3):
        runs(desk, qtbot)
        assert table.session.chronicle.lines[-1].begins_turn
        stood.append(table.session.game.turn)
        assert desk.controller.watching.is_running_out
        desk.controller.watching.go_on()
    assert stood == [2, 3, 4]


@pytest.mark.parametrize(
    ("pace", "milliseconds"), [(Pace.SLOW, 5000), (Pace.NORMAL, 2500), (Pace.FAST, 1000)]
)
def test_it_stands_as_long_as_the_pace_has_it(
    desk: Desk, qtbot: QtBot, pace: Pace, milliseconds: int
) -> None:
    desk.controller.pace = pace
    desk.controller.start(watched().session)
    runs(desk, qtbot)
    timer = desk.controller.watching._timer
    assert (timer.isActive(), timer.interval()) == (True, milliseconds)
    timer.timeout.emit()  # its time has come
    assert not desk.controller.watching.is_on
    assert desk.controller._pause.isActive()


def test_a_game_with_a_person_is_never_held_so(desk: Desk) -> None:
    seats = default_seats(2, bots="greedy")
    desk.controller.start(Table(Setup(players=2), seats=seats).plays(20).session)
    assert not desk.controller.watching.is_watched
    desk.controller.watching.pause_or_run()
    assert not desk.controller.watching.is_paused


def test_the_end_of_a_watched_game_waits_until_its_last_turn_was_seen(
    desk: Desk, qtbot: QtBot
) -> None:
    table = watched()
    before = Table(Setup(players=2), seats=bots(2)).plays_out().session.record.choices
    for choice in before[:-1]:
        table.session.choose(choice)
    ended: list[bool] = []
    desk.controller.ended.connect(lambda: ended.append(True))
    desk.controller.start(table.session)
    desk.controller._pause.stop()
    desk.controller._apply(before[-1])
    assert (desk.controller.watching.is_on, ended) == (True, [])
    desk.controller.watching._timer.timeout.emit()
    assert ended == [True]


def test_a_finished_game_that_was_watched_shows_its_end_at_once(desk: Desk) -> None:
    ended: list[bool] = []
    desk.controller.ended.connect(lambda: ended.append(True))
    desk.controller.pace = Pace.OFF
    desk.controller.start(watched().plays_out().session)
    assert ended == [True]


# --- pausing


def test_where_all_comes_at_once_each_turn_waits_for_whoever_looks_on(
    desk: Desk, qtbot: QtBot
) -> None:
    desk.controller.pace = Pace.OFF
    table = watched()
    desk.controller.start(table.session)
    watching = desk.controller.watching
    assert (watching.is_on, watching.is_paused, watching.is_running_out) == (True, True, False)
    assert table.session.record.choices == []
    turns = []
    for _ in range(3):
        watching.go_on()
        runs(desk, qtbot)
        assert not watching.is_running_out
        turns.append(table.session.game.turn)
    assert turns == [2, 3, 4]


def test_a_pause_within_a_turn_holds_before_the_next_choice(desk: Desk, qtbot: QtBot) -> None:
    table = watched().plays(6)
    desk.controller.start(table.session)
    made = len(table.session.record.choices)
    desk.controller.watching.pause_or_run()
    runs(desk, qtbot)
    assert len(table.session.record.choices) == made + 1
    assert not desk.controller.watching.is_running_out


def test_one_turn_on_plays_the_rest_of_a_turn_and_stands_again(desk: Desk, qtbot: QtBot) -> None:
    table = watched().plays(6)
    desk.controller.start(table.session)
    desk.controller.watching.pause_or_run()
    runs(desk, qtbot)
    turn = table.session.game.turn
    desk.controller.hurry()
    runs(desk, qtbot)
    assert table.session.game.turn == turn + 1
    assert desk.controller.watching.is_paused


def test_who_lets_it_run_goes_on_at_once(desk: Desk, qtbot: QtBot) -> None:
    desk.controller.pace = Pace.OFF
    desk.controller.start(watched().session)
    desk.controller.watching.pause_or_run()
    assert not desk.controller.watching.is_on
    runs(desk, qtbot)
    timer = desk.controller.watching._timer
    assert (timer.isActive(), timer.interval()) == (True, 1500)


def test_leaving_the_table_ends_it(desk: Desk, qtbot: QtBot) -> None:
    desk.controller.start(watched().session)
    runs(desk, qtbot)
    desk.controller.leave()
    assert not desk.controller.watching.is_on
    assert not desk.controller.watching.is_running_out


# --- in the window


def put_on_table(program: Program, setup: Setup, choices: int = 0) -> TableScreen:
    table = watched(setup).plays(choices)
    program._play(table.session)
    return as_a(TableScreen, program.window.table)


def heading(screen: TableScreen) -> str:
    return screen.prompt._head._title.text()


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("pace", Pace)
def test_the_prompt_is_never_empty(
    begin: Callable[[], Program], qtbot: QtBot, pace: Pace, setup: str
) -> None:
    program = begin()
    program.change("pace", pace.value)
    screen = put_on_table(program, SETUPS[setup])
    seen: list[str] = []
    for signal in (program.controller.thinking, program.controller.turn_ended):
        signal.connect(lambda *_: seen.append(heading(screen)))
    program.controller.hurry()
    program.controller.be_done()
    qtbot.waitUntil(lambda: bool(seen))
    assert all(seen)
    assert screen.prompt.question
    body = screen.prompt._body
    assert isinstance(body, WaitingPanel | TurnSeen)


@pytest.mark.parametrize("setup", SETUPS)
def test_nothing_is_lit_for_who_looks_on(begin: Callable[[], Program], setup: str) -> None:
    screen = put_on_table(begin(), SETUPS[setup], choices=12)
    assert screen.scene.asked is not None
    assert screen.scene.lit == {}
    assert not screen.scene.is_asked


def steps(program: Program, qtbot: QtBot, turns: int) -> None:
    """Let a number of turns be played of a game that begins paused."""
    watching = program.controller.watching
    for _ in range(turns):
        watching.go_on()
        qtbot.waitUntil(lambda: watching.is_on)


@pytest.mark.slow
def test_between_turns_the_turn_that_is_over_is_told(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin()
    heard: list[str] = []
    program.announcer.announced.connect(heard.append)
    screen = put_on_table(program, SETUPS["two"])
    assert heading(screen) == "The game is paused"
    steps(program, qtbot, 1)
    begun = [line.seat for line in screen.controller.shown.lines if line.begins_turn]
    first, second = (screen.scene.names[seat] for seat in begun if seat is not None)
    assert heading(screen) == f"{first}'s turn is over"
    presenter = as_a(TurnSeen, screen.prompt.presenter)
    assert [beat.label for beat in presenter.beats()] == [
        "Roll",
        "Harvest",
        "1st action",
        "2nd action",
    ]
    assert all(beat.progress.value == "done" for beat in presenter.beats())
    assert f"{second} is next. Enter plays one turn, P lets the game run." in heard[-1]
    assert "1st action" in heard[-1]


@pytest.mark.slow
def test_enter_plays_one_turn_and_p_lets_it_run(begin: Callable[[], Program], qtbot: QtBot) -> None:
    program = begin()
    screen = put_on_table(program, SETUPS["two"])
    screen.skipping.clock = lambda: 1e9
    watching, session = program.controller.watching, program.controller.session
    assert session is not None
    QApplication.processEvents()
    focus = QApplication.focusWidget()
    assert focus is not None
    qtbot.keyClick(focus, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: watching.is_on and session.game.turn == 2)
    presenter = as_a(TurnSeen, screen.prompt.presenter)
    assert [button.text() for button in presenter.buttons] == ["Next turn", "Let it run"]
    qtbot.keyClick(program.window, Qt.Key.Key_P)
    assert not watching.is_paused
    qtbot.waitUntil(lambda: watching.is_on)
    presenter = as_a(TurnSeen, screen.prompt.presenter)
    assert [button.text() for button in presenter.buttons] == ["Continue", "Pause"]
    qtbot.mouseClick(presenter.buttons[1], Qt.MouseButton.LeftButton)
    assert program.controller.watching.is_paused
    assert not watching.is_running_out
    assert [button.text() for button in as_a(TurnSeen, screen.prompt.presenter).buttons] == [
        "Next turn",
        "Let it run",
    ]


def test_the_tool_and_the_menu_offer_to_pause_in_watched_games_only(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin()
    pause = program.window.actions_by_id["pause"]
    assert not pause.isVisible()
    put_on_table(program, SETUPS["two"])
    assert (pause.isVisible(), pause.isChecked()) == (True, True)
    qtbot.waitUntil(pause.isEnabled)
    pause.trigger()
    assert not pause.isChecked()
    program._play(Table(Setup(players=2)).session)
    assert not pause.isVisible()


def test_while_a_turn_is_told_the_prompt_names_the_key(begin: Callable[..., Program]) -> None:
    clock = HandTicker()
    program = begin(clock)
    program.change("pace", Pace.NORMAL.value)
    screen = put_on_table(program, SETUPS["two"])
    assert as_a(WaitingPanel, screen.prompt._body).note().endswith("P: pause")


def test_who_comes_back_to_a_paused_game_finds_it_as_it_was(
    begin: Callable[[], Program],
) -> None:
    program = begin()
    screen = put_on_table(program, SETUPS["siege"])
    program.go_home()
    program.carry_out("continue")
    assert as_a(TurnSeen, screen.prompt.presenter).buttons


@pytest.mark.slow
@pytest.mark.parametrize("sized", SIZES, indirect=True)
def test_both_ways_on_can_be_seen_whole(sized: Program, qtbot: QtBot) -> None:
    sized.change("pace", Pace.OFF.value)
    screen = put_on_table(sized, SETUPS["two"], choices=40)
    steps(sized, qtbot, 1)
    presenter = as_a(TurnSeen, screen.prompt.presenter)
    QApplication.processEvents()
    buttons = presenter.buttons
    assert len(buttons) == 2
    for button in buttons:
        assert button.visibleRegion().boundingRect() == button.rect()


@pytest.mark.slow
def test_a_game_waits_while_another_page_hides_it(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin()
    put_on_table(program, SETUPS["two"])
    watching, session = program.controller.watching, program.controller.session
    assert session is not None
    watching.pause_or_run()
    program.carry_out("settings")
    qtbot.waitUntil(lambda: watching.is_on)
    made = len(session.record.choices)
    assert not watching.is_running_out
    program.controller.go_on()
    assert len(session.record.choices) == made
    program.window.go_back()
    assert watching.is_running_out


@pytest.mark.slow
def test_a_game_that_is_hidden_between_two_turns_goes_on_when_it_is_seen_again(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin()
    put_on_table(program, SETUPS["two"])
    watching = program.controller.watching
    watching.pause_or_run()
    qtbot.waitUntil(lambda: watching.is_running_out)
    program.carry_out("settings")
    assert (watching.is_on, watching.is_running_out) == (True, False)
    program.window.go_back()
    assert watching.is_running_out
