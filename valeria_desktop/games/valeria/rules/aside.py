"""Cards set aside beside the centre until another card brings them into play.

They lie open on a place of their own, from which nobody can have them. They come onto the card that
brings them, which counts as exhausted with them or without; such a card is there once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.events import BroughtIn, SetAside
from valeria_desktop.games.valeria.rules.layout import Row, enter
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.rules.model.table import Table


def _laid_aside(_row: Row, table: Table, _seed: int) -> Sequence[tuple[Card, ...]]:
    number = table.setup.citizens_in_a_stack
    return [tuple(card for card in table.catalog.aside for _ in range(number))]


ASIDE = enter(
    Row(
        tag="aside",
        places=range(30, 31),
        name="aside",
        said=lambda _: say("cards set aside"),
        title=lambda: say("cards set aside"),
        deal=_laid_aside,
        belongs=lambda _row, _table, _place, card: bool(card.brought_by),
        is_open=False,
        is_shown=False,
    )
)
_PLACE = ASIDE.places[0]


def rows_of(catalog: Catalog) -> tuple[Row, ...]:
    """Return the rows beside the market: those of sets, and that of cards set aside."""
    return (*catalog.rows, ASIDE) if catalog.aside else catalog.rows


def aside_of(stacks: Sequence[tuple[Card | None, ...]]) -> tuple[Card | None, ...]:
    """Return the cards that lie set aside in a game's stacks."""
    return stacks[_PLACE] if len(stacks) > _PLACE else ()


def bringer_at(state: State, card: Card) -> int | None:
    """Return the place of the card that brings another into play; None where it isn't there."""
    for place in state.table.layout.pile_places:
        stack = state.stacks[place]
        if stack and stack[0].id == card.brought_by:
            return place
    return None


def bring_in(state: State, cause: Card) -> None:
    """Lay all cards set aside for a card on it, in its place."""
    aside = state.stacks[_PLACE]
    brought = tuple(card for card in aside if card.brought_by == cause.id)
    place = bringer_at(state, brought[0]) if brought else None
    if place is None:
        return
    state.lay(_PLACE, tuple(card for card in aside if card.brought_by != cause.id))
    state.lay(place, (*state.stacks[place], *brought))
    if state.events is not None:
        state.events.append(BroughtIn(brought[0], len(brought), place, cause))


def set_aside(state: State, place: int) -> None:
    """Set the cards on a place's lowest card aside again."""
    lowest, *above = state.stacks[place]
    if not above:
        return
    state.lay(place, (lowest,))
    state.lay(_PLACE, (*state.stacks[_PLACE], *above))
    if state.events is not None:
        state.events.append(SetAside(above[0], len(above), place, lowest))
