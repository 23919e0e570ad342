"""Signs in lists stand out from their ground, on panels and on parchment, chosen or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon, QImage
from PySide6.QtWidgets import QApplication

from tests.ui.paint.test_palette import ENOUGH, contrast
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.ui.controls.fields import Selector
from valeria_desktop.ui.paint.palette import DARK, LIGHT
from valeria_desktop.ui.paint.parchment import ParchmentLook
from valeria_desktop.ui.paint.shields import shield_icon

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtCore import QRect
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
OPAQUE = 255


@pytest.fixture(params=["dark", "light"])
def theme(request: pytest.FixtureRequest, look: Look) -> Iterator[str]:
    look.use(theme=request.param)
    yield request.param
    look.use(theme="dark")


@pytest.mark.parametrize("is_parchment", [True, False])
@pytest.mark.usefixtures("theme")
def test_the_sign_of_each_row_stands_out(look: Look, qtbot: QtBot, *, is_parchment: bool) -> None:
    paper = ParchmentLook(look) if is_parchment else look
    box = Selector(paper, "Who plays")
    qtbot.addWidget(box)
    box.offer([("Person", 0), ("Squire", 1), ("Knight", 2)])
    for row in range(3):
        box.setItemIcon(row, paper.qicon("bot"))
    box.setCurrentIndex(1)
    box.show()
    box.showPopup()
    QApplication.processEvents()
    view = box.view()
    seen = view.viewport().grab().toImage()
    for row in range(3):
        room = view.visualRect(box.model().index(row, 0))
        sign = room.adjusted(4, 2, -room.width() + 4 + 6 + box.iconSize().width(), -2)
        assert strongest(seen, sign & seen.rect()) >= ENOUGH, box.itemText(row)
    box.hidePopup()


def strongest(image: QImage, room: QRect) -> float:
    """The contrast of what stands out most in a room from its corner."""
    ground = image.pixelColor(room.topLeft())
    return max(
        contrast(image.pixelColor(x, y), ground)
        for x in range(room.left(), room.right())
        for y in range(room.top(), room.bottom())
    )


def test_a_shield_stands_out_from_every_ground(look: Look) -> None:
    grounds = [each for tokens in (DARK, LIGHT) for each in (tokens.panel, tokens.lit)]
    for seat in default_seats(5):
        icon = shield_icon(look, seat)
        for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
            made = icon.pixmap(QSize(24, 24), 1.0, mode).toImage()
            seen = [made.pixelColor(x, y) for x in range(24) for y in range(24)]
            opaque = [colour for colour in seen if colour.alpha() == OPAQUE]
            for ground in grounds:
                assert max(contrast(colour, ground) for colour in opaque) >= ENOUGH
