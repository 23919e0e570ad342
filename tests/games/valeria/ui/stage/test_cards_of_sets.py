"""Cards of sets move on the stage: they turn over, are pushed away, come up and go back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QImage, QPainter

from tests.games.valeria.ui.stage.test_beats import card, foe, place, rolled
from tests.option_sets import CATALOG
from tests.ui.tables import Table
from valeria_desktop.games.valeria.game import BOX
from valeria_desktop.games.valeria.rules.at import Area, AtArea, OfCard
from valeria_desktop.games.valeria.rules.events import (
    Banished,
    BroughtIn,
    Filled,
    Gained,
    Paid,
    Returned,
    TurnedDown,
    TurnedUp,
)
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import EXHAUSTED
from valeria_desktop.games.valeria.rules.model.event_cards import EventCard
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.games.valeria.ui.cards.paint import hole_colour
from valeria_desktop.games.valeria.ui.stage.beats import beats
from valeria_desktop.games.valeria.ui.stage.card_motions import CardTurned
from valeria_desktop.games.valeria.ui.stage.flights import flights
from valeria_desktop.games.valeria.ui.stage.leaving_motions import CardPushed
from valeria_desktop.ui.paint.parchment import ParchmentLook
from valeria_desktop.ui.stage.beats import Canvas
from valeria_desktop.ui.stage.motions import Flight, Glow, Token

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.stage.beats import Motion

FEAST = EventCard(id="feast", name="Feast")
START, HEAP = QRectF(40, 30, 160, 90), QRectF(400, 250, 50, 30)


def picture(
    look: Look,
    paint: Callable[[Canvas, Sequence[QRectF], float], None],
    part: float,
    places: Sequence[QRectF] = (START, HEAP),
) -> QImage:
    """Return what a motion paints at a part of its way."""
    made = QImage(520, 320, QImage.Format.Format_ARGB32)
    made.fill(0)
    painter = QPainter(made)
    paint(Canvas(painter, look, ParchmentLook(look), None, 1.0), places, part)
    painter.end()
    return made


def pushed() -> CardPushed:
    """Return the motion of a banished card of the market."""
    (motion,) = flights(Banished(0, foe(), EXHAUSTED, place=7))
    assert isinstance(motion, CardPushed)
    return motion


def is_bare(seen: QImage, box: QRectF) -> bool:
    """Return whether nothing was painted in the middle of a box."""
    return seen.pixelColor(box.center().toPoint()).alpha() == 0


@pytest.mark.parametrize("is_down", [True, False])
def test_a_card_that_is_turned_over_shows_one_side_and_then_the_other(
    look: Look, *, is_down: bool
) -> None:
    """X9: a card that is turned down begins with its face, where one turned up ends."""
    motion = CardTurned(where=place(7), card=foe(), is_down=is_down)
    other = evolve(motion, is_down=not is_down)
    first, last = (picture(look, motion.paint, part) for part in (0.0, 1.0))
    assert first != last
    assert picture(look, other.paint, 1.0) == first


@pytest.mark.parametrize("box", [QRectF(40, 30, 160, 90), QRectF(40, 30, 58, 62)])
def test_what_lay_there_is_out_of_sight_while_a_card_turns(look: Look, box: QRectF) -> None:
    """The card of the table lies below the stage: at half its way nothing of it may be seen."""
    seen = picture(look, CardTurned(where=place(7), card=foe()).paint, 0.5, (box,))
    spots = [QPoint(dx, 20) for dx in (6, round(box.width()) - 6)]
    at = box.topLeft().toPoint()
    assert all(seen.pixelColor(at + spot) == hole_colour(look) for spot in spots)


def test_a_card_turned_up_takes_as_long_as_one_turned_down() -> None:
    """T19, X9."""
    (up,) = flights(TurnedUp(foe(), 7))
    (down,) = flights(TurnedDown(0, foe(), EXHAUSTED, 1))
    assert up.lasts == down.lasts
    assert (up.sound, down.sound) == ("flip", "flip")


def tome_moves(event: Event) -> list[Motion]:
    """Return the motions of an event at a table with Crimson Seas."""
    found, _ = rolled(Table(Setup(sets=frozenset({"crimson-seas"}), preset="random")))
    (line,) = found.lines[:1]
    told = evolve(found, lines=(evolve(line, event=event),), scene_after=lambda _: found.before)
    return [motion for beat in beats(told) for motion in beat.motions]


def tome() -> Card:
    """Return a Tome of the box."""
    return BOX().cards_of(frozenset({"crimson-seas"})).by_id["gold-tome"]


@pytest.mark.clause("CS11")
@pytest.mark.parametrize("seat", [0, 1])
def test_tomes_turn_up_where_they_lie(seat: int) -> None:
    """Equal ones lie together and turn once; no token flies from a card to itself."""
    card = tome()
    moves = tome_moves(Gained(seat, Amounts.of("gold-tomes", 2), card))
    (turned,) = (each for each in moves if isinstance(each, CardTurned))
    assert turned.where == OfCard("gold-tome", seat)
    assert not turned.is_down
    assert max(each.lands for each in moves) == 1
    assert not any(isinstance(each, Token) for each in moves)


@pytest.mark.clause("CS12")
def test_a_tome_turns_down_as_it_pays() -> None:
    moves = tome_moves(Paid(0, Amounts.of("gold-tomes", 1), tome()))
    (turned,) = (each for each in moves if isinstance(each, CardTurned))
    assert (turned.where, turned.is_down) == (OfCard("gold-tome", 0), True)
    assert any(isinstance(each, Token) for each in moves)


@pytest.mark.clause("X8")
def test_a_banished_card_is_pushed_off_and_goes_dark_to_the_heap(look: Look) -> None:
    motion = pushed()
    assert motion.goal == AtArea(Area.BANISHED)
    assert (motion.sound, motion.knock) == ("scrape", "")
    begun, crossed, come = (picture(look, motion.paint, part) for part in (0.0, 0.4, 1.0))
    corner = START.topLeft().toPoint() + QPoint(20, 45)
    assert begun.pixelColor(corner).lightness() > crossed.pixelColor(corner).lightness()
    assert not is_bare(begun, START)
    assert is_bare(come, START)
    assert 0 < come.pixelColor(HEAP.center().toPoint()).alpha() < 255


def test_with_reduced_movement_a_banished_card_is_crossed_out_where_it_lies(look: Look) -> None:
    motion = pushed()
    for part, is_seen in ((0.0, False), (0.2, True), (1.0, True)):
        seen = picture(look, motion.calm, part)
        assert is_bare(seen, START) is not is_seen
        assert is_bare(seen, HEAP)


@pytest.mark.parametrize("part", [0.0, 0.2, 0.4, 0.7, 1.0])
def test_a_banished_card_stays_within_its_bounds(look: Look, part: float) -> None:
    """Paint beyond the bounds would stay in the window as a smear."""
    motion = pushed()
    seen = picture(look, motion.paint, part)
    bounds = motion.bounds([START, HEAP], part)
    outside = [
        (x, y)
        for x in range(0, seen.width(), 3)
        for y in range(0, seen.height(), 3)
        if seen.pixelColor(x, y).alpha() and not bounds.contains(x, y)
    ]
    assert not outside


@pytest.mark.clause("FF4")
def test_an_event_that_comes_up_stays_in_sight_while_it_calls() -> None:
    turned, glow = flights(Filled(7, FEAST))
    assert isinstance(turned, CardTurned)
    assert isinstance(glow, Glow)
    assert turned.end == glow.end
    assert turned.turns == glow.at > 0
    assert (turned.sound, glow.sound) == ("flip", "note")


@pytest.mark.clause("KG4")
@pytest.mark.parametrize(("number", "drawn"), [(1, 1), (3, 3), (5, 4)])
def test_a_stack_comes_onto_its_event_card_by_card(number: int, drawn: int) -> None:
    found = flights(BroughtIn(foe(), number, 7, FEAST))
    assert len(found) == drawn
    begins = [each.at for each in found]
    assert begins == sorted(set(begins))
    assert {each.knock for each in found} == {"card"}


@pytest.mark.clause("FF6")
@pytest.mark.parametrize(("below", "flies"), [(FEAST, True), (card("exhausted"), False)])
def test_an_event_goes_back_to_its_pile_as_a_card_comes_home(
    below: EventCard, *, flies: bool
) -> None:
    """Only Events are seen to go; an Exhausted card goes under the pile."""
    found, _ = rolled(Table())
    view = found.before.view
    stacks = tuple((below,) if at == 4 else stack for at, stack in enumerate(view.stacks))
    scene = evolve(found.before, view=evolve(view, stacks=stacks))
    (line,) = found.lines[:1]
    home = evolve(line, event=Returned(0, foe(), 4, CATALOG.domains[0]))
    told = beats(evolve(found, lines=(home,), scene_after=lambda _: scene))
    goals = [each.goal for beat in told for each in beat.motions if isinstance(each, Flight)]
    assert goals == [AtArea(Area.METERS)] * flies + [place(4)]
