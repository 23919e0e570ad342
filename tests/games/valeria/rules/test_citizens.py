"""The eighteen citizens, each with both powers: what they give to whom (T6 to T11)."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.scenario import Scenario, card
from valeria_desktop.games.valeria.rules.model.cards import Citizen

Amounts = tuple[int, int, int]


def two_owners(*cards: str, edition: str = "2e") -> Scenario:
    """Both players own the cards and nothing else, so one roll shows both powers."""
    return Scenario(edition=edition).owns(0, *cards).owns(1, *cards).holds(0).holds(1)


# Gold, Strength, Magic in your turn and on another's; what the starters add is noted.
GAINS = [
    ("cleric", (1, 2), (0, 0, 3), (0, 0, 1)),
    ("cleric", (2, 1), (0, 0, 3), (0, 0, 1)),
    ("archer", (4, 3), (0, 2, 0), (0, 1, 0)),
    ("archer", (1, 3), (0, 2, 0), (0, 1, 0)),  # the sum
    ("wizard", (4, 3), (0, 1, 1), (0, 0, 1)),
    ("peasant", (5, 3), (2, 0, 0), (2, 0, 0)),  # the starter gives one of them
    ("knight", (6, 1), (0, 2, 0), (0, 2, 0)),  # the starter gives one of them
    ("rogue", (3, 4), (2, 2, 0), (1, 1, 0)),
    ("rogue", (6, 1), (2, 3, 0), (1, 2, 0)),  # a Knight's Strength with it
]


@pytest.mark.clause("T6", "T7")
@pytest.mark.parametrize(("name", "dice", "own", "others"), GAINS)
def test_a_citizen_gives_its_owner_one_power_and_on_anothers_turn_the_other(
    name: str, dice: tuple[int, int], own: Amounts, others: Amounts
) -> None:
    table = two_owners(name)
    table.rolls(0, *dice)
    assert (table.resources(0), table.resources(1)) == (own, others)


# Two plain cards of a number: the dice, what activates, and both gains.
DOUBLES = [
    ("cleric", (1, 1), (0, 0, 6), (0, 0, 2)),
    ("archer", (4, 4), (0, 4, 0), (0, 2, 0)),
    ("archer", (2, 2), (0, 2, 0), (0, 1, 0)),  # the sum activates once
    ("wizard", (4, 4), (0, 2, 2), (0, 0, 2)),
    ("peasant", (5, 5), (4, 0, 0), (4, 0, 0)),  # the starter twice as well
    ("knight", (6, 6), (0, 4, 0), (0, 4, 0)),  # the starter twice as well
    ("knight", (3, 3), (0, 2, 0), (0, 2, 0)),  # the sum, once each
]


@pytest.mark.clause("T7", "T13")
@pytest.mark.parametrize(("name", "dice", "own", "others"), DOUBLES)
def test_doubles_activate_a_citizen_of_the_number_twice(
    name: str, dice: tuple[int, int], own: Amounts, others: Amounts
) -> None:
    """In the first edition, so that no Herald joins in."""
    table = two_owners(name, edition="1e")
    table.rolls(0, *dice)
    assert (table.resources(0), table.resources(1)) == (own, others)


@pytest.mark.clause("T6")
def test_the_monk_gives_gold_and_magic_on_its_owners_turn() -> None:
    """1 Gold and 2 Magic; the Monk of the other has no Gold to trade."""
    table = two_owners("monk")
    table.rolls(0, 1, 2)
    assert table.resources(0) == (1, 0, 2)
    assert table.resources(1) == (0, 0, 0)
    assert table.decision.seat == 0
    assert "gain gold" in table.options


class Trade(NamedTuple):
    """A trader in your turn (seat 0) or on another's (seat 1)."""

    name: str
    dice: tuple[int, int]
    seat: int
    has: Amounts
    pays: str
    left: Amounts

    def offered(self) -> Scenario:
        table = Scenario(edition="1e").holds(0).holds(1).holds(self.seat, *self.has)
        table.owns(self.seat, self.name).owns(1 - self.seat, "cleric", "archer", "mercenary")
        table.rolls(0, *self.dice)
        return table


TRADES = [
    Trade("monk", (1, 2), 1, (1, 0, 0), "1-gold", (0, 0, 2)),
    Trade("mercenary", (3, 1), 1, (0, 1, 0), "1-strength", (2, 0, 0)),
    Trade("alchemist", (3, 1), 0, (1, 0, 0), "1-gold", (0, 0, 3)),
    Trade("alchemist", (3, 1), 1, (0, 0, 1), "1-magic", (2, 0, 0)),
    Trade("champion", (2, 6), 1, (1, 0, 0), "1-gold", (0, 5, 0)),  # the Knight gives 1
    Trade("paladin", (4, 6), 1, (0, 0, 0), "1-strength", (0, 0, 3)),  # paid from the Knight
    Trade("paladin", (4, 5), 1, (0, 1, 0), "1-strength", (1, 0, 3)),  # the Peasant gives 1
    Trade("priestess", (4, 5), 1, (0, 0, 1), "1-magic", (1, 3, 0)),  # the Peasant gives 1
]


@pytest.mark.clause("T10")
@pytest.mark.parametrize("trade", TRADES)
def test_a_trade_pays_in_full_and_then_gains(trade: Trade) -> None:
    """The trader is asked and may leave it."""
    table = trade.offered()
    assert table.decision.seat == trade.seat
    assert table.options == [f"{trade.name}: trade-{trade.pays}", "done"]
    table.chooses(f"{trade.name}: trade-{trade.pays}")
    assert table.resources(trade.seat) == trade.left


@pytest.mark.clause("T10")
@pytest.mark.parametrize("trade", TRADES)
def test_a_trade_may_be_left(trade: Trade) -> None:
    table = trade.offered()
    before = table.resources(trade.seat)
    table.chooses("done")
    assert table.resources(trade.seat) == before
    assert before != trade.left


# The wrong resource in plenty: Magic, or anything else, stands in for nothing here.
UNPAYABLE = [
    ("monk", (1, 2), 1, (0, 9, 9)),
    ("mercenary", (3, 1), 1, (9, 0, 9)),
    ("alchemist", (3, 1), 0, (0, 9, 9)),
    ("alchemist", (3, 1), 1, (9, 9, 0)),
    ("champion", (2, 6), 1, (0, 9, 9)),
    ("paladin", (4, 5), 1, (9, 0, 9)),
    ("priestess", (4, 5), 1, (9, 9, 0)),
]


@pytest.mark.clause("T10")
@pytest.mark.parametrize(("name", "dice", "seat", "has"), UNPAYABLE)
def test_a_trade_is_not_offered_without_the_resource_named(
    name: str, dice: tuple[int, int], seat: int, has: Amounts
) -> None:
    table = Scenario(edition="1e").owns(seat, name).owns(1 - seat, "cleric", "archer")
    table.holds(0).holds(1).holds(seat, *has)
    table.rolls(0, *dice)
    assert all(not line.startswith("AB"[seat] + " paid") for line in table.log())
    assert table.decision.seat == 0
    assert "gain gold" in table.options


@pytest.mark.clause("T10")
def test_the_merchant_gives_two_gold_or_two_magic_and_one_gold_off_turn() -> None:
    """The choice between gains must be made."""
    table = two_owners("merchant")
    table.rolls(0, 2, 1)
    assert table.resources(1) == (1, 0, 0)
    assert table.options == ["merchant: 2-gold", "merchant: 2-magic"]
    table.chooses("merchant: 2-magic")
    assert table.resources(0) == (0, 0, 2)


@pytest.mark.clause("T7", "T9")
def test_a_merchant_activated_twice_may_give_one_of_each() -> None:
    table = two_owners("merchant", edition="1e")
    table.rolls(0, 2, 2)
    table.chooses("merchant: 2-gold", "merchant: 2-magic")
    assert (table.resources(0), table.resources(1)) == ((2, 0, 2), (2, 0, 0))


@pytest.mark.clause("T11")
def test_the_blacksmith_gives_a_gold_for_each_soldier_citizen() -> None:
    """Archer, Wizard, Knight, Champion, Warlord; no starter Knight, no domain."""
    soldiers = ("archer", "wizard", "knight", "champion", "warlord")
    table = two_owners("blacksmith", *soldiers, "cleric", "watcher-on-the-water")
    table.rolls(0, 2, 1)
    assert table.resources(0) == (5, 0, 3)
    assert table.resources(1) == (1, 0, 1)


@pytest.mark.clause("T11")
def test_the_blacksmith_gives_nothing_without_soldiers() -> None:
    """The starter Knight is no citizen; off turn the 1 Gold comes all the same."""
    table = two_owners("blacksmith")
    table.rolls(0, 2, 1)
    assert (table.resources(0), table.resources(1)) == ((0, 0, 0), (1, 0, 0))


@pytest.mark.clause("T6")
def test_the_mercenary_gives_strength_and_gold_on_its_owners_turn() -> None:
    """The Mercenary of the other has no Strength to trade."""
    table = two_owners("mercenary")
    table.rolls(0, 3, 1)
    assert (table.resources(0), table.resources(1)) == ((1, 1, 0), (0, 0, 0))


@pytest.mark.clause("T6")
def test_the_champion_gives_four_strength_on_its_owners_turn() -> None:
    """The starter Knight gives 1 more, the other's Champion finds no Gold."""
    table = two_owners("champion")
    table.rolls(0, 2, 6)
    assert (table.resources(0), table.resources(1)) == ((0, 5, 0), (0, 1, 0))


@pytest.mark.clause("T9")
def test_the_champion_may_trade_the_gold_of_the_same_harvest() -> None:
    """The Peasant's Gold comes first and may be spent at once."""
    table = two_owners("champion")
    table.rolls(0, 3, 5)
    assert table.options == ["champion: trade-1-gold", "done"]
    table.chooses("champion: trade-1-gold")
    assert (table.resources(0), table.resources(1)) == ((1, 4, 0), (0, 4, 0))


@pytest.mark.clause("T11")
def test_the_warlord_counts_soldier_citizens_on_turn_and_knights_off_turn() -> None:
    """A Warlord is a Soldier itself; "per Knight" counts the starter, "Soldier" does not."""
    table = two_owners("warlord", "knight", "archer")
    table.rolls(0, 3, 5)
    assert table.resources(0) == (1, 3, 0)  # Warlord, Knight, Archer; the Peasant's Gold
    assert table.resources(1) == (1, 2, 0)  # the citizen and the starter Knight


@pytest.mark.clause("T7", "T11")
def test_each_warlord_counts_all_warlords() -> None:
    """Two Warlords see two Soldiers each; off turn one starter Knight each."""
    table = two_owners("warlord", "warlord")
    table.rolls(0, 3, 5)
    assert (table.resources(0), table.resources(1)) == ((1, 4, 0), (1, 2, 0))


@pytest.mark.clause("T7")
@pytest.mark.parametrize(("name", "own"), [("paladin", (0, 1, 2)), ("priestess", (0, 2, 1))])
@pytest.mark.parametrize(
    ("dice", "starters"),
    [((4, 5), (1, 0)), ((3, 6), (0, 1)), ((4, 6), (0, 1)), ((5, 5), (2, 0))],
)
def test_nine_and_ten_give_strength_and_magic(
    name: str, own: Amounts, dice: tuple[int, int], starters: tuple[int, int]
) -> None:
    """The Paladin and the Priestess give once for the sum, doubles or not."""
    table = Scenario(edition="1e").owns(0, name).holds(0).holds(1)
    table.rolls(0, *dice)
    assert table.resources(0) == (starters[0], own[1] + starters[1], own[2])


@pytest.mark.clause("T7", "T11")
@pytest.mark.parametrize(
    ("dice", "own", "others"),
    [((5, 6), (7, 1, 0), (5, 1, 0)), ((6, 6), (6, 2, 0), (4, 2, 0))],
)
def test_the_butcher_gives_two_gold_for_each_worker_citizen_or_four_gold(
    dice: tuple[int, int], own: Amounts, others: Amounts
) -> None:
    """Butcher, Merchant, Blacksmith; no starter Peasant, no domain with Workers."""
    workers = ("butcher", "merchant", "blacksmith")
    table = two_owners(*workers, "nest-of-the-weaver-witch", edition="1e")
    table.rolls(0, *dice)
    assert (table.resources(0), table.resources(1)) == (own, others)


@pytest.mark.clause("T11")
def test_each_butcher_counts_all_workers() -> None:
    """Two Butchers and a citizen Peasant: 2 times 3 times 2 Gold; the Peasants 1 each."""
    table = two_owners("butcher", "butcher", "peasant")
    table.rolls(0, 5, 6)
    assert (table.resources(0), table.resources(1)) == ((14, 1, 0), (10, 1, 0))


@pytest.mark.clause("T11")
@pytest.mark.parametrize(("domains", "gold"), [((), 2), (("emerald-stronghold",), 3)])
def test_the_miner_gives_a_gold_and_one_for_each_domain_or_four_gold(
    domains: tuple[str, ...], gold: int
) -> None:
    """The Peasant gives 1 of it."""
    table = two_owners("miner", *domains)
    table.rolls(0, 5, 6)
    assert (table.resources(0), table.resources(1)) == ((gold, 1, 0), (5, 1, 0))


@pytest.mark.clause("T11")
def test_the_miner_counts_three_domains_and_no_monsters() -> None:
    domains = ("emerald-stronghold", "pratchetts-plateau", "shattered-hand")
    table = two_owners("miner", *domains, "goblin")
    table.rolls(0, 5, 6)
    assert table.resources(0) == (5, 1, 0)


# Numbers that no other test rolls: each citizen sleeps on every result that is not its own.
@pytest.mark.clause("T7")
@pytest.mark.parametrize(
    ("name", "dice"),
    [
        *[("cleric", (3, 4)), ("monk", (5, 6)), ("merchant", (1, 3)), ("blacksmith", (1, 4))],
        *[("mercenary", (5, 2)), ("alchemist", (1, 5)), ("archer", (1, 2)), ("wizard", (5, 3))],
        *[("peasant", (3, 1)), ("knight", (4, 3)), ("rogue", (3, 5)), ("thief", (2, 6))],
        *[("champion", (3, 4)), ("warlord", (4, 5)), ("paladin", (5, 3)), ("priestess", (5, 6))],
        *[("butcher", (4, 6)), ("miner", (4, 6))],
    ],
)
def test_a_citizen_sleeps_on_other_numbers(name: str, dice: tuple[int, int]) -> None:
    found = card(name)
    assert isinstance(found, Citizen)
    assert not {*found.numbers} & {*dice, sum(dice)}
    table = Scenario(players=3, edition="1e").owns(0, name).owns(1, name)
    table.rolls(0, *dice)
    assert not [event for event in table.events if getattr(event, "cause", None) is found]
