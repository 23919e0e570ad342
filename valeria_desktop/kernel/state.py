"""The State of any game, as far as the game loop needs it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, Self

if TYPE_CHECKING:
    from valeria_desktop.kernel.events import Event

DICE_ROLLED = 1
CARD_REVEALED = 2
SEAT_CHANGED = 4
"""The bits of a state's `barrier`: facts that a choice revealed or changed, where undo can stop."""


class State(Protocol):
    """The whole truth of a game at one moment; only the rules of that game look inside."""

    agenda: list[Any]
    """The steps still to do, the next one last."""
    events: list[Event] | None
    """The events since the last collection; None if no events are collected."""
    barrier: int
    """The bits of the current choice so far: dice rolled, card revealed, seat changed."""

    @property
    def active(self) -> int:
        """The seat whose turn it is."""

    def copy(self) -> Self:
        """Return an independent copy, which collects no events."""


class TableState(State, Protocol):
    """The State of a game of a box: a table, players, turns and rounds, and what ended it."""

    players: list[Any]
    turn: int
    ending: tuple[str, ...]

    @property
    def table(self) -> Any:  # noqa: ANN401 - each game has its own
        """The parts of the game that never change during it."""

    @property
    def round(self) -> int:
        """The number of rounds begun; 0 before the first turn."""
