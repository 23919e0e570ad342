"""What is told beside the deck of the siege: which cards lie below in the piles."""

from __future__ import annotations

from unittest.mock import patch

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.ui.paint.centre import PileBelow, paint_below
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.look import Look
from valeria_desktop.ui.paint.room_look import RoomLook


def told(look: RoomLook, size: QSize, piles: list[PileBelow]) -> list[str]:
    """What is written into a panel of a size, below its heading."""
    canvas, said = QPixmap(1, 1), list[str]()
    painter = QPainter(canvas)
    brush = Brush(painter, look, look.unit)
    with patch.object(QPainter, "drawText", lambda *where: said.append(where[-1])):
        paint_below(brush, QRectF(0, 0, size.width(), size.height()), "Below", piles)
    painter.end()
    return said[1:]


@pytest.mark.parametrize(
    ("window", "text", "panel"),
    [
        (QSize(1280, 720), 1.0, QSize(204, 136)),
        (QSize(1280, 720), 1.5, QSize(194, 154)),
        (QSize(1024, 768), 1.5, QSize(152, 184)),
    ],
)
def test_no_name_of_what_lies_below_is_cut_short(
    look: Look, window: QSize, text: float, panel: QSize
) -> None:
    wished = Look(look)
    wished.use(theme="dark", scale=text)
    room = RoomLook(wished)
    room.fit(window)
    for card in shipped_catalog().all_cards():
        pile = PileBelow(2, (card.name, card.name), 12)
        assert told(room, panel, [pile] * 3).count(card.name) == 6


def test_a_pile_with_nothing_below_says_no_number(look: Look) -> None:
    said = told(RoomLook(look), QSize(204, 136), [PileBelow(1, ("nothing",), 0)])
    assert said == ["1", "", "nothing"]
