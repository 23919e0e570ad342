"""All ways to pay a price, against a list of all divisions (T10, T16, X7, X17 to X19)."""

from __future__ import annotations

from itertools import product

import pytest

from valeria_desktop.games.valeria.rules.model.amounts import Amounts, Resource
from valeria_desktop.games.valeria.rules.model.lack import lack_of, nearest
from valeria_desktop.games.valeria.rules.model.price import (
    NO_ICONS,
    Price,
    can_pay,
    can_pay_with,
    exact,
    wanted_unit,
    ways,
    ways_of_any,
)

STRENGTH_TOO = (Resource.STRENGTH,)
PRICES = [
    *(Price(gold, 0, magic) for gold in range(4) for magic in range(3)),
    *(Price(0, strength, magic) for strength in range(1, 4) for magic in range(3)),
    *(Price(gold, also_gold=STRENGTH_TOO) for gold in range(4)),
    Price(2, 1, 1),
    Price(1, 2),
    *(Price(any_kind=number, is_exact=True) for number in range(4)),
    Price(1, any_kind=2),
    exact(Amounts(1, 2, 1)),
    exact(Amounts(2)),
    exact(Amounts()),
]
PURSES = [Amounts(*each) for each in product(range(4), range(4), range(5))]


def fits(price: Price, paid: Amounts) -> bool:
    """Say by the rules alone whether amounts pay a price."""
    kinds = (paid.gold, paid.strength, paid.magic)
    rests: list[tuple[int, ...]] = [kinds]
    if price.any_kind:
        rests = [
            tuple(n - price.any_kind * (at == kind) for at, n in enumerate(kinds))
            for kind in range(3)
        ]
    return any(min(rest) >= 0 and _pays(price, rest) for rest in rests)


def _pays(price: Price, rest: tuple[int, ...]) -> bool:
    gold, strength, magic = rest
    helped = magic - price.magic
    if helped < 0 or (price.is_exact and helped):
        return False
    for other in range(strength + 1) if price.also_gold else (0,):
        own = strength - other
        for help_to_gold in range(helped + 1):
            is_gold = gold + other + help_to_gold == price.gold
            is_strength = own + helped - help_to_gold == price.strength
            is_real = (gold + other or not price.gold) and (own or not price.strength)
            if is_gold and is_strength and is_real:
                return True
    return False


@pytest.mark.clause("T10", "T16")
@pytest.mark.parametrize("price", PRICES, ids=repr)
def test_the_ways_are_all_that_pay_exactly_and_each_once(price: Price) -> None:
    for money in PURSES:
        found = [way.amounts for way in ways(price, money)]
        assert len(found) == len(set(found))
        assert set(found) == {
            paid
            for paid in PURSES
            if fits(price, paid)
            and (paid.gold, paid.strength, paid.magic) <= (money.gold, money.strength, money.magic)
            and paid.strength <= money.strength
            and paid.magic <= money.magic
        }


@pytest.mark.clause("T16")
@pytest.mark.parametrize("price", PRICES, ids=repr)
def test_a_price_can_be_paid_if_there_is_a_way_and_then_nothing_is_lacking(price: Price) -> None:
    for money in PURSES:
        is_payable = bool(ways(price, money))
        assert can_pay(price, money) == is_payable
        if not (price.gold and price.strength) and not (price.any_kind and price.gold):
            assert bool(lack_of(price, money, NO_ICONS)) != is_payable


@pytest.mark.parametrize("price", PRICES, ids=repr)
def test_units_to_come_are_tried_in_every_kind(price: Price) -> None:
    for money in PURSES[::7]:
        for free in range(4):
            mores = [more for more in product(range(free + 1), repeat=3) if sum(more) == free]
            tried = any(
                can_pay(
                    price,
                    Amounts(money.gold + gold, money.strength + strength, money.magic + magic),
                )
                for gold, strength, magic in mores
            )
            assert can_pay_with(price, money, free) == tried
        assert not can_pay_with(price, money, -1)


@pytest.mark.clause("T16")
@pytest.mark.parametrize(
    ("price", "money", "wanted"),
    [
        (Price(3), Amounts(), Resource.GOLD),
        (Price(3), Amounts(1), Resource.MAGIC),
        (Price(3, also_gold=STRENGTH_TOO), Amounts(strength=1), Resource.MAGIC),
        (Price(0, 2, 1), Amounts(5), Resource.STRENGTH),
        (Price(0, 0, 1), Amounts(), Resource.MAGIC),
    ],
)
def test_one_more_is_a_real_one_where_none_is_there(
    price: Price, money: Amounts, wanted: Resource
) -> None:
    assert wanted_unit(price, money) is wanted


def test_of_one_kind_as_much_is_lacking_as_of_the_kind_that_is_there_most() -> None:
    lack = lack_of(Price(any_kind=9, is_exact=True), Amounts(3, 7, 5), NO_ICONS)
    assert (lack.any_kind, lack.size, lack.amounts) == (2, 2, Amounts())


def test_of_several_prices_the_nearest_is_told_and_all_their_ways_are_there_once() -> None:
    prices = (Price(0, 4, 2), Price(0, 5, 1))
    near, lack = nearest(prices, Amounts(strength=6, magic=1), NO_ICONS)
    assert (near, bool(lack)) == (prices[1], False)
    found = [way.amounts for way in ways_of_any(prices, Amounts(strength=6, magic=3))]
    assert found == [Amounts(0, 4, 2), Amounts(0, 3, 3), Amounts(0, 5, 1)]
