"""Monsters that were laid on stacks of any row, in the window: seen, spoken, looked at (US4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.games.valeria.sets.shipped import catalog_of
from tests.games.valeria.ui.table.test_out_of_use import put, state_of
from tests.ui.tables import Table
from tests.ui.test_whole_games import KeyboardHand, MouseHand
from valeria_desktop.games.valeria.rules.aside import lay_on
from valeria_desktop.games.valeria.rules.at import Area, AtArea, AtPlace
from valeria_desktop.games.valeria.rules.events import LaidOn
from valeria_desktop.games.valeria.rules.game import Game
from valeria_desktop.games.valeria.rules.model.cards import EXHAUSTED
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup, Variant
from valeria_desktop.games.valeria.rules.turn.exhausted import Fill
from valeria_desktop.games.valeria.ui.cards.card_words import card_lines, kind_words
from valeria_desktop.games.valeria.ui.parts.centre_place import place_of
from valeria_desktop.games.valeria.ui.parts.heaps import heaps_of
from valeria_desktop.games.valeria.ui.parts.rarity import rare_places
from valeria_desktop.games.valeria.ui.stage.flights import flights
from valeria_desktop.games.valeria.ui.zoom.descriptions import stack_of
from valeria_desktop.games.valeria.ui.zoom.notes import notes_on_place
from valeria_desktop.ui.stage.motions import Flight
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.ui.parts.centre_place import CentrePlace
    from valeria_desktop.ui.program.program import Program

SET = "undead-samurai"
CARDS = catalog_of(SET)
SAMURAI, LORD = CARDS.by_id[SET], CARDS.by_id["undead-samurai-lord-event"]
SETUP = Setup(
    variants=frozenset({Variant.EVENT_CARDS}), event_cards=(LORD.id,), sets=frozenset({SET})
)
CITIZEN, DOMAIN = 8, 17


def laid(*places: int, players: int = 2) -> Table:
    """The Lord lies on the first stack of citizens, a Samurai on each of these places."""
    game = Table(evolve(SETUP, players=players)).plays_to(Prompt.ACT)
    state = state_of(game)
    state.lay(5, (LORD,))
    for place in places:
        lay_on(state, state.active, SAMURAI, place, LORD)
    player = state.players[state.active]
    player.gold, player.strength, player.magic = 9, 3, 0
    game.session._game = Game(state)
    return game


def lying(game: Table, place: int) -> CentrePlace:
    return place_of(game.scene(), place)


@pytest.mark.parametrize(
    ("place", "waiting"), [(CITIZEN, "5 cards wait below"), (DOMAIN, "3 cards wait below")]
)
def test_it_says_that_it_can_be_slain_there_and_what_waits(place: int, waiting: str) -> None:
    game = laid(place)
    below = state_of(game).stacks[place][-2].name
    said = lying(game, place).words
    start = "Undead Samurai, monster of the Undead Samurai, costs 3 Strength for you, "
    assert said.startswith(f"{start}on {below}, {waiting}, can be slain.")


def test_one_card_below_is_said_as_one_and_two_samurai_are_counted() -> None:
    game = laid(CITIZEN, CITIZEN)
    state = state_of(game)
    state.lay(CITIZEN, state.stacks[CITIZEN][-3:])
    said = lying(game, CITIZEN).words
    assert "2 cards left, on" in said
    assert "1 card waits below" in said


@pytest.mark.parametrize("place", [2, CITIZEN, DOMAIN])
def test_the_edge_of_what_waits_shows_below_it_and_no_card_counts_as_face_down(
    program: Program, place: int
) -> None:
    game = laid(place)
    below = state_of(game).stacks[place][-2]
    table = put(program, game)
    piece = table.centre.laid.piece_of(AtPlace(place))
    assert piece is not None
    shown: CentrePlace = piece.face.place
    assert (shown.count, shown.face_down, shown.told.stack.lies_on) == (1, 0, below)
    assert piece.is_lit


def test_a_card_that_returned_over_it_is_the_top_of_a_stack_like_others() -> None:
    game = laid(CITIZEN)
    state = state_of(game)
    state.lay(CITIZEN, (*state.stacks[CITIZEN], state.stacks[CITIZEN][0]))
    shown = lying(game, CITIZEN)
    assert (shown.count, shown.told.stack.waiting, shown.told.stack.lies_on) == (7, 0, None)


@pytest.mark.parametrize(("place", "more"), [(CITIZEN, "5 more cards"), (DOMAIN, "3 more cards")])
def test_a_close_look_shows_what_waits(place: int, more: str) -> None:
    game = laid(place)
    below = state_of(game).stacks[place][-2]
    scene = game.scene()
    assert stack_of(scene, AtPlace(place))[:2] == (SAMURAI, below)
    text = [note.text for note in notes_on_place(scene, place)]
    (found,) = [note for note in text if note.startswith(more)]
    assert found.endswith(f"; next: {below.name}.")
    assert ("2 face down" in found) is (place == DOMAIN)


@pytest.mark.clause("T31")
def test_a_samurai_on_the_last_monster_does_not_end_the_game() -> None:
    game = laid(1, players=3)
    state = state_of(game)
    for place in (0, 2, 3, 4):
        state.lay(place, (EXHAUSTED,))
    state.lay(1, (state.stacks[1][0], SAMURAI))
    game.session._game = Game(state)
    scene = game.scene()
    assert (scene.meters[0].whole - scene.meters[0].reached, 1 in scene.lit) == (1, True)
    assert "ends the game" not in rare_places(scene).get(1, "")
    state.lay(1, state.stacks[1][:1])
    state.players[state.active].strength = 30
    state.players[state.active].magic = 30
    game.session._game = Game(state)
    assert "ends the game" in rare_places(game.scene())[1], "it does once the Samurai is gone"


def test_the_heap_says_for_whom_they_wait() -> None:
    (heap,) = heaps_of(Table(SETUP).plays_to(Prompt.ACT).scene().view)
    assert heap.words == "Set aside until Undead Samurai Lord appears: Undead Samurai ×4."


def test_they_fly_from_their_heap_to_the_stack() -> None:
    (coming,) = flights(LaidOn(0, SAMURAI, DOMAIN, LORD))
    flight = as_a(Flight, coming)
    assert (flight.start, flight.goal) == (AtArea(Area.ASIDE), AtPlace(DOMAIN))


def test_the_event_says_what_it_did_and_what_it_gives() -> None:
    """The boss of the stack has the same name; their kinds are told apart."""
    assert kind_words(LORD) == "Event and monster of the Undead Samurai, Boss"
    assert kind_words(CARDS.by_id["undead-samurai-lord"]) == "Monster of the Undead Samurai, Boss"
    revealed, reward = card_lines(LORD, None)
    lays = "Each player: lay one Undead Samurai on a stack that isn't exhausted."
    assert revealed == f"When it comes up: {lays}"
    assert reward.startswith("Reward: 1 point for each of your slain Undead Samurai monsters, ")


@pytest.mark.parametrize("hand", [MouseHand, KeyboardHand])
def test_a_samurai_is_laid_and_slain_by_any_hand(
    program: Program, qtbot: QtBot, hand: type[MouseHand | KeyboardHand]
) -> None:
    game = laid()
    state = state_of(game)
    state.lay(5, ())
    state.pile = (*state.pile, LORD)
    state.agenda.append(Fill(5))
    game.session._game = Game(state)
    put(program, game)
    seat = state.active
    hand(program, qtbot).picks(CITIZEN)
    qtbot.waitUntil(lambda: state_of(game).top(CITIZEN) is SAMURAI)
    assert game.session.decision is not None
    assert game.session.decision.seat != seat
