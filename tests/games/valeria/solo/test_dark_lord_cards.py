"""Cards that do something else, or something tricky, against the Dark Lord (D3, T5)."""

from __future__ import annotations

import pytest

from tests.scenario import PLACE, against_dark_lord
from valeria_desktop.games.valeria.rules.events import MonsterClaimed
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.model.state import Tokens

PERCH = "purloiners-perch"


@pytest.mark.clause("D3", "T9")
def test_a_thief_gains_in_the_order_of_the_harvest() -> None:
    """Together with the other choices, and it may not be left."""
    table = against_dark_lord().owns(0, "thief", "merchant")

    table.rolls(0, 2, 5)

    assert set(table.options) == {
        "thief: 3-gold",
        "thief: 3-magic",
        "merchant: 2-gold",
        "merchant: 2-magic",
    }
    table.chooses("thief: 3-magic", "merchant: 2-gold")
    assert table.resources(0) == (3, 0, 3)  # 1 of the starter Peasant


@pytest.mark.clause("D3", "T8")
def test_two_thieves_may_gain_different_things() -> None:
    table = against_dark_lord().owns(0, "thief", "thief")
    table.rolls(0, 3, 4)

    table.chooses("thief: 3-gold", "thief: 3-magic")

    assert table.resources(0) == (3, 0, 3)


@pytest.mark.clause("D2", "D3")
def test_a_thief_has_its_right_power_in_the_second_harvest() -> None:
    """2 Gold or 2 Magic, as printed."""
    table = against_dark_lord().owns(0, "thief")
    table.rolls(0, 3, 4)
    table.chooses("thief: 3-gold", "gain gold", "gain gold")

    table.chooses("first a", "leave citizen-3", "leave citizen-4")

    assert table.options == ["thief: 2-gold", "thief: 2-magic"]


@pytest.mark.clause("D3")
def test_cutthroats_truce_gains_three_gold() -> None:
    table = against_dark_lord().may_build(0, "cutthroats-truce").acts(0)

    table.chooses("build domain-1")

    assert table.resources(0) == (3, 0, 0)
    assert table.domains(0) == ["cutthroats-truce"]
    assert table.decision.prompt is Prompt.ACT


@pytest.mark.clause("D3", "T27")
@pytest.mark.parametrize(
    ("domain", "gained"),
    [("cathedral-of-st-aquila", (3, 0, 0)), ("the-orb-of-urdr", (2, 0, 1))],
)
def test_the_end_of_each_action_phase_gains(domain: str, gained: tuple[int, int, int]) -> None:
    """Without a question, on top of the two Gold of the actions."""
    table = against_dark_lord().owns(0, domain).acts(0, (3, 5))

    table.chooses("gain gold", "gain gold")

    assert table.resources(0) == gained
    assert table.decision.prompt is Prompt.ATTACK_ORDER


@pytest.mark.clause("D3", "T20")
def test_a_cathedral_built_this_turn_gains_already() -> None:
    table = against_dark_lord().may_build(0, "cathedral-of-st-aquila").acts(0, (3, 5))

    table.chooses("build domain-1", "gain strength")

    assert table.resources(0) == (1, 1, 0)


@pytest.mark.clause("D3")
def test_the_perch_takes_the_top_monster_of_the_left_most_stack() -> None:
    """Without its reward, as it isn't slain; The Violet Thorn gives nothing either."""
    table = against_dark_lord().may_build(0, PERCH).owns(0, "the-violet-thorn").acts(0)

    table.chooses("build domain-1")

    assert table.monsters(0) == ["goblin"]
    assert table.cards_at("monster-1") == ["goblin-king", "goblin-mage", "goblin", "goblin"]
    assert table.resources(0) == (0, 0, 0)
    assert [event.card.id for event in table.events if isinstance(event, MonsterClaimed)] == [
        "goblin"
    ]


@pytest.mark.clause("D3", "V6")
@pytest.mark.parametrize("gone", [("exhausted",), (), ("mimic",)], ids=["card", "bare", "event"])
def test_the_perch_passes_exhausted_stacks(gone: tuple[str, ...]) -> None:
    """The place of a Monster Event is one."""
    table = against_dark_lord(variants=["events"]).stack("monster-1", *gone)
    table.may_build(0, PERCH).acts(0)

    table.chooses("build domain-1")

    assert table.monsters(0) == ["skeleton"]
    assert table.cards_at("monster-1") == [*gone]


@pytest.mark.clause("D3", "T30")
def test_a_stack_that_the_perch_emptied_is_exhausted_after_the_action() -> None:
    """It attacks no more."""
    table = (
        against_dark_lord().stack("monster-1", "goblin-king").may_build(0, PERCH).acts(0, (1, 1))
    )

    table.chooses("build domain-1", "gain gold")

    assert table.monsters(0) == ["goblin-king"]
    assert table.cards_at("monster-1") == ["exhausted"]
    assert table.captured() == []


@pytest.mark.clause("D3", "D6", "T30")
def test_the_perch_that_empties_two_places_fills_both() -> None:
    """Its own domain stack and the monsters make five exhausted stacks."""
    table = against_dark_lord().stack("monster-1", "goblin-king").may_build(0, PERCH, below=None)
    table.exhausts("citizen-2", "citizen-3", "citizen-4").acts(0)

    table.chooses("build domain-1")

    assert table.cards_at("monster-1") == table.cards_at("domain-1") == ["exhausted"]
    assert table.game.ending == ("exhausted",)


@pytest.mark.clause("D3", "V6")
def test_tokens_on_the_monster_that_the_perch_takes_are_gone() -> None:
    """No price was paid, and a bounty is for who slays it."""
    table = against_dark_lord(variants=["events"]).may_build(0, PERCH)
    table.state.tokens = (
        Tokens(PLACE["monster-1"], 4, Amounts(gold=1)),
        Tokens(PLACE["monster-2"], 4, Amounts(strength=1)),
    )
    table.acts(0)

    table.chooses("build domain-1")

    assert table.resources(0) == (0, 0, 0)
    assert [tokens.place for tokens in table.state.tokens] == [PLACE["monster-2"]]


@pytest.mark.clause("D3", "D7", "T24")
def test_a_monster_that_the_perch_took_counts_for_the_player() -> None:
    """It is the player's from then on, in the score and for the boss."""
    table = against_dark_lord().stack("monster-1", "goblin-king", "goblin").may_build(0, PERCH)
    table.holds(0, gold=10, strength=6).acts(0, (3, 5))

    table.chooses("build domain-1", "slay monster-1")

    assert table.resources(0)[0] == 2  # 1 for each of two monsters of the Hills
    assert table.score(0).of("monsters") == 4 + 1


@pytest.mark.clause("T5")
def test_gargans_embrace_gives_a_point_for_each_doubles() -> None:
    """Its owner rolls all the dice here."""
    table = against_dark_lord().owns(0, "gargans-embrace")
    table.rolls(0, 3, 3)
    assert table.points(0) == 1
    table.rolls(0, 3, 4)
    assert table.points(0) == 1


@pytest.mark.clause("T5", "D4")
def test_doubles_changed_to_doubles_again_give_a_second_point() -> None:
    """2,2 becomes 1,2 and 1,1; only the last pair attacks, twice."""
    table = against_dark_lord().owns(0, "gargans-embrace", "palace-of-the-dawn")
    table.owns(0, "the-desert-orchid").rolls(0, 2, 2)
    table.chooses("change a with palace-of-the-dawn", "change b with the-desert-orchid")
    assert (table.points(0), table.state.dice) == (2, (1, 1))
    table.chooses(*["herald: 1-gold"] * 2, "gain gold", "gain gold")

    assert table.options == ["leave citizen-1", "leave citizen-6"]
    table.chooses("leave citizen-1", "leave citizen-1")
    assert table.captured() == ["cleric", "cleric"]


@pytest.mark.clause("T5", "D5")
def test_a_domain_of_the_dark_lord_does_nothing() -> None:
    """A captured Gargan's Embrace gives nobody a point, nor a Hill a Gold."""
    table = against_dark_lord().lord_has("gargans-embrace", "halfpenny-hill")

    table.rolls(0, 6, 6)

    table.chooses("herald: 1-magic")
    assert table.points(0) == 0
    assert table.resources(0) == (0, 2, 1)


@pytest.mark.clause("D3", "D6", "T31")
def test_the_perch_that_takes_the_last_monster_wins() -> None:
    """No area monster is left in the five stacks (reading)."""
    table = against_dark_lord().stack("monster-3", "treant").may_build(0, PERCH)
    table.exhausts("monster-1", "monster-2", "monster-4", "monster-5").acts(0)

    table.chooses("build domain-1")

    assert table.monsters(0) == ["treant"]
    assert table.game.ending == ("monsters",)


@pytest.mark.clause("D3", "V2")
def test_a_thief_among_mixed_citizens_gains_too() -> None:
    """Recruited from a mixed stack."""
    table = against_dark_lord(variants=["mixed"]).holds(0, gold=2)
    table.stack("citizen-7", "rogue", "thief", face_down=1).acts(0, (6, 1))
    table.chooses("recruit citizen-7", "gain magic")
    assert table.citizens(0) == ["thief"]

    table.rolls(0, 6, 1)

    assert table.options == ["thief: 3-gold", "thief: 3-magic"]
