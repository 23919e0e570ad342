"""Where everything stands: inside the window, nothing over anything, and the city large enough."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from PySide6.QtCore import QRect, QSize

from valeria_desktop.games.valencia.files.loader import shipped_catalog
from valeria_desktop.games.valencia.rules.arrange import first_city
from valeria_desktop.games.valencia.ui.parts.city_layout import city_layout_of
from valeria_desktop.games.valencia.ui.table.plan import (
    TablePlan,
    plan_of,
    with_auction,
    with_planning,
)
from valeria_desktop.ui.table.frame import MAT, OWN, Leaf

SIZES = [(1024, 768), (1280, 720), (1366, 768), (1920, 1080), (2560, 1440)]
TEXTS = [1.0, 1.15, 1.3, 1.5, 2.0]
GRIDS = {2: (6, 6), 3: (8, 6), 4: (10, 6), 5: (10, 6)}
CASES = list(product(SIZES, TEXTS, GRIDS))
LEAST_CELL = 44


def planned(
    size: tuple[int, int], text: float, players: int, leaf: Leaf = MAT
) -> tuple[TablePlan, QRect]:
    window = QSize(*size)
    return plan_of(window, text, players, GRIDS[players], leaf), QRect(0, 0, *size)


def shown(plan: TablePlan) -> dict[str, QRect]:
    boxes = {name: getattr(plan, name) for name in ("bar", "steps", "city", "council", "column")}
    if plan.strip is not None:
        boxes["strip"] = plan.strip
    boxes["board"] = plan.board
    if plan.leaf is OWN:
        boxes["mat"] = plan.mat
        del boxes["steps"], boxes["city"], boxes["council"]
    return boxes


@pytest.mark.parametrize(("size", "text", "players"), CASES)
def test_all_is_in_the_window_and_nothing_lies_over_anything(
    size: tuple[int, int], text: float, players: int
) -> None:
    for leaf in (MAT, OWN):
        plan, window = planned(size, text, players, leaf)
        boxes = shown(plan)
        outside = [name for name, box in boxes.items() if not window.contains(box)]
        assert outside == []
        over = [
            (one, other)
            for one, other in combinations(boxes, 2)
            if boxes[one].intersects(boxes[other])
        ]
        assert over == []


@pytest.mark.parametrize(("size", "text", "players"), CASES)
def test_a_cell_is_never_too_small(size: tuple[int, int], text: float, players: int) -> None:
    plan, _ = planned(size, text, players)
    columns, rows = GRIDS[players]
    assert plan.city.height() / (rows + 1) >= LEAST_CELL * plan.unit
    assert plan.city.width() / (columns + 1) >= LEAST_CELL * plan.unit
    assert plan.council.width() >= 200 * plan.unit


def test_as_drawn() -> None:
    plan, _ = planned((1280, 720), 1.0, 4)
    assert plan.steps == QRect(19, 119, 898, 50)
    assert plan.city.height() == pytest.approx(321, abs=12)
    assert plan.city.width() == pytest.approx(545, abs=20)
    assert len(plan.rivals) == 3


@pytest.mark.parametrize(
    ("size", "cell"), [((1280, 720), 59), ((1366, 768), 63), ((1920, 1080), 89)]
)
def test_two_players_have_a_larger_city_beside_the_steps(size: tuple[int, int], cell: int) -> None:
    plan, _ = planned(size, 1.0, 2)
    layout = city_layout_of(first_city(shipped_catalog().plan_for(2)), plan.city.size())
    assert layout.high == cell
    assert plan.steps.left() == plan.council.left() > plan.city.right()
    assert plan.steps.top() == plan.city.top()
    assert plan.council.bottom() == plan.city.bottom()


@pytest.mark.parametrize(("size", "players"), [((1280, 720), 3), ((1024, 768), 2)])
def test_where_the_city_wouldnt_grow_it_stays_below_the_steps(
    size: tuple[int, int], players: int
) -> None:
    plan, _ = planned(size, 1.0, players)
    assert plan.steps.bottom() < plan.city.top()
    assert plan.steps.width() > plan.city.width() + plan.council.width()


def test_city_and_council_stand_in_the_middle_together() -> None:
    plan, _ = planned((1280, 720), 1.0, 2)
    left, right = plan.city.left() - plan.mat.left(), plan.mat.right() - plan.council.right()
    assert left == pytest.approx(right, abs=2)


def test_where_there_is_one_leaf_the_city_makes_room_for_the_board() -> None:
    plan, _ = planned((1280, 720), 2.0, 3)
    assert plan.leaf is MAT
    turned, _ = planned((1280, 720), 2.0, 3, OWN)
    assert turned.city.isEmpty()
    assert turned.board.height() > plan.board.height()


@pytest.mark.parametrize(("size", "text", "players"), CASES)
def test_in_an_auction_the_council_shares_its_place_with_the_round_table(
    size: tuple[int, int], text: float, players: int
) -> None:
    plan, _ = planned(size, text, players)
    made = with_auction(plan)
    assert made.auction is not None
    assert made.council.united(made.auction) == plan.council
    assert not made.council.intersects(made.auction)
    assert made.city == plan.city
    assert made.auction.height() >= 150 * plan.unit
    assert made.council.height() >= 62 * plan.unit - 1


@pytest.mark.parametrize(
    ("size", "text", "players"), [((1024, 768), 1.5, 3), ((1280, 720), 2.0, 3)]
)
def test_city_and_council_stand_above_a_plan_where_your_board_is_another_leaf(
    size: tuple[int, int], text: float, players: int
) -> None:
    plan, _ = planned(size, text, players)
    assert plan.leaf is MAT
    made = with_planning(plan, QSize(*size))
    for box in (made.city, made.council):
        assert box.height() > 0.25 * size[1]
        assert box.bottom() < 0.63 * size[1]
    assert (made.steps, made.mat) == (plan.steps, plan.mat)


def test_where_your_board_is_in_sight_nothing_moves_for_a_plan() -> None:
    plan, _ = planned((1280, 720), 1.0, 3)
    assert with_planning(plan, QSize(1280, 720)) == plan


def test_the_council_is_a_row_as_drawn_in_an_auction() -> None:
    plan = with_auction(planned((1280, 720), 1.0, 3)[0])
    assert plan.auction is not None
    assert (plan.council.width(), plan.council.height()) == (400, 62)
    assert (plan.auction.width(), plan.auction.height()) == (400, 260)


def test_where_your_board_is_the_shown_leaf_there_is_no_round_table() -> None:
    plan, _ = planned((1280, 720), 2.0, 3, OWN)
    assert with_auction(plan) == plan
