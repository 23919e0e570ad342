"""Addresses: frozen values, one for each thing, and none of them tells which card lies there."""

from __future__ import annotations

import inspect
from enum import Enum
from random import Random
from typing import get_type_hints

import pytest
from attrs import exceptions

from tests.games.valencia.catalogue import VERBS
from valeria_desktop.games.valencia.rules import at as addresses
from valeria_desktop.games.valencia.rules.at import (
    Area,
    Asset,
    AtCard,
    AtCell,
    AtSeat,
    AtStack,
    AtTask,
    OfPlayer,
    Owned,
    at_cell,
)
from valeria_desktop.games.valencia.rules.model.guild import Guild
from valeria_desktop.games.valencia.rules.model.options import (
    CardOption,
    GoodOption,
    KeepTask,
    LeaveTask,
)
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.setup import Advanced, Setup
from valeria_desktop.kernel.at import At
from valeria_desktop.kernel.options import Plain

KINDS = [
    kind
    for _, kind in inspect.getmembers(addresses, inspect.isclass)
    if issubclass(kind, At) and kind is not At
]
PLACES: set[type] = {int, Area, Asset, Guild, RoundPart}
"""The types of what an address may hold: numbers, and names that everyone may know."""
NOWHERE = Plain, KeepTask, LeaveTask, CardOption, GoodOption
"""Options that are about nothing on the table: their cards and goods may be anywhere."""


def types_in(kind: type[At]) -> dict[str, type]:
    """Return the types of an address's fields by their names, in their order."""
    return get_type_hints(kind, vars(addresses) | {"Guild": Guild, "RoundPart": RoundPart})


def sample(kind: type[At]) -> At:
    """Make an address with the first value of each of its fields."""
    values = [next(iter(each)) if issubclass(each, Enum) else 0 for each in types_in(kind).values()]
    made: At = kind(*values)
    return made


@pytest.mark.parametrize("kind", KINDS)
def test_an_address_is_a_frozen_value_of_places_and_never_of_cards(kind: type[At]) -> None:
    assert set(types_in(kind).values()) <= PLACES
    at = sample(kind)
    assert hash(at) == hash(sample(kind))
    assert at == sample(kind)
    with pytest.raises(exceptions.FrozenInstanceError):
        setattr(at, next(iter(types_in(kind))), 1)


def test_addresses_of_different_kinds_are_different_things() -> None:
    assert len({sample(kind) for kind in KINDS}) == len(KINDS)


def test_all_that_a_player_has_is_named_with_its_owner() -> None:
    owned = [kind for kind in KINDS if issubclass(kind, Owned)]
    assert {AtStack, AtTask, AtCard, OfPlayer} < set(owned)
    for kind in owned:
        assert next(iter(types_in(kind))) == "seat"
    assert AtStack(0, 1) != AtStack(1, 1)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_options_name_the_stacks_of_whoever_is_asked_and_places_of_the_table(players: int) -> None:
    setup = Setup(players=players, city="random", advanced=frozenset(Advanced))
    game, chance = VERBS.deal(setup, 7), Random(7)
    city, seen = game.view(0).table.city, set()
    while (decision := game.decision) is not None:
        for option in decision.options:
            assert (option.at is None) is isinstance(option, NOWHERE), option
            for at in option.ends:
                seen.add(type(at))
                assert not isinstance(at, Owned) or at.seat == decision.seat
                assert not isinstance(at, AtCell) or at == at_cell(city, at.cell)
        game.choose(chance.choice(decision.options))
    assert {AtStack, AtSeat, AtCell} < seen
