"""What is lit stands out from whatever it is painted on, in both themes."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.ui.cards.kinds import field_of
from valeria_desktop.ui.paint.materials import GOLD, INK, WOOD_DARK, WOOD_LIGHT, Materials
from valeria_desktop.ui.paint.palette import DARK, LIGHT, Palette

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
    assert contrast(GOLD, field) >= ENOUGH
    assert contrast(GOLD, QColor(field).darker(165)) >= ENOUGH  # its bands above and below


@pytest.mark.parametrize("wood", [WOOD_DARK, WOOD_LIGHT], ids=["dark", "light"])
def test_ink_of_both_kinds_can_be_read_on_parchment(wood: Materials) -> None:
    for ink in (INK, wood.quiet_ink):
        assert contrast(ink, wood.parchment) >= TO_READ
