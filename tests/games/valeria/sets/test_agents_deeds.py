"""Agents: each does what its card says (AG3 to AG6)."""

from __future__ import annotations

import pytest

from tests.games.valeria.sets.agent_tables import (
    FLAMES,
    VAIN,
    WITH,
    engage,
    table,
)
from tests.games.valeria.sets.seas import gives, tokens
from valeria_desktop.games.valeria.rules.setup import Edition


@pytest.mark.clause("AG3")
@pytest.mark.parametrize(
    ("agent", "pays", "place", "citizen"),
    [("abbot", (0, 0, 5), "citizen-1", "cleric"), ("publican", (5, 0, 0), "citizen-7", "rogue")],
)
def test_abbot_and_publican_bring_a_point_and_a_citizen(
    agent: str, pays: tuple[int, int, int], place: str, citizen: str
) -> None:
    made = table(agent).stack(place, citizen, citizen).holds(0, *pays).acts(0)
    engage(made, agent)
    assert all(option.startswith(f"{agent}: citizen-") for option in made.options), "no leaving"
    made.chooses(f"{agent}: {place}")
    assert (made.points(0), made.citizens(0)) == (1, [citizen])
    assert made.resources(0) == (0, 0, 0)


@pytest.mark.clause("AG3", "X10")
def test_the_baron_pays_for_each_domain_face_down_ones_too() -> None:
    made = table("baron").owns(0, "halfpenny-hill", "pratchetts-plateau")
    made.state.players[0].turn_down(made.card("halfpenny-hill"))
    engage(made.holds(0, gold=5).acts(0), "baron")
    assert (made.points(0), made.resources(0)) == (2, (0, 0, 0))


@pytest.mark.clause("AG3", "X8")
def test_the_brute_squad_brings_a_citizen_then_banishes_one() -> None:
    made = table("brute-squad").stack("citizen-1", "cleric", "cleric").holds(0, gold=10).acts(0)
    engage(made, "brute-squad").chooses("brute-squad: citizen-1")
    assert made.citizens(0) == ["cleric"]
    assert all(option.startswith("brute-squad: banish-") for option in made.options)
    made.chooses("brute-squad: banish-citizen-1")
    assert [card.id for card in made.state.banished] == ["cleric"]
    assert made.cards_at("citizen-1") == ["exhausted"], "the emptied place is filled as usual"


@pytest.mark.clause("AG3", "X8")
def test_the_kings_herald_takes_a_citizen_for_two_points() -> None:
    made = table("kings-herald").owns(0, "cleric", "archer").acts(0)
    assert made.quote(0, "agent-1").price.resources == 0
    engage(made, "kings-herald")
    assert made.options == ["kings-herald: banish-cleric", "kings-herald: banish-archer"]
    made.chooses("kings-herald: banish-archer")
    assert (made.points(0), made.citizens(0)) == (2, ["cleric"])
    assert [card.id for card in made.state.banished] == ["archer"]


@pytest.mark.clause("AG4", "T27")
def test_the_bishop_takes_five_or_what_is_there_and_its_victim_gains_a_point() -> None:
    made = table("bishop", players=3).holds(1, gold=7, magic=2).acts(0)
    engage(made, "bishop")
    assert made.options == [
        "bishop: take-5-gold-from-2",
        "bishop: take-2-magic-from-2",
        "bishop: take-nothing-from-3",
    ]
    assert made.words[0].endswith(", who gains 1 point (Bishop)")
    made.chooses("bishop: take-2-magic-from-2")
    assert (made.resources(0), made.resources(1)) == ((0, 0, 2), (7, 0, 0))
    assert [made.points(seat) for seat in range(3)] == [0, 1, 0]


@pytest.mark.clause("AG4", "T26")
def test_the_huntress_takes_a_random_monster() -> None:
    taken = set()
    for draws in range(12):
        made = table("huntress", players=3).owns(1, "goblin", "troll").acts(0)
        made.state.draws = draws
        engage(made, "huntress")
        taken.add(made.monsters(0)[0])
        assert len(made.monsters(1)) == 1
        assert [made.points(seat) for seat in range(3)] == [0, 1, 0]
    assert taken == {"goblin", "troll"}


@pytest.mark.clause("AG4", "T25")
def test_the_green_witch_sends_a_monster_home_where_it_can_be_slain_again() -> None:
    made = table("green-witch").owns(1, "goblin").acts(0)
    home = next(place for place in range(5) if made.state.table.areas[place] == "Hills")
    high = len(made.state.stacks[home])
    engage(made, "green-witch")
    assert made.monsters(1) == []
    assert [card.id for card in made.state.stacks[home]][high:] == ["goblin"]
    assert [made.points(seat) for seat in range(2)] == [0, 1]
    assert "A sent Goblin of B back to its stack (Green Witch)" in made.log()


@pytest.mark.clause("AG4", "T25")
def test_where_the_stack_is_exhausted_its_exhausted_card_goes_first() -> None:
    made = table("green-witch").owns(1, "goblin").acts(0)
    home = next(place for place in range(5) if made.state.table.areas[place] == "Hills")
    made.stack(f"monster-{home + 1}", "exhausted")
    pile = len(made.state.pile)
    engage(made.acts(0), "green-witch")
    assert made.cards_at(f"monster-{home + 1}") == ["goblin"]
    assert len(made.state.pile) == pile + 1


@pytest.mark.clause("AG4")
def test_a_monster_without_a_stack_stays() -> None:
    made = table("green-witch", variants=["events"])
    event = made.state.table.catalog.events[0].id
    made.owns(1, event).acts(0)
    assert made.reasons(0, "agent-1") == [VAIN]
    made.owns(1, "goblin").acts(0)
    engage(made, "green-witch")
    assert made.monsters(1) == [event]


@pytest.mark.clause("AG4", "FF9", "X12")
@pytest.mark.parametrize("agent", ["bishop", "huntress", "green-witch"])
def test_the_castle_of_the_seven_suns_keeps_its_owner_from_all_three(agent: str) -> None:
    castle = "castle-of-the-seven-suns"
    made = table(agent, players=3, sets=WITH | {FLAMES}).owns(1, castle, "goblin").holds(1, gold=9)
    made.acts(0)
    if agent != "bishop":
        assert made.reasons(0, "agent-1") == [VAIN]
    made.owns(2, "troll").holds(2, gold=5).acts(0)
    engage(made, agent)
    if agent == "bishop":
        assert made.options == ["bishop: take-5-gold-from-3", "bishop: take-nothing-from-3"]
        made.chooses("bishop: take-5-gold-from-3")
    assert (made.points(1), made.points(2)) == (0, 1)
    assert (made.monsters(1), made.resources(1)) == (["goblin"], (9, 0, 0))


@pytest.mark.clause("AG5", "FF9", "X10")
def test_a_castle_that_lies_face_down_keeps_nobody() -> None:
    castle = "castle-of-the-seven-suns"
    made = table("sapper", "huntress", sets=WITH | {FLAMES}).owns(1, castle, "goblin")
    made.holds(0, strength=3).acts(0)
    assert made.reasons(0, "agent-2") == [VAIN]
    engage(made, "sapper")
    engage(made, "huntress")
    assert (made.monsters(0), made.points(1)) == (["goblin"], 1)


@pytest.mark.clause("AG5", "X9", "X11")
def test_the_assassin_turns_a_citizen_down() -> None:
    made = table("assassin", players=3).owns(1, "cleric").owns(2, "cleric", "archer", "archer")
    engage(made.holds(0, gold=3).acts(0), "assassin")
    assert made.options == [
        "assassin: turn-down-cleric-of-2",
        "assassin: turn-down-cleric-of-3",
        "assassin: turn-down-archer-of-3",
    ]
    made.chooses("assassin: turn-down-archer-of-3")
    assert made.citizens(2) == ["cleric", "archer"]
    assert [card.id for card in made.state.players[2].citizens_down] == ["archer"]


@pytest.mark.clause("AG5", "X10")
def test_the_sapper_takes_a_domain_its_power_but_not_its_points() -> None:
    made = table("sapper").owns(1, "pratchetts-plateau").holds(0, strength=3)
    made.stack("domain-1", "halfpenny-hill").acts(0)
    whole = made.card("halfpenny-hill").cost
    before = made.score(1).total
    assert made.quote(1, "domain-1").price.gold == whole - 1
    engage(made, "sapper")
    assert made.domains(1) == []
    assert [card.id for card in made.state.players[1].domains_down] == ["pratchetts-plateau"]
    assert made.quote(1, "domain-1").price.gold == whole
    assert made.score(1).total == before


@pytest.mark.clause("AG6", "X15")
def test_the_squire_brings_strength_and_a_slay_at_the_normal_price() -> None:
    made = table("squire").stack("monster-1", "skeleton", "goblin").holds(0, gold=1).acts(0)
    engage(made, "squire")
    assert made.resources(0) == (0, 3, 0)
    made.chooses("squire: slay-monster-1")
    assert (made.monsters(0), made.resources(0)) == (["goblin"], (1, 2, 0))
    assert "gain gold" in made.options, "it was one action"


@pytest.mark.clause("AG6")
def test_the_squires_slay_may_be_left() -> None:
    made = table("squire").stack("monster-1", "goblin").holds(0, gold=1).acts(0)
    engage(made, "squire", "done")
    assert (made.monsters(0), made.resources(0)) == ([], (0, 3, 0))


@pytest.mark.clause("AG6", "T18", "T16")
@pytest.mark.parametrize(("gold", "magic"), [(6, 0), (4, 2)])
def test_the_town_crier_recruits_without_what_copies_add(gold: int, magic: int) -> None:
    made = table("town-crier").owns(0, "cleric", "cleric").stack("citizen-1", "monk", "cleric")
    made.holds(0, gold, magic=magic).acts(0)
    assert made.quote(0, "citizen-1").price.gold == 5
    engage(made, "town-crier")
    assert made.points(0) == 1
    assert "town-crier: recruit-citizen-1" in made.options
    made.chooses("town-crier: recruit-citizen-1")
    assert (made.citizens(0), made.resources(0)) == (["cleric"] * 3, (0, 0, 0))


@pytest.mark.clause("AG6", "X17")
def test_what_else_changes_a_price_counts_for_the_town_crier_too() -> None:
    made = table("town-crier", sets=WITH | {FLAMES}).owns(0, "cleric", "cleric", "defiant-ridge")
    made.stack("citizen-1", "monk", "cleric").holds(0, gold=5).acts(0)
    engage(made, "town-crier").chooses("town-crier: recruit-citizen-1")
    assert (made.citizens(0), made.resources(0)) == (["cleric"] * 3, (0, 0, 0))


@pytest.mark.clause("AG6", "CS11", "X17")
def test_tomes_pay_for_a_citizen_of_the_town_crier() -> None:
    """Two Gold and a Gold Tome pay for a Cleric of 3."""
    made = table("town-crier", sets=WITH | {"crimson-seas"}).stack("citizen-1", "monk", "cleric")
    engage(made.holds(0, gold=5).acts(0), "town-crier")
    assert "town-crier: recruit-citizen-1" not in made.options
    gives(made, 0, "gold-tome").holds(0, gold=2).chooses("town-crier: recruit-citizen-1")
    assert (made.citizens(0), made.resources(0)) == (["cleric"], (0, 0, 0))
    assert "gold-tomes" not in tokens(made)


@pytest.mark.clause("AG6", "X15", "X16")
def test_a_citizen_of_the_town_crier_is_gained_in_the_action_phase() -> None:
    made = table("town-crier").owns(0, "forgotten-sorrows").stack("citizen-1", "monk", "cleric")
    made.holds(0, gold=6).acts(0)
    engage(made, "town-crier").chooses("town-crier: recruit-citizen-1")
    assert made.resources(0)[1:] != (0, 0), "Forgotten Sorrows saw it"


@pytest.mark.clause("X22", "V1")
@pytest.mark.parametrize(
    ("agent", "way"),
    [
        ("bishop", "take-nothing-from-{}"),
        ("huntress", "monster-from-{}"),
        ("green-witch", "send-home-from-{}"),
        ("assassin", "turn-down-cleric-of-{}"),
        ("sapper", "turn-down-halfpenny-hill-of-{}"),
    ],
)
@pytest.mark.parametrize("edition", Edition)
def test_the_resting_player_is_out_of_reach_in_the_second_edition(
    edition: Edition, agent: str, way: str
) -> None:
    made = table(agent, players=5, edition=edition.value).holds(0, 9, 9, 9)
    for seat in range(1, 5):
        made.owns(seat, "cleric", "halfpenny-hill", "goblin")
    engage(made.acts(0), agent)
    resting = f"{agent}: {way.format(5)}"
    assert f"{agent}: {way.format(2)}" in made.options
    assert (resting in made.options) is (edition is Edition.FIRST)
