"""The focus is seen: what has it differs from itself without it by 3:1, all around."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from tests.counts import spread
from tests.ui.every_stop import MOMENTS, show, stops_on
from tests.ui.listed_keys import begin_with
from tests.ui.programs import style_for_others
from valeria_desktop.ui.paint.focus_ring import RING_INK, RING_SKY, paint_focus_ring
from valeria_desktop.ui.table.room_table import RoomTable

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from numpy.typing import NDArray
    from PySide6.QtCore import QRect
    from pytestqt.qtbot import QtBot

    from tests.ui.every_stop import Stop
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program

    Colours = NDArray[np.uint32]

LEAST = 3.0
AROUND = 14
"""The room round a thing in which its ring may lie, in pixels."""
MOST = 300
"""Pixels of a ring that are enough on a large thing, whose frame may mark a part of it."""
SOME = 9
"""Moments that `make test` looks at, in one look each; `make thorough` sees all in each."""
LOOKS = [
    (theme, scale, size)
    for theme in ("dark", "light")
    for scale, size in ((1.0, (1280, 720)), (1.5, (1920, 1080)))
]
TAB = ("rules", LOOKS[2])
"""A chosen tab, dark framed on light parchment, changes least of all by its ring."""

_PARTS = [number / 255 for number in range(256)]
_LINEAR = np.array(
    [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in _PARTS]
)
"""The luminance of red, green or blue by its value from 0 to 255, before WCAG weighs the three."""


def luminance(rgb: Colours) -> NDArray[np.float64]:
    """Return the relative luminance of colours."""
    red, green, blue = (_LINEAR[rgb >> place & 255] for place in (16, 8, 0))
    light: NDArray[np.float64] = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return light


def contrast(one: Colours, other: Colours) -> NDArray[np.float64]:
    lights = luminance(one), luminance(other)
    return (np.maximum(*lights) + 0.05) / (np.minimum(*lights) + 0.05)


def changed(before: QImage, after: QImage) -> int:
    """Count the pixels that differ by 3:1 or more."""
    images = [image.convertToFormat(QImage.Format.Format_RGB32) for image in (before, after)]
    one, other = (np.frombuffer(image.constBits(), np.uint32) for image in images)
    differs = one != other
    return int((contrast(one[differs], other[differs]) >= LEAST).sum())


def wanted(box: QRect) -> int:
    """Return the pixels that a ring round a box has to change: a line of 1 px, dashed."""
    return min(MOST, round(1.5 * (box.width() + box.height())))


def close_look(program: Program) -> QRect | None:
    """Return the box of the close look that shows the focused thing, and may cover it."""
    table = program.window.table
    if not isinstance(table, RoomTable) or not table.isVisible():
        return None
    panel = table.zoom.panel
    if not panel.isVisible() or not panel.wears_ring:
        return None
    return panel.ring_box.translated(panel.mapTo(program.window, QPoint()))


def unseen(program: Program, stop: Stop) -> str:
    """Return what is wrong if it isn't seen that a thing gets and loses the focus."""
    window = program.window
    stop.take_focus()
    QApplication.processEvents()
    box = close_look(program) or stop.box_in(window)
    room = box.adjusted(-AROUND, -AROUND, AROUND, AROUND) & window.rect()
    if not stop.widget.hasFocus() or not window.rect().intersects(box):
        return f"{stop.name} has no focus at {box.getRect()}"
    after = window.grab(room).toImage()
    stop.widget.clearFocus()
    QApplication.processEvents()
    found = changed(window.grab(room).toImage(), after)
    return "" if found >= wanted(box) else f"{stop.name} {box.getRect()}: {found} of {wanted(box)}"


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, tmp_path: Path, look: Look) -> Iterator[Program]:
    made = begin_with(qapp, qtbot, tmp_path, "valeria")
    yield made
    made.close()
    style_for_others(qapp, look)


def faults(program: Program, qapp: QApplication, moment: str, seen: tuple[str, float]) -> list[str]:
    """Show a moment in a theme and a size of text, and find what doesn't show its focus."""
    theme, scale = seen
    program.change("theme", theme)
    program.change("scale", scale)
    show(program, qapp, moment)
    stops = list(stops_on(program.window))
    assert stops
    shown = (stop for stop in stops if stop.widget.isVisible())  # what makes way is gone
    return [fault for stop in shown if (fault := unseen(program, stop))]


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("moment", "look_of"),
    [TAB, *spread([each for each in product(MOMENTS, LOOKS) if each != TAB], SOME)],
)
def test_whatever_has_the_focus_shows_it(
    program: Program,
    qapp: QApplication,
    moment: str,
    look_of: tuple[str, float, tuple[int, int]],
) -> None:
    theme, scale, size = look_of
    program.window.resize(*size)
    assert faults(program, qapp, moment, (theme, scale)) == []


# --- the ring


def test_one_tone_of_the_ring_is_three_to_one_to_every_grey() -> None:
    ink, sky = (np.array([QColor(tone).rgb()], np.uint32) for tone in (RING_INK, RING_SKY))
    assert contrast(ink, sky) > LEAST * LEAST
    greys = np.arange(256, dtype=np.uint32) * 0x010101
    assert (np.maximum(contrast(ink, greys), contrast(sky, greys)) >= LEAST).all()


@pytest.mark.parametrize(
    "ground", ["#000000", "#2b2a33", "#6e6e6e", "#d55e00", "#f0e442", "#ffffff"]
)
def test_a_ring_is_seen_on_any_ground(qapp: QApplication, ground: str) -> None:
    del qapp
    before = QImage(80, 60, QImage.Format.Format_RGB32)
    before.fill(QColor(ground))
    after = before.copy()
    painter = QPainter(after)
    paint_focus_ring(painter, QRectF(10, 10, 60, 40), 5)
    painter.end()
    assert changed(before, after) >= 2 * (60 + 40)
