"""Monster Events: the pile, where they appear, and what each does on its number (V4, V5)."""

from __future__ import annotations

import pytest

from tests.scenario import CATALOG, PLACE, Scenario
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.prompts import Prompt

EVENTS = [event.id for event in CATALOG.events]


def with_events(players: int = 2, seed: int = 1, events: tuple[str, ...] = ()) -> Scenario:
    return Scenario(players, variants=["events"], seed=seed, events=events)


def rich(players: int = 2) -> Scenario:
    """Lay a table where everyone has 5 of each resource."""
    table = with_events(players)
    for seat in range(players):
        table.holds(seat, gold=5, strength=5, magic=5)
    return table


def tokens(table: Scenario, place: str) -> Amounts:
    return table.state.tokens_on(PLACE[place])


def only_monster(table: Scenario, place: str, *cards: str) -> Scenario:
    """Exhaust all other monster stacks."""
    for column in range(1, 6):
        table.stack(f"monster-{column}", "exhausted")
    return table.stack(place, *cards)


@pytest.mark.clause("V4", "S7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_event_for_each_player_lies_on_the_exhausted_cards(players: int) -> None:
    pile = [card.id for card in with_events(players).state.pile]

    assert pile[: 2 * players] == ["exhausted"] * 2 * players
    assert len(pile) == 3 * players
    assert len(set(pile[2 * players :]) & set(EVENTS)) == players


@pytest.mark.clause("V4")
def test_the_events_come_from_the_seed_and_so_does_their_order() -> None:
    """With two players every event is the first of some pile."""
    piles = [tuple(card.id for card in with_events(seed=seed).state.pile) for seed in range(40)]

    assert {pile[-1] for pile in piles} == set(EVENTS)
    assert piles == [
        tuple(card.id for card in with_events(seed=seed).state.pile) for seed in range(40)
    ]


@pytest.mark.clause("V4")
def test_chosen_events_are_in_the_pile_and_random_ones_fill_up() -> None:
    """The chosen one lies anywhere among them."""
    piles = [
        [card.id for card in with_events(3, seed, ("sorcerer",)).state.pile[6:]]
        for seed in range(40)
    ]

    assert {pile.index("sorcerer") for pile in piles} == {0, 1, 2}
    assert {name for pile in piles for name in pile} == set(EVENTS)
    assert all(len(set(pile)) == 3 for pile in piles)


@pytest.mark.clause("V4", "T30")
def test_an_emptied_place_takes_the_top_card_of_the_pile() -> None:
    """The event lies there face up and can be slain, in whatever row it is."""
    table = with_events().pile("exhausted", "exhausted", "mimic", "bat-swarm")
    table.stack("citizen-7", "rogue").holds(0, gold=2).acts(0)

    table.chooses("recruit citizen-7")

    assert table.cards_at("citizen-7") == ["bat-swarm"]
    assert [card.id for card in table.state.pile] == ["exhausted", "exhausted", "mimic"]
    assert "Citizen stack 7 is exhausted: Bat Swarm appears" in table.log()
    table.holds(0, strength=6)
    assert "slay citizen-7" in table.options


@pytest.mark.clause("V4", "V6", "T31")
def test_the_place_of_an_event_counts_as_exhausted() -> None:
    """Four places for two players, one of them an event's in the monsters' row."""
    table = with_events().stack("monster-1", "mimic").stack("citizen-1", "exhausted")
    table.stack("domain-1", "giant-leech")
    assert table.game.end_conditions() == ()

    table.stack("citizen-2", "exhausted")

    assert table.game.end_conditions() == ("exhausted",)


@pytest.mark.clause("V4", "T31")
def test_events_are_no_area_monsters_to_the_end_of_the_game() -> None:
    """The five stacks are empty of area monsters, though an event lies there."""
    table = only_monster(with_events(5), "monster-3", "mimic")

    assert table.game.end_conditions() == ("monsters",)


@pytest.mark.clause("V5")
@pytest.mark.parametrize(
    ("event", "dice", "amounts"),
    [
        ("corrupted-cleric", (1, 2), Amounts(magic=1)),
        ("bat-swarm", (3, 1), Amounts(strength=1)),
        ("mimic", (2, 3), Amounts(gold=1)),
    ],
)
def test_an_event_puts_a_token_on_another_monster(
    event: str, dice: tuple[int, int], amounts: Amounts
) -> None:
    """Corrupted Cleric (1) Magic, Bat Swarm (3) Strength, Mimic (5, here the sum) Gold."""
    table = rich().stack("citizen-1", event).stack("domain-2", "kobold-thieves")
    key = f"{event}: {amounts.key}-on-"

    table.rolls(0, *dice)

    assert (table.decision.seat, table.decision.prompt) == (0, Prompt.USE)
    monsters = [f"{key}monster-{column}" for column in range(1, 6)]
    assert table.options == [*monsters, f"{key}domain-2"]
    table.chooses(f"{key}monster-5")
    assert tokens(table, "monster-5") == amounts


@pytest.mark.clause("V5")
@pytest.mark.parametrize(
    ("event", "dice", "left"),
    [
        ("giant-leech", (2, 1), (5, 4, 5)),
        ("sorcerer", (1, 3), (5, 5, 4)),
        ("kobold-thieves", (6, 1), (4, 6, 5)),  # the starter Knight gives 1 Strength
    ],
)
def test_an_event_makes_every_player_lose_a_resource(
    event: str, dice: tuple[int, int], left: tuple[int, int, int]
) -> None:
    """Giant Leech (2) Strength, Sorcerer (4, here the sum) Magic, Kobold Thieves (6) Gold."""
    table = rich(3).stack("citizen-1", event)

    table.rolls(1, *dice)

    harvest = [line for line in table.log() if " lost " in line]
    assert [line[0] for line in harvest] == ["B", "C", "A"]
    assert [table.resources(seat) for seat in range(3)] == [left] * 3


@pytest.mark.clause("V5")
def test_nobody_loses_what_they_do_not_have() -> None:
    """Player 0 has no Strength to lose, player 1 some."""
    table = rich().stack("citizen-1", "giant-leech").holds(0, gold=5)

    table.rolls(0, 2, 1)

    assert table.log().count("B lost 1 Strength (Giant Leech)") == 1
    assert not any(line.startswith("A lost") for line in table.log())
    assert table.resources(0) == (5, 0, 0)


@pytest.mark.clause("V5")
def test_events_act_before_the_harvest() -> None:
    """The Kobold Thieves find no Gold that only the harvest of 5 and 6 brings."""
    table = with_events().stack("citizen-1", "kobold-thieves").holds(0).holds(1)

    table.rolls(0, 5, 6)

    assert [table.resources(seat) for seat in (0, 1)] == [(1, 1, 0)] * 2


@pytest.mark.clause("V5")
def test_doubles_do_not_double_an_event() -> None:
    """2 and 2 cost 1 Strength, not two."""
    table = rich().stack("citizen-1", "giant-leech")

    table.rolls(0, 2, 2)

    assert table.resources(1) == (5, 4, 5)


@pytest.mark.clause("V5", "T5")
def test_an_event_acts_on_the_final_dice_only() -> None:
    """The 2 was changed to 1, so that the Giant Leech sleeps."""
    table = rich().stack("citizen-1", "giant-leech").owns(0, "palace-of-the-dawn")

    table.rolls(0, 2, 3)
    table.chooses("change a with palace-of-the-dawn")

    assert not any("Giant Leech" in line for line in table.log())


@pytest.mark.clause("V5")
def test_an_event_on_another_number_sleeps() -> None:
    """Neither 1, 2 nor their sum is 4, 5 or 6."""
    table = rich().stack("citizen-1", "sorcerer").stack("citizen-2", "mimic")
    table.stack("citizen-3", "kobold-thieves")

    table.rolls(0, 1, 2)

    assert not any(" lost " in line for line in table.log())
    assert table.options == ["herald: 1-gold", "herald: 1-strength", "herald: 1-magic"]


@pytest.mark.clause("V5")
def test_an_event_in_the_pile_sleeps() -> None:
    table = rich().pile("exhausted", "giant-leech")

    table.rolls(0, 2, 1)

    assert not any(" lost " in line for line in table.log())


@pytest.mark.clause("V5")
def test_the_active_player_decides_the_order_of_events() -> None:
    """All three results wake one each; the last one left acts unasked."""
    table = rich().stack("citizen-1", "corrupted-cleric").stack("monster-2", "giant-leech")
    table.stack("domain-5", "bat-swarm")

    table.rolls(1, 1, 2)

    assert (table.decision.seat, table.decision.prompt) == (1, Prompt.ORDER_EVENTS)
    assert table.options == ["event monster-2", "event citizen-1", "event domain-5"]
    table.chooses("event domain-5", "bat-swarm: 1-strength-on-citizen-1")
    assert table.options == ["event monster-2", "event citizen-1"]
    table.chooses("event citizen-1", "corrupted-cleric: 1-magic-on-domain-5")
    assert table.log()[-1] != "B lost 1 Strength (Giant Leech)"
    assert [table.resources(seat)[1] for seat in (0, 1)] == [4, 4]
    assert tokens(table, "citizen-1") == Amounts(strength=1)
    assert tokens(table, "domain-5") == Amounts(magic=1)


@pytest.mark.clause("V5")
def test_an_event_puts_no_token_on_itself() -> None:
    """It is the only monster there, so nothing happens."""
    table = only_monster(rich(5), "monster-1", "bat-swarm")

    table.rolls(0, 3, 1)

    assert table.state.tokens == ()
    assert table.decision.prompt is Prompt.USE
    assert table.options[0] == "herald: 1-gold"


@pytest.mark.clause("V5")
def test_the_only_other_monster_gets_the_token_unasked() -> None:
    """It must be put where it can."""
    table = only_monster(rich(5), "monster-1", "bat-swarm").stack("citizen-9", "mimic")

    table.rolls(0, 3, 1)

    assert tokens(table, "citizen-9") == Amounts(strength=1)
    assert table.decision.prompt is Prompt.USE
    assert table.options[0] == "herald: 1-gold"
