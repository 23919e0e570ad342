"""Wardens: one for each area, who goes with it (WA1 to WA4, X5)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.games.valeria.files.facts import FACTS, compare_stack, facts
from tests.games.valeria.sets.boxes import no_cards
from tests.games.valeria.sets.shipped import ALL, catalog_of, part_of, scenario_with
from tests.scenario import CATALOG, Scenario, against_dark_lord
from valeria_desktop.games.valeria.game import RULES, box_of, rules_of
from valeria_desktop.games.valeria.rules.model.cards import Foe
from valeria_desktop.games.valeria.rules.model.dukes import Duke
from valeria_desktop.games.valeria.rules.model.icons import COUNTED_TYPES, MonsterType
from valeria_desktop.games.valeria.rules.sets import Set
from valeria_desktop.games.valeria.rules.setup import CUSTOM, RANDOM, Edition, Setup
from valeria_desktop.games.valeria.rules.turn.phases import meters_of
from valeria_desktop.games.valeria.sets import SETS
from valeria_desktop.kernel.errors import SetupError
from valeria_desktop.kernel.game import Barrier
from valeria_desktop.kernel.phrases import say
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog

SET = "wardens"
WITH = frozenset({SET})
CARDS = {card.area: card for card in part_of(SET).monsters}
BASE = [area for area in CARDS if area in CATALOG.areas]
AWAY = [area for area in CARDS if area not in CATALOG.areas]
CITIZENS = tuple(group[0].id for group in CATALOG.numbers.values())
FIRST_GAME = ("Ruins", "Forest", "Valley", "Hills", "Mountains")


def table(players: int = 2) -> Scenario:
    """Seat 0 acts at a table with Wardens."""
    return scenario_with(SET, players=players).acts(0)


def slain(warden: str, made: Scenario, *answers: str) -> Scenario:
    """Let seat 0 slay a Warden with exactly his price, and answer what he asks."""
    card = as_a(Foe, made.card(warden))
    made.stack("monster-1", "goblin-king", warden)
    made.holds(0, strength=card.strength, magic=card.magic)
    made.chooses("slay monster-1", *answers)
    assert made.monsters(0)[0] == warden
    return made


def _far_lands(base: Catalog) -> Catalog:
    """An area for each Warden of another box, with the cards of the Hills."""
    monsters = tuple(
        evolve(card, id=f"{card.id}-{number}", name=f"{card.name} {number}", area=area)
        for number, area in enumerate(AWAY)
        for card in base.areas["Hills"]
    )
    return evolve(no_cards(base), monsters=monsters)


LANDS = Set(id="lands", name=say("Lands"), cards=_far_lands)


# --- where they lie


@pytest.mark.clause("WA1", "WA2", "X5")
@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("players", [2, 4, 5])
@pytest.mark.parametrize("area", BASE)
def test_each_area_of_the_base_game_has_its_warden_above_the_boss(
    area: str, players: int, edition: Edition
) -> None:
    others = [other for other in FIRST_GAME if other != area][:4]
    setup = Setup(players, edition, CUSTOM, areas=(area, *others), citizens=CITIZENS)
    laid = RULES.deal(evolve(setup, sets=WITH), 3).view(0).table
    stack = [card.id for card in laid.monsters[laid.areas.index(area)]]
    plain = [card.id for card in CATALOG.areas[area]]
    assert stack[:2] == [plain[-1], CARDS[area].id]
    assert stack[2:] == stack_without(area, setup)
    assert len(stack) == (7 if players == 5 else 6)


def stack_without(area: str, setup: Setup) -> list[str]:
    """Return what lies above the boss without Wardens."""
    laid = RULES.deal(setup, 3).view(0).table
    return [card.id for card in laid.monsters[laid.areas.index(area)]][1:]


@pytest.mark.clause("X5", "T31")
def test_all_five_stacks_are_one_card_higher_and_the_meter_counts_it() -> None:
    game = RULES.deal(Setup(sets=WITH), 3)
    assert {len(stack) for stack in game.view(0).table.monsters} == {6}
    meter = next(meter for meter in meters_of(game.view(0)) if meter.condition == "monsters")
    assert (meter.reached, meter.whole) == (0, 30)


@pytest.mark.clause("X5", "S4")
def test_columns_stand_by_their_top_cards_as_before() -> None:
    for seed in range(5):
        plain, with_wardens = (
            RULES.deal(Setup(sets=sets), seed).view(0).table.areas for sets in (frozenset(), WITH)
        )
        assert plain == with_wardens


@pytest.mark.clause("WA2", "X1")
def test_a_warden_whose_area_is_not_there_takes_part_in_nothing() -> None:
    assert set(catalog_of(SET).areas) == set(CATALOG.areas)
    away = {CARDS[area].id for area in AWAY}
    for seed in range(10):
        state = RULES.deal(Setup(players=5, preset=RANDOM, sets=WITH), seed).snapshot()
        assert away.isdisjoint(card.id for stack in state.stacks for card in stack)
    areas = ("Undead Samurai", *FIRST_GAME[:4])
    setup = Setup(preset=CUSTOM, areas=areas, citizens=CITIZENS, sets=WITH)
    with pytest.raises(SetupError, match="There is no area 'Undead Samurai'; choose from"):
        RULES.deal(setup, 1)


@pytest.mark.clause("WA2", "WA3")
@pytest.mark.parametrize("order", [("lands", SET), (SET, "lands")], ids=" before ".join)
def test_he_goes_with_his_area_whatever_box_brings_it(order: tuple[str, str]) -> None:
    there = {"lands": lambda: LANDS, SET: SETS[SET]}
    sets = {name: there[name] for name in order}
    rules = rules_of(box_of(lambda: CATALOG, sets), sets)
    for first in range(0, len(AWAY), 5):
        areas = tuple([*AWAY[first:], *FIRST_GAME][:5])
        setup = Setup(preset=CUSTOM, areas=areas, citizens=CITIZENS, sets=frozenset(sets))
        laid = rules.deal(setup, 2).view(0).table
        for area, stack in zip(laid.areas, laid.monsters, strict=True):
            types = [card.type for card in stack]
            assert types[:2] == [MonsterType.BOSS, MonsterType.WARDEN]
            assert stack[1].id == CARDS[area].id
    alone = rules.deal(Setup(preset=RANDOM, sets=frozenset({"lands"})), 2).view(0).table
    assert all(card.type is not MonsterType.WARDEN for stack in alone.monsters for card in stack)


@pytest.mark.clause("WA2")
@pytest.mark.parametrize("sets", [ALL - WITH, ALL])
def test_areas_with_a_warden_of_their_own_keep_that_one(sets: frozenset[str]) -> None:
    own = {
        "Knolls": "gnoll-bonewitch",
        "Fire Temple": "sigbin",
        "Kaharian": "kaharian-hunt-mage",
        "Sewer": "creature",
        "Necropolis": "harrier",
        "Woods": "wendigo",
        "Den": "lycan-mage",
        "Crypt": "nosferatu",
        "Cutthroats": "amarynth-marauders",
        "Dark Waters": "orc-raiders",
        "Gloom Gyre": "water-elemental",
        "Skerry": "ostrakon",
        "The Deep": "sea-witch",
    }
    for area, cards in catalog_of(*sets).areas.items():
        wardens = [card.id for card in cards if card.type is MonsterType.WARDEN]
        if area in own:
            assert wardens == [own[area]]
        elif SET in sets:
            assert wardens == [CARDS[area].id]


@pytest.mark.clause("WA1")
@pytest.mark.parametrize("area", BASE)
def test_their_order_is_that_of_the_facts(area: str) -> None:
    rows = facts("monsters") | facts("monsters", FACTS / "sets" / SET)
    compare_stack(area, catalog_of(SET).areas[area], rows)


# --- what they are and what they bring


@pytest.mark.clause("WA1", "F2")
def test_a_warden_is_a_monster_of_its_area_and_of_no_type_that_counts() -> None:
    made = table().owns(0, "goblin", "goblin-bomber", "shard")
    made.stack("monster-1", "goblin-king").holds(0, strength=7).chooses("slay monster-1")
    assert made.resources(0)[0] == 3, "three of the Hills, the King himself too; not the Shard"
    duke = as_a(Duke, made.card("hrothgar-the-conqueror"))
    assert duke.points_for(made.card("goblin-bomber")) == duke.monsters
    assert MonsterType.WARDEN not in COUNTED_TYPES


@pytest.mark.parametrize(
    ("warden", "gain"),
    [
        ("death-knight", (0, 0, 5)),
        ("flesh-golem", (0, 0, 5)),
        ("swamp-witch", (0, 5, 0)),
        ("dragonkin", (3, 0, 3)),
        ("imp-servant", (0, 5, 0)),
        ("shard", (5, 0, 0)),
        ("pharaoh", (4, 0, 0)),
    ],
)
def test_a_warden_pays_resources(warden: str, gain: tuple[int, int, int]) -> None:
    assert slain(warden, table()).resources(0) == gain


@pytest.mark.clause("X7")
@pytest.mark.parametrize(
    ("warden", "number"), [("goblin-bomber", 2), ("satyr-mage", 5), ("mirage", 6)]
)
def test_a_warden_pays_one_resource_of_your_choice(warden: str, number: int) -> None:
    for at, kind in enumerate(("gold", "strength", "magic")):
        made = slain(warden, table())
        assert made.options == [
            f"{warden}: {number}-{each}" for each in ("gold", "strength", "magic")
        ]
        made.chooses(f"{warden}: {number}-{kind}")
        assert made.resources(0) == tuple(number * (place == at) for place in range(3))


@pytest.mark.clause("WA4", "T21")
def test_the_ettercap_brings_a_cheap_citizen() -> None:
    made = slain("ettercap", table())
    tops = {option.removeprefix("ettercap: ") for option in made.options}
    cheap = {
        name
        for name, place in made.places.items()
        if (top := made.state.top(place)) and top.kind == "citizen" and top.cost <= 2
    }
    assert tops == cheap != set()
    made.chooses(made.options[0])
    assert len(made.citizens(0)) == 1


@pytest.mark.clause("WA4", "T21")
def test_the_orc_batrider_brings_any_citizen() -> None:
    made = slain("orc-batrider", table())
    assert made.options == [f"orc-batrider: citizen-{number}" for number in range(1, 11)]
    made.chooses("orc-batrider: citizen-8")
    assert len(made.citizens(0)) == 1
    assert made.resources(0) == (0, 0, 0)


# --- the Trapmaster


@pytest.mark.clause("WA4", "T26")
def test_the_trapmaster_takes_a_monster_without_its_reward() -> None:
    made = table(3).owns(1, "goblin").owns(2, "skeleton-king")
    slain("trapmaster", made)
    assert made.options == ["trapmaster: monster-from-2", "trapmaster: monster-from-3"]
    made.chooses("trapmaster: monster-from-3")
    assert made.monsters(0) == ["trapmaster", "skeleton-king"]
    assert (made.monsters(2), made.resources(0)) == ([], (0, 0, 0))
    assert made.monsters(1) == ["goblin"]


@pytest.mark.clause("WA4", "FF9")
def test_the_trapmaster_names_nobody_behind_the_castle() -> None:
    """Castle of the Seven Suns protects its owner from every take (FF9)."""
    made = scenario_with(SET, "flames-and-frost", players=3).acts(0)
    made.owns(1, "goblin", "castle-of-the-seven-suns").owns(2, "skeleton")
    slain("trapmaster", made)
    assert made.monsters(0) == ["trapmaster", "skeleton"]
    assert made.monsters(1) == ["goblin"]


@pytest.mark.clause("WA4", "T26")
def test_which_monster_the_trapmaster_takes_is_chance_and_can_not_be_undone() -> None:
    owned = ("goblin", "skeleton", "skeleton-king")
    taken: Counter[str] = Counter()
    for seed in range(120):
        made = table().owns(1, *owned)
        made.state.seed = Random(seed).getrandbits(60)
        made.stack("monster-1", "goblin-king", "trapmaster").holds(0, strength=10)
        outcome = made.chooses("slay monster-1")
        assert outcome.barrier & Barrier.REVEAL
        taken[made.monsters(0)[1]] += 1
    assert set(taken) == set(owned)
    assert min(taken.values()) > 20


@pytest.mark.clause("WA4")
def test_the_trapmaster_takes_nothing_where_nobody_has_a_monster() -> None:
    made = slain("trapmaster", table(3))
    assert made.monsters(0) == ["trapmaster"]
    assert "gain gold" in made.options


@pytest.mark.clause("WA4", "V1")
@pytest.mark.parametrize(("edition", "named"), [("1e", 4), ("2e", 3)])
def test_the_trapmaster_names_a_resting_player_in_the_first_edition_only(
    edition: str, named: int
) -> None:
    made = Scenario(5, edition, catalog=catalog_of(SET), sets=WITH).acts(0)
    for seat in range(1, 5):
        made.owns(seat, "goblin")
    slain("trapmaster", made)
    assert len(made.options) == named


@pytest.mark.clause("WA4", "D3", "X24")
def test_against_the_dark_lord_the_trapmaster_claims_a_monster_of_the_market() -> None:
    made = against_dark_lord(catalog=catalog_of(SET), sets=WITH).acts(0)
    made.stack("monster-1", "goblin-king", "trapmaster").holds(0, strength=10)
    made.chooses("slay monster-1")
    assert made.monsters(0) == ["trapmaster", "goblin-king"]
    assert made.resources(0) == (0, 0, 0), "no reward of the King's"


# --- the Rider


@pytest.mark.clause("WA3", "X9", "X11")
def test_the_rider_turns_a_citizen_of_an_opponent_face_down() -> None:
    made = table(3).owns(0, "archer").owns(1, "cleric", "rogue").owns(2, "monk")
    slain("undead-samurai-rider", made)
    assert made.options == [
        "undead-samurai-rider: turn-down-cleric-of-2",
        "undead-samurai-rider: turn-down-rogue-of-2",
        "undead-samurai-rider: turn-down-monk-of-3",
    ]
    made.chooses("undead-samurai-rider: turn-down-monk-of-3")
    assert made.citizens(2) == []
    assert [card.id for card in made.state.players[2].citizens_down] == ["monk"]


@pytest.mark.clause("WA3", "X24")
def test_against_the_dark_lord_the_rider_turns_nothing_down() -> None:
    made = against_dark_lord(catalog=catalog_of(SET), sets=WITH).acts(0).lord_has("cleric")
    slain("undead-samurai-rider", made.owns(0, "archer"))
    assert made.citizens(0) == ["archer"]
    assert "cleric" in made.captured()
