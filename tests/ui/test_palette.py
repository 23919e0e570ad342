"""What is lit stands out from whatever it is painted on, in both themes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.ui.cards.colours import field_of
from valeria_desktop.games.valeria.ui.cards.face import face_of
from valeria_desktop.games.valeria.ui.centre.stack import Stack, paint_stack
from valeria_desktop.ui.kit.palette import CARD_LIT, DARK, LIGHT, Palette

if TYPE_CHECKING:
    from valeria_desktop.ui.kit.look import Look

ENOUGH = 3.0  # what WCAG asks for between parts of a picture
TO_READ = 4.5
FIELDS = sorted({field_of(card) for card in shipped_catalog().all_cards()})
BOTH = pytest.mark.parametrize("tokens", [DARK, LIGHT], ids=["dark", "light"])


def brightness(colour: str | QColor) -> float:
    known = QColor(colour)
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else float(((part + 0.055) / 1.055) ** 2.4)
        for part in (known.redF(), known.greenF(), known.blueF())
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str | QColor, other: str | QColor) -> float:
    low, high = sorted((brightness(one), brightness(other)))
    return (high + 0.05) / (low + 0.05)


@BOTH
def test_what_is_lit_stands_out_from_the_ground(tokens: Palette) -> None:
    for ground in (tokens.table, tokens.panel, tokens.raised):
        assert contrast(tokens.lit, ground) >= ENOUGH
        assert contrast(tokens.focus, ground) >= ENOUGH
        assert contrast(tokens.ink, ground) >= TO_READ
    assert contrast(tokens.on_lit, tokens.lit) >= TO_READ


@pytest.mark.parametrize("field", FIELDS)
def test_what_is_lit_stands_out_from_every_card(field: str) -> None:
    assert contrast(CARD_LIT, field) >= ENOUGH
    assert contrast(CARD_LIT, QColor(field).darker(165)) >= ENOUGH  # its bands above and below


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_frame_of_a_lit_card_is_seen_from_the_table_and_from_the_card(
    look: Look, theme: str
) -> None:
    tokens = DARK if theme == "dark" else LIGHT
    card = next(card for card in shipped_catalog().all_cards() if field_of(card) == "#857033")
    image = QImage(170, 116, QImage.Format.Format_RGB32)
    image.fill(QColor(tokens.table))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    stack = Stack(face_of(card), 1, 0, dims_price=False, tokens=(), lit=tokens.lit)
    paint_stack(painter, QRectF(5, 5, 160, 106), stack, look)
    painter.end()
    line = [image.pixelColor(x, 58) for x in range(5, 20)]
    assert contrast(line[0], tokens.table) >= ENOUGH
    bright = [colour for colour in line[:6] if contrast(colour, field_of(card)) >= ENOUGH]
    assert len(bright) >= 2  # not a hair: two pixels of it
