"""Cards that are set aside, and come to lie on stacks of the market (C6, C12)."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.games.valeria.sets.boxes import BOX, RULES, WITH, with_carnival
from tests.games.valeria.sets.carnival.stalls import BEAR
from tests.scenario import PLACE, Scenario
from valeria_desktop.games.valeria.rules.aside import ASIDE, aside_of, lay_on
from valeria_desktop.games.valeria.rules.at import Area, AtArea, AtPlace
from valeria_desktop.games.valeria.rules.events import LaidOn
from valeria_desktop.games.valeria.rules.imagine import imagine_state
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import EXHAUSTED
from valeria_desktop.games.valeria.rules.setup import Setup, Variant
from valeria_desktop.games.valeria.rules.turn.actions import ActionsBegin
from valeria_desktop.games.valeria.rules.turn.exhausted import Fill
from valeria_desktop.games.valeria.rules.turn.returns import give_back
from valeria_desktop.games.valeria.ui.stage.flights import flights
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.errors import IllegalChoiceError

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.model.cards import Card

(HEAP,) = ASIDE.places
CARDS = BOX().cards_of(WITH)
ELEPHANT, PARADE = CARDS.by_id["elephant"], CARDS.by_id["elephant-parade"]
NIGHTS = Setup(variants=frozenset({Variant.EVENT_CARDS}))
EMPTIED = PLACE["citizen-1"]


def parade(players: int = 2) -> Scenario:
    """The Elephant Parade comes up on an emptied stack before seat 0 acts."""
    made = Scenario(players, variants=["event-cards"], sets=WITH, catalog=CARDS)
    made.state.pile = (*made.state.pile, PARADE)
    made.state.lay(EMPTIED, ())
    return made._begin(0, (Fill(EMPTIED), *made._turn_from(ActionsBegin())))


def marched(place: str = "domain-2") -> Scenario:
    """One elephant stands on this stack, the other player's on another."""
    made = parade()
    for to in (place, "monster-1"):
        made.chooses(f"elephant-parade: lay-on-{to}")
    return made


def test_each_player_leads_a_card_to_a_stack_that_is_not_exhausted() -> None:
    made = parade(3)
    for seat in range(3):
        assert made.decision.seat == seat
        ways = [option for option in made.options if "lay-on" in option]
        assert len(ways) == 19
        assert not any("citizen-1" in way.split() for way in ways)
        made.chooses("elephant-parade: lay-on-domain-2")
    stack = made.state.stacks[PLACE["domain-2"]]
    assert stack[-3:] == (ELEPHANT,) * 3
    assert made.state.stacks[HEAP] == (ELEPHANT,)


def test_nobody_is_asked_when_none_is_left() -> None:
    made = Scenario(2, variants=["event-cards"], sets=WITH, catalog=CARDS)
    made.state.lay(HEAP, ())
    made.state.pile = (*made.state.pile, PARADE)
    made.state.lay(EMPTIED, ())
    made._begin(0, (Fill(EMPTIED), *made._turn_from(ActionsBegin())))
    assert not any("lay-on" in option for option in made.options)


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
    game = RULES.deal(with_carnival(NIGHTS), 5)
    state = game._state
    lay_on(state, 0, ELEPHANT, PLACE[place], PARADE)
    assert restored(game)._state.stacks == state.stacks


@pytest.mark.parametrize("lying", [(EXHAUSTED, ELEPHANT), (ELEPHANT,)])
def test_a_save_with_one_that_stands_on_no_card_is_refused(lying: tuple[Card, ...]) -> None:
    game = RULES.deal(with_carnival(NIGHTS), 5)
    state = game._state
    below = state.stacks[PLACE["citizen-2"]]
    state.lay(HEAP, state.stacks[HEAP][1:])
    state.lay(PLACE["citizen-2"], lying)
    if EXHAUSTED in lying:
        state.pile = state.pile[1:]
    state.banished = below
    with pytest.raises(Exception, match="which doesn't belong there"):
        RULES.restore(json.loads(json.dumps(RULES.dump(game))))


@pytest.mark.clause("T25")
def test_a_card_that_returns_loses_none_that_lie_above_an_exhausted_card() -> None:
    """The Exhausted card goes under the pile; what lay on it stays, with its tokens."""
    made = Scenario(2, variants=["event-cards"], sets=WITH, catalog=CARDS).owns(0, "giant")
    state, place = made.state, made.state.table.homes[CARDS.by_id["giant"]]
    state.lay(place, (EXHAUSTED, ELEPHANT))
    state.put_tokens(1, place, Amounts(strength=2), PARADE)
    give_back(state, 0, CARDS.by_id["giant"], PARADE)
    assert [card.id for card in state.stacks[place]] == ["elephant", "giant"]
    assert state.tokens_on(place, depth=1) == Amounts(strength=2)
    assert state.pile[0] is EXHAUSTED


@pytest.mark.clause("KG2", "US3")
def test_a_card_set_aside_can_not_be_had_however_much_a_player_has() -> None:
    made = Scenario(2, variants=["event-cards"], sets=WITH, catalog=CARDS)
    game = made.holds(0, gold=30, strength=30).acts(0).game
    found = game.quote(0, HEAP)
    assert found.card is ELEPHANT
    assert not found.is_possible
    assert str(found.reasons[0]) == "The card lies set aside"
    with pytest.raises(IllegalChoiceError, match="can't be chosen now: The card lies set aside"):
        game.choose("slay aside")


def test_cards_of_other_rows_are_still_refused_there() -> None:
    game = RULES.deal(with_carnival(NIGHTS), 5)
    state = game._state
    state.lay(PLACE["monster-1"], (*state.stacks[PLACE["monster-1"]], BEAR))
    with pytest.raises(Exception, match="can't be dancing-bear, which doesn't belong there"):
        RULES.restore(json.loads(json.dumps(RULES.dump(game))))


def test_a_set_aside_card_is_not_laid_on_a_stall() -> None:
    game = RULES.deal(with_carnival(NIGHTS), 5)
    stall = BOX().cards_of(WITH).rows[0].places[0]
    lay_on(game._state, 0, ELEPHANT, stall, PARADE)
    with pytest.raises(Exception, match="can't be elephant"):
        RULES.restore(json.loads(json.dumps(RULES.dump(game))))


def test_nothing_is_set_aside_where_no_event_can_bring_it() -> None:
    assert aside_of(RULES.deal(with_carnival(Setup()), 5)._state.stacks) == ()


def test_views_and_worlds_have_them_where_they_stand() -> None:
    made = marched()
    view = made.game.view(1)
    assert view.top(PLACE["domain-2"]) is ELEPHANT
    world = imagine_state(view, Stream(4))
    assert world.top(PLACE["domain-2"]) is ELEPHANT
    assert len(world.stacks[PLACE["domain-2"]]) == 4
    assert world.stacks[HEAP] == (ELEPHANT, ELEPHANT)


def test_the_window_moves_them_from_where_they_waited() -> None:
    (flight,) = flights(LaidOn(0, ELEPHANT, PLACE["domain-2"], PARADE))
    assert (flight.start, flight.goal) == (AtArea(Area.ASIDE), AtPlace(PLACE["domain-2"]))  # type: ignore[attr-defined]
