"""A quit never loses a game: it goes on from where it was; other games can be opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from valeria_desktop.storage.folders import Folders
from valeria_desktop.storage.seats import default_seats
from valeria_desktop.ui.commands import COMMANDS
from valeria_desktop.ui.controller import Pace
from valeria_desktop.ui.program import Program
from valeria_desktop.ui.screens.load import GamesModel

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.look import Look


@pytest.fixture
def begin(
    qapp: QApplication, qtbot: QtBot, look: Look, tmp_path: Path
) -> Iterator[Callable[[], Program]]:
    """Start the program, again and again in the same folder."""
    made: list[Program] = []

    def start() -> Program:
        program = Program(qapp, Folders.at(tmp_path))
        qtbot.addWidget(program.window)
        program.change("pace", Pace.OFF.value)
        program.window.show()
        program.go_home()
        made.append(program)
        return program

    yield start
    for program in made:
        program.close()


def play(program: Program, choices: int = 3) -> list[str]:
    program.draft.seats = [*default_seats(5)]
    program.start(5)
    session = program.controller.session
    assert session is not None
    for _ in range(choices):
        assert session.decision is not None
        program.controller.choose(session.decision.options[0].id)
    return session.record.choices


def test_a_game_goes_on_after_a_quit(begin: Callable[[], Program]) -> None:
    program = begin()
    assert not program.window.home.button("continue").isVisible()
    choices = play(program)
    program.carry_out("quit")
    again = begin()
    assert again.window.home.button("continue").isVisible()
    again.carry_out("continue")
    assert again.window.screen_shown is again.window.table
    assert again.controller.session is not None
    assert again.controller.session.record.choices == choices


def test_settings_and_the_last_set_up_are_remembered(begin: Callable[[], Program]) -> None:
    program = begin()
    program.change("theme", "light")
    program.draft.players = 4
    program.start(3)
    program.close()
    again = begin()
    assert not again.look.is_dark
    assert again.draft.players == 4
    assert again.settings.box("theme").currentData() == "light"


def test_a_bad_settings_file_is_told(begin: Callable[[], Program], tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text("theme = ")
    program = begin()
    assert program.notice.text().startswith("settings.toml could not be read")


def test_the_newest_games_can_be_loaded(
    begin: Callable[[], Program], qtmodeltester: ModelTester
) -> None:
    program = begin()
    play(program, 2)
    play(program, 4)
    program.carry_out("load")
    assert program.window.screen_shown is program.games
    model = program.games.model
    qtmodeltester.check(model)
    assert model.rowCount() == 2
    assert model.index(0).data().startswith("Game · Rose 0, Oak 0 · round 1 · ")
    program.games.list.activated.emit(model.index(1))
    assert program.controller.session is not None
    assert len(program.controller.session.record.choices) == 2


def test_a_copy_can_be_saved_and_opened(begin: Callable[[], Program], tmp_path: Path) -> None:
    program = begin()
    choices = list(play(program))
    path = tmp_path / "a copy.valeria"
    program.save_copy(path)
    assert program.notice.text() == "Saved as a copy.valeria."
    program.start(6)
    program.load(path)
    assert program.controller.session is not None
    assert program.controller.session.record.choices == choices


def test_a_bad_file_is_told_and_nothing_else_happens(
    begin: Callable[[], Program], tmp_path: Path
) -> None:
    program = begin()
    play(program)
    session = program.controller.session
    path = tmp_path / "bad.valeria"
    path.write_text("{}")
    program.load(path)
    assert program.notice.isVisible()
    assert program.notice.text() == ("bad.valeria is no save of this program; choose another file.")
    assert program.controller.session is session


def test_a_copy_that_can_not_be_written_is_told(
    begin: Callable[[], Program], tmp_path: Path
) -> None:
    program = begin()
    play(program)
    program.save_copy(tmp_path)
    assert "can't be written" in program.notice.text()


def test_every_command_of_the_menus_can_be_carried_out(begin: Callable[[], Program]) -> None:
    program = begin()
    play(program)
    for command in COMMANDS:
        if command.id not in {"quit", "load", "save", "full"}:
            program.carry_out(command.id)
    program.carry_out("full")
    assert program.window.isFullScreen()
    program.carry_out("full")
    assert not program.window.isFullScreen()


def test_an_empty_model_keeps_qts_rules(qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(GamesModel())
