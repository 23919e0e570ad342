"""What moves for each event, and that lines land one after the other."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules import events as told
from valeria_desktop.games.valencia.rules.at import AtCell, AtSeat
from valeria_desktop.games.valencia.rules.model.cards import Card
from valeria_desktop.games.valencia.rules.model.guild import NOBILITY, Guild
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.setup import Setup
from valeria_desktop.games.valencia.ui.stage.flights import beats, flights
from valeria_desktop.games.valencia.ui.stage.motions import (
    EmblemGoes,
    HouseRises,
    MemberWalks,
    Reveals,
)
from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.chronicle import Line
from valeria_desktop.ui.paint.parchment import ParchmentLook
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.stage.beats import Canvas, Passage
from valeria_desktop.ui.stage.motions import Glow, Token

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.ui.paint.look import Look

SPACE = say("wine space for 3 coins at the top right")
QUIET = {
    told.TasksDealt,
    told.TasksKept,
    told.Drawn,
    told.Divided,
    told.TasksTold,
    told.GameEnded,
}
"""What is secret is no line at all; the rest is told by the story and the end."""


@pytest.fixture
def scene() -> Scene:
    game = RULES.deal(Setup(3), 3)
    made: Scene = RULES.scene(game, default_seats(3), 0)
    return made


def test_every_event_is_seen_on_the_table_or_known_to_be_quiet() -> None:
    kinds = {kind for _, kind in inspect.getmembers(told, inspect.isclass)}
    moving = {kind for kind in kinds if flights.dispatch(kind) is not flights.dispatch(object)}
    assert kinds - moving == QUIET


def test_who_settles_pays_before_the_member_walks(scene: Scene) -> None:
    *coins, walk, _rises = flights(told.Settled(1, 20, SPACE, 3), scene)
    assert len(coins) == 3
    assert all(isinstance(coin, Token) and coin.icon == "coins" for coin in coins)
    assert isinstance(walk, MemberWalks)
    assert walk.seat is scene.seats[1]
    assert walk.at >= max(coin.end for coin in coins)
    assert walk.goal == AtCell(20)


def test_a_free_space_costs_no_coin(scene: Scene) -> None:
    walk, _rises = flights(told.Settled(1, 20, SPACE, 0), scene)
    assert isinstance(walk, MemberWalks)


def test_the_house_rises_in_three_strokes_when_its_member_has_come(
    scene: Scene, look: Look
) -> None:
    walk, rises = flights(told.Settled(1, 20, SPACE, 0), scene)
    assert isinstance(rises, HouseRises)
    assert (rises.at, rises.lasts, rises.where) == (walk.end, 320.0, AtCell(20))
    heights = [_painted_height(look, rises, part) for part in (0.0, 0.2, 0.33, 0.6, 0.67, 1.0)]
    assert heights[0] == 0
    third, two_thirds, whole = heights[2], heights[4], heights[5]
    assert whole > 25
    side = 46  # pixels of a house's box in this cell
    assert abs(whole - third - 2 * side / 3) < 2
    assert abs(whole - two_thirds - side / 3) < 2
    assert heights[1] >= third - 1  # out-back: a stroke overshoots before it settles


def _painted_height(look: Look, rises: HouseRises, part: float) -> int:
    """Return how many rows of pixels of a cell show something of the house."""
    image = QImage(60, 60, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    canvas = Canvas(painter, RoomLook(look), ParchmentLook(look), None, 1.0)
    rises.paint(canvas, [QRectF(3, 3, 54, 53)], part)
    painter.end()
    middle = range(12, 48)
    return sum(any(image.pixel(x, y) & 0xFFFFFF for x in middle) for y in range(60))


def test_members_beside_a_new_fountain_glow_when_it_stands(scene: Scene) -> None:
    city = scene.view.table.city
    site = city.sites[0]
    beside = [cell for cell in city.beside[site] if cell in city.spaces]
    held = list(scene.view.city)
    held[beside[0]] = 2
    full = evolve(scene, view=evolve(scene.view, city=tuple(held)))
    fountain = scene.view.table.fountains[0]
    goes, *glows = flights(told.FountainBuilt(0, site, say("site at the top left"), fountain), full)
    assert isinstance(goes, EmblemGoes)
    assert [glow.where for glow in glows if isinstance(glow, Glow)] == [AtCell(beside[0])]
    assert all(glow.at == goes.end for glow in glows)


def test_a_stack_of_more_cards_stands_longer(scene: Scene) -> None:
    (one,) = flights(told.Revealed(0, (Card.SIX,)), scene)
    (many,) = flights(told.Revealed(0, (Card.SIX, Card.FIVE, Card.ONE)), scene)
    assert isinstance(one, Reveals)
    assert many.lasts > one.lasts


def test_each_seat_of_the_council_rings_in_turn(scene: Scene) -> None:
    council = list(scene.view.council)
    council[NOBILITY] = council[4] = 1
    full = evolve(scene, view=evolve(scene.view, council=tuple(council)))
    held = [place for place, seat in enumerate(council) if seat == 1]
    motions = flights(told.PrestigeGained(1, len(held)), full)
    rings = [motion for motion in motions if isinstance(motion, Glow)]
    assert [ring.where for ring in rings] == [AtSeat(place) for place in held]
    assert [ring.at for ring in rings] == [120.0 * number for number in range(len(held))]


def test_lines_land_one_after_the_other(scene: Scene) -> None:
    events = (
        told.PartBegan(1, 1, 0, RoundPart.B, Guild.WINE),
        told.Revealed(0, (Card.SIX,)),
        told.Passed(1),
        told.Ranked((0,), (6,)),
        told.GoodGained(0, Guild.WINE),
    )
    lines = tuple(Line(1, 1, event) for event in events)
    found = beats(Passage(lines, scene, scene, lambda _number: scene))
    assert [beat.lands for beat in found] == [1, 2, 3, 4, 5]
    assert all(max((m.lands for m in beat.motions), default=0) in {0, beat.lands} for beat in found)
    assert all(any(motion.lands for motion in beat.motions) for beat in found)
