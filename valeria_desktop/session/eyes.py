"""Eyes: the seats from whose view a person may look back at a game.

During a game a single person has the eyes of their seat. Several persons before one screen see only
public knowledge, and the view of one of them only behind a curtain. Nobody gets the eyes of a bot
before the game is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from valeria_desktop.kernel.seats import only_person

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.kernel.game import Game
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.session.choices import Waypoint
    from valeria_desktop.session.session import Session

EVERYTHING, PUBLIC = -1, -2
"""Eyes in place of a seat: all secrets are visible, or none is."""


def eyes_of(seats: Sequence[Seat], *, is_over: bool) -> tuple[int, ...]:
    """Return the allowed eyes of a game (seats, or EVERYTHING or PUBLIC), the usual ones first."""
    if is_over:
        return (EVERYTHING, *range(len(seats)))
    if (person := only_person(seats)) is not None:
        return (person,)
    return (PUBLIC, *(number for number, seat in enumerate(seats) if seat.is_person))


def usual_eyes(session: Session) -> int:
    """Return the eyes that need no curtain."""
    return eyes_of(session.seats, is_over=session.decision is None)[0]


def in_front(game: Game[Any], seats: Sequence[Seat]) -> int:
    """Return the seat whose side stands in front: the only person's, the asked, or the winner's."""
    if (person := only_person(seats)) is not None:
        return person
    if game.decision is not None:
        return game.decision.seat
    return next(iter(game.result().winners), 0)


def waypoints_for(session: Session, viewer: int) -> tuple[Waypoint, ...]:
    """Return the moments of a game that a viewer can tell apart.

    For other seats, secret answers without a visible effect form one moment with the next answer
    that has one, since even the number of drawn cards may be secret. The moment begins with the
    first of these answers.
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
