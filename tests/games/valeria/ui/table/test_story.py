"""The story: grows and shrinks with the chronicle, folds old rounds, and can show one player."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QIcon, QImage
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.games.valeria.story.tell import tell_turn
from valeria_desktop.ui.log.log_list import FLOWS, LogDelegate, LogList
from valeria_desktop.ui.log.log_model import LogModel, LogRole, RowForm, ShownRow
from valeria_desktop.ui.log.log_panel import LogPanel
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.words.sentence import Run

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex
    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look


def filled(table: Table) -> LogModel:
    model = LogModel(tell_turn)
    model.show_lines(table.session.chronicle.lines, table.session.seats)
    return model


HEADINGS = {RowForm.FOLD, RowForm.HEADLINE}


def rows_of(model: LogModel) -> list[QModelIndex]:
    return [model.index(row) for row in range(model.rowCount())]


def shown_of(index: QModelIndex) -> ShownRow:
    shown: ShownRow = index.data(LogRole.SHOWN)
    return shown


def form_of(index: QModelIndex) -> RowForm:
    return shown_of(index).form


@pytest.fixture
def panel(qtbot: QtBot, look: Look) -> tuple[LogPanel, Table]:
    table = Table().plays(60)
    made = LogPanel(look, tell_turn)
    qtbot.addWidget(made)
    made.resize(334, 229)
    made.start(table.session.seats)
    made.show_lines(table.session.chronicle.lines, table.session.seats)
    made.show()
    QApplication.processEvents()
    return made, table


def test_another_size_draws_the_sign_of_those_alone_whose_lines_are_shown(
    panel: tuple[LogPanel, Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    made, _ = panel
    drawn: list[str] = []
    qicon = made._look.qicon

    def drawing(name: str, colour: str = "") -> QIcon:
        drawn.append(name)
        return qicon(name, colour)

    monkeypatch.setattr(made._look, "qicon", drawing)
    made.resize(334, 260)
    assert set(drawn) == {"person"}


# --- the model


def test_the_model_keeps_qts_rules(qtmodeltester: ModelTester) -> None:
    table = Table().plays(30)
    model = filled(table)
    qtmodeltester.check(model)
    table.plays(20)
    model.show_lines(table.session.chronicle.lines, table.session.seats)
    qtmodeltester.check(model)
    model.turn_round(1)
    model.show_seat(1)
    model.show_whole(whole=False)
    qtmodeltester.check(model)


def test_at_every_line_the_rows_are_those_of_a_fresh_model() -> None:
    table = Table(Setup(players=3)).plays(90)
    lines, seats = table.session.chronicle.lines, table.session.seats
    grown = LogModel(tell_turn)
    for number in [*range(0, len(lines), 3), 40, len(lines)]:
        grown.show_lines(lines[:number], seats)
        fresh = LogModel(tell_turn)
        fresh.show_lines(lines[:number], seats)
        assert [row.data(LogRole.SHOWN) for row in rows_of(grown)] == [
            row.data(LogRole.SHOWN) for row in rows_of(fresh)
        ]


def test_what_was_told_before_is_not_put_into_words_again() -> None:
    table = Table().plays(60)
    model = filled(table)
    rows = [*model._rows]
    model.show_lines(table.session.chronicle.lines, table.session.seats)
    assert all(row is was for row, was in zip(model._wanted(), rows, strict=True) if row.entry)
    table.plays(20)
    model.show_lines(table.session.chronicle.lines, table.session.seats)
    fresh = filled(table)
    assert [row.is_past for row in model._rows] == [row.is_past for row in fresh._rows]


def test_only_what_is_new_is_inserted(qtbot: QtBot) -> None:
    table = Table().plays_to(Prompt.ACT)
    model = filled(table)
    before = model.rowCount()
    table.session.choose("gain gold")
    with qtbot.waitSignal(model.rowsInserted) as inserted, qtbot.assertNotEmitted(model.modelReset):
        model.show_lines(table.session.chronicle.lines, table.session.seats)
    assert inserted.args[1:] == [before, model.rowCount() - 1]
    assert "gained 1 Gold as an action" in model.index(model.rowCount() - 1).data()


def test_a_line_grows_while_the_harvest_lands(qtbot: QtBot) -> None:
    table = Table(Setup(players=3)).plays(90)
    lines, seats = table.session.chronicle.lines, table.session.seats
    model = LogModel(tell_turn)
    grown = 0
    for number in range(len(lines) - 40, len(lines) + 1):
        before = [row.data() for row in rows_of(model)]
        changed: list[int] = []
        model.dataChanged.connect(lambda first, *_, seen=changed: seen.append(first.row()))
        model.show_lines(lines[:number], seats)
        model.dataChanged.disconnect()
        if len(before) == model.rowCount():
            differ = [at for at, row in enumerate(rows_of(model)) if row.data() != before[at]]
            assert set(differ) <= set(changed)
            grown += len(differ)
    assert grown


def test_what_was_undone_is_removed(qtbot: QtBot) -> None:
    table = Table().plays_to(Prompt.ACT)
    model = filled(table)
    rows = [row.data() for row in rows_of(model)]
    table.session.choose("gain gold")
    model.show_lines(table.session.chronicle.lines, table.session.seats)
    table.session.undo()
    with qtbot.assertNotEmitted(model.modelReset):
        model.show_lines(table.session.chronicle.lines, table.session.seats)
    assert [row.data() for row in rows_of(model)] == rows


def test_old_rounds_are_folded_and_can_be_opened() -> None:
    model = filled(Table().plays(100))
    folds = [row for row in rows_of(model) if form_of(row) is RowForm.FOLD]
    assert folds
    assert rows_of(model)[0].data() == "Round 1, folded"
    rows = model.rowCount()
    model.turn_round(1)
    assert model.rowCount() > rows
    assert rows_of(model)[0].data() == "Round 1, open"
    assert form_of(rows_of(model)[1]) is RowForm.HEADLINE
    model.turn_round(1)
    assert model.rowCount() == rows


def test_this_turn_and_what_is_new_can_be_shown_alone() -> None:
    table = Table(Setup(players=3)).plays(60)
    model = filled(table)
    lines = table.session.chronicle.lines
    model.mark_from(len(lines))
    model.show_whole(whole=False)
    headlines = [row for row in rows_of(model) if form_of(row) in HEADINGS]
    assert len(headlines) == 1
    start = [number for number, line in enumerate(lines) if line.begins_turn][-3]
    model.mark_from(start)
    headlines = [row for row in rows_of(model) if form_of(row) in HEADINGS]
    assert len(headlines) == 3


def test_lines_from_one_on_are_new(qtbot: QtBot) -> None:
    model = filled(Table().plays(20))
    last = model.index(model.rowCount() - 1)
    assert shown_of(last).is_new
    with qtbot.waitSignal(model.dataChanged):
        model.mark_from(model.line_count)
    assert not shown_of(last).is_new


def test_one_players_rows_can_be_shown_with_the_turns() -> None:
    table = Table().plays(60)
    model = filled(table)
    rows = model.rowCount()
    model.show_seat(1)
    shown = rows_of(model)
    assert 0 < len(shown) < rows
    theirs = {None, table.session.seats[1]}
    assert all(form_of(row) in HEADINGS or shown_of(row).seat in theirs for row in shown)
    model.show_seat(-1)
    assert model.rowCount() == rows


def test_each_row_has_its_whole_sentence_for_a_screen_reader() -> None:
    table = Table().plays(40)
    model = filled(table)
    for index in rows_of(model):
        assert index.data(Qt.ItemDataRole.AccessibleTextRole) == index.data()
        seat = shown_of(index).seat
        if seat is not None:
            assert index.data().startswith(seat.name)


def test_amounts_are_signs_among_the_words_and_words_in_the_sentence() -> None:
    model = filled(Table().plays(40))
    row = next(row for row in rows_of(model) if "+1 Gold" in row.data())
    shown: ShownRow = row.data(LogRole.SHOWN)
    assert Run("+1", "gold") in shown.runs
    assert not any("Gold" in run.words for run in shown.runs)


def test_a_game_without_a_story_of_its_own_is_told_line_by_line() -> None:
    table = Table().plays(8)
    model = LogModel()
    model.show_lines(table.session.chronicle.lines, table.session.seats)
    names = tuple(seat.name for seat in table.session.seats)
    assert [row.data() for row in rows_of(model)] == [
        str(line.words(names)) for line in table.session.chronicle.lines
    ]


# --- the panel


def test_what_happened_since_the_viewer_was_asked_last_is_marked(
    panel: tuple[LogPanel, Table],
) -> None:
    story, table = panel
    story.mark_since(table.scene(0))
    lines = story.model.line_count
    table.plays(6)
    story.show_lines(table.session.chronicle.lines, table.session.seats)
    story.mark_since(table.scene(0))
    for index in rows_of(story.model):
        if form_of(index) is not RowForm.FOLD and index.data(LogRole.LINE) >= lines:
            assert shown_of(index).is_new
    assert any(shown_of(index).is_new for index in rows_of(story.model))
    assert not all(shown_of(index).is_new for index in rows_of(story.model))


def named_row(story: LogPanel) -> tuple[QModelIndex, QPoint]:
    """A row that names a card, and where the name stands."""
    delegate = story.list.itemDelegate()
    assert isinstance(delegate, LogDelegate)
    for row in range(story.model.rowCount() - 1, -1, -1):
        index = story.model.index(row, 0)
        if index.data(LogRole.CARDS) and form_of(index) is RowForm.LINE:
            story.list.scrollTo(index)
            box = story.list.visualRect(index)
            for x in range(box.left(), box.right(), 4):
                at = QPointF(x, box.top() + 12)
                if delegate.thing_at(index.data(LogRole.SHOWN), QRectF(box), at):
                    return index, at.toPoint()
    raise AssertionError("no row names a card")


def test_pointing_at_a_name_tells_its_card(panel: tuple[LogPanel, Table], qtbot: QtBot) -> None:
    story, _ = panel
    index, at = named_row(story)
    qtbot.mouseMove(story.list.viewport(), at)
    qtbot.waitUntil(lambda: story.list.pointed in index.data(LogRole.CARDS))


def test_a_click_on_a_row_asks_for_its_moment(panel: tuple[LogPanel, Table], qtbot: QtBot) -> None:
    story, _ = panel
    index, at = named_row(story)
    with qtbot.waitSignal(story.moment_asked) as asked:
        qtbot.mouseClick(story.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert asked.args == [index.data(LogRole.LINE)]


def test_enter_asks_for_the_moment_and_opens_a_folded_round(
    panel: tuple[LogPanel, Table], qtbot: QtBot
) -> None:
    story, _ = panel
    story.activateWindow()
    story.list.setFocus()
    story.list.setCurrentIndex(story.model.index(0, 0))
    rows = story.model.rowCount()
    qtbot.keyClick(story.list, Qt.Key.Key_Return)
    assert story.model.rowCount() > rows
    index, _ = named_row(story)
    story.list.setCurrentIndex(index)
    with qtbot.waitSignal(story.moment_asked) as asked:
        qtbot.keyClick(story.list, Qt.Key.Key_Return)
    assert asked.args == [index.data(LogRole.LINE)]


def test_the_keys_go_from_name_to_name_in_a_row(
    panel: tuple[LogPanel, Table], qtbot: QtBot
) -> None:
    story, _ = panel
    story.activateWindow()
    story.list.setFocus()
    index = next(row for row in rows_of(story.model) if len(row.data(LogRole.CARDS)) > 1)
    first, second, *more = index.data(LogRole.CARDS)
    story.list.setCurrentIndex(index)
    pointed = [story.list.pointed]
    for _ in range(2):
        qtbot.keyClick(story.list, Qt.Key.Key_Right)
        pointed.append(story.list.pointed)
    assert pointed == [first, second, [*more, first][0]]


def test_the_newest_row_is_seen_unless_somebody_reads_what_is_older(
    panel: tuple[LogPanel, Table],
) -> None:
    story, table = panel
    bar = story.list.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    table.plays(2)
    story.show_lines(table.session.chronicle.lines, table.session.seats)
    assert bar.value() == bar.maximum()
    bar.triggerAction(bar.SliderAction.SliderToMinimum)
    table.plays(2)
    story.show_lines(table.session.chronicle.lines, table.session.seats)
    assert bar.value() == 0


def test_whose_rows_are_shown_can_be_asked_where_the_whole_story_is(
    panel: tuple[LogPanel, Table],
) -> None:
    story, _ = panel
    assert story.whose.isVisibleTo(story)
    story.now.click()
    assert not story.whose.isVisibleTo(story)
    assert not story.model.is_whole
    story.all.click()
    assert story.whose.isVisibleTo(story)


def test_where_there_is_little_room_the_newest_row_is_left_and_a_way_to_all(
    qtbot: QtBot, look: Look
) -> None:
    table = Table().plays(60)
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1000, 600)
    story = LogPanel(look, tell_turn, window)
    story.start(table.session.seats)
    story.show_lines(table.session.chronicle.lines, table.session.seats)
    story.setGeometry(660, 550, 334, 44)
    window.show()
    assert story.list.isVisible()
    assert not story.now.isVisible()
    story.more.click()
    drawer = next(each for each in window.findChildren(LogList) if each is not story.list)
    assert drawer.isVisible()
    assert drawer.model() is story.model
    qtbot.keyClick(drawer, Qt.Key.Key_Escape)
    assert not drawer.isVisible()
    story.more.click()
    assert len([each for each in window.findChildren(LogList) if each.isVisible()]) == 2
    story.setGeometry(660, 300, 334, 229)
    assert story.now.isVisible()
    assert [each for each in window.findChildren(LogList) if each.isVisible()] == [story.list]


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_no_pill_is_clipped_where_letters_are_large(qtbot: QtBot, look: Look, scale: float) -> None:
    table = Table().plays(30)
    large = RoomLook(look)
    large.use(scale=scale)
    story = LogPanel(large, tell_turn)
    qtbot.addWidget(story)
    large.setParent(story)
    story.resize(334, 260)
    story.start(table.session.seats)
    story.show_lines(table.session.chronicle.lines, table.session.seats)
    story.show()
    QApplication.processEvents()
    for pill in (story.now, story.all, story.whose):
        assert not pill.isVisible() or pill.width() >= pill.sizeHint().width()


def test_no_row_leaves_a_gap_below_it(qtbot: QtBot, look: Look) -> None:
    model = filled(Table(Setup(players=5, preset="random")).plays(45))
    shown = LogList(look)
    qtbot.addWidget(shown)
    shown.setModel(model)
    shown.resize(184, 6000)
    shown.show()
    for width in (150, 184, 233):
        shown.resize(width, 6000)
        QApplication.processEvents()
        picture = shown.viewport().grab().toImage().convertedTo(QImage.Format.Format_Grayscale8)
        pixels, across = bytes(picture.constBits()), picture.bytesPerLine()
        line = shown.fontMetrics().lineSpacing()
        for row in range(model.rowCount()):
            box = shown.visualRect(model.index(row, 0))
            inked = [
                y
                for y in range(box.top(), box.bottom())
                if len(set(pixels[y * across + 30 : y * across + box.width() - 8])) > 1
            ]
            assert box.bottom() - max(inked) < line, model.index(row).data()


def test_rows_laid_out_long_ago_are_forgotten(look: Look) -> None:
    delegate = LogDelegate(look)
    for number in range(2 * FLOWS):
        delegate.kept_flow(((Run(f"{number} gold"),), 200, RowForm.LINE))
    assert delegate.kept_flow.cache_info().currsize == FLOWS


def test_new_rows_may_follow_in_the_next_paint(panel: tuple[LogPanel, Table], qtbot: QtBot) -> None:
    made, table = panel
    settled = made.list.viewport().grab().toImage()
    made.list.let_follow(follows=True)
    table.plays(20)
    made.show_lines(table.session.chronicle.lines, table.session.seats)
    assert made.list.viewport().grab().toImage() == settled
    qtbot.waitUntil(lambda: made.list.viewport().grab().toImage() != settled)
