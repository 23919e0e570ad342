"""Cards that are set aside, and come to lie on stacks of the market (C6, C12)."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.games.valeria.sets.boxes import BOX, RULES, WITH, with_carnival
from tests.games.valeria.sets.carnival.stalls import BEAR, ELEPHANT, RING
from tests.scenario import PLACE, Scenario
from valeria_desktop.games.valeria.rules.events import Dealt
from valeria_desktop.games.valeria.rules.imagine import imagine_state
from valeria_desktop.games.valeria.rules.model.cards import EXHAUSTED
from valeria_desktop.games.valeria.rules.setup import Setup, Variant
from valeria_desktop.games.valeria.rules.turn.actions import ActionsBegin
from valeria_desktop.games.valeria.rules.turn.exhausted import Fill
from valeria_desktop.games.valeria.rules.turn.moves import lay_on
from valeria_desktop.games.valeria.ui.stage.flights import flights
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.game import Game

(RING_PLACE,) = RING.places
CARDS = BOX().cards_of(WITH)
EMPTIED = PLACE["citizen-1"]


def parade(players: int = 2) -> Scenario:
    """The Elephant Parade comes up on an emptied stack before seat 0 acts."""
    made = Scenario(players, variants=["event-cards"], sets=WITH, catalog=CARDS)
    made.state.pile = (*made.state.pile, CARDS.by_id["elephant-parade"])
    made.state.lay(EMPTIED, ())
    return made._begin(0, (Fill(EMPTIED), *made._turn_from(ActionsBegin())))


def marched(place: str = "domain-2") -> Scenario:
    """One elephant stands on this stack, the other player's on another."""
    made = parade()
    for to in (place, "monster-1"):
        made.chooses(f"elephant-parade: march-{to}")
    return made


def test_each_player_leads_a_card_to_a_stack_that_is_not_exhausted() -> None:
    made = parade(3)
    for seat in range(3):
        assert made.decision.seat == seat
        ways = [option for option in made.options if "march" in option]
        assert len(ways) == 19
        assert not any("citizen-1" in way.split() for way in ways)
        made.chooses("elephant-parade: march-domain-2")
    stack = made.state.stacks[PLACE["domain-2"]]
    assert stack[-3:] == (ELEPHANT,) * 3
    assert made.state.stacks[RING_PLACE] == (ELEPHANT,)


def test_nobody_is_asked_when_none_is_left() -> None:
    made = Scenario(2, variants=["event-cards"], sets=WITH, catalog=CARDS)
    made.state.lay(RING_PLACE, ())
    made.state.pile = (*made.state.pile, CARDS.by_id["elephant-parade"])
    made.state.lay(EMPTIED, ())
    made._begin(0, (Fill(EMPTIED), *made._turn_from(ActionsBegin())))
    assert not any("march" in option for option in made.options)


def test_it_is_had_as_a_card_of_that_stack_and_what_lies_below_waits() -> None:
    made = marched().holds(0, gold=30, strength=3).acts(0)
    place = PLACE["domain-2"]
    below = made.state.stacks[place][:-1]
    assert "slay domain-2" in made.options
    assert "build domain-2" not in made.options
    made.chooses("slay domain-2")
    assert made.state.players[0].monsters == (ELEPHANT,)
    assert made.state.stacks[place] == below
    assert made.state.top(place) is below[-1]


def restored(game: Game) -> Game:
    snapshot = json.loads(json.dumps(RULES.dump(game)))
    again: Game = RULES.restore(snapshot)
    assert json.loads(json.dumps(RULES.dump(again))) == snapshot
    return again


@pytest.mark.parametrize("place", ["monster-3", "citizen-4", "domain-5"])
def test_a_save_after_the_action_knows_where_they_may_lie(place: str) -> None:
    game = RULES.deal(with_carnival(Setup(variants=frozenset({Variant.EVENT_CARDS}))), 5)
    state = game._state
    lay_on(state, RING_PLACE, PLACE[place])
    assert restored(game)._state.stacks == state.stacks


def test_a_save_knows_one_that_stands_on_an_exhausted_card() -> None:
    game = RULES.deal(with_carnival(Setup()), 5)
    state = game._state
    lying = state.stacks[PLACE["citizen-2"]]
    state.lay(PLACE["citizen-2"], (EXHAUSTED,))
    state.pile = state.pile[1:]
    state.banished = lying
    lay_on(state, RING_PLACE, PLACE["citizen-2"])
    assert restored(game)._state.stacks[PLACE["citizen-2"]] == (EXHAUSTED, ELEPHANT)


def test_cards_of_other_rows_are_still_refused_there() -> None:
    game = RULES.deal(with_carnival(Setup()), 5)
    state = game._state
    state.lay(PLACE["monster-1"], (*state.stacks[PLACE["monster-1"]], BEAR))
    with pytest.raises(Exception, match="can't be dancing-bear, which doesn't belong there"):
        RULES.restore(json.loads(json.dumps(RULES.dump(game))))


def test_a_set_aside_card_is_not_laid_on_a_stall() -> None:
    game = RULES.deal(with_carnival(Setup()), 5)
    stall = BOX().cards_of(WITH).rows[0].places[0]
    lay_on(game._state, RING_PLACE, stall)
    with pytest.raises(Exception, match="can't be elephant"):
        RULES.restore(json.loads(json.dumps(RULES.dump(game))))


def test_views_and_worlds_have_them_where_they_stand() -> None:
    made = marched()
    view = made.game.view(1)
    assert view.top(PLACE["domain-2"]) is ELEPHANT
    world = imagine_state(view, Stream(4))
    assert world.top(PLACE["domain-2"]) is ELEPHANT
    assert len(world.stacks[PLACE["domain-2"]]) == 4
    assert world.stacks[RING_PLACE] == (ELEPHANT, ELEPHANT)


def test_the_window_moves_them_from_where_they_waited() -> None:
    event = Dealt(ELEPHANT, PLACE["domain-2"], RING_PLACE)
    (flight,) = flights(event)
    assert (flight.start.place, flight.goal.place) == (RING_PLACE, PLACE["domain-2"])  # type: ignore[attr-defined]
    (from_supply,) = flights(evolve(event, place=60, source=None))
    assert from_supply.start.place == 63  # type: ignore[attr-defined]
