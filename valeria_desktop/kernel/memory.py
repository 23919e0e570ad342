"""A game's additions to the history of finished games."""

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
"""A game's additional texts, numbers and flags, by name."""
Check = Callable[[object], bool]


class PlayedGame(Protocol):
    """A game with all its choices, to replay and to examine."""

    seats: tuple[Seat, ...]
    record: Record

    def passages(self) -> Iterator[tuple[Any, Any]]:
        """Yield for each choice the games before and after it."""

    def view(self, seat: int) -> Any:  # noqa: ANN401 - each game has its own view
        """Return the View of a seat at the end."""

    def result(self) -> Result:
        """Return the final scores and the winners."""


def _nothing(played: PlayedGame) -> tuple[Special, tuple[Special, ...]]:
    return {}, tuple({} for _ in played.seats)


@frozen(eq=False)
class Memory:
    """A game's additions to the history, for a finished game and for its seats, with checks."""

    sum_up: Callable[[PlayedGame], tuple[Special, tuple[Special, ...]]] = _nothing
    of_game: Mapping[str, Check] = field(factory=dict)
    """The check of each value of a game, by name: a history file may hold anything."""
    of_seat: Mapping[str, Check] = field(factory=dict)
