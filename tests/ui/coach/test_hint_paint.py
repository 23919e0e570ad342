"""How the rows of hints are painted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtGui import QImage, QPainter

from valeria_desktop.kernel.signs import Mark, number
from valeria_desktop.ui.coach.hint_paint import HintDelegate
from valeria_desktop.ui.coach.hint_rows import HintModel, HintRow, HintThing

if TYPE_CHECKING:
    from valeria_desktop.ui.paint.look import Look

WIDE, HIGH = 470, 72


def row_of(title: str) -> HintRow:
    thing = HintThing(title, price=(number(3), Mark("coin")), price_words="3")
    return HintRow(1, "hire", title, thing, None, None, (), "", (), "")


@pytest.mark.parametrize("lost", [0, 3])
def test_a_name_of_one_line_is_never_broken_where_letters_are_painted_wider(
    look: Look, lost: int
) -> None:
    """A font may be painted some pixels wider than it was measured without a screen."""
    row, parent = row_of("Hire Priest for 3 silver"), QObject()
    delegate = HintDelegate(look, HintModel(), parent)
    head = delegate._head(row, WIDE)
    assert head.name_width < WIDE // 2

    def painted(width: int) -> QImage:
        image = QImage(WIDE, HIGH, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        alone = head._replace(name_width=width, price=None)
        delegate._paint_head(painter, QRect(0, 0, WIDE, HIGH), row, alone)
        painter.end()
        return image

    assert painted(head.name_width - lost) == painted(head.name_width + 20)


def test_a_name_above_its_price_stays_in_one_line_too_where_letters_are_painted_wider(
    look: Look,
) -> None:
    """Its two halves lay above and below the row's line, each cut in the middle."""
    row, parent = row_of("Ride for 2 silver: inner space"), QObject()
    delegate = HintDelegate(look, HintModel(), parent)
    beside = delegate._head(row, WIDE)
    inside = beside.left + beside.name_width
    head = delegate._head(row, inside)
    assert head.is_below
    assert head.is_one_line
    assert not delegate._head(row, inside // 2).is_one_line
