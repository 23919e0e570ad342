"""Domains that take from an opponent (T26, T27)."""

from __future__ import annotations

import pytest

from tests.scenario import CATALOG, Scenario
from valeria_desktop.games.valeria.rules.game import Game
from valeria_desktop.kernel.game import Barrier

CATHEDRAL = "cathedral-of-st-aquila"
ORB = "the-orb-of-urdr"
TRUCE = "cutthroats-truce"
PERCH = "purloiners-perch"


def gains_twice(table: Scenario) -> None:
    table.chooses("gain strength", "gain strength")


@pytest.mark.clause("T27")
@pytest.mark.parametrize(
    ("name", "has", "taken", "left"),
    [
        (CATHEDRAL, (4, 4, 4), (1, 2, 0), (3, 4, 4)),
        (CATHEDRAL, (0, 4, 4), (0, 2, 0), (0, 4, 4)),
        (ORB, (4, 4, 4), (0, 2, 1), (4, 4, 3)),
        (ORB, (4, 4, 0), (0, 2, 0), (4, 4, 0)),
    ],
)
def test_a_domain_takes_one_at_the_end_of_its_owners_action_phase(
    name: str,
    has: tuple[int, int, int],
    taken: tuple[int, int, int],
    left: tuple[int, int, int],
) -> None:
    """After both actions; with one opponent nobody is asked, and nothing else is touched."""
    table = Scenario().owns(0, name).holds(0).holds(1, *has).acts(0)
    table.chooses("gain strength")
    assert table.resources(1) == has
    table.chooses("gain strength")
    assert (table.resources(0), table.resources(1)) == (taken, left)


@pytest.mark.clause("T27")
@pytest.mark.parametrize(("name", "kind"), [(CATHEDRAL, "gold"), (ORB, "magic")])
def test_the_owner_picks_an_opponent_freely_also_one_with_nothing(name: str, kind: str) -> None:
    """Not optional, so there is no way around it."""
    table = Scenario(players=3).owns(0, name).holds(0).holds(1, 2, 2, 2).holds(2, strength=5)
    gains_twice(table.acts(0))
    assert table.options == [f"{name}: take-1-{kind}-from-2", f"{name}: take-nothing-from-3"]
    table.chooses(f"{name}: take-nothing-from-3")
    assert table.resources(0) == (0, 2, 0)
    assert table.resources(2) == (0, 5, 0)


@pytest.mark.clause("T27")
@pytest.mark.parametrize("name", [CATHEDRAL, ORB])
def test_nothing_is_taken_at_the_end_of_anothers_action_phase(name: str) -> None:
    table = Scenario().owns(0, name).holds(0).holds(1, 2, 2, 2).acts(1)
    gains_twice(table)
    assert (table.resources(0), table.resources(1)) == ((0, 0, 0), (2, 4, 2))


@pytest.mark.clause("T20")
@pytest.mark.parametrize(("name", "taken"), [(CATHEDRAL, (1, 1, 0)), (ORB, (0, 1, 1))])
@pytest.mark.parametrize("first", ["build domain-1", "gain strength"])
def test_an_end_of_action_power_works_already_in_the_turn_it_was_built(
    name: str, taken: tuple[int, int, int], first: str
) -> None:
    """Built with the first or with the second action."""
    table = Scenario().may_build(0, name).holds(1, 2, 2, 2).acts(0)
    table.chooses(first, "gain strength" if first == "build domain-1" else "build domain-1")
    assert table.resources(0) == taken


@pytest.mark.clause("T29")
def test_two_takes_due_together_are_used_in_the_order_their_owner_chooses() -> None:
    table = Scenario().owns(0, CATHEDRAL, ORB).holds(0).holds(1, 5, 5, 5)
    gains_twice(table.acts(0))
    assert table.options == [f"{CATHEDRAL}: take-1-gold-from-2", f"{ORB}: take-1-magic-from-2"]
    table.chooses(f"{ORB}: take-1-magic-from-2")
    assert (table.resources(0), table.resources(1)) == ((1, 2, 1), (4, 5, 4))
    assert table.log()[-4:-2] == [
        "A took 1 Magic from B (The Orb of Urdr)",
        "A could only: Take 1 Gold from B (Cathedral of St Aquila)",
    ]


@pytest.mark.clause("T27")
@pytest.mark.parametrize(("has", "taken"), [(5, 3), (3, 3), (2, 2), (0, 0)])
def test_cutthroats_truce_takes_up_to_three_gold(has: int, taken: int) -> None:
    """2 of 3 where there are 2."""
    table = Scenario().may_build(0, TRUCE).holds(1, has, 7, 7).acts(0)
    table.chooses("build domain-1")
    assert (table.resources(0), table.resources(1)) == ((taken, 0, 0), (has - taken, 7, 7))


@pytest.mark.clause("T27")
def test_cutthroats_truce_takes_from_one_opponent_freely_picked() -> None:
    table = Scenario(players=4).may_build(0, TRUCE).holds(1, 9).holds(2, 2).holds(3, 0, 5, 5)
    table.acts(0).chooses("build domain-1")
    assert table.options == [
        f"{TRUCE}: take-3-gold-from-2",
        f"{TRUCE}: take-2-gold-from-3",
        f"{TRUCE}: take-nothing-from-4",
    ]
    table.chooses(f"{TRUCE}: take-2-gold-from-3")
    assert [table.resources(seat)[0] for seat in range(4)] == [2, 9, 0, 0]


@pytest.mark.clause("T15", "T27")
def test_what_was_taken_may_be_spent_with_the_second_action() -> None:
    table = Scenario().may_build(0, TRUCE).holds(1, 3).acts(0)
    table.chooses("build domain-1", "recruit citizen-2")
    assert table.resources(0) == (1, 0, 0)


@pytest.mark.clause("T27", "V1")
@pytest.mark.parametrize(("edition", "victims"), [("2e", [2, 3, 4]), ("1e", [2, 3, 4, 5])])
@pytest.mark.parametrize("name", [CATHEDRAL, ORB])
def test_a_resting_player_is_out_of_reach_in_the_second_edition(
    name: str, edition: str, victims: list[int]
) -> None:
    """Player 5 rests while player 1 is active."""
    table = Scenario(players=5, edition=edition).owns(0, name)
    for seat in range(1, 5):
        table.holds(seat, 3, 3, 3)
    gains_twice(table.acts(0))
    assert [int(option[-1]) for option in table.options] == victims


@pytest.mark.clause("T26", "T22")
def test_purloiners_perch_takes_a_monster_without_its_reward() -> None:
    """It is not slain, so the Violet Thorn gives nothing."""
    table = Scenario().may_build(0, PERCH).owns(0, "the-violet-thorn", "goblin")
    table.owns(1, "goblin-king").acts(0)
    outcome = table.chooses("build domain-1")
    assert (table.monsters(0), table.monsters(1)) == (["goblin", "goblin-king"], [])
    assert table.resources(0) == (0, 0, 0)
    assert (table.score(0).of("monsters"), table.score(1).of("monsters")) == (5, 0)
    assert Barrier.REVEAL in outcome.barrier
    assert "A took Goblin King from B (Purloiner's Perch)" in table.log()


@pytest.mark.clause("T24", "T26")
def test_a_monster_taken_counts_for_its_new_owner() -> None:
    """The Goblin King slain later counts itself and the Goblin taken."""
    table = Scenario().may_build(0, PERCH).owns(1, "goblin").stack("monster-1", "goblin-king")
    table.holds(0, gold=10, strength=6).acts(0)
    table.chooses("build domain-1", "slay monster-1")
    assert table.resources(0) == (2, 0, 0)


@pytest.mark.clause("T26", "V4")
def test_purloiners_perch_takes_a_monster_event_too() -> None:
    """A Monster Event in a victory stack is a monster."""
    table = Scenario(variants=["events"]).may_build(0, PERCH).owns(1, "mimic").acts(0)
    table.chooses("build domain-1")
    assert (table.monsters(0), table.monsters(1)) == (["mimic"], [])


@pytest.mark.clause("T26")
def test_purloiners_perch_does_nothing_if_nobody_has_a_monster() -> None:
    """One's own don't matter."""
    table = Scenario().may_build(0, PERCH).owns(0, "goblin").acts(0)
    table.chooses("build domain-1")
    assert table.monsters(0) == ["goblin"]
    assert "gain gold" in table.options


@pytest.mark.clause("T26", "V1")
def test_purloiners_perch_offers_the_opponents_that_have_a_monster() -> None:
    """Player 5 rests and is out of reach."""
    table = Scenario(players=5).may_build(0, PERCH)
    table.owns(2, "goblin").owns(3, "skeleton", "treant").owns(4, "giant").acts(0)
    table.chooses("build domain-1")
    assert table.options == [f"{PERCH}: monster-from-3", f"{PERCH}: monster-from-4"]
    table.chooses(f"{PERCH}: monster-from-3")
    assert [len(table.monsters(seat)) for seat in range(5)] == [1, 0, 0, 2, 1]


@pytest.mark.clause("T26")
def test_purloiners_perch_takes_every_monster_equally_often() -> None:
    """Uniformly, a copy as often as any other card: 2 Goblins, a Giant, a Troll."""
    table = Scenario(players=3).may_build(0, PERCH).owns(2, "skeleton")
    table.owns(1, "goblin", "giant", "goblin", "troll").acts(0)
    table.chooses("build domain-1")
    taken: dict[str, int] = {}
    for seed in range(2000):
        state = table.state.copy()
        state.seed = seed
        Game(state).choose(f"{PERCH}: monster-from-2")
        (monster,) = state.players[0].monsters
        taken[monster.id] = taken.get(monster.id, 0) + 1
    assert 930 <= taken["goblin"] <= 1070
    assert 430 <= taken["giant"] <= 570
    assert 430 <= taken["troll"] <= 570
    assert sum(taken.values()) == 2000


@pytest.mark.clause("T26")
def test_two_draws_of_a_game_differ() -> None:
    """The draws of a game are numbered, so the second is not the first again."""
    table = Scenario().owns(1, *[monster.id for monster in CATALOG.monsters])
    table.may_build(0, PERCH).stack("domain-2", PERCH).holds(0, gold=20).acts(0)
    table.chooses("build domain-1", "build domain-2")
    assert table.state.draws == 2
    first, second = table.monsters(0)
    assert first != second
    assert len(table.monsters(1)) == 22
