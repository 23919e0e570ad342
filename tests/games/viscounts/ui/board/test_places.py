"""The table of places: everything has room on the board, in every window that is promised."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import hypot
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, QRectF

from valeria_desktop.games.viscounts.rules.model.ring import INNER, SEGMENTS, SPACES, SPOTS, WAYS
from valeria_desktop.games.viscounts.ui.board.layout import (
    TARGET,
    BoardLayout,
    board_layout,
    target_of,
)
from valeria_desktop.games.viscounts.ui.board.places import (
    GROUNDS,
    LANES,
    SOCKETS,
    gift_at,
    landmark_at,
    plate_at,
    socket_at,
    way_between,
)
from valeria_desktop.games.viscounts.ui.board.shape import (
    CASTLE,
    CENTRE,
    WEDGES,
    angle_at,
    castle_point,
    is_in_wedge,
    out_of,
    rim_radius,
    wedge_point,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

WINDOWS = {
    "1280x720": (QRectF(11, 45, 760, 490), 1.0),
    "1024x768": (QRectF(8, 46, 616, 398), 1.0),
    "1920x1080": (QRectF(16, 67, 1140, 735), 1.5),
    "1280x720 at 150 %": (QRectF(10, 60, 900, 580), 1.5),
}
"""The board's boxes in the windows that are promised, and their pixels of a unit of text."""
INTO_THE_GIFT = 2.0
"""Units that a round gift may reach over the square box of its neighbour's corner."""


@pytest.fixture(params=WINDOWS)
def layout(request: pytest.FixtureRequest) -> BoardLayout:
    return board_layout(*WINDOWS[request.param])


def squares_on(layout: BoardLayout) -> Iterator[tuple[str, QRectF]]:
    """Yield everything that is drawn outside the castle but gifts, which are round."""
    for space in range(SPACES):
        yield f"space {space}", layout.space(space)
        if space % LANES != INNER:
            yield f"market {space}", layout.market(space)
    for spot in range(SPOTS):
        yield f"ground {spot}", layout.ground(spot)
    for position in range(SEGMENTS):
        yield f"folk {position}", layout.folk(position)
        yield f"book {position}", layout.book(position)


def gifts_on(layout: BoardLayout) -> Iterator[tuple[str, QRectF]]:
    """Yield the places of all links that any land may bring."""
    for position in range(SEGMENTS):
        for number in range(1, GROUNDS + 1):
            middle = layout.sheet.at(gift_at(position, number))
            side = layout.sizes.gift[0] * layout.thing
            yield (
                f"gift {position}.{number}",
                QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side),
            )


def test_nothing_on_the_board_covers_another_thing(layout: BoardLayout) -> None:
    for (one, box), (other, beside) in combinations(squares_on(layout), 2):
        both = box.intersected(beside)
        if "space" in one or "space" in other:  # a stone is round: corners of its box are free
            assert min(both.width(), both.height()) <= 2 * layout.thing, (one, other)
        else:
            assert both.isEmpty(), (one, other)


def test_a_round_gift_stays_between_its_grounds(layout: BoardLayout) -> None:
    for gift, circle in gifts_on(layout):
        radius, middle = circle.width() / 2, circle.center()
        for name, box in squares_on(layout):
            across = max(box.left() - middle.x(), 0.0, middle.x() - box.right())
            down = max(box.top() - middle.y(), 0.0, middle.y() - box.bottom())
            assert hypot(across, down) > radius - INTO_THE_GIFT * layout.thing, (gift, name)


def test_everything_lies_inside_the_rim_and_outside_the_castle(layout: BoardLayout) -> None:
    for name, box in (*squares_on(layout), *gifts_on(layout)):
        middle = CENTRE + (box.center() - layout.sheet.middle) / layout.sheet.unit
        assert 0 < out_of(middle) < 1, name
        for corner in (box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight()):
            at = CENTRE + (corner - layout.sheet.middle) / layout.sheet.unit
            away = at - CENTRE
            assert hypot(away.x() / CASTLE[0], away.y() / CASTLE[1]) > 0.97, name
            assert out_of(at) < 1.07, name


def test_whatever_is_drawn_is_found_at_its_middle_and_a_target_is_44_pixels(
    layout: BoardLayout,
) -> None:
    things = [*squares_on(layout), *gifts_on(layout)]
    for name, box in things:
        target = target_of(box)
        assert min(target.width(), target.height()) >= TARGET
        middle = box.center()
        nearest = min(
            (other for other in things if target_of(other[1]).contains(middle)),
            key=lambda other: hypot(
                other[1].center().x() - middle.x(), other[1].center().y() - middle.y()
            ),
        )
        assert nearest[0] == name


def test_two_middles_are_never_closer_than_a_small_target(layout: BoardLayout) -> None:
    """Where targets of 44 pixels meet, the nearest middle is found: 26 pixels are left to each."""
    middles = [box.center() for _, box in (*squares_on(layout), *gifts_on(layout))]
    assert min(_far(one, other) for one, other in combinations(middles, 2)) >= 26


def _far(one: QPointF, other: QPointF) -> float:
    return hypot(one.x() - other.x(), one.y() - other.y())


@pytest.mark.parametrize("position", range(SEGMENTS))
def test_a_wedges_places_lie_in_their_wedge(position: int) -> None:
    layout = board_layout(*WINDOWS["1280x720"])
    for lane in range(LANES):
        assert is_in_wedge(position, _as_drawn(layout, layout.space(position * LANES + lane)))
    assert is_in_wedge(position, _as_drawn(layout, layout.folk(position)))
    assert is_in_wedge(position, _as_drawn(layout, layout.book(position)))
    for number in range(GROUNDS):
        spot = position * GROUNDS + number
        assert is_in_wedge(position, _as_drawn(layout, layout.ground(spot)))


def _as_drawn(layout: BoardLayout, box: QRectF) -> QPointF:
    return CENTRE + (box.center() - layout.sheet.middle) / layout.sheet.unit


@pytest.mark.parametrize("river", [0.4, 0.6])
@pytest.mark.parametrize("position", range(SEGMENTS))
def test_the_rivers_mouth_is_free_wherever_it_is(position: int, river: float) -> None:
    layout = board_layout(*WINDOWS["1280x720"])
    for out in (0.9, 0.95):
        mouth = layout.sheet.at(wedge_point(position + river, out))
        grounds = [layout.ground(spot) for spot in range(SPOTS)]
        assert not any(box.contains(mouth) for box in grounds)


@pytest.mark.parametrize("river", [0.4, 0.6])
@pytest.mark.parametrize("position", range(SEGMENTS))
def test_a_landmark_stands_free_in_its_wedge(position: int, river: float) -> None:
    layout = board_layout(*WINDOWS["1280x720"])
    box = landmark_at(position, river)
    laid = QRectF(layout.sheet.at(box.topLeft()), layout.sheet.at(box.bottomRight()))
    assert all(not laid.intersects(other) for _, other in squares_on(layout))
    assert is_in_wedge(position, box.center())
    assert box.width() >= 20


def test_five_cuts_give_every_wedge_the_same_share_of_the_rim() -> None:
    """The first wedge is centred on noon, and they follow one another clockwise."""
    noon = wedge_point(0.5, 1)
    assert noon.x() == pytest.approx(CENTRE.x(), abs=1)
    assert noon.y() < CENTRE.y()
    weights = []
    for wedge in range(WEDGES):
        steps = [angle_at(wedge + step / 40) for step in range(41)]
        turned = [(b - a) % 6.283185307 for a, b in pairwise(steps)]
        weights.append(
            sum(rim_radius(at) ** 1.35 * by for at, by in zip(steps, turned, strict=False))
        )
    assert max(weights) / min(weights) < 1.02


def test_sockets_stand_in_their_section_and_apart() -> None:
    for tier, least in ((1, 18), (2, 13)):
        feet = [
            socket_at(position, tier, number)
            for position in range(SEGMENTS)
            for number in range(SOCKETS)
        ]
        for one, other in combinations(feet, 2):
            assert _far(one, other) > least


def test_no_plate_lies_on_an_inner_space_or_on_a_card() -> None:
    layout = board_layout(*WINDOWS["1280x720"])
    for position in range(SEGMENTS):
        at = layout.sheet.at(plate_at(position))
        plate = QRectF(at.x() - 20, at.y() - 9.5, 40, 19)
        stones = [layout.space(space) for space in range(INNER, SPACES, LANES)]
        cards = [layout.folk(place) for place in range(SEGMENTS)]
        assert not any(plate.intersects(box) for box in (*stones, *cards))


@pytest.mark.parametrize("start", range(SPACES))
def test_ways_lead_from_stone_to_stone_and_never_through_the_castle(start: int) -> None:
    layout = board_layout(*WINDOWS["1280x720"])
    for goal in WAYS[start]:
        way = way_between(start, goal)
        assert layout.sheet.at(way[0]) == layout.space(start).center()
        assert layout.sheet.at(way[-1]) == layout.space(goal).center()
        assert all(0 < out_of(point) < 1 for point in way)


def test_the_castles_edge_is_the_ellipse() -> None:
    for along in range(WEDGES):
        away = castle_point(along, 1.0) - CENTRE
        assert hypot(away.x() / CASTLE[0], away.y() / CASTLE[1]) == pytest.approx(1)
