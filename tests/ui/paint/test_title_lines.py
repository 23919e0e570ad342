"""Titles in several lines: near each other, and no letter on one of the next line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QColor, QFontMetricsF, QImage

from valeria_desktop.ui.controls.text import Heading, write_in
from valeria_desktop.ui.paint.look import title_font
from valeria_desktop.ui.paint.title_lines import STEP, lines_of, title_height

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

WORDS = "gypq gypq ÄÖÜÅ ÄÖÜÅ"
"""A line with the lowest letters above one with the highest."""
WIDTH = 130


def rows_of_ink(image: QImage) -> list[int]:
    """The rows in which there is anything black."""
    wide = range(image.width())
    return [
        y
        for y in range(image.height())
        if any(QColor(image.pixel(x, y)).lightness() < 90 for x in wide)
    ]


@pytest.fixture
def heading(look: Look, qtbot: QtBot) -> Heading:
    made = Heading(look, WORDS, 24)
    made.setWordWrap(True)
    made.setStyleSheet("background: white")
    write_in(made, "#000000")
    qtbot.addWidget(made)
    made.resize(WIDTH, made.heightForWidth(WIDTH))
    made.show()
    return made


def test_lines_of_a_heading_stand_near_each_other(heading: Heading) -> None:
    size, one = heading.font().pixelSize(), QFontMetricsF(heading.font()).height()
    assert len(lines_of(heading.font(), WORDS, WIDTH)) == 2
    assert 1.05 * size <= heading.height() - one <= 1.15 * size + 1


def test_no_letter_is_cut_off(heading: Heading) -> None:
    image = heading.grab().toImage()
    rows = rows_of_ink(image)
    assert rows[0] > 0
    assert rows[-1] < image.height() - 1


@pytest.mark.usefixtures("look")
@pytest.mark.parametrize("size", [13, 18, 21, 27, 46])
def test_no_letter_lies_on_one_of_the_next_line(size: int) -> None:
    metrics = QFontMetricsF(title_font(size))
    low, high = metrics.tightBoundingRect("gypqj,"), metrics.tightBoundingRect("ÄÖÜÅ")
    assert low.bottom() - high.top() <= round(STEP * size)


@pytest.mark.usefixtures("look")
@pytest.mark.parametrize("size", [18, 27, 46])
def test_each_further_line_takes_a_little_more_than_its_letters(size: int) -> None:
    font = title_font(size)
    one = title_height(font, "Second action:", 10_000)
    assert one == QFontMetricsF(font).height()
    three = title_height(font, "Second action: what", 1)
    assert three - one == pytest.approx(2 * STEP * size)
