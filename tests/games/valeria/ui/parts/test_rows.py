"""A model of rows tells what differs: what went, what came, what moved, what changed."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from attrs import frozen
from PySide6.QtCore import Qt

from valeria_desktop.ui.controls.rows import RowsModel

if TYPE_CHECKING:
    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot

GAME = object()


@frozen
class Thing:
    key: str
    size: int = 0


class Things(RowsModel[Thing]):
    def __init__(self) -> None:
        super().__init__({Qt.ItemDataRole.UserRole: "size"})

    def show(self, things: list[Thing], game: object = GAME) -> None:
        self._show_rows(game, things)

    def title(self, row: Thing) -> str:
        return row.key

    def sentence(self, row: Thing) -> str:
        return f"{row.key} is {row.size}."

    def heading(self) -> str:
        return "Things"


@pytest.fixture
def things(qtbot: QtBot) -> Things:
    model = Things()
    model.show([Thing("a"), Thing("b"), Thing("c")])
    return model


def keys(model: Things) -> str:
    return "".join(str(model.index(row).data()) for row in range(model.rowCount()))


def test_whatever_is_shown_next_is_reached_without_a_reset(
    things: Things, qtmodeltester: ModelTester
) -> None:
    qtmodeltester.check(things)
    resets: list[bool] = []
    things.modelReset.connect(lambda: resets.append(True))
    chance = Random(3)
    for _ in range(200):
        wanted = chance.sample("abcdefgh", chance.randrange(9))
        things.show([Thing(key, chance.randrange(2)) for key in wanted])
        assert keys(things) == "".join(wanted)
    assert not resets


def test_a_row_that_came_is_inserted_where_it_belongs(things: Things, qtbot: QtBot) -> None:
    with qtbot.waitSignal(things.rowsInserted) as told:
        things.show([Thing("a"), Thing("x"), Thing("b"), Thing("c")])
    assert told.args is not None
    assert told.args[1:] == [1, 1]


def test_only_the_row_that_changed_is_told(things: Things, qtbot: QtBot) -> None:
    told: list[tuple[int, int]] = []
    things.dataChanged.connect(lambda first, last: told.append((first.row(), last.row())))
    things.show([Thing("a"), Thing("b", 5), Thing("c")])
    assert told == [(1, 1)]
    assert things.index(1).data(Qt.ItemDataRole.UserRole) == 5


def test_nothing_is_told_of_what_stays_the_same(things: Things, qtbot: QtBot) -> None:
    with (
        qtbot.assertNotEmitted(things.dataChanged),
        qtbot.assertNotEmitted(things.rowsInserted),
        qtbot.assertNotEmitted(things.rowsRemoved),
    ):
        things.show([Thing("a"), Thing("b"), Thing("c")])


def test_another_game_is_a_reset(things: Things, qtbot: QtBot) -> None:
    with qtbot.waitSignal(things.modelReset):
        things.show([Thing("z")], game=object())
    assert keys(things) == "z"


def test_a_model_that_forgets_is_empty(things: Things, qtbot: QtBot) -> None:
    with qtbot.waitSignal(things.modelReset):
        things.forget()
    assert keys(things) == ""


def test_words_and_header_are_real_text(things: Things) -> None:
    assert things.index(0).data(Qt.ItemDataRole.AccessibleTextRole) == "a is 0."
    assert things.headerData(0, Qt.Orientation.Horizontal) == "Things"
    assert things.index(0).data(Qt.ItemDataRole.DecorationRole) is None
