"""The end of a game of Valencia: quarters, the very tasks and fountains, the score's words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from tests.games.valencia.ui.ended import ended, face
from tests.ui.pixels import pixels_of
from valeria_desktop.games.valencia.rules.model.catalog import Fountain
from valeria_desktop.games.valencia.rules.setup import Setup
from valeria_desktop.games.valencia.ui.cards.final_task import final_tasks_of
from valeria_desktop.games.valencia.ui.face import FACE
from valeria_desktop.games.valencia.ui.words import ValenciaScoreWords
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.screens.end.addresses import AtBoard, AtItem
from valeria_desktop.ui.screens.end.ledger_paint import ItemFace
from valeria_desktop.ui.screens.end.ledger_part import sentence_of
from valeria_desktop.ui.screens.end.screen import EndScreen
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valencia.ui.cards.final_task import FinalTask
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.end.end_story import EndStory
    from valeria_desktop.ui.screens.end.score_ledger import LedgerItem

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


def story(end: EndScreen) -> EndStory:
    assert end.page.story is not None
    return end.page.story


def all_told(session: Session) -> list[FinalTask]:
    return [task for score in session.result().scores for task in final_tasks_of(session, score)]


def items(end: EndScreen, category: str, column: int) -> tuple[LedgerItem, ...]:
    row = next(row for row in story(end).ledger.rows if row.category == category)
    return row.cells[column].items


# --- members


def test_members_in_the_ledger_have_their_players_colours(end: EndScreen, look: Look) -> None:
    session = ended(FIVE)
    for column, score in enumerate(session.result().scores):
        seat = session.seats[score.seat]
        for item in items(end, "members", column):
            assert item.seat == seat
            assert _painted(end, look, item) != _painted(
                end, look, evolve(item, seat=other_than(seat))
            )
    assert all(item.seat is None for item in items(end, "palms", 0))


def other_than(seat: Seat) -> Seat:
    return next(each for each in default_seats(5) if each.colour != seat.colour)


def _painted(end: EndScreen, look: Look, item: LedgerItem) -> bytes:
    image = QImage(32, 32, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    brush = Brush(painter, look, 1.0)
    story(end).art.paint_note(brush, QRectF(0, 0, 32, 32), item)
    painter.end()
    return pixels_of(image)


# --- tasks


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


def test_the_very_tasks_are_stamps_player_by_player(end: EndScreen) -> None:
    session = ended(FIVE)
    for column, score in enumerate(session.result().scores):
        told, stamps = final_tasks_of(session, score), items(end, "tasks", column)
        assert [stamp.thing for stamp in stamps] == [task.standing.task for task in told]
        assert [stamp.points for stamp in stamps] == [task.points for task in told]
        assert [stamp.is_missed for stamp in stamps] == [task.is_missed for task in told]


def test_each_task_says_all_about_it(end: EndScreen) -> None:
    session = ended(FIVE)
    for column, score in enumerate(session.result().scores):
        stamps = items(end, "tasks", column)
        for task, stamp in zip(final_tasks_of(session, score), stamps, strict=True):
            said = sentence_of(stamp)
            assert said.startswith(f"{task.standing.task.name}: ")
            points = "1 point" if task.points == 1 else f"{task.written.lstrip('+')} points"
            assert said.endswith(f": {points}.")
            if task.is_missed:
                assert f"Missed, {task.progress}" in said
            elif not task.standing.is_counted:
                assert "Fulfilled" in said


def test_missed_and_fulfilled_tasks_do_not_look_alike(end: EndScreen) -> None:
    """A missed task lies under a veil, and its points have a minus sign."""
    looks = {False: set[str](), True: set[str]()}
    image, ledger = end.page.ledger.viewport().grab().toImage(), end.page.ledger
    row = next(at for at, each in enumerate(story(end).ledger.rows) if each.category == "tasks")
    for piece in ledger.laid.listed:
        if isinstance(piece.at, AtItem) and piece.at.row == row:
            at = (piece.box.topLeft()).toPoint()
            corner = image.pixelColor(at.x() + 4, at.y() + 4).name()
            looks[as_a(ItemFace, piece.face).item.is_missed].add(corner)
    assert looks[False]
    assert looks[True]
    assert looks[False].isdisjoint(looks[True])


# --- fountains and what else counts


@pytest.mark.parametrize("setup", [TWO, FIVE])
def test_each_fountain_brings_what_its_line_says(look: Look, qtbot: QtBot, setup: Setup) -> None:
    end = EndScreen(look)
    qtbot.addWidget(end)
    session = ended(setup)
    end.show_session(session, face(), at_once=True)
    for column, score in enumerate(session.result().scores):
        lines = [line for line in score.lines if line.category == "fountains" and line.points]
        found = items(end, "fountains", column)
        assert [item.points for item in found] == [line.points for line in lines]
        for item in found:
            assert isinstance(item.thing, Fountain) or item.sum == f"{item.points // 2} × 2"
        for category in ("prestige", "members", "palms", "privileges"):
            tally = items(end, category, column)
            assert sum(item.count for item in tally) == score.of(category)


def test_each_quarter_stands_above_and_says_what_is_in_it(end: EndScreen) -> None:
    session = ended(FIVE)
    for column, name in enumerate(session.names):
        piece = end.page.boards.laid.piece_of(AtBoard(column))
        assert piece is not None
        members = session.view(0).city.count(column)
        points = session.result().scores[column].total
        assert piece.words.startswith(f"{name}: {points} points. Members in the city: {members},")


def test_a_pressed_task_is_looked_at_closely(end: EndScreen, qtbot: QtBot) -> None:
    stamp = next(
        piece
        for piece in end.page.ledger.laid.listed
        if isinstance(piece.at, AtItem) and piece.opens
    )
    end.page.ledger.focus_on(stamp.at)
    qtbot.keyClick(end.page.ledger, Qt.Key.Key_Return)
    assert end.page.zoom is not None
    assert end.page.zoom.shown is as_a(ItemFace, stamp.face).item.thing


@pytest.mark.parametrize("size", [(1280, 690), (1024, 738), (1920, 1050)])
def test_every_stamp_is_seen_whole(
    end: EndScreen, qapp: QApplication, size: tuple[int, int]
) -> None:
    end.resize(*size)
    for _ in range(3):
        qapp.processEvents()
    ledger = end.page.ledger
    for piece in ledger.laid.listed:
        if isinstance(piece.at, AtItem):
            assert ledger.viewport().rect().contains(piece.box.toAlignedRect())
            assert min(piece.box.width(), piece.box.height()) >= 17


def test_the_next_game_shows_its_own_tasks(end: EndScreen) -> None:
    end.show_session(ended(TWO), face(), at_once=True)
    assert len(story(end).sides) == 2
    told = [item.thing for column in (0, 1) for item in items(end, "tasks", column)]
    assert told == [task.standing.task for task in all_told(ended(TWO))]


# --- the score's words


def test_sources_of_points_have_names(end: EndScreen) -> None:
    ledger = story(end).ledger
    assert [row.name for row in (*ledger.rows, ledger.total)] == [
        "Prestige", "Members in the city", "Palms", "Fountains", "Privileges", "Tasks", "Total",
    ]  # fmt: skip
    assert ValenciaScoreWords().source("luck") == "luck"


def test_the_end_says_why_it_is_over(end: EndScreen) -> None:
    assert story(end).reason == "Five rounds are over."
    assert ValenciaScoreWords().ending("flood") == "flood"


def test_the_games_own_face_brings_the_same_pictures() -> None:
    assert FACE.make_end_art is not None
    assert type(FACE.make_end_art()).__name__ == "ValenciaEndArt"
