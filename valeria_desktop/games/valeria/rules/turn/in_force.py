"""The Events in force: cards whose powers count for everyone (FF5, CS18).

They are asked for at every price of a game with sets, so rows list the places of such cards with
their offers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.turn.offers import offers_of

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.rules.view import View


def _in_play(state: State) -> list[Card]:
    """Return the cards on top of places whose powers count for everyone."""
    found: list[Card] = []
    rows = offers_of(state)
    for number in state.table.standing_rows:
        if for_all := rows[number].for_all:
            found += [card for place in for_all if (card := state.top(place))]
    return found


def in_force(state: State) -> list[Card]:
    """Return the Event cards that count now, each once: in play, or from then on (FF5)."""
    found = _in_play(state)
    if not state.lasting and len(found) <= 1:
        return found
    return list(dict.fromkeys([*found, *state.lasting]))


def seen_in_force(view: View) -> list[Card]:
    """Return the same from what a seat sees; none where no such card is in the game."""
    if not view.table.has_standing:
        return []
    tops = (view.top(place) for place in view.table.layout.open_places)
    shown = (card for card in tops if card is not None and card.stands_for_all)
    return list(dict.fromkeys([*shown, *view.lasting]))


def protection_of(view: View, seat: int) -> Card | None:
    """Return the card by which nobody may take from a seat; None if no card says so (FF9)."""
    cards: list[Card] = [*view.players[seat].domains, *seen_in_force(view)]
    return next(
        (card for card in cards if any(modifier.is_immune for modifier in card.modifiers)), None
    )
