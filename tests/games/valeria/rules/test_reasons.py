"""What a card would cost, and why it can't be had: the words for T16 to T19 and T30."""

from __future__ import annotations

import pytest

from tests.scenario import PLACE, Scenario, card
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.options import Action
from valeria_desktop.games.valeria.rules.model.prompts import Prompt


@pytest.mark.clause("T18")
def test_a_citizens_price_is_told_in_parts() -> None:
    """2 of its own, 1 for the starter and 1 for the Knight owned."""
    table = Scenario().holds(0, gold=4).owns(0, "knight").acts(0)
    quote = table.quote(0, "citizen-6")
    assert (quote.card, quote.action) == (card("knight"), Action.RECRUIT)
    assert (quote.base, quote.price) == (2, Amounts(4))
    assert quote.is_possible
    assert quote.reasons == ()


@pytest.mark.clause("T19")
def test_a_domains_price_is_told_with_what_makes_it_cheaper() -> None:
    """7 of its own, less 1."""
    table = Scenario().holds(0, gold=6).owns(0, "peasant", "cleric", "pratchetts-plateau")
    table.stack("domain-2", "shattered-hand").acts(0)
    quote = table.quote(0, "domain-2")
    assert (quote.card, quote.action) == (card("shattered-hand"), Action.BUILD)
    assert (quote.base, quote.price) == (7, Amounts(6))
    assert quote.is_possible


@pytest.mark.clause("T17")
def test_a_monsters_price_is_told_with_its_tokens() -> None:
    """6 Strength and 3 Magic, and a token of each."""
    table = Scenario().holds(0, strength=7, magic=4).stack("monster-2", "basilisk")
    place = PLACE["monster-2"]
    for amounts in (Amounts(strength=1), Amounts(magic=1), Amounts(gold=5)):
        table.state.put_tokens(0, place, amounts, card("mimic"))
    table.acts(0)
    quote = table.quote(0, "monster-2")
    assert (quote.card, quote.action) == (card("basilisk"), Action.SLAY)
    assert quote.price == Amounts(strength=7, magic=4)
    assert quote.is_possible


@pytest.mark.clause("T17", "V4")
def test_a_monster_event_is_quoted_like_a_monster() -> None:
    table = Scenario(variants=["events"]).stack("citizen-3", "sorcerer").holds(0, strength=1)
    table.acts(0)
    quote = table.quote(0, "citizen-3")
    assert (quote.action, quote.price) == (Action.SLAY, Amounts(strength=1, magic=5))
    assert [str(reason) for reason in quote.missing] == ["5 Magic short"]


@pytest.mark.clause("T16")
@pytest.mark.parametrize(
    ("gold", "magic", "reasons"),
    [
        (4, 0, []),
        (3, 0, ["1 Gold short"]),
        (2, 1, ["1 Gold short"]),
        (1, 0, ["3 Gold short"]),
        (1, 3, []),
        (0, 4, ["at least 1 Gold must be real, not Magic"]),
        (0, 3, ["at least 1 Gold must be real, not Magic"]),
        (0, 2, ["at least 1 Gold must be real, not Magic", "2 Gold short"]),
        (0, 0, ["at least 1 Gold must be real, not Magic", "4 Gold short"]),
    ],
)
def test_missing_gold_is_told_in_numbers(gold: int, magic: int, reasons: list[str]) -> None:
    """An Archer for 4; the number named is the Gold that would be enough."""
    table = Scenario().holds(0, gold=gold, magic=magic).acts(0)
    quote = table.quote(0, "citizen-4")
    assert [str(reason) for reason in quote.missing] == reasons
    assert quote.is_possible is (not reasons)


@pytest.mark.clause("T16", "T17")
@pytest.mark.parametrize(
    ("strength", "magic", "reasons"),
    [
        (10, 3, []),
        (10, 2, ["1 Magic short"]),
        (9, 3, ["1 Strength short"]),
        (7, 4, ["2 Strength short"]),
        (7, 1, ["2 Magic short", "3 Strength short"]),
        (0, 20, ["at least 1 Strength must be real, not Magic"]),
        (
            0,
            0,
            ["3 Magic short", "at least 1 Strength must be real, not Magic", "10 Strength short"],
        ),
    ],
)
def test_missing_strength_and_magic_are_told_each(
    strength: int, magic: int, reasons: list[str]
) -> None:
    """The Spider Queen for 10 and 3; Magic for the price is not help as well."""
    table = Scenario().holds(0, strength=strength, magic=magic)
    table.stack("monster-3", "spider-queen").acts(0)
    assert table.reasons(0, "monster-3") == reasons


@pytest.mark.clause("T19")
def test_each_missing_thing_of_a_domain_is_told() -> None:
    """Emerald Stronghold for 12 with a Worker, a Soldier and a Holy."""
    table = Scenario().holds(0, gold=2, magic=3).stack("domain-1", "emerald-stronghold")
    table.owns(0, "archer").acts(0)
    assert table.reasons(0, "domain-1") == [
        "needs 1 more Worker",
        "needs 1 more Holy",
        "7 Gold short",
    ]


@pytest.mark.clause("T19")
@pytest.mark.parametrize(
    ("domain", "reason"),
    [
        ("halfpenny-hill", "needs 3 more Workers"),
        ("blood-crow-army", "needs 3 more Soldiers"),
        ("purloiners-perch", "needs 2 more Shadows"),
        ("cathedral-of-st-aquila", "needs 2 more Holy"),
    ],
)
def test_several_missing_icons_are_told_in_words(domain: str, reason: str) -> None:
    table = Scenario().holds(0, gold=10).stack("domain-1", domain).acts(0)
    assert table.reasons(0, "domain-1") == [reason]


@pytest.mark.clause("T17", "S5")
def test_a_buried_card_is_quoted_with_what_lies_above_it() -> None:
    """Monsters and citizens below the top are known, but not to be had."""
    table = Scenario().holds(0, strength=9, gold=9)
    table.stack("monster-1", "goblin-king", "goblin-mage", "goblin").acts(0)
    second = table.quote(0, "monster-1", depth=1)
    third = table.quote(0, "monster-1", depth=2)
    assert (second.card, second.price) == (card("goblin-mage"), Amounts(strength=3))
    assert [str(reason) for reason in second.reasons] == ["1 card lies above it"]
    assert (third.card, third.price) == (card("goblin-king"), Amounts(strength=6))
    assert [str(reason) for reason in third.reasons] == ["2 cards lie above it"]
    assert not second.is_possible
    assert table.quote(0, "citizen-1", depth=4).card == card("cleric")
    assert table.quote(0, "citizen-1", depth=5).card is None


@pytest.mark.clause("S12")
def test_a_face_down_card_is_not_given_away() -> None:
    """A domain below the top, and a mixed citizen."""
    table = Scenario(variants=["mixed"]).holds(0, gold=20)
    table.stack("domain-1", "halfpenny-hill", "the-violet-thorn", face_down=1)
    table.stack("citizen-1", "monk", "cleric", face_down=1).acts(0)
    for place in ("domain-1", "citizen-1"):
        quote = table.quote(0, place, depth=1)
        assert (quote.card, quote.action, quote.price, quote.base) == (None, None, Amounts(), 0)
        assert [str(reason) for reason in quote.reasons] == ["The card lies face down"]
        assert not quote.is_possible


@pytest.mark.clause("T30")
def test_an_empty_place_and_an_exhausted_one_have_nothing_to_quote() -> None:
    table = Scenario().stack("citizen-1").stack("domain-1", "exhausted").acts(0)
    assert table.reasons(0, "citizen-1") == ["Nothing lies there"]
    assert table.reasons(0, "domain-1") == ["The stack is exhausted"]
    for place in ("citizen-1", "domain-1"):
        assert table.quote(0, place).action is None
        assert not table.quote(0, place).is_possible


@pytest.mark.clause("T15")
def test_a_quote_tells_when_it_is_another_players_decision() -> None:
    """With the price and everything missing all the same, by what that player owns."""
    table = Scenario().holds(0).holds(1, gold=2).owns(1, "cleric").acts(0)
    quote = table.quote(1, "citizen-1")
    assert (quote.base, quote.price) == (3, Amounts(4))
    assert [str(reason) for reason in quote.timing] == ["It is another player's decision now"]
    assert [str(reason) for reason in quote.missing] == ["2 Gold short"]
    assert [str(reason) for reason in quote.reasons] == [
        "It is another player's decision now",
        "2 Gold short",
    ]
    assert not quote.is_possible


@pytest.mark.clause("T15")
@pytest.mark.parametrize("dice", [None, (1, 2)])
def test_a_quote_tells_when_another_question_is_open(dice: tuple[int, int] | None) -> None:
    """Before the roll, and while the Herald waits."""
    table = Scenario().holds(0, gold=9)
    if dice is not None:
        table.rolls(0, *dice)
    assert table.decision.prompt is (Prompt.ROLL if dice is None else Prompt.USE)
    first = "Roll the dice first" if dice is None else "First decide about Herald"
    assert table.reasons(0, "citizen-1") == [first]


@pytest.mark.clause("T15")
def test_a_quote_tells_when_a_payment_is_open() -> None:
    table = Scenario().holds(0, gold=9, magic=9).acts(0)
    table.chooses("recruit citizen-1")
    assert table.reasons(0, "citizen-2") == ["First pay for Cleric"]


@pytest.mark.clause("S12")
def test_quoting_changes_nothing() -> None:
    """Whatever is asked about whatever card."""
    table = Scenario().holds(0, gold=3, strength=3).acts(0)
    before = table.game.snapshot()
    for place in table.places:
        for depth in range(6):
            table.quote(0, place, depth)
            table.quote(1, place, depth)
    assert table.game.snapshot() == before
