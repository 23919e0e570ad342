"""Journeys over a leaf that a set draws: to a place or a pool, and back with what is fetched."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from valeria_desktop.games.valeria.rules.at import AtPlace, AtPool, amount_at
from valeria_desktop.games.valeria.rules.events import Paid, PoolEmptied
from valeria_desktop.games.valeria.rules.model.pools import POOLS
from valeria_desktop.games.valeria.ui.parts.drawn_leaf import drawn_leaf
from valeria_desktop.games.valeria.ui.parts.pools import leaf_of_pool
from valeria_desktop.games.valeria.ui.stage.flights import flights, in_order, sound_of
from valeria_desktop.ui.stage.beats import Beat
from valeria_desktop.ui.stage.motions import Instant, Token

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.parts.drawn_leaf import Journey
    from valeria_desktop.ui.stage.beats import Passage

_FARE = 200.0
"""Time in ms in which the fare flies to where the journey begins."""
_LOADS = 280.0
"""How long a journey waits at a pool, in ms."""


def journey_to(
    passage: Passage, goal: AtPlace | AtPool, price: Sequence[Paid], waits: float
) -> Journey | None:
    """Return the journey of a visit, if its price has a fare; none is made in a hurry."""
    if not price or passage.is_hurried:
        return None
    scene: Scene = passage.before
    layout = scene.view.table.layout
    if isinstance(goal, AtPool):
        drawn = drawn_leaf(leaf_of_pool(layout, POOLS[goal.pool]))
    else:
        drawn = drawn_leaf(layout.leaf_of(goal.place))
    if drawn is None:
        return None
    journey = drawn.journey(goal, scene.seats[price[0].seat], waits)
    kinds = {kind for paid in price for kind, _ in paid.amounts}
    return journey if journey is not None and journey.fare in kinds else None


def with_journey(beat: Beat, journey: Journey, seat: int) -> Beat:
    """Return a beat that begins when a journey has reached its goal."""
    start, kind = amount_at(seat, journey.fare), journey.fare
    fare = Token(start=start, goal=journey.start, icon=kind, lasts=_FARE, knock=sound_of(kind))
    later = tuple(evolve(each, at=each.at + journey.takes) for each in beat.motions)
    motions = (fare, *journey.motions, *later)
    return evolve(beat, motions=motions, lasts=beat.lasts + journey.takes)


def to_a_pool(passage: Passage, first: int) -> tuple[Beat, int] | None:
    """Return a visit to a pool that begins at a line, and the index of the next line; or None."""
    events = [line.event for line in passage.lines[first : first + 2]]
    match events:
        case [Paid() as paid, PoolEmptied() as emptied] if paid.seat == emptied.seat:
            journey = journey_to(passage, AtPool(emptied.pool), [paid], _LOADS)
        case _:
            return None
    if journey is None:
        return None
    after = first + 2
    taken = in_order([(after, flights(emptied))])
    beat = Beat((Instant(lands=first + 1), *taken), lands=after)
    return with_journey(beat, journey, emptied.seat), after
