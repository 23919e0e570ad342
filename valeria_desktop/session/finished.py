"""What a finished game is remembered by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.luck import luck
from valeria_desktop.kernel.score import Outcome
from valeria_desktop.storage.history import Entry, SeatResult
from valeria_desktop.storage.save import to_saved, to_text

if TYPE_CHECKING:
    from valeria_desktop.session.session import Session


def entry_of(session: Session, created: str, ended: str) -> Entry:
    """Sum a finished game up, with all its choices to be looked at again."""
    result, setup, scene = session.result(), session.record.setup, session.scene(0)
    winners = set(result.winners)
    if setup.solo is not None:
        winners = {0} if result.outcome is Outcome.WON else set()
    lucks = luck(session)
    seats = tuple(
        SeatResult(
            name=seat.name,
            bot=seat.bot or "",
            points=score.total,
            won=score.seat in winners,
            duke=duke.name if (duke := session.view(score.seat).players[score.seat].duke) else "",
            luck=round(lucks[score.seat], 3),
        )
        for seat, score in zip(session.seats, result.scores, strict=True)
    )
    return Entry(
        created=created,
        ended=ended,
        setup=setup,
        seed=session.record.seed,
        rounds=scene.round,
        choices=len(session.record.choices),
        ending=", ".join(scene.view.ending),
        outcome=result.outcome.value if result.outcome else "",
        rewound=session.is_rewound,
        seats=seats,
        save=to_text(to_saved(session.unsaved(created))),
    )
