"""The choices of a game so far, in words that everyone may read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen

from valeria_desktop.kernel.phrases import capital

if TYPE_CHECKING:
    from valeria_desktop.kernel.game import Game
    from valeria_desktop.kernel.phrases import Phrase


@frozen
class Waypoint:
    """A moment of the past: before a choice was made."""

    choices: int
    """How many had been made."""
    round: int
    turn: int
    seat: int
    words: Phrase
    """What was chosen then; of what is secret, only the question."""
    begins_action: bool


def waypoint_of(game: Game[Any], choice: str, number: int, *, begins_action: bool) -> Waypoint:
    """Describe what was chosen in a game as it was."""
    decision = game.decision
    if decision is None:
        raise ValueError("nothing was asked")
    if decision.is_secret:  # what may be answered is one, too
        words = capital(decision.public.words())
    else:
        words = decision.option(choice).words()
    return Waypoint(number, game.round, game.turn, decision.seat, words, begins_action)
