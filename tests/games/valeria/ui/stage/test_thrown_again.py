"""A die that is rolled again flies alone; the other one lies where it lay."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from tests.games.valeria.ui.stage.test_beats import card, of_kind, rolled
from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.events import Rerolled
from valeria_desktop.games.valeria.ui.stage.beats import beats
from valeria_desktop.games.valeria.ui.stage.dice_motions import DiceThrown

PLACES = [QRectF(0, 500, 90, 90), QRectF(300, 100, 400, 140), QRectF(900, 0, 120, 50)]
"""A board, the mat and the tray."""


def thrown_again(dice: tuple[int, int], *which: int) -> DiceThrown:
    """Return the motion of dice that a domain let a player roll again."""
    found, _ = rolled(Table())
    (line,) = found.lines[:1]
    again = Rerolled(0, card("gargans-embrace"), which, dice)
    told = beats(evolve(found, lines=(evolve(line, event=again),)))
    (thrown,) = of_kind(told, DiceThrown)
    assert isinstance(thrown, DiceThrown)
    return thrown


@pytest.mark.parametrize("which", [(0,), (1,), (0, 1)])
def test_only_what_is_rolled_again_flies(which: tuple[int, ...]) -> None:
    thrown = thrown_again((2, 5), *which)
    assert (thrown.dice, thrown.flying) == ((2, 5), which)
    assert thrown.thrown > 0
    for number in range(2):
        in_the_air, lying = (
            thrown._box(PLACES, time, number) for time in (thrown.thrown / 2, thrown.thrown)
        )
        assert (in_the_air != lying) is (number in which)


@pytest.mark.parametrize(("dice", "rings"), [((2, 5), False), ((5, 5), True)])
def test_the_die_that_lies_rings_for_doubles_alone(dice: tuple[int, int], *, rings: bool) -> None:
    """Rays of light are painted round it, or nothing is."""
    thrown = thrown_again(dice, 1)
    box = thrown._box(PLACES, thrown.thrown, 0)
    time = thrown.thrown + (thrown.rings if rings else 0) + 20
    canvas = QImage(1100, 600, QImage.Format.Format_ARGB32)
    canvas.fill(0)
    painter = QPainter(canvas)
    thrown._paint_rays(painter, box, time, 0)
    painter.end()
    blank = QImage(canvas.size(), canvas.format())
    blank.fill(0)
    assert (canvas != blank) is rings
