"""Peasants & Knights: another Peasant and another Knight (PK1, X4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.valeria.sets.shipped import part_of, scenario_with, with_all_of
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.setup import RANDOM, Setup
from valeria_desktop.kernel.errors import SetupError

if TYPE_CHECKING:
    from tests.scenario import Scenario

SET = "peasants-and-knights"
OWN = ("peasant-two-roles", "knight-two-roles")


def table(*sets: str) -> Scenario:
    """Both cards lie on their stacks; in the first edition there is no Herald."""
    return scenario_with(*(sets or (SET,)), edition="1e")


@pytest.mark.clause("PK1", "X2")
def test_each_is_chosen_like_other_citizens() -> None:
    game = RULES.deal(with_all_of(SET), 1)
    chosen = {card.id for card in game.view(0).table.citizens}
    assert set(OWN) <= chosen
    assert {"peasant", "knight"}.isdisjoint(chosen)
    at_random = Setup(preset=RANDOM, sets=frozenset({SET}))
    tables = [RULES.deal(at_random, seed).view(0).table for seed in range(12)]
    seen = {card.id for table in tables for card in table.citizens}
    assert {*OWN, "peasant", "knight"} <= seen


def test_two_of_one_number_are_refused() -> None:
    setup = with_all_of(SET)
    both = (*setup.citizens, "peasant")
    with pytest.raises(SetupError, match="for 5; choose one: Peasant or Peasant"):
        RULES.deal(Setup(preset="custom", areas=setup.areas, citizens=both, sets=setup.sets), 1)


@pytest.mark.clause("PK1")
@pytest.mark.parametrize(
    ("card", "dice", "first", "second", "off"),
    [
        ("peasant-two-roles", (1, 4), "1-gold", "1-strength", (1, 0, 0)),
        ("knight-two-roles", (2, 4), "1-strength", "1-magic", (0, 1, 0)),
    ],
)
def test_on_your_turn_you_choose_of_two_and_else_you_gain_one(
    card: str, dice: tuple[int, int], first: str, second: str, off: tuple[int, int, int]
) -> None:
    made = table()
    starters = {
        "peasant-two-roles": (1, 0, 0),
        "knight-two-roles": (0, 1, 0),
    }[card]  # the starter of its name wakes as well
    made.owns(0, card).rolls(0, *dice)
    assert made.options == [f"{card}: {first}", f"{card}: {second}"]
    other = table().owns(0, card)
    other.rolls(1, *dice)
    assert other.resources(0) == tuple(sum(pair) for pair in zip(off, starters, strict=True))


@pytest.mark.clause("PK1", "F2")
def test_each_role_counts_by_itself() -> None:
    made = table().owns(0, *OWN)
    assert made.state.players[0].citizen_tally().icons == (1, 1, 1, 1)
    by_id = part_of(SET).by_id
    assert [by_id[card].icons.first for card in OWN] == ["worker", "soldier"]


@pytest.mark.clause("X4", "T18")
@pytest.mark.parametrize(("owned", "price"), [((), 4), (("knight",), 5), (("knight",) * 2, 6)])
def test_the_price_for_copies_counts_all_of_the_name(owned: tuple[str, ...], price: int) -> None:
    """Knights of the base game and of the set, and the starter as ever: each 1 more than 3."""
    made = table().owns(0, *owned).acts(0).holds(0, gold=price)
    assert made.quote(0, "citizen-6").price.gold == price
    made.chooses("recruit citizen-6")
    assert made.resources(0) == (0, 0, 0)
    assert made.citizens(0) == [*owned, "knight-two-roles"]


@pytest.mark.clause("X4")
def test_what_counts_knights_counts_all_of_them() -> None:
    made = table(SET, "promos").owns(0, "jousting-field", "knight", "knight-two-roles")
    made.rolls(0, 1, 3)
    assert made.resources(0)[0] == 3


@pytest.mark.clause("X4", "T21")
def test_a_free_peasant_is_any_of_the_name() -> None:
    made = table(SET, "kaharian").stack("monster-1", "kaharian-hatchlings").acts(0)
    made.holds(0, strength=5).chooses("slay monster-1")
    assert made.options == ["kaharian-hatchlings: 3-gold", "kaharian-hatchlings: free-citizen"]
    made.chooses("kaharian-hatchlings: free-citizen")
    assert made.citizens(0) == ["peasant-two-roles"]
