"""The guilds' auctions: goods and places in the city: VA23 and VA24."""

from __future__ import annotations

import pytest

from tests.games.valencia.scenario import Scenario
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.model.prompts import Prompt

# in the city for three: porcelain at e1 (4), c2 (5), h2 (0), a3 (1), f3 (2), b5 (3) and g5 (4)
PLACES = ["place h2", "place a3", "place f3", "place b5", "place e1", "place g5", "place c2"]
# in the city for more: wine at i3 (0), b4 (1), c1 and g4 (2); the others cost 3 and more


def first(coins: int = 5) -> Scenario:
    """Let Ana win an auction of the porcelain guild, with Ben second, out of three."""
    return Scenario(players=3).stacks(0, "6").stacks(1, "5").holds(0, coins=coins)


def porcelain(table: Scenario) -> Scenario:
    """Hold the auction; Ana leaves the seat alone."""
    table.at(RoundPart.B, guild="porcelain").reveals(0, "6")
    table.reveals(1, "5").chooses(0, "nothing")
    return table


@pytest.mark.clause("VA23")
def test_the_first_has_a_seat_a_good_and_a_place() -> None:
    table = first().at(RoundPart.B, guild="porcelain").reveals(0, "6").passes(1)
    table.chooses(0, "sit", "good", "place a3")
    assert table.is_done
    assert table.council("porcelain") == 0
    assert table.goods(0) == {"porcelain": 1}
    assert table.supply("porcelain") == 5
    assert table.member_at("a3") == 0
    assert (table.coins(0), table.members(0)) == (4, 13)


@pytest.mark.clause("VA23")
def test_the_second_has_a_good_and_a_place() -> None:
    table = porcelain(first()).chooses(0, "nothing", "nothing")
    assert (table.asked, table.prompt) == (1, Prompt.GOOD)
    assert table.words == ["Gain a good", "Nothing"]
    table.chooses(1, "good", "place c2")
    assert table.is_done
    assert table.council("porcelain") is None
    assert table.goods(1) == {"porcelain": 1}
    assert (table.member_at("c2"), table.coins(1), table.members(1)) == (1, 0, 14)


@pytest.mark.clause("VA8", "VA23", "VA24")
def test_what_happens_is_told_with_good_and_price() -> None:
    table = porcelain(first()).chooses(0, "good", "place a3").chooses(1, "nothing", "place f3")
    told = table.told()
    assert told[-3:] == [
        "Ana gained a good: Porcelain",
        "Ana settled on the porcelain space for 1 coin at the top left",
        "Ben settled on the porcelain space for 2 coins at the top right",
    ]


@pytest.mark.clause("VA23")
@pytest.mark.parametrize("players", [4, 5])
def test_the_third_has_a_good_or_a_place(players: int) -> None:
    table = Scenario(players=players).stacks(0, "6").stacks(1, "5").stacks(2, "4")
    table.holds(2, coins=2).at(RoundPart.B, guild="wine")
    table.reveals(0, "6").reveals(1, "5").reveals(2, "4")
    table.chooses(0, "nothing", "nothing", "nothing").chooses(1, "nothing", "nothing")
    assert (table.asked, table.prompt) == (2, Prompt.SHARE)
    options = ["good", "place i3", "place b4", "place c1", "place g4", "nothing"]
    assert table.options == options
    good, place = table.game.copy(), table.game.copy()
    good.choose("good")
    place.choose("place b4")
    after_good, after_place = good.snapshot(), place.snapshot()
    assert (good.decision, place.decision) == (None, None)
    assert after_good.players[2].goods == (0, 0, 1, 0, 0)
    assert (after_good.players[2].members, after_good.players[2].coins) == (15, 2)
    assert after_place.players[2].goods == (0, 0, 0, 0, 0)
    assert (after_place.players[2].members, after_place.players[2].coins) == (14, 1)


def third(**holds: int) -> Scenario:
    """Let Cleo be the third of four in an auction of the wine guild; the others decline all."""
    table = Scenario(players=4).stacks(0, "6").stacks(1, "5").stacks(2, "4")
    return table.holds(2, None, **holds)


def to_the_third(table: Scenario) -> Scenario:
    """Go on to what the third is asked."""
    table.at(RoundPart.B, guild="wine").reveals(0, "6").reveals(1, "5").reveals(2, "4")
    while not table.is_done and table.asked != 2:
        table.chooses(table.asked, "nothing")
    return table


@pytest.mark.clause("VA21", "VA23")
def test_the_third_without_a_member_may_take_a_good() -> None:
    assert to_the_third(third(members=0)).options == ["good", "nothing"]


@pytest.mark.clause("VA23")
def test_the_third_takes_a_place_where_no_good_is_left() -> None:
    table = to_the_third(third(coins=0).holds(3, goods={"wine": 6}))
    assert table.options == ["place i3", "nothing"]


@pytest.mark.clause("VA23")
def test_the_third_has_nothing_where_nothing_is_left() -> None:
    """Being placed, they may keep no card."""
    table = to_the_third(third(coins=0).holds(3, goods={"wine": 6}).lives(3, "i3"))
    assert table.is_done
    assert table.used_by(2) == "4"


@pytest.mark.clause("VA23")
def test_without_a_good_in_the_supply_none_is_had() -> None:
    """The rest stays."""
    table = porcelain(first().holds(2, goods={"porcelain": 6}))
    assert (table.asked, table.prompt) == (0, Prompt.PLACE)
    table.chooses(0, "nothing")
    assert (table.asked, table.prompt) == (1, Prompt.PLACE)


@pytest.mark.clause("VA23")
def test_the_first_may_take_the_last_good_so_that_the_second_has_none() -> None:
    table = porcelain(first().holds(2, goods={"porcelain": 5})).chooses(0, "good", "nothing")
    assert table.supply("porcelain") == 0
    assert (table.asked, table.prompt) == (1, Prompt.PLACE)


@pytest.mark.clause("VA24")
def test_a_place_is_a_free_space_of_the_guild() -> None:
    """With its price, the cheapest first; not one where someone stands."""
    table = porcelain(first().lives(2, "a3", "e1")).chooses(0, "nothing")
    assert table.prompt is Prompt.PLACE
    assert table.options == ["place h2", "place f3", "place b5", "place g5", "place c2", "nothing"]
    assert table.words[:2] == [
        "Settle on the porcelain space for 0 coins at the top right",
        "Settle on the porcelain space for 2 coins at the top right",
    ]


@pytest.mark.clause("VA24")
@pytest.mark.parametrize(("coins", "number"), [(0, 1), (1, 2), (3, 4), (4, 6), (5, 7), (30, 7)])
def test_whoever_can_not_pay_a_place_can_not_have_it(coins: int, number: int) -> None:
    table = porcelain(first(coins)).chooses(0, "nothing")
    assert table.options == [*PLACES[:number], "nothing"]


@pytest.mark.clause("VA24")
@pytest.mark.parametrize(("option", "price"), [*zip(PLACES, (0, 1, 2, 3, 4, 4, 5), strict=True)])
def test_a_place_is_paid_with_its_price(option: str, price: int) -> None:
    table = porcelain(first()).chooses(0, "nothing", option)
    assert table.coins(0) == 5 - price
    assert table.member_at(option.removeprefix("place ")) == 0


@pytest.mark.clause("VA23")
def test_without_a_space_that_can_be_paid_the_place_lapses() -> None:
    """The good stays."""
    table = porcelain(first(coins=0).lives(2, "h2")).chooses(0, "good")
    assert table.goods(0) == {"porcelain": 1}
    assert table.asked == 1


@pytest.mark.clause("VA24", "VA25")
def test_a_good_of_the_same_auction_is_not_sold_for_the_place() -> None:
    """Goods are sold at the markets."""
    table = porcelain(first(coins=0)).chooses(0, "good")
    assert table.options == ["place h2", "nothing"]


@pytest.mark.clause("VA24")
def test_the_second_does_not_get_the_place_of_the_first() -> None:
    """One member on a space."""
    table = porcelain(first()).chooses(0, "nothing", "place f3").chooses(1, "nothing")
    assert "place f3" not in table.options
    assert "place a3" in table.options


@pytest.mark.clause("VA21", "VA24")
def test_the_last_member_may_settle_after_one_has_taken_the_seat() -> None:
    """With one member in hand it is one or the other."""
    seated = (
        first().holds(0, members=1).at(RoundPart.B, guild="porcelain").reveals(0, "6").passes(1)
    )
    seated.chooses(0, "sit", "good")
    assert seated.is_done
    standing = (
        first().holds(0, members=1).at(RoundPart.B, guild="porcelain").reveals(0, "6").passes(1)
    )
    standing.chooses(0, "nothing", "good", "place h2")
    assert (standing.member_at("h2"), standing.members(0)) == (0, 0)


@pytest.mark.clause("VA21", "VA24")
def test_a_member_that_a_seat_sends_home_may_settle() -> None:
    """Ben's last member sat where Ana sits down, so he has one for the second place."""
    table = first().sits(1, "porcelain").holds(1, members=0).at(RoundPart.B, guild="porcelain")
    table.reveals(0, "6").reveals(1, "5").chooses(0, "sit", "nothing", "nothing")
    table.chooses(1, "nothing", "place h2")
    assert table.member_at("h2") == 1
    assert table.members(1) == 0
