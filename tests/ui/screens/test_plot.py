"""The plot of points: one line for each player, told apart by more than its colour."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF

from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.ui.screens.end import plot as plots
from valeria_desktop.ui.screens.end.plot import PointsPlot

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

ROWS = [(3, 1, 0, 2, 4), (9, 8, 7, 9, 9), (21, 20, 20, 20, 21)]


@pytest.fixture
def plot(look: Look, qtbot: QtBot) -> PointsPlot:
    made = PointsPlot(look)
    qtbot.addWidget(made)
    made.resize(500, 260)
    return made


def image(plot: PointsPlot) -> QImage:
    return plot.grab().toImage()


def test_the_last_points_are_told_to_a_screen_reader(plot: PointsPlot) -> None:
    plot.show_points(ROWS[:2], default_seats(5))
    assert plot.accessibleName() == (
        "Points by round; after 2 rounds: Rose 9, Oak 8, Heron 7, Wolf 9, Tower 9."
    )


def test_before_the_first_round_there_is_nothing_to_see(plot: PointsPlot) -> None:
    empty = image(plot)
    plot.show_points([], default_seats(2))
    assert image(plot) == empty
    plot.show_points([(1, 2)], default_seats(2))
    assert image(plot) != empty


def test_no_two_lines_have_the_same_stroke() -> None:
    assert len(set(plots.STROKES)) == len(default_seats(5))


@pytest.mark.parametrize(
    "row", [(20, 20, 20, 20, 20), (0, 0, 0, 0, 0), (40, 39, 1, 0, -2), ROWS[2]]
)
def test_no_label_stands_upon_another(plot: PointsPlot, row: tuple[int, ...]) -> None:
    plot.show_points([row], default_seats(5))
    box = QRectF(34, 10, 380, 220)
    heights = plot.label_heights(box, 40)
    by_height = sorted(heights)
    gaps = [below - above for above, below in pairwise(by_height)]
    assert min(gaps) >= plots._SIGN
    assert box.top() <= by_height[0]
    assert by_height[-1] <= box.bottom()
    order = sorted(range(5), key=lambda seat: heights[seat])
    assert [row[seat] for seat in order] == sorted(row, reverse=True)


def test_a_narrow_plot_leaves_the_names_out(plot: PointsPlot) -> None:
    plot.show_points(ROWS, default_seats(5))
    assert plot._label(0) == "Rose 21"
    plot.resize(200, 150)
    assert plot._label(0) == "21"
    assert not image(plot).isNull()


def test_lines_of_the_grid_do_not_crowd(plot: PointsPlot) -> None:
    plot.show_points([(48, 20)], default_seats(2))
    assert plot._step(220) == 10
    assert plot._step(60) == 50
    plot.show_points([(4000, 20)], default_seats(2))
    assert plot._step(220) == 100


def test_it_is_drawn_in_both_themes(plot: PointsPlot, look: Look) -> None:
    plot.show_points(ROWS, default_seats(5))
    dark = image(plot)
    look.use(theme="light")
    light = image(plot)
    look.use(theme="dark")
    assert light != dark
    assert image(plot) == dark
