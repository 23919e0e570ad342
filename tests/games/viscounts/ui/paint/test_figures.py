"""Houses, workers and viscounts: in their owner's colour, with the sign, on their feet."""

from __future__ import annotations

from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from tests.games.viscounts.ui.realm import SEATS
from valeria_desktop.games.viscounts.rules.model.kinds import BuildingType
from valeria_desktop.games.viscounts.ui.paint.figures import (
    paint_house,
    paint_pawn,
    paint_viscount,
)
from valeria_desktop.games.viscounts.ui.paint.hall import paint_flagstones
from valeria_desktop.games.viscounts.ui.paint.pigments import DARK
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.look import Look

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.kernel.seats import Seat

FOOT = QPointF(50, 90)
GROUND = "#6b6a34"


def painted(look: Look, paint: Callable[[Brush], None]) -> QImage:
    image = QImage(100, 100, QImage.Format.Format_RGB32)
    image.fill(QColor(GROUND))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(Brush(painter, look, 1.0))
    painter.end()
    return image


def colours(image: QImage) -> list[str]:
    return [image.pixelColor(x, y).name() for x in range(100) for y in range(100)]


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("kind", BuildingType)
def test_a_roof_has_its_owners_colour(look: Look, kind: BuildingType, seat: Seat) -> None:
    image = painted(look, partial(paint_house, foot=FOOT, high=46, kind=kind, seat=seat))
    assert colours(image).count(look.player(seat.colour).name()) > 20


def test_three_houses_have_three_silhouettes(look: Look) -> None:
    """Players who can't tell the colours of roofs tell houses by their shape."""
    shapes = {}
    for kind in BuildingType:
        image = painted(look, partial(paint_house, foot=FOOT, high=46, kind=kind, seat=SEATS[0]))
        shapes[kind] = [colour != GROUND for colour in colours(image)]
    for one, other in combinations(shapes, 2):
        apart = sum(a != b for a, b in zip(shapes[one], shapes[other], strict=True))
        assert apart > 0.1 * sum(shapes[one])
    heights = {kind: _top_of(shape) for kind, shape in shapes.items()}
    workshop, post, hall = (
        heights[kind]
        for kind in (BuildingType.WORKSHOP, BuildingType.TRADING_POST, BuildingType.GUILDHALL)
    )
    assert hall < post < workshop


def _top_of(shape: list[bool]) -> int:
    """Return the highest row of a silhouette whose points stand in columns."""
    return min(at % 100 for at, is_inked in enumerate(shape) if is_inked)


@pytest.mark.parametrize("high", [17.5, 21, 40])
def test_a_worker_is_known_by_colour_at_every_size(look: Look, high: float) -> None:
    for seat in SEATS:
        image = painted(look, partial(paint_pawn, foot=FOOT, high=high, seat=seat))
        assert colours(image).count(look.player(seat.colour).name()) > high


def test_viscounts_differ_by_more_than_their_colour(look: Look) -> None:
    """Their signs differ, and yellow and sky ride dark horses."""
    greys = []
    for seat in SEATS:
        image = painted(look, partial(paint_viscount, foot=FOOT, high=64, seat=seat))
        greys.append([QColor(colour).lightness() // 24 for colour in colours(image)])
    for one, other in combinations(greys, 2):
        assert sum(a != b for a, b in zip(one, other, strict=True)) > 60


def test_a_ghost_is_fainter_than_a_viscount(look: Look) -> None:
    solid = painted(look, lambda brush: paint_viscount(brush, FOOT, 64, SEATS[0]))
    ghost = painted(look, lambda brush: paint_viscount(brush, FOOT, 64, SEATS[0], share=0.5))
    colour = look.player(SEATS[0].colour).name()
    assert colours(solid).count(colour) > 100
    assert colours(ghost).count(colour) == 0
    assert ghost != painted(look, lambda _brush: None)


def test_a_figure_stands_on_its_foot(look: Look) -> None:
    kind, seat = BuildingType.GUILDHALL, SEATS[0]
    for paint in (
        partial(paint_house, foot=FOOT, high=46, kind=kind, seat=seat),
        partial(paint_viscount, foot=FOOT, high=64, seat=seat),
    ):
        image = painted(look, paint)
        rows = [y for y in range(100) if image.pixelColor(50, y).name() != GROUND]
        assert FOOT.y() - 2 <= max(rows) < FOOT.y() + 8


def test_the_halls_stones_differ_a_little_and_have_joints(look: Look) -> None:
    image = QImage(400, 200, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_flagstones(Brush(painter, look, 1.0), QRectF(0, 0, 400, 200))
    painter.end()
    found = {image.pixelColor(x, y).name() for x in range(0, 400, 2) for y in range(10, 200, 2)}
    assert DARK.joint in found
    stones = [
        image.pixelColor(x, y).lightness() for x in range(5, 400, 7) for y in range(20, 200, 52)
    ]
    assert 4 < max(stones) - min(stones) < 60


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_hall_is_stone_in_both_themes(theme: str, look: Look) -> None:
    other = Look()
    other.use(theme=theme)
    image = QImage(200, 100, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_flagstones(Brush(painter, other, 1.0), QRectF(0, 0, 200, 100))
    painter.end()
    lightness = image.pixelColor(100, 80).lightness()
    assert (lightness < 100) is (theme == "dark")
