"""How a board divides its inside, for each size of box and text."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSize

from valeria_desktop.games.valeria.ui.board.board_plan import BoardRoom, board_plan_of
from valeria_desktop.ui.paint.room_look import Squeeze


def room(size: QSize, unit: float = 1.0, text: float = 1.0) -> BoardRoom:
    return BoardRoom(size, unit, text, Squeeze.of(text / unit))


AS_DRAWN = room(QSize(1260, 199))


@pytest.mark.parametrize("tiles", [3, 8, 10, 13, 14])
def test_as_drawn_all_tiles_are_seen_in_two_rows_with_both_powers(tiles: int) -> None:
    inside = board_plan_of(AS_DRAWN, tiles)
    assert inside.columns * inside.rows >= tiles
    assert inside.rows == 2
    assert not inside.is_brief
    drawn = 112 if tiles <= 12 else 101
    assert drawn - 1 <= inside.tile.width() <= 172
    assert (336 if tiles <= 10 else 200) <= inside.kingdom.width() <= 640


def test_fewer_tiles_are_wider_and_leave_more_to_the_kingdom() -> None:
    many, few = board_plan_of(AS_DRAWN, 14), board_plan_of(AS_DRAWN, 6)
    assert few.tile.width() > many.tile.width()
    assert few.kingdom.width() > many.kingdom.width()


def test_what_does_not_fit_scrolls_and_is_never_narrower_than_can_be_read() -> None:
    inside = board_plan_of(AS_DRAWN, 24)
    assert inside.columns * inside.rows < 24
    assert inside.tile.width() >= 96


@pytest.mark.parametrize(
    ("size", "unit", "text"),
    [
        (QSize(1260, 199), 1.0, 1.0),
        (QSize(1260, 199), 1.0, 1.15),
        (QSize(1260, 199), 1.0, 1.3),
        (QSize(1260, 199), 1.0, 1.5),
        (QSize(856, 571), 1.0, 2.0),
        (QSize(1008, 232), 0.8, 1.0),
        (QSize(1890, 298), 1.5, 1.5),
        (QSize(2520, 398), 2.0, 2.0),
        (QSize(1260, 64), 1.0, 2.0),
    ],
)
@pytest.mark.parametrize("tiles", [3, 9, 14, 22])
def test_the_parts_lie_beside_each_other_within_the_board(
    size: QSize, unit: float, text: float, tiles: int
) -> None:
    inside = board_plan_of(room(size, unit, text), tiles)
    whole = QRectF(0, 0, size.width(), size.height()).toRect()
    parts = [inside.head, *inside.tracks]
    if not inside.is_bar:
        parts += [inside.tableau, inside.kingdom]
    for part in parts:
        assert whole.contains(part)
    if inside.shares_row:
        parts.remove(inside.kingdom)
    for one, other in combinations(parts, 2):
        assert not one.intersects(other)


def test_in_large_text_the_power_that_does_not_count_goes_then_tracks_stand_two_by_two() -> None:
    size = QSize(1260, 199)
    stages = [board_plan_of(room(size, 1.0, text), 10) for text in (1.0, 1.15, 1.3, 1.5)]
    assert [each.is_brief for each in stages] == [False, False, True, True]
    assert [each.is_chips for each in stages] == [False, False, True, True]
    assert [each.is_stacked for each in stages] == [False, False, False, True]


def test_in_large_text_the_kingdom_takes_the_free_cells_of_the_last_row() -> None:
    large = room(QSize(1260, 199), 1.0, 1.5)
    shared = board_plan_of(large, 5)
    assert (shared.shares_row, shared.is_chips) == (True, False)
    assert shared.kingdom.height() == round(shared.tile.height())
    row = shared.tableau.top() + shared.tile.height() + 10
    assert shared.kingdom.top() >= row
    free = shared.columns * shared.rows - 5
    assert shared.kingdom.width() >= free * shared.tile.width()
    full = board_plan_of(large, shared.columns * shared.rows)
    assert (full.shares_row, full.is_chips) == (False, True)
