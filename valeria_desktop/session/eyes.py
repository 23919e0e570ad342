"""Through whose eyes a game is looked at again.

While it goes on, they are those of the one person at the table. Where several sit before one screen
it is shown as everyone may know it, and as one of them does behind a curtain only. Nobody gets the
eyes of a bot before the game is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.kernel.seats import only_person

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.session.choices import Waypoint
    from valeria_desktop.session.session import Session

EVERYTHING, PUBLIC = -1, -2
"""The eyes of a person who may know all, and of one without secrets."""


def eyes_of(seats: Sequence[Seat], *, is_over: bool) -> tuple[int, ...]:
    """Name the eyes that a game may be seen with, by seat or as above; the usual ones are first."""
    if is_over:
        return (EVERYTHING, *range(len(seats)))
    if (person := only_person(seats)) is not None:
        return (person,)
    return (PUBLIC, *(number for number, seat in enumerate(seats) if seat.is_person))


def usual_eyes(session: Session) -> int:
    """Name the eyes that need no curtain."""
    return eyes_of(session.seats, is_over=session.decision is None)[0]


def may_be_pictured(seats: Sequence[Seat], *, is_over: bool) -> bool:
    """Tell whether all who see a list of games may see the table as it lies before a player."""
    return eyes_of(seats, is_over=is_over)[0] != PUBLIC


def waypoints_for(session: Session, viewer: int) -> tuple[Waypoint, ...]:
    """Return the choices that someone can tell apart.

    Secret answers that lead to nothing others can see are one moment to them, with the answer that
    does: how many cards someone drew may be a secret as well. They are that moment's beginning.
    """
    waypoints = session.waypoints()
    if viewer == EVERYTHING:
        return waypoints
    found: list[Waypoint] = []
    first: Waypoint | None = None
    for waypoint, (before, after) in zip(waypoints, session.passages(), strict=True):
        first = first or waypoint
        seat, is_secret = waypoint.seat, before.decision.is_secret
        is_hidden = is_secret and seat != viewer
        if not is_hidden or before.public_view(seat) != after.public_view(seat):
            found.append(first)
            first = None
    return tuple(found)
