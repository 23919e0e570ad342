"""The dice tumble once, settle on the right numbers and say them."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from valeria_desktop.games.valeria.ui.prompts.dice import DiceWidget
from valeria_desktop.ui.kit.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.kit.strokes import paint_die

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.kit.look import Look

FACES = range(1, 7)


def test_dice_settle_on_what_was_rolled(look: Look, qtbot: QtBot) -> None:
    widget = DiceWidget(look)
    qtbot.addWidget(widget)
    widget.duration = 120
    with qtbot.waitSignal(widget.settled):
        widget.roll((3, 5))
        in_the_air = widget.is_tumbling
    assert in_the_air
    assert not widget.is_tumbling
    assert widget.faces() == widget.dice == (3, 5)
    assert "3 and 5, together 8" in widget.accessibleName()


@pytest.mark.parametrize("dice", list(product(FACES, FACES)))
def test_without_time_dice_settle_at_once(look: Look, qtbot: QtBot, dice: tuple[int, int]) -> None:
    widget = DiceWidget(look)
    qtbot.addWidget(widget)
    widget.duration = 0
    with qtbot.waitSignal(widget.settled):
        widget.roll(dice)
    assert widget.faces() == dice


def test_tumbling_dice_can_be_skipped(look: Look, qtbot: QtBot) -> None:
    widget = DiceWidget(look)
    qtbot.addWidget(widget)
    widget.duration = 60_000
    widget.roll((6, 1))
    with qtbot.waitSignal(widget.settled):
        widget.skip()
    assert widget.faces() == (6, 1)


def test_tumbling_dice_show_faces_that_dice_have(look: Look, qtbot: QtBot) -> None:
    widget = DiceWidget(look)
    qtbot.addWidget(widget)
    widget.duration = 1000
    widget.roll((2, 4))
    shown = set()
    for time in range(0, 1000, 25):
        widget._animation.setCurrentTime(time)
        shown.add(widget.faces())
        widget.grab()
    assert {face for pair in shown for face in pair} <= set(FACES)
    assert len(shown) > 4


def test_unrolled_dice_say_so(look: Look, qtbot: QtBot) -> None:
    widget = DiceWidget(look)
    qtbot.addWidget(widget)
    widget.show_dice((0, 0))
    assert widget.accessibleName() == "The dice have not been rolled yet."


@pytest.mark.parametrize("is_dark", [False, True])
def test_a_die_has_as_many_pips_as_its_number(qapp: object, *, is_dark: bool) -> None:
    pip = QColor(CARD_TEXT if is_dark else CARD_INK).lightness()
    face = QColor(CARD_INK if is_dark else CARD_TEXT).lightness()
    inside = {number: pip_pixels(number, pip, face, is_dark=is_dark) for number in FACES}
    one_pip = (inside[6] - inside[2]) / 4
    for number in range(2, 7):
        assert round(inside[number] / one_pip) == number
    assert inside[1] > one_pip  # the single pip is larger


def pip_pixels(number: int, pip: int, face: int, *, is_dark: bool) -> int:
    image = QImage(100, 100, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_die(painter, QRectF(0, 0, 100, 100), number, is_dark=is_dark)
    painter.end()
    middle = (pip + face) / 2
    is_pip = (lambda light: light > middle) if is_dark else (lambda light: light < middle)
    return sum(
        is_pip(image.pixelColor(x, y).lightness()) for x, y in product(range(12, 88), range(12, 82))
    )
