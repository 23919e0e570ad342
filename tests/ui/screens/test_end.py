"""The end: it is staged or not, the score with its sources, who won and why, what next."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.score import shared_verdict
from valeria_desktop.games.valeria.rules.setup import Setup, Solo, Variant
from valeria_desktop.games.valeria.solo.score import dark_lord_verdict, siege_verdict
from valeria_desktop.games.valeria.ui.face import FACE
from valeria_desktop.games.valeria.ui.screens.dukes_row import DukesRow
from valeria_desktop.games.valeria.ui.stage.finale import ValeriaFinale
from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.score import Result, Score, ScoreLine
from valeria_desktop.ui.screens.end.end_parts import ScoreWords
from valeria_desktop.ui.screens.end.score import ScoreModel, ScoreRole
from valeria_desktop.ui.screens.end.score_lines import LineRole, LinesModel
from valeria_desktop.ui.screens.end.screen import EndScreen
from valeria_desktop.ui.stage.ticker import HandTicker
from valeria_desktop.ui.typed import as_a
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot

    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.face import Face
    from valeria_desktop.ui.paint.look import Look

SETUPS = {
    "two": Setup(players=2),
    "five": Setup(players=5),
    "no dukes": Setup(players=3, variants=frozenset({Variant.NO_DUKE})),
    "dark lord": Setup(players=1, solo=Solo.DARK_LORD),
    "siege": Setup(players=1, solo=Solo.SIEGE),
}


@cache
def ended(name: str) -> Session:
    """Play a game to its end; nobody changes it any more."""
    return Table(SETUPS[name]).plays_out().session


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


def dukes(end: EndScreen) -> DukesRow:
    return as_a(DukesRow, end.unveiling)


def faces(end: EndScreen) -> list[str]:
    return [portrait.card.name if portrait.card else "" for portrait in dukes(end).portraits]


def duke_names(session: Session) -> list[str]:
    dukes = [session.view(seat).players[seat].duke for seat in range(len(session.seats))]
    return [duke.name for duke in dukes if duke]


# --- the score


@pytest.mark.thorough
@pytest.mark.parametrize("name", SETUPS)
def test_every_number_is_the_sum_of_its_lines(
    end: EndScreen, qtmodeltester: ModelTester, name: str
) -> None:
    session = ended(name)
    end.show_session(session, FACE, at_once=True)
    qtmodeltester.check(end.model)
    for cell in cells(end.model):
        assert sum(line.points for line in cell.data(ScoreRole.LINES)) == int(cell.data())
    result = session.result()
    scores = [*result.scores, *([result.rival] if result.rival else [])]
    last = end.model.rowCount() - 1
    totals = [int(end.model.index(last, column).data()) for column in range(len(scores))]
    assert totals == [score.total for score in scores]


@pytest.mark.parametrize("name", SETUPS)
def test_every_line_is_traced_to_its_cards(
    end: EndScreen, qtmodeltester: ModelTester, name: str
) -> None:
    end.show_session(ended(name), FACE, at_once=True)
    qtmodeltester.check(end.lines.lines)
    for cell in cells(end.model):
        end.table.setCurrentIndex(cell)
        lines, model = cell.data(ScoreRole.LINES), end.lines.lines
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
            ScoreLine("board", 3, say("Points gained")),
        ]
    )
    rows = [model.index(row) for row in range(model.rowCount())]
    assert [row.data(LineRole.POINTS) for row in rows] == [2, 2, 3]
    assert rows[0].data(LineRole.CARDS) == ((card, 2),)
    assert rows[0].data(Qt.ItemDataRole.AccessibleTextRole) == (
        "2 points for Goblin. Cards: Goblin ×2."
    )
    assert rows[2].data(Qt.ItemDataRole.AccessibleTextRole) == "3 points for Points gained."


def test_the_best_of_each_row_is_marked(end: EndScreen) -> None:
    end.show_session(ended("five"), FACE, at_once=True)
    model = end.model
    for row in range(model.rowCount()):
        points = [int(model.index(row, column).data()) for column in range(5)]
        best = [model.index(row, column).data(ScoreRole.IS_BEST) for column in range(5)]
        assert best == [each == max(points) > 0 for each in points]
        assert model.index(row, 0).data(ScoreRole.IS_TOTAL) is (row == model.rowCount() - 1)


def test_a_number_says_whose_and_of_what_it_is(end: EndScreen) -> None:
    end.show_session(ended("two"), FACE, at_once=True)
    cell = end.model.index(0, 1)
    sentence = cell.data(Qt.ItemDataRole.AccessibleTextRole)
    assert sentence == f"Oak, Monsters: {cell.data()} points."


def test_the_lines_of_the_chosen_number_are_shown(end: EndScreen, qtbot: QtBot) -> None:
    end.show_session(ended("two"), FACE, at_once=True)
    end.table.setFocus()
    end.table.setCurrentIndex(end.model.index(0, 0))
    assert end.lines_heading.text() == "Rose · Monsters"
    qtbot.keyClick(end.table, Qt.Key.Key_Right)
    assert end.lines_heading.text() == "Oak · Monsters"
    row = end.table.visualRect(end.model.index(1, 0))
    qtbot.mouseClick(end.table.viewport(), Qt.MouseButton.LeftButton, pos=row.center())
    assert end.lines_heading.text() == "Rose · Domains"


# --- from the stage to the score


def staged(clock: HandTicker) -> Face:
    return evolve(FACE, make_finale=lambda look: ValeriaFinale(look, clock))


def finale(end: EndScreen) -> ValeriaFinale:
    return as_a(ValeriaFinale, end.finale)


def test_nothing_of_the_score_is_known_while_the_end_is_staged(end: EndScreen) -> None:
    session = ended("two")
    end.show_session(session, staged(HandTicker()))
    assert finale(end).isVisible()
    assert not end.table.isVisible()
    assert end.model.rowCount() == 0
    said = [str(widget.accessibleName()) for widget in end.findChildren(QWidget)]
    said += [label.text() for label in end.findChildren(QLabel)]
    for name in duke_names(session):
        assert not any(name in text for text in said)


def test_whoever_has_seen_it_goes_on_to_the_score(end: EndScreen, qtbot: QtBot) -> None:
    session = ended("two")
    clock = HandTicker()
    end.show_session(session, staged(clock))
    qtbot.mouseClick(finale(end).button, Qt.MouseButton.LeftButton)
    assert finale(end).isVisible()
    clock.turn(300)
    with qtbot.waitSignal(end.revealed):
        qtbot.mouseClick(finale(end).button, Qt.MouseButton.LeftButton)
    assert end.table.isVisible()
    assert end.table.hasFocus()
    assert faces(end) == duke_names(session)


def test_with_everything_known_a_key_too_many_starts_nothing(end: EndScreen, qtbot: QtBot) -> None:
    clock = HandTicker()
    end.show_session(ended("two"), staged(clock))
    end.setFocus()
    with qtbot.assertNotEmitted(end.asked_for):
        for _ in range(4):
            clock.turn(300)
            qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
            qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert end.table.hasFocus()


def test_a_game_that_stages_nothing_tells_the_score_at_once(end: EndScreen, qtbot: QtBot) -> None:
    end.show_session(ended("five"), FACE, at_once=True)
    plain = evolve(
        FACE, make_unveiling=None, make_finale=None, paint_chip=None, score_words=ScoreWords()
    )
    with qtbot.waitSignals([end.revealed, end.sounded]):
        end.show_session(ended("dark lord"), plain)
    assert end.findChildren(DukesRow) == []
    assert end.finale is None
    assert end.table.isVisible()
    assert end.model.headerData(1, Qt.Orientation.Horizontal) == "The rival"
    for cell in cells(end.model):
        end.table.setCurrentIndex(cell)
        assert not end.grab().isNull()
    end.show_session(ended("two"), FACE, at_once=True)
    assert faces(end) == duke_names(ended("two"))


def test_without_dukes_there_are_none_above_the_score(end: EndScreen) -> None:
    end.show_session(ended("no dukes"), FACE, at_once=True)
    assert dukes(end).portraits == ()
    assert end.plot.isVisible()


def test_the_dark_lord_has_a_duke_too(end: EndScreen) -> None:
    end.show_session(ended("dark lord"), FACE, at_once=True)
    assert len(dukes(end).portraits) == 2
    assert end.model.headerData(1, Qt.Orientation.Horizontal) == "The Dark Lord"


def test_the_next_game_shows_its_own_dukes(end: EndScreen) -> None:
    end.show_session(ended("five"), FACE, at_once=True)
    end.show_session(ended("two"), FACE, at_once=True)
    assert faces(end) == duke_names(ended("two"))


def test_a_game_that_is_let_go_is_not_shown_any_more(end: EndScreen) -> None:
    end.show_session(ended("two"), staged(HandTicker()))
    end.forget()
    finale(end).advance(100_000)
    end.show_score()
    assert end.model.rowCount() == 0
    assert not end.grab().isNull()


# --- who won


def test_the_winner_and_the_ending_are_told(end: EndScreen) -> None:
    session = ended("five")
    end.show_session(session, FACE, at_once=True)
    winner = session.names[session.result().winners[0]]
    best = max(score.total for score in session.result().scores)
    assert end.verdict.text() == f"{winner} wins with {best} points."
    assert end.why.text() == "Enough stacks are exhausted."
    assert end.lines_heading.text() == f"{winner} · Total"


def test_a_tie_is_explained(end: EndScreen, monkeypatch: pytest.MonkeyPatch) -> None:
    session = Table().session
    lines = (ScoreLine("board", 40, say("Points gained")),)
    tied = Result((Score(0, lines, 11), Score(1, lines, 9)), (1,), by_tie_break=True)
    monkeypatch.setattr(session, "result", lambda: tied)
    monkeypatch.setattr(session, "verdict", lambda: shared_verdict(tied, (), session.names))
    end.show_session(session, FACE, at_once=True)
    assert end.verdict.text() == (
        "Oak wins a tie at 40 points by the fewest cards (Rose 11, Oak 9)."
    )


@pytest.mark.parametrize("name", ["dark lord", "siege"])
def test_a_solo_game_says_how_it_ended(end: EndScreen, name: str) -> None:
    session = ended(name)
    end.show_session(session, FACE, at_once=True)
    verdict = siege_verdict if name == "siege" else dark_lord_verdict
    words = verdict(session.result(), session.scene(0).view.ending, session.names)
    assert end.verdict.text() == tell(words)
    assert end.why.text().endswith(".")


# --- what next


def test_the_end_asks_for_what_comes_next(end: EndScreen, qtbot: QtBot) -> None:
    end.show_session(ended("two"), FACE, at_once=True)
    for name in ("again", "same", "new", "replay", "home"):
        with qtbot.waitSignal(end.asked_for) as asked:
            qtbot.mouseClick(end.buttons[name], Qt.MouseButton.LeftButton)
        assert asked.args == [name]


def test_after_a_solo_game_another_is_set_up(end: EndScreen, qtbot: QtBot) -> None:
    end.show_session(ended("siege"), FACE, at_once=True)
    with qtbot.waitSignal(end.asked_for) as asked:
        end.buttons["new"].click()
    assert asked.args == ["solo"]


def test_the_seed_is_shown_and_copied(end: EndScreen, qtbot: QtBot) -> None:
    end.show_session(ended("two"), FACE, at_once=True)
    assert end.seed.text() == "Seed 7"
    qtbot.mouseClick(end.seed, Qt.MouseButton.LeftButton, pos=QPoint(9, 9))
    assert QGuiApplication.clipboard().text() == "7"


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
        made.show_session(ended(name), FACE, at_once=True)
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
        end.show_session(ended(name), FACE, at_once=True)
        QApplication.processEvents()
        header, viewport = end.table.verticalHeader(), end.table.viewport()
        for row in range(end.model.rowCount()):
            words = header.fontMetrics().horizontalAdvance(end.model.row_words(row))
            assert words < header.width()
            assert viewport.rect().contains(end.table.visualRect(end.model.index(row, 0)))
        assert header.font().pixelSize() == end.table.horizontalHeader().font().pixelSize()
    finally:
        look.use(scale=1.0)


def test_the_sources_are_written_in_the_size_of_the_text(
    end: EndScreen, look: Look, qtbot: QtBot
) -> None:
    end.resize(1920, 1040)
    end.show_session(ended("five"), FACE, at_once=True)
    small = end.table.verticalHeader().width()
    look.use(scale=1.5)
    try:
        QApplication.processEvents()
        assert end.table.verticalHeader().width() > 1.3 * small
    finally:
        look.use(scale=1.0)
