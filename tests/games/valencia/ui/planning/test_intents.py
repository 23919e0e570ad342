"""Of stacks with the same cards, those that are left are meant for the steps to come."""

from __future__ import annotations

import pytest

from valeria_desktop.games.valencia.rules.model.cards import Card
from valeria_desktop.games.valencia.rules.model.parts import RoundPart
from valeria_desktop.games.valencia.ui.planning.intents import PlannedStack, as_planned

FOUR, ONE = (Card.FOUR,), (Card.ONE,)
PLAN = (
    PlannedStack(FOUR, RoundPart.A),
    PlannedStack(ONE, RoundPart.C),
    PlannedStack(FOUR, RoundPart.D),
    PlannedStack(FOUR, None),
)


def marks(stacks: tuple[tuple[Card, ...], ...], now: RoundPart) -> list[str]:
    """Return the letters of the marks of stacks in their planned order; "-" without a mark."""
    found = as_planned(stacks, PLAN, now)
    assert sorted(number for number, _ in found) == list(range(len(stacks)))
    return [mark.letter if mark is not None else "-" for _, mark in found]


@pytest.mark.parametrize(
    ("fours", "now", "expected"),
    [
        (3, RoundPart.A, ["A", "C", "D", "-"]),
        (2, RoundPart.A, ["C", "D", "-"]),  # the stack for A was revealed in A
        (2, RoundPart.B, ["C", "D", "-"]),
        (1, RoundPart.D, ["C", "-"]),
        (2, RoundPart.D, ["A", "C", "-"]),  # the one for D was revealed, the one for A was not
    ],
)
def test_the_mark_of_a_used_stack_goes_with_it(
    fours: int, now: RoundPart, expected: list[str]
) -> None:
    assert marks((FOUR,) * fours + (ONE,), now) == expected
