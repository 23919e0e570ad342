"""A city as a map: what is painted where, in any box."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from valeria_desktop.games.valencia.files.loader import shipped_catalog
from valeria_desktop.games.valencia.rules.arrange import first_city
from valeria_desktop.games.valencia.ui.paint.city_map import paint_city_map

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.model.city import City

pytestmark = pytest.mark.usefixtures("look")
CLOTH = QColor("#ff00ff")
SIDE = 60
"""Of a cell, where the box is of its shape; the wall is a tenth of it."""


def city_for(players: int) -> City:
    return first_city(shipped_catalog().plan_for(players))


def drawn(city: City, size: QSize) -> QImage:
    image = QImage(size, QImage.Format.Format_ARGB32)
    image.fill(CLOTH)
    painter = QPainter(image)
    paint_city_map(painter, QRectF(image.rect()), city)
    painter.end()
    return image


def whole(city: City) -> QImage:
    wall = SIDE // 5
    return drawn(city, QSize(city.width * SIDE + wall, city.height * SIDE + wall))


def cell(image: QImage, city: City, number: int) -> QImage:
    row, column = divmod(number, city.width)
    wall = SIDE // 10
    return image.copy(wall + column * SIDE, wall + row * SIDE, SIDE, SIDE)


def test_spaces_of_a_kind_look_alike_and_others_do_not() -> None:
    city = city_for(2)
    image = whole(city)
    looks: dict[object, list[QImage]] = {}
    for number in city.spaces:
        inner = cell(image, city, number).copy(6, 6, SIDE - 12, SIDE - 12)
        looks.setdefault(city.space(number), []).append(inner)
    assert all(each == seen[0] for seen in looks.values() for each in seen)
    firsts = [seen[0] for seen in looks.values()]
    assert all(one != other for at, one in enumerate(firsts) for other in firsts[:at])


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("size", [QSize(320, 180), QSize(180, 320), QSize(40, 24), QSize(3, 3)])
def test_a_city_stays_in_its_box(players: int, size: QSize) -> None:
    room = QImage(size + QSize(40, 40), QImage.Format.Format_ARGB32)
    room.fill(CLOTH)
    painter = QPainter(room)
    paint_city_map(painter, QRectF(20, 20, size.width(), size.height()), city_for(players))
    painter.end()
    edges = [(x, y) for x in range(room.width()) for y in range(room.height())]
    inside = QRectF(19, 19, size.width() + 2, size.height() + 2)
    assert all(room.pixelColor(x, y) == CLOTH for x, y in edges if not inside.contains(x, y))
