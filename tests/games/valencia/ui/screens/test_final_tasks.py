"""The end of a game of Valencia: everyone's tasks above the score, and the score's words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize, Qt
from valeria_desktop.games.valencia.ui.screens.final_tasks import FinalTasks, final_tasks_of
from valeria_desktop.games.valencia.ui.screens.task_shelf import ShelfRole, TaskShelf

from tests.games.valencia.ui.ended import ended, face
from valeria_desktop.games.valencia.rules.setup import Setup
from valeria_desktop.games.valencia.ui.words import ValenciaScoreWords
from valeria_desktop.ui.screens.end.score_lines import LineRole
from valeria_desktop.ui.screens.end.screen import EndScreen
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valencia.ui.cards.final_task import FinalTask
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.paint.look import Look

TWO, FIVE = Setup(2), Setup(5)


@pytest.fixture
def end(look: Look, qtbot: QtBot) -> EndScreen:
    made = EndScreen(look)
    qtbot.addWidget(made)
    made.resize(1280, 690)
    made.show_session(ended(FIVE), face(), at_once=True)
    with qtbot.waitActive(made):
        made.show()
    return made


def told(end: EndScreen) -> FinalTasks:
    return as_a(FinalTasks, end.unveiling)


def all_told(session: Session) -> list[FinalTask]:
    return [task for score in session.result().scores for task in final_tasks_of(session, score)]


def shelves(end: EndScreen) -> list[TaskShelf]:
    return [player.shelf for player in told(end).players]


# --- what is turned up


@pytest.mark.parametrize("setup", [TWO, FIVE])
def test_everybodys_tasks_are_told_with_what_they_brought(setup: Setup) -> None:
    session = ended(setup)
    for score in session.result().scores:
        tasks = final_tasks_of(session, score)
        assert sum(task.points for task in tasks) == score.of("tasks")
        own = session.view(score.seat).own.tasks
        assert [task.standing.task for task in tasks] == list(own)
        for task in tasks:
            standing = task.standing
            is_lost = not standing.is_counted and standing.number < standing.wanted
            assert task.is_missed is is_lost


def test_points_are_written_with_their_sign() -> None:
    found = all_told(ended(FIVE)) + all_told(ended(TWO))
    written = {task.points: task.written for task in found}
    assert all(words == f"+{points}" for points, words in written.items() if points > 0)
    assert all(
        words == f"\N{MINUS SIGN}{-points}" for points, words in written.items() if points < 0
    )
    assert any(task.is_missed for task in found)
    assert any(task.points > 0 for task in found)


def test_how_far_a_task_came_is_told_where_it_was_not_enough() -> None:
    for task in all_told(ended(FIVE)):
        standing = task.standing
        expected = f"{standing.number}/{standing.wanted}" if task.is_missed else ""
        assert task.progress == expected


def test_they_lie_above_the_score_player_by_player(end: EndScreen) -> None:
    session = ended(FIVE)
    names = [shelf.accessibleName() for shelf in shelves(end)]
    assert names == [f"Tasks of {name}" for name in session.names]
    assert told(end).number == len(all_told(session))
    assert (
        told(end).mapTo(end, told(end).rect().bottomLeft()).y()
        < end.table.mapTo(end, end.table.rect().topLeft()).y()
    )


def test_each_task_says_all_about_it(end: EndScreen, qtmodeltester: ModelTester) -> None:
    for shelf in shelves(end):
        model = shelf.model()
        qtmodeltester.check(model)
        for number in range(model.rowCount()):
            index = model.index(number, 0)
            task, said = index.data(ShelfRole.TASK), index.data(Qt.ItemDataRole.AccessibleTextRole)
            assert said.startswith(f"{task.standing.task.name}: ")
            assert said == index.data(Qt.ItemDataRole.ToolTipRole)
            if task.is_missed:
                assert said.endswith(f"Missed: {task.written}.")
            elif task.standing.is_counted:
                assert said.endswith(f"It gives {task.written}.")
            else:
                assert said.endswith(f"Fulfilled: {task.written}.")


def test_arrows_go_from_task_to_task(end: EndScreen, qtbot: QtBot) -> None:
    shelf = max(shelves(end), key=lambda each: each.model().rowCount())
    assert shelf.model().rowCount() > 1
    shelf.setFocus()
    shelf.setCurrentIndex(shelf.model().index(0, 0))
    qtbot.keyClick(shelf, Qt.Key.Key_Right)
    assert shelf.currentIndex().row() == 1


@pytest.mark.parametrize("size", [QSize(1280, 690), QSize(1024, 738), QSize(1920, 1050)])
def test_every_card_is_seen_whole(end: EndScreen, qapp: QApplication, size: QSize) -> None:
    end.resize(size)
    for _ in range(3):
        qapp.processEvents()
    for shelf in shelves(end):
        model = shelf.model()
        for number in range(model.rowCount()):
            assert shelf.viewport().rect().contains(shelf.visualRect(model.index(number, 0)))
            assert shelf.visualRect(model.index(number, 0)).width() >= 30


def test_the_next_game_shows_its_own_tasks(end: EndScreen) -> None:
    end.show_session(ended(TWO), face(), at_once=True)
    assert len(shelves(end)) == 2
    assert told(end).number == len(all_told(ended(TWO)))


def test_missed_and_fulfilled_tasks_do_not_look_alike(end: EndScreen) -> None:
    """Below a card stands a tick or a cross: what is missed is under a veil besides."""
    looks = {False: set[str](), True: set[str]()}
    for shelf in shelves(end):
        image, model = shelf.grab().toImage(), shelf.model()
        for number in range(model.rowCount()):
            index = model.index(number, 0)
            at = shelf.visualRect(index)
            corner = image.pixelColor(at.left() + 9, at.top() + 9).name()
            looks[index.data(ShelfRole.TASK).is_missed].add(corner)
    assert looks[False]
    assert looks[True]
    assert looks[False].isdisjoint(looks[True])


# --- the score


def test_sources_of_points_have_names(end: EndScreen) -> None:
    rows = [end.model.row_words(row) for row in range(end.model.rowCount())]
    assert rows == [
        "Prestige", "Members in the city", "Palms", "Fountains", "Privileges", "Tasks", "Total",
    ]  # fmt: skip
    assert ValenciaScoreWords().source("luck") == "luck"


def test_the_end_says_why_it_is_over(end: EndScreen) -> None:
    assert end.why.text() == "Five rounds are over."
    assert ValenciaScoreWords().ending("flood") == "flood"


def test_the_lines_of_tasks_show_them(end: EndScreen) -> None:
    end.table.setCurrentIndex(end.model.index(5, 0))
    lines = end.lines.model()
    cards = [lines.index(row, 0).data(LineRole.CARDS) for row in range(lines.rowCount())]
    mine = ended(FIVE).view(0).own.tasks
    assert [card for pairs in cards for card, _ in pairs] == list(mine)
