"""Games of any kind are opened, and what is wrong with one is told in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from tests.ui.programs import play
from valeria_desktop.games import GAMES
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.storage.save import read_save, to_text
from valeria_desktop.ui.screens.past.games_list import GamesRole

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.program.program import Program

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("unpainted")]


COPY = Qt.DropAction.CopyAction
NO_KEY = Qt.KeyboardModifier.NoModifier


@pytest.mark.slow
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


def test_a_file_let_fall_on_the_window_is_opened(
    begin: Callable[[], Program], tmp_path: Path
) -> None:
    program = begin()
    choices = list(play(program))
    path = tmp_path / "mine.valeria"
    program.files.save_as(path)
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
    program.files.save_as(path)
    saved = read_save(path, GAMES)
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
    begin: Callable[[], Program], tmp_path: Path, qtbot: QtBot
) -> None:
    program = begin()
    play(program, 2)
    qtbot.waitUntil(lambda: program.keeping.is_idle)
    session = program.controller.session
    assert session is not None
    assert session.decision is not None
    program.controller.choose(session.decision.options[0].id)
    program.carry_out("quit")
    (path,) = (tmp_path / "games").glob("*.valeria")
    path.write_text("{")
    again = begin()
    assert "is damaged" in again.notice.text()
    assert "continues from the last save" in again.notice.text()
    again.carry_out("continue")
    assert again.controller.session is not None
    assert len(again.controller.session.record.choices) == 2


def test_a_damaged_game_with_nothing_before_it_is_told_in_one_sentence(
    begin: Callable[[], Program], tmp_path: Path
) -> None:
    begin().carry_out("quit")
    path = tmp_path / "games" / "0123456789abcdef.valeria"
    path.parent.mkdir(exist_ok=True)
    path.write_text("{")
    again = begin()
    assert again.notice.text().count("0123456789abcdef.valeria is damaged") == 1
    assert again.keeping.games() == []
    assert path.with_suffix(".damaged").exists()


@pytest.mark.slow
def test_a_game_on_another_table_is_gone_on_with_as_a_copy(
    begin: Callable[[], Program], tmp_path: Path, qtbot: QtBot
) -> None:
    first = begin()
    play(first)
    qtbot.waitUntil(lambda: first.keeping.is_idle)
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


def test_a_rewound_game_goes_back_and_bears_a_mark(begin: Callable[[], Program]) -> None:
    program = begin()
    program.draft.seats = [*default_seats(5, bots="greedy")]
    play(program, 4)
    program.carry_out("rewind")
    assert program.past.replaying.isVisible()
    program.past.replaying.rewound.emit(1)
    session = program.controller.session
    assert session is not None
    assert len(session.record.choices) == 1
    assert program.window.table.isVisible()
    program.carry_out("quit")
    again = begin()
    again.carry_out("continue")
    assert again.controller.scene is not None
    assert again.controller.scene.is_rewound


@pytest.mark.slow
def test_a_saved_game_can_be_looked_at_again_and_played_on_from_any_moment(
    begin: Callable[[], Program],
) -> None:
    program = begin()
    play(program, 6)
    program.carry_out("load")
    program.pages.games.replay_asked.emit(
        program.pages.games.model.index(0).data(GamesRole.LISTED).path
    )
    assert program.past.replaying.isVisible()
    program.past.replaying.deck.go_to(4)
    program.past.replaying.sheet.play_on.click()
    session = program.controller.session
    assert session is not None
    assert program.window.table.isVisible()
    assert len(session.record.choices) == 4
    assert session.is_rewound
    assert len(program.keeping.games()) == 2


def test_the_game_on_the_table_can_be_looked_at_again(begin: Callable[[], Program]) -> None:
    program = begin()
    play(program, 6)
    program.carry_out("replay")
    assert program.past.replaying.deck.last == 6
    program.past.replaying.left.emit()
    assert program.window.table.isVisible()
