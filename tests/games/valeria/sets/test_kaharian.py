"""Kaharian: its area, and a domain for free (KA1, KA2, X14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.valeria.sets.shipped import scenario_with
from valeria_desktop.games.valeria.rules.effects.gains import Gain
from valeria_desktop.games.valeria.rules.effects.leaving import FreeDomain
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import Domain
from valeria_desktop.games.valeria.rules.model.icons import Icons
from valeria_desktop.games.valeria.rules.moments import BUILT
from valeria_desktop.games.valeria.rules.powers import When
from valeria_desktop.games.valeria.rules.setup import Solo

if TYPE_CHECKING:
    from tests.scenario import Scenario

SET = "kaharian"
FREE = "kaharian-hunt-mage: "


def table(players: int = 2, solo: Solo | None = None) -> Scenario:
    return scenario_with(SET, players=players, solo=solo).acts(0)


def hunted(made: Scenario) -> Scenario:
    """Slay the Hunt Mage, and take the citizen of stack 1."""
    made.stack("monster-1", "goblin-king", "kaharian-hunt-mage").holds(0, strength=5, magic=6)
    made.chooses("slay monster-1", f"{FREE}citizen-1")
    return made


@pytest.mark.clause("KA2")
def test_hatchlings_give_gold_if_no_peasant_is_on_top() -> None:
    made = table().stack("monster-1", "goblin-king", "kaharian-hatchlings")
    made.stack("citizen-5", "peasant", "knight").holds(0, strength=5)
    made.chooses("slay monster-1")
    assert made.resources(0) == (3, 0, 0), "nothing is asked"


@pytest.mark.clause("KA2")
def test_a_brute_brings_a_citizen_and_gold() -> None:
    made = table().stack("monster-1", "goblin-king", "kaharian-brute").holds(0, strength=9)
    made.chooses("slay monster-1", "kaharian-brute: citizen-10")
    assert len(made.citizens(0)) == 1
    assert made.resources(0) == (2, 0, 0)


@pytest.mark.clause("KA2", "X14")
def test_the_hunt_mage_brings_a_citizen_and_a_domain_without_gold_and_roles() -> None:
    made = table().stack("domain-2", "halfpenny-hill", "emerald-stronghold", face_down=1)
    hunted(made)
    assert made.options == [f"{FREE}domain-{number}" for number in range(1, 6)]
    made.chooses(f"{FREE}domain-2")
    assert made.domains(0) == ["emerald-stronghold"]
    assert made.resources(0) == (0, 0, 0)
    assert made.state.face_down[made.places["domain-2"]] == 0, "the next one is turned up"
    assert made.score(0).of("monsters") == 0, "the Hunt Mage is worth no points"
    assert "A gained Emerald Stronghold for free (Kaharian Hunt Mage)" in made.log()


@pytest.mark.clause("X14", "T19")
def test_a_free_domains_immediate_power_is_used_before_the_next_is_turned_up() -> None:
    made = table(3).stack("domain-2", "halfpenny-hill", "cutthroats-truce", face_down=1)
    made.holds(1, gold=5).holds(2, gold=5)
    hunted(made).chooses(f"{FREE}domain-2")
    assert made.state.face_down[made.places["domain-2"]] == 1
    made.chooses(made.options[0])
    assert made.resources(0)[0] == 3
    assert made.state.face_down[made.places["domain-2"]] == 0


@pytest.mark.clause("X14")
def test_a_free_domain_is_not_built() -> None:
    """A power that waits for a building doesn't see it; a real building it does."""
    watching = Domain(
        id="scaffold",
        name="Scaffold",
        cost=1,
        icons=Icons(),
        points=0,
        powers=(When(BUILT, Gain(Amounts(magic=1))),),
    )
    made = table().stack("domain-2", "emerald-stronghold")
    made.state.players[0].domains = (watching,)
    hunted(made).chooses(f"{FREE}domain-2")
    assert made.resources(0) == (0, 0, 0)
    made.may_build(0, "halfpenny-hill", below=None).chooses("build domain-1")
    assert made.resources(0) == (0, 0, 1)


@pytest.mark.clause("X14", "T30")
def test_a_stack_emptied_by_a_free_domain_is_exhausted() -> None:
    made = table().stack("domain-2", "halfpenny-hill")
    hunted(made).chooses(f"{FREE}domain-2")
    assert made.cards_at("domain-2") == ["exhausted"]


def test_without_a_domain_on_top_that_part_is_lost() -> None:
    made = table().exhausts(*(f"domain-{number}" for number in range(1, 6)))
    hunted(made)
    assert "gain gold" in made.options
    assert made.domains(0) == []


@pytest.mark.clause("KA2")
def test_the_kill_master_counts_his_area() -> None:
    made = table().owns(0, "kaharian-hunt-mage", "kaharian-brute", "goblin")
    made.stack("monster-1", "kaharian-kill-master").holds(0, strength=10, magic=2)
    made.chooses("slay monster-1", "kaharian-kill-master: 1-magic-each")
    assert made.resources(0) == (0, 0, 3)


@pytest.mark.clause("X24", "X14")
def test_alone_against_the_dark_lord_the_hunt_mage_does_the_same() -> None:
    made = table(1, Solo.DARK_LORD).stack("domain-2", "halfpenny-hill", "emerald-stronghold")
    hunted(made).chooses(f"{FREE}domain-2")
    assert made.domains(0) == ["emerald-stronghold"]


def test_a_free_domain_is_said_as_a_sentence() -> None:
    assert str(FreeDomain().sentence()) == "Gain any free domain"
