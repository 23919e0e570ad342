"""Cards set aside beside the centre until another card brings them into play.

They lie open on a place of their own, from which nobody can have them. Citizens come as a stack
onto the card that brings them, which counts as exhausted with them or without; such a card is there
once. Monsters are laid one by one on stacks of the market.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.events import BroughtIn, LaidOn, SetAside
from valeria_desktop.games.valeria.rules.layout import Row, enter
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.rules.model.table import Table


def _laid_aside(_row: Row, table: Table, _seed: int) -> Sequence[tuple[Card, ...]]:
    cards = (card for card in table.catalog.aside if card in table.aside)
    return [tuple(card for card in cards for _ in range(card.copies_in(table.setup)))]


ASIDE = enter(
    Row(
        tag="aside",
        places=range(30, 31),
        name="aside",
        said=lambda _: say("cards set aside"),
        title=lambda: say("cards set aside"),
        deal=_laid_aside,
        belongs=lambda _row, table, _place, card: card in table.aside,
        is_open=False,
        is_shown=False,
    )
)
_PLACE = ASIDE.places[0]


def brought_by(bringers: Iterable[Card], catalog: Catalog) -> frozenset[Card]:
    """Return the cards of a catalogue that some cards may bring into play."""
    ids = {card.id for card in bringers}
    return frozenset(card for card in catalog.aside if card.brought_by in ids) if ids else _NONE


_NONE: frozenset[Card] = frozenset()


def rows_of(catalog: Catalog, aside: frozenset[Card]) -> tuple[Row, ...]:
    """Return the rows beside the market: those of sets, and that of cards set aside."""
    return (*catalog.rows, ASIDE) if aside else catalog.rows


def aside_of(stacks: Sequence[tuple[Card | None, ...]]) -> tuple[Card | None, ...]:
    """Return the cards that lie set aside in a game's stacks."""
    return stacks[_PLACE] if len(stacks) > _PLACE else ()


def waiting_for(state: State, bringer: Card) -> tuple[Card, ...]:
    """Return the cards that lie set aside until a card brings them."""
    aside = state.stacks[_PLACE] if len(state.stacks) > _PLACE else ()
    return tuple(card for card in aside if card.brought_by == bringer.id)


def bringer_at(state: State, card: Card) -> int | None:
    """Return the place of the card that brings another into play; None where it isn't there."""
    for place in state.table.layout.pile_places:
        stack = state.stacks[place]
        if stack and stack[0].id == card.brought_by:
            return place
    return None


def bring_in(state: State, cause: Card) -> None:
    """Lay all cards set aside for a card on it, in its place."""
    brought = waiting_for(state, cause)
    place = bringer_at(state, brought[0]) if brought else None
    if place is None:
        return
    aside = state.stacks[_PLACE]
    state.lay(_PLACE, tuple(card for card in aside if card.brought_by != cause.id))
    state.lay(place, (*state.stacks[place], *brought))
    if state.events is not None:
        state.events.append(BroughtIn(brought[0], len(brought), place, cause))


def lay_on(state: State, seat: int, card: Card, place: int, cause: Card) -> None:
    """Lay a card that is set aside on a stack of the market, for a player (US4)."""
    state.take_out(_PLACE, state.stacks[_PLACE].index(card))
    state.lay(place, (*state.stacks[place], card))
    if state.events is not None:
        state.events.append(LaidOn(seat, card, place, cause))


def set_aside(state: State, place: int) -> None:
    """Set the cards that a place's lowest card brought onto itself aside again (KG4)."""
    lowest, *above = state.stacks[place]
    brought = [card for card in above if card.lies_on_bringer and card.brought_by == lowest.id]
    if not brought:
        return
    state.lay(place, (lowest, *(card for card in above if card not in brought)))
    state.lay(_PLACE, (*state.stacks[_PLACE], *brought))
    if state.events is not None:
        state.events.append(SetAside(brought[0], len(brought), place, lowest))
