"""Finished games to be entered into a history."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from valeria_desktop.storage.history import HistoryEntry, SeatResult

if TYPE_CHECKING:
    from valeria_desktop.storage.statistics import Finished


def seat(name: str, points: int, *, won: bool = False, bot: str = "", **more: object) -> SeatResult:
    """Make a seat's result."""
    special = {"duke": "Rolf", "luck": 0.0} | more
    return SeatResult(name=name, points=points, won=won, bot=bot, special=special)


def entry(number: int, *seats: SeatResult, **more: object) -> HistoryEntry:
    """Make the entry of a game; later numbers ended later."""
    of_valeria = {"solo": "", "level": "", "edition": "2e", "preset": "first-game", "variants": ""}
    values: dict[str, Any] = {
        "created": f"2026-11-{number:02}T10:00:00+00:00",
        "ended": f"2026-11-{number:02}T11:00:00+00:00",
        "game": "valeria",
        "seed": number,
        "rounds": 10,
        "choices": 120,
        "ending": "exhausted",
        "outcome": "",
        "rewound": False,
        "seats": seats,
        "save": f"save {number}",
    }
    special = of_valeria | {name: more.pop(name) for name in of_valeria if name in more}
    return HistoryEntry(**values | {"special": special} | more)


def lone(number: int, points: int, outcome: str, **more: object) -> HistoryEntry:
    """Make the entry of a game against the Dark Lord."""
    kind = {"solo": "dark-lord", "level": "standard"}
    result = seat("Ada", points, won=outcome == "won")
    return entry(number, result, outcome=outcome, **kind | more)


def ranking(row: Finished) -> str:
    """Say who is listed with how many points."""
    return ", ".join(f"{each.name} {each.points}" for each in row.ranked)
