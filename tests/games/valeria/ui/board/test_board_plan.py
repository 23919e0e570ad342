"""How a board divides its inside, for each size of box and text."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSize

from valeria_desktop.games.valeria.ui.board.board_plan import (
    BoardRoom,
    KingdomPlace,
    board_plan_of,
)
from valeria_desktop.games.valeria.ui.table.plan import plan_of
from valeria_desktop.ui.paint.room_look import Squeeze, unit_of
from valeria_desktop.ui.table.frame import OWN


def room(size: QSize, unit: float = 1.0, text: float = 1.0) -> BoardRoom:
    return BoardRoom(size, unit, text, Squeeze.of(text / unit))


def board_of(window: tuple[int, int], text: float) -> BoardRoom:
    """The board of one of two players in a window, as large as it gets."""
    size = plan_of(QSize(*window), text, 2, None, OWN).own.board.size()
    return room(size, unit_of(QSize(*window)), text)


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
    assert [each.is_frieze for each in stages] == [False, False, True, True]
    assert [each.is_stacked for each in stages] == [False, False, False, True]


NARROW = board_of((1024, 768), 1.0)
LARGE = board_of((1280, 720), 1.5)
LARGEST = board_of((1280, 720), 2.0)


@pytest.mark.parametrize(
    ("board", "tiles", "place"),
    [
        (NARROW, 6, KingdomPlace.BESIDE),
        (NARROW, 8, KingdomPlace.BESIDE),
        (NARROW, 11, KingdomPlace.FRIEZE),
        (NARROW, 20, KingdomPlace.FRIEZE),
        (LARGE, 8, KingdomPlace.BESIDE),
        (LARGE, 9, KingdomPlace.FRIEZE),
        (LARGE, 14, KingdomPlace.FRIEZE),
        (LARGEST, 3, KingdomPlace.LAST_ROW),
        (LARGEST, 9, KingdomPlace.CHIPS),
        (board_of((1024, 768), 1.3), 7, KingdomPlace.LAST_ROW),
        (board_of((1024, 768), 1.3), 8, KingdomPlace.CHIPS),
        (board_of((1024, 768), 1.5), 9, KingdomPlace.BELOW),
    ],
)
def test_the_kingdom_takes_what_is_free_then_is_a_frieze_then_two_chips(
    board: BoardRoom, tiles: int, place: KingdomPlace
) -> None:
    assert board_plan_of(board, tiles).place is place


@pytest.mark.parametrize("board", [NARROW, LARGE])
@pytest.mark.parametrize("tiles", range(3, 21))
def test_a_column_of_a_kingdom_is_wide_and_letters_below_a_frieze_are_13_high(
    board: BoardRoom, tiles: int
) -> None:
    inside = board_plan_of(board, tiles)
    if inside.is_frieze:
        assert inside.kingdom.height() == 40
        assert inside.kingdom.bottom() < inside.tableau.top()
        assert inside.tile.height() >= 58
        assert inside.tableau.bottom() <= board.size.height()
    else:
        assert inside.kingdom.width() >= 150
        assert inside.tile.width() >= 112 * board.text - 8


def test_in_large_text_the_kingdom_takes_the_free_cells_of_the_last_row() -> None:
    shared = board_plan_of(board_of((1024, 768), 1.3), 7)
    assert shared.shares_row
    assert shared.kingdom.height() == round(shared.tile.height())
    assert shared.kingdom.top() >= shared.tableau.top() + shared.tile.height() + 8
    free = shared.columns * shared.rows - 7
    assert shared.kingdom.width() >= free * shared.tile.width() - 1
