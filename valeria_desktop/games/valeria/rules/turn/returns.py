"""Cards that go back to the centre: to their stack, or onto the card that brings them (T25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.aside import bringer_at, set_aside
from valeria_desktop.games.valeria.rules.events import Returned, SentHome
from valeria_desktop.games.valeria.rules.model.cards import EXHAUSTED
from valeria_desktop.games.valeria.rules.turn.banish import banish_from
from valeria_desktop.games.valeria.rules.turn.moves import draw_one

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.state import State


def home_of(state: State, card: Card) -> int | None:
    """Return the place to which a card returns; None for a Monster Event (T25, US6).

    A citizen that another card brings into play returns onto that one, if it is there (KG3).
    """
    return bringer_at(state, card) if card.lies_on_bringer else state.table.homes.get(card)


def give_back(state: State, seat: int, card: Card, cause: Card) -> None:
    """Put a player's card back on top of its place, or out of the game without one (T25, KG3)."""
    place = home_of(state, card)
    if place is None:
        banish_from(state, seat, seat, card, cause)
        return
    _put_back(state, seat, card, place)
    if state.events is not None:
        state.events.append(Returned(seat, card, place, cause))


def send_random_home(state: State, seat: int, victim: int, cause: Card) -> None:
    """Put a random slain monster of another player back on its stack, if it has one (AG4)."""
    monsters = [card for card in state.players[victim].monsters if home_of(state, card) is not None]
    card = monsters[draw_one(state, len(monsters))]
    place = home_of(state, card)
    assert place is not None  # it was drawn from those that have one
    _put_back(state, victim, card, place)
    if state.events is not None:
        state.events.append(SentHome(seat, victim, card, place, cause))


def _put_back(state: State, owner: int, card: Card, place: int) -> None:
    state.players[owner].remove(card)
    if not card.lies_on_bringer:
        _clear_place(state, place)
    state.lay(place, (*state.stacks[place], card))


def _clear_place(state: State, place: int) -> None:
    """Put a place's Exhausted card under the pile, or its event on top of the pile (FF6).

    Citizens that the event brought are set aside (KG4); other cards above it stay (US4).
    """
    if not state.is_exhausted(place) or not state.stacks[place]:
        return
    set_aside(state, place)
    card = state.take_out(place, 0)
    if card is EXHAUSTED:
        state.put_under_pile(card)
    else:
        state.put_on_pile(card)
