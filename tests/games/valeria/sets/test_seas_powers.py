"""Crimson Seas: sixes, the Coxswain, and the effects and powers that cards have on the islands."""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Any

import pytest

from tests.games.valeria.sets.seas import gives, kept, open_at, sails, table, tokens
from valeria_desktop.content.resources import resources_root
from valeria_desktop.games.valeria.files.codec import make_converter
from valeria_desktop.games.valeria.rules.effects.combined import AllOf
from valeria_desktop.games.valeria.rules.effects.gains import Gain
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import Domain
from valeria_desktop.games.valeria.rules.model.effect import (
    COUNTS,
    EFFECTS,
    POWERS,
    Count,
    Effect,
    Power,
)
from valeria_desktop.games.valeria.rules.model.icons import Icons
from valeria_desktop.games.valeria.rules.powers import Now
from valeria_desktop.games.valeria.sets.crimson_seas.maps import ONE

if TYPE_CHECKING:
    from tests.scenario import Scenario

CONVERTER = make_converter()


def effect_of(**written: Any) -> Effect:  # noqa: ANN401 - as it stands in a card file
    made: Effect = CONVERTER.structure(written, Effect)
    return made


def harbour(*powers: Power, cost: int = 1) -> Domain:
    return Domain(id="harbour", name="Harbour", cost=cost, icons=Icons(), points=0, powers=powers)


def has(made: Scenario, seat: int, **written: Any) -> None:  # noqa: ANN401 - as above
    """Lay a domain before a player, with a power written as in a card file."""
    power = CONVERTER.structure(written, Power)
    made.state.players[seat].domains = (harbour(power),)


def builds(made: Scenario, effect: Effect) -> Scenario:
    """Let the first player build a domain that has this effect at once."""
    made.state.players[0].gold += 1
    made.state.lay(made.places["domain-1"], (harbour(Now(effect)),))
    made.acts(0)
    made.chooses("build domain-1")
    return made


# --- sixes


@pytest.mark.clause("CS5")
@pytest.mark.parametrize(
    ("dice", "number"), [((1, 2), 0), ((6, 1), 1), ((2, 4), 1), ((6, 6), 2), ((3, 3), 1)]
)
def test_each_six_puts_a_resource_into_the_pool(dice: tuple[int, int], number: int) -> None:
    made = table(5, 0, 0)
    made.stack("citizen-6", "knight")
    made.rolls(0, *dice)
    pool = made.state.in_pool("exekratys")
    assert (pool.gold, pool.strength, pool.magic) == (2 + number, 2, 2)


@pytest.mark.clause("CS5")
def test_the_active_player_chooses_the_kind_before_the_harvest() -> None:
    made = table(1, 1, 0).holds(1, 5, 5, 5)
    made.rolls(0, 6, 2)
    assert made.words == [
        "Put 1 Gold into the pool of Exekratys",
        "Put 1 Strength into the pool of Exekratys",
    ]
    made.chooses(made.options[1])
    assert made.state.in_pool("exekratys") == Amounts(2, 3, 2)
    assert made.resources(1)[:2] >= (5, 5)


@pytest.mark.clause("CS5")
def test_who_has_nothing_puts_nothing_and_tomes_and_maps_are_no_resource() -> None:
    made = gives(table(0, 0, 0), 0, "gold-tome")
    made.rolls(0, 6, 6)
    assert made.state.in_pool("exekratys") == Amounts(2, 2, 2)
    assert tokens(made)["gold-tomes"] == 1


@pytest.mark.clause("CS5")
def test_of_two_sixes_one_is_put_by_who_has_only_one_resource() -> None:
    made = table(1, 0, 0)
    made.rolls(0, 6, 6)
    assert made.state.in_pool("exekratys") == Amounts(3, 2, 2)


@pytest.mark.clause("CS5")
def test_who_keeps_sixes_puts_nothing() -> None:
    made = table(5, 5, 5)
    has(made, 0, keeps_sixes={})
    made.rolls(0, 6, 6)
    assert made.state.in_pool("exekratys") == Amounts(2, 2, 2)


# --- the Coxswain


@pytest.mark.clause("CS6", "CS3")
def test_the_coxswain_wakes_when_nothing_else_does() -> None:
    made = table(0, 0, 0)
    made.rolls(0, 1, 3)
    assert [option for option in made.options if "coxswain" in option]
    made.chooses("coxswain: 2-gold")
    assert (made.resources(0)[0], tokens(made)["maps"]) == (2, 3)
    made.chooses("coxswain: 1-maps")
    assert tokens(made, 1)["maps"] == 3


@pytest.mark.clause("CS6")
def test_the_coxswain_wakes_once_if_both_are_so() -> None:
    made = table(0, 0, 0)
    made.rolls(0, 1, 1)
    made.chooses("coxswain: 2-magic")
    assert tokens(made)["maps"] == 3
    assert made.decision.seat == 1


# --- rewards


@pytest.mark.clause("CS10", "CS9")
@pytest.mark.parametrize(
    ("kind", "zone"), [("good", "goods"), ("tome", "tomes"), ("noble", "nobles")]
)
def test_a_reward_is_any_open_one_for_free_and_the_row_is_filled_at_once(
    kind: str, zone: str
) -> None:
    made = builds(table(0, 0, 0), AllOf((effect_of(**{f"free_{kind}": {}}),) * 2))
    supply = made.cards_at(f"{kind}-supply")
    first = open_at(made, kind)
    made.chooses(f"harbour: {kind}-2")
    assert kept(made, zone) == [first[1]]
    slid = [first[0], first[2], supply[-1]]
    assert open_at(made, kind) == (slid if kind != "noble" else [first[0], supply[-1], first[2]])
    assert (made.resources(0), tokens(made)["maps"]) == ((0, 0, 0), 2)
    made.chooses(f"harbour: {kind}-1")
    assert len(kept(made, zone)) == 2
    assert len(open_at(made, kind)) == 3


@pytest.mark.clause("CS10")
def test_a_tome_for_free_lies_face_up() -> None:
    made = builds(table(0, 0, 0), effect_of(free_tome={}))
    made.chooses("harbour: tome-2")
    assert tokens(made)["magic-tomes"] == 1


@pytest.mark.clause("CS9", "CS15", "X8")
def test_a_noble_is_banished_and_its_slot_filled() -> None:
    made = table(0, 0, 0)
    supply = made.cards_at("noble-supply")
    builds(made, effect_of(banish_noble={}))
    made.chooses("harbour: banish-noble-2")
    assert [card.id for card in made.state.banished] == ["phanther"]
    assert open_at(made, "noble") == ["dray", supply[-1], "augur-kawleen"]


@pytest.mark.clause("CS10")
def test_where_nothing_lies_open_a_reward_brings_nothing() -> None:
    made = table(0, 0, 0)
    for number in (1, 2, 3):
        made.stack(f"good-{number}")
    made.stack("good-supply")
    builds(made, effect_of(free_good={}))
    assert (kept(made, "goods"), made.decision.prompt) == ([], "act")


@pytest.mark.clause("CS15")
def test_all_tomes_are_turned_up_at_once() -> None:
    made = gives(table(0, 0, 0), 0, "gold-tome", "magic-tome")
    made.state.players[0].more = ()
    builds(made, effect_of(turn_up_tomes={}))
    assert tokens(made) == {"gold-tomes": 1, "magic-tomes": 1}


# --- sailing by a power


@pytest.mark.clause("CS15", "X15")
def test_a_power_lets_you_sail_and_the_map_is_paid() -> None:
    gain = Gain(Amounts(gold=3) + ONE)
    made = builds(table(0, 0, 0, maps=0), AllOf((gain, effect_of(may_sail={}))))
    assert {"harbour: sail-good-1", "harbour: sail-tome-1", "done"} <= set(made.options)
    assert "harbour: sail-exekratys-magic" in made.options
    made.chooses("harbour: sail-tome-1")
    assert (kept(made, "tomes"), made.resources(0), tokens(made)) == (
        ["gold-tome"],
        (0, 0, 0),
        {"gold-tomes": 1},
    )
    assert "gain gold" in made.options


@pytest.mark.clause("X15", "CS8")
def test_a_visit_by_a_power_buys_several_or_may_be_left() -> None:
    made = builds(table(6, 0, 0, maps=1), effect_of(may_sail={}))
    made.chooses("harbour: sail-good-1-good-2")
    assert kept(made, "goods") == ["spices", "jewels"]
    left = builds(table(6, 0, 0, maps=1), effect_of(may_sail={}))
    left.chooses("done")
    assert tokens(left) == {"maps": 1}


@pytest.mark.clause("X15")
def test_without_a_map_nobody_is_asked() -> None:
    made = builds(table(6, 6, 6, maps=0), effect_of(may_sail={}))
    assert made.decision.prompt == "act"


# --- prices


@pytest.mark.clause("CS15", "X17")
@pytest.mark.parametrize(("kind", "prices"), [("good", (1, 3, 5, 9)), ("tome", (2, 4, 6, 12))])
def test_each_one_that_is_bought_costs_less(kind: str, prices: tuple[int, ...]) -> None:
    made = table(30, 0, 0)
    has(made, 0, **{f"cheaper_{kind}s": 1})
    made.acts(0)
    asked = [made.quote(0, f"{kind}-{number}").asked.gold for number in (1, 2, 3)]
    assert asked == [*prices[:3]]
    made.chooses(f"sail-{kind}-1-{kind}-2-{kind}-3")
    assert made.resources(0)[0] == 30 - prices[3]
    other = "tome" if kind == "good" else "good"
    assert made.quote(0, f"{other}-1").asked.gold == (3 if other == "tome" else 2)


@pytest.mark.clause("CS15")
def test_nobles_cost_no_more_for_those_you_have() -> None:
    made = gives(table(9, 0, 0), 0, "izmael-the-provider", "solan-karanga").acts(0)
    assert not [option for option in sails(made) if "noble" in option]
    has(made, 0, no_extra_for_nobles={})
    made.acts(0)
    made.chooses("sail noble-1")
    assert made.resources(0)[0] == 0


# --- words

GUIDE = (resources_root().parent / "docs" / "adding-cards.md").read_text(encoding="utf-8")
LINES = re.findall(
    r"^\| `(\w+)` \| `(\{.*\})` \| (.+) \|$",
    GUIDE.partition("## Words of Crimson Seas")[2].partition("\n## ")[0],
    re.MULTILINE,
)
KINDS: dict[str, type[Effect | Power | Count]] = {
    tag: base
    for base, registry in ((Effect, EFFECTS), (Power, POWERS), (Count, COUNTS))
    for tag, kind in registry.items()
    if kind.__module__.startswith("valeria_desktop.games.valeria.sets.crimson_seas.")
}


def test_the_guide_has_all_words_of_the_set() -> None:
    assert sorted(tag for tag, _, _ in LINES) == sorted(KINDS)


@pytest.mark.parametrize(("tag", "example", "words"), LINES)
def test_a_word_says_what_the_guide_says(tag: str, example: str, words: str) -> None:
    written = tomllib.loads(f"example = {example}")["example"]
    made = CONVERTER.structure(written, KINDS[tag])
    assert str(made.words()) == words
    assert made.signs()
    assert CONVERTER.structure(CONVERTER.unstructure(made), KINDS[tag]) == made


def test_what_a_domain_gives_is_said_as_a_sentence() -> None:
    said = [str(Now(effect_of(**{tag: {}})).words()) for tag in ("free_good", "turn_up_tomes")]
    assert said == ["Gain any Good from Araby for free", "Turn all your Tomes face up"]
