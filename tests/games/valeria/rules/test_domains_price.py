"""What every domain asks for and is worth (T19, T20, F1)."""

from __future__ import annotations

import pytest

from tests.each import each
from tests.scenario import CATALOG, PLACE, Scenario, card
from valeria_desktop.games.valeria.rules.model.cards import Domain
from valeria_desktop.games.valeria.rules.model.icons import Role

ALL = [domain.id for domain in CATALOG.domains]


@pytest.mark.clause("T19", "T20", "F1")
@each("name", ALL)
def test_a_domain_costs_its_gold_and_is_worth_its_points(name: str) -> None:
    """With exactly its roles and its Gold; its power never lowers its own price."""
    domain = card(name)
    assert isinstance(domain, Domain)
    table = Scenario().may_build(0, name).acts(0)
    table.chooses("build domain-1")
    assert table.domains(0) == [name]
    assert f"A paid {domain.cost} Gold ({domain.name})" in table.log()
    assert table.score(0).of("domains") == domain.points


@pytest.mark.clause("T19")
@each("name", ALL)
def test_a_domain_is_not_built_with_one_gold_less(name: str) -> None:
    table = Scenario().may_build(0, name)
    gold = table.resources(0)[0]
    table.holds(0, gold=gold - 1).acts(0)
    assert "build domain-1" not in table.options
    assert table.reasons(0, "domain-1") == ["1 Gold short"]


MORE = {
    Role.WORKER: ("peasant", "needs 1 more Worker"),
    Role.SOLDIER: ("knight", "needs 1 more Soldier"),
    Role.SHADOW: ("rogue", "needs 1 more Shadow"),
    Role.HOLY: ("cleric", "needs 1 more Holy"),
}
NEEDS = [(domain.id, role) for domain in CATALOG.domains for role in Role if domain.icons.of(role)]


@pytest.mark.clause("T19")
@each(("name", "role"), NEEDS)
def test_a_domain_is_not_built_with_one_role_less(name: str, role: Role) -> None:
    """It wants each role icon as often as it shows it; starters and domains don't count."""
    citizen, words = MORE[role]
    table = Scenario().may_build(0, name)
    table.owns(0, "emerald-stronghold", "darktide-harbour", "palace-of-the-dawn")
    citizens = table.citizens(0)
    citizens.remove(citizen)
    table.state.players[0].citizens = ()
    table.owns(0, *citizens).acts(0)
    assert "build domain-1" not in table.options
    assert table.reasons(0, "domain-1") == [words]


@pytest.mark.clause("T19")
def test_the_next_domain_is_turned_up_after_the_reward() -> None:
    table = Scenario().may_build(0, "shattered-hand", below="halfpenny-hill").acts(0)
    table.chooses("build domain-1")
    assert table.state.face_down[PLACE["domain-1"]] == 1
    table.chooses("shattered-hand: citizen-1")
    assert table.state.face_down[PLACE["domain-1"]] == 0
    assert table.log()[-3:] == [
        "A built Shattered Hand",
        "A gained Cleric for free (Shattered Hand)",
        "Halfpenny Hill was turned up at domain stack 1",
    ]


@pytest.mark.clause("T15", "T19")
def test_the_domain_turned_up_may_be_built_with_the_second_action() -> None:
    table = Scenario().may_build(0, "shattered-hand", below="halfpenny-hill")
    table.owns(0, "peasant", "peasant").holds(0, gold=13).acts(0)
    table.chooses("build domain-1", "shattered-hand: citizen-1", "build domain-1")
    assert table.domains(0) == ["shattered-hand", "halfpenny-hill"]
    assert table.resources(0) == (0, 0, 0)
