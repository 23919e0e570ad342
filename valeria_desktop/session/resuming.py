"""Taking a game up again with the marks it bears."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.session.session import Session

if TYPE_CHECKING:
    from valeria_desktop.kernel.record import Record
    from valeria_desktop.storage.save import SavedGame


def session_of(saved: SavedGame, record: Record) -> Session:
    """Take a saved game up where its record ends."""
    return Session(record, saved.seats, is_rewound=saved.rewound, without_help=saved.without_help)


def copied(session: Session, choices: int | None = None) -> Session:
    """Play a game again in a session of its own, all of it or up to a choice."""
    made = len(session.record.choices) if choices is None else choices
    return Session(
        session.record.up_to(made),
        session.seats,
        is_rewound=session.is_rewound,
        without_help=session.without_help,
    )
