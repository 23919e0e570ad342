"""Building: T19, T20, T27 and T28, and several immediate powers at once (T29)."""

from __future__ import annotations

import pytest

from tests.scenario import PLACE, Scenario
from valeria_desktop.games.valeria.rules.effects.centre import FreeCitizen, ReturnCitizen
from valeria_desktop.games.valeria.rules.effects.gains import Gain
from valeria_desktop.games.valeria.rules.events import Built, CitizenGained, TurnedUp
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import Domain
from valeria_desktop.games.valeria.rules.model.icons import Icons
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.powers import Now

PLATEAU = "pratchetts-plateau"


@pytest.mark.clause("T19")
def test_a_domain_needs_every_role_icon_on_citizens() -> None:
    """Shattered Hand shows a Worker and a Holy; starters have no icon."""
    table = Scenario().holds(0, gold=7).stack("domain-1", "shattered-hand").acts(0)
    assert table.reasons(0, "domain-1") == ["needs 1 more Worker", "needs 1 more Holy"]
    table.owns(0, "cleric")
    assert table.reasons(0, "domain-1") == ["needs 1 more Worker"]
    table.owns(0, "peasant")
    assert table.reasons(0, "domain-1") == []
    assert "build domain-1" in table.options


@pytest.mark.clause("T19")
def test_a_domain_needs_an_icon_as_often_as_it_shows_it() -> None:
    """Halfpenny Hill shows three Workers."""
    table = Scenario().holds(0, gold=6).owns(0, "peasant").stack("domain-1", "halfpenny-hill")
    table.acts(0)
    assert table.reasons(0, "domain-1") == ["needs 2 more Workers"]
    table.owns(0, "merchant", "butcher")
    assert "build domain-1" in table.options


@pytest.mark.clause("T19")
def test_icons_of_domains_do_not_help_to_build() -> None:
    """Nest of the Weaver Witch shows two Workers."""
    table = Scenario().holds(0, gold=6).owns(0, "nest-of-the-weaver-witch", "peasant")
    table.stack("domain-1", "halfpenny-hill").acts(0)
    assert table.reasons(0, "domain-1") == ["needs 2 more Workers"]


@pytest.mark.clause("T19")
def test_citizens_are_not_used_up_by_building() -> None:
    """The same two build twice."""
    table = Scenario().holds(0, gold=14).owns(0, "peasant", "cleric")
    table.stack("domain-1", "golden-obelisk-of-nae").stack("domain-2", PLATEAU).acts(0)
    table.chooses("build domain-1", "build domain-2")
    assert table.domains(0) == ["golden-obelisk-of-nae", PLATEAU]
    assert table.citizens(0) == ["peasant", "cleric"]
    assert table.resources(0) == (0, 0, 0)


@pytest.mark.clause("T19")
def test_a_built_domain_is_paid_taken_and_the_next_one_turned_up() -> None:
    """Rogue's Landing for 7; its free Worker comes before the next domain is seen."""
    table = Scenario().holds(0, gold=9).owns(0, "peasant", "rogue")
    table.stack("domain-1", "the-violet-thorn", "rogues-landing", face_down=1).acts(0)
    table.events.clear()
    table.chooses("build domain-1")
    assert table.resources(0) == (2, 0, 0)
    assert table.quote(0, "domain-1").card is None  # still face down
    table.chooses("rogues-landing: citizen-2")
    kinds = (Built, CitizenGained, TurnedUp)
    assert [type(event) for event in table.events if isinstance(event, kinds)] == list(kinds)
    assert table.cards_at("domain-1") == ["the-violet-thorn"]
    assert table.state.face_down[PLACE["domain-1"]] == 0
    assert table.log()[-1] == "The Violet Thorn was turned up at domain stack 1"


@pytest.mark.clause("T19")
def test_only_the_face_up_domain_of_a_stack_can_be_built() -> None:
    table = Scenario().holds(0, gold=12).owns(0, "peasant", "cleric")
    table.stack("domain-1", PLATEAU, "purloiners-perch", face_down=1).acts(0)
    assert "build domain-1" not in table.options
    assert table.reasons(0, "domain-1") == ["needs 2 more Shadows"]


@pytest.mark.clause("T19", "T20")
def test_pratchetts_plateau_makes_domains_a_gold_cheaper() -> None:
    """Not itself; for its owner only; already for the second action."""
    table = Scenario().holds(0, gold=13).holds(1, gold=13).owns(0, "peasant", "cleric")
    table.owns(1, "peasant", "cleric")
    table.stack("domain-1", PLATEAU).stack("domain-2", "golden-obelisk-of-nae").acts(0)
    assert table.quote(0, "domain-1").price == Amounts(8)
    table.chooses("build domain-1")
    assert table.resources(0) == (5, 0, 0)
    assert table.quote(0, "domain-2").price == Amounts(5)
    assert table.quote(1, "domain-2").price == Amounts(6)
    table.chooses("build domain-2")
    assert table.resources(0) == (0, 0, 0)


@pytest.mark.clause("T20", "T18")
def test_emerald_stronghold_works_from_the_second_action_on() -> None:
    table = Scenario().holds(0, gold=15).owns(0, "peasant", "knight", "cleric")
    table.stack("domain-1", "emerald-stronghold").acts(0)
    assert table.quote(0, "citizen-1").price == Amounts(4)
    table.chooses("build domain-1")
    assert table.quote(0, "citizen-1").price == Amounts(3)
    table.chooses("recruit citizen-1")
    assert table.resources(0) == (0, 0, 0)


@pytest.mark.clause("T20", "T22")
def test_forgotten_sorrows_works_from_the_second_action_on() -> None:
    table = Scenario().holds(0, gold=10).owns(0, "peasant", "rogue")
    table.stack("domain-1", "forgotten-sorrows").acts(0)
    table.chooses("build domain-1", "recruit citizen-10")
    assert table.resources(0) == (0, 0, 1)


@pytest.mark.clause("T20", "T22")
def test_the_violet_thorn_works_from_the_second_action_on() -> None:
    table = Scenario().holds(0, gold=7, strength=1).owns(0, "knight", "cleric")
    table.stack("domain-1", "the-violet-thorn").acts(0)
    table.chooses("build domain-1", "slay monster-1")
    assert table.resources(0) == (1, 0, 1)


@pytest.mark.clause("T20")
@pytest.mark.parametrize(
    "actions", [("build domain-1", "gain gold"), ("gain gold", "build domain-1")]
)
def test_a_power_of_the_end_works_on_the_turn_it_is_built(actions: tuple[str, str]) -> None:
    """Cathedral of St Aquila, built in either action."""
    table = Scenario().holds(0, gold=8).holds(1, gold=5).owns(0, "cleric", "paladin")
    table.stack("domain-1", "cathedral-of-st-aquila").acts(0)
    table.chooses(*actions)
    assert (table.resources(0), table.resources(1)) == ((2, 0, 0), (4, 0, 0))


@pytest.mark.clause("T20", "T14")
@pytest.mark.parametrize(
    ("domain", "citizens"),
    [
        ("halfpenny-hill", ("peasant", "peasant", "peasant")),
        ("blood-crow-army", ("knight", "knight", "knight")),
        ("monolith-of-ostendaar", ("peasant", "knight")),
    ],
)
def test_a_power_of_the_start_works_from_the_next_turn_on(
    domain: str, citizens: tuple[str, ...]
) -> None:
    table = Scenario().holds(0, gold=20).owns(0, *citizens).stack("domain-1", domain).acts(0)
    table.chooses("build domain-1")
    table.holds(0).chooses("gain gold")
    assert table.resources(0) == (1, 0, 0)
    table.holds(0).acts(0)
    assert sum(table.resources(0)) == 1


@pytest.mark.clause("T20", "T5")
def test_gargans_embrace_works_from_the_next_roll_on() -> None:
    table = Scenario().holds(0, gold=7).owns(0, "knight", "knight")
    table.stack("domain-1", "gargans-embrace").acts(0)
    table.chooses("build domain-1", "gain gold")
    assert table.points(0) == 0
    table.rolls(1, 6, 6)
    assert table.points(0) == 1


def truce_table(players: int) -> Scenario:
    table = Scenario(players=players).holds(0, gold=5).owns(0, "cleric", "rogue")
    return table.stack("domain-1", "cutthroats-truce")


@pytest.mark.clause("T27")
@pytest.mark.parametrize(("there", "taken"), [(9, 3), (3, 3), (2, 2), (0, 0)])
def test_cutthroats_truce_takes_up_to_three_gold(there: int, taken: int) -> None:
    """What is there, up to the number; with one opponent it answers itself."""
    table = truce_table(2).holds(1, gold=there, strength=5, magic=5).acts(0)
    table.chooses("build domain-1")
    assert table.resources(0) == (taken, 0, 0)
    assert table.resources(1) == (there - taken, 5, 5)
    assert table.decision.prompt is Prompt.ACT


@pytest.mark.clause("T27")
def test_cutthroats_truce_takes_from_one_opponent_freely_picked() -> None:
    """Also one with nothing, and it can't be declined."""
    table = truce_table(4).holds(1, gold=2).holds(2).holds(3, gold=8).acts(0)
    table.chooses("build domain-1")
    assert table.options == [
        "cutthroats-truce: take-2-gold-from-2",
        "cutthroats-truce: take-nothing-from-3",
        "cutthroats-truce: take-3-gold-from-4",
    ]
    table.chooses("cutthroats-truce: take-nothing-from-3")
    assert [table.resources(seat)[0] for seat in range(4)] == [0, 2, 0, 8]


def obelisk_table(magic: int) -> Scenario:
    table = Scenario().holds(0, gold=9, magic=magic).owns(0, "peasant", "cleric")
    table.stack("domain-1", "golden-obelisk-of-nae").acts(0)
    table.chooses("build domain-1")
    if table.decision.prompt is Prompt.PAY:
        table.chooses("pay 6-gold")
    return table


@pytest.mark.clause("T28")
def test_golden_obelisk_of_nae_trades_three_magic_for_three_points() -> None:
    """At once."""
    table = obelisk_table(magic=4)
    assert table.options == ["golden-obelisk-of-nae: trade-3-magic", "done"]
    table.chooses("golden-obelisk-of-nae: trade-3-magic")
    assert (table.points(0), table.resources(0)) == (3, (3, 0, 1))
    assert table.decision.prompt is Prompt.ACT


@pytest.mark.clause("T28")
def test_golden_obelisk_of_nae_may_be_left() -> None:
    table = obelisk_table(magic=3)
    table.chooses("done")
    assert (table.points(0), table.resources(0)) == (0, (3, 0, 3))


@pytest.mark.clause("T28")
def test_golden_obelisk_of_nae_asks_nothing_without_three_magic() -> None:
    """Gold stands in for nothing."""
    table = obelisk_table(magic=2)
    assert (table.points(0), table.resources(0)) == (0, (3, 0, 2))
    assert table.decision.prompt is Prompt.ACT


def two_powers() -> Domain:
    powers = (Now(ReturnCitizen(Gain(Amounts(points=3)))), Now(FreeCitizen(max_cost=1)))
    return Domain("test-hall", "Test Hall", cost=1, icons=Icons(), points=0, powers=powers)


@pytest.mark.clause("T29")
@pytest.mark.parametrize("first", ["test-hall: return-butcher", "test-hall: citizen-10"])
def test_immediate_powers_due_together_are_used_in_any_order(first: str) -> None:
    """A domain with two of them, as the card files allow."""
    table = Scenario().holds(0, gold=1).owns(0, "butcher", "cleric")
    table.state.stacks[PLACE["domain-1"]] = (two_powers(),)
    table.acts(0)
    table.chooses("build domain-1")
    assert table.options == [
        "test-hall: return-butcher",
        "test-hall: return-cleric",
        "test-hall: citizen-10",
    ]
    table.chooses(first)
    table.chooses("test-hall: return-butcher" if "citizen" in first else "gain gold")
    assert table.points(0) == 3
    assert sorted(table.citizens(0)) == ["butcher", "cleric"]
    assert len(table.cards_at("citizen-10")) == 5
