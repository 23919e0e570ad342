"""Makes the history's entry for a finished game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.kernel.score import Outcome
from valeria_desktop.storage.history import HistoryEntry, SeatResult
from valeria_desktop.storage.save import to_saved, to_text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.kernel.score import Result
    from valeria_desktop.session.session import Session


def entry_of(session: Session, created: str, ended: str) -> HistoryEntry:
    """Return the history's entry for a finished game, with a save for looking back at it."""
    result, record, game = session.result(), session.record, session.game
    special, specials = session.rules.memory.sum_up(session)
    winners = _winners(result)
    seats = tuple(
        SeatResult(
            name=seat.name,
            bot=seat.bot or "",
            points=score.total,
            won=score.seat in winners,
            special=own,
        )
        for seat, score, own in zip(session.seats, result.scores, specials, strict=True)
    )
    return HistoryEntry(
        created=created,
        ended=ended,
        game=session.rules.id,
        seed=record.seed,
        rounds=game.round,
        choices=len(record.choices),
        ending=", ".join(game.ending),
        outcome=result.outcome.value if result.outcome else "",
        rewound=session.is_rewound,
        without_help=session.without_help,
        special=special,
        seats=seats,
        save=to_text(to_saved(session.unsaved(created))),
    )


def _winners(result: Result) -> Iterable[int]:
    """Return the winning seats; with one player the outcome decides."""
    if result.outcome is None:
        return result.winners
    return (0,) if result.outcome is Outcome.WON else ()
