"""Dice as they are drawn."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.paint.strokes import paint_die

FACES = range(1, 7)


@pytest.mark.parametrize("is_dark", [False, True])
def test_a_die_has_as_many_pips_as_its_number(qapp: object, *, is_dark: bool) -> None:
    pip = QColor(CARD_TEXT if is_dark else CARD_INK).lightness()
    face = QColor(CARD_INK if is_dark else CARD_TEXT).lightness()
    inside = {number: pip_pixels(number, pip, face, is_dark=is_dark) for number in FACES}
    one_pip = (inside[6] - inside[2]) / 4
    for number in range(2, 7):
        assert round(inside[number] / one_pip) == number
    assert inside[1] > one_pip  # the single pip is larger


def pip_pixels(number: int, pip: int, face: int, *, is_dark: bool) -> int:
    image = QImage(100, 100, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_die(painter, QRectF(0, 0, 100, 100), number, is_dark=is_dark)
    painter.end()
    middle = (pip + face) / 2
    is_pip = (lambda light: light > middle) if is_dark else (lambda light: light < middle)
    return sum(
        is_pip(image.pixelColor(x, y).lightness()) for x, y in product(range(12, 88), range(12, 82))
    )
