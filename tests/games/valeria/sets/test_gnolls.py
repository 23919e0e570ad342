"""Gnolls: the area Knolls (GN1, GN2, WA1, X5, X8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.valeria.sets.shipped import scenario_with, with_all_of
from valeria_desktop.games.valeria.bots.values import ROUNDS, horizon_of
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.model.icons import COUNTED_TYPES, MonsterType
from valeria_desktop.games.valeria.rules.score import NO_DUKE
from valeria_desktop.games.valeria.rules.turn.phases import meters_of

if TYPE_CHECKING:
    from tests.scenario import Scenario

SET = "gnolls"


def table(players: int = 2) -> Scenario:
    """Seat 0 acts; the Knolls are one of the areas."""
    return scenario_with(SET, players=players).acts(0)


@pytest.mark.clause("X5", "S1")
def test_stacks_of_different_height_lie_side_by_side() -> None:
    table = RULES.deal(with_all_of(SET), 3).view(0).table
    heights = {area: len(stack) for area, stack in zip(table.areas, table.monsters, strict=True)}
    assert heights.pop("Knolls") == 6
    assert set(heights.values()) == {5}


@pytest.mark.clause("WA1", "F2")
def test_a_warden_counts_for_her_area_and_for_no_type() -> None:
    made = table().owns(0, "gnoll-bonewitch", "gnolls", "gnoll-pack-lord")
    made.stack("monster-1", "gnoll-pack-lord").holds(0, strength=9, magic=1)
    made.chooses("slay monster-1", "gnoll-pack-lord: 1-gold-each")
    assert made.resources(0)[0] == 4, "the one just slain too"
    assert MonsterType.WARDEN not in COUNTED_TYPES
    made.owns(0, "hrothgar-the-conqueror").holds(0)
    assert made.score(0).of("duke") == 2 * 4


@pytest.mark.clause("GN2")
def test_the_pack_lord_may_bring_a_citizen_instead() -> None:
    made = table().stack("monster-1", "gnoll-pack-lord").holds(0, strength=9, magic=1)
    made.chooses("slay monster-1", "gnoll-pack-lord: free-citizen", "gnoll-pack-lord: citizen-3")
    assert len(made.citizens(0)) == 1
    assert made.resources(0) == (0, 0, 0)


def test_the_huntmaster_pays_and_the_gnolls_bring_a_citizen() -> None:
    made = table().stack("monster-1", "gnoll-huntmaster").holds(0, strength=7)
    made.chooses("slay monster-1")
    assert made.resources(0)[0] == 3
    made.stack("monster-2", "gnolls").holds(0, strength=9).chooses("slay monster-2")
    assert f"gnolls: citizen-{10}" in made.options
    made.chooses("gnolls: citizen-10")
    assert len(made.citizens(0)) == 1


@pytest.mark.clause("GN2", "X8")
def test_the_bonewitch_banishes_and_then_brings_a_citizen_of_the_same_stack() -> None:
    made = table().stack("monster-1", "goblin-king", "gnoll-bonewitch")
    made.stack("citizen-5", "peasant", "peasant").holds(0, strength=3, magic=2)
    made.chooses("slay monster-1")
    assert len(made.options) == 10
    assert "done" not in made.options, "one must be banished (X8)"
    made.chooses("gnoll-bonewitch: banish-citizen-5")
    assert [card.id for card in made.state.banished] == ["peasant"]
    assert "A banished Peasant (Gnoll Bonewitch)" in made.log()
    made.chooses("gnoll-bonewitch: citizen-5")
    assert made.citizens(0) == ["peasant"]
    assert made.cards_at("citizen-5") == ["exhausted"]
    assert made.cards_at("monster-1") == ["goblin-king"]


@pytest.mark.clause("X8", "T21")
def test_without_a_citizen_in_the_market_nothing_is_banished() -> None:
    made = table().exhausts(*(f"citizen-{number}" for number in range(1, 11)))
    made.stack("monster-1", "goblin-king", "gnoll-bonewitch").holds(0, strength=3, magic=2)
    made.chooses("slay monster-1")
    assert made.state.banished == ()
    assert "slay monster-1" not in made.options
    assert "gain gold" in made.options


@pytest.mark.clause("GN2", "X8")
def test_the_last_citizen_is_banished_and_none_is_left_to_gain() -> None:
    made = table().exhausts(*(f"citizen-{number}" for number in range(2, 11)))
    made.stack("citizen-1", "cleric")
    made.stack("monster-1", "goblin-king", "gnoll-bonewitch").holds(0, strength=3, magic=2)
    made.chooses("slay monster-1")
    assert [card.id for card in made.state.banished] == ["cleric"]
    assert made.citizens(0) == []
    assert made.cards_at("citizen-1") == ["exhausted"]


@pytest.mark.clause("X8")
def test_banished_cards_are_public() -> None:
    made = table().stack("monster-1", "goblin-king", "gnoll-bonewitch")
    made.holds(0, strength=3, magic=2).chooses("slay monster-1")
    made.chooses("gnoll-bonewitch: banish-citizen-2")
    shown = [made.game.view(seat).banished for seat in (0, 1)]
    assert shown[0] == shown[1] == made.state.banished


@pytest.mark.clause("X5", "T31")
def test_the_meter_of_monsters_counts_wardens_too() -> None:
    """26 monsters lie there, one of them the Bonewitch; none is slain yet."""
    game = RULES.deal(with_all_of(SET), 3)
    meter = next(meter for meter in meters_of(game.view(0)) if meter.condition == "monsters")
    assert (meter.reached, meter.whole) == (0, 26)
    assert horizon_of(game.view(0), NO_DUKE).rounds_left == ROUNDS
