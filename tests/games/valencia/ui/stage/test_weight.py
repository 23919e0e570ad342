"""A plan that is laid down and a seat that is won have a short moment of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from tests.ui.pixels import pixels_of
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules import events as told
from valeria_desktop.games.valencia.rules.at import Asset, AtSeat, AtStack, OfPlayer
from valeria_desktop.games.valencia.rules.setup import Setup
from valeria_desktop.games.valencia.ui.stage.flights import flights
from valeria_desktop.games.valencia.ui.stage.motions import MemberWalks
from valeria_desktop.games.valencia.ui.stage.weight import SeatTaken, laid_down
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.ui.paint.parchment import ParchmentLook
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.stage.beats import Canvas
from valeria_desktop.ui.stage.motions import Glow

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.stage.beats import Motion

ROOM = QRectF(30, 60, 180, 50)


@pytest.fixture
def scene() -> Scene:
    made: Scene = RULES.scene(RULES.deal(Setup(3), 3), default_seats(3), 0)
    return made


def painted(look: Look, motion: Motion, part: float, *, calmly: bool = False) -> bytes:
    image = QImage(260, 170, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    canvas = Canvas(painter, RoomLook(look), ParchmentLook(look), None, 1.0)
    (motion.calm if calmly else motion.paint)(canvas, [ROOM], part)
    painter.end()
    return pixels_of(image)


def is_blank(pixels: bytes) -> bool:
    return not any(value for at, value in enumerate(pixels) if at % 4 < 3)


def test_the_stacks_of_a_plan_light_up_one_after_the_other() -> None:
    *stacks, whole = laid_down(1, 3)
    assert [each.where for each in stacks] == [AtStack(1, number) for number in range(3)]
    assert [each.at for each in stacks] == [0.0, 90.0, 180.0]
    assert [each.sound for each in (*stacks, whole)] == ["card"] * 3 + ["recruit"]
    assert (whole.where, whole.at) == (OfPlayer(1, Asset.STACKS), stacks[-1].at)


def test_a_told_plan_is_laid_down_stack_by_stack(scene: Scene) -> None:
    assert flights(told.PlanTold(1, (2, 1, 1)), scene) == laid_down(1, 3)
    (whole,) = flights(told.PlanTold(1, ()), scene)
    assert isinstance(whole, Glow)


def test_a_long_plan_is_still_a_short_moment() -> None:
    assert max(each.end for each in laid_down(0, 7)) <= 900.0


def test_round_a_won_seat_a_ring_opens_when_its_member_has_come(scene: Scene, look: Look) -> None:
    walk, ring = flights(told.Sat(1, 4), scene)
    assert isinstance(walk, MemberWalks)
    assert isinstance(ring, SeatTaken)
    assert (ring.where, ring.at) == (AtSeat(4), walk.end)
    early, late, gone = (painted(look, ring, part) for part in (0.2, 0.6, 1.0))
    assert early != late
    assert is_blank(gone)


def test_calm_rings_stand_still_and_fade(scene: Scene, look: Look) -> None:
    _, ring = flights(told.Sat(1, 4), scene)
    assert is_blank(painted(look, ring, 0.0, calmly=True))
    assert not is_blank(painted(look, ring, 0.5, calmly=True))
    assert is_blank(painted(look, ring, 1.0, calmly=True))


@pytest.mark.parametrize("part", [0.0, 0.5, 1.0])
def test_nothing_is_painted_beyond_the_bounds(scene: Scene, look: Look, part: float) -> None:
    for motion in flights(told.Sat(1, 4), scene)[1:]:
        bounds = motion.bounds([ROOM], part)
        image = QImage(260, 170, QImage.Format.Format_RGB32)
        image.fill(0)
        painter = QPainter(image)
        painter.setClipping(False)
        motion.paint(Canvas(painter, RoomLook(look), ParchmentLook(look), None, 1.0), [ROOM], part)
        painter.end()
        outside = [
            (x, y)
            for x in range(0, 260, 3)
            for y in range(0, 170, 3)
            if image.pixel(x, y) & 0xFFFFFF and not bounds.contains(x, y)
        ]
        assert not outside
