"""The city as tables: cells and bushes with sentences, told as what differs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from tests.games.valencia.scenario import Scenario
from tests.games.valencia.ui.city.cities import bush, cell, lived_in, moving, placing, seen
from valeria_desktop.games.valencia.ui.city.model import BushModel, CityModel, CityRole
from valeria_desktop.games.valencia.ui.city.offers import offers_of

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valencia.rules.scene import Scene

SAID = Qt.ItemDataRole.AccessibleTextRole
HORIZONTAL, VERTICAL = Qt.Orientation.Horizontal, Qt.Orientation.Vertical


def cells(scene: Scene) -> CityModel:
    made = CityModel()
    made.show(scene, offers_of(scene))
    return made


def bushes(scene: Scene) -> BushModel:
    made = BushModel()
    made.show(scene, offers_of(scene))
    return made


@pytest.mark.parametrize(("players", "size"), [(2, (6, 6)), (3, (6, 8)), (4, (6, 10))])
def test_there_are_as_many_rows_and_columns_as_in_the_city(
    qtbot: QtBot, players: int, size: tuple[int, int]
) -> None:
    made = cells(seen(Scenario(players)))
    assert (made.rowCount(), made.columnCount()) == size
    QAbstractItemModelTester(made, QAbstractItemModelTester.FailureReportingMode.Fatal)


def test_bushes_lie_between_rows_and_columns(qtbot: QtBot) -> None:
    made = bushes(seen(lived_in()))
    assert (made.rowCount(), made.columnCount()) == (5, 7)
    QAbstractItemModelTester(made, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert made.headerData(0, VERTICAL) == "Between rows 1 and 2"
    assert made.headerData(0, HORIZONTAL) == "Between columns a and b"
    assert made.index(0, 0).data(CityRole.TARGET) == bush("a1-b2")
    assert made.index(0, 0).data(SAID) == "a1-b2: a palm. Members beside it: Rose 1, Oak 1."


def test_there_is_no_bush_where_the_central_fountain_is(qtbot: QtBot) -> None:
    made = bushes(seen(lived_in()))
    assert made.index(2, 3).data(CityRole.TARGET) is None
    assert made.index(2, 3).data(SAID) is None


def test_rows_and_columns_are_named_as_cells_are(qtbot: QtBot) -> None:
    made = cells(seen(lived_in()))
    assert made.headerData(1, VERTICAL) == "Row 2"
    assert made.headerData(2, HORIZONTAL) == "Column c"
    assert made.index(1, 2).data() == "c2"


def test_every_cell_has_a_sentence(qtbot: QtBot) -> None:
    made = cells(seen(lived_in()))
    for number in range(48):
        assert made.index_of(number).data(SAID).endswith(".")
    assert made.index_of(cell("b1").cell).data(SAID).startswith("b1: Tiger Nuts, price 1. A member")


def test_what_can_be_chosen_is_said(qtbot: QtBot) -> None:
    made = cells(seen(placing()))
    lit, dim = (made.index_of(cell(name).cell) for name in ("g4", "a1"))
    assert lit.data(CityRole.IS_LIT)
    assert not dim.data(CityRole.IS_LIT)
    assert lit.data(SAID).endswith("Can be chosen.")
    assert not dim.data(SAID).endswith("Can be chosen.")


def test_what_is_picked_is_said(qtbot: QtBot) -> None:
    scene, made = seen(moving("a1 c1")), CityModel()
    made.show(scene, offers_of(scene).picking(cell("a1")))
    assert made.index_of(cell("a1").cell).data(SAID).endswith("now choose the other end.")


def test_only_what_differs_is_told(qtbot: QtBot) -> None:
    """A member changes what its cell shows; what else is said depends on all members."""
    made, told = cells(seen(lived_in())), []
    made.dataChanged.connect(lambda first, _last, _roles: told.append(first))
    made.show(seen(lived_in()))
    assert told == []
    made.show(seen(lived_in().lives(2, "h6")))
    assert made.index_of(cell("h6").cell) in told
    assert made.place(cell("h6").cell) != cells(seen(lived_in())).place(cell("h6").cell)


def test_another_city_is_another_model(qtbot: QtBot) -> None:
    made = cells(seen(lived_in()))
    with qtbot.waitSignal(made.modelReset):
        made.show(seen(Scenario(2)))
    assert made.columnCount() == 6
