"""The plans that people laid down, each in its player's order and with private marks.

The rules shuffle stacks of equal size, so that their order tells others nothing. Their owner
sees them as planned, each with the step that it is meant for. Nobody else ever sees a mark.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valencia.rules.model.cards import Card, in_order
from valeria_desktop.games.valencia.rules.model.parts import RoundPart

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.games.valencia.ui.planning.arrangement import Arrangement

_MARKS = {part.value: part for part in RoundPart if len(part.value) == 1}
"""The steps of a round, A to I: what a stack can be meant for."""


@frozen
class PlannedStack:
    """A stack as its owner planned it."""

    cards: tuple[Card, ...]
    mark: RoundPart | None
    """The step that it is meant for; None for none."""


class Intents:
    """Each seat's plan of the present round, in the notes that it keeps with the game."""

    def __init__(self) -> None:
        self._notes: dict[int, str] = {}

    def take_up(self, notes: dict[int, str]) -> None:
        """Read and write the notes of the game on the table, by seat."""
        self._notes = notes

    def keep(self, scene: Scene, plan: Arrangement) -> None:
        """Note the plan of the asked player."""
        stacks = zip(plan.stacks, plan.marks, strict=True)
        planned = tuple(PlannedStack(in_order(cards), mark) for cards, mark in stacks)
        self._notes[scene.view.seat] = _written(scene.view.round, planned)

    def plan_of(self, view: View) -> tuple[PlannedStack, ...]:
        """Return the viewer's plan of this round; none if it isn't known."""
        number, planned = _read(self._notes.get(view.seat, ""))
        return planned if number == view.round else ()


def _written(number: int, planned: Sequence[PlannedStack]) -> str:
    """Return the plan of a round as a note."""
    stacks = [[stack.mark or "", list(stack.cards)] for stack in planned]
    return json.dumps([number, stacks], separators=(",", ":"))


def _read(note: str) -> tuple[int, tuple[PlannedStack, ...]]:
    """Return the round and the plan in a note; no plan from anything else that a file may hold."""
    try:
        number, stacks = json.loads(note)
        planned = tuple(
            PlannedStack(in_order(map(Card, cards)), _MARKS.get(mark)) for mark, cards in stacks
        )
    except (ValueError, TypeError, RecursionError):
        return 0, ()
    return number, planned


@frozen
class LaidStack:
    """A stack as its owner sees it on the board."""

    number: int
    """The number in the rules, counted from 0."""
    called: int
    """The number by which the player calls it, counted from 1."""
    mark: RoundPart | None


def as_laid(scene: Scene, planned: Sequence[PlannedStack]) -> list[LaidStack]:
    """Return a player's open stacks in the planned order, each with its mark.

    Alone they are called by their places. With others at the screen they lie in the rules' order
    while they are face down, and are called by it, so that a number means the same stack before
    and after the player looks.
    """
    found = as_planned(scene.view.own.stacks, planned, scene.view.part)
    return [
        LaidStack(number, called=number + 1 if scene.is_shared else place, mark=mark)
        for place, (number, mark) in enumerate(found, 1)
    ]


def as_planned(
    stacks: Sequence[tuple[Card, ...]], planned: Sequence[PlannedStack], now: RoundPart
) -> list[tuple[int, RoundPart | None]]:
    """Return the numbers of all stacks in the planned order, each with its mark.

    Of stacks with the same cards, those that are left are meant for the steps to come. Stacks
    that aren't part of the plan come last.
    """
    left = list(range(len(stacks)))
    found: list[tuple[int, RoundPart | None]] = []
    for plan in _still_there(stacks, planned, now):
        for number in left:
            if Counter(stacks[number]) == Counter(plan.cards):
                left.remove(number)
                found.append((number, plan.mark))
                break
    return [*found, *((number, None) for number in left)]


def _still_there(
    stacks: Sequence[tuple[Card, ...]], planned: Sequence[PlannedStack], now: RoundPart
) -> list[PlannedStack]:
    """Return the planned stacks that are left; of equal ones, those for past steps are used."""
    steps = list(RoundPart)
    there = Counter(in_order(stack) for stack in stacks)

    def is_past(place: int) -> bool:
        mark = planned[place].mark
        return mark is not None and steps.index(mark) <= steps.index(now)

    kept = []
    for place in sorted(range(len(planned)), key=lambda place: (is_past(place), place)):
        cards = in_order(planned[place].cards)
        if there[cards]:
            there[cards] -= 1
            kept.append(place)
    return [planned[place] for place in sorted(kept)]
