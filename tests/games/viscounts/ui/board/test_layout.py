"""The board in a window: boxes by address, what a click finds, sizes of things."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, QRectF

from tests.games.viscounts.ui.realm import RING
from valeria_desktop.games.viscounts.rules.at import (
    Area,
    Asset,
    AtArea,
    AtExchange,
    AtInner,
    AtLink,
    AtScroll,
    AtSection,
    AtSpace,
    AtSpot,
    AtStack,
    OfPlayer,
)
from valeria_desktop.games.viscounts.rules.model.ring import SEGMENTS
from valeria_desktop.games.viscounts.ui.board.layout import COMPACT, FULL, Sizes, board_layout
from valeria_desktop.games.viscounts.ui.board.places import socket_at

if TYPE_CHECKING:
    from valeria_desktop.kernel.at import At

LAYOUT = board_layout(QRectF(11, 45, 760, 490), 1.0)


def test_everything_on_the_board_is_found_at_its_middle() -> None:
    for at, box in LAYOUT.things(RING):
        assert LAYOUT.at(box.center(), RING) == at
        assert LAYOUT.box_of(at, RING) == box


def test_all_things_of_the_ring_have_an_address() -> None:
    kinds = [type(at) for at, _ in LAYOUT.things(RING)]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        AtSpace: 15,
        AtExchange: 10,
        AtSpot: 25,
        AtLink: 20,
        AtStack: 5,
        AtScroll: 5,
    }


@pytest.mark.parametrize("position", range(SEGMENTS))
@pytest.mark.parametrize(("tier", "kind"), [(1, AtSection), (2, AtInner)])
def test_a_section_of_the_castle_is_found_where_its_workers_stand(
    position: int, tier: int, kind: type[At]
) -> None:
    foot = LAYOUT.sheet.at(socket_at(position, tier, 1)) - QPointF(0, 5)
    found = LAYOUT.at(foot, RING)
    assert isinstance(found, kind)
    box = LAYOUT.box_of(found, RING)
    assert box is not None
    assert box.contains(foot)


def test_the_middle_is_the_keep_and_the_hall_is_nothing() -> None:
    assert LAYOUT.at(LAYOUT.sheet.middle, RING) == AtArea(Area.THIRD_TIER)
    assert LAYOUT.at(QPointF(12, 46), RING) is None


def test_what_lies_on_a_players_board_has_no_box_here() -> None:
    assert LAYOUT.box_of(OfPlayer(0, Asset.SILVER), RING) is None


@pytest.mark.parametrize(
    ("box", "text", "sizes"),
    [
        (QRectF(0, 0, 760, 490), 1.0, FULL),
        (QRectF(0, 0, 1140, 735), 1.5, FULL),
        (QRectF(0, 0, 616, 398), 1.0, COMPACT),
        (QRectF(0, 0, 900, 580), 1.5, COMPACT),
    ],
)
def test_things_are_compact_where_the_text_is_larger_than_the_board(
    box: QRectF, text: float, sizes: Sizes
) -> None:
    layout = board_layout(box, text)
    assert layout.sizes is sizes
    assert layout.thing >= min(text, 1.0)


def test_a_click_between_two_things_finds_the_nearer_one() -> None:
    ground, gift = LAYOUT.ground(0), LAYOUT.gift(RING.links[0])
    between = (ground.center() + gift.center()) / 2
    nearer = between + (gift.center() - between) / 4
    assert LAYOUT.at(nearer, RING) == AtLink(RING.links[0].link.id)
