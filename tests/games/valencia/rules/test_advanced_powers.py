"""Powers that work when they are revealed: Nest Egg, Warehouse, and how all are asked: VA45."""

from __future__ import annotations

import pytest

from tests.games.valencia.scenario import Scenario
from valeria_desktop.games.valencia.rules.model.parts import AUCTIONS, RoundPart
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.setup import Advanced


def revealed(stack: str, players: int = 3, part: RoundPart = RoundPart.C) -> Scenario:
    """Let Ana reveal a stack in an auction; Ben has a stack too."""
    table = Scenario(players=players, advanced=Advanced).stacks(0, stack).stacks(1, "4")
    return table.at(part).reveals(0, stack)


# --- Nest Egg


@pytest.mark.clause("VA45")
def test_a_nest_egg_is_2_coins_when_it_is_revealed() -> None:
    """Before the next player is asked."""
    table = revealed("nest-egg 3")
    assert (table.asked, table.prompt) == (0, Prompt.POWER)
    assert table.options == ["power nest-egg", "nothing"]
    assert table.words[0] == "Use the power: Nest Egg (1)"
    table.chooses(0, "power nest-egg")
    assert table.coins(0) == 7
    assert table.says("Ana gained 2 coins")
    assert (table.asked, table.prompt) == (1, Prompt.BID)


@pytest.mark.clause("VA45")
def test_two_nest_eggs_are_2_coins_each() -> None:
    table = revealed("nest-egg nest-egg")
    assert table.options == ["power nest-egg", "nothing"]
    table.chooses(0, "power nest-egg")
    assert table.options == ["power nest-egg", "nothing"]
    table.chooses(0, "power nest-egg")
    assert table.coins(0) == 9
    assert table.asked == 1


@pytest.mark.clause("VA45")
def test_a_nest_egg_counts_1_whether_its_power_is_used_or_not() -> None:
    for option in ("power nest-egg", "nothing"):
        assert revealed("nest-egg 3").chooses(0, option).passes(1).ranking() == [("Ana", 4)]


@pytest.mark.clause("VA24", "VA45")
def test_coins_of_a_nest_egg_pay_a_place_of_the_same_auction() -> None:
    """Porcelain in the city for three costs 4 at e1."""
    table = Scenario(players=3, advanced=Advanced).stacks(0, "nest-egg").holds(0, coins=2)
    table.at(RoundPart.B, guild="porcelain").reveals(0, "nest-egg").chooses(0, "power nest-egg")
    table.chooses(0, "nothing", "nothing", "place e1")
    assert table.coins(0) == 0


# --- Warehouse


@pytest.mark.clause("VA45")
@pytest.mark.parametrize(("card", "guild"), [("wine-house", "wine"), ("cloth-house", "cloth")])
def test_a_warehouse_is_a_good_when_it_is_revealed(card: str, guild: str) -> None:
    table = revealed(f"{card} 1").chooses(0, f"power {card}")
    assert table.goods(0) == {guild: 1}
    assert table.supply(guild) == 5
    assert table.says(f"Ana gained a good: {guild.capitalize()}")


@pytest.mark.clause("VA45")
@pytest.mark.parametrize(("card", "guild"), [("wine-house", "wine"), ("cloth-house", "cloth")])
def test_a_warehouse_gives_nothing_that_the_supply_lacks(card: str, guild: str) -> None:
    """Nobody is asked then."""
    table = Scenario(players=3, advanced=Advanced).stacks(0, card).stacks(1, "4")
    table.holds(2, goods={guild: 6}).at(RoundPart.C).reveals(0, card)
    assert (table.asked, table.prompt) == (1, Prompt.BID)
    assert table.goods(0) == {}


@pytest.mark.clause("VA25", "VA45")
def test_a_good_of_a_warehouse_is_sold_at_the_same_market() -> None:
    table = revealed("cloth-house 6").chooses(0, "power cloth-house").passes(1)
    table.chooses(0, "sell cloth")
    assert table.coins(0) == 9


# --- how they are asked


@pytest.mark.clause("VA45")
@pytest.mark.parametrize("part", AUCTIONS)
def test_powers_work_in_every_auction(part: RoundPart) -> None:
    """At once when revealed."""
    table = revealed("nest-egg", part=part).chooses(0, "power nest-egg")
    assert table.coins(0) == 7
    assert table.asked == 1


@pytest.mark.clause("VA45")
@pytest.mark.parametrize(
    ("first", "second"), [("nest-egg", "wine-house"), ("wine-house", "nest-egg")]
)
def test_within_a_stack_the_player_chooses_the_order(first: str, second: str) -> None:
    table = revealed("nest-egg wine-house 6")
    assert table.options == ["power wine-house", "power nest-egg", "nothing"]
    table.chooses(0, f"power {first}")
    assert table.options == [f"power {second}", "nothing"]
    table.chooses(0, f"power {second}")
    assert (table.coins(0), table.goods(0)) == (7, {"wine": 1})
    assert table.asked == 1


@pytest.mark.clause("VA19", "VA45")
@pytest.mark.parametrize("used", [[], ["power nest-egg"], ["power wine-house"]])
def test_powers_may_be_declined(used: list[str]) -> None:
    """All, or those that are left."""
    table = revealed("nest-egg wine-house").chooses(0, *used, "nothing")
    assert table.asked == 1
    assert table.coins(0) == (7 if "power nest-egg" in used else 5)
    assert table.goods(0) == ({"wine": 1} if "power wine-house" in used else {})


@pytest.mark.clause("VA45")
def test_powers_work_in_the_order_of_revealing() -> None:
    """Ana takes the last cloth, so Ben has none."""
    table = Scenario(players=3, advanced=Advanced).holds(2, goods={"cloth": 5})
    table.stacks(0, "cloth-house 1").stacks(1, "cloth-house 2").at(RoundPart.C)
    table.reveals(0, "cloth-house 1").chooses(0, "power cloth-house")
    table.reveals(1, "cloth-house 2")
    assert (table.asked, table.prompt) == (0, Prompt.KEEP_CARD)
    assert (table.goods(0), table.goods(1)) == ({"cloth": 1}, {})


@pytest.mark.clause("VA16", "VA45")
def test_somebody_who_waits_uses_powers_when_they_reveal() -> None:
    table = Scenario(players=3, advanced=Advanced).stacks(0, "nest-egg").stacks(1, "4")
    table.holds(0, privileges=1).at(RoundPart.C).waits(0)
    assert table.coins(0) == 5
    table.reveals(1, "4").reveals(0, "nest-egg")
    assert (table.asked, table.prompt) == (0, Prompt.POWER)


@pytest.mark.clause("VA20", "VA45")
def test_a_power_works_for_whoever_is_not_placed() -> None:
    """The card may also be kept."""
    table = revealed("nest-egg").chooses(0, "power nest-egg").reveals(1, "4")
    assert (table.asked, table.options) == (0, ["under nest-egg", "nothing"])
    assert table.coins(0) == 7


@pytest.mark.clause("VA45")
def test_a_power_that_can_do_nothing_is_not_offered() -> None:
    """Nobody sits on a guild's seat, and Ana lives nowhere."""
    table = revealed("assistance wanderer nest-egg")
    assert table.options == ["power nest-egg", "nothing"]


@pytest.mark.clause("VA28", "VA45")
def test_stacks_that_are_not_revealed_have_no_power() -> None:
    table = Scenario(players=3, advanced=Advanced).stacks(0, "nest-egg").in_round(5)
    table.at(RoundPart.COUNCIL)
    assert table.coins(0) == 5
    assert table.used_by(0) == "nest-egg"
