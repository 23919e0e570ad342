"""A quit never loses a game: it goes on from where it was; other games can be opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QImage
from PySide6.QtWidgets import QApplication

from valeria_desktop.storage.folders import Folders
from valeria_desktop.storage.save import read_save, to_text
from valeria_desktop.storage.seats import default_seats
from valeria_desktop.ui.commands import COMMANDS
from valeria_desktop.ui.controller import Pace
from valeria_desktop.ui.program import Program
from valeria_desktop.ui.screens.games_list import GamesModel

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.look import Look

COPY = Qt.DropAction.CopyAction
NO_KEY = Qt.KeyboardModifier.NoModifier


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
    assert model.index(0).data().startswith("A game of 2 · Rose 0, Oak 0 · Round 1 · ")
    program.games.list.activated.emit(model.index(1))
    assert program.controller.session is not None
    assert len(program.controller.session.record.choices) == 2


def test_a_game_can_be_saved_as_a_file_and_opened(
    begin: Callable[[], Program], tmp_path: Path
) -> None:
    program = begin()
    choices = list(play(program))
    path = tmp_path / "a copy.valeria"
    program.save_as(path)
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


def test_a_file_that_can_not_be_written_is_told(
    begin: Callable[[], Program], tmp_path: Path
) -> None:
    program = begin()
    play(program)
    program.save_as(tmp_path)
    assert "can't be written" in program.notice.text()


def test_saving_again_writes_the_same_file(begin: Callable[[], Program], tmp_path: Path) -> None:
    program = begin()
    play(program, 1)
    path = tmp_path / "mine.valeria"
    program.save_as(path)
    session = program.controller.session
    assert session is not None
    assert session.decision is not None
    program.controller.choose(session.decision.options[0].id)
    program.carry_out("save")
    assert len(read_save(path).choices) == 2
    assert read_save(path).title == "mine"


def test_a_file_let_fall_on_the_window_is_opened(
    begin: Callable[[], Program], tmp_path: Path
) -> None:
    program = begin()
    choices = list(play(program))
    path = tmp_path / "mine.valeria"
    program.save_as(path)
    program.start(6)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    enters = QDragEnterEvent(QPoint(5, 5), COPY, data, Qt.MouseButton.LeftButton, NO_KEY)
    QApplication.sendEvent(program.window, enters)
    assert enters.isAccepted()
    falls = QDropEvent(QPointF(5, 5), COPY, data, Qt.MouseButton.LeftButton, NO_KEY)
    QApplication.sendEvent(program.window, falls)
    assert program.controller.session is not None
    assert program.controller.session.record.choices == choices


def test_what_is_no_file_can_not_be_let_fall(begin: Callable[[], Program]) -> None:
    program = begin()
    data = QMimeData()
    data.setText("hello")
    enters = QDragEnterEvent(QPoint(5, 5), COPY, data, Qt.MouseButton.LeftButton, NO_KEY)
    enters.ignore()
    QApplication.sendEvent(program.window, enters)
    assert not enters.isAccepted()


def changed_save(program: Program, path: Path) -> None:
    """Save a game of three choices, and take the last of them out."""
    play(program)
    program.save_as(path)
    saved = read_save(path)
    path.write_text(to_text(evolve(saved, choices=saved.choices[:2])))


@pytest.mark.parametrize(("way", "known", "based"), [(0, 0, True), (1, 2, False)])
def test_a_save_that_replays_differently_can_be_gone_on_with_both_ways(
    begin: Callable[[], Program], tmp_path: Path, way: int, known: int, *, based: bool
) -> None:
    program = begin()
    path = tmp_path / "changed.valeria"
    changed_save(program, path)
    before = path.read_bytes()
    program.load(path)
    assert program.question.isVisible()
    assert "its choices lead elsewhere" in program.question.accessibleName()
    program.question.buttons[way].click()
    assert not program.question.isVisible()
    session = program.controller.session
    assert session is not None
    assert len(session.record.choices) == known
    assert (session.record.base is not None) is based
    assert path.read_bytes() == before


def test_a_question_can_be_left(begin: Callable[[], Program], tmp_path: Path, qtbot: QtBot) -> None:
    program = begin()
    changed_save(program, tmp_path / "changed.valeria")
    session = program.controller.session
    program.load(tmp_path / "changed.valeria")
    qtbot.keyClick(program.question, Qt.Key.Key_Escape)
    assert not program.question.isVisible()
    assert program.controller.session is session


def test_a_damaged_game_is_told_and_goes_on_from_before(
    begin: Callable[[], Program], tmp_path: Path
) -> None:
    program = begin()
    play(program)
    program.carry_out("quit")
    (path,) = (tmp_path / "games").glob("*.valeria")
    path.write_text("{")
    again = begin()
    assert "is damaged" in again.notice.text()
    assert "goes on from one decision before" in again.notice.text()
    again.carry_out("continue")
    assert again.controller.session is not None
    assert len(again.controller.session.record.choices) == 2


def test_a_game_on_another_table_is_gone_on_with_as_a_copy(
    begin: Callable[[], Program], tmp_path: Path
) -> None:
    first = begin()
    play(first)
    second = begin()
    second.carry_out("continue")
    assert "another window" in second.notice.text()
    assert second.controller.session is not None
    assert second.controller.session.decision is not None
    second.controller.choose(second.controller.session.decision.options[0].id)
    second.close()
    assert len(list((tmp_path / "games").glob("*.valeria"))) == 2
    assert first.controller.session is not None
    assert len(first.controller.session.record.choices) == 3


def test_a_picture_of_the_table_is_kept_beside_the_game(
    begin: Callable[[], Program], tmp_path: Path
) -> None:
    program = begin()
    play(program)
    program.carry_out("quit")
    (path,) = (tmp_path / "games").glob("*.png")
    assert QImage(str(path)).width() == 320


def test_every_command_of_the_menus_can_be_carried_out(begin: Callable[[], Program]) -> None:
    program = begin()
    play(program)
    for command in COMMANDS:
        if command.id not in {"quit", "load", "save", "save-as", "full"}:
            program.carry_out(command.id)
    program.carry_out("full")
    assert program.window.isFullScreen()
    program.carry_out("full")
    assert not program.window.isFullScreen()


def test_an_empty_model_keeps_qts_rules(qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(GamesModel())


def test_a_rewound_game_goes_back_and_bears_a_mark(begin: Callable[[], Program]) -> None:
    program = begin()
    program.draft.seats = [*default_seats(5, bots="greedy")]
    play(program, 4)
    program.carry_out("rewind")
    assert program.rewinding.isVisible()
    program.rewinding.rewound.emit(1)
    session = program.controller.session
    assert session is not None
    assert len(session.record.choices) == 1
    assert program.window.table.isVisible()
    program.carry_out("quit")
    again = begin()
    again.carry_out("continue")
    assert again.controller.scene is not None
    assert again.controller.scene.is_rewound
