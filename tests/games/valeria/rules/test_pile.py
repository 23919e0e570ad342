"""A pile of any cards in any order: revealed singly, and known card by card (C7 to C10, C37)."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.games.valeria.rules.invented_pile import (
    CALM,
    DAWN,
    EVENT_CARDS,
    FAIR,
    GUESTS,
    RAIN,
    check_whole,
    shuffled,
    shuffled_game,
    written_and_read,
)
from tests.properties.invariants import cards_of, check_quickly
from tests.properties.players import Temper, pick
from tests.scenario import CATALOG, PLACE, Scenario, card
from valeria_desktop.content.snapshots import SnapshotError
from valeria_desktop.games.valeria.files.snapshot import SNAPSHOTS, digest, dump
from valeria_desktop.games.valeria.native.states import state_as_numbers
from valeria_desktop.games.valeria.native.tables import CatalogNumbers, table_as_numbers
from valeria_desktop.games.valeria.native.vocabulary import NotCoveredError
from valeria_desktop.games.valeria.rules.game import imagine
from valeria_desktop.games.valeria.rules.imagine import imagine_state
from valeria_desktop.games.valeria.rules.model.cards import EXHAUSTED
from valeria_desktop.games.valeria.rules.model.pile import Layer
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup, Variant
from valeria_desktop.games.valeria.rules.turn.returns import give_back
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.game import Barrier

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card


def lonely(table: Scenario, *places: str) -> Scenario:
    """Leave one Rogue on each of these places of citizens."""
    for place in places:
        table.stack(place, "rogue")
    return table.holds(0, gold=9).acts(0)


def seen(table: Scenario, seat: int = 1) -> list[str | None]:
    return [found.id if found else None for found in table.game.view(seat).pile]


# Revealing


def test_what_an_event_does_comes_before_the_next_action() -> None:
    table = lonely(shuffled(2, EXHAUSTED, RAIN), "citizen-7")
    table.chooses("recruit citizen-7")
    assert table.cards_at("citizen-7") == ["rain"]
    assert table.resources(0)[2] == 2
    assert table.log()[-2:] == [
        "Citizen stack 7 is exhausted: Rain appears",
        "A gained 2 Magic (Rain)",
    ]
    assert table.decision.prompt is Prompt.ACT
    assert table.state.is_exhausted(PLACE["citizen-7"])


def test_an_event_that_asks_each_player_comes_before_the_next_place_is_filled() -> None:
    """Two places are empty; the Fair fills the first, and both players choose before Rain comes."""
    table = shuffled(2, EXHAUSTED, RAIN, FAIR).stack("citizen-1", "cleric")
    table.holds(0, strength=20).stack("monster-5", "orc-warrior").acts(0)
    table.chooses("slay monster-5", "orc-warrior: citizen-1")
    assert table.decision.prompt is Prompt.FILL
    table.chooses("fill citizen-1")
    assert table.cards_at("citizen-1") == ["fair"]
    assert table.cards_at("monster-5") == []
    assert (table.decision.seat, table.options[0]) == (0, "fair: 1-gold")
    table.chooses("fair: 1-gold")
    assert (table.decision.seat, table.cards_at("monster-5")) == (1, [])
    table.chooses("fair: 1-strength")
    assert table.cards_at("monster-5") == ["rain"]


def test_a_place_that_an_event_empties_is_filled_after_it() -> None:
    table = lonely(shuffled(2, EXHAUSTED, GUESTS), "citizen-7").stack("citizen-1", "cleric")
    table.chooses("recruit citizen-7", "guests: citizen-1")
    assert table.cards_at("citizen-1") == ["exhausted"]
    assert table.decision.prompt is Prompt.ACT


def test_a_game_is_taken_back_and_imagined_while_an_event_asks() -> None:
    table = lonely(shuffled(2, EXHAUSTED, FAIR), "citizen-7")
    before = table.game.copy()
    table.chooses("recruit citizen-7")
    assert imagine(table.game.view(0), Stream(3)).view(0) == table.game.view(0)
    assert before._state.stacks[PLACE["citizen-7"]] == (card("rogue"),)
    before.choose("recruit citizen-7")
    assert before.view(1) == table.game.view(1)


# What is known


def test_nothing_is_known_of_a_shuffled_pile() -> None:
    for seed in range(5):
        game = shuffled_game(Setup(3), seed)
        assert game.view(0).pile == (None,) * 6


def test_worlds_deal_a_shuffled_pile_from_what_was_not_seen() -> None:
    """One event lies open, so it isn't in the pile; all orders and all others come."""
    table = shuffled(2, EXHAUSTED, FAIR, EXHAUSTED)
    table.state.lay(PLACE["citizen-7"], (CALM,))
    piles = [imagine_state(table.game.view(0), Stream(number)).pile for number in range(200)]
    kinds = Counter(tuple(found is EXHAUSTED for found in pile) for pile in piles)
    assert set(kinds) == {(True, True, False), (True, False, True), (False, True, True)}
    events = {found for pile in piles for found in pile if found is not EXHAUSTED}
    assert events == {FAIR, RAIN, GUESTS, DAWN}


@pytest.mark.clause("V4")
def test_monster_events_over_a_shuffled_pile_stay_over_it_in_each_world() -> None:
    game = shuffled_game(Setup(2, variants=frozenset({Variant.EVENTS})), 1)
    for number in range(50):
        world = imagine(game.view(0), Stream(number))
        assert {found in CATALOG.events for found in world._state.pile[-2:]} == {True}
        assert Counter(world._state.pile[:-2])[EXHAUSTED] == 2
        assert world.view(0) == game.view(0)


def test_the_order_of_filling_is_asked_where_nobody_knows_the_cards() -> None:
    """Also when Exhausted cards lie on top: who is asked can't know it, and learns nothing so."""
    table = shuffled(2, FAIR, EXHAUSTED, EXHAUSTED).stack("citizen-1", "cleric")
    table.holds(0, strength=20).stack("monster-5", "orc-warrior").acts(0)
    table.chooses("slay monster-5", "orc-warrior: citizen-1")
    assert table.decision.prompt is Prompt.FILL


def test_a_card_from_a_shuffled_pile_is_news_that_undo_does_not_cross() -> None:
    table = lonely(shuffled(2, FAIR, EXHAUSTED), "citizen-7")
    assert table.chooses("recruit citizen-7").barrier & Barrier.REVEAL
    plain = lonely(Scenario(), "citizen-7")
    assert not plain.chooses("recruit citizen-7").barrier & Barrier.REVEAL


def returned(*pile: Card) -> Scenario:
    """Let a Cleric go back to a place with an Exhausted card, which goes under the pile (T25)."""
    table = shuffled(2, *pile).owns(0, "cleric").stack("citizen-1", "exhausted")
    give_back(table.state, 0, card("cleric"), card("cleric"))
    return table


@pytest.mark.clause("T25", "S12")
def test_what_goes_under_a_shuffled_pile_is_known_there() -> None:
    table = returned(FAIR, EXHAUSTED)
    assert seen(table) == ["exhausted", None, None]
    table.state.put_on_pile(RAIN)
    assert seen(table) == ["exhausted", None, None, "rain"]
    assert table.state.known_pile == 0b1001
    world = imagine_state(table.game.view(1), Stream(2))
    assert world.known_pile == 0b1001
    assert (world.pile[0], world.pile[-1]) == (EXHAUSTED, RAIN)


def test_an_open_card_over_hidden_ones_is_known_there_too() -> None:
    """In the base game's pile all Exhausted cards are known, also one on top of the events."""
    table = Scenario(variants=["events"])
    table.state.pile = table.state.pile[1:]
    table.state.put_on_pile(EXHAUSTED)
    assert seen(table) == ["exhausted"] * 3 + [None, None, "exhausted"]
    world = imagine_state(table.game.view(1), Stream(2))
    assert (world.known_pile, table.state.known_pile) == (1, 1)
    assert SNAPSHOTS.restore(dump(table.game), CATALOG)._state.known_pile == 1


@pytest.mark.clause("V6")
def test_the_lowest_exhausted_card_need_not_be_the_lowest_card() -> None:
    """Who looks for it shows the events below it to all (FF7)."""
    table = slays_a_mimic(FAIR, RAIN, EXHAUSTED, DAWN)
    assert table.cards_at("citizen-1") == ["exhausted"]
    assert seen(table) == ["fair", "rain", None]
    assert table.game.copy()._state.known_pile == 0b110


@pytest.mark.clause("V6")
def test_without_an_exhausted_card_nothing_is_looked_through() -> None:
    """All know how many are left: those that lie in the centre or were seen go back are missing."""
    table = slays_a_mimic(FAIR, RAIN)
    assert table.cards_at("citizen-1") == []
    assert seen(table) == [None, None]


@pytest.mark.clause("V6")
def test_the_place_is_filled_before_the_reward() -> None:
    lines = slays_a_mimic(FAIR, EXHAUSTED).log()
    at = lines.index("A slew Mimic")
    assert lines[at + 1] == "Turned up among the Exhausted cards: Fair"
    assert lines[at + 2] == "Citizen stack 1 is exhausted"
    assert lines[at + 3].endswith("(Mimic)")


def slays_a_mimic(*pile: Card) -> Scenario:
    table = shuffled(2, *pile).stack("citizen-1", "mimic").holds(0, strength=3, magic=3)
    table.acts(0).chooses("slay citizen-1")
    return table


# Saves


@pytest.mark.parametrize(
    ("mask", "data"), [(0, None), (0b1, 1), (0b11, 2), (0b101, [True, False, True])]
)
def test_known_cards_on_top_are_written_as_a_number_as_before(mask: int, data: object) -> None:
    game = shuffled_game(Setup(2), 3)
    game._state.known_pile = mask
    assert dump(game).get("known_pile") == data
    assert written_and_read(game)._state.known_pile == mask


def test_a_save_of_before_with_two_events_put_back_is_the_same_game() -> None:
    table = Scenario(variants=["events"])
    for found in table.state.pile[-2:]:
        table.state.pile = tuple(other for other in table.state.pile if other is not found)
        table.state.put_on_pile(found)
    data = dump(table.game)
    assert data["known_pile"] == 2
    assert digest(SNAPSHOTS.restore(data, CATALOG)) == digest(table.game)


@pytest.mark.parametrize(
    ("mask", "pile", "fault"),
    [
        (0b10000, (EXHAUSTED, FAIR, EXHAUSTED, RAIN), "known_pile must tell of 4 cards or fewer"),
        (0, (EXHAUSTED, FAIR, EXHAUSTED, card("archer")), "pile[3] can't be archer"),
    ],
)
def test_a_pile_that_can_not_be_is_refused(mask: int, pile: tuple[Card, ...], fault: str) -> None:
    table = shuffled(2, *pile)
    table.state.known_pile = mask
    with pytest.raises(SnapshotError, match=re.escape(fault)):
        written_and_read(table.game)


# Whole games


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("variants", [frozenset(), frozenset({Variant.EVENTS})], ids=["", "events"])
def test_games_with_a_shuffled_pile_lose_no_card_and_tell_no_secret(
    seed: int, variants: frozenset[Variant]
) -> None:
    chance = Random(seed)
    game = shuffled_game(Setup(2 + seed % 3, variants=variants), seed)
    dealt = cards_of(game._state)
    number = 0
    while game.decision is not None:
        check_quickly(game)
        if number % 12 == 0:
            check_whole(game, dealt, number)
            assert digest(written_and_read(game)) == digest(game)
        game.choose(pick(chance, game.decision, Temper.STUBBORN))
        number += 1
    assert cards_of(game._state) == dealt
    assert any(event in EVENT_CARDS for stack in game._state.stacks for event in stack)


def test_the_core_in_c_refuses_another_pile_and_other_powers_by_name() -> None:
    table = shuffled(2, FAIR).state
    with pytest.raises(NotCoveredError, match="no powers but those of domains"):
        table_as_numbers(table.table)
    with pytest.raises(NotCoveredError, match="no other Exhausted pile"):
        table_as_numbers(evolve(table.table, pile=(Layer((EXHAUSTED,)),)))
    plain = Scenario(variants=["events"]).state
    plain.known_pile = 0b10
    with pytest.raises(NotCoveredError, match="cards put on top"):
        state_as_numbers(plain, CatalogNumbers(plain.table.catalog))
