"""Cards of a set's market are banished and turned down, and no world loses one (C11, C13, C16)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.games.valeria.rules.invented_banish import HARSH, BanishTop, builds
from tests.games.valeria.rules.invented_belongings import AT_COURT, BARON, COURT, NOBLES
from tests.games.valeria.rules.invented_market import (
    AT_HARBOUR,
    BERTHS,
    CARDS,
    HARBOUR,
    PILOT,
    SAILOR,
    SUPPLY,
)
from tests.games.valeria.rules.invented_pile import FAIR, GUESTS, RAIN, check_whole, shuffled
from tests.properties.invariants import cards_of
from tests.properties.players import Temper, pick
from tests.scenario import PLACE, Scenario
from valeria_desktop.games.valeria.files.snapshot import SNAPSHOTS, digest, dump
from valeria_desktop.games.valeria.rules.effects.audience import Each
from valeria_desktop.games.valeria.rules.game import imagine, new_game
from valeria_desktop.games.valeria.rules.model.cards import EXHAUSTED
from valeria_desktop.games.valeria.rules.model.options import RECRUIT, SLAY
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.moments import ACTIONS_END
from valeria_desktop.games.valeria.rules.powers import Now, When
from valeria_desktop.games.valeria.rules.setup import Setup, Variant
from valeria_desktop.games.valeria.rules.turn.actions import ActionsBegin
from valeria_desktop.games.valeria.rules.turn.banish import banish, banish_from, turn_down
from valeria_desktop.games.valeria.rules.turn.exhausted import FillPlaces
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.state import CARD_REVEALED

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.layout import Row
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.state import State

WORLDS = 20
AT_HARSH_HARBOUR = evolve(
    HARSH,
    rows=(HARBOUR,),
    domains=tuple(
        evolve(card, powers=(*card.powers, Now(BanishTop((RECRUIT, SLAY)[number % 2]))))
        for number, card in enumerate(HARSH.domains)
    ),
)
"""Domains that also banish a card of the centre, in a game with a harbour."""


def of_row(state: State, row: Row) -> Counter[str]:
    """Count the cards of a row that lie anywhere."""
    ids = {card.id for card in row.cards}
    return Counter({card: number for card, number in cards_of(state).items() if card in ids})


def check_worlds(table: Scenario, row: Row) -> None:
    """Check that imagined worlds have each card of a row as often as it has copies."""
    whole = {card.id: card.copies for card in row.cards}
    assert of_row(table.state, row) == whole
    for seat in table.game.seats:
        view = table.game.view(seat)
        for number in range(WORLDS):
            world = imagine(view, Stream(number))
            assert world.view(seat) == view
            assert of_row(world._state, row) == whole


def harmed(*, is_mixed: bool = False) -> Scenario:
    """Lay a table whose players had the harbour's open cards: each is banished or lies down."""
    table = Scenario(catalog=AT_HARBOUR, variants=["mixed"] if is_mixed else [])
    state = table.state
    banish(state, 0, BERTHS[0], EXHAUSTED)
    for number, place in enumerate(BERTHS[1:]):
        card = state.take_top(place)
        seat = number % 2
        state.players[seat].keep(card)
        if f"{card.kept}_down" in state.players[seat].zones:
            turn_down(state, 0, seat, card, EXHAUSTED)  # type: ignore[arg-type]  # can lie so
        else:
            banish_from(state, 0, seat, card, EXHAUSTED)
    return table.acts(0, (1, 2))


# Worlds


@pytest.mark.clause("S12")
@pytest.mark.parametrize("is_mixed", [False, True])
def test_worlds_keep_a_markets_cards_banished_and_face_down(*, is_mixed: bool) -> None:
    table = harmed(is_mixed=is_mixed)
    state = table.state
    assert set(state.banished) & {*CARDS}
    assert any(player.citizens_down or player.domains_down for player in state.players)
    check_worlds(table, HARBOUR)


@pytest.mark.clause("S12")
def test_a_banished_card_of_a_sets_zone_is_never_dealt_again() -> None:
    table = Scenario(catalog=AT_COURT)
    state = table.state
    place = next(place for place in COURT.places if BARON in state.stacks[place])
    if place == COURT.supply:
        other, stack = COURT.places[0], state.stacks[place]
        (card,) = state.stacks[other]
        state.lay(place, tuple(card if found is BARON else found for found in stack))
        place = other
    state.lay(place, ())
    state.players[1].keep(BARON)
    check_worlds(table.acts(0), COURT)
    banish_from(state, 0, 1, BARON, EXHAUSTED)
    assert (state.banished, state.players[1].laid) == ((BARON,), ())
    check_worlds(table.acts(0), COURT)


@pytest.mark.clause("S12")
def test_an_imagined_pile_has_no_card_that_lies_in_a_sets_zone() -> None:
    table = shuffled(2, RAIN, EXHAUSTED, EXHAUSTED)
    table.state.players[1].laid = ((NOBLES.tag, (FAIR,)),)
    view = table.holds(0).game.view(0)
    piles = [imagine(view, Stream(number))._state.pile for number in range(3 * WORLDS)]
    assert any(RAIN in pile for pile in piles)
    assert not any(FAIR in pile for pile in piles)


def test_a_card_of_a_sets_zone_does_not_lie_face_down() -> None:
    """Nothing asks for it (X9, X10); who tries leaves the player as it was."""
    player = Scenario(catalog=AT_COURT).state.players[0]
    player.keep(BARON)
    with pytest.raises(AttributeError, match="courtiers_down"):
        player.turn_down(BARON)
    assert player.laid == ((NOBLES.tag, (BARON,)),)


# Filling


def test_the_supply_fills_the_place_of_a_banished_card_after_the_action() -> None:
    table = builds(Now(BanishTop(SLAY)), catalog=AT_HARBOUR).stack("berth-2", "harbour/serpent")
    *left, next_card = table.cards_at("berth-supply")
    table.chooses("build domain-1", "hall: banish-berth-2")
    assert table.cards_at("berth-2") == [next_card]
    assert table.cards_at("berth-supply") == left
    assert table.state.face_down[SUPPLY] == len(left)
    assert f"{table.card(next_card).name} was dealt on berth 2" in table.log()


def test_outside_an_action_the_supply_fills_when_the_power_is_done() -> None:
    """One player banishes at the harbour, one from the market; then both are filled (X20)."""
    table = builds(When(ACTIONS_END, Each(BanishTop(RECRUIT))), catalog=AT_HARBOUR)
    table.state.players[0].domains = (table.state.stacks[PLACE["domain-1"]][0],)
    table.stack("berth-1", "harbour/sailor").stack("citizen-3", "monk")
    next_card = table.stack("domain-1", "exhausted").cards_at("berth-supply")[-1]
    table.acts(0).chooses("gain gold", "gain gold", "hall: banish-berth-1")
    assert table.cards_at("berth-1") == []
    table.chooses("hall: banish-citizen-3")
    assert table.cards_at("berth-1") == [next_card]
    assert table.cards_at("citizen-3") == ["exhausted"]
    assert table.decision.prompt is Prompt.ROLL


# Saves and games


def test_a_save_keeps_a_markets_cards_banished_and_face_down() -> None:
    table = harmed()
    data = dump(table.game)
    assert digest(SNAPSHOTS.restore(data, AT_HARBOUR)) == digest(table.game)
    assert {SAILOR.id, PILOT.id} & {*data["banished"], *data["players"][0]["citizens_down"]}


@pytest.mark.parametrize("seed", [1, 9, 16, 20])
def test_harsh_games_at_a_harbour_lose_no_card(seed: int) -> None:
    chance = Random(seed)
    variants = frozenset({Variant.EVENTS, Variant.MIXED}) if seed % 2 else frozenset()
    game = new_game(Setup(2 + seed % 4, variants=variants), AT_HARSH_HARBOUR, seed)
    dealt, whole = cards_of(game._state), of_row(game._state, HARBOUR)
    number = 0
    while game.decision is not None:
        if number % 15 == 0:
            check_whole(game, dealt, number)
        world = imagine(game.view(game.decision.seat), Stream(number))
        assert of_row(world._state, HARBOUR) == whole
        game.choose(pick(chance, game.decision, Temper.EAGER))
        number += 1
    check_whole(game, dealt, 0)
    assert any(card in CARDS for card in game._state.banished)


def bare_berths(*next_ones: Card) -> Scenario:
    """Lay these cards on top of the harbour's supply, the next one first, and empty two berths."""
    table = Scenario(3, catalog=AT_HARBOUR)
    state = table.state
    state.lay(SUPPLY, (*state.stacks[SUPPLY], *reversed(next_ones)))
    state.face_down[SUPPLY] = len(state.stacks[SUPPLY])
    for place in BERTHS[:2]:
        state.lay(place, ())
    return table._begin(0, (FillPlaces(), *table._turn_from(ActionsBegin())))


def test_a_card_of_a_supply_is_carried_out_when_it_comes_up_before_the_next_place_is_filled() -> (
    None
):
    table = bare_berths(FAIR, SAILOR)
    assert table.state.stacks[BERTHS[0]] == (FAIR,)
    for seat in range(3):
        assert (table.decision.seat, table.options[0]) == (seat, "fair: 1-gold")
        assert table.state.stacks[BERTHS[1]] == ()
        table.chooses("fair: 1-gold")
    assert table.state.stacks[BERTHS[1]] == (SAILOR,)
    assert table.decision.prompt is Prompt.ACT


def test_what_a_revealed_card_empties_is_filled_after_it() -> None:
    """Guests bring a citizen for free, of which the last one goes."""
    table = bare_berths(GUESTS).stack("citizen-1", "cleric")
    table.chooses("guests: citizen-1")
    assert table.cards_at("citizen-1") == ["exhausted"]


@pytest.mark.parametrize("number", [1, 3])
def test_cards_of_a_face_down_supply_are_banished_and_the_next_ones_stay_hidden(
    number: int,
) -> None:
    table = Scenario(catalog=AT_HARBOUR)
    state = table.state
    before = state.stacks[SUPPLY]
    for _ in range(number):
        state.barrier = 0
        banish(state, 0, SUPPLY, EXHAUSTED)
        assert state.barrier & CARD_REVEALED
    assert state.banished == before[: -number - 1 : -1]
    assert state.stacks[SUPPLY] == before[:-number]
    assert table.game.view(1).stacks[SUPPLY] == (None,) * (len(before) - number)
    check_worlds(table, HARBOUR)
    assert digest(SNAPSHOTS.restore(dump(table.game), AT_HARBOUR)) == digest(table.game)


def test_the_last_card_of_a_supply_is_banished_and_nothing_is_filled() -> None:
    table = Scenario(catalog=AT_HARBOUR)
    state = table.state
    while state.stacks[SUPPLY]:
        banish(state, 0, SUPPLY, EXHAUSTED)
    assert state.face_down[SUPPLY] == 0
    assert not any(isinstance(step, FillPlaces) for step in state.agenda)
    assert all(state.stacks[place] for place in BERTHS)
