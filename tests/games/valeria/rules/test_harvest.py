"""Who harvests what, and how often: T6, T7 and T11."""

from __future__ import annotations

import pytest

from tests.scenario import Scenario
from valeria_desktop.games.valeria.rules.model.prompts import Prompt


def table_without_resources(preset: str = "first-game", players: int = 2) -> Scenario:
    table = Scenario(preset=preset, players=players)
    for seat in range(players):
        table.holds(seat)
    return table


@pytest.mark.clause("T6")
@pytest.mark.parametrize("active", [0, 1, 2, 3])
def test_all_players_harvest_the_active_one_the_left_power(active: int) -> None:
    """A Cleric gives 3 Magic on its owner's turn and 1 Magic on another's."""
    table = table_without_resources(players=4)
    for seat in range(4):
        table.owns(seat, "cleric")
    table.rolls(active, 1, 5)
    magic = [table.resources(seat)[2] for seat in range(4)]
    assert magic == [3 if seat == active else 1 for seat in range(4)]


@pytest.mark.clause("T6")
def test_the_active_player_harvests_first_then_clockwise() -> None:
    table = table_without_resources(players=3)
    table.events.clear()
    table.rolls(1, 1, 5)
    assert [line[0] for line in table.log() if "Peasant" in line] == ["B", "C", "A"]


@pytest.mark.clause("T7")
@pytest.mark.parametrize(
    ("dice", "gained"),
    [
        ((1, 4), (1, 0, 0)),  # the sum of 5: the Peasant
        ((5, 6), (1, 1, 0)),  # both dice
        ((2, 4), (0, 1, 0)),  # the sum of 6: the Knight
        ((1, 5), (1, 1, 0)),  # the 5, and the sum of 6
    ],
)
def test_starters_activate_like_any_card_with_a_number(
    dice: tuple[int, int], gained: tuple[int, int, int]
) -> None:
    """The Peasant on 5, the Knight on 6, for both players alike."""
    table = table_without_resources()
    table.rolls(0, *dice)
    assert (table.resources(0), table.resources(1)) == (gained, gained)


@pytest.mark.clause("T7")
def test_doubles_activate_a_matching_citizen_twice() -> None:
    """A Cleric at 1 and 1 gives 3 Magic twice; the sum of 2 activates the Merchant once."""
    table = table_without_resources()
    table.owns(0, "cleric").owns(1, "cleric", "merchant")
    table.rolls(0, 1, 1)
    assert table.resources(0) == (0, 0, 6)
    assert table.resources(1) == (1, 0, 2)


@pytest.mark.clause("T7")
def test_the_sum_of_doubles_activates_once() -> None:
    """3 and 3 activate a Knight, who shows 6, once, and a Mercenary twice."""
    table = table_without_resources()
    table.owns(0, "mercenary")
    table.rolls(0, 3, 3)
    assert table.resources(0) == (2, 3, 0)


@pytest.mark.clause("T7")
def test_each_copy_activates_on_its_own() -> None:
    """Three Archers at 4 and 4, sum 8, give 2 Strength six times; and a Champion 4."""
    table = table_without_resources()
    table.owns(0, "archer", "archer", "archer", "champion")
    table.rolls(0, 4, 4)
    assert table.resources(0) == (0, 16, 0)


@pytest.mark.clause("T7")
@pytest.mark.parametrize(
    ("dice", "card", "gained"),
    [
        ((4, 5), "paladin", (1, 1, 2)),
        ((4, 6), "paladin", (0, 2, 2)),
        ((5, 5), "paladin", (2, 1, 2)),
        ((5, 6), "butcher", (3, 1, 0)),
        ((6, 6), "butcher", (2, 2, 0)),
    ],
)
def test_sums_of_nine_to_twelve_activate_their_cards_once(
    dice: tuple[int, int], card: str, gained: tuple[int, int, int]
) -> None:
    """The Peasant or Knight of a 5 or 6 is counted in."""
    table = table_without_resources()
    table.owns(0, card)
    table.rolls(0, *dice)
    assert table.resources(0) == gained


@pytest.mark.clause("T7")
def test_a_result_activates_no_other_number() -> None:
    """5 and 6 make 11, so a Paladin (9 or 10) and an Archer (4) sleep."""
    table = table_without_resources()
    table.owns(0, "paladin", "archer", "champion", "rogue", "cleric", "merchant")
    table.rolls(0, 5, 6)
    assert table.resources(0) == (1, 1, 0)


@pytest.mark.clause("T11")
def test_per_role_citizen_counts_citizens_only() -> None:
    """A Butcher's 2 Gold for each Worker: not for the starter, not for a domain's icons."""
    table = table_without_resources()
    table.owns(0, "butcher", "peasant", "merchant", "knight", "halfpenny-hill")
    table.rolls(0, 6, 6)
    assert table.resources(0) == (6, 4, 0)


@pytest.mark.clause("T11")
def test_per_soldier_citizen_counts_no_starter_knight() -> None:
    """A Warlord counts itself, an Archer and a Knight; the starter and a domain don't."""
    table = table_without_resources("monster-blood")
    table.owns(0, "warlord", "archer", "knight", "the-violet-thorn", "blacksmith")
    table.rolls(0, 2, 6)
    assert table.resources(0) == (3, 5, 0)  # Blacksmith 3 Gold; Warlord 3, Knights 1 and 1


@pytest.mark.clause("T11")
def test_per_knight_counts_the_starter_too() -> None:
    """A Warlord of a player who is not active gives 1 Strength for each card named Knight."""
    table = table_without_resources("monster-blood")
    table.owns(1, "warlord", "knight", "knight", "archer")
    table.rolls(0, 3, 5)
    assert table.resources(1) == (1, 3, 0)


@pytest.mark.clause("T11")
def test_per_knight_with_the_starter_alone() -> None:
    table = table_without_resources("monster-blood")
    table.owns(1, "warlord")
    table.rolls(0, 3, 5)
    assert table.resources(1) == (1, 1, 0)


@pytest.mark.clause("T11")
def test_per_domain_counts_what_is_owned_at_that_moment() -> None:
    """A Miner gives 1 Gold and 1 for each domain: 1, then 3 with two domains."""
    table = table_without_resources("monster-blood")
    table.owns(0, "miner")
    table.rolls(0, 5, 6)
    assert table.resources(0) == (2, 1, 0)
    table.owns(0, "emerald-stronghold", "the-violet-thorn").holds(0)
    table.rolls(0, 5, 6)
    assert table.resources(0) == (4, 1, 0)


@pytest.mark.clause("T11", "V6")
def test_per_monster_counts_what_is_owned_at_that_moment() -> None:
    """A Bat Swarm counts all slain monsters, itself as well."""
    table = Scenario(variants=["events"]).owns(0, "goblin", "troll").holds(0, strength=6)
    table.stack("domain-1", "bat-swarm").acts(0)
    table.chooses("slay domain-1")
    assert table.resources(0) == (3, 0, 0)


@pytest.mark.clause("T9")
def test_a_harvest_without_anything_to_decide_asks_nobody() -> None:
    """Straight from the roll to the first action."""
    table = table_without_resources(players=4)
    table.rolls(0, 5, 6)
    assert (table.decision.seat, table.decision.prompt) == (0, Prompt.ACT)
