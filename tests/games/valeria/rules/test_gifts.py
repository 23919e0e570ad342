"""Gifts: the ways of powers that cost nothing and give something; Enter takes no others."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.scenario import Scenario
from valeria_desktop.games.valeria.rules.effects.acting import SlayAt
from valeria_desktop.games.valeria.rules.effects.centre import CitizenFrom, GiveBack
from valeria_desktop.games.valeria.rules.effects.combined import AllOf, Exchange
from valeria_desktop.games.valeria.rules.effects.gains import Gain, GainAny
from valeria_desktop.games.valeria.rules.effects.takes import (
    EveryoneLoses,
    TakeFrom,
    TakeMonsterFrom,
)
from valeria_desktop.games.valeria.rules.effects.tokens import TokenOn
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import Citizen, Monster
from valeria_desktop.games.valeria.rules.rows import CITIZENS, MONSTERS

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.effect import Effect

GOLD = Amounts(gold=1)
STATE = Scenario().state
CITIZEN, MONSTER = (STATE.stacks[row.start][-1] for row in (CITIZENS.places, MONSTERS.places))
assert isinstance(CITIZEN, Citizen)
assert isinstance(MONSTER, Monster)
GAIN = Gain(GOLD)


@pytest.mark.parametrize(
    "way",
    [
        GAIN,
        GainAny(2),
        AllOf((GAIN, GainAny(1))),
        TakeFrom(1, GOLD),
        TakeMonsterFrom(1),
        CitizenFrom(CITIZENS.places.start, CITIZEN),
    ],
    ids=lambda way: type(way).__name__,
)
def test_what_is_gained_or_taken_for_nothing_is_a_gift(way: Effect) -> None:
    assert way.is_gift


@pytest.mark.parametrize(
    "way",
    [
        Exchange(GOLD, GAIN),
        GiveBack(MONSTER, GAIN),
        SlayAt(MONSTERS.places.start, MONSTER),
        TokenOn(MONSTERS.places.start, MONSTER, GOLD),
        TakeFrom(1, Amounts()),
        AllOf((GAIN, EveryoneLoses(GOLD))),
    ],
    ids=lambda way: type(way).__name__,
)
def test_what_costs_something_or_brings_nothing_is_none(way: Effect) -> None:
    assert not way.is_gift
