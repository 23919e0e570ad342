"""In which order powers of a harvest are used, and what may be left: T8, T9 and T10."""

from __future__ import annotations

import pytest

from tests.scenario import Scenario
from valeria_desktop.games.valeria.rules.model.prompts import Prompt

ALL_OF_TWO = [
    "thief: take-3-gold-from-2",
    "thief: take-2-gold-from-2",
    "thief: take-1-gold-from-2",
    "thief: take-2-magic-from-2",
    "thief: take-1-magic-from-2",
    "done",
]


def thieves_table(players: int = 2, thieves: int = 1) -> Scenario:
    table = Scenario(preset="mastery-over-magic", players=players).holds(0)
    return table.owns(0, *["thief"] * thieves)


@pytest.mark.clause("T8")
def test_a_thief_takes_up_to_three_of_gold_or_magic() -> None:
    """Never more than there is, less if its owner likes, and no Strength."""
    table = thieves_table().holds(1, gold=5, strength=4, magic=2)
    table.rolls(0, 3, 4)
    assert table.options == ALL_OF_TWO
    table.chooses("thief: take-2-magic-from-2")
    assert (table.resources(0), table.resources(1)) == ((0, 0, 2), (5, 4, 0))


@pytest.mark.clause("T8")
@pytest.mark.parametrize(("gold", "left"), [(3, 2), (2, 3), (1, 4)])
def test_a_thief_may_take_less(gold: int, left: int) -> None:
    table = thieves_table().holds(1, gold=5)
    table.rolls(0, 3, 4)
    table.chooses(f"thief: take-{gold}-gold-from-2")
    assert (table.resources(0), table.resources(1)) == ((gold, 0, 0), (left, 0, 0))


@pytest.mark.clause("T8")
def test_a_thief_may_take_nothing() -> None:
    table = thieves_table().holds(1, gold=5, magic=5)
    table.rolls(0, 3, 4)
    table.chooses("done")
    assert (table.resources(0), table.resources(1)) == ((0, 0, 0), (5, 0, 5))
    assert table.decision.seat == 1  # the other's Herald


@pytest.mark.clause("T8")
def test_a_thief_with_nothing_to_take_asks_nothing() -> None:
    """Strength can't be taken."""
    table = thieves_table().holds(1, strength=5)
    table.rolls(0, 3, 4)
    assert table.decision.seat == 1  # the other's Herald


@pytest.mark.clause("T8")
def test_a_thief_works_before_every_other_power() -> None:
    """What others gain by the same roll is not there yet, nor what its owner gains."""
    table = thieves_table().owns(0, "cleric").owns(1, "cleric", "merchant").holds(1, gold=1)
    table.rolls(0, 1, 6)
    assert table.options == ["thief: take-1-gold-from-2", "done"]
    assert table.resources(0) == (0, 0, 0)
    table.chooses("thief: take-1-gold-from-2")
    assert table.resources(0) == (1, 1, 3)
    assert table.resources(1) == (0, 1, 1)


@pytest.mark.clause("T8")
def test_several_thieves_act_one_after_another_on_different_opponents() -> None:
    table = thieves_table(players=3, thieves=2).holds(1, gold=3).holds(2, magic=4)
    table.rolls(0, 3, 4)
    table.chooses("thief: take-3-gold-from-2")
    assert [option for option in table.options if "from-2" in option] == []
    table.chooses("thief: take-3-magic-from-3")
    assert table.resources(0) == (3, 0, 3)
    assert (table.resources(1), table.resources(2)) == ((0, 0, 0), (0, 0, 1))


@pytest.mark.clause("T8")
def test_several_thieves_may_rob_the_same_opponent() -> None:
    """Each up to 3, the second no more than is left; and each one kind of its own."""
    table = thieves_table(thieves=3).holds(1, gold=4, magic=1)
    table.rolls(0, 3, 4)
    table.chooses("thief: take-3-gold-from-2")
    assert table.options == ["thief: take-1-gold-from-2", "thief: take-1-magic-from-2", "done"]
    table.chooses("thief: take-1-gold-from-2", "thief: take-1-magic-from-2")
    assert (table.resources(0), table.resources(1)) == ((4, 0, 1), (0, 0, 0))
    assert table.decision.seat == 1  # the other's Herald


@pytest.mark.clause("T8")
def test_a_thief_takes_only_on_its_owners_turn() -> None:
    """The right power is a choice of gains."""
    table = Scenario(preset="mastery-over-magic").owns(1, "thief").holds(1)
    table.rolls(0, 3, 4)
    table.chooses("herald: 1-gold")
    assert table.decision.seat == 1
    assert table.options == ["thief: 2-gold", "thief: 2-magic"]


@pytest.mark.clause("T9")
def test_gains_without_a_choice_are_collected_before_anything_is_asked() -> None:
    """Of all players."""
    table = Scenario().holds(0).holds(1).owns(0, "merchant", "peasant").owns(1, "merchant")
    table.rolls(0, 2, 5)
    assert table.options == ["merchant: 2-gold", "merchant: 2-magic"]
    assert (table.resources(0), table.resources(1)) == ((2, 0, 0), (2, 0, 0))


@pytest.mark.clause("T9")
def test_a_gain_in_two_parts_is_collected_before_anything_is_asked() -> None:
    """A Miner's 1 Gold and 1 Gold per domain, before the Herald's choice."""
    table = Scenario(preset="monster-blood").holds(0).owns(0, "miner", "the-violet-thorn")
    table.rolls(0, 6, 6)
    assert table.options == ["herald: 1-gold", "herald: 1-strength", "herald: 1-magic"]
    assert table.resources(0) == (2, 2, 0)


@pytest.mark.clause("T9")
def test_what_is_left_to_decide_is_offered_together_in_any_order() -> None:
    """A Merchant's choice and an Alchemist's trade; what is gained can be spent at once."""
    table = Scenario(preset="mastery-over-magic").holds(0).owns(0, "merchant", "alchemist")
    table.rolls(0, 2, 3)  # the sum of 5: 1 Gold of the Peasant
    assert table.options == ["merchant: 2-gold", "merchant: 2-magic", "alchemist: trade-1-gold"]
    table.chooses("alchemist: trade-1-gold", "merchant: 2-gold")
    assert table.resources(0) == (2, 0, 3)


@pytest.mark.clause("T9")
def test_gains_of_the_same_harvest_may_be_spent_at_once() -> None:
    """1 Strength for 2 Gold by the Mercenary, then 1 of them for 4 Strength."""
    table = Scenario().holds(1, strength=1).owns(1, "mercenary", "champion")
    table.state.players[1].starters = ()
    table.rolls(0, 3, 5)
    assert table.options == ["mercenary: trade-1-strength", "done"]
    table.chooses("mercenary: trade-1-strength")
    assert table.options == ["champion: trade-1-gold", "done"]
    table.chooses("champion: trade-1-gold")
    assert table.resources(1) == (1, 4, 0)


@pytest.mark.clause("T9", "T10")
def test_each_copy_may_trade_once_for_every_activation() -> None:
    """Two Mercenaries at 3 and 3 may trade four times."""
    table = Scenario().holds(1, strength=5).owns(1, "mercenary", "mercenary")
    table.state.players[1].starters = ()
    table.rolls(0, 3, 3)
    table.chooses("herald: 1-gold")
    for _ in range(4):
        assert table.options == ["mercenary: trade-1-strength", "done"]
        table.chooses("mercenary: trade-1-strength")
    assert table.resources(1) == (8, 1, 0)
    assert table.decision.seat == 0


@pytest.mark.clause("T9")
def test_players_decide_one_after_another_from_the_active_one_on() -> None:
    table = Scenario(players=3)
    for seat in range(3):
        table.owns(seat, "merchant", "mercenary").holds(seat, strength=1)
    table.rolls(1, 2, 3)
    assert (table.decision.seat, table.options[0]) == (1, "merchant: 2-gold")
    table.chooses("merchant: 2-gold")
    assert (table.decision.seat, table.options[0]) == (2, "mercenary: trade-1-strength")
    table.chooses("done")
    assert (table.decision.seat, table.options[0]) == (0, "mercenary: trade-1-strength")


@pytest.mark.clause("T10")
def test_an_exchange_is_optional() -> None:
    table = Scenario().holds(1, gold=1).owns(1, "champion")
    table.rolls(0, 2, 6)
    assert table.options == ["champion: trade-1-gold", "done"]
    table.chooses("done")
    assert table.resources(1) == (1, 1, 0)


@pytest.mark.clause("T10")
def test_an_exchange_is_paid_with_the_very_resource_named() -> None:
    """Magic stands in for nothing, so without Gold the Champion is not offered."""
    table = Scenario().holds(1, strength=3, magic=9).owns(1, "champion")
    table.rolls(0, 2, 6)
    assert (table.decision.seat, table.decision.prompt) == (0, Prompt.ACT)


@pytest.mark.clause("T10")
@pytest.mark.parametrize(
    ("preset", "card", "dice", "held", "after"),
    [
        ("glittering-gold", "monk", (1, 5), (1, 0, 0), (1, 1, 2)),
        ("first-game", "mercenary", (3, 6), (0, 1, 0), (2, 1, 0)),
        ("mastery-over-magic", "alchemist", (3, 6), (0, 0, 1), (2, 1, 0)),
        ("first-game", "champion", (2, 6), (1, 0, 0), (0, 5, 0)),
        ("first-game", "paladin", (4, 5), (0, 1, 0), (1, 0, 3)),
        ("monster-blood", "priestess", (4, 5), (0, 0, 1), (1, 3, 0)),
    ],
)
def test_trades_are_paid_in_full(
    preset: str,
    card: str,
    dice: tuple[int, int],
    held: tuple[int, int, int],
    after: tuple[int, int, int],
) -> None:
    """What the starters give by the same roll is counted in."""
    table = Scenario(preset=preset).holds(1, *held).owns(1, card)
    table.rolls(0, *dice)
    assert (table.decision.seat, len(table.options)) == (1, 2)
    table.chooses(table.options[0])
    assert table.resources(1) == after


@pytest.mark.clause("T10")
def test_a_choice_between_gains_must_be_made() -> None:
    """There is no way round it, though the trade beside it may be left."""
    table = Scenario(preset="mastery-over-magic").holds(0).owns(0, "merchant", "alchemist")
    table.rolls(0, 2, 3)
    assert "done" not in table.options
    assert table.refuses("done").startswith("'done' can't be chosen now; choose one of")
    table.chooses("merchant: 2-magic")
    assert table.options == ["alchemist: trade-1-gold", "done"]
    table.chooses("done")
    assert table.resources(0) == (1, 0, 2)


@pytest.mark.clause("T7", "T9")
def test_equal_choices_of_copies_are_offered_once_and_made_each() -> None:
    """Two Merchants at 2 and 2 choose four times."""
    table = Scenario().holds(0).owns(0, "merchant", "merchant", "archer")
    table.state.players[0].starters = table.state.players[0].starters[:2]
    table.rolls(0, 2, 2)
    for _ in range(3):
        table.chooses("merchant: 2-gold")
        assert table.options == ["merchant: 2-gold", "merchant: 2-magic"]
    table.chooses("merchant: 2-magic")
    assert table.resources(0) == (6, 2, 2)
