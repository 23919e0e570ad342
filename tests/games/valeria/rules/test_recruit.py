"""Recruiting and free citizens: T18, T21 and T22."""

from __future__ import annotations

import pytest

from tests.scenario import Scenario, card
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import Citizen
from valeria_desktop.games.valeria.rules.model.prompts import Prompt

FIRST_GAME = {
    "citizen-1": ("cleric", 3),
    "citizen-2": ("merchant", 2),
    "citizen-3": ("mercenary", 3),
    "citizen-4": ("archer", 4),
    "citizen-5": ("peasant", 3),
    "citizen-6": ("knight", 3),
    "citizen-7": ("rogue", 2),
    "citizen-8": ("champion", 2),
    "citizen-9": ("paladin", 2),
    "citizen-10": ("butcher", 1),
}
CITIZEN_STACKS = [f"citizen-{number}" for number in range(1, 11)]


@pytest.mark.clause("T18")
@pytest.mark.parametrize(("place", "card_id", "gold"), [(p, *c) for p, c in FIRST_GAME.items()])
def test_the_first_of_a_kind_costs_its_base_gold(place: str, card_id: str, gold: int) -> None:
    """The Peasant and the Knight 1 more, as the starter has their name."""
    table = Scenario().holds(0, gold=gold - 1).acts(0)
    assert f"recruit {place}" not in table.options
    table.holds(0, gold=gold).chooses(f"recruit {place}")
    assert (table.citizens(0), table.resources(0)) == ([card_id], (0, 0, 0))
    assert len(table.cards_at(place)) == 4


@pytest.mark.clause("T18")
@pytest.mark.parametrize(("owned", "gold"), [(0, 3), (1, 4), (2, 5), (4, 7)])
def test_each_copy_owned_makes_a_citizen_a_gold_dearer(owned: int, gold: int) -> None:
    """A Cleric for 3 + 1 for every Cleric owned."""
    table = Scenario().holds(0, gold=9).owns(0, *["cleric"] * owned, "paladin").acts(0)
    assert table.quote(0, "citizen-1").price == Amounts(gold)
    table.chooses("recruit citizen-1")
    assert table.resources(0) == (9 - gold, 0, 0)


@pytest.mark.clause("T18")
def test_copies_are_counted_by_name_with_the_starter() -> None:
    """A third Knight costs 2 + 1 for the starter + 2; the option says so."""
    table = Scenario().holds(0, gold=9).owns(0, "knight", "knight").acts(0)
    assert "Recruit Knight for 5 Gold (2 + 3)" in table.words
    assert "Recruit Peasant for 3 Gold (2 + 1)" in table.words
    assert "Recruit Rogue for 2 Gold" in table.words


@pytest.mark.clause("T18")
def test_copies_of_other_players_do_not_count() -> None:
    table = Scenario().holds(0, gold=3).owns(1, "cleric", "cleric").acts(0)
    assert "Recruit Cleric for 3 Gold" in table.words


@pytest.mark.clause("T18")
def test_emerald_stronghold_waives_the_extra_gold() -> None:
    """For its owner, the starter's too."""
    table = Scenario().holds(0, gold=5).owns(0, "emerald-stronghold", "cleric", "cleric").acts(0)
    assert "Recruit Cleric for 3 Gold" in table.words
    assert "Recruit Knight for 2 Gold" in table.words
    table.chooses("recruit citizen-1", "recruit citizen-6")
    assert table.resources(0) == (0, 0, 0)


@pytest.mark.clause("T18")
def test_emerald_stronghold_helps_nobody_else() -> None:
    table = Scenario().holds(0, gold=9).owns(1, "emerald-stronghold").owns(0, "cleric").acts(0)
    assert "Recruit Cleric for 4 Gold (3 + 1)" in table.words


@pytest.mark.clause("T22")
def test_forgotten_sorrows_gives_a_magic_for_a_citizen_bought() -> None:
    """Each time, and its owner only."""
    table = Scenario().holds(0, gold=4).owns(0, "forgotten-sorrows").owns(1, "forgotten-sorrows")
    table.holds(1).acts(0)
    table.chooses("recruit citizen-7")
    assert table.resources(0) == (2, 0, 1)
    table.chooses("recruit citizen-8", "pay 2-gold")
    assert (table.resources(0), table.resources(1)) == ((0, 0, 2), (0, 0, 0))


@pytest.mark.clause("T22", "T21")
def test_forgotten_sorrows_gives_a_magic_for_a_free_citizen() -> None:
    """The Orc Warrior's."""
    table = Scenario().holds(0, strength=9).owns(0, "forgotten-sorrows")
    table.stack("monster-5", "orc-chieftain", "orc-warrior").acts(0)
    table.chooses("slay monster-5", "orc-warrior: citizen-1")
    assert (table.citizens(0), table.resources(0)) == (["cleric"], (0, 0, 1))


def orc_warrior_table() -> Scenario:
    table = Scenario().holds(0, strength=9)
    return table.stack("monster-5", "orc-chieftain", "orc-warrior")


@pytest.mark.clause("T21")
def test_a_free_citizen_costs_nothing_whatever_is_owned() -> None:
    """The + is ignored, the limit of 3 Gold looks at the base cost: all but the Archer."""
    table = orc_warrior_table().owns(0, "cleric", "cleric", "cleric").acts(0)
    table.chooses("slay monster-5")
    assert table.options == [
        f"orc-warrior: {place}" for place in CITIZEN_STACKS if place != "citizen-4"
    ]
    table.chooses("orc-warrior: citizen-1")
    assert table.citizens(0) == ["cleric"] * 4
    assert table.resources(0) == (0, 0, 0)
    assert len(table.cards_at("citizen-1")) == 4


@pytest.mark.clause("T21")
def test_if_one_citizen_qualifies_it_must_be_taken() -> None:
    """There is no way to leave it; a single one takes itself."""
    table = orc_warrior_table()
    for place in CITIZEN_STACKS:
        table.stack(place, "archer")
    table.stack("citizen-2", "archer", "archer", "merchant").acts(0)
    table.chooses("slay monster-5")
    assert table.citizens(0) == ["merchant"]
    assert table.decision.prompt is Prompt.ACT


@pytest.mark.clause("T21")
def test_if_no_citizen_qualifies_that_part_is_lost() -> None:
    """Cloudrider's Camp still gives its 3 Strength."""
    table = Scenario().holds(0, gold=8).owns(0, "knight", "cleric")
    for place in ("citizen-6", "citizen-8"):
        table.stack(place, "exhausted")
    table.stack("domain-1", "cloudriders-camp").acts(0)
    table.chooses("build domain-1")
    assert table.resources(0) == (0, 3, 0)
    assert table.citizens(0) == ["knight", "cleric"]
    assert table.decision.prompt is Prompt.ACT


@pytest.mark.clause("T21")
def test_only_tops_of_the_stacks_are_free_citizens() -> None:
    """A Merchant below an Archer can't be taken."""
    table = orc_warrior_table()
    for place in CITIZEN_STACKS:
        table.stack(place, "merchant", "archer")
    table.acts(0)
    table.chooses("slay monster-5")
    assert table.citizens(0) == []
    assert table.decision.prompt is Prompt.ACT


@pytest.mark.clause("T21")
@pytest.mark.parametrize(
    ("domain", "owned", "role", "max_cost"),
    [
        ("darktide-harbour", ("peasant", "knight", "rogue"), "shadow", 9),
        ("rogues-landing", ("peasant", "rogue"), "worker", 9),
        ("shattered-hand", ("peasant", "cleric"), "holy", 9),
        ("cloudriders-camp", ("knight", "cleric"), "soldier", 2),
        ("grimmwater-keep", ("peasant", "butcher", "rogue"), None, 3),
    ],
)
def test_a_free_citizen_has_the_role_and_the_base_cost(
    domain: str, owned: tuple[str, ...], role: str | None, max_cost: int
) -> None:
    """Offered is exactly what qualifies."""
    table = Scenario().holds(0, gold=10).owns(0, *owned).stack("domain-5", domain).acts(0)
    table.chooses("build domain-5")
    expected = []
    for place in CITIZEN_STACKS:
        top = card(table.cards_at(place)[-1])
        assert isinstance(top, Citizen)
        if top.cost <= max_cost and (role is None or getattr(top.icons, role)):
            expected.append(f"{domain}: {place}")
    assert table.options == expected


@pytest.mark.clause("T18")
def test_only_the_top_card_of_a_stack_can_be_recruited() -> None:
    """The Thief under the Rogue, in mixed citizens, is not there to be had."""
    table = Scenario(variants=["mixed"]).holds(0, gold=9)
    table.stack("citizen-7", "thief", "rogue", face_down=1).acts(0)
    table.chooses("recruit citizen-7")
    assert table.citizens(0) == ["rogue"]
    assert table.cards_at("citizen-7") == ["thief"]
    assert table.state.face_down[11] == 0


@pytest.mark.clause("T18", "T7")
def test_a_recruited_citizen_works_from_the_next_roll_on() -> None:
    table = Scenario().holds(0, gold=3).acts(0)
    table.chooses("recruit citizen-1", "gain gold")
    table.rolls(1, 1, 5)
    assert table.resources(0) == (2, 1, 1)
