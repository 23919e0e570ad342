"""What the history tells: rows of numbers, and all of it as CSV.

Rewound games are told of, but not counted.
"""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING

from attrs import frozen

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.storage.history import History

_FORMULA = ("=", "+", "-", "@", "\t", "\r")


@frozen
class Finished:
    """A finished game in a list."""

    id: str
    ended: str
    players: str
    """Everybody with the points, the winners first."""
    winners: str
    solo: str
    outcome: str
    preset: str
    rounds: int
    rewound: bool


@frozen
class Tallied:
    """What somebody, a Duke or a set-up has come to."""

    name: str
    kind: str
    """The bot's name; empty for a person."""
    games: int
    wins: int
    best: int
    mean: float
    luck: float


@frozen
class SoloRecord:
    """How one kind of solo game went."""

    solo: str
    level: str
    games: int
    wins: int
    best: int
    streak: int
    """Wins in a row up to now."""
    longest: int


def finished(history: History) -> list[Finished]:
    """List all finished games, the newest first."""
    games = history.rows(
        "SELECT id, ended, solo, outcome, preset, rounds, rewound FROM games ORDER BY ended DESC"
    )
    seats: dict[str, list[tuple[str, int, int]]] = {}
    for game, name, points, won in history.rows(
        "SELECT game, name, points, won FROM seats ORDER BY won DESC, points DESC, seat"
    ):
        seats.setdefault(game, []).append((name, points, won))
    return [
        Finished(
            id=game,
            ended=ended,
            players=", ".join(f"{name} {points}" for name, points, _ in seats.get(game, ())),
            winners=", ".join(name for name, _, won in seats.get(game, ()) if won),
            solo=solo,
            outcome=outcome,
            preset=preset,
            rounds=rounds,
            rewound=bool(rewound),
        )
        for game, ended, solo, outcome, preset, rounds, rewound in games
    ]


_SUMS = "COUNT(*), SUM(won), MAX(points), AVG(points), AVG(luck)"
_COUNTED = "FROM seats JOIN games ON games.id = game WHERE rewound = 0 AND solo = ''"


def by_player(history: History) -> list[Tallied]:
    """Tally the players by name; bots stand apart from people of the same name."""
    rows = history.rows(
        f"SELECT CASE bot WHEN '' THEN name ELSE '' END AS who, bot, {_SUMS} {_COUNTED} "
        "GROUP BY who, bot ORDER BY SUM(won) DESC, who"
    )
    return [Tallied(*row) for row in rows]


def by_duke(history: History) -> list[Tallied]:
    """Tally the Dukes, whoever had them."""
    rows = history.rows(
        f"SELECT duke, '', {_SUMS} {_COUNTED} AND duke != '' "
        "GROUP BY duke ORDER BY AVG(points) DESC, duke"
    )
    return [Tallied(*row) for row in rows]


def by_preset(history: History) -> list[Tallied]:
    """Tally the set-ups by games; a win is a game that people won, however many shared it."""
    rows = history.rows(
        "SELECT preset, '', COUNT(DISTINCT games.id), "
        "COUNT(DISTINCT CASE WHEN won AND bot = '' THEN games.id END), MAX(points), "
        f"AVG(points), AVG(luck) {_COUNTED} GROUP BY preset ORDER BY COUNT(DISTINCT games.id) DESC"
    )
    return [Tallied(*row) for row in rows]


def solo_records(history: History) -> list[SoloRecord]:
    """Give how each kind of solo game went, with the wins in a row."""
    rows = history.rows(
        "SELECT solo, level, won, points FROM games JOIN seats ON game = id "
        "WHERE solo != '' AND rewound = 0 AND bot = '' ORDER BY ended"
    )
    played: dict[tuple[str, str], list[tuple[int, int]]] = {}
    for solo, level, won, points in rows:
        played.setdefault((solo, level), []).append((won, points))
    return [
        SoloRecord(solo, level, len(games), sum(won for won, _ in games),
                   max(points for _, points in games), *_streaks(won for won, _ in games))
        for (solo, level), games in sorted(played.items())
    ]  # fmt: skip


def _streaks(wins: Iterable[int]) -> tuple[int, int]:
    now = longest = 0
    for won in wins:
        now = now + 1 if won else 0
        longest = max(longest, now)
    return now, longest


_COLUMNS = (
    "game", "ended", "solo", "level", "edition", "preset", "variants", "players", "seed",
    "rounds", "choices", "ending", "outcome", "rewound", "seat", "name", "bot", "duke", "points",
    "won", "luck",
)  # fmt: skip


def to_csv(history: History) -> str:
    """Write a line for each seat of each game; spreadsheets must not take names for formulas."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(_COLUMNS)
    wanted = ", ".join("games.id" if name == "game" else name for name in _COLUMNS)
    rows = history.rows(
        f"SELECT {wanted} FROM games JOIN seats ON seats.game = games.id ORDER BY ended, seat"  # noqa: S608
    )
    for row in rows:
        writer.writerow([_harmless(cell) for cell in row])
    return text.getvalue()


def _harmless(cell: object) -> object:
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULA) else cell
