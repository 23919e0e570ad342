"""The plans that people laid down, each in its player's order and with private marks.

The rules shuffle stacks of equal size, so that their order tells others nothing. Their owner
sees them as planned, each with the step that it is meant for. Nobody else ever sees a mark.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valencia.rules.model.cards import in_order

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.model.parts import RoundPart
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.games.valencia.ui.planning.arrangement import Arrangement


@frozen
class PlannedStack:
    """A stack as its owner planned it."""

    cards: tuple[Card, ...]
    mark: RoundPart | None
    """The step that it is meant for; None for none."""


class Intents:
    """Remembers each seat's plan of the present round, as long as the game is on the table."""

    def __init__(self) -> None:
        self._plans: dict[int, tuple[int, tuple[PlannedStack, ...]]] = {}

    def keep(self, scene: Scene, plan: Arrangement) -> None:
        """Remember the plan of the asked player."""
        stacks = zip(plan.stacks, plan.marks, strict=True)
        planned = tuple(PlannedStack(in_order(cards), mark) for cards, mark in stacks)
        self._plans[scene.view.seat] = scene.view.round, planned

    def forget(self) -> None:
        """Forget all plans: another game begins."""
        self._plans.clear()

    def plan_of(self, view: View) -> tuple[PlannedStack, ...]:
        """Return the viewer's plan of this round; none if it isn't known."""
        number, planned = self._plans.get(view.seat, (0, ()))
        return planned if number == view.round else ()


def as_planned(
    stacks: Sequence[tuple[Card, ...]], planned: Sequence[PlannedStack]
) -> list[tuple[int, RoundPart | None]]:
    """Return the numbers of all stacks in the planned order, each with its mark.

    Stacks that aren't part of the plan come last.
    """
    left = list(range(len(stacks)))
    found: list[tuple[int, RoundPart | None]] = []
    for plan in planned:
        for number in left:
            if Counter(stacks[number]) == Counter(plan.cards):
                left.remove(number)
                found.append((number, plan.mark))
                break
    return [*found, *((number, None) for number in left)]
