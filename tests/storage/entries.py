"""Finished games to be entered into a history."""

from __future__ import annotations

from typing import Any

from valeria_desktop.games.valeria.rules.setup import Level, Setup, Solo
from valeria_desktop.storage.history import Entry, SeatResult


def seat(name: str, points: int, *, won: bool = False, **more: object) -> SeatResult:
    """Make a seat's result."""
    values: dict[str, Any] = {"bot": "", "duke": "Rolf", "luck": 0.0} | more
    return SeatResult(name=name, points=points, won=won, **values)


def entry(number: int, *seats: SeatResult, **more: object) -> Entry:
    """Make the entry of a game; later numbers ended later."""
    values: dict[str, Any] = {
        "created": f"2026-11-{number:02}T10:00:00+00:00",
        "ended": f"2026-11-{number:02}T11:00:00+00:00",
        "setup": Setup(players=max(2, len(seats))),
        "seed": number,
        "rounds": 10,
        "choices": 120,
        "ending": "exhausted",
        "outcome": "",
        "rewound": False,
        "seats": seats,
        "save": f"save {number}",
    } | more
    return Entry(**values)


def lone(number: int, points: int, outcome: str, **more: object) -> Entry:
    """Make the entry of a game against the Dark Lord."""
    setup = Setup(
        players=1, solo=Solo.DARK_LORD, level=Level(str(more.pop("level", Level.STANDARD)))
    )
    result = seat("Ada", points, won=outcome == "won")
    return entry(number, result, setup=setup, outcome=outcome, **more)
