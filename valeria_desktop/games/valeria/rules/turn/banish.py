"""Cards that leave the game, and cards of a tableau that are turned face down (X8 to X10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.events import Banished, TurnedDown
from valeria_desktop.games.valeria.rules.turn.exhausted import FillFromBottom, fill_emptied
from valeria_desktop.games.valeria.rules.turn.moves import lose_at_random
from valeria_desktop.kernel.state import CARD_REVEALED

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card, Citizen, Domain
    from valeria_desktop.games.valeria.rules.model.state import State


def banish(state: State, seat: int, place: int, cause: Card) -> None:
    """Banish the card on top of a place, and turn up the next one (X8).

    Its tokens go to the supply. A Monster Event's place is filled as if it had been slain (V6). A
    card of a face-down supply is seen by all as it leaves, and the next one stays face down.
    """
    if state.tokens:
        state.clear_tokens(place)
    is_hidden = state.top(place) is None
    card = state.take_top(place)
    state.banished = (*state.banished, card)
    if state.events is not None:
        state.events.append(Banished(seat, card, cause, place=place))
    if is_hidden:
        state.face_down[place] -= 1
        state.barrier |= CARD_REVEALED
        return
    if card.marks_exhausted:
        state.agenda.append(FillFromBottom(place))
    else:
        fill_emptied(state, place)
    state.turn_up(place)


def banish_from(state: State, seat: int, owner: int, card: Card, cause: Card) -> None:
    """Banish a face-up card of a tableau or a victory stack (X8)."""
    state.players[owner].remove(card)
    _leave(state, seat, owner, card, cause)


def banish_random_monster(state: State, seat: int, owner: int, cause: Card) -> None:
    """Banish a random monster of a victory stack (FF13)."""
    _leave(state, seat, owner, lose_at_random(state, owner), cause)


def _leave(state: State, seat: int, owner: int, card: Card, cause: Card) -> None:
    state.banished = (*state.banished, card)
    if state.events is not None:
        state.events.append(Banished(seat, card, cause, owner=owner))


def banish_brought(state: State, seat: int, bringer: Card) -> None:
    """Banish the cards that a card brought, in the centre and set aside, with tokens (US5)."""
    for place, stack in enumerate(state.stacks):
        for height in reversed(range(len(stack))):
            if stack[height].brought_by == bringer.id:
                card = state.take_out(place, height)
                state.banished = (*state.banished, card)
                if state.events is not None:
                    state.events.append(Banished(seat, card, bringer, place=place))
                fill_emptied(state, place)
                state.turn_up(place)


def turn_down(state: State, seat: int, owner: int, card: Citizen | Domain, cause: Card) -> None:
    """Turn a citizen or a domain of a tableau face down, until the final score (X9, X10)."""
    state.players[owner].turn_down(card)
    if state.events is not None:
        state.events.append(TurnedDown(seat, card, cause, owner))
