"""Valencia's moments: the rarest deed of a part of a round, as a picture made of its pieces."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from tests.games.valencia.ui.ended import ended
from valeria_desktop.games.valencia.rules import events as told
from valeria_desktop.games.valencia.rules.model.cards import Card
from valeria_desktop.games.valencia.rules.model.catalog import Fountain
from valeria_desktop.games.valencia.rules.model.guild import CHURCH, NOBILITY
from valeria_desktop.games.valencia.rules.setup import Setup
from valeria_desktop.games.valencia.ui.screens.end_art import ValenciaEndArt
from valeria_desktop.games.valencia.ui.screens.moments import (
    CouncilGift,
    FulfilledTask,
    MomentScene,
    PlantedPalm,
    TakenSeat,
    TakenSpace,
    WonAuction,
    moment_in,
)
from valeria_desktop.session.chronicle import Line
from valeria_desktop.session.session import Session
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.screens.end.moments import lines_of
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.ui.screens.moments import MomentPieces
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.paint.look import Look

TWO, FOUR = Setup(2), Setup(4)
NEVER = 10_000
"""A turn of no game: only its lines are known."""


def pieces_of(*events: Event, seat: int = 0) -> MomentPieces | None:
    """Return the moment of a player in lines with these events."""
    lines = [Line(NEVER, 2, event) for event in events]
    thing = moment_in(ended(TWO), lines, seat).thing
    return None if thing is None else as_a(MomentScene, thing).pieces


def all_pieces(session: Session) -> list[tuple[int, int, MomentPieces]]:
    """Return each player's moment in each turn of a game."""
    found = []
    for turn in sorted({line.turn for line in session.chronicle.lines}):
        for seat in range(len(session.seats)):
            thing = moment_in(session, lines_of(session, turn), seat).thing
            if isinstance(thing, MomentScene):
                found.append((turn, seat, thing.pieces))
    return found


CITY = ended(TWO).scene(0).view.table.city
SETTLED = told.Settled(0, CITY.spaces[3], CITY.words[CITY.spaces[3]], 2)
SAT = told.Sat(0, CHURCH)
CARDS = (Card.FOUR, Card.TWO)


# --- the choice of a deed


def test_an_auction_won_by_a_hair_is_rarer_than_the_house_it_brought() -> None:
    close = told.Ranked((0, 1), (6, 5))
    won = pieces_of(told.Revealed(0, CARDS), close, SETTLED)
    assert won == WonAuction(ended(TWO).seats[0], CARDS, 6, 5)
    assert as_a(WonAuction, won).is_close


def test_an_auction_won_by_far_gives_way_to_the_house_it_brought() -> None:
    far = told.Ranked((0, 1), (6, 4))
    space = ended(TWO).scene(0).view.table.city.cells[SETTLED.cell]
    found = pieces_of(told.Revealed(0, CARDS), far, SETTLED)
    assert found == TakenSpace(ended(TWO).seats[0], SETTLED.cell, space.guild, 2)


def test_an_auction_that_brought_nothing_else_is_the_moment() -> None:
    assert isinstance(pieces_of(told.Ranked((0,), (6,))), WonAuction)
    assert pieces_of(told.Ranked((0, 1), (6, 4)), seat=1) is None
    assert pieces_of(told.Ranked((-2, 0), (6, 5))) is None


def test_a_house_comes_before_a_seat_and_a_seat_before_what_the_council_gives() -> None:
    gifts = told.PrestigeGained(0, 2), told.PrestigeGained(0, 1)
    assert isinstance(pieces_of(*gifts, SAT, SETTLED), TakenSpace)
    assert pieces_of(*gifts, SAT) == TakenSeat(ended(TWO).seats[0], CHURCH)
    assert pieces_of(*gifts) == CouncilGift(ended(TWO).seats[0], 3)
    assert pieces_of(told.PrivilegeGained(0)) == CouncilGift(ended(TWO).seats[0], 0)


def test_others_deeds_are_no_moment_of_mine() -> None:
    assert pieces_of(SETTLED, SAT, seat=1) is None
    assert moment_in(ended(TWO), (), 0).head == ""


def test_a_fountain_comes_before_all() -> None:
    session = ended(FOUR)
    first = next(
        line for line in session.chronicle.lines if isinstance(line.event, told.FountainBuilt)
    )
    lines, built = lines_of(session, first.turn), as_a(told.FountainBuilt, first.event)
    assert moment_in(session, lines, built.seat).thing is built.fountain


# --- whole games


def test_a_palm_stands_between_its_four_cells() -> None:
    session = ended(FOUR, "planner", 6)
    city = session.scene(0).view.table.city
    palms = [(turn, each) for turn, _, each in all_pieces(session) if isinstance(each, PlantedPalm)]
    assert palms
    for turn, palm in palms:
        lines = lines_of(session, turn)
        bush = next(each.event.bush for each in lines if isinstance(each.event, told.PalmPlanted))
        cells = [cell for cell, bushes in enumerate(city.bushes_at) if bush in bushes]
        assert [each.cell for each in palm.cells] == cells
        assert len(cells) == 4


@pytest.mark.parametrize("setup", [TWO, FOUR])
def test_a_task_is_a_moment_once_and_only_if_it_stays_fulfilled(setup: Setup) -> None:
    session = ended(setup, "planner", 6)
    found = [
        (seat, each.standing.task.id)
        for _, seat, each in all_pieces(session)
        if isinstance(each, FulfilledTask)
    ]
    assert found
    assert len(found) == len(set(found))
    for seat, task in found:
        tasks = session.game.standing(seat).tasks
        assert next(each for each in tasks if each.task.id == task).is_fulfilled


def test_tasks_of_a_game_that_goes_on_are_secret() -> None:
    whole = ended(TWO, "planner", 6)
    record = whole.record.up_to(len(whole.record.choices) - 1)
    going = Session(record, whole.seats)
    assert going.decision is not None
    assert not any(isinstance(each, FulfilledTask) for _, _, each in all_pieces(going))


# --- pictures


def painted(look: Look, thing: Thing | None) -> bytes:
    image = QImage(136, 88, QImage.Format.Format_RGB888)
    image.fill(0)
    painter = QPainter(image)
    ValenciaEndArt().paint_scene(Brush(painter, look, 1.0), QRectF(0, 0, 136, 88), thing)
    painter.end()
    return bytes(image.constBits())


def scene(pieces: MomentPieces) -> MomentScene:
    return MomentScene(repr(pieces), pieces.head, pieces)


def test_each_moment_has_a_picture_of_its_own(look: Look) -> None:
    session = ended(FOUR, "planner", 6)
    kinds: dict[type, MomentPieces] = {type(each): each for _, _, each in all_pieces(session)}
    rose, oak, *_ = session.seats
    alike: list[MomentPieces] = [
        TakenSeat(rose, CHURCH), TakenSeat(rose, NOBILITY), TakenSeat(oak, CHURCH),
        WonAuction(rose, CARDS, 6, 5), WonAuction(rose, CARDS, 6, 2), WonAuction(rose, (), 6, 5),
        CouncilGift(rose, 2), CouncilGift(rose, 0),
    ]  # fmt: skip
    assert set(kinds) >= {WonAuction, TakenSpace, PlantedPalm, FulfilledTask, CouncilGift}
    fountains = [each.fountain for each in session.scene(0).view.fountains]
    assert all(isinstance(each, Fountain) for each in fountains)
    things = [*fountains[:2], *(scene(each) for each in (*kinds.values(), *alike)), None]
    pictures = {number: painted(look, thing) for number, thing in enumerate(things)}
    same = [pair for pair in combinations(pictures, 2) if pictures[pair[0]] == pictures[pair[1]]]
    assert same == []


def test_moments_of_a_part_have_words_and_the_id_of_their_pieces() -> None:
    won = told.Revealed(0, CARDS), told.Ranked((0, 1), (6, 6))
    deed = moment_in(ended(TWO), [Line(NEVER, 2, event) for event in won], 0)
    assert deed.head == "An auction won by a hair"
    thing = as_a(MomentScene, deed.thing)
    assert thing.name == deed.head
    assert thing.id == repr(thing.pieces)
