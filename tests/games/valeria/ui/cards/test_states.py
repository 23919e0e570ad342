"""The state of a card is seen: by its brightness, by its place and by a mark."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from tests.each import each
from tests.ui.paint.test_palette import brightness
from tests.ui.pixels import pixels_of
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.ui.cards.face import face_of
from valeria_desktop.games.valeria.ui.cards.mood import PLAIN, CardMood, Ribbon, WakeChip
from valeria_desktop.games.valeria.ui.cards.paint import paint_exhausted, paint_tile
from valeria_desktop.ui.paint.materials import (
    CHIP_A,
    CHIP_B,
    CHIP_SUM,
    GOLD,
    LIGHT,
    QUIET_GOLD,
    THIN_GOLD,
    materials_of,
)
from valeria_desktop.ui.paint.palette import CARD_INK

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.ui.paint.look import Look

CATALOG = shipped_catalog()
CARDS = [card.id for card in CATALOG.all_cards() if card.kind not in {"rule", "duke"}]
BOX = QRectF(20, 20, 172, 92)
MINE = CardMood(ribbon=Ribbon.MINE, stack=4)
ENOUGH = 3.0  # what WCAG asks for between parts of a picture


@pytest.fixture(params=["dark", "light"])
def themed(look: Look, request: pytest.FixtureRequest) -> Iterator[Look]:
    look.use(theme=request.param)
    yield look
    look.use(theme="dark")


def shown(look: Look, card_id: str, mood: CardMood) -> QImage:
    image = QImage(212, 136, QImage.Format.Format_RGB32)
    image.fill(QColor(materials_of(look).cloth))
    painter = QPainter(image)
    paint_tile(painter, BOX, face_of(CATALOG.by_id[card_id]), look, mood)
    painter.end()
    return image


@cache
def _brightness(colour: int) -> float:
    return brightness(QColor(colour))


def surface(image: QImage) -> float:
    """Measure how bright a card is by itself, beside its frame: there nothing else is painted."""
    up = [(x, y) for x in (24, 25, 186, 187) for y in range(25, 104, 2)]
    found = [_brightness(image.pixel(x, y)) for x, y in up]
    return sorted(found)[len(found) // 2]


def contrast(one: float, other: float) -> float:
    low, high = sorted((one, other))
    return (high + 0.05) / (low + 0.05)


def frame(image: QImage) -> float:
    """Measure the brightest pixel of a card's left edge, at half its height."""
    line = sorted((_brightness(image.pixel(x, 76)) for x in range(14, 26)), reverse=True)
    return line[0]


@each("card_id", CARDS)
def test_what_is_lit_stands_out_from_its_card_and_from_what_is_not(
    themed: Look, card_id: str
) -> None:
    lit = shown(themed, card_id, evolve(MINE, is_lit=True))
    dim = shown(themed, card_id, evolve(MINE, is_dim=True))
    rim, light = frame(lit), brightness(LIGHT)
    assert contrast(light, surface(lit)) >= ENOUGH  # the ring round its price
    assert contrast(rim, surface(dim)) >= ENOUGH
    assert contrast(rim, brightness(CARD_INK)) >= ENOUGH  # the lines at both sides of its rim


@each("card_id", CARDS)
def test_the_name_of_a_dim_card_can_be_read(themed: Look, card_id: str) -> None:
    image = shown(themed, card_id, evolve(MINE, is_dim=True, dims_price=True))
    band = sorted(_brightness(image.pixel(x, y)) for x in range(30, 182) for y in range(23, 38))
    letters, ground = band[int(len(band) * 0.985)], band[len(band) // 3]
    assert contrast(letters, ground) >= 4.5


def gold_in(image: QImage, colour: str) -> list[int]:
    """Return the pixels of a colour in a card's left edge, at half its height."""
    return [x for x in range(14, 26) if image.pixelColor(x, 76) == QColor(colour)]


def test_what_could_be_chosen_has_a_thin_rim_and_what_is_meant_a_heavy_one(themed: Look) -> None:
    lit = evolve(MINE, is_lit=True)
    assert len(gold_in(shown(themed, "rogue", lit), QUIET_GOLD)) == 1
    for mood in (
        evolve(lit, is_hovered=True),
        evolve(lit, is_focused=True),
        evolve(lit, is_special=True),
    ):
        assert 3 <= len(gold_in(shown(themed, "rogue", mood), GOLD)) <= 5


def shine(image: QImage) -> float:
    """Measure how much light the left edge of a card throws, beyond the ink on both sides."""
    return sum(_brightness(image.pixel(x, 50)) for x in range(17, 23))


def test_a_dozen_cards_that_could_be_chosen_shine_less_than_three_that_are_meant(
    themed: Look,
) -> None:
    """In the first rounds nearly every citizen can be paid: the eye falls on the heavy ones."""
    plain = shine(shown(themed, "rogue", evolve(MINE, is_dim=True)))
    thin = shine(shown(themed, "rogue", evolve(MINE, is_lit=True))) - plain
    meant = shown(themed, "rogue", evolve(MINE, is_lit=True, is_special=True))
    assert 12 * thin < 3 * (shine(meant) - plain)


def test_strong_contrast_keeps_the_bright_rim(look: Look) -> None:
    look.use(contrast="strong")
    assert len(gold_in(shown(look, "rogue", evolve(MINE, is_lit=True)), THIN_GOLD)) >= 1


def test_gold_lies_between_two_lines_of_ink(themed: Look) -> None:
    image = shown(themed, "rogue", evolve(MINE, is_lit=True, is_special=True))
    line = [image.pixelColor(x, 76) for x in range(14, 26)]
    gold = [at for at, colour in enumerate(line) if colour == QColor(GOLD)]
    for beside in (gold[0] - 2, gold[-1] + 2):
        assert contrast(_brightness(line[beside].rgb()), brightness(GOLD)) >= ENOUGH


def test_what_is_special_and_no_option_has_no_gold(themed: Look) -> None:
    image = shown(themed, "rogue", evolve(MINE, is_special=True, is_dim=True))
    assert gold_in(image, GOLD) == gold_in(image, QUIET_GOLD) == []


def test_the_price_of_a_lit_card_has_a_ring_and_rays_and_the_card_is_raised(themed: Look) -> None:
    """A shape, so that light isn't told by colour alone."""
    plain, lit = shown(themed, "rogue", MINE), shown(themed, "rogue", evolve(MINE, is_lit=True))
    spots = [(x, y) for x in range(20, 60) for y in range(76, 112)]
    light = [
        sum(image.pixelColor(*spot) == QColor(LIGHT) for spot in spots) for image in (plain, lit)
    ]
    assert light[0] == 0
    assert light[1] > 30
    assert plain.pixelColor(100, 17) == QColor(materials_of(themed).cloth)
    assert lit.pixelColor(100, 17) != QColor(materials_of(themed).cloth)  # 2 higher


@pytest.mark.parametrize(
    ("chip", "colour"), [(WakeChip.A, CHIP_A), (WakeChip.B, CHIP_B), (WakeChip.SUM, CHIP_SUM)]
)
def test_a_woken_card_wears_the_colour_of_its_chip(
    themed: Look, chip: WakeChip, colour: str
) -> None:
    image = shown(themed, "rogue", evolve(MINE, woken=chip, is_dim=True))
    assert image.pixelColor(100, 13) == QColor(colour)  # its frame, 6 higher
    box = [image.pixelColor(x, 50) for x in range(24, 60)]
    assert box.count(QColor(colour)) > 10  # and its number's


def test_every_state_looks_different(themed: Look) -> None:
    states = [
        PLAIN,
        *(CardMood(ribbon=ribbon) for ribbon in (Ribbon.MINE, Ribbon.OTHERS)),
        *(CardMood(count=count) for count in (2, 3, 4)),
        *(CardMood(stack=count) for count in (1, 2, 5, 6)),
        *(CardMood(woken=chip) for chip in WakeChip),
        CardMood(is_lit=True),
        CardMood(is_dim=True),
        CardMood(is_hovered=True),
        CardMood(is_hovered=True, is_lit=True),
        CardMood(is_focused=True),
        CardMood(is_new=True),
        CardMood(is_flat=True),
        CardMood(is_brief=True),
    ]
    pictures = {pixels_of(shown(themed, "rogue", mood)) for mood in states}
    assert len(pictures) == len(states)


def test_a_hole_is_no_card(themed: Look) -> None:
    image = QImage(212, 136, QImage.Format.Format_RGB32)
    image.fill(QColor(materials_of(themed).cloth))
    painter = QPainter(image)
    paint_exhausted(painter, BOX, themed, "Exhausted")
    painter.end()
    assert image != shown(themed, "rogue", PLAIN)
    assert image.pixelColor(106, 30) != QColor(materials_of(themed).cloth)
