"""Contrast between words and their grounds, as WCAG counts it, and grounds that give way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QColor

from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT

if TYPE_CHECKING:
    from valeria_desktop.ui.paint.look import Look

TO_READ, STRONG = 4.5, 7.0
"""The least contrast of words to their ground, and with strong contrast."""
_GLARE = 0.05
"""The light that any screen reflects, in contrasts of WCAG."""
_STEP = 104
"""How much darker or lighter each step makes a ground, in hundredths."""
_STEPS = 60


def luminance(colour: QColor) -> float:
    """Return a colour's luminance as WCAG defines it."""
    red, green, blue = (
        part / 12.92
        if part <= 0.04045  # noqa: PLR2004 - where the curve of sRGB begins
        else float(((part + 0.055) / 1.055) ** 2.4)
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast of two colours, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + _GLARE) / (low + _GLARE)


def ink_on(ground: QColor) -> str:
    """Return the ink that is easier to read on a colour: the dark or the light one of cards."""
    return max((CARD_INK, CARD_TEXT), key=lambda ink: contrast(QColor(ink), ground))


def legible(look: Look, ground: QColor | str, ink: QColor | str) -> QColor:
    """Return a ground, darkened or lightened until words in an ink can be read on it."""
    least = STRONG if look.is_strong else TO_READ
    found, written = QColor(ground), QColor(ink)
    is_dark = luminance(written) < luminance(found)
    for _ in range(_STEPS):
        if contrast(written, found) >= least:
            break
        found = found.lighter(_STEP) if is_dark else found.darker(_STEP)
    return found
