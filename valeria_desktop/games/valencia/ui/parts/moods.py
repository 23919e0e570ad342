"""The moods of the rivals' faces after Valencia's events, from public events only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules import events as told
from valeria_desktop.ui.paint.busts import Expression

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.kernel.events import Event

_CLOSE = 2
"""The greatest distance from the winner's sum that hurts."""


def moods_about(event: Event, before: Scene) -> Iterator[tuple[int, Expression]]:
    """Yield the seats that feel something about an event, given the scene as it was before."""
    match event:
        case told.Ranked():
            yield from _of_auction(event)
        case told.SentHome(seat=seat):
            yield seat, Expression.HIT
        case told.Sat() | told.FountainBuilt() | told.PalmPlanted() | told.PrivilegeGained():
            yield event.seat, Expression.PLEASED
        case told.PrestigeGained(seat=seat, points=points):
            now = before.public_points
            passed = [
                other
                for other, has in enumerate(now)
                if other != seat and now[seat] <= has < now[seat] + points
            ]
            yield from ((other, Expression.HIT) for other in passed)
            if passed:
                yield seat, Expression.PLEASED


def _of_auction(event: told.Ranked) -> Iterator[tuple[int, Expression]]:
    """Yield the winner, and who missed the win by little; Nina has no face."""
    for rank, (seat, total) in enumerate(zip(event.seats, event.sums, strict=True)):
        if seat < 0:
            continue
        if not rank:
            yield seat, Expression.PLEASED
        elif event.sums[0] - total <= _CLOSE:
            yield seat, Expression.HIT


def mood_after(won: Sequence[int], seat: int) -> Expression | None:
    """Return the mood of a player who looks back at a round, by the steps that each seat won."""
    if won[seat] and won[seat] == max(won):
        return Expression.PLEASED
    return None if won[seat] or not any(won) else Expression.HIT
