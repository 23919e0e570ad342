"""Prices, takes and moments of Flames & Frost, domain by domain (FF9, FF11 to FF13, FF16)."""

from __future__ import annotations

import pytest

from tests.games.valeria.sets.flames_powers import flames, table
from tests.scenario import PLACE, Scenario, against_dark_lord
from valeria_desktop.games.valeria.bots.greedy import GreedyBot
from valeria_desktop.games.valeria.coach.card_chance import soon
from valeria_desktop.games.valeria.cures import cure
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.turn.standing import takeable
from valeria_desktop.games.valeria.solo.translate import alone
from valeria_desktop.kernel.chance import Stream

RIDGE, SKYLER, TOWER = "defiant-ridge", "fort-skyler", "new-shilina-tower"
CASTLE, FOUNTAIN = "castle-of-the-seven-suns", "flame-tongue-fountain"


def paid(made: Scenario) -> list[str]:
    return [option for option in made.options if option.startswith("pay ")]


# --- prices


@pytest.mark.clause("FF11", "X17")
def test_defiant_ridge_takes_a_gold_off_each_citizen_after_the_extra_for_copies() -> None:
    """An Archer costs 4, and 1 more for the copy: 4 in all for the Ridge's owner, 4 for others.

    FF11, X17.
    """
    made = table().owns(0, RIDGE, "archer").holds(0, gold=4).acts(0)
    prices = [made.quote(seat, "citizen-4").price.gold for seat in (0, 1)]
    assert prices == [4, 4]
    assert made.quote(0, "citizen-6").price.gold == 2  # the starting Knight is a copy
    assert made.quote(1, "citizen-6").price.gold == 3
    made.chooses("recruit citizen-4")
    assert made.resources(0) == (0, 0, 0)
    assert made.citizens(0) == ["archer", "archer"]


@pytest.mark.clause("FF11", "X17", "X18")
def test_a_citizen_of_one_gold_costs_its_owner_nothing() -> None:
    """No Gold is needed, and the next copy costs 1 again, of which no part may be Magic alone.

    FF11, X17, X18.
    """
    made = table().owns(0, RIDGE).stack("citizen-10", "butcher", "butcher", "butcher").acts(0)
    assert made.quote(0, "citizen-10").price == Amounts()
    made.chooses("recruit citizen-10")
    assert made.citizens(0) == ["butcher"]
    assert made.resources(0) == (0, 0, 0)
    made.holds(0, magic=9)
    assert "recruit citizen-10" not in made.options
    assert made.reasons(0, "citizen-10") == ["at least 1 Gold must be real, not Magic"]
    assert made.holds(0, gold=1).quote(0, "citizen-10").is_possible


@pytest.mark.clause("FF11", "X18")
def test_fort_skyler_takes_a_strength_off_each_monster_down_to_nothing() -> None:
    """A Goblin of 1 Strength costs nothing; Kobolds of 5 and 1 Magic cost 4 and 1 Magic.

    FF11, X18.
    """
    made = table().owns(0, SKYLER).stack("monster-1", "goblin").stack("monster-2", "kobolds")
    made.acts(0)
    assert made.quote(0, "monster-2").price == Amounts(strength=4, magic=1)
    assert made.quote(1, "monster-2").price == Amounts(strength=5, magic=1)
    made.chooses("slay monster-1")
    assert made.monsters(0) == ["goblin"]


@pytest.mark.clause("V6", "FF11", "X17")
def test_what_lies_on_a_monster_is_added_before_the_fort_takes_off() -> None:
    """FF11, X17."""
    made = table().owns(0, SKYLER).stack("monster-1", "goblin").acts(0)
    made.state.put_tokens(1, PLACE["monster-1"], Amounts(strength=2), made.card("mimic"))
    assert made.quote(0, "monster-1").price == Amounts(strength=2)


@pytest.mark.clause("FF11", "X15")
def test_fort_skyler_counts_in_an_extra_slay_too() -> None:
    """The Eye of Asteraten gives 5 Strength and a slay; a Treant of 3 costs 2 of them.

    FF11, X15.
    """
    made = table().owns(0, SKYLER).may_build(0, "eye-of-asteraten")
    made.stack("monster-1", "treant").acts(0)
    made.chooses("build domain-1", "eye-of-asteraten: slay-monster-1")
    assert made.monsters(0) == ["treant"]
    assert made.resources(0)[1] == 3


@pytest.mark.clause("T16", "FF11")
def test_both_say_what_they_save_and_when() -> None:
    """FF11."""
    ridge, fort = (table().card(name) for name in (RIDGE, SKYLER))
    assert [str(power.words()) for power in (*ridge.powers, *fort.powers)] == [
        "Each citizen you recruit costs 1 Gold less",
        "Each monster you slay costs 1 Strength less",
    ]
    assert {str(power.timing()) for power in (*ridge.powers, *fort.powers)} == {
        "In your Action Phase"
    }


# --- other money


@pytest.mark.clause("FF12")
def test_new_shilina_tower_lets_gold_strength_and_magic_pay_in_any_mix() -> None:
    """At least one is Gold or Strength: 4 Magic alone don't pay for an Archer (FF12)."""
    made = table().owns(0, TOWER).holds(0, gold=1, strength=2, magic=4).acts(0)
    made.chooses("recruit citizen-4")
    assert paid(made) == [
        "pay 1-gold-2-strength-1-magic",
        "pay 1-gold-1-strength-2-magic",
        "pay 2-strength-2-magic",
        "pay 1-strength-3-magic",
        "pay 1-gold-3-magic",
    ]
    made.chooses("pay 2-strength-2-magic")
    assert made.resources(0) == (1, 0, 2)
    made.holds(0, magic=9).acts(0)
    assert "recruit citizen-4" not in made.options
    assert made.reasons(0, "citizen-4") == ["at least 1 Gold or Strength must be real, not Magic"]


@pytest.mark.clause("FF12")
def test_the_first_way_to_pay_leaves_as_much_gold_as_strength() -> None:
    """Bots take the first: 7 Gold and 3 Strength leave 3 and 3, and no Magic is spent (FF12)."""
    made = table().owns(0, TOWER).holds(0, gold=7, strength=3, magic=5).acts(0)
    made.chooses("recruit citizen-4")
    assert paid(made)[0] == "pay 4-gold"
    bot = GreedyBot(1)
    assert bot.choose(made.game.view(0), made.decision).id == "pay 4-gold"
    made.holds(0, gold=3, strength=6)
    assert paid(made)[0] == "pay 1-gold-3-strength"


@pytest.mark.clause("FF12")
def test_the_tower_is_for_citizens_alone() -> None:
    """FF12."""
    made = table().owns(0, TOWER, "archer", "cleric", "rogue", "peasant").holds(0, strength=20)
    made.acts(0)
    assert not [option for option in made.options if option.startswith("build ")]
    assert made.quote(0, "citizen-1").is_possible
    assert not made.quote(1, "citizen-1").is_possible


@pytest.mark.clause("FF11", "FF12", "X18")
def test_the_tower_and_the_ridge_together() -> None:
    """A Butcher costs nothing; a Miner's second copy 1 Gold or 1 Strength, not Magic alone.

    FF11, FF12, X18.
    """
    made = table().owns(0, TOWER, RIDGE, "butcher").stack("citizen-10", "butcher", "butcher")
    made.holds(0, magic=3).acts(0)
    assert not made.quote(0, "citizen-10").is_possible
    made.holds(0, strength=1)
    made.chooses("recruit citizen-10")
    assert made.resources(0) == (0, 0, 0)


@pytest.mark.clause("FF12")
def test_the_coach_knows_that_strength_helps() -> None:
    """FF12."""
    made = table().owns(0, TOWER).holds(0, strength=3).acts(0)
    quote, view = made.quote(0, "citizen-4"), made.game.view(0)
    assert str(cure(quote, view.players[0], 2)) == (
        "Gain 1 Gold or Strength or as much Magic first"
    )
    found = soon(view, PLACE["citizen-4"], Stream(1), 50)
    assert found is not None
    assert found.now


# --- who may be named


@pytest.mark.clause("T8", "FF9")
def test_a_thief_can_not_name_the_owner_of_the_castle() -> None:
    """FF9."""
    made = table(3, preset="mastery-over-magic").owns(0, "thief").owns(1, CASTLE)
    made.holds(1, gold=3).holds(2, gold=3)
    assert takeable(made.state, 0) == [2]
    made.rolls(0, 3, 4)
    assert not any("from-2" in option for option in made.options)
    made.chooses("thief: take-3-gold-from-3")
    assert made.resources(2)[0] + made.resources(1)[0] == 3


@pytest.mark.clause("T27", "FF9")
@pytest.mark.parametrize("taker", ["winter-spire", "purloiners-perch"])
def test_a_take_that_nobody_is_left_for_does_nothing(taker: str) -> None:
    """FF9."""
    made = table().may_build(0, taker).owns(1, CASTLE).owns(1, "goblin")
    made.holds(1, gold=9, strength=9, magic=9).acts(0).chooses("build domain-1")
    assert made.domains(0) == [taker]
    assert made.resources(1) == (9, 9, 9)
    assert made.monsters(1) == ["goblin"]


@pytest.mark.clause("FF9", "FF16")
def test_red_hollow_takes_from_the_player_who_is_left() -> None:
    """FF9, FF16."""
    made = table(3).owns(0, "red-hollow").owns(2, CASTLE)
    made.holds(1, strength=1).holds(2, strength=5).acts(0)
    made.chooses("gain gold", "gain gold")
    assert [made.resources(seat)[1] for seat in range(3)] == [1, 0, 5]


@pytest.mark.clause("FF9")
def test_a_castle_that_lies_face_down_protects_nobody() -> None:
    """FF9, X10."""
    made = table(3).owns(1, CASTLE)
    assert takeable(made.state, 0) == [2]
    player = made.state.players[1]
    player.turn_down(made.card(CASTLE))
    assert takeable(made.state, 0) == [1, 2]


@pytest.mark.clause("X24", "FF9")
def test_alone_nobody_takes_and_the_castle_still_stands() -> None:
    """FF9."""
    solo = alone(flames())
    (power,) = solo.by_id[CASTLE].powers
    assert str(power.words()) == "Opponents can't take resources or cards from you"
    made = against_dark_lord(catalog=flames()).owns(0, CASTLE)
    assert takeable(made.state, 0) == []


# --- moments that are there already


@pytest.mark.clause("FF16")
@pytest.mark.parametrize("active", [0, 1])
def test_the_fountain_gives_magic_at_anyones_doubles(active: int) -> None:
    """FF16."""
    made = table().owns(0, FOUNTAIN)
    made.rolls(active, 4, 4)
    assert made.resources(0)[2] == 3


@pytest.mark.clause("FF16")
def test_mines_of_croft_and_port_of_araby_trade_when_actions_begin() -> None:
    """FF16."""
    made = table().owns(0, "mines-of-croft", "port-of-araby").holds(0, gold=1, strength=2).acts(0)
    assert made.options == [
        "mines-of-croft: trade-2-strength",
        "port-of-araby: trade-1-gold",
        "done",
    ]
    made.chooses("mines-of-croft: trade-2-strength")
    assert made.resources(0) == (1, 0, 3)
    made.chooses("port-of-araby: trade-1-gold", "port-of-araby: 2-magic")
    assert made.resources(0) == (0, 0, 5)


@pytest.mark.clause("FF16")
@pytest.mark.parametrize(
    ("domain", "kind"), [("rime-temple", "gold"), ("switch-wind-fortress", "strength")]
)
def test_two_of_a_kind_are_a_point_when_actions_end(domain: str, kind: str) -> None:
    """FF16."""
    made = table().owns(0, domain).holds(0, **{kind: 2}).acts(0)
    made.chooses("gain magic", "gain magic", f"{domain}: trade-2-{kind}")
    assert made.points(0) == 1
    assert made.resources(0) == (0, 0, 2)


@pytest.mark.clause("FF16", "X7")
def test_zafars_oasis_takes_nine_of_one_kind_for_four_points() -> None:
    """FF16, X7."""
    made = table().may_build(0, "zafars-oasis").holds(0, gold=18, strength=8, magic=9).acts(0)
    made.chooses("build domain-1", "pay 9-gold")
    assert made.options == ["zafars-oasis: trade-9-gold", "zafars-oasis: trade-9-magic", "done"]
    made.chooses("zafars-oasis: trade-9-magic")
    assert made.points(0) == 4
    assert made.resources(0) == (9, 8, 0)


@pytest.mark.clause("FF16")
def test_tujjar_haven_counts_citizens_and_no_starters() -> None:
    """FF16."""
    made = table().may_build(0, "tujjar-haven").acts(0)
    made.chooses("build domain-1")
    assert made.resources(0) == (3, 0, 0)


@pytest.mark.clause("T27", "FF16")
def test_winter_spire_takes_what_is_there() -> None:
    """FF16."""
    made = table(3).may_build(0, "winter-spire").holds(1, magic=3).holds(2, magic=9).acts(0)
    made.chooses("build domain-1", "winter-spire: take-3-magic-from-2")
    assert [made.resources(seat)[2] for seat in range(3)] == [3, 0, 9]


@pytest.mark.clause("FF13", "X8")
def test_den_of_the_ice_witch_banishes_a_citizen_for_a_point() -> None:
    """FF13, X8."""
    made = table().may_build(0, "den-of-the-ice-witch").stack("citizen-3", "mercenary").acts(0)
    made.chooses("build domain-1", "den-of-the-ice-witch: banish-citizen-3")
    assert made.points(0) == 1
    assert made.cards_at("citizen-3") == ["exhausted"]


@pytest.mark.clause("FF16")
def test_hoarfrost_stockade_brings_a_soldier() -> None:
    """FF16, T21."""
    made = table().may_build(0, "hoarfrost-stockade").acts(0)
    before = len(made.citizens(0))
    made.chooses("build domain-1", "hoarfrost-stockade: citizen-4")
    assert len(made.citizens(0)) == before + 1
    assert made.citizens(0)[-1] in {"archer", "wizard"}
