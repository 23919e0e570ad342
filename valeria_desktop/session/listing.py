"""What a list of saved games tells of each, beyond what stands at the head of its file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen

from valeria_desktop.kernel.errors import ValeriaError

if TYPE_CHECKING:
    from valeria_desktop.kernel.rules import Games
    from valeria_desktop.kernel.score import Outcome
    from valeria_desktop.storage.save import SavedGame


@frozen
class Final:
    """How a game ended: with all points, the secret ones too."""

    points: tuple[int, ...]
    winners: tuple[str, ...]
    """Their names; nobody in a game for one player, where the outcome says it."""
    outcome: Outcome | None


def final_of(saved: SavedGame, games: Games) -> Final | None:
    """Score a game that is over; nothing if it goes on, or can't be read."""
    game = game_of(saved, games) if saved.is_over else None
    if game is None or game.decision is not None:
        return None
    result = game.result()
    winners = () if result.outcome else tuple(saved.seats[seat].name for seat in result.winners)
    return Final(tuple(score.total for score in result.scores), winners, result.outcome)


def game_of(saved: SavedGame, games: Games) -> Any:  # noqa: ANN401 - each game has its own
    """Return a saved game as its snapshot has it; nothing if it can't be read."""
    try:
        game = games[saved.game].restore(saved.snapshot)
    except ValeriaError:
        return None
    return game if len(game.seats) == len(saved.seats) else None
