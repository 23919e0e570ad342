"""What is remembered of a game's finished games, beyond what all games have."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Protocol

from attrs import field, frozen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.kernel.record import Record
    from valeria_desktop.kernel.score import Result
    from valeria_desktop.kernel.seats import Seat

Special = dict[str, Any]
"""Texts, numbers and flags by name."""
Check = Callable[[object], bool]


class PlayedGame(Protocol):
    """A game with all its choices, to be looked at again."""

    seats: tuple[Seat, ...]
    record: Record

    def passages(self) -> Iterator[tuple[Any, Any]]:
        """Return each choice as the games before and after it."""

    def view(self, seat: int) -> Any:  # noqa: ANN401 - each game has its own view
        """Return all that a seat may know."""

    def result(self) -> Result:
        """Score the game."""


def _nothing(played: PlayedGame) -> tuple[Special, tuple[Special, ...]]:
    return {}, tuple({} for _ in played.seats)


@frozen(eq=False)
class Memory:
    """What one game keeps of a finished game and of each seat, and what that may be."""

    sum_up: Callable[[PlayedGame], tuple[Special, tuple[Special, ...]]] = _nothing
    of_game: Mapping[str, Check] = field(factory=dict)
    """What must be true of each value: the file it is read from may hold anything."""
    of_seat: Mapping[str, Check] = field(factory=dict)
