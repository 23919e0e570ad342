"""Words in several lines get smaller until they fit, but never smaller than can be read."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from valeria_desktop.ui.paint.look import text_font
from valeria_desktop.ui.paint.ruler import wrapped

WORDS = "Hire the Debt Collector for three silver, or dismiss him for as much"

pytestmark = pytest.mark.usefixtures("look")


def test_words_that_fit_keep_their_size() -> None:
    assert wrapped(text_font(16), WORDS, QRectF(0, 0, 600, 80), 1.0).pixelSize() == 16


def test_words_without_room_have_the_least_size() -> None:
    assert wrapped(text_font(16), WORDS, QRectF(0, 0, 60, 20), 1.0).pixelSize() == 13


def test_the_least_size_grows_with_the_text() -> None:
    assert wrapped(text_font(30), WORDS, QRectF(0, 0, 60, 20), 2.0).pixelSize() == 26
