"""Monster Events as monsters: tokens, slaying, rewards, returning (V4, V6, T25)."""

from __future__ import annotations

import pytest

from tests.scenario import PLACE, Scenario
from valeria_desktop.games.valeria.rules.effects.tokens import PutToken
from valeria_desktop.games.valeria.rules.model.amounts import Amounts


def with_events(*tokens: tuple[str, Amounts]) -> Scenario:
    """Lay a table with these tokens, as a Monster Event would have put them."""
    table = Scenario(variants=["events"])
    for place, amounts in tokens:
        table.state.put_tokens(0, PLACE[place], amounts, table.state.stacks[PLACE[place]][-1])
    return table


@pytest.mark.clause("V4", "T17")
@pytest.mark.parametrize(
    ("event", "price", "reward", "points"),
    [
        ("corrupted-cleric", (2, 4), (3, 0, 2), 2),
        ("giant-leech", (10, 1), (0, 0, 5), 4),
        ("bat-swarm", (6, 0), (3, 0, 0), 2),
        ("sorcerer", (1, 5), (0, 0, 3), 1),
        ("mimic", (3, 3), (5, 0, 0), 2),
        ("kobold-thieves", (6, 0), (7, 0, 0), 1),
    ],
)
def test_an_event_is_slain_for_its_price_and_gives_its_reward(
    event: str, price: tuple[int, int], reward: tuple[int, int, int], points: int
) -> None:
    """Bat Swarm and Sorcerer give 1 for each slain monster, here two and themselves."""
    table = with_events().stack("citizen-4", event).owns(0, "goblin", "troll")
    table.holds(0, strength=price[0], magic=price[1]).acts(0)
    assert table.quote(0, "citizen-4").price == Amounts(strength=price[0], magic=price[1])

    table.chooses("slay citizen-4")

    assert table.monsters(0) == ["goblin", "troll", event]
    assert table.resources(0) == reward
    assert table.score(0).of("monsters") == 1 + 6 + points


@pytest.mark.clause("V6")
def test_the_place_of_a_slain_event_takes_an_exhausted_card_from_the_bottom() -> None:
    """The event on top of the pile stays there; the place stays exhausted."""
    table = with_events().stack("domain-3", "mimic").pile("exhausted", "exhausted", "sorcerer")
    table.holds(0, strength=3, magic=3).acts(0)

    table.chooses("slay domain-3")

    assert table.cards_at("domain-3") == ["exhausted"]
    assert [card.id for card in table.state.pile] == ["exhausted", "sorcerer"]
    assert table.state.is_exhausted(PLACE["domain-3"])


@pytest.mark.clause("V6", "T30")
def test_without_exhausted_cards_the_place_of_a_slain_event_stays_empty() -> None:
    """It counts as exhausted all the same, and the log says so once."""
    table = with_events().stack("domain-3", "mimic").pile()
    table.holds(0, strength=3, magic=3).acts(0)

    table.chooses("slay domain-3")

    assert table.cards_at("domain-3") == []
    assert table.state.is_exhausted(PLACE["domain-3"])
    assert table.log().count("Domain stack 3 is exhausted and stays empty") == 1


@pytest.mark.clause("V6")
def test_a_slain_event_brings_no_other_event_to_its_place() -> None:
    """It asks for an Exhausted card; where only events are left in the pile there is none."""
    table = with_events().stack("domain-3", "mimic").pile("sorcerer")
    table.holds(0, strength=3, magic=3).acts(0)

    table.chooses("slay domain-3")

    assert table.cards_at("domain-3") == []
    assert [card.id for card in table.state.pile] == ["sorcerer"]


@pytest.mark.clause("V6", "T17")
def test_tokens_raise_the_price_until_the_monster_is_slain() -> None:
    """The Goblin costs 1 + 2 Strength and 0 + 1 Magic, the next one 1 again."""
    table = with_events(
        ("monster-1", Amounts(strength=1)),
        ("monster-1", Amounts(magic=1)),
        ("monster-1", Amounts(strength=1)),
    )
    table.holds(0, strength=4, magic=1).acts(0)
    assert table.quote(0, "monster-1").price == Amounts(strength=3, magic=1)

    table.chooses("slay monster-1")

    assert table.resources(0) == (1, 1, 0)
    assert table.state.tokens == ()
    assert table.quote(0, "monster-1").price == Amounts(strength=1)


@pytest.mark.clause("V6")
def test_a_monster_with_tokens_is_too_dear_where_it_was_not_before() -> None:
    """The words name what the tokens add."""
    table = with_events(("monster-1", Amounts(strength=1, magic=1))).holds(0, strength=1).acts(0)

    assert "slay monster-1" not in table.options
    assert table.reasons(0, "monster-1") == ["1 Magic short", "1 Strength short"]


@pytest.mark.clause("V6", "T16")
def test_magic_helps_with_the_strength_of_tokens_but_not_with_their_magic() -> None:
    """1 + 1 Strength and 1 Magic; one real Strength, the rest in Magic."""
    table = with_events(("monster-1", Amounts(strength=1, magic=1)))

    assert "slay monster-1" in table.holds(0, strength=1, magic=2).acts(0).options
    assert "slay monster-1" not in table.holds(0, strength=2).options


@pytest.mark.clause("V6")
def test_gold_tokens_are_a_bounty_and_no_price() -> None:
    """Two Gold tokens and the Goblin's own 1 Gold go to the player who slays it."""
    table = with_events(("monster-1", Amounts(gold=1)), ("monster-1", Amounts(gold=1)))
    table.holds(1, strength=1).acts(1)
    assert table.quote(1, "monster-1").price == Amounts(strength=1)

    table.chooses("slay monster-1")

    assert table.resources(1) == (3, 0, 0)
    assert "B gained 2 Gold (Goblin)" in table.log()
    assert table.state.tokens == ()


@pytest.mark.clause("V6")
def test_tokens_on_other_monsters_stay() -> None:
    table = with_events(("monster-1", Amounts(gold=1)), ("monster-2", Amounts(gold=1)))
    table.holds(0, strength=1).acts(0)

    table.chooses("slay monster-1")

    assert table.state.tokens_on(PLACE["monster-2"]) == Amounts(gold=1)


def returns_goblin_to(table: Scenario, *stack: str) -> Scenario:
    """Build Watcher on the Water and return a Goblin to column 1."""
    table.stack("monster-1", *stack)
    table.stack("domain-1", "cutthroats-truce", "watcher-on-the-water", face_down=1)
    table.owns(0, "goblin", "archer", "archer").holds(0, gold=6, strength=9).acts(0)
    table.chooses("build domain-1", "watcher-on-the-water: return-goblin")
    return table


@pytest.mark.clause("V6", "T25")
def test_tokens_stay_on_a_monster_that_another_was_laid_upon() -> None:
    """The returned Goblin costs 1; the Goblin Mage below it still 3 + 1."""
    table = with_events().stack("monster-1", "goblin-king", "goblin-mage")
    table.state.put_tokens(0, 0, Amounts(strength=1, gold=1), table.state.stacks[0][-1])

    returns_goblin_to(table, "goblin-king", "goblin-mage")

    assert table.quote(0, "monster-1").price == Amounts(strength=1)
    table.chooses("slay monster-1")
    assert table.resources(0) == (1, 8, 0)
    assert table.quote(0, "monster-1").price == Amounts(strength=4)


@pytest.mark.clause("V6")
def test_the_price_of_a_covered_monster_names_its_tokens_too() -> None:
    """They raise its price until it is slain, so they do while another lies above."""
    table = with_events().stack("monster-1", "goblin-king", "goblin-mage")
    table.state.put_tokens(0, 0, Amounts(strength=1), table.state.stacks[0][-1])

    returns_goblin_to(table, "goblin-king", "goblin-mage")

    assert table.quote(0, "monster-1", depth=1).price == Amounts(strength=4)


@pytest.mark.clause("T25", "V6")
def test_an_event_goes_back_on_the_pile_where_a_monster_is_returned() -> None:
    """Its tokens go back to the supply; the column is no longer exhausted."""
    table = with_events().stack("monster-1", "mimic").pile("exhausted", "sorcerer")
    table.state.put_tokens(0, 0, Amounts(strength=1), table.state.stacks[0][-1])

    returns_goblin_to(table, "mimic")

    assert table.cards_at("monster-1") == ["goblin"]
    assert [card.id for card in table.state.pile] == ["exhausted", "sorcerer", "mimic"]
    assert table.state.tokens == ()
    assert not table.state.is_exhausted(0)
    table.chooses("slay monster-1")
    assert table.cards_at("monster-1") == ["mimic"]
    assert table.quote(0, "monster-1").price == Amounts(strength=3, magic=3)


@pytest.mark.clause("T25")
def test_an_event_goes_back_on_the_pile_where_a_citizen_is_returned() -> None:
    table = with_events().stack("citizen-1", "mimic").pile("exhausted")
    table.stack("domain-1", "cutthroats-truce", "nest-of-the-weaver-witch", face_down=1)
    table.owns(0, "merchant", "miner", "monk").holds(0, gold=6).acts(0)

    table.chooses("build domain-1", "nest-of-the-weaver-witch: return-monk")

    assert table.cards_at("citizen-1") == ["monk"]
    assert [card.id for card in table.state.pile] == ["exhausted", "mimic"]


@pytest.mark.clause("T25")
def test_an_exhausted_card_goes_back_under_the_pile() -> None:
    """So that the events still come first."""
    table = returns_goblin_to(with_events().pile("sorcerer"), "exhausted")

    assert table.cards_at("monster-1") == ["goblin"]
    assert [card.id for card in table.state.pile] == ["exhausted", "sorcerer"]


@pytest.mark.clause("T25")
def test_an_event_cannot_be_returned() -> None:
    """It has no stack; only the Goblin is offered."""
    table = with_events().owns(0, "mimic", "goblin", "archer", "archer").holds(0, gold=6)
    table.stack("domain-1", "watcher-on-the-water").acts(0)

    table.chooses("build domain-1")

    assert table.options == ["watcher-on-the-water: return-goblin", "done"]


@pytest.mark.clause("V4", "T26")
def test_an_event_may_be_taken_by_purloiners_perch() -> None:
    """It counts wherever monsters count."""
    table = with_events().owns(1, "mimic").owns(0, "rogue", "rogue").holds(0, gold=10)
    table.stack("domain-1", "purloiners-perch").acts(0)

    table.chooses("build domain-1")

    assert (table.monsters(0), table.monsters(1)) == (["mimic"], [])
    assert table.resources(0) == (0, 0, 0)


@pytest.mark.clause("V4", "T22")
def test_the_violet_thorn_counts_an_event() -> None:
    table = with_events().stack("citizen-2", "bat-swarm").owns(0, "the-violet-thorn")
    table.holds(0, strength=6).acts(0)

    table.chooses("slay citizen-2")

    assert table.resources(0) == (1, 0, 1)


@pytest.mark.clause("V4", "T23")
def test_eye_of_asteraten_may_slay_an_event_in_any_row() -> None:
    """5 Strength gained, and 1 at hand, are the price of the Bat Swarm."""
    table = with_events().stack("citizen-2", "bat-swarm").stack("domain-1", "eye-of-asteraten")
    table.owns(0, "archer", "cleric").holds(0, gold=8, strength=1).acts(0)

    table.chooses("build domain-1", "eye-of-asteraten: slay-citizen-2")

    assert (table.monsters(0), table.resources(0)) == (["bat-swarm"], (1, 0, 0))
    assert table.cards_at("citizen-2") == ["exhausted"]


@pytest.mark.clause("V4", "T24")
def test_an_event_belongs_to_no_area() -> None:
    """The Goblin King gives 1 Gold for himself, none for the Mimic."""
    table = with_events().stack("monster-1", "goblin-king").owns(0, "mimic")
    table.holds(0, strength=6).acts(0)

    table.chooses("slay monster-1")

    assert table.resources(0) == (1, 0, 0)


@pytest.mark.clause("V6")
def test_an_event_may_carry_tokens_too() -> None:
    """The Mimic costs 3 + 1 Strength and gives 5 Gold of its own and 1 of the token."""
    table = with_events().stack("citizen-2", "mimic").holds(0, strength=4, magic=3).acts(0)
    for amounts in (Amounts(strength=1), Amounts(gold=1)):
        table.state.put_tokens(0, PLACE["citizen-2"], amounts, table.state.stacks[6][-1])
    assert table.quote(0, "citizen-2").price == Amounts(strength=4, magic=3)

    table.chooses("slay citizen-2")

    assert (table.resources(0), table.state.tokens) == ((6, 0, 0), ())


@pytest.mark.clause("V6", "T23", "T30")
@pytest.mark.parametrize(
    ("pile", "filled", "left"),
    [
        (("exhausted", "exhausted", "mimic"), ["mimic"], ["exhausted"]),
        (("exhausted", "exhausted"), ["exhausted"], []),
        (("exhausted",), [], []),
    ],
)
def test_an_event_slain_within_an_action_is_replaced_before_the_emptied_place_is_filled(
    pile: tuple[str, ...], filled: list[str], left: list[str]
) -> None:
    """From the bottom at once; the built domain's place from the top afterwards."""
    table = with_events().stack("citizen-2", "bat-swarm").stack("domain-1", "eye-of-asteraten")
    table.owns(0, "archer", "cleric").holds(0, gold=8, strength=1).pile(*pile).acts(0)

    table.chooses("build domain-1", "eye-of-asteraten: slay-citizen-2")

    assert (table.cards_at("citizen-2"), table.cards_at("domain-1")) == (["exhausted"], filled)
    assert [card.id for card in table.state.pile] == left


@pytest.mark.clause("V4", "T30")
def test_where_two_places_are_emptied_their_order_decides_where_the_event_appears() -> None:
    """Shattered Hand and the last Cleric leave two; the active player chooses."""
    table = with_events().stack("domain-1", "shattered-hand").stack("citizen-1", "cleric")
    table.stack("citizen-9", "exhausted").pile("exhausted", "mimic")
    table.owns(0, "merchant", "cleric").holds(0, gold=7).acts(0)

    table.chooses("build domain-1")
    assert table.options == ["fill citizen-1", "fill domain-1"]
    table.chooses("fill domain-1")

    assert (table.cards_at("domain-1"), table.cards_at("citizen-1")) == (["mimic"], ["exhausted"])


@pytest.mark.clause("V5")
def test_each_other_monster_may_bear_the_token_and_is_offered_with_its_picture() -> None:
    table = with_events().stack("citizen-2", "bat-swarm")
    (cause,) = table.state.stacks[PLACE["citizen-2"]]
    ways = PutToken(Amounts(strength=1)).ways(table.state, 0, cause)
    assert [way.place for way in ways] == list(range(5)), "every monster but the cause itself"
    assert {way.icon for way in ways} == {"token"}
