"""O and V at Valencia's table: your numbers for your eyes only, and the points of everyone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from tests.games.valencia.ui.bidding import bidding
from tests.games.valencia.ui.scenes import played
from tests.games.valencia.ui.started import started
from valeria_desktop.games.valencia.rules.model.seats import NOBODY
from valeria_desktop.games.valencia.rules.progress import PUBLIC_SOURCES, public_scores
from valeria_desktop.games.valencia.rules.setup import Setup
from valeria_desktop.games.valencia.ui.coach.points_sheet import rows_of
from valeria_desktop.games.valencia.ui.table.screen import TableScreen
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, look: Look, tmp_path: Path) -> Iterator[Program]:
    made = started(qapp, qtbot, tmp_path)
    yield made
    made.close()


def press(program: Program, qtbot: QtBot, command: str, key: Qt.Key) -> None:
    """Press the key of a command as soon as it is offered."""
    qtbot.waitUntil(program.window.actions_by_id[command].isEnabled)
    qtbot.keyClick(program.window.focusWidget(), key)


def table_of(program: Program) -> TableScreen:
    return as_a(TableScreen, program.window.table)


def test_o_lays_points_on_all_free_spaces_and_a_chance_on_each_stack(
    program: Program, qtbot: QtBot
) -> None:
    program.play_on(bidding(3, 1))
    table = table_of(program)
    press(program, qtbot, "numbers", Qt.Key.Key_O)
    view = table.scene.view
    free = [cell for cell in view.table.city.spaces if view.city[cell] == NOBODY]
    assert sorted(table.city.part.gains) == free
    stacks = [piece.words for piece in table.board.stacks.laid.pieces if piece is not None]
    assert len(stacks) >= 3
    assert all("It takes first place in about" in words for words in stacks)
    press(program, qtbot, "numbers", Qt.Key.Key_O)
    assert not table.city.part.gains
    assert not any(
        "first in about" in piece.words for piece in table.board.stacks.laid.pieces if piece
    )


@pytest.mark.slow
@pytest.mark.clause("VA8")
def test_in_company_numbers_are_there_only_while_d_is_held(
    program: Program,
) -> None:
    program.play_on(bidding(3, 3))
    table = table_of(program)
    said: list[str] = []
    table.said.connect(said.append)
    program.carry_out("numbers")  # the curtain has the keys
    assert said == ["Hold D to see your numbers on spaces and stacks."]
    assert not table.city.part.gains
    table.board.peek.hold()
    assert table.city.part.gains
    table.board.peek.release()
    assert not table.city.part.gains
    assert not any(
        "first in about" in piece.words for piece in table.board.stacks.laid.pieces if piece
    )


def test_v_shows_everyones_points_with_their_sources_and_esc_puts_them_away(
    program: Program, qtbot: QtBot
) -> None:
    program.play_on(bidding(3, 1))
    table = table_of(program)
    sheet = table.points.sheet
    press(program, qtbot, "points", Qt.Key.Key_V)
    assert sheet.isVisible()
    rows = rows_of(table.scene)
    assert [row.source for row in rows] == [*PUBLIC_SOURCES, "total"]
    assert rows[-1].points == table.scene.public_points
    words = [piece.words for piece in sheet.rows.laid.pieces if piece is not None]
    assert words == [row.sentence(table.scene.names) for row in rows]
    qtbot.keyClick(sheet.rows, Qt.Key.Key_Escape)
    assert not sheet.isVisible()


def test_the_seal_beside_your_name_has_your_points_and_opens_their_sources(
    program: Program, qtbot: QtBot
) -> None:
    program.play_on(bidding(3, 1))
    table = table_of(program)
    head = table.board.head
    assert f"Points so far: {table.scene.public_points[0]}." in head.accessibleName()
    qtbot.mouseClick(head, Qt.MouseButton.LeftButton, pos=head._seal().center().toPoint())
    assert table.points.sheet.isVisible()


@pytest.mark.clause("VA35")
def test_the_sources_add_up_to_the_public_points_all_game_long() -> None:
    for number, scene in enumerate(played(Setup(3))):
        if number % 7 == 0:
            scores = public_scores(scene.view)
            assert tuple(score.total for score in scores) == scene.public_points
            assert all(score.of("tasks") == 0 for score in scores)
