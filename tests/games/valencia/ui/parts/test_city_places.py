"""The city as tables: cells and bushes with sentences, told as what differs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from tests.games.valencia.scenario import Scenario
from tests.games.valencia.ui.parts.cities import (
    bush,
    cell,
    lived_in,
    moving,
    placing,
    planting,
    seen,
)
from valeria_desktop.games.valencia.ui.parts.city import CityView
from valeria_desktop.games.valencia.ui.parts.city_places import PlaceState
from valeria_desktop.ui.paint.room_look import RoomLook

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex
    from pytestqt.qtbot import QtBot

    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.pieces.piece import Piece

SAID = Qt.ItemDataRole.AccessibleTextRole
HORIZONTAL, VERTICAL = Qt.Orientation.Horizontal, Qt.Orientation.Vertical


Show = Callable[[Scenario], CityView]


@pytest.fixture
def show(qtbot: QtBot, look: Look) -> Show:
    def shown(scenario: Scenario) -> CityView:
        made = CityView(RoomLook(look))
        qtbot.addWidget(made)
        made.resize(554, 329)
        made.show_scene(seen(scenario))
        return made

    return shown


def said(view: CityView, at: At) -> str:
    words = view.pieces.index_of(at).data(SAID)
    assert isinstance(words, str)
    return words


def piece_of(view: CityView, at: At) -> Piece:
    piece = view.laid.piece_of(at)
    assert piece is not None
    return piece


@pytest.mark.parametrize(("players", "size"), [(2, (6, 6)), (3, (6, 8)), (4, (6, 10))])
def test_there_are_as_many_rows_and_columns_as_in_the_city(
    show: Show, players: int, size: tuple[int, int]
) -> None:
    view = show(Scenario(players))
    made = view.pieces
    assert (made.rowCount(), made.columnCount()) == size
    QAbstractItemModelTester(made, QAbstractItemModelTester.FailureReportingMode.Fatal)


def test_bushes_lie_between_rows_and_columns_while_one_is_to_be_chosen(show: Show) -> None:
    view = show(planting())
    made = view.pieces
    assert (made.rowCount(), made.columnCount()) == (5, 7)
    QAbstractItemModelTester(made, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert made.headerData(0, VERTICAL) == "Between rows 1 and 2"
    assert made.headerData(0, HORIZONTAL) == "Between columns 1 and 2"
    assert view.at_index(made.index(0, 0)) == bush("a1-b2")
    name = "Bush between oranges for 0 coins and a site at the top left"
    assert made.index(0, 0).data() == name
    assert made.index(0, 0).data(SAID) == f"{name}: a palm. Members beside it: Rose 1, Oak 1."


def test_there_is_no_bush_where_the_central_fountain_is(show: Show) -> None:
    view = show(planting())
    assert view.at_index(view.pieces.index(2, 3)) is None
    assert view.pieces.index(2, 3).data(SAID) is None


def test_rows_and_columns_are_counted_from_the_top_left(show: Show) -> None:
    view = show(lived_in())
    made = view.pieces
    assert made.headerData(1, VERTICAL) == "Row 2"
    assert made.headerData(2, HORIZONTAL) == "Column 3"
    assert made.index(1, 2).data() == "Porcelain space for 5 coins at the top left"


def test_every_cell_has_a_sentence(show: Show) -> None:
    view = show(lived_in())
    made = view.pieces
    for number in range(48):
        assert made.index(*divmod(number, 8)).data(SAID).endswith(".")
    words = made.index_of(cell("b1")).data(SAID)
    assert words.startswith("Tiger nut space for 1 coin at the top left. A member")


def test_the_four_cells_of_the_central_fountain_are_one(show: Show) -> None:
    view = show(lived_in())
    found = {view.at_index(view.pieces.index(row, at)) for row in (2, 3) for at in (3, 4)}
    assert found == {cell("d3")}


def test_the_city_has_a_name(show: Show) -> None:
    assert show(lived_in()).accessibleName() == "The city"


def test_what_can_be_chosen_is_said(show: Show) -> None:
    view = show(placing())
    assert piece_of(view, cell("g4")).is_lit
    assert not piece_of(view, cell("a1")).is_lit
    assert said(view, cell("g4")).endswith("Can be chosen.")
    assert not said(view, cell("a1")).endswith("Can be chosen.")


def test_what_is_picked_is_said(show: Show) -> None:
    view = show(moving("a1 c1"))
    view.choose(cell("a1"))
    assert said(view, cell("a1")).endswith("now choose the other end.")


@pytest.mark.parametrize("scenario", [placing(), planting(), moving("a1 c1")])
def test_what_is_not_lit_is_dim_only_where_the_question_is_about_the_city(
    show: Show, scenario: Scenario
) -> None:
    view = show(scenario)
    states = {piece.at: piece.face.state for piece in view.laid.each}
    assert {at for at, state in states.items() if state is PlaceState.LIT} == view.answers.lit
    assert set(states.values()) == {PlaceState.LIT, PlaceState.DIM}
    view.show_scene(seen(lived_in()))
    assert {piece.face.state for piece in view.laid.each} == {PlaceState.RESTING}


def test_what_is_picked_is_neither_lit_nor_dim(show: Show) -> None:
    view = show(moving("a1 c1"))
    view.choose(cell("a1"))
    states = [piece_of(view, cell(name)).face.state for name in ("a1", "b1", "h6")]
    assert states == [PlaceState.PICKED, PlaceState.LIT, PlaceState.DIM]


def test_only_what_differs_is_told(show: Show) -> None:
    """A member changes what its cell shows; what else is said depends on all members."""
    view = show(lived_in())
    told: list[QModelIndex] = []
    view.pieces.dataChanged.connect(
        lambda first, last, _roles: told.extend(
            first.siblingAtColumn(column) for column in range(first.column(), last.column() + 1)
        )
    )
    before = piece_of(view, cell("h6"))
    view.show_scene(seen(lived_in()))
    assert told == []
    assert piece_of(view, cell("h6")) == before
    view.show_scene(seen(lived_in().lives(2, "h6")))
    assert view.pieces.index_of(cell("h6")) in told
    assert piece_of(view, cell("h6")) != before


def test_another_city_is_another_model(show: Show, qtbot: QtBot) -> None:
    view = show(lived_in())
    with qtbot.waitSignal(view.pieces.modelReset):
        view.show_scene(seen(Scenario(2)))
    assert view.pieces.columnCount() == 6
