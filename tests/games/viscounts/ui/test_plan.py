"""The plan of the table of Viscounts: boxes in every window, text size and number of rivals."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRect, QRectF, QSize, QSizeF

from valeria_desktop.games.viscounts.ui.parts.own import fan_of
from valeria_desktop.games.viscounts.ui.parts.own_zones import own_zones
from valeria_desktop.games.viscounts.ui.table.plan import plan_of
from valeria_desktop.ui.paint.room_look import Squeeze
from valeria_desktop.ui.table.frame import MAT, OWN

WINDOWS = [(1280, 720), (1024, 768), (1366, 768), (1600, 1200), (1920, 1080), (1440, 900)]
TEXTS = [1.0, 1.25, 1.5, 2.0]


def test_as_drawn_everything_has_the_box_of_the_drawing() -> None:
    plan = plan_of(QSize(1280, 720), 1.0, 3)
    assert plan.leaf is None
    assert abs(plan.ring.width() - 762) <= 20
    assert abs(plan.ring.height() - 490) <= 4
    assert abs(plan.column.width() - 478) <= 20
    assert abs(plan.own.height() - 175) <= 4
    assert [round(box.height() / 10) for box in plan.rivals] == [9, 9, 9]


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("rivals", [1, 2, 3])
@pytest.mark.parametrize("leaf", [MAT, OWN])
def test_no_box_leaves_the_window_or_covers_another(
    window: tuple[int, int], text: float, rivals: int, leaf: object
) -> None:
    size = QSize(*window)
    plan = plan_of(size, text, rivals, MAT if leaf is MAT else OWN)
    room = QRect(0, 0, size.width(), size.height())
    boxes = [plan.bar, plan.ring, plan.own, plan.prompt, plan.claims, plan.strip]
    if plan.leaf is not None:
        boxes.append(plan.bars)
    shown = [box for box in boxes if box is not None and not box.isEmpty()]
    for number, box in enumerate(shown):
        assert room.contains(box), box
        for other in shown[number + 1 :]:
            assert not box.intersects(other), (box, other)
    for box in plan.rivals:
        assert plan.strip is not None
        assert plan.strip.contains(box)


def test_large_text_has_the_realm_and_the_board_on_two_leaves() -> None:
    assert plan_of(QSize(1280, 720), 1.25, 3).leaf is None
    realm, house = (plan_of(QSize(1280, 720), 1.5, 3, leaf) for leaf in (MAT, OWN))
    assert realm.squeeze >= Squeeze.D
    assert realm.own.isEmpty()
    assert house.ring.isEmpty()
    assert realm.ring.width() > 840
    assert house.own.height() > 500


@pytest.mark.parametrize(("wide", "high"), [(1264, 175), (1264, 240), (1264, 400), (870, 580)])
def test_zones_of_a_board_lie_beside_each_other(wide: int, high: int) -> None:
    zones = own_zones(QSizeF(wide, high), 1.0)
    whole = QRectF(0, 0, wide, high)
    boxes = [
        *zones.purse.each,
        *zones.track.spaces,
        *zones.squares.prices,
        *(box for row in zones.squares.squares for box in row),
        *zones.squares.points,
        *zones.cards.sums,
        *zones.cards.line,
        zones.cards.hand,
        zones.cards.deck,
        zones.cards.discard,
    ]
    for number, box in enumerate(boxes):
        assert whole.contains(box), box
        for other in boxes[number + 1 :]:
            assert not box.adjusted(0.5, 0.5, -0.5, -0.5).intersects(other), (box, other)


@pytest.mark.parametrize("cards", [1, 3, 5, 7])
def test_the_left_edge_of_each_card_of_a_fan_stays_free(cards: int) -> None:
    boxes = fan_of(QRectF(0, 0, 210, 135), cards)
    assert len(boxes) == cards
    for box, other in pairwise(boxes):
        assert other.left() - box.left() >= box.width() * 25 / 91 - 0.1
