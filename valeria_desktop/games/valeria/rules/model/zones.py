"""Checks for the zones of a game of Valeria: no card gets lost, and numbers keep their bounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.model.cards import EXHAUSTED
from valeria_desktop.kernel.zones import Pool, entries, must

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.state import State

CARDS = Pool("cards")
"""All cards. Chance decides how many of each a game has, so a check compares the dealt sorts."""
AT_LEAST_0 = must(lambda number, _: number >= 0, "must not be below 0, but is {}")
FOR_EACH_SEAT = entries(lambda state: state.table.setup.players)
FOR_EACH_PLACE = entries(lambda state: state.table.layout.size)


def faces(_stacks: object, _owner: object, state: State) -> tuple[tuple[Card | None, ...], ...]:
    """Return the cards of the places as players see them; None for a face-down card."""
    return tuple(
        (None,) * hidden + stack[hidden:] if hidden else stack
        for stack, hidden in zip(state.stacks, state.face_down, strict=True)
    )


def pile_faces(_pile: object, _owner: object, state: State) -> tuple[Card | None, ...]:
    """Return the pile as all players see it: Exhausted cards, and the events put on top in play."""
    hidden = len(state.pile) - state.known_pile
    return tuple(
        card if card is EXHAUSTED or height >= hidden else None
        for height, card in enumerate(state.pile)
    )
