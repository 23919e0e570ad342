"""Every key that is listed does what it says, at the table of each game, and no other is listed."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from tests.ui.listed_keys import (
    ALL,
    BARE,
    at_question,
    begin_with,
    each_kind_of_question,
    focus,
    keys_heard,
    listed,
    press,
    put,
)
from valeria_desktop.ui.controls.focus import stops_in
from valeria_desktop.ui.controls.text import KeyCap
from valeria_desktop.ui.program.commands import COMMANDS, COMMANDS_BY_ID
from valeria_desktop.ui.screens.learn.keys_page import KeyLists
from valeria_desktop.ui.screens.settings import KeysSheet
from valeria_desktop.ui.stage.pace import Pace
from valeria_desktop.ui.table.table import GameTable

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.program.program import Program

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.qt_log_ignore("This plugin does not support"),
    pytest.mark.usefixtures("unpainted"),
]
ANSWERED = {
    "numbers": "turn_numbers",
    "points": "turn_points",
    "why": "say_why",
    "leaf": "turn_leaf",
}
"""Commands that each game's own table answers, and by which method."""
TABS = 60
PLAIN = ("act", "good", "sell", "divide")
"""Questions that are asked in the open."""
LISTED = [command for command in COMMANDS if command.keys]


@pytest.fixture(params=["valeria", "valencia", BARE])
def game(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture
def program(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, game: str, look: object
) -> Iterator[Program]:
    del look  # which has loaded fonts and style
    made = begin_with(qapp, qtbot, tmp_path, game)
    yield made
    made.close()


@pytest.fixture
def session(program: Program, game: str) -> Session:
    """A question with two answers or more, in the open, some answers into the game."""
    return put(program, at_question(game, *PLAIN, least=2))


# --- what is listed


def test_a_command_is_refused_where_the_table_does_nothing(program: Program, game: str) -> None:
    put(program, at_question(game, *PLAIN, least=2))
    table = type(program.window.table)
    of_table = {name: (getattr(table, m), getattr(GameTable, m)) for name, m in ANSWERED.items()}
    assert ALL[game].refused == {name for name, (own, base) in of_table.items() if own is base}


def test_all_keys_of_commands_that_the_table_answers_are_listed(
    program: Program, game: str
) -> None:
    caps = [cap for row, _ in listed(program) for cap in row]
    answered = [command for command in LISTED if command.id not in ALL[game].refused]
    refused = [command for command in LISTED if command.id in ALL[game].refused]
    assert {key for command in answered for key in command.keys} <= set(caps)
    assert not {key for command in refused for key in command.keys} & set(caps)


@pytest.mark.slow
def test_every_key_that_is_heard_at_any_question_is_listed(program: Program, game: str) -> None:
    caps = {cap for row, _ in listed(program) for cap in row} | set("2345678")
    heard: set[str] = set()
    for session in each_kind_of_question(game):
        put(program, session)
        heard |= keys_heard(program)
    known = {key for key in heard if key.startswith("Alt+")}  # each menu underlines its own
    assert heard - known - caps - {"Return"} == set()  # which is written as Enter


def test_settings_list_the_same_keys(program: Program, game: str) -> None:
    program.carry_out("settings")
    sheet = program.pages.settings.findChild(KeysSheet)
    assert sheet is not None
    caps = [cap.accessibleName() for cap in sheet.findChildren(KeyCap)]
    on_page = program.pages.shortcuts.findChildren(KeyCap)
    assert sorted(caps) == sorted(cap.accessibleName() for cap in on_page)
    assert ("Z, held" in caps) is (game != BARE)


def test_settings_list_them_anew_when_another_game_is_played(program: Program, game: str) -> None:
    program.carry_out("settings")
    other = "valeria" if game != "valeria" else "valencia"
    program.pages.turn_to(other)
    program.carry_out("settings")
    sheet = program.pages.settings.findChild(KeysSheet)
    assert sheet is not None
    caps = {cap.accessibleName() for cap in sheet.findChildren(KeyCap) if cap.isVisibleTo(sheet)}
    assert ("L" in caps) is (other == "valencia")  # waiting for a privilege


# --- the menus' keys


@pytest.mark.usefixtures("session")
def test_the_key_of_a_command_commands_it(program: Program, qtbot: QtBot, game: str) -> None:
    program.window.commanded.disconnect(program.carry_out)
    actions = program.window.actions_by_id
    actions["pause"].setVisible(True)  # as where bots play alone
    actions["redo"].setEnabled(True)  # as when something was taken back
    for command in LISTED:
        if command.id in ALL[game].refused:
            continue
        for key in command.keys:
            with qtbot.waitSignal(program.window.commanded) as commanded:
                press(program, key)
            assert commanded.args == [command.id], key


@pytest.mark.usefixtures("session")
def test_the_key_of_a_command_that_is_refused_does_nothing(
    program: Program, qtbot: QtBot, game: str
) -> None:
    for name in ALL[game].refused:
        with qtbot.assertNotEmitted(program.window.commanded):
            press(program, COMMANDS_BY_ID[name].keys[0])


@pytest.mark.usefixtures("session")
@pytest.mark.parametrize("key", ["F1", "?"])
def test_a_question_mark_shows_the_keys_as_f1_does(program: Program, key: str) -> None:
    press(program, key)
    assert program.window.screen_shown is program.pages.shortcuts


# --- the keys of every table


def test_each_of_them_is_tried_here(program: Program) -> None:
    said = program.pages.face.words
    own = {words for _, words in said.keys()}  # noqa: SIM118 - the keys of a game, of no mapping
    assert {words for _, words in KeyLists().of_table(program.pages.face.keys)} - own == {
        "Go from card to card, or from button to button",
        "Go to the next button or list, area by area",
        "Choose the card or button, or the proposed answer",
        "Choose an answer to the question",
        "Skip ahead; lift the curtain, or continue",
        "Step back, or close the open sheet",
        "Open the menus",
    }


@pytest.mark.usefixtures("session")
def test_arrows_go_from_button_to_button(program: Program) -> None:
    before = focus(program)
    presenter = program.window.table.prompt.presenter
    assert presenter is not None
    assert before is presenter.first_focus
    for key in ("Down", "Right", "Up", "Left"):
        press(program, key)
        if focus(program) is not before:
            break
    assert focus(program) in presenter.buttons
    assert focus(program) is not before


@pytest.mark.usefixtures("session")
def test_tab_goes_on_button_by_button_and_area_by_area(program: Program) -> None:
    areas = [area for area in program.window.table.areas() if stops_in([area])]
    met = [focus(program)]
    for _ in range(TABS):
        press(program, "Tab")
        met.append(focus(program))
    order = [at for each in met for at, area in enumerate(areas) if area.isAncestorOf(each)]
    assert set(order) == set(range(len(areas)))
    rounds = [at for at, (one, other) in enumerate(pairwise(order)) if other < one]
    assert order[: rounds[0] + 1] == sorted(order[: rounds[0] + 1])


def test_enter_and_a_digit_choose_an_answer(program: Program, session: Session, game: str) -> None:
    if game == "valencia":  # on the sheet of a win a digit declines a part of the answer
        session = at_question(game, "bid")
        put(program, session)
    choices = [*session.record.choices]
    presenter = program.window.table.prompt.presenter
    assert presenter is not None
    for key in ("Enter", "1"):
        put(program, session)
        press(program, key)
        opened = getattr(program.window.table.prompt.presenter, "opened", "")
        assert opened or session.record.choices[: len(choices)] == choices
        assert opened or len(session.record.choices) > len(choices), (game, key)
        if not opened:
            session.undo()


@pytest.mark.slow
def test_space_skips_what_is_being_shown(program: Program, session: Session, qtbot: QtBot) -> None:
    assert session.decision is not None
    program.controller.pace = program.stage.pace = Pace.SLOW
    program.controller.choose(session.decision.options[0].id)
    qtbot.waitUntil(lambda: program.controller.is_moving or program.controller.is_open)
    press(program, "Space")
    qtbot.waitUntil(lambda: not program.controller.is_moving)


@pytest.mark.usefixtures("session")
def test_escape_steps_back_to_the_table(program: Program) -> None:
    press(program, "F1")
    assert not program.window.is_on_table
    press(program, "Esc")
    assert program.window.is_on_table


@pytest.mark.usefixtures("session")
def test_f10_opens_the_menus(program: Program, qtbot: QtBot) -> None:
    QTest.keyClick(program.window, Qt.Key.Key_F10)
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is not None)
    popup = QApplication.activePopupWidget()
    assert isinstance(popup, QMenu)
    popup.close()
