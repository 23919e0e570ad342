"""Questions that bots can answer while people still think about theirs.

Where all players answer at the same time and in secret, no answer depends on another's. So a copy
of the game may go on with any answers of the people: what a bot sees on its turn there is exactly
what it will see in the game itself, whatever the people choose.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from valeria_desktop.kernel.game import Game
    from valeria_desktop.session.session import Session


class Ahead:
    """A copy of a game, in which bots answer the questions after a person's open one."""

    def __init__(self, session: Session) -> None:
        """Copy the game of a session at its open question."""
        self._seats = session.seats
        self._game: Game[Any] = session.game.copy()
        self._pass_people()

    @property
    def seat(self) -> int | None:
        """The bot that is asked next; None when all have answered."""
        decision = self._game.decision
        if decision is None or not decision.question.is_simultaneous:
            return None
        return decision.seat

    def view(self) -> Any:  # noqa: ANN401 - each game has its own view
        """Return the view of the bot that is asked next; None when all have answered."""
        return None if self.seat is None else self._game.view(self.seat)

    def answer(self, option_id: str) -> None:
        """Go on after the answer of the asked bot."""
        self._game.choose(option_id)
        self._pass_people()

    def _pass_people(self) -> None:
        """Answer for people, by the last option: it ends a chain of questions soonest."""
        while (seat := self.seat) is not None and self._seats[seat].is_person:
            decision = self._game.decision
            assert decision is not None  # noqa: S101 - a seat is asked
            self._game.choose(decision.options[-1])
