"""What the zones of a game of Valeria hold: its cards, of which none gets lost, and bounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.at import DECK, PLACES
from valeria_desktop.games.valeria.rules.model.cards import EXHAUSTED
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.kernel.zones import Pool, entries, must

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.state import State

CARDS = Pool("cards")
"""How many of each there are depends on chance: what is dealt is compared with by sorts."""
AT_LEAST_0 = must(lambda number, _: number >= 0, "must not be below 0, but is {}")
FOR_EACH_SEAT = entries(lambda state: state.table.setup.players)
FOR_EACH_PLACE = entries(
    lambda state: PLACES if state.table.setup.solo is not Solo.SIEGE else DECK + 1
)


def faces(_stacks: object, _owner: object, state: State) -> tuple[tuple[Card | None, ...], ...]:
    """See the cards of the places; None for one that lies face down."""
    return tuple(
        (None,) * hidden + stack[hidden:] if hidden else stack
        for stack, hidden in zip(state.stacks, state.face_down, strict=True)
    )


def pile_faces(_pile: object, _owner: object, state: State) -> tuple[Card | None, ...]:
    """Exhausted cards are known to lie below; an event is known if all saw it put on top."""
    hidden = len(state.pile) - state.known_pile
    return tuple(
        card if card is EXHAUSTED or height >= hidden else None
        for height, card in enumerate(state.pile)
    )
