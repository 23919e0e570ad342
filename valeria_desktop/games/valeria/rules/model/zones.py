"""Checks for the zones of a game of Valeria: no card gets lost, and numbers keep their bounds."""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING

from valeria_desktop.kernel.zones import Pool, entries, must

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.state import State

CARDS = Pool("cards")
"""All cards. Chance decides how many of each a game has, so a check compares the dealt sorts."""
AT_LEAST_0 = must(lambda number, _: number >= 0, "must not be below 0, but is {}")
FOR_EACH_SEAT = entries(lambda state: state.table.setup.players)
OF_THE_TABLE = must(
    lambda more, state: all(
        number > 0 and tag in {track.tag for track in state.table.catalog.tracks}
        for tag, number in more
    ),
    "must be numbers above 0 of tracks of this game, not {}",
)
IN_ZONES = must(
    lambda laid, state: all(
        tag in {zone.tag for zone in state.table.catalog.zones}
        and all(card.kept == tag for card in cards)
        for tag, cards in laid
    ),
    "must be zones of this game with the cards that are kept there",
)
IN_POOLS = must(
    lambda pools, state: (
        [tag for tag, _ in pools] == sorted({tag for tag, _ in pools})
        and {tag for tag, _ in pools} <= {pool.tag for pool in state.table.catalog.pools}
        and all(
            amounts.resources and not amounts.points and not amounts.more for _, amounts in pools
        )
    ),
    "must be resources in pools of this game, each pool once",
)
FOR_EACH_PLACE = entries(lambda state: state.table.layout.size)


def faces(_stacks: object, _owner: object, state: State) -> tuple[tuple[Card | None, ...], ...]:
    """Return the cards of the places as players see them; None for a face-down card."""
    hidden_at = state.face_down
    seen: list[tuple[Card | None, ...]] = list(state.stacks)
    for place in compress(range(len(seen)), hidden_at):
        hidden = hidden_at[place]
        seen[place] = (None,) * hidden + seen[place][hidden:]
    for place in state.table.layout.supplies:
        if hidden := hidden_at[place]:
            seen[place] = state.stacks[place][:-hidden] + (None,) * hidden
    return tuple(seen)


def _last(cards: tuple[Card, ...], state: State) -> bool:
    drawn = state.table.closed_in_pile
    return len(set(cards)) == len(cards) and all(card.lasts and card in drawn for card in cards)


EACH_SEAT_ONCE = must(
    lambda seats, state: (
        len(set(seats)) == len(seats) and set(seats).issubset(range(len(state.players)))
    ),
    "must be seats of this game, each once",
)
LASTING = must(_last, "must be Event cards that last, each once")
