"""Leaves: where not all parts of a table have room, one is shown and the others are bars."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from tests.ui.table.three_leaves import FACES, GAME, HEAP, LEAVES, OnLeaf, ToyTable
from valeria_desktop.storage.folders import Folders
from valeria_desktop.ui.program.program import Program
from valeria_desktop.ui.table.frame import MAT, OWN
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.table.frame import Leaf


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Program]:
    """A program with the toy table, in a window of 1280 by 720 pixels."""
    made = Program(qapp, Folders.at(tmp_path), FACES, "tests.kernel.toys:TOYS")
    qtbot.addWidget(made.window)
    made.window.resize(1280, 720)
    made.window.show()
    made.pages.turn_to(GAME)
    made.start(5)
    yield made
    made.close()


@pytest.fixture
def table(program: Program) -> ToyTable:
    """The table in text twice as large: one leaf has room."""
    program.change("scale", 2.0)
    table = as_a(ToyTable, program.window.table)
    assert table.standing.leaves.bars.isVisible()
    return table


def shown(table: ToyTable) -> list[Leaf]:
    return [leaf for leaf, part in table.views.items() if part.isVisible()]


def barred(table: ToyTable) -> list[Leaf]:
    return [bar.leaf for bar in table.standing.leaves.bars.shown if bar.isVisible()]


def test_in_usual_text_all_parts_are_shown_and_nothing_is_a_bar(program: Program) -> None:
    table = as_a(ToyTable, program.window.table)
    assert shown(table) == list(LEAVES)
    assert not table.standing.leaves.bars.isVisible()


def test_in_large_text_one_leaf_is_shown_and_each_other_is_a_bar(table: ToyTable) -> None:
    assert shown(table) == [MAT]
    assert barred(table) == [HEAP, OWN]


@pytest.mark.slow
def test_bars_stand_side_by_side_in_one_row(table: ToyTable) -> None:
    bars = table.standing.leaves.bars
    first, second = (bar.geometry() for bar in bars.shown)
    assert bars.geometry() == table.standing.plan.bars
    assert first.left() == 0
    assert second.right() == bars.width() - 1
    assert not first.intersects(second)


def test_b_turns_from_leaf_to_leaf_and_round_again(program: Program, table: ToyTable) -> None:
    seen = []
    for _ in range(4):
        program.window.commanded.emit("leaf")
        seen += shown(table)
    assert seen == [HEAP, OWN, MAT, HEAP]
    assert barred(table) == [OWN, MAT]


@pytest.mark.slow
@pytest.mark.parametrize(("key", "leaf"), [("2", HEAP), ("3", OWN), ("1", MAT)])
def test_each_leaf_has_a_key_of_its_own(
    table: ToyTable, qtbot: QtBot, key: str, leaf: Leaf
) -> None:
    table.standing.leaves.show(HEAP if leaf is not HEAP else MAT)
    qtbot.keyClick(table, key, Qt.KeyboardModifier.ControlModifier)
    assert shown(table) == [leaf]


@pytest.mark.slow
def test_another_number_turns_to_nothing(table: ToyTable, qtbot: QtBot) -> None:
    qtbot.keyClick(table, "4", Qt.KeyboardModifier.ControlModifier)
    assert shown(table) == [MAT]


@pytest.mark.slow
def test_a_click_on_a_bar_turns_to_its_leaf(table: ToyTable, qtbot: QtBot) -> None:
    _, own = table.standing.leaves.bars.shown
    qtbot.mouseClick(own, Qt.MouseButton.LeftButton)
    assert shown(table) == [OWN]
    assert barred(table) == [MAT, HEAP]


@pytest.mark.slow
def test_keys_on_a_leaf_go_on_where_it_is_turned_to(table: ToyTable) -> None:
    table.views[MAT].setFocus()
    table.turn_leaf()
    assert table.views[HEAP].hasFocus()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("on", "leaf"), [({HEAP}, HEAP), ({HEAP, MAT}, MAT), ({OWN}, MAT), ({None}, MAT)]
)
def test_a_question_turns_to_the_first_leaf_of_the_mat_that_its_answers_lie_on(
    table: ToyTable, on: set[Leaf | None], leaf: Leaf
) -> None:
    table.standing.leaves.show_asked(
        {table.ground.leaf_of(None if at is None else OnLeaf(at)) for at in on}
    )
    table.standing.stand()
    assert shown(table) == [leaf]


@pytest.mark.slow
def test_another_game_begins_with_the_first_leaf(program: Program, table: ToyTable) -> None:
    table.turn_leaf()
    program.start(6)
    assert shown(as_a(ToyTable, program.window.table)) == [MAT]
