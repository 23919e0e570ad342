"""The plain score of a game without pictures of its own: its sources and lines, who won and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QApplication

from tests.ui.screens.finished import PLAIN, SETUPS, ended
from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.score import shared_verdict
from valeria_desktop.games.valeria.solo.score import dark_lord_verdict, siege_verdict
from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.score import Result, Score, ScoreLine
from valeria_desktop.ui.screens.end.end_parts import ScoreWords
from valeria_desktop.ui.screens.end.score import ScoreModel, ScoreRole
from valeria_desktop.ui.screens.end.score_lines import LineRole, LinesModel
from valeria_desktop.ui.screens.end.screen import EndScreen
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look


@pytest.fixture
def end(look: Look, qtbot: QtBot) -> EndScreen:
    made = EndScreen(look)
    qtbot.addWidget(made)
    made.resize(1280, 690)
    with qtbot.waitActive(made):
        made.show()
    return made


def cells(model: ScoreModel) -> list[QModelIndex]:
    rows, columns = range(model.rowCount()), range(model.columnCount())
    return [model.index(row, column) for row in rows for column in columns]


# --- the score


@pytest.mark.thorough
@pytest.mark.parametrize("name", SETUPS)
def test_every_number_is_the_sum_of_its_lines(
    end: EndScreen, qtmodeltester: ModelTester, name: str
) -> None:
    session = ended(name)
    end.show_session(session, PLAIN, at_once=True)
    qtmodeltester.check(end.plain.model)
    for cell in cells(end.plain.model):
        assert sum(line.points for line in cell.data(ScoreRole.LINES)) == int(cell.data())
    result = session.result()
    scores = [*result.scores, *([result.rival] if result.rival else [])]
    last = end.plain.model.rowCount() - 1
    totals = [int(end.plain.model.index(last, column).data()) for column in range(len(scores))]
    assert totals == [score.total for score in scores]


@pytest.mark.parametrize("name", SETUPS)
def test_every_line_is_traced_to_its_cards(
    end: EndScreen, qtmodeltester: ModelTester, name: str
) -> None:
    end.show_session(ended(name), PLAIN, at_once=True)
    qtmodeltester.check(end.plain.lines.lines)
    for cell in cells(end.plain.model):
        end.plain.table.setCurrentIndex(cell)
        lines, model = cell.data(ScoreRole.LINES), end.plain.lines.lines
        shown = [model.index(row) for row in range(model.rowCount())]
        assert sum(row.data(LineRole.POINTS) for row in shown) == int(cell.data())
        counted = sum(number for row in shown for _, number in row.data(LineRole.CARDS))
        assert counted == sum(len(line.cards) for line in lines)


def test_equal_cards_are_one_line(qtbot: QtBot) -> None:
    session = ended("two")
    card = session.scene(0).view.table.catalog.by_id["goblin"]
    other = session.scene(0).view.table.catalog.by_id["skeleton"]
    cause = say("{card}", card=card.name)
    model = LinesModel()
    model.show(
        [
            ScoreLine("monsters", 1, cause, (card,)),
            ScoreLine("monsters", 1, cause, (card,)),
            ScoreLine("monsters", 2, say("{card}", card=other.name), (other,)),
            ScoreLine("board", 3, say("points gained")),
        ]
    )
    rows = [model.index(row) for row in range(model.rowCount())]
    assert [row.data(LineRole.POINTS) for row in rows] == [2, 2, 3]
    assert rows[0].data(LineRole.CARDS) == ((card, 2),)
    assert rows[0].data(Qt.ItemDataRole.AccessibleTextRole) == (
        "2 points for Goblin. Cards: Goblin ×2."
    )
    assert rows[2].data(Qt.ItemDataRole.AccessibleTextRole) == "3 points for points gained."


def test_the_best_of_each_row_is_marked(end: EndScreen) -> None:
    end.show_session(ended("five"), PLAIN, at_once=True)
    model = end.plain.model
    for row in range(model.rowCount()):
        points = [int(model.index(row, column).data()) for column in range(5)]
        best = [model.index(row, column).data(ScoreRole.IS_BEST) for column in range(5)]
        assert best == [each == max(points) > 0 for each in points]
        assert model.index(row, 0).data(ScoreRole.IS_TOTAL) is (row == model.rowCount() - 1)


def test_a_number_says_whose_and_of_what_it_is(end: EndScreen) -> None:
    end.show_session(ended("two"), PLAIN, at_once=True)
    cell = end.plain.model.index(0, 1)
    sentence = cell.data(Qt.ItemDataRole.AccessibleTextRole)
    assert sentence == f"Oak, Monsters: {cell.data()} points."


def test_the_lines_of_the_chosen_number_are_shown(end: EndScreen, qtbot: QtBot) -> None:
    end.show_session(ended("two"), PLAIN, at_once=True)
    end.plain.table.setFocus()
    end.plain.table.setCurrentIndex(end.plain.model.index(0, 0))
    assert end.plain.lines_heading.text() == "Rose · Monsters"
    qtbot.keyClick(end.plain.table, Qt.Key.Key_Right)
    assert end.plain.lines_heading.text() == "Oak · Monsters"
    row = end.plain.table.visualRect(end.plain.model.index(1, 0))
    qtbot.mouseClick(end.plain.table.viewport(), Qt.MouseButton.LeftButton, pos=row.center())
    assert end.plain.lines_heading.text() == "Rose · Domains"


# --- who won


def test_the_winner_and_the_ending_are_told(end: EndScreen) -> None:
    session = ended("five")
    end.show_session(session, PLAIN, at_once=True)
    winner = session.names[session.result().winners[0]]
    best = max(score.total for score in session.result().scores)
    assert end.plain.verdict.text() == f"{winner} wins with {best} points."
    assert end.plain.why.text() == "Enough stacks are exhausted."
    assert end.plain.lines_heading.text() == f"{winner} · Total"


def test_a_tie_is_explained(end: EndScreen, monkeypatch: pytest.MonkeyPatch) -> None:
    session = Table().session
    lines = (ScoreLine("board", 40, say("points gained")),)
    tied = Result((Score(0, lines, 11), Score(1, lines, 9)), (1,), by_tie_break=True)
    monkeypatch.setattr(session, "result", lambda: tied)
    monkeypatch.setattr(session, "verdict", lambda: shared_verdict(tied, (), session.names))
    end.show_session(session, PLAIN, at_once=True)
    assert end.plain.verdict.text() == (
        "Oak wins a tie at 40 points by the fewest cards (Rose 11, Oak 9)."
    )


@pytest.mark.parametrize("name", ["dark lord", "siege"])
def test_a_solo_game_says_how_it_ended(end: EndScreen, name: str) -> None:
    session = ended(name)
    end.show_session(session, PLAIN, at_once=True)
    verdict = siege_verdict if name == "siege" else dark_lord_verdict
    words = verdict(session.result(), session.scene(0).view.ending, session.names)
    assert end.plain.verdict.text() == tell(words)
    assert end.plain.why.text().endswith(".")


# --- how it fits


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("name", SETUPS)
def test_it_fits_the_smaller_window(look: Look, qtbot: QtBot, name: str, scale: float) -> None:
    look.use(scale=scale)
    try:
        made = EndScreen(look)
        qtbot.addWidget(made)
        made.resize(1280, 690)
        made.show()
        made.show_session(ended(name), PLAIN, at_once=True)
        QApplication.processEvents()
        assert (made.width(), made.height()) == (1280, 690)
        assert not made.grab().isNull()
    finally:
        look.use(scale=1.0)


@pytest.mark.parametrize("scale", [1.0, 1.15, 1.5, 2.0])
@pytest.mark.parametrize("name", SETUPS)
def test_every_source_of_points_is_seen_whole(
    end: EndScreen, look: Look, qtbot: QtBot, name: str, scale: float
) -> None:
    look.use(scale=scale)
    try:
        end.show_session(ended(name), PLAIN, at_once=True)
        QApplication.processEvents()
        header, viewport = end.plain.table.verticalHeader(), end.plain.table.viewport()
        for row in range(end.plain.model.rowCount()):
            words = header.fontMetrics().horizontalAdvance(end.plain.model.row_words(row))
            assert words < header.width()
            assert viewport.rect().contains(
                end.plain.table.visualRect(end.plain.model.index(row, 0))
            )
        assert header.font().pixelSize() == end.plain.table.horizontalHeader().font().pixelSize()
    finally:
        look.use(scale=1.0)


def test_the_sources_are_written_in_the_size_of_the_text(
    end: EndScreen, look: Look, qtbot: QtBot
) -> None:
    end.resize(1920, 1040)
    end.show_session(ended("five"), PLAIN, at_once=True)
    small = end.plain.table.verticalHeader().width()
    look.use(scale=1.5)
    try:
        QApplication.processEvents()
        assert end.plain.table.verticalHeader().width() > 1.3 * small
    finally:
        look.use(scale=1.0)


# --- a bare game


def test_a_game_that_stages_nothing_tells_the_score_at_once(end: EndScreen, qtbot: QtBot) -> None:
    plain = evolve(PLAIN, make_finale=None, paint_chip=None, score_words=ScoreWords())
    with qtbot.waitSignals([end.revealed, end.sounded]):
        end.show_session(ended("dark lord"), plain)
    assert end.finale is None
    assert end.plain.table.isVisible()
    assert end.plain.model.headerData(1, Qt.Orientation.Horizontal) == "The rival"
    for cell in cells(end.plain.model):
        end.plain.table.setCurrentIndex(cell)
        assert not end.grab().isNull()
    assert not end.page.isVisible()
