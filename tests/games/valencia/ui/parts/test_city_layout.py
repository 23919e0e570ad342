"""Where the city lies: in the middle, with cells that are almost square, at any size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize

from tests.games.valencia.scenario import Scenario
from tests.games.valencia.ui.parts.cities import bush, cell
from valeria_desktop.games.valencia.ui.parts.city_layout import CityLayout, city_layout_of

SIZES = [(554, 329), (277, 165), (1662, 987), (900, 329), (400, 800)]


def laid(size: tuple[int, int] = (554, 329), players: int = 3) -> CityLayout:
    return city_layout_of(Scenario(players).table.city, QSize(*size))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_the_city_fits_its_room_with_its_wall_and_is_in_the_middle(
    size: tuple[int, int], players: int
) -> None:
    layout = laid(size, players)
    room = QRectF(0, 0, *size)
    assert room.contains(layout.board)
    away = layout.board.center() - room.center()
    assert max(abs(away.x()), abs(away.y())) < 0.6  # cells lie on whole pixels


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_cells_are_no_longer_than_drawn_and_fill_what_there_is(
    size: tuple[int, int], players: int
) -> None:
    layout = laid(size, players)
    assert 1 <= layout.wide / layout.high <= 54 / 53
    bare = min(size[0] - layout.board.width(), size[1] - layout.board.height())
    assert bare <= max(layout.city.width, layout.city.height) + 0.05 * layout.high


def test_the_central_fountain_is_one_of_four_cells() -> None:
    layout = laid()
    box = layout.cell(cell("d3").cell)
    assert (box.width(), box.height()) == (2 * layout.wide, 2 * layout.high)
    assert layout.cell(cell("e4").cell) == box


def test_a_bush_lies_where_four_cells_meet() -> None:
    layout = laid()
    assert layout.bush(bush("a1-b2").bush) == layout.cell(cell("a1").cell).bottomRight()
    assert layout.bush(bush("f4-g5").bush) == layout.cell(cell("g5").cell).topLeft()


def test_a_bush_is_looked_at_only_right_where_it_is() -> None:
    layout = laid()
    point = layout.bush(bush("a1-b2").bush)
    assert layout.bush_at(point + QPointF(0.1, 0.1) * layout.high) == bush("a1-b2")
    assert layout.bush_at(point + QPointF(0.3, 0.3) * layout.high) is None


def test_a_palm_stands_on_its_bush() -> None:
    layout = laid()
    point, box = layout.bush(bush("a1-b2").bush), layout.palm(bush("a1-b2").bush)
    assert box.center().x() == point.x()
    assert box.top() < point.y() - 0.4 * layout.high < point.y() < box.bottom()
