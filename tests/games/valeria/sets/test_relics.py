"""Relics: each does what its card says (RE2 to RE4)."""

from __future__ import annotations

import pytest

from tests.games.valeria.sets.relic_tables import (
    AS_ACTIONS,
    CARDS,
    SET,
    STANDING,
    table,
)
from tests.games.valeria.sets.shipped import catalog_of
from tests.scenario import Scenario
from valeria_desktop.games.valeria.rules.model.options import ActAt
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.turn.actions import ActionsBegin, OneMoreAct
from valeria_desktop.games.valeria.rules.turn.harvest import Harvest

# --- using one as an action


@pytest.mark.clause("RE2")
@pytest.mark.parametrize("relic", AS_ACTIONS)
def test_using_it_is_one_of_the_two_actions_and_can_be_done_twice(relic: str) -> None:
    made = (
        table(relic)
        .owns(0, "peasant", "peasant", "knight", "corrupted-cleric", "corrupted-cleric")
        .holds(0, 9, 9, 9)
    )
    made.stack("monster-1", "goblin", "goblin", "goblin").stack("monster-2", "goblin").acts(0)
    for _ in range(2):
        made.chooses(f"{relic}: use")
        while made.decision.prompt in {Prompt.USE, Prompt.PAY} and made.state.active == 0:
            made.chooses(made.options[-1])
    assert made.state.active == 1


@pytest.mark.clause("RE2")
@pytest.mark.parametrize("relic", AS_ACTIONS)
def test_only_its_owner_uses_it_and_only_in_their_own_turn(relic: str) -> None:
    made = table(relic).owns(0, "peasant", "goblin").holds(0, 9, 9, 9).holds(1, 9, 9, 9).acts(1)
    assert f"{relic}: use" not in made.options
    assert made.decision.seat == 1


@pytest.mark.clause("RE2")
@pytest.mark.parametrize(
    ("relic", "holds", "owns"),
    [
        ("lich-sword", (5, 0, 5), ()),
        ("philosophers-tome", (5, 5, 3), ()),
        ("treant-chest", (2, 2, 2), ()),
        ("dragon-orb", (5, 5, 5), ("peasant",)),
        ("staff-of-urdr", (5, 5, 5), ("goblin",)),
    ],
)
def test_it_needs_what_it_pays_or_banishes(
    relic: str, holds: tuple[int, int, int], owns: tuple[str, ...]
) -> None:
    made = table(relic).owns(0, *owns).holds(0, *holds).acts(0)
    assert f"{relic}: use" not in made.options
    name = CARDS.by_id[relic].name
    assert made.refuses(f"{relic}: use") == f"{name} needs something to pay or to banish."


@pytest.mark.clause("RE2")
def test_fire_lance_needs_a_minion_in_the_market() -> None:
    made = table("fire-lance").acts(0)
    for place in range(1, 6):
        made.stack(f"monster-{place}", "giant")
    assert "fire-lance: use" not in made.options
    made.stack("monster-3", "giant", "goblin")
    assert "fire-lance: use" in made.options


@pytest.mark.clause("RE2", "X15")
@pytest.mark.parametrize("relic", ["cornelius-ring", "mask-of-asteraten", "st-aquilas-statue"])
def test_what_it_allows_may_be_left(relic: str) -> None:
    made = table(relic).stack("monster-1", "goblin").may_build(0, "foxgrove-palisade")
    made.holds(0, 9, 9, 9).acts(0).chooses(f"{relic}: use")
    assert made.options[-1] == "done"
    before = made.resources(0)
    made.chooses("done")
    assert made.resources(0) == before
    assert made.decision.prompt is Prompt.ACT
    assert f"{relic}: use" in made.options, "it was the first of two actions"


# --- what each does


@pytest.mark.clause("RE3", "X15")
def test_cornelius_ring_brings_1_gold_which_helps_to_build() -> None:
    made = table("cornelius-ring").may_build(0, "foxgrove-palisade")
    made.holds(0, gold=8).acts(0)
    assert "build domain-1" not in made.options
    made.chooses("cornelius-ring: use", "cornelius-ring: build-domain-1")
    assert (made.resources(0), made.domains(0)) == ((0, 0, 0), ["foxgrove-palisade"])
    assert made.decision.prompt is Prompt.ACT


@pytest.mark.clause("RE3", "X15", "T17")
def test_mask_of_asteraten_brings_1_strength_which_helps_to_slay() -> None:
    made = table("mask-of-asteraten").stack("monster-1", "corrupted-cleric", "goblin")
    made.acts(0).chooses("mask-of-asteraten: use", "mask-of-asteraten: slay-monster-1")
    assert made.monsters(0) == ["goblin"]
    assert made.resources(0)[1] == 0
    assert made.decision.prompt is Prompt.ACT


@pytest.mark.clause("RE3", "T18", "T30")
def test_st_aquilas_statue_brings_1_gold_which_helps_to_recruit_at_the_usual_price() -> None:
    made = table("st-aquilas-statue").owns(0, "cleric").stack("citizen-1", "cleric")
    made.holds(0, gold=3).acts(0)
    assert "recruit citizen-1" not in made.options
    made.chooses("st-aquilas-statue: use", "st-aquilas-statue: recruit-citizen-1")
    assert (made.resources(0), made.citizens(0)) == ((0, 0, 0), ["cleric", "cleric"])
    assert made.cards_at("citizen-1") == ["exhausted"], "the place is filled as after any action"


@pytest.mark.clause("RE3")
def test_gold_bastion_brings_1_strength_and_1_gold() -> None:
    made = table("gold-bastion").acts(0)
    made.chooses("gold-bastion: use", "gold-bastion: use")
    assert made.resources(0) == (2, 2, 0)


@pytest.mark.clause("RE3", "X19")
def test_lich_sword_trades_1_strength_for_3_magic() -> None:
    made = table("lich-sword").holds(0, strength=2).acts(0)
    made.chooses("lich-sword: use")
    assert made.resources(0) == (0, 1, 3)


@pytest.mark.clause("RE3", "X19")
def test_philosophers_tome_trades_4_magic_for_3_gold_and_a_point() -> None:
    made = table("philosophers-tome").holds(0, magic=5).acts(0)
    made.chooses("philosophers-tome: use")
    assert (made.resources(0), made.points(0)) == ((3, 0, 1), 1)


@pytest.mark.clause("RE3", "X7")
@pytest.mark.parametrize("gained", ["gold", "strength", "magic"])
def test_treant_chest_trades_3_of_one_resource_for_5_of_one(gained: str) -> None:
    made = table("treant-chest").holds(0, 3, 2, 4).acts(0)
    made.chooses("treant-chest: use")
    assert made.options == ["treant-chest: trade-3-gold", "treant-chest: trade-3-magic"]
    made.chooses("treant-chest: trade-3-magic", f"treant-chest: 5-{gained}")
    gold, strength, magic = ((5 if kind == gained else 0) for kind in ("gold", "strength", "magic"))
    assert made.resources(0) == (3 + gold, 2 + strength, 1 + magic)


@pytest.mark.clause("RE3", "X8")
def test_dragon_orb_banishes_a_slain_monster_of_yours_for_5_gold() -> None:
    made = table("dragon-orb").owns(0, "goblin", "giant").owns(1, "corrupted-cleric").acts(0)
    made.chooses("dragon-orb: use")
    assert made.options == ["dragon-orb: banish-goblin", "dragon-orb: banish-giant"]
    made.chooses("dragon-orb: banish-goblin")
    assert (made.resources(0), made.monsters(0)) == ((5, 0, 0), ["giant"])
    assert [card.id for card in made.state.banished] == ["goblin"]


@pytest.mark.clause("RE3", "X8", "X9")
def test_staff_of_urdr_banishes_a_face_up_citizen_of_yours_for_4_magic() -> None:
    made = table("staff-of-urdr").owns(0, "peasant", "peasant", "archer", "cleric")
    player = made.state.players[0]
    player.turn_down(CARDS.by_id["cleric"])
    made.acts(0).chooses("staff-of-urdr: use")
    assert made.options == ["staff-of-urdr: banish-peasant", "staff-of-urdr: banish-archer"]
    made.chooses("staff-of-urdr: banish-peasant")
    assert (made.resources(0), made.citizens(0)) == ((0, 0, 4), ["peasant", "archer"])
    assert len(player.starters) == 3, "a starter is never banished"


@pytest.mark.clause("RE3", "X8", "T30")
def test_fire_lance_banishes_a_minion_of_the_market_for_2_gold() -> None:
    made = table("fire-lance").acts(0)
    for place in (3, 4, 5):
        made.stack(f"monster-{place}", "giant")
    made.stack("monster-1", "goblin").stack("monster-2", "giant", "goblin")
    made.chooses("fire-lance: use", "fire-lance: banish-monster-1")
    assert made.resources(0) == (2, 0, 0)
    assert made.cards_at("monster-1") == ["exhausted"]
    assert made.cards_at("monster-2") == ["giant", "goblin"]


# --- those that need no action


@pytest.mark.clause("RE4", "RE2")
@pytest.mark.parametrize("relic", STANDING)
def test_three_relics_are_no_actions(relic: str) -> None:
    made = table(relic).holds(0, 9, 9, 9).acts(0)
    assert f"{relic}: use" not in made.options


@pytest.mark.clause("RE4")
def test_violet_ring_brings_2_strength_for_each_domain_you_build() -> None:
    made = table("violet-ring").may_build(0, "foxgrove-palisade").acts(0)
    made.chooses("build domain-1")
    assert made.resources(0) == (0, 2, 0)


@pytest.mark.clause("RE4", "X16", "FF8")
def test_violet_ring_counts_a_domain_built_outside_the_action_phase() -> None:
    made = table("violet-ring").may_build(0, "foxgrove-palisade")
    made.state.dice = (3, 4)
    harvest = next(part for part in made.state.table.turn if isinstance(part, Harvest))
    made._begin(0, (OneMoreAct(), *made._turn_from(harvest)))
    made.chooses("build domain-1")
    assert "A gained 2 Strength (Violet Ring)" in made.log()


@pytest.mark.clause("RE4")
@pytest.mark.parametrize(("missing", "magic"), [(0, 1), (1, 0)])
def test_evermap_waives_a_missing_role_or_brings_1_magic(missing: int, magic: int) -> None:
    """Foxgrove Palisade needs roles, of which one is taken away."""
    made = table("evermap").may_build(0, "foxgrove-palisade")
    player = made.state.players[0]
    player.citizens = player.citizens[missing:]
    made.holds(0, gold=9).acts(0)
    made.chooses("build domain-1")
    assert made.domains(0) == ["foxgrove-palisade"]
    assert made.resources(0) == (0, 0, magic)


@pytest.mark.clause("RE4")
def test_evermap_waives_no_second_role_and_says_how_many_are_missing() -> None:
    made = table("evermap").may_build(0, "foxgrove-palisade")
    needed = len(made.state.players[0].citizens)
    assert needed >= 2
    made.state.players[0].citizens = made.state.players[0].citizens[2:]
    made.holds(0, gold=9).acts(0)
    assert "build domain-1" not in made.options
    assert len(made.reasons(0, "domain-1")) == 1
    plain = table().may_build(0, "foxgrove-palisade")
    plain.state.players[0].citizens = plain.state.players[0].citizens[2:]
    plain.holds(0, gold=9).acts(0)
    assert plain.reasons(0, "domain-1") != made.reasons(0, "domain-1")


@pytest.mark.clause("RE4")
def test_the_others_pay_and_show_what_they_always_did() -> None:
    made = table("evermap", "thunder-axe").may_build(1, "foxgrove-palisade")
    made.state.players[1].citizens = made.state.players[1].citizens[1:]
    made.holds(1, gold=9).acts(1)
    assert "build domain-1" not in made.options


@pytest.mark.clause("RE4", "X17")
@pytest.mark.parametrize(
    ("monster", "prices"),
    [
        ("goblin", {(0, 0)}),
        ("corrupted-cleric", {(1, 4), (2, 3)}),
        ("giant", {(7, 0)}),
    ],
)
def test_thunder_axe_takes_1_magic_or_1_strength_off_each_price(
    monster: str, prices: set[tuple[int, int]]
) -> None:
    made = table("thunder-axe").stack("monster-1", monster).holds(0, 0, 20, 20).acts(0)
    option = made.decision.option("slay monster-1")
    assert isinstance(option, ActAt)
    assert {(price.strength, price.magic) for price in option.prices} == prices


@pytest.mark.clause("RE4", "X17", "X18")
def test_thunder_axe_slays_a_goblin_for_nothing() -> None:
    made = table("thunder-axe").stack("monster-1", "goblin").acts(0)
    made.chooses("slay monster-1")
    assert made.monsters(0) == ["goblin"]


@pytest.mark.clause("RE4", "T16")
def test_the_payer_chooses_for_each_monster_what_thunder_axe_takes_off() -> None:
    made = table("thunder-axe").stack("monster-1", "corrupted-cleric").acts(0)
    made.holds(0, strength=2, magic=4).chooses("slay monster-1")
    assert made.options == ["pay 2-strength-3-magic", "pay 1-strength-4-magic"]


@pytest.mark.clause("RE4", "X14")
@pytest.mark.parametrize("relic", ["violet-ring", "evermap"])
def test_a_domain_for_free_is_not_built(relic: str) -> None:
    catalog = catalog_of(SET, "flames-and-frost")
    made = Scenario(sets=frozenset({SET, "flames-and-frost"}), catalog=catalog)
    for player in made.state.players:
        player.laid = ()
    made.state.players[0].keep(catalog.by_id[relic])
    queen = catalog.by_id["snow-queen"]
    made.stack("monster-1", queen.id).stack("domain-1", "foxgrove-palisade")
    made.holds(0, strength=queen.strength, magic=queen.magic).acts(0).chooses("slay monster-1")
    while made.decision.prompt is not Prompt.ACT:
        options = [each for each in made.options if each.endswith("domain-1")]
        made.chooses(options[0] if options else made.options[0])
    assert "foxgrove-palisade" in made.domains(0)
    name = catalog.by_id[relic].name
    assert not [line for line in made.log() if name in line]


@pytest.mark.clause("X22")
@pytest.mark.parametrize("edition", ["1e", "2e"])
def test_with_five_each_has_a_relic_the_resting_one_too(edition: str) -> None:
    made = table("gold-bastion", "lich-sword", players=5, edition=edition).acts(0)
    assert "gold-bastion: use" in made.options
    assert made.state.resting in {None, 4}


def test_actions_begin_is_where_they_are_offered() -> None:
    made = table("gold-bastion")
    made._begin(0, made._turn_from(ActionsBegin()))
    assert made.options.count("gold-bastion: use") == 1
