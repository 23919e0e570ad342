"""The neutral player's actions, fully funded or not taken at all (WK125, WK127 to WK129, WK133)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field
from attrs.validators import in_

from valeria_desktop.games.viscounts.rules.model.amounts import Counts, added
from valeria_desktop.games.viscounts.rules.model.effect import Effect, Item, effect
from valeria_desktop.games.viscounts.rules.model.kinds import (
    CRIMINAL_AT,
    RESOURCES,
    Action,
    BuildingType,
)
from valeria_desktop.games.viscounts.rules.model.things import PAYMENT
from valeria_desktop.games.viscounts.rules.steps import Step, step
from valeria_desktop.games.viscounts.rules.turn.actions import AfterAction, Send
from valeria_desktop.games.viscounts.rules.turn.build import spots_in_reach
from valeria_desktop.games.viscounts.rules.turn.funding import standing_icons
from valeria_desktop.games.viscounts.rules.turn.papers import flip
from valeria_desktop.games.viscounts.rules.turn.scrolls import Transcribe, manuscript_at
from valeria_desktop.games.viscounts.solo.gains import (
    build_from,
    chosen_paper,
    neutral_board,
    position,
)
from valeria_desktop.games.viscounts.solo.schemes import neutral_side
from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.viscounts.rules.model.kinds import Resource
    from valeria_desktop.games.viscounts.rules.model.state import State

FOCUS, CARDS = "focus", "cards"
_FOCUS_PRICE = 2
"""The resources that the focus of the board of debts and deeds takes (WK133)."""
_FEWEST_WORKERS = 2
"""The neutral player never sends a single worker (WK128)."""


def neutral_icons(state: State, seat: int) -> Counts:
    """Return the icons of the schemes on its spaces, of printed ones, and the permanent ones."""
    spaces = zip(neutral_side(state).line, neutral_board(state).spaces, strict=True)
    shown = [printed.counts if card is None else card.icons.counts for card, printed in spaces]
    return added(*shown, standing_icons(state, seat))


def icons_for(state: State, seat: int, action: Action) -> int:
    """Return the icons for an action; criminals count as any (WK125)."""
    counts = neutral_icons(state, seat)
    return counts[action.icon.at] + counts[CRIMINAL_AT]


def _matching(state: State, action: Action) -> tuple[Resource, ...]:
    """Return the resources that can be spent for an action: any, if all are of one kind."""
    if not neutral_board(state).order:
        return RESOURCES
    return (action.resource,) if action.resource is not None else ()


def most_icons(state: State, seat: int, action: Action) -> int:
    """Return the icons for an action if all matching resources are spent."""
    side = neutral_side(state)
    return icons_for(state, seat, action) + sum(map(side.of, _matching(state, action)))


def spend(state: State, seat: int, resources: tuple[Resource, ...], number: int) -> None:
    """Spend a number of resources of these kinds, no more than needed."""
    side = neutral_side(state)
    for resource in resources:
        paid = min(max(number, 0), side.of(resource))
        number -= paid
        if paid:
            state.pay(seat, resource, paid, PAYMENT)


def _pay_for(state: State, seat: int, action: Action, needed: int) -> None:
    missing = needed - icons_for(state, seat, action)
    state.agenda.append(AfterAction(seat, action))
    spend(state, seat, _matching(state, action), missing)


# --- the actions


@effect("try")
class Try(Effect):
    """Take an action if it is fully funded; of a scheme's choices, the next one follows else."""

    action: str = field(
        validator=in_((Action.BUILD, Action.WORKERS, Action.TRANSCRIBE, FOCUS)),
    )

    def works(self, state: State, seat: int) -> bool:
        return _CAN[self._action(state)](state, seat)

    def _action(self, state: State) -> str:
        return neutral_board(state).focus if self.action == FOCUS else self.action

    def apply(self, state: State, seat: int, cause: Item) -> None:
        if self.works(state, seat):
            _DO[self._action(state)](state, seat, cause)

    def words(self) -> Phrase:
        return _WORDS[self.action]


_WORDS = {
    Action.BUILD.value: say("build"),
    Action.WORKERS.value: say("send workers"),
    Action.TRANSCRIBE.value: say("transcribe"),
    FOCUS: say("use the focus of the board"),
}


def _buildable(state: State, seat: int) -> Iterator[int]:
    """Yield the squares whose buildings can be paid for, from left to right (WK127)."""
    most, freed = most_icons(state, seat, Action.BUILD), neutral_side(state).freed
    for square in neutral_board(state).squares:
        if square.number not in freed and _builders(state, square.building) <= most:
            yield square.number


def _builders(state: State, kind: BuildingType) -> int:
    return state.table.catalog.building(kind).builders


def can_build(state: State, seat: int) -> bool:
    """Return whether there is a free spot on its side of the river and a building to pay for."""
    return bool(spots_in_reach(state, seat)) and next(_buildable(state, seat), 0) > 0


def build(state: State, seat: int, _: Item) -> None:
    """Build the left-most building that it can pay for, on the first free spot of its side."""
    square = next(_buildable(state, seat))
    spot = spots_in_reach(state, seat)[0]
    kind = neutral_board(state).squares[square - 1].building
    _pay_for(state, seat, Action.BUILD, _builders(state, kind))
    build_from(state, seat, square, spot)


def most_workers(state: State, seat: int) -> tuple[int, int]:
    """Return the most workers that it can send, never one alone, and the nobles they take."""
    most, supply = most_icons(state, seat, Action.WORKERS), neutral_side(state).workers
    found = [
        (price.workers, price.nobles)
        for price in state.table.catalog.workers
        if price.nobles <= most and _FEWEST_WORKERS <= price.workers <= supply
    ]
    return max(found, default=(0, 0))


def send_most_workers(state: State, seat: int, _: Item) -> None:
    """Send workers into the section that faces its segment (WK128)."""
    number, nobles = most_workers(state, seat)
    _pay_for(state, seat, Action.WORKERS, nobles)
    state.agenda.append(Send(seat, position(state), number))


def can_transcribe(state: State, seat: int) -> bool:
    """Return whether it can pay for the manuscript of its segment, or the printed one (WK129)."""
    needed = manuscript_at(state, position(state)).clerics
    return most_icons(state, seat, Action.TRANSCRIBE) >= needed


def transcribe(state: State, seat: int, _: Item) -> None:
    """Transcribe the manuscript of its segment."""
    needed = manuscript_at(state, position(state)).clerics
    _pay_for(state, seat, Action.TRANSCRIBE, needed)
    state.agenda.append(Transcribe(seat, position(state)))


def can_flip_for_resources(state: State, _: int) -> bool:
    """Return whether it has two resources and a paper to flip (WK133)."""
    side = neutral_side(state)
    return side.resources >= _FOCUS_PRICE and side.flippable


def flip_for_resources(state: State, seat: int, cause: Item) -> None:
    """Spend any two resources, and flip two papers, or one if there is only one."""
    spend(state, seat, RESOURCES, _FOCUS_PRICE)
    state.agenda += [FlipIfAny(seat, cause)] * 2


@step("flip_if_any")
class FlipIfAny(Step):
    """Flip a paper of the neutral player; without one nothing happens."""

    seat: int
    cause: Item

    def run(self, state: State) -> None:
        paper = chosen_paper(state)
        if paper is not None:
            flip(state, self.seat, paper, self.cause)


_CAN = {
    Action.BUILD.value: can_build,
    Action.WORKERS.value: lambda state, seat: most_workers(state, seat)[0] > 0,
    Action.TRANSCRIBE.value: can_transcribe,
    CARDS: can_flip_for_resources,
}
_DO = {
    Action.BUILD.value: build,
    Action.WORKERS.value: send_most_workers,
    Action.TRANSCRIBE.value: transcribe,
    CARDS: flip_for_resources,
}
