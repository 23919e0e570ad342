"""The last round is announced across the mat, with a bell."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from valeria_desktop.games.valeria.rules.at import AtThird
from valeria_desktop.games.valeria.rules.events import LastRound
from valeria_desktop.games.valeria.ui.stage.flights import flights
from valeria_desktop.ui.paint.parchment import ParchmentLook
from valeria_desktop.ui.stage.announcement import Announcement
from valeria_desktop.ui.stage.beats import Canvas
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.paint.look import Look

MAT = QRectF(20, 40, 900, 130)


class Ground:
    """A table of which nothing is seen but a mat, or not even that."""

    def __init__(self, *, has_mat: bool = True) -> None:
        self.has_mat = has_mat

    def box_of(self, where: At) -> QRectF | None:
        assert isinstance(where, AtThird)
        wide = MAT.width() / 3
        box = QRectF(MAT.left() + wide * where.third, MAT.top(), wide, MAT.height())
        return box if self.has_mat else None

    def rest(self) -> None:
        pass


def banner() -> Announcement:
    (motion,) = flights(LastRound(("exhausted", "domains")))
    return as_a(Announcement, motion)


def test_it_says_that_it_is_the_last_round_and_why() -> None:
    assert banner().title == "The last round"
    assert banner().why == "Enough stacks are exhausted. All domains are built."
    assert banner().sound == "last-round"


def test_it_hangs_in_the_middle_of_the_mat() -> None:
    places = banner().places(Ground())
    assert places is not None
    assert banner().bounds(places, 0.5).center() == MAT.center()
    assert banner().places(Ground(has_mat=False)) is None


@pytest.mark.parametrize("is_calm", [False, True])
def test_it_paints_nothing_beyond_its_bounds(look: Look, is_calm: bool) -> None:  # noqa: FBT001
    motion = banner()
    places = motion.places(Ground())
    assert places is not None
    for part in (0.0, 0.1, 0.17, 0.5, 0.97, 1.0):
        image = QImage(960, 240, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        canvas = Canvas(painter, look, ParchmentLook(look), None, 1.0)
        (motion.calm if is_calm else motion.paint)(canvas, places, part)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.fillRect(motion.bounds(places, part), 0)
        painter.end()
        empty = QImage(image.size(), image.format())
        empty.fill(0)
        assert image == empty
