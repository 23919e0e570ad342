"""Saved games: sessions made from saves, and the final result of a save in a list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen

from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.session.session import Session

if TYPE_CHECKING:
    from valeria_desktop.kernel.record import Record
    from valeria_desktop.kernel.rules import Games
    from valeria_desktop.kernel.score import Outcome
    from valeria_desktop.storage.save import SavedGame


def session_of(saved: SavedGame, record: Record) -> Session:
    """Return a session that continues a saved game at the end of its record."""
    return Session(
        record,
        saved.seats,
        is_rewound=saved.rewound,
        without_help=saved.without_help,
        notes=saved.notes,
    )


def copied(session: Session, choices: int | None = None) -> Session:
    """Return a new session with the same choices, all of them or only the first `choices`."""
    made = len(session.record.choices) if choices is None else choices
    return Session(
        session.record.up_to(made),
        session.seats,
        is_rewound=session.is_rewound,
        without_help=session.without_help,
        notes=session.kept_notes,
    )


@frozen
class Final:
    """The end of a game: all points with the secret ones, the winners and the outcome."""

    points: tuple[int, ...]
    winners: tuple[str, ...]
    """The winners' names; empty in a game for one player, which has an outcome."""
    outcome: Outcome | None


def final_of(saved: SavedGame, games: Games) -> Final | None:
    """Return the final result of a save; None if the game goes on or can't be read."""
    game = game_of(saved, games) if saved.is_over else None
    if game is None or game.decision is not None:
        return None
    result = game.result()
    winners = () if result.outcome else tuple(saved.seats[seat].name for seat in result.winners)
    return Final(tuple(score.total for score in result.scores), winners, result.outcome)


def game_of(saved: SavedGame, games: Games) -> Any:  # noqa: ANN401 - each game has its own
    """Return the game in a save's snapshot; None if it can't be read."""
    try:
        game = games[saved.game].restore(saved.snapshot)
    except ValeriaError:
        return None
    return game if len(game.seats) == len(saved.seats) else None
