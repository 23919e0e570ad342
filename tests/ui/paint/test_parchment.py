"""Parchment: what is written on it is in ink, and gold stands round what is to be answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from valeria_desktop.ui.paint import parchment
from valeria_desktop.ui.paint.look import Look
from valeria_desktop.ui.paint.materials import GOLD, INK, WOOD_DARK, WOOD_LIGHT
from valeria_desktop.ui.paint.parchment import ParchmentLook, paint_sheet
from valeria_desktop.ui.paint.room_look import RoomLook

if TYPE_CHECKING:
    from random import Random


def look_of(theme: str, scale: float = 1.0) -> tuple[Look, ParchmentLook]:
    table = Look()
    table.use(theme=theme, scale=scale)
    return table, ParchmentLook(table)


def painted(look: ParchmentLook, height: int = 164, *, is_lit: bool = True) -> QImage:
    image = QImage(334, height, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    paint_sheet(painter, QRectF(image.rect()), look, is_lit=is_lit)
    painter.end()
    return image


def colours_of(image: QImage) -> set[str]:
    inside = image.rect()
    return {
        image.pixelColor(x, y).name()
        for y in range(inside.height())
        for x in range(inside.width())
        if image.pixelColor(x, y).alpha()
    }


@pytest.mark.parametrize(("theme", "wood"), [("dark", WOOD_DARK), ("light", WOOD_LIGHT)])
def test_parchment_is_of_the_theme_and_written_on_in_ink(
    qapp: object, theme: str, wood: object
) -> None:
    _, look = look_of(theme)
    assert look.materials is wood
    assert look.palette.ink == INK
    assert look.palette.table == look.materials.parchment
    assert not look.is_dark


def test_it_follows_the_look_of_the_table(qapp: object) -> None:
    table, look = look_of("dark")
    told: list[float] = []
    look.changed.connect(lambda: told.append(look.scale))
    table.use(scale=1.5)
    table.use(theme="light")
    assert told == [1.5, 1.5]
    assert look.materials is WOOD_LIGHT


def test_boxes_of_a_room_do_not_grow_with_its_text(qapp: object) -> None:
    table = Look()
    table.use(theme="dark", scale=1.5)
    room = RoomLook(table, table)
    room.fit(QSize(1280, 720))
    look = ParchmentLook(room, room)
    assert (look.scale, look.unit) == (1.5, 1.0)


def test_gold_stands_round_what_is_to_be_answered_only(qapp: object) -> None:
    _, look = look_of("dark")
    assert QColor(GOLD).name() in colours_of(painted(look))
    assert QColor(GOLD).name() not in colours_of(painted(look, is_lit=False))


def test_a_sheet_that_grows_keeps_its_upper_edge(qapp: object) -> None:
    _, look = look_of("light")
    small, large = painted(look), painted(look, 300)
    above = (0, 0, 334, 40)
    assert small.copy(*above) == large.copy(*above)


def test_sheets_of_one_size_are_torn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    _, look = look_of("dark")
    torn: list[QPointF] = []
    tear = parchment._torn_edge

    def tearing(start: QPointF, end: QPointF, chance: Random, unit: float) -> list[QPointF]:
        torn.append(start)
        return tear(start, end, chance, unit)

    monkeypatch.setattr(parchment, "_torn_edge", tearing)
    assert painted(look, height=211) == painted(look, height=211)
    assert len(torn) == 4
