"""The Thief: taking before all other harvesting, on its owner's turn only (T8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.scenario import Scenario
from valeria_desktop.games.valeria.rules.effects.combined import AllOf, OneOf
from valeria_desktop.games.valeria.rules.effects.gains import Gain
from valeria_desktop.games.valeria.rules.effects.takes import Steal, Take, TakeMonster
from valeria_desktop.games.valeria.rules.model.amounts import Amounts, Resource

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.effect import Effect


def with_thieves(players: int = 2, edition: str = "2e") -> Scenario:
    """Set up a game that the Thief takes part in."""
    return Scenario(preset="mastery-over-magic", players=players, edition=edition)


@pytest.mark.clause("T8", "T10")
def test_the_thief_off_turn_gives_two_gold_or_two_magic() -> None:
    """Off turn it takes from nobody, so it comes with the other powers."""
    table = with_thieves().owns(1, "thief").owns(0, "rogue").holds(0, gold=5).holds(1)
    table.rolls(0, 3, 4)
    assert table.resources(0) == (7, 2, 0)
    assert table.decision.seat == 1
    assert table.options == ["thief: 2-gold", "thief: 2-magic"]
    table.chooses("thief: 2-magic")
    assert (table.resources(0), table.resources(1)) == ((7, 2, 0), (0, 0, 2))


GAIN, TAKE = Gain(Amounts(gold=1)), Take(Amounts(gold=1))


@pytest.mark.clause("T8")
@pytest.mark.parametrize(
    "effect",
    [
        Steal(3, (Resource.GOLD, Resource.MAGIC)),
        TAKE,
        TakeMonster(),
        OneOf((GAIN, TAKE)),
        AllOf((GAIN, TakeMonster())),
    ],
    ids=lambda effect: str(effect.words()),
)
def test_a_citizen_that_takes_in_any_way_is_used_before_all_other_harvesting(
    effect: Effect,
) -> None:
    """As the Thief is; what only gains waits."""
    assert effect.takes_from_others
    assert not GAIN.takes_from_others


@pytest.mark.clause("T8")
def test_the_thief_takes_one_kind_from_one_opponent() -> None:
    """Up to 3 Gold or Magic, never Strength, and no more than is there."""
    table = with_thieves(players=3).owns(0, "thief").holds(0)
    table.owns(1, "archer").owns(2, "archer").holds(1, gold=4, strength=9).holds(2, magic=2)
    table.rolls(0, 3, 4)
    assert table.options == [
        "thief: take-3-gold-from-2",
        "thief: take-2-gold-from-2",
        "thief: take-1-gold-from-2",
        "thief: take-2-magic-from-3",
        "thief: take-1-magic-from-3",
        "done",
    ]
    table.chooses("thief: take-2-magic-from-3")
    # The Archers harvest afterwards.
    assert [table.resources(seat) for seat in range(3)] == [(0, 0, 2), (4, 10, 0), (0, 1, 0)]


@pytest.mark.clause("T8")
def test_a_second_thief_finds_only_what_the_first_left() -> None:
    table = with_thieves().owns(0, "thief", "thief").holds(0).holds(1, gold=4).owns(1, "archer")
    table.rolls(0, 3, 4)
    table.chooses("thief: take-3-gold-from-2")
    assert table.options == ["thief: take-1-gold-from-2", "done"]
    table.chooses("thief: take-1-gold-from-2")
    assert (table.resources(0), table.resources(1)) == ((4, 0, 0), (0, 1, 0))


@pytest.mark.clause("T8", "T9")
def test_the_gold_of_a_thief_may_be_traded_in_the_same_harvest() -> None:
    """The Thief is used first, the Alchemist later spends what it took."""
    table = with_thieves().owns(0, "thief", "alchemist").owns(1, "archer").holds(0).holds(1, gold=1)
    table.rolls(0, 3, 4)
    assert table.options == ["thief: take-1-gold-from-2", "done"]
    table.chooses("thief: take-1-gold-from-2", "alchemist: trade-1-gold")
    assert table.resources(0) == (0, 0, 3)


@pytest.mark.clause("T8", "V1")
@pytest.mark.parametrize(("edition", "victims"), [("2e", {1, 2, 3}), ("1e", {1, 2, 3, 4})])
def test_a_thief_reaches_a_resting_player_in_the_first_edition_only(
    edition: str, victims: set[int]
) -> None:
    """Player 4 rests while player 0 is active."""
    table = with_thieves(players=5, edition=edition).owns(0, "thief")
    table.rolls(0, 3, 4)
    names = {f"thief: take-1-magic-from-{seat + 1}" for seat in victims}
    assert {option for option in table.options if "magic" in option} == names


@pytest.mark.clause("V1")
def test_a_resting_thief_is_not_used() -> None:
    """No other citizen of the resting player is either."""
    table = with_thieves(players=5).owns(4, "thief", "rogue").holds(4)
    table.rolls(0, 3, 4)
    assert table.resources(4) == (0, 0, 0)
    assert table.decision.seat != 4
