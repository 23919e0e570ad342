"""What the player may do in the siege (G5)."""

from __future__ import annotations

import pytest

from tests.scenario import PLACE, siege
from valeria_desktop.games.valeria.rules.model.prompts import Prompt

FIRST = (2, 1)
SECOND = (1, 2)
GAINS = ["gain gold", "gain strength", "gain magic"]


@pytest.mark.clause("G5", "T16", "T18")
def test_a_top_citizen_is_recruited_at_its_normal_price() -> None:
    """2 and 1 more for the starter and each copy; Magic helps."""
    table = siege().piles("knight peasant", "troll", "giant").owns(0, "peasant")
    table.holds(0, gold=2, magic=2).both_act(*FIRST)
    assert "Recruit Peasant for 4 Gold (2 + 2), pile 1" in table.words
    table.chooses("recruit pile-1")
    assert table.citizens(0) == ["peasant", "peasant"]
    assert table.resources(0) == (0, 0, 0)
    assert table.cards_at("pile-1") == ["knight"]


@pytest.mark.clause("G5", "T16")
def test_magic_alone_recruits_nobody() -> None:
    table = siege().piles("knight", "rogue", "troll").holds(0, magic=9).both_act(*SECOND)
    assert table.options == GAINS


@pytest.mark.clause("G5", "T17")
def test_a_top_monster_is_slain_for_its_price_and_gives_its_reward() -> None:
    """The Skeleton King 2 Gold for each Ruins monster, itself included."""
    table = siege().piles("skeleton-king", "knight", "goblin").owns(0, "skeleton")
    table.holds(0, strength=8).both_act(*FIRST)
    table.chooses("slay pile-1")
    assert table.resources(0) == (4, 0, 0)
    assert table.monsters(0) == ["skeleton", "skeleton-king"]


@pytest.mark.clause("G5", "T17")
def test_the_magic_of_a_monster_is_paid_as_well() -> None:
    """10 Strength and 3 Magic."""
    piles = ("spider-queen", "knight", "butcher")
    short = siege().piles(*piles).holds(0, strength=10, magic=2).both_act(*FIRST)
    assert "slay pile-1" not in short.options
    table = siege().piles(*piles).holds(0, strength=10, magic=3).both_act(*FIRST)
    table.chooses("slay pile-1", "spider-queen: 2-gold-each")
    assert table.resources(0) == (2, 0, 0)


@pytest.mark.clause("G5", "T19")
def test_a_top_domain_is_built_with_its_roles_and_its_price() -> None:
    """Starters are no roles; nothing is turned up where every card lies open."""
    table = siege().piles("goblin halfpenny-hill", "knight", "troll").holds(0, gold=6)
    table.owns(0, "peasant", "peasant").both_act(*FIRST)
    assert "build pile-1" not in table.options
    table.owns(0, "peasant").chooses("build pile-1")
    assert table.domains(0) == ["halfpenny-hill"]
    assert table.resources(0) == (0, 0, 0)
    assert table.cards_at("pile-1") == ["goblin"]


@pytest.mark.clause("G5")
def test_only_top_cards_can_be_had() -> None:
    """What lies below is no option, whatever the player has."""
    table = siege().piles("knight archer", "goblin giant", "halfpenny-hill cleric")
    table.owns(0, *["peasant"] * 3).holds(0, 20, 20, 20).both_act(*FIRST)
    acts = [option for option in table.options if not option.startswith("hide")]
    assert acts == ["recruit pile-1", "slay pile-2", "recruit pile-3"]


@pytest.mark.clause("G3", "G5")
def test_the_player_does_one_thing_and_the_turn_is_over() -> None:
    table = siege().piles("archer archer", "cleric cleric", "knight").holds(0, gold=20)
    table.both_act(*SECOND)
    table.chooses("recruit pile-2")
    assert table.decision.prompt is Prompt.ROLL
    assert table.citizens(0) == ["cleric"]


@pytest.mark.clause("G5")
def test_acting_first_a_monster_or_domain_may_be_hidden_under_either_other_top_card() -> None:
    """A citizen isn't hidden, but may hide."""
    table = siege().piles("goblin", "archer", "emerald-stronghold").both_act(*FIRST)
    assert table.options == [
        *("hide pile-1 under pile-2", "hide pile-1 under pile-3"),
        *("hide pile-3 under pile-1", "hide pile-3 under pile-2"),
    ]
    assert table.words[0] == "Hide Goblin of pile 1 under Archer of pile 2"


@pytest.mark.clause("G5")
def test_hiding_moves_the_top_card_of_another_pile() -> None:
    """It is the action; nothing is paid and nothing gained, and what is below shows."""
    table = siege().piles("goblin troll", "knight archer", "cleric").holds(0, 1, 0, 1)
    table.both_act(*FIRST).chooses("hide pile-1 under pile-2")
    assert table.cards_at("pile-1") == ["goblin", "troll"]  # the Dark Lord took the Archer
    assert table.captured() == ["archer"]
    assert (table.cards_at("pile-2"), table.cards_at("pile-3")) == (["knight"], ["cleric"])
    assert table.resources(0) == (1, 0, 1)
    assert "Archer of pile 2 hides Troll of pile 1" in table.log()
    assert table.decision.prompt is Prompt.ROLL


@pytest.mark.clause("G5")
def test_hiding_leaves_an_empty_pile_where_one_card_lay() -> None:
    table = siege().piles("giant", "troll", "butcher").both_act(*FIRST)
    table.chooses("hide pile-2 under pile-1")
    assert [table.cards_at(f"pile-{number}") for number in (1, 2, 3)] == [
        [],
        ["troll"],
        ["butcher"],
    ]


@pytest.mark.clause("G5")
def test_an_empty_pile_has_nothing_to_hide_or_to_hide_under() -> None:
    table = siege().piles("goblin", "", "knight goblin-king").both_act(*FIRST)
    assert table.options == ["hide pile-1 under pile-3", "hide pile-3 under pile-1"]


@pytest.mark.clause("G5")
def test_acting_second_nothing_can_be_hidden() -> None:
    table = siege().piles("goblin", "archer", "emerald-stronghold").both_act(*SECOND)
    assert table.captured() == ["emerald-stronghold"]
    assert table.options == GAINS
    table.refuses("hide pile-1 under pile-2")


@pytest.mark.clause("G5")
@pytest.mark.parametrize("kind", ["gold", "strength", "magic"])
def test_if_nothing_else_is_possible_the_player_takes_a_resource(kind: str) -> None:
    """Any one of the three."""
    table = siege().piles("archer", "cleric", "knight").both_act(*FIRST)
    assert table.options == GAINS
    table.chooses(f"gain {kind}")
    amounts = {"gold": (1, 0, 0), "strength": (0, 1, 0), "magic": (0, 0, 1)}
    assert table.resources(0) == amounts[kind]
    assert table.captured() == ["archer"]


@pytest.mark.clause("G5")
def test_whatever_else_is_possible_forbids_taking_a_resource() -> None:
    """A citizen to recruit, a monster to slay, or one to hide."""
    table = siege().piles("archer", "cleric", "knight").holds(0, gold=3).both_act(*FIRST)
    assert table.options == ["recruit pile-2", "recruit pile-3"]
    table.refuses("gain gold")
    table = siege().piles("archer", "cleric", "goblin").both_act(*FIRST)
    assert table.options == ["hide pile-3 under pile-1", "hide pile-3 under pile-2"]
    table.refuses("gain gold")


@pytest.mark.clause("G5")
@pytest.mark.parametrize(
    ("piles", "holds", "card"),
    [
        ("archer goblin dire-bear", {"strength": 1}, "slay pile-2"),
        ("giant rogue dire-bear", {"gold": 2}, "recruit pile-2"),
        ("goblin-king halfpenny-hill troll", {"gold": 6}, "build pile-2"),
    ],
)
def test_acting_second_a_single_card_may_be_left_for_a_resource(
    piles: str, holds: dict[str, int], card: str
) -> None:
    """It isn't had unasked, be it a monster, a citizen or a domain."""
    table = siege().piles(*piles.split()).owns(0, "peasant", "peasant", "peasant").holds(0, **holds)
    table.both_act(*SECOND)
    assert table.options == [card, *GAINS]
    kept = table.resources(0)
    table.chooses("gain magic")
    assert table.resources(0) == (kept[0], kept[1], kept[2] + 1)
    assert len(table.cards_at("pile-2")) == 1
    assert table.decision.prompt is Prompt.ROLL


@pytest.mark.clause("G5")
def test_acting_second_a_single_card_may_be_had() -> None:
    """As one that is chosen among several."""
    table = siege().piles("archer", "goblin", "troll").holds(0, strength=1).both_act(*SECOND)
    table.chooses("slay pile-2")
    assert table.monsters(0) == ["goblin"]


@pytest.mark.clause("G5")
def test_acting_second_of_two_cards_one_must_be_had() -> None:
    """A resource is for those to whom nothing else, or a single card, is possible."""
    table = siege().piles("rogue", "goblin", "troll").holds(0, gold=2, strength=1)
    table.both_act(*SECOND)
    assert table.options == ["recruit pile-1", "slay pile-2"]
    table.refuses("gain gold")


@pytest.mark.clause("G5")
def test_acting_first_the_only_possibility_is_taken_without_asking() -> None:
    """Among citizens there is nothing to hide, so there is nothing to choose."""
    table = siege().piles("archer", "rogue", "knight").holds(0, gold=2).both_act(*FIRST)
    assert table.citizens(0) == ["rogue"]
    assert "A could only: Recruit Rogue for 2 Gold, pile 2" in table.log()
    assert table.decision.prompt is Prompt.ROLL


@pytest.mark.clause("G5")
def test_a_quote_says_why_a_pile_cannot_be_had() -> None:
    """The same words as for the centre, and the same prices."""
    table = siege().piles("knight archer", "troll", "emerald-stronghold")
    table.holds(0, gold=1).both_act(*FIRST)
    quote = table.game.quote(0, PLACE["pile-1"])
    assert (quote.price.gold, [str(reason) for reason in quote.reasons]) == (4, ["3 Gold short"])
    below = table.game.quote(0, PLACE["pile-1"], depth=1)
    assert [str(reason) for reason in below.timing] == ["1 card lies above it"]
    hidden = table.game.quote(0, PLACE["deck"])
    assert hidden.card is None
