"""Chips and dice differ by shape and pips, and not by colour alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from tests.ui.pixels import pixels_of
from valeria_desktop.games.valeria.ui.cards.mood import WakeChip
from valeria_desktop.games.valeria.ui.paint.dice import Thrown, paint_chip_of, paint_die_of
from valeria_desktop.ui.paint.materials import CHIP_A, CHIP_B, CHIP_SUM

if TYPE_CHECKING:
    from valeria_desktop.ui.paint.look import Look


def chip_picture(look: Look, chip: WakeChip, number: int) -> QImage:
    image = QImage(60, 60, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_chip_of(painter, QRectF(0, 0, 60, 60), chip, number, look)
    painter.end()
    return image


def die_picture(die: WakeChip, number: int, **turned: float) -> QImage:
    image = QImage(160, 160, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_die_of(painter, QPointF(80, 80), 104, Thrown(die, number, **turned))
    painter.end()
    return image


@pytest.mark.parametrize(
    ("chip", "colour"), [(WakeChip.A, CHIP_A), (WakeChip.B, CHIP_B), (WakeChip.SUM, CHIP_SUM)]
)
def test_a_chip_has_its_colour_and_its_number(look: Look, chip: WakeChip, colour: str) -> None:
    image = chip_picture(look, chip, 3)
    assert image.pixelColor(30, 12) == QColor(colour)
    assert chip_picture(look, chip, 5) != image


def test_chips_have_different_shapes(look: Look) -> None:
    corners = [chip_picture(look, chip, 3).pixelColor(8, 7).alpha() > 0 for chip in WakeChip]
    edges = [chip_picture(look, chip, 3).pixelColor(13, 13).alpha() > 0 for chip in WakeChip]
    assert corners == [True, False, False]
    assert edges == [True, False, True]


def test_each_number_of_a_die_has_its_own_face() -> None:
    pictures = {
        pixels_of(die_picture(die, number))
        for die in (WakeChip.A, WakeChip.B)
        for number in range(1, 7)
    }
    assert len(pictures) == 12


def test_a_die_is_turned_and_flattened() -> None:
    straight = die_picture(WakeChip.A, 3)
    assert die_picture(WakeChip.A, 3, angle=30) != straight
    flat = die_picture(WakeChip.A, 3, squash=0.6)
    assert straight.pixelColor(80, 40).alpha() == 255
    assert flat.pixelColor(80, 40).alpha() == 0
    assert die_picture(WakeChip.A, 3, height=0.4) != straight
