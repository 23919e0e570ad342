"""Where stacks lie: never beyond their room, and open as long as that goes."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import QRectF

from valeria_desktop.games.valencia.ui.cards.fans import lay_fans, wished_width

ROOM = QRectF(0, 0, 430, 150)


@pytest.mark.parametrize("seed", range(40))
def test_stacks_of_any_size_stay_in_their_room_in_order(seed: int) -> None:
    chance = Random(seed)
    sizes = [chance.randint(1, 8) for _ in range(chance.randint(1, 12))]
    box = QRectF(5, 3, chance.randint(40, 900), chance.randint(20, 400))
    fans = lay_fans(sizes, box, chance.choice([0.5, 1.0, 2.0]), chance.choice([0.5, 1.0, 2.0]))
    assert len(fans) == len(sizes)
    slack = box.adjusted(-1, -1, 1, 1)
    for fan, size in zip(fans, sizes, strict=True):
        assert slack.contains(fan.tray)
        assert fan.tray.adjusted(-1, -1, 1, 1).contains(fan.sum)
        assert len(fan.cards) in {0, size}
        assert all(fan.tray.adjusted(-1, -1, 1, 1).contains(card) for card in fan.cards)
    for one, other in pairwise(fans):
        assert one.tray.right() <= other.tray.left() + 1


def test_as_drawn_a_card_is_72_by_100_and_two_thirds_of_it_are_seen_below_others() -> None:
    (fan,) = lay_fans([2], QRectF(0, 0, 430, 160), 1.0, 1.0)
    assert (fan.cards[0].width(), fan.cards[0].height()) == (72.0, 100.0)
    assert fan.shown == pytest.approx((46.08, 72.0))
    assert wished_width((2,), 1.0) < 200


def test_with_less_room_fans_close_first_and_then_cards_shrink() -> None:
    open_one = lay_fans([4, 4], QRectF(0, 0, 430, 150), 1.0, 1.0)
    closer = lay_fans([4, 4], QRectF(0, 0, 330, 150), 1.0, 1.0)
    small = lay_fans([4, 4], QRectF(0, 0, 210, 150), 1.0, 1.0)
    assert open_one[0].shown[0] > closer[0].shown[0]
    assert open_one[0].cards[0].height() == closer[0].cards[0].height()
    assert small[0].cards[0].height() < closer[0].cards[0].height()


def test_where_no_card_has_room_the_sum_stays() -> None:
    fans = lay_fans([3, 1], QRectF(0, 0, 200, 30), 1.0, 1.0)
    assert [fan.cards for fan in fans] == [(), ()]
    assert all(fan.whole == fan.sum for fan in fans)
    assert lay_fans([], ROOM, 1.0, 1.0) == ()
