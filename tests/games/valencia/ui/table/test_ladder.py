"""The first ranks of an auction are always seen below the question, however large that is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication

from tests.counts import spread
from tests.games.valencia.ui.bidding import bidding
from tests.ui.programs import style_for_others
from valeria_desktop.faces import FACES
from valeria_desktop.games.valencia.ui.table.screen import TableScreen
from valeria_desktop.storage.folders import Folders
from valeria_desktop.ui.program.program import Program
from valeria_desktop.ui.stage.pace import Pace
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.paint.look import Look

WINDOWS = (1024, 768), (1280, 720), (1920, 1080)


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, look: Look, tmp_path: Path) -> Iterator[Program]:
    made = Program(qapp, Folders.at(tmp_path), FACES)
    qtbot.addWidget(made.window)
    made.change("pace", Pace.OFF.value)
    made.window.show()
    yield made
    made.close()
    style_for_others(qapp, look)


def box_of(table: TableScreen, part: QWidget) -> QRect:
    return QRect(part.mapTo(table, QPoint()), part.size())


def rank_at(table: TableScreen, rank: int) -> At:
    """Return the address of a rank, be it someone's bid or open."""
    return table.bids.rows[rank].at


@pytest.mark.slow
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("window", spread(WINDOWS, 2))
@pytest.mark.parametrize("sitting", spread([(3, 1, 4), (5, 5, 4), (2, 2, 5), (2, 1, 5)], 2))
def test_the_first_two_ranks_stand_whole_below_every_question_of_an_auction(
    program: Program, window: tuple[int, int], scale: float, sitting: tuple[int, int, int]
) -> None:
    """With a number of seats and people, and of stacks before the first."""
    program.play_on(bidding(*sitting))
    program.window.resize(*window)
    program.change("scale", scale)
    QApplication.processEvents()
    table = as_a(TableScreen, program.window.table)
    bids, prompt = box_of(table, table.bids), box_of(table, table.prompt)
    assert table.bids.isVisible()
    assert not bids.intersects(prompt)
    assert table.rect().contains(bids)
    seen = box_of(table, table.bids.list)
    for rank in range(2):
        row = table.bids.box_of(rank_at(table, rank), table)
        assert row is not None
        assert seen.contains(row)
        assert row.height() >= 26 * table.plan.unit
    table.board.peek.hold()  # the question grows, as it shows the cards
    QApplication.processEvents()
    row = table.bids.box_of(rank_at(table, 1), table)
    assert row is not None
    assert box_of(table, table.bids.list).contains(row)
