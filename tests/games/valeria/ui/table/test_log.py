"""The log: grows and shrinks with the chronicle, and can show one player only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.ui.log import log_view
from valeria_desktop.ui.log.log import LogFilter, LogModel, LogRole
from valeria_desktop.ui.log.log_view import LogDelegate, LogList, LogPanel

if TYPE_CHECKING:
    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.kit.look import Look


def filled(table: Table) -> LogModel:
    model = LogModel()
    model.show_lines(table.session.chronicle.lines, table.session.seats)
    return model


def test_the_model_keeps_qts_rules(qtmodeltester: ModelTester) -> None:
    table = Table().plays(30)
    model = filled(table)
    qtmodeltester.check(model)
    table.plays(20)
    model.show_lines(table.session.chronicle.lines, table.session.seats)
    qtmodeltester.check(model)


def test_only_what_is_new_is_inserted(qtbot: QtBot) -> None:
    table = Table().plays_to(Prompt.ACT)
    model = filled(table)
    before = model.rowCount()
    table.session.choose("gain gold")
    with qtbot.waitSignal(model.rowsInserted) as inserted, qtbot.assertNotEmitted(model.modelReset):
        model.show_lines(table.session.chronicle.lines, table.session.seats)
    assert inserted.args[1:] == [before, model.rowCount() - 1]
    last = model.index(model.rowCount() - 1)
    assert "gained 1 Gold (Action)" in last.data()


def test_what_was_undone_is_removed(qtbot: QtBot) -> None:
    table = Table().plays_to(Prompt.ACT)
    model = filled(table)
    rows = model.rowCount()
    table.session.choose("gain gold")
    model.show_lines(table.session.chronicle.lines, table.session.seats)
    table.session.undo()
    with qtbot.assertNotEmitted(model.modelReset):
        model.show_lines(table.session.chronicle.lines, table.session.seats)
    assert model.rowCount() == rows


def test_lines_from_a_row_on_are_new(qtbot: QtBot) -> None:
    model = filled(Table().plays(20))
    last = model.index(model.rowCount() - 1)
    assert last.data(LogRole.IS_NEW) is True
    with qtbot.waitSignal(model.dataChanged):
        model.mark_from(model.rowCount())
    assert last.data(LogRole.IS_NEW) is False


def test_what_happened_since_the_viewer_was_asked_last_is_marked(qtbot: QtBot, look: Look) -> None:
    table = Table().plays_to(Prompt.ACT)
    log = LogPanel(look)
    qtbot.addWidget(log)
    log.start(table.session.seats)
    log.show_lines(table.session.chronicle.lines, table.session.seats)
    log.mark_since(table.scene(0))
    rows = log.model.rowCount()
    table.plays(12)
    log.show_lines(table.session.chronicle.lines, table.session.seats)
    log.mark_since(table.scene(0))
    news = [log.model.index(row).data(LogRole.IS_NEW) for row in range(log.model.rowCount())]
    assert news == [row >= rows for row in range(log.model.rowCount())]


def test_the_filter_shows_one_players_lines_and_the_turns() -> None:
    model = filled(Table().plays(60))
    proxy = LogFilter()
    proxy.setSourceModel(model)
    assert proxy.rowCount() == model.rowCount()
    proxy.show_seat(1)
    rows = [proxy.index(row, 0) for row in range(proxy.rowCount())]
    assert 0 < len(rows) < model.rowCount()
    assert all(row.data(LogRole.IS_HEADING) or row.data(LogRole.SEAT) in {-1, 1} for row in rows)
    proxy.show_seat(-1)
    assert proxy.rowCount() == model.rowCount()


def test_each_line_has_words_for_a_screen_reader() -> None:
    model = filled(Table().plays(40))
    for row in range(model.rowCount()):
        index = model.index(row)
        assert index.data(Qt.ItemDataRole.AccessibleTextRole) == index.data()
        assert index.data()


def test_pointing_at_a_line_tells_its_card(qtbot: QtBot, look: Look) -> None:
    table = Table().plays(60)
    log = LogPanel(look)
    qtbot.addWidget(log)
    log.resize(300, 600)
    log.start(table.session.seats)
    log.show_lines(table.session.chronicle.lines, table.session.seats)
    log.show()
    model = log.list.model()
    with_card = next(
        model.index(row, 0)
        for row in range(model.rowCount())
        if model.index(row, 0).data(LogRole.CARDS)
    )
    log.list.scrollTo(with_card)
    with qtbot.waitSignal(log.card_pointed) as pointed:
        qtbot.mouseMove(log.list.viewport(), log.list.visualRect(with_card).center())
    assert pointed.args[0] is with_card.data(LogRole.CARDS)[0]


def test_no_line_of_the_log_leaves_a_gap_below_it(qtbot: QtBot, look: Look) -> None:
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
                if len(set(pixels[y * across + 30 : y * across + box.width()])) > 1
            ]
            assert box.bottom() - max(inked) < line, model.index(row).data()


def test_lines_laid_out_long_ago_are_forgotten(look: Look, qtbot: QtBot) -> None:
    delegate = LogDelegate(look)
    for number in range(2 * log_view._TEXTS):
        delegate._kept_text((f"{number} gold", 200, False))
    assert delegate._kept_text.cache_info().currsize == log_view._TEXTS
    assert delegate._kept_height.cache_info().maxsize == log_view._HEIGHTS
