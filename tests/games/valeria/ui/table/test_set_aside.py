"""Cards set aside, and a stack on an Event, in the window: seen, spoken, looked at (KG2)."""

from __future__ import annotations

import os
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from tests.games.valeria.sets.shipped import catalog_of
from tests.games.valeria.ui.table.test_out_of_use import put, state_of
from tests.ui.tables import Table
from tests.ui.test_whole_games import KeyboardHand, MouseHand
from valeria_desktop.games.valeria.rules.aside import bring_in
from valeria_desktop.games.valeria.rules.at import Area, AtArea, AtPlace
from valeria_desktop.games.valeria.rules.events import BroughtIn, SetAside
from valeria_desktop.games.valeria.rules.game import Game
from valeria_desktop.games.valeria.rules.model.cards import EXHAUSTED
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup, Variant
from valeria_desktop.games.valeria.rules.turn.banish import banish
from valeria_desktop.games.valeria.ui.parts.centre_place import place_of
from valeria_desktop.games.valeria.ui.parts.heaps import heaps_of
from valeria_desktop.games.valeria.ui.parts.rarity import rare_places
from valeria_desktop.games.valeria.ui.stage.flights import flights
from valeria_desktop.games.valeria.ui.zoom.descriptions import stack_of
from valeria_desktop.games.valeria.ui.zoom.notes import notes_on_place
from valeria_desktop.ui.paint.look import LEAST_TARGET
from valeria_desktop.ui.stage.motions import Flight
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.ui.parts.centre_place import CentrePlace
    from valeria_desktop.ui.program.program import Program

CARDS = catalog_of("kings-guard")
GUARD, CALL = CARDS.by_id["kings-guard"], CARDS.by_id["recruit-the-kings-guard"]
ASIDE = AtArea(Area.ASIDE)
SETUP = Setup(variants=frozenset({Variant.EVENT_CARDS}), sets=frozenset({"kings-guard"}))


def dealt() -> Table:
    return Table(SETUP).plays_to(Prompt.ACT)


def called(place: int = 1, left: int = 5) -> Table:
    """The guards have come up, in the row of monsters unless another place is named."""
    game = dealt()
    state = state_of(game)
    state.lay(place, (CALL,))
    state.face_down[place] = 0
    bring_in(state, CALL)
    state.lay(place, state.stacks[place][: 1 + left])
    state.players[state.active].gold, state.players[state.active].magic = 3, 0
    game.session._game = Game(state)
    return game


def lying(game: Table, place: int = 1) -> CentrePlace:
    return place_of(game.scene(), place)


def test_the_guards_lie_on_a_heap_until_their_event_comes_up(program: Program) -> None:
    table = put(program, dealt())
    (heap,) = table.heaps.laid.listed
    assert heap.at == ASIDE
    assert heap.name == "Cards set aside"
    assert heap.words == "Set aside until Recruit the King's Guard appears: King's Guard ×5."
    assert table.heaps.part.looked_at(heap) is GUARD
    assert table.box_of(ASIDE) is not None
    if path := os.environ.get("PILE_PICTURES"):
        program.window.grab().save(f"{path}/aside.png")


def test_three_heaps_lie_one_above_the_other_and_each_is_large_enough(program: Program) -> None:
    game = dealt()
    state = state_of(game)
    banish(state, 0, 5, EXHAUSTED)
    table = put(program, game)
    pieces = table.heaps.laid
    aside, banished = pieces.piece_of(ASIDE), pieces.piece_of(AtArea(Area.BANISHED))
    assert aside is not None
    assert banished is not None
    assert aside.box.bottom() <= banished.box.top()
    boxes = [table.box_of(AtArea(area)) for area in (Area.ASIDE, Area.LASTING, Area.BANISHED)]
    for one, other in pairwise(boxes):
        assert one is not None
        assert other is not None
        assert not one.intersects(other)
        assert min(one.width(), one.height()) >= LEAST_TARGET


def test_the_heap_is_gone_when_they_have_come(program: Program) -> None:
    table = put(program, called())
    assert not heaps_of(table.scene.view)
    assert not table.heaps.isVisible()
    if path := os.environ.get("PILE_PICTURES"):
        program.window.grab().save(f"{path}/called.png")


@pytest.mark.parametrize(("left", "words"), [(5, "5 cards left"), (1, "1 card left")])
def test_a_stack_on_an_event_says_what_lies_there_and_that_it_counts_as_exhausted(
    left: int, words: str
) -> None:
    said = lying(called(left=left)).words
    assert said.startswith("King's Guard, citizen 7/8, costs 3 Gold for you, ")
    assert f"{words}, on Recruit the King's Guard, its stack is exhausted, can be recruited" in said


def test_the_event_alone_says_that_it_is_there(program: Program) -> None:
    game = called(left=0)
    place = lying(game)
    assert place.is_exhausted
    assert place.told.stack.lies_on is None
    assert place.words.startswith("Recruit the King's Guard, ")
    put(program, game)


@pytest.mark.parametrize("place", [1, 8, 17])
def test_the_edge_of_the_event_shows_below_the_guards_in_every_row(
    program: Program, place: int
) -> None:
    table = put(program, called(place))
    piece = table.centre.laid.piece_of(AtPlace(place))
    assert piece is not None
    lying_there: CentrePlace = piece.face.place
    assert (lying_there.count, lying_there.told.stack.lies_on) == (5, CALL)
    assert piece.is_lit
    plain = table.centre.laid.piece_of(AtPlace(6))
    assert plain is not None
    assert plain.face.place.told.stack.lies_on is None


@pytest.mark.clause("KG3", "T31")
def test_a_guard_in_the_last_stack_of_monsters_does_not_end_the_game() -> None:
    game = called(1)
    state = state_of(game)
    for place in range(5):
        if place != 1:
            state.lay(place, (EXHAUSTED,))
    state.lay(4, state.table.monsters[4][:1])
    game.session._game = Game(state)
    scene = game.scene()
    assert scene.meters[0].whole - scene.meters[0].reached == 1
    assert 1 in scene.lit
    assert "ends the game" not in rare_places(scene).get(1, "")


def test_a_close_look_shows_the_guards_over_their_event() -> None:
    scene = called().scene()
    assert stack_of(scene, AtPlace(1)) == (*[GUARD] * 5, CALL)
    text = " ".join(note.text for note in notes_on_place(scene, 1))
    assert "Citizen 7/8, Soldier" in text


def test_they_fly_from_their_heap_and_back_to_it() -> None:
    coming, *_ = flights(BroughtIn(GUARD, 5, 3, CALL))
    (going,) = flights(SetAside(GUARD, 2, 3, CALL))
    assert (as_a(Flight, coming).start, as_a(Flight, coming).goal) == (ASIDE, AtPlace(3))
    assert (as_a(Flight, going).start, as_a(Flight, going).goal) == (AtPlace(3), ASIDE)


@pytest.mark.parametrize("hand", [MouseHand, KeyboardHand])
def test_a_guard_is_recruited_by_any_hand(
    program: Program, qtbot: QtBot, hand: type[MouseHand | KeyboardHand]
) -> None:
    game = called()
    put(program, game)
    seat = state_of(game).active
    hand(program, qtbot).picks(1)
    qtbot.waitUntil(lambda: GUARD in state_of(game).players[seat].citizens)
    assert state_of(game).stacks[1] == (CALL, *[GUARD] * 4)
