"""What a choice led to: its events, and the game after each line that it added to the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from valeria_desktop.kernel.events import Event
    from valeria_desktop.kernel.options import Option


@frozen
class Moment:
    """The game after something that happened in the middle of a choice."""

    lines: int
    """So much of the log had been told."""
    game: Any


def moments_of(told: int, lengths: Sequence[int], games: Iterable[Any]) -> tuple[Moment, ...]:
    """Return the games after each line; of what the log doesn't tell, the next moment knows."""
    return tuple(
        Moment(after, game)
        for before, after, game in zip((told, *lengths), lengths, games, strict=False)
        if after > before
    )


@frozen
class Applied:
    """A choice that was made, and what it led to."""

    seat: int
    option: Option
    events: tuple[Event, ...]
    """What everyone may know of."""
    moments: tuple[Moment, ...] = ()
    """How the game stood after each line that it added to the log; what isn't told there comes
    with the next."""
