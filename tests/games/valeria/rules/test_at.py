"""Addresses: frozen values, one for each thing, and none of them tells which Duke lies there."""

from __future__ import annotations

import inspect
from enum import Enum
from random import Random
from typing import get_type_hints

import pytest
from attrs import exceptions, fields, has

from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules import at as addresses
from valeria_desktop.games.valeria.rules.at import (
    AMOUNTS,
    Area,
    AtPlace,
    OfCard,
    OfDie,
    OfSeat,
    OfTokens,
    OfTrack,
    Owned,
    on_table,
)
from valeria_desktop.games.valeria.rules.model.options import (
    Done,
    GainResource,
    KeepDice,
    KeepDuke,
    Pay,
    RollDice,
    UseWay,
)
from valeria_desktop.games.valeria.rules.rows import CITIZENS, MARKET
from valeria_desktop.games.valeria.rules.setup import Setup, Solo, Variant
from valeria_desktop.kernel.at import At

KINDS = [
    kind
    for _, kind in inspect.getmembers(addresses, inspect.isclass)
    if issubclass(kind, At) and kind is not At
]
NAMES: set[object] = {int, str, Area, Owned}
"""The types of what an address may hold: numbers, and names that everyone may know."""
NOWHERE = KeepDuke, RollDice, KeepDice, GainResource, Pay, Done
"""Options that are about nothing on the table: what is paid for is asked before its payment."""
CONSOLATION = "consolation"
"""What the rules give to who gains nothing; it has the id of a card and lies nowhere."""
EVERY_KIND = {AtPlace, OfCard, OfDie, OfSeat}
GAMES = {
    "events": (Setup(2, variants=frozenset({Variant.EVENTS, Variant.MIXED})), EVERY_KIND),
    "five": (Setup(5, preset="random"), EVERY_KIND),
    "lord": (Setup(1, solo=Solo.DARK_LORD), {AtPlace, OfCard, OfDie}),
    "siege": (Setup(1, solo=Solo.SIEGE), {AtPlace, OfCard}),
}
"""Games, and the kinds of things that their options are about."""


def types_in(kind: type[At]) -> dict[str, object]:
    """Return the types of an address's fields by their names, in their order."""
    assert has(kind)
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)}


def first_of(kind: object) -> object:
    """Return the first value of a type that an address may hold."""
    if isinstance(kind, type) and issubclass(kind, Enum):
        return next(iter(kind))
    return "knight" if kind is str else 0


def sample(kind: type[At]) -> At:
    """Make an address with the first value of each of its fields."""
    made: At = kind(*map(first_of, types_in(kind).values()))
    return made


@pytest.mark.parametrize("kind", KINDS)
def test_an_address_is_a_frozen_value(kind: type[At]) -> None:
    at = sample(kind)
    assert hash(at) == hash(sample(kind))
    assert at == sample(kind)
    with pytest.raises(exceptions.FrozenInstanceError):
        setattr(at, next(iter(types_in(kind))), 1)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind is not OfCard])
def test_only_the_address_of_a_card_that_lies_open_names_a_card(kind: type[At]) -> None:
    held = types_in(kind).values()
    assert {each for each in held if each != Owned | None} <= NAMES


def test_addresses_of_different_kinds_are_different_things() -> None:
    assert len({sample(kind) for kind in KINDS}) == len(KINDS)


def test_all_that_lies_in_front_of_a_player_is_named_with_its_owner() -> None:
    owned = [kind for kind in KINDS if "seat" in types_in(kind)]
    assert set(owned) == {OfSeat, OfTrack, OfTokens, OfCard}
    assert OfCard("knight", 0) != OfCard("knight", 1)
    assert len({OfSeat(0, Owned.GOLD), OfTrack(0, Owned.GOLD)}) == 2


def test_an_amount_has_the_name_that_events_have_for_it() -> None:
    assert {amount.value for amount in AMOUNTS} == {"gold", "strength", "magic", "points"}


def test_the_rows_share_out_the_places_of_the_market() -> None:
    assert [place for row in MARKET.rows for place in row.places] == list(range(MARKET.size))
    assert MARKET.row_at(7) is CITIZENS


def test_only_the_card_of_an_option_is_still_to_have_an_owner() -> None:
    assert on_table(OfCard("knight"), 2) == OfCard("knight", 2)
    assert on_table(OfCard("knight"), None) == OfCard("knight")
    for at in (OfCard("knight", 1), OfSeat(1), AtPlace(3), OfDie(0)):
        assert on_table(at, 2) is at


@pytest.mark.parametrize(("setup", "kinds"), GAMES.values(), ids=GAMES)
def test_options_name_what_lies_open_on_the_table(setup: Setup, kinds: set[type[At]]) -> None:
    """The card of an option lies in front of the seat that is asked."""
    game, chance, seen = RULES.deal(setup, 0), Random(0), set[type[At]]()
    while (decision := game.decision) is not None:
        view = game.view(decision.seat)
        me = view.players[decision.seat]
        mine = {card.id for card in (*me.starters, *me.citizens, *me.domains, *me.monsters)}
        for option in decision.options:
            at = option.at
            assert (at is None) is isinstance(option, NOWHERE), option
            if isinstance(at, AtPlace):
                assert view.stacks[at.place], option
            elif isinstance(at, OfCard):
                assert isinstance(option, UseWay), option
                assert at.seat is None
                assert at.card in mine or at.card == CONSOLATION, option
            elif isinstance(at, OfSeat):
                assert at.seat != decision.seat, option
                assert at.what is None
            seen.update(map(type, option.ends))
        game.choose(chance.choice(decision.options))
    assert seen == kinds
