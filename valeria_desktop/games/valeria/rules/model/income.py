"""The expected gains of a harvest: Gold, Strength, Magic, points, and resources of two sorts."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.games.valeria.rules.model.amounts import Amounts
    from valeria_desktop.games.valeria.rules.model.price import Price

Income = tuple[float, float, float, float, float, float]
"""Numbers of Gold, Strength, Magic, points, resources of any kind, and resources from others."""
NO_INCOME: Income = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)


def income_of(amounts: Amounts, times: int = 1) -> Income:
    """Return amounts as an income."""
    return (
        float(amounts.gold * times),
        float(amounts.strength * times),
        float(amounts.magic * times),
        float(amounts.points * times),
        0.0,
        0.0,
    )


def cost_of(price: Price) -> Income:
    """Return the income that a price takes away."""
    gold, strength, magic, _, _, _ = income_of(price.amounts, -1)
    return (gold, strength, magic, 0.0, -float(price.any_kind), 0.0)


def of_any_kind(number: float) -> Income:
    """Return an income of resources of any kind."""
    return (0.0, 0.0, 0.0, 0.0, number, 0.0)


def from_others(number: float) -> Income:
    """Return an income of resources taken from other players."""
    return (0.0, 0.0, 0.0, 0.0, 0.0, number)


def resources_in(income: Income) -> float:
    """Return the number of resources in an income."""
    gold, strength, magic, _, any_kind, taken = income
    return gold + strength + magic + any_kind + taken


def as_income(numbers: list[float]) -> Income:
    """Return six numbers as an income."""
    gold, strength, magic, points, any_kind, taken = numbers
    return gold, strength, magic, points, any_kind, taken


def sum_of(incomes: Iterable[Income]) -> Income:
    """Return the sum of incomes."""
    return as_income([sum(numbers) for numbers in zip(NO_INCOME, *incomes, strict=True)])
