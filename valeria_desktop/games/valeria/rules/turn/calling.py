"""Calling on a card of the centre by an action (AG2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.events import CalledOn
from valeria_desktop.games.valeria.rules.model.called import Called
from valeria_desktop.games.valeria.rules.model.due import due
from valeria_desktop.games.valeria.rules.turn.exhausted import LayUnder
from valeria_desktop.games.valeria.rules.turn.use import use

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.state import State


def call_on(state: State, seat: int, place: int) -> None:
    """Carry out what the card on top of a place says, then lay it under its supply.

    It lies in its place until then. The step of the action fills the gap.
    """
    card = state.stacks[place][-1]
    assert isinstance(card, Called)  # the action's own cards
    if state.events is not None:
        state.events.append(CalledOn(seat, card, place))
    state.agenda.append(LayUnder(place))
    use(state, seat, [due(card.effect, card)])
