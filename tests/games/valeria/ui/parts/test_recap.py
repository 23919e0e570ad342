"""The sheet that tells what happened since one's own turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication

from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.games.valeria.story.recap import Recap, recap
from valeria_desktop.games.valeria.ui.parts.recap import MarketRecap
from valeria_desktop.games.valeria.ui.parts.recap_model import RecapModel, RecapPart, RecapRole
from valeria_desktop.ui.paint.room_look import RoomLook

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex
    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look


def before_a_roll(players: int = 3, choices: int = 90) -> tuple[Recap, Table]:
    table = Table(Setup(players=players)).plays(choices).plays_to(Prompt.ROLL)
    scene = table.scene()
    lines = table.session.chronicle.lines
    return recap(lines, scene.names, scene.viewer, scene.view.top), table


def shown(qtbot: QtBot, look: Look, size: QSize, players: int = 3) -> MarketRecap:
    told, table = before_a_roll(players)
    room = RoomLook(look)
    room.fit(size)
    sheet = MarketRecap(room)
    room.setParent(sheet)
    qtbot.addWidget(sheet)
    scene = table.scene()
    sheet.show_recap(told, scene.seats, scene.viewer)
    width = round(room.box(812))
    sheet.resize(width, sheet.wished_height(width))
    QApplication.processEvents()
    return sheet


def cells(model: RecapModel) -> list[QModelIndex]:
    found = [
        model.index(row, column)
        for row in range(model.rowCount())
        for column in range(model.columnCount())
    ]
    return [index for index in found if model.cell(index) is not None]


def test_the_model_keeps_qts_rules(qtmodeltester: ModelTester) -> None:
    told, table = before_a_roll()
    model = RecapModel()
    model.show_recap(told, table.session.seats, table.decision.seat)
    qtmodeltester.check(model)
    model.head_apart(is_apart=True)
    qtmodeltester.check(model)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_all_that_is_told_stands_in_a_cell_with_a_sentence(players: int) -> None:
    told, table = before_a_roll(players)
    model = RecapModel()
    model.show_recap(told, table.session.seats, table.decision.seat)
    parts = [index.data(RecapRole.CELL).part for index in cells(model)]
    assert parts.count(RecapPart.OTHER) == len(told.others)
    assert parts.count(RecapPart.DEED) == sum(len(other.deeds) for other in told.others)
    assert parts.count(RecapPart.LEFT) == len(told.left)
    for index in cells(model):
        assert index.data(Qt.ItemDataRole.AccessibleTextRole)
        assert index.data(RecapRole.LINE) >= 0


def test_the_sentences_name_players_dice_and_sums() -> None:
    told, table = before_a_roll()
    model = RecapModel()
    model.show_recap(told, table.session.seats, table.decision.seat)
    other = told.others[0]
    assert other.dice is not None
    first, second = other.dice
    name = table.session.seats[other.seat].name
    roll = f"{name} rolled {first} + {second} = {first + second}: harvest "
    assert model.index(0, 0).data().startswith(roll)


def test_all_of_two_rivals_is_seen_at_once(qtbot: QtBot, look: Look) -> None:
    sheet = shown(qtbot, look, QSize(1280, 720))
    assert sheet.height() <= 380
    assert sheet.rows.verticalScrollBar().maximum() == 0


def test_what_has_no_room_can_be_scrolled_to(qtbot: QtBot, look: Look) -> None:
    sheet = shown(qtbot, look, QSize(1280, 720), players=5)
    assert sheet.height() == 380
    assert sheet.rows.verticalScrollBar().maximum() > 0


def test_a_click_on_a_cell_asks_for_its_moment(qtbot: QtBot, look: Look) -> None:
    sheet = shown(qtbot, look, QSize(1280, 720))
    deed = next(
        index for index in cells(sheet.model) if index.data(RecapRole.CELL).part is RecapPart.DEED
    )
    at = sheet.rows.visualRect(deed).center()
    with qtbot.waitSignal(sheet.moment_asked) as asked:
        qtbot.mouseClick(sheet.rows.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert asked.args == [deed.data(RecapRole.LINE)]


def test_the_keys_lead_through_the_cells_and_enter_looks_back(qtbot: QtBot, look: Look) -> None:
    sheet = shown(qtbot, look, QSize(1280, 720))
    sheet.window().activateWindow()
    sheet.rows.setFocus()
    sheet.rows.setCurrentIndex(sheet.model.index(0, 0))
    qtbot.keyClick(sheet.rows, Qt.Key.Key_Right)
    deed = sheet.model.index(0, 1)
    assert sheet.rows.currentIndex() == deed
    with qtbot.waitSignal(sheet.moment_asked) as asked:
        qtbot.keyClick(sheet.rows, Qt.Key.Key_Return)
    assert asked.args == [deed.data(RecapRole.LINE)]


def test_escape_puts_the_sheet_away(qtbot: QtBot, look: Look) -> None:
    sheet = shown(qtbot, look, QSize(1280, 720))
    with qtbot.waitSignal(sheet.closed):
        qtbot.keyClick(sheet.rows, Qt.Key.Key_Escape)
    assert not sheet.isVisible()


def test_with_nothing_to_tell_there_is_no_sheet(qtbot: QtBot, look: Look) -> None:
    sheet = MarketRecap(look)
    qtbot.addWidget(sheet)
    table = Table()
    sheet.show_recap(Recap(), table.session.seats, 0)
    assert not sheet.isVisible()
