"""Merchants and the change of place: VA25 and VA26."""

from __future__ import annotations

import pytest

from tests.games.valencia.scenario import Scenario
from valeria_desktop.games.valencia.rules.model.guild import GUILDS
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.rules.model.prompts import Prompt


def market(goods: dict[str, int], part: RoundPart = RoundPart.C, players: int = 3) -> Scenario:
    """Let Ana win a market; nobody else has a stack."""
    return Scenario(players=players).stacks(0, "3").holds(0, coins=0, goods=goods).at(part)


@pytest.mark.clause("VA1", "VA25")
@pytest.mark.parametrize("part", [RoundPart.C, RoundPart.E])
@pytest.mark.parametrize(
    ("guild", "value"),
    [("oranges", 1), ("tiger nuts", 2), ("wine", 3), ("cloth", 4), ("porcelain", 5)],
)
def test_a_good_is_sold_at_its_value_and_goes_back(part: RoundPart, guild: str, value: int) -> None:
    table = market({guild: 2}, part).reveals(0, "3")
    assert table.prompt is Prompt.SELL
    assert table.supply(guild) == 4
    table.chooses(0, f"sell {guild}")
    assert (table.coins(0), table.goods(0), table.supply(guild)) == (value, {guild: 1}, 5)
    coins = "1 coin" if value == 1 else f"{value} coins"
    name = next(each for each in GUILDS if each == guild).words()
    assert table.says(f"Ana sold a good for {coins}: {name}")


@pytest.mark.clause("VA25")
def test_any_number_of_goods_is_sold() -> None:
    """One after the other, from the dearest down."""
    table = market({"porcelain": 2, "wine": 1, "oranges": 2}).reveals(0, "3")
    assert table.options == ["sell porcelain", "sell wine", "sell oranges", "nothing"]
    table.chooses(0, "sell porcelain", "sell porcelain", "sell wine", "sell oranges")
    assert table.options == ["sell oranges", "nothing"]
    table.chooses(0, "nothing")
    assert table.is_done
    assert (table.coins(0), table.goods(0)) == (14, {"oranges": 1})


@pytest.mark.clause("VA25")
def test_after_the_last_good_nothing_more_is_asked() -> None:
    table = market({"cloth": 1}).reveals(0, "3").chooses(0, "sell cloth")
    assert table.is_done
    assert table.coins(0) == 4


@pytest.mark.clause("VA25")
@pytest.mark.parametrize(
    ("kept", "sales", "coins"),
    [
        ({"porcelain": 1}, ["wine", "oranges"], 4),
        ({"wine": 1}, ["porcelain", "oranges"], 6),
        ({"oranges": 1, "wine": 1}, ["porcelain"], 5),
    ],
)
def test_any_of_the_goods_may_be_kept(kept: dict[str, int], sales: list[str], coins: int) -> None:
    """A dearer one is passed over, as the row goes down."""
    table = market({"porcelain": 1, "wine": 1, "oranges": 1}).reveals(0, "3")
    table.chooses(0, *(f"sell {guild}" for guild in sales))
    if not table.is_done:
        table.chooses(0, "nothing")
    assert (table.goods(0), table.coins(0)) == (kept, coins)


@pytest.mark.clause("VA25")
def test_without_a_good_the_market_is_passed_over() -> None:
    table = market({}).reveals(0, "3")
    assert table.is_done
    assert table.coins(0) == 0


@pytest.mark.clause("VA19", "VA25")
def test_just_the_first_sells() -> None:
    table = market({"wine": 1}).stacks(1, "4").holds(1, goods={"cloth": 1}).at(RoundPart.C)
    table.reveals(0, "3").reveals(1, "4")
    assert (table.asked, table.options) == (1, ["sell cloth", "nothing"])
    table.chooses(1, "sell cloth").chooses(0, "nothing")
    assert table.is_done
    assert table.goods(0) == {"wine": 1}


@pytest.mark.clause("VA25")
def test_at_the_second_market_a_member_sits_for_the_merchants_too() -> None:
    table = market({"wine": 1}, RoundPart.E).sits(2, "merchants").at(RoundPart.E).reveals(0, "3")
    table.chooses(0, "sell wine")
    assert table.prompt is Prompt.SIT
    assert table.words == ["Take the seat of the merchants", "Nothing"]
    table.chooses(0, "sit")
    assert table.council("merchants") == 0
    assert (table.members(0), table.members(2), table.coins(0)) == (14, 15, 3)


@pytest.mark.clause("VA25")
def test_at_the_first_market_nobody_sits_down() -> None:
    table = market({"wine": 1}).reveals(0, "3").chooses(0, "nothing")
    assert table.is_done
    assert table.council("merchants") is None


@pytest.mark.clause("VA25")
def test_one_may_sit_for_the_merchants_without_a_sale() -> None:
    """Also without a good to sell."""
    table = market({}, RoundPart.E).reveals(0, "3").chooses(0, "sit")
    assert table.council("merchants") == 0


@pytest.mark.clause("VA19", "VA25")
def test_one_may_sell_and_leave_the_seat() -> None:
    table = market({"wine": 1}, RoundPart.E).reveals(0, "3").chooses(0, "sell wine", "nothing")
    assert table.council("merchants") is None
    assert table.coins(0) == 3


# --- the change of place; around b3 in the city for two are a3, b4, the site b2 and the centre


def mover(*homes: str) -> Scenario:
    """Let Ana win the change of place, with members here."""
    return Scenario(players=2).stacks(0, "3").lives(0, *homes)


@pytest.mark.clause("VA26")
def test_a_member_moves_to_a_free_space_beside_it() -> None:
    """Of any guild, free of charge, orthogonally; a site and the centre are no spaces."""
    table = mover("b3").holds(0, coins=0).at(RoundPart.G).reveals(0, "3")
    assert table.prompt is Prompt.MOVE
    assert table.options == ["move b3 a3", "move b3 b4", "nothing"]
    table.chooses(0, "move b3 b4")
    assert (table.member_at("b3"), table.member_at("b4")) == (None, 0)
    assert (table.coins(0), table.members(0)) == (0, 14)
    start = "orange space for 3 coins at the top left"
    goal = "wine space for 4 coins at the bottom left"
    assert table.says(f"Ana moved from the {start} to the {goal}")


@pytest.mark.clause("VA26")
def test_a_space_where_somebody_stands_is_not_free() -> None:
    table = mover("b3", "b4").lives(1, "a3").at(RoundPart.G).reveals(0, "3")
    assert table.options == ["move b4 a4", "move b4 b5", "nothing"]


@pytest.mark.clause("VA26")
def test_just_one_own_member_moves() -> None:
    table = mover("a1", "e1").lives(1, "f6").at(RoundPart.G).reveals(0, "3")
    starts = {option.split()[1] for option in table.options[:-1]}
    assert starts == {"a1", "e1"}
    table.chooses(0, "move a1 a2")
    assert table.is_done


@pytest.mark.clause("VA19", "VA26")
def test_a_member_may_stay() -> None:
    table = mover("b3").at(RoundPart.G).reveals(0, "3").chooses(0, "nothing")
    assert table.member_at("b3") == 0


@pytest.mark.clause("VA26")
def test_without_a_member_in_the_city_nobody_moves() -> None:
    assert mover().at(RoundPart.G).reveals(0, "3").is_done


@pytest.mark.clause("VA26")
def test_a_member_that_is_shut_in_does_not_move() -> None:
    assert mover("a1").lives(1, "a2", "b1").at(RoundPart.G).reveals(0, "3").is_done


@pytest.mark.clause("VA19", "VA26")
def test_just_the_first_moves() -> None:
    table = (
        mover("b3").stacks(1, "5").lives(1, "e1").at(RoundPart.G).reveals(0, "3").reveals(1, "5")
    )
    assert table.asked == 1
    assert {option.split()[1] for option in table.options[:-1]} == {"e1"}


@pytest.mark.clause("VA26", "VA29")
def test_a_move_beside_a_fountain_has_no_ability() -> None:
    """The cell b1 is beside the site b2."""
    table = mover("a1").built("b2", "sell").holds(0, goods={"wine": 1}).at(RoundPart.G)
    table.reveals(0, "3").chooses(0, "move a1 b1")
    assert table.is_done
    assert table.goods(0) == {"wine": 1}
