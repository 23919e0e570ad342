"""Prices and how they are paid: T16 and T33."""

from __future__ import annotations

import pytest

from tests.scenario import Scenario
from valeria_desktop.games.valeria.rules.events import Paid
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.kernel.events import AnsweredItself


@pytest.mark.clause("T16")
def test_magic_replaces_gold_one_for_one_least_magic_first() -> None:
    """A Cleric for 3, with plenty of both; at least 1 Gold is real."""
    table = Scenario().holds(0, gold=5, magic=5).acts(0)
    table.chooses("recruit citizen-1")
    assert table.decision.prompt is Prompt.PAY
    assert table.options == ["pay 3-gold", "pay 2-gold-1-magic", "pay 1-gold-2-magic"]
    assert table.words == ["Pay 3 Gold", "Pay 2 Gold and 1 Magic", "Pay 1 Gold and 2 Magic"]
    table.chooses("pay 1-gold-2-magic")
    assert table.resources(0) == (4, 0, 3)
    assert table.citizens(0) == ["cleric"]


@pytest.mark.clause("T16")
def test_magic_replaces_strength_one_for_one_least_magic_first() -> None:
    """An Owlbear for 4."""
    table = Scenario().holds(0, strength=9, magic=9)
    table.stack("monster-4", "troll", "owlbear").acts(0)
    table.chooses("slay monster-4")
    assert table.options == [
        "pay 4-strength",
        "pay 3-strength-1-magic",
        "pay 2-strength-2-magic",
        "pay 1-strength-3-magic",
    ]
    table.chooses("pay 2-strength-2-magic")
    assert table.resources(0) == (0, 7, 9)  # the Owlbear gives 2 Magic


@pytest.mark.clause("T16")
def test_magic_helps_to_build() -> None:
    """Cutthroat's Truce for 5, with 3 Gold and 3 Magic."""
    table = Scenario().holds(0, gold=3, magic=3).owns(0, "cleric", "rogue").holds(1)
    table.stack("domain-1", "cutthroats-truce").acts(0)
    table.chooses("build domain-1")
    assert table.options == ["pay 3-gold-2-magic", "pay 2-gold-3-magic"]
    table.chooses("pay 2-gold-3-magic")
    assert table.resources(0) == (1, 0, 0)


@pytest.mark.clause("T16")
@pytest.mark.parametrize(
    ("gold", "magic", "splits"),
    [
        (2, 0, []),
        (2, 1, ["pay 2-gold-1-magic"]),
        (1, 1, []),
        (1, 2, ["pay 1-gold-2-magic"]),
        (0, 9, []),
        (3, 0, ["pay 3-gold"]),
        (3, 1, ["pay 3-gold", "pay 2-gold-1-magic"]),
        (9, 1, ["pay 3-gold", "pay 2-gold-1-magic"]),
        (1, 9, ["pay 1-gold-2-magic"]),
        (2, 9, ["pay 2-gold-1-magic", "pay 1-gold-2-magic"]),
    ],
)
def test_magic_as_help_at_its_borders(gold: int, magic: int, splits: list[str]) -> None:
    """A price of 3 Gold; offered exactly where it can be paid, split in every legal way."""
    table = Scenario().holds(0, gold=gold, magic=magic).acts(0)
    assert ("recruit citizen-1" in table.options) == bool(splits)
    if len(splits) > 1:
        table.chooses("recruit citizen-1")
        assert table.options == splits
    elif splits:
        outcome = table.chooses("recruit citizen-1")
        answered = [event for event in outcome.events if isinstance(event, AnsweredItself)]
        assert [event.option.id for event in answered] == splits


@pytest.mark.clause("T16", "T17")
@pytest.mark.parametrize(
    ("strength", "magic", "splits"),
    [
        (10, 2, []),
        (10, 3, ["pay 10-strength-3-magic"]),
        (9, 3, []),
        (9, 4, ["pay 9-strength-4-magic"]),
        (1, 11, []),
        (1, 12, ["pay 1-strength-12-magic"]),
        (0, 20, []),
        (12, 5, ["pay 10-strength-3-magic", "pay 9-strength-4-magic", "pay 8-strength-5-magic"]),
    ],
)
def test_a_monsters_magic_comes_on_top_of_magic_as_help(
    strength: int, magic: int, splits: list[str]
) -> None:
    """The Spider Queen for 10 Strength and 3 Magic."""
    table = Scenario().holds(0, strength=strength, magic=magic)
    table.stack("monster-3", "spider-queen").acts(0)
    assert ("slay monster-3" in table.options) == bool(splits)
    if splits:
        outcome = table.chooses("slay monster-3")
        if len(splits) > 1:
            assert table.options == splits
        else:
            assert [event.option.id for event in outcome.events[:1]] == splits  # type: ignore[attr-defined]


@pytest.mark.clause("T16", "T33")
def test_gold_and_strength_never_stand_in_for_each_other() -> None:
    """Only Magic helps."""
    table = Scenario().holds(0, gold=20).stack("monster-1", "goblin-king", "goblin").acts(0)
    assert not [option for option in table.options if option.startswith("slay")]
    table.holds(0, strength=20)
    assert not [option for option in table.options if option.startswith("recruit")]


@pytest.mark.clause("T17")
def test_magic_cannot_be_paid_with_strength() -> None:
    """A Gelatinous Cube needs its 1 Magic, however strong the player is."""
    table = Scenario().holds(0, strength=20).stack("monster-1", "gelatinous-cube").acts(0)
    assert "slay monster-1" not in table.options


@pytest.mark.clause("T16")
def test_a_payment_with_one_way_answers_itself_and_is_logged() -> None:
    """Nobody is asked what they could only answer in one way."""
    table = Scenario().holds(0, gold=3).acts(0)
    outcome = table.chooses("recruit citizen-1")
    assert [str(event.words(tuple("AB"))) for event in outcome.events] == [
        "A could only: Pay 3 Gold",
        "A paid 3 Gold (Cleric)",
        "A recruited Cleric",
    ]
    answered, paid, _ = outcome.events
    assert isinstance(answered, AnsweredItself)
    assert isinstance(paid, Paid)
    assert (answered.seat, answered.option.id) == (0, "pay 3-gold")
    assert table.decision.prompt is Prompt.ACT


@pytest.mark.clause("T16")
def test_a_price_of_one_is_paid_with_the_real_resource() -> None:
    """A Butcher for 1 Gold and a Goblin for 1 Strength leave nothing for Magic to replace."""
    table = Scenario().holds(0, gold=1, strength=1, magic=9).acts(0)
    table.chooses("recruit citizen-10", "slay monster-1")
    assert table.resources(0) == (1, 0, 9)  # 1 Gold from the Goblin


@pytest.mark.clause("T33")
def test_an_exact_price_is_paid_never_more() -> None:
    """Every way to pay adds up to the price."""
    table = Scenario().holds(0, gold=20, magic=20).acts(0)
    table.chooses("recruit citizen-4")
    assert table.options == [
        "pay 4-gold",
        "pay 3-gold-1-magic",
        "pay 2-gold-2-magic",
        "pay 1-gold-3-magic",
    ]
    for too_much in ("pay 5-gold", "pay 4-gold-1-magic", "pay 4-magic", "pay 3-gold"):
        assert table.refuses(too_much).startswith(f"'{too_much}' can't be chosen now;")


@pytest.mark.clause("T15", "T33")
def test_nothing_is_paid_before_the_way_is_chosen() -> None:
    """The action is under way, the card still on its stack."""
    table = Scenario().holds(0, gold=20, magic=20).acts(0)
    table.chooses("recruit citizen-4")
    assert table.resources(0) == (20, 0, 20)
    assert (len(table.cards_at("citizen-4")), table.citizens(0)) == (5, [])
    assert table.refuses("gain gold").startswith("'gain gold' can't be chosen now;")


@pytest.mark.clause("T32")
def test_resources_are_not_capped() -> None:
    """A track goes past 10."""
    table = Scenario().holds(0, gold=10, strength=99, magic=10).acts(0)
    table.chooses("gain gold", "gain strength")
    assert table.resources(0) == (11, 100, 10)


@pytest.mark.clause("T33")
def test_victory_points_are_no_resource() -> None:
    """They pay for nothing, and nothing takes them."""
    table = Scenario(preset="mastery-over-magic").holds(0).holds(1).owns(0, "thief")
    table.has_points(0, 30).has_points(1, 30)
    table.rolls(0, 3, 4)
    assert table.decision.seat == 1  # the thief found nothing to take; the other's Herald
    table.chooses("herald: 1-gold")
    assert table.options == ["gain gold", "gain strength", "gain magic"]


@pytest.mark.clause("T33")
def test_printed_points_are_counted_at_the_end_for_whoever_holds_the_card() -> None:
    """Slaying a Goblin King and building put nothing on the board."""
    table = Scenario(players=3, variants=["no-duke"]).holds(0, gold=7, strength=6)
    table.owns(0, "merchant", "cleric").stack("monster-1", "goblin-king")
    table.stack("domain-1", "shattered-hand").acts(0)
    table.chooses("slay monster-1")
    assert table.points(0) == 0
    assert table.score(0).of("monsters") == 4
    table.chooses("build domain-1")
    assert table.points(0) == 0
    assert (table.score(0).of("domains"), table.score(0).of("board")) == (3, 0)
