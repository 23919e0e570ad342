"""The focus is seen: what has it differs from itself without it by 3:1, all around."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

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

    from PySide6.QtCore import QRect
    from pytestqt.qtbot import QtBot

    from tests.ui.every_stop import Stop
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program

LEAST = 3.0
AROUND = 14
"""The room round a thing in which its ring may lie, in pixels."""
MOST = 300
"""Pixels of a ring that are enough on a large thing, whose frame may mark a part of it."""
SOME = 11
"""Moments that `make test` looks at, in one look each; `make thorough` sees all in each."""
LOOKS = [
    (theme, scale, size)
    for theme in ("dark", "light")
    for scale, size in ((1.0, (1280, 720)), (1.5, (1920, 1080)))
]


@cache
def luminance(rgb: int) -> float:
    """Return the relative luminance of a colour, as WCAG defines it."""
    parts = ((rgb >> 16 & 255) / 255, (rgb >> 8 & 255) / 255, (rgb & 255) / 255)
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: int, other: int) -> float:
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


def changed(before: QImage, after: QImage) -> int:
    """Count the pixels that differ by 3:1 or more."""
    images = [image.convertToFormat(QImage.Format.Format_RGB32) for image in (before, after)]
    one, other = (memoryview(image.constBits()).cast("I") for image in images)
    differing = [pair for pair in zip(one, other, strict=True) if pair[0] != pair[1]]
    return sum(contrast(*pair) >= LEAST for pair in differing)


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
    ("moment", "look_of"), spread([(m, seen) for m in MOMENTS for seen in LOOKS], SOME)
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
    tones = [QColor(tone).rgb() & 0xFFFFFF for tone in (RING_INK, RING_SKY)]
    assert contrast(*tones) > LEAST * LEAST
    for grey in range(256):
        ground = QColor(grey, grey, grey).rgb() & 0xFFFFFF
        assert max(contrast(tone, ground) for tone in tones) >= LEAST, grey


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
