"""Stronger contrast: words 7:1 on every ground they stand on, lines 3:1, rings heavier."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from tests.ui.test_focus_ring import changed, contrast
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring, weigh_rings
from valeria_desktop.ui.paint.look import FittedLook, Look
from valeria_desktop.ui.paint.materials import materials_of
from valeria_desktop.ui.paint.palette import CARD_TEXT, STRONG_DARK, STRONG_LIGHT
from valeria_desktop.ui.paint.parchment import ParchmentLook
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.place.track import cell_of, paint_rail

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from valeria_desktop.ui.paint.palette import Palette

THEMES = ["dark", "light"]


def between(one: str, other: str) -> float:
    return float(contrast(*(np.array(QColor(each).rgb(), np.uint32) for each in (one, other))))


@pytest.fixture
def strong(qapp: QApplication, request: pytest.FixtureRequest) -> Look:
    del qapp
    made = Look()
    made.use(theme=request.param, contrast="strong")
    return made


@pytest.mark.parametrize("palette", [STRONG_DARK, STRONG_LIGHT], ids=THEMES)
def test_words_are_seven_to_one_and_lines_three_to_one(palette: Palette) -> None:
    grounds = (palette.table, palette.panel, palette.raised)
    for words, ground in product((palette.ink, palette.quiet), grounds):
        assert between(words, ground) >= 7, (words, ground)
    for ground in grounds:
        assert between(palette.line, ground) >= 3, ground
    assert between(palette.on_lit, palette.lit) >= 4.5


@pytest.mark.parametrize("strong", THEMES, indirect=True)
def test_quiet_words_on_parchment_are_full_ink(strong: Look) -> None:
    parchment = ParchmentLook(strong)
    tokens = parchment.palette
    assert parchment.is_strong
    assert tokens.quiet == tokens.ink
    assert between(tokens.ink, tokens.panel) >= 10
    assert between(tokens.line, tokens.panel) >= 3


@pytest.mark.parametrize("strong", THEMES, indirect=True)
def test_every_look_follows_and_keeps_its_theme(strong: Look) -> None:
    for look in (RoomLook(strong), FittedLook(strong)):
        assert look.is_dark is strong.is_dark
        assert materials_of(look) is materials_of(strong)
        seen = []
        for contrast_wish in ("strong", "normal", "strong"):
            strong.use(contrast=contrast_wish)
            seen.append(look.is_strong)
        assert seen == [True, False, True]


@pytest.mark.parametrize("strong", THEMES, indirect=True)
def test_a_veil_hides_less_of_a_card_out_of_reach(strong: Look) -> None:
    veil = materials_of(strong).veil_share
    strong.use(contrast="normal")
    assert veil < materials_of(strong).veil_share / 2


@pytest.mark.parametrize("strong", THEMES, indirect=True)
def test_reached_notches_of_a_track_stand_out_from_a_dark_bed(strong: Look) -> None:
    rail = QRectF(0, 0, 220, 24)
    image = QImage(220, 24, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_rail(Brush(painter, strong, 1.0), rail, "#c9a13b", 7, is_stacked=False)
    painter.end()
    reached, other = cell_of(rail, 3), cell_of(rail, 9)
    bed = image.pixelColor(round(other.left() + 3), 12).name()
    assert between(bed, CARD_TEXT) >= 7  # the numbers, on the bed
    assert between(image.pixelColor(reached.center().toPoint()).name(), CARD_TEXT) >= 7
    row = [
        image.pixelColor(x, 12).name()
        for x in range(*map(round, (reached.left(), reached.right())))
    ]
    assert max(between(pixel, bed) for pixel in row) >= 3  # the rim


def test_rings_are_heavier(qapp: QApplication) -> None:
    del qapp
    counts = []
    for is_heavy in (False, True):
        weigh_rings(is_heavy=is_heavy)
        before = QImage(80, 60, QImage.Format.Format_RGB32)
        before.fill(QColor("#ffffff"))
        after = before.copy()
        painter = QPainter(after)
        paint_focus_ring(painter, QRectF(10, 10, 60, 40), 5)
        painter.end()
        counts.append(changed(before, after))
    weigh_rings(is_heavy=False)
    assert counts[1] > 1.2 * counts[0]
