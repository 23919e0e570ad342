"""Everything has its place: nothing lies over anything else, in any window, at any size of text."""

from __future__ import annotations

from itertools import combinations, product
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, QSize

from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.games.valeria.ui.table.plan import TablePlan, plan_of
from valeria_desktop.ui.paint.look import TEXT_SIZES
from valeria_desktop.ui.paint.room_look import Squeeze
from valeria_desktop.ui.table.frame import MAT, OWN

if TYPE_CHECKING:
    from collections.abc import Iterator

SIZES = (
    (1024, 600),
    (1024, 768),
    (1100, 700),
    (1280, 720),
    (1366, 768),
    (1600, 900),
    (1600, 1200),
    (1920, 1080),
    (2560, 1080),
    (2560, 1440),
)
PAIRS = list(product(SIZES, TEXT_SIZES))
TABLES = [*((players, None) for players in (2, 3, 4, 5)), (1, Solo.DARK_LORD), (1, Solo.SIEGE)]


def plans(size: tuple[int, int], text: float) -> Iterator[TablePlan]:
    for (players, solo), leaf in product(TABLES, (MAT, OWN)):
        yield plan_of(QSize(*size), text, players, solo, leaf)


def boxes(plan: TablePlan) -> list[QRect]:
    """What stands beside each other on the window."""
    story = plan.story(plan.prompt.height())
    some = [plan.strip, story]
    return [plan.bar, plan.mat, plan.prompt, plan.own.board, *(box for box in some if box)]


def apart(those: list[QRect]) -> bool:
    return not any(one.intersects(other) for one, other in combinations(those, 2))


@pytest.mark.parametrize(("size", "text"), PAIRS)
def test_nothing_lies_over_anything_else(size: tuple[int, int], text: float) -> None:
    for plan in plans(size, text):
        room = QRect(0, 0, *size)
        assert apart(boxes(plan))
        assert all(room.contains(box) for box in boxes(plan))
        assert apart(list(plan.rivals))
        assert all(plan.strip is not None and plan.strip.contains(box) for box in plan.rivals)
        lying = [*plan.tiles, *([plan.road] if plan.road else [])]
        assert apart(lying)
        assert all(plan.mat.contains(box) for box in lying)


@pytest.mark.parametrize(("size", "text"), PAIRS)
def test_the_own_board_has_room_for_its_parts(size: tuple[int, int], text: float) -> None:
    for plan in plans(size, text):
        own = plan.own
        if own.is_bar:
            continue
        parts = [own.head, *own.tracks, own.tableau, own.kingdom]
        assert apart(parts)
        assert all(own.board.contains(box) for box in parts)
        assert all(box.height() >= 19 * max(1.0, plan.unit) for box in own.tracks)
        assert own.tableau.width() >= 3 * 96 * plan.unit


@pytest.mark.parametrize(("size", "text"), PAIRS)
def test_the_prompt_grows_and_never_shrinks(size: tuple[int, int], text: float) -> None:
    for plan in plans(size, text):
        drawn = plan_of(QSize(*size), 1.0, 2)
        assert plan.prompt.height() >= min(150 * plan.unit, plan.column.height())
        assert plan.prompt.height() >= drawn.prompt.height() * 0.98 or plan.leaf
        assert plan.prompt.height() <= plan.column.height()
        assert plan.prompt.width() >= 326 * plan.unit
        story = plan.story(plan.prompt.height())
        assert story is not None or plan.squeeze is Squeeze.E
        assert story is None or plan.column.contains(story)
        assert plan.story(plan.column.height()) is None


@pytest.mark.parametrize(("size", "text"), PAIRS)
def test_what_stands_over_the_table_leaves_prompt_and_bar_free(
    size: tuple[int, int], text: float
) -> None:
    for plan in plans(size, text):
        over = plan.over
        those = [*over.dice, over.told, over.words, over.recap, over.zoom, over.notice]
        for box in those:
            assert QRect(0, 0, *size).contains(box)
            assert not box.intersects(plan.bar)
            assert not box.intersects(plan.column)
            assert plan.strip is None or not box.intersects(plan.strip)
        assert not over.told.intersects(over.words)
        assert apart(list(over.dice))


def test_it_is_as_drawn_at_1280_by_720() -> None:
    plan = plan_of(QSize(1280, 720), 1.0, 2)
    assert plan.squeeze is Squeeze.A
    assert plan.bar == QRect(10, 5, 1260, 33)
    assert plan.strip == QRect(10, 44, 1092, 76)
    assert plan.mat == QRect(10, 127, 916, 386)
    assert (plan.tiles[0].width(), plan.tiles[0].height()) == (172, 89)
    assert plan.prompt == QRect(936, 128, 334, 164)
    assert plan.story(164) == QRect(936, 298, 334, 215)
    assert plan.own.board == QRect(10, 517, 1260, 199)


@pytest.mark.parametrize(
    ("size", "text", "stage"),
    [
        ((1280, 720), 1.15, Squeeze.B),
        ((1280, 720), 1.3, Squeeze.C),
        ((1024, 768), 1.0, Squeeze.C),
        ((1280, 720), 1.5, Squeeze.D),
        ((1280, 720), 2.0, Squeeze.E),
        ((1920, 1080), 1.0, Squeeze.A),
    ],
)
def test_a_stage_is_chosen_by_text_and_room(
    size: tuple[int, int], text: float, stage: Squeeze
) -> None:
    assert plan_of(QSize(*size), text, 2).squeeze is stage


def test_height_left_over_goes_to_the_own_board_then_to_the_market() -> None:
    drawn, higher = (plan_of(QSize(1280, height), 1.0, 5) for height in (720, 752))
    assert higher.own.board.height() == drawn.own.board.height() + 32
    assert higher.mat == drawn.mat
    highest = plan_of(QSize(1280, 860), 1.0, 5)
    assert highest.mat.height() > drawn.mat.height()


def test_each_leaf_takes_the_others_place() -> None:
    market, own = (plan_of(QSize(1280, 720), 2.0, 3, None, leaf) for leaf in (MAT, OWN))
    assert market.own.is_bar
    assert not own.own.is_bar
    assert market.mat == own.own.board
    assert market.own.board == own.mat
    assert market.column.bottom() == market.own.board.bottom()
    assert market.prompt == own.prompt
