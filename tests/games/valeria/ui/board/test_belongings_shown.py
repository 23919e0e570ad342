"""Boards show the tokens and cards of a set: a further track, tiles, and words for both."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from tests.games.valeria.rules.invented_belongings import BARON, PEDLAR, RULES, maps
from tests.games.valeria.ui.at_an_action import put_at_an_action
from tests.ui.parts import table_of
from valeria_desktop.games.valeria.game import RULES as RULES_PLAIN
from valeria_desktop.games.valeria.rules.at import OfCard, OfSeat, OfTokens
from valeria_desktop.games.valeria.rules.events import Gained, Lost, Paid, Took
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.games.valeria.story.items import in_order
from valeria_desktop.games.valeria.ui.cards.glossary import explain
from valeria_desktop.games.valeria.ui.parts.plaque_layout import PlaqueForm
from valeria_desktop.games.valeria.ui.parts.plaque_places import box_of_card, card_on
from valeria_desktop.games.valeria.ui.parts.sides import kinds_of
from valeria_desktop.games.valeria.ui.spoken import ValeriaSpoken
from valeria_desktop.games.valeria.ui.stage.flights import flights
from valeria_desktop.games.valeria.ui.table.screen import words_of_leaves
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.ui.paint.look import LEAST_TARGET
from valeria_desktop.ui.stage.motions import Token
from valeria_desktop.ui.table.frame import OWN

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.ui.program.program import Program

pytestmark = pytest.mark.usefixtures("unpainted")


def put(program: Program, players: int = 2) -> TableScreen:
    """Lay a table with a court, at an action; each player has three maps and the Baron."""

    def change(state: State) -> None:
        for player in state.players:
            player.more = (("map", 3),)
            player.keep(BARON)

    return put_at_an_action(program, RULES, change, Setup(players))


def test_a_track_of_a_set_stands_below_the_others(program: Program) -> None:
    board = put(program).board
    assert list(board.tracks) == ["gold", "strength", "magic", "points", "map"]
    boxes = [track.geometry() for track in board.tracks.values()]
    assert all(track.isVisible() for track in board.tracks.values())
    assert not any(a.intersects(b) for a in boxes for b in boxes if a is not b)
    assert board.tracks["map"].accessibleName() == "Maps: 3"


def test_cards_of_a_set_are_tiles_of_the_tableau(program: Program) -> None:
    table = put(program)
    box = table.box_of(OfCard(BARON.id, table.scene.viewer))
    assert box is not None
    assert table.plan.board.contains(box.toRect())


def test_a_board_says_both(program: Program) -> None:
    words = put(program).board.accessibleName()
    assert words.endswith(" 3 maps.")


FORMS = [(2, (1280, 720), 1.0), (3, (1280, 720), 1.0), (3, (1024, 768), 1.0), (2, (1280, 720), 1.6)]


@pytest.mark.parametrize(("players", "size", "scale"), FORMS)
def test_a_rivals_plaque_has_its_tokens_beside_the_other_amounts(
    program: Program, players: int, size: tuple[int, int], scale: float
) -> None:
    program.window.resize(*size)
    program.change("scale", scale)
    rivals = put(program, players).rivals
    for plaque in rivals.plaques:
        places = rivals.places_of(plaque.seat)
        assert places is not None
        if places.amounts:
            assert list(places.amounts) == [*kinds_of(plaque.side)], places.form
            boxes = [*places.amounts.values(), places.score]
            inside = [box.adjusted(0.1, 0.1, -0.1, -0.1) for box in boxes]
            assert not any(a.intersects(b) for a in inside for b in inside if a is not b)
            assert all(places.board.contains(box) for box in boxes)


def test_cards_of_a_set_are_seen_and_heard_on_a_rivals_plaque(program: Program) -> None:
    table = put(program)
    (plaque,) = table.rivals.plaques
    assert "Nobles: Baron." in plaque.cards
    places = table.rivals.places_of(plaque.seat)
    assert places is not None
    assert places.form is PlaqueForm.ALONE
    box = box_of_card(places, plaque, BARON.id, table.scene)
    assert places.board.contains(box)
    assert box != places.board
    assert card_on(places, plaque, box.center()) is BARON


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_a_rivals_board_has_tiles_for_them(program: Program, size: tuple[int, int]) -> None:
    program.window.resize(*size)
    table = put(program, 3)
    for plaque in table.rivals.plaques:
        table._open_board(OfSeat(plaque.seat))
        QApplication.processEvents()
        box = table.box_of(OfCard(BARON.id, plaque.seat))
        assert box is not None
        assert box.width() > LEAST_TARGET


EVENTS = (
    Gained(0, maps(2), PEDLAR),
    Paid(0, maps(1), PEDLAR),
    Lost(1, maps(1), PEDLAR),
    Took(0, 1, maps(1), PEDLAR),
)


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_tokens_fly_from_and_to_their_track(program: Program, event: Event) -> None:
    table = put(program)
    found = flights(event)
    assert found
    flying = [motion for motion in found if isinstance(motion, Token)]
    ends = {end for motion in flying for end in (motion.start, motion.goal)}
    tracks = [end for end in ends if isinstance(end, OfTokens)]
    assert {track.tag for track in tracks} == {"map"}
    for track in tracks:
        box = table.box_of(track)
        assert box is not None
        around = table.box_of(OfSeat(track.seat))
        assert around is not None
        assert around.contains(box.center())


def test_the_story_and_the_keys_for_it_count_them(program: Program) -> None:
    assert in_order(Counter({"map": 2, "gold": -1})) == (("gold", -1), ("map", 2))
    scene = put(program).scene
    words = ValeriaSpoken().standing(scene)
    assert ", 3 maps; points so far" in words, "a rival's tokens, in their own words"
    assert "Nobles: Baron." in words, "your cards of a set"


def test_the_button_of_the_own_leaf_has_them(program: Program) -> None:
    words = words_of_leaves(put(program).scene)[OWN]
    assert words.numbers[-1] == ("map", 3)
    assert words.whole.endswith("0 points, 3 maps")


def test_the_sign_of_a_token_is_explained() -> None:
    for sign in ("map", "map-price"):
        assert explain(sign) == "Maps: tokens that pay for what an expansion offers."
    assert explain("no-such-sign") == ""


def test_the_next_game_has_no_such_track(program: Program) -> None:
    put(program)
    program._play(Session.begin(RULES_PLAIN, Setup(2), default_seats(2), 3))
    QApplication.processEvents()
    assert list(table_of(program).board.tracks) == ["gold", "strength", "magic", "points"]
