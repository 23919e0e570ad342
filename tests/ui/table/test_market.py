"""A part that a test adds to a table does all that parts do, by its entry in the list alone."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF, Qt

from tests.kernel.toys import TOYS
from tests.kernel.toys.bid import OpenCard, Setup
from tests.ui.table import market
from tests.ui.table.market import MARKET_FACES, MarketTable
from tests.ui.table.three_leaves import GAME
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.storage.folders import Folders
from valeria_desktop.ui.pieces.answers import NO_ANSWERS
from valeria_desktop.ui.program.program import Program
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from valeria_desktop.kernel.at import At

READ_ALOUD = Qt.ItemDataRole.AccessibleTextRole


@pytest.fixture
def table(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[MarketTable]:
    """A person before five open cards, against a bot, in a window of 1280 by 720 pixels."""
    made = Program(qapp, Folders.at(tmp_path), MARKET_FACES, "tests.kernel.toys:TOYS")
    qtbot.addWidget(made.window)
    made.window.resize(1280, 720)
    made.window.show()
    made.pages.turn_to(GAME)
    seats = default_seats(2, bots="random")
    made.play_on(Session.begin(TOYS[GAME], Setup(players=2, prizes=5), seats, 5))
    table = as_a(MarketTable, made.window.table)
    qtbot.waitUntil(lambda: made.controller.is_open)
    yield table
    made.close()


def cards(table: MarketTable) -> list[OpenCard]:
    return [as_a(OpenCard, piece.at) for piece in table.market.laid.listed]


def hand(table: MarketTable) -> list[int]:
    return list(table.scene.view.hands[0])


def click(qtbot: QtBot, table: MarketTable, at: At) -> None:
    box = table.market.box_of(at, table.market.viewport())
    assert box is not None
    qtbot.mouseClick(table.market.viewport(), Qt.MouseButton.LeftButton, pos=box.center())


@pytest.mark.slow
def test_five_open_cards_lie_in_the_market_and_all_are_lit(table: MarketTable) -> None:
    assert cards(table) == [OpenCard(card) for card in hand(table)]
    assert [piece.is_lit for piece in table.market.laid.listed] == [True] * 5


def test_a_click_bids_the_card_and_it_is_gone(table: MarketTable, qtbot: QtBot) -> None:
    third = cards(table)[2]
    click(qtbot, table, third)
    assert table.controller.session is not None
    qtbot.waitUntil(lambda: third not in cards(table))
    assert table.controller.session.record.choices[0] == f"bid {third.number}"


def test_arrows_and_enter_choose_as_the_mouse_does(table: MarketTable, qtbot: QtBot) -> None:
    table.market.focus_on(cards(table)[0])
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        qtbot.keyClick(table.market, key)
    second = cards(table)[1]
    assert table.market.current == second
    qtbot.keyClick(table.market, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: second not in cards(table))


def test_a_card_that_is_no_answer_is_refused(table: MarketTable, qtbot: QtBot) -> None:
    first = cards(table)[0]
    table.market.answers = NO_ANSWERS
    table.market.lay()
    click(qtbot, table, first)
    assert table.refused.things == [first]
    assert len(hand(table)) == 5


def test_a_hint_marks_the_card_and_no_other(table: MarketTable) -> None:
    best = table.scene.decision.options[3]
    table.point_out(best)
    assert [piece.at for piece in table.market.laid.listed if piece.is_hinted] == [best.at]


def test_the_table_finds_each_card_and_a_reader_hears_a_sentence(table: MarketTable) -> None:
    for number, at in enumerate(cards(table), 1):
        box = table.box_of(at)
        assert box is not None
        assert QRectF(table.rect()).contains(box)
        words = table.market.pieces.data(table.market.pieces.index_of(at), READ_ALOUD)
        assert words.endswith(f"card {number} of 5.")


def test_the_market_is_gone_with_its_game(table: MarketTable) -> None:
    table.forget()
    assert cards(table) == []


def test_the_market_takes_under_60_lines() -> None:
    """As many as a set's own place may take (decision 50)."""
    text = Path(market.__file__).read_text(encoding="utf-8").splitlines()
    assert len([line for line in text if line.strip()]) < 60
