"""What the history tells: rows of numbers, and all of it as CSV.

Rewound games are told of, but not counted.
"""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from statistics import fmean

from attrs import asdict, evolve, frozen

from valeria_desktop.kernel.foreign import shown
from valeria_desktop.storage.ledger import KeptGame, KeptSeat

_Key = Callable[[KeptGame, KeptSeat], tuple[str, str] | None]

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


def finished(games: Iterable[KeptGame]) -> list[Finished]:
    """List finished games, in their order."""
    return [
        Finished(
            id=game.id,
            ended=game.ended,
            players=", ".join(f"{shown(seat.name)} {seat.points}" for seat in _ranked(game)),
            winners=", ".join(shown(seat.name) for seat in _ranked(game) if seat.won),
            solo=game.solo,
            outcome=game.outcome,
            preset=shown(game.preset),
            rounds=game.rounds,
            rewound=bool(game.rewound),
        )
        for game in games
    ]


def _ranked(game: KeptGame) -> list[KeptSeat]:
    return sorted(game.seats, key=lambda seat: (-seat.won, -seat.points, seat.seat))


def by_player(games: Iterable[KeptGame]) -> list[Tallied]:
    """Tally the players by name; bots stand apart from people of the same name."""
    tallies = _tallies(games, lambda _, seat: ("" if seat.bot else seat.name, seat.bot))
    return sorted(tallies, key=lambda row: (-row.wins, row.name))


def by_duke(games: Iterable[KeptGame]) -> list[Tallied]:
    """Tally the Dukes, whoever had them."""
    tallies = _tallies(games, lambda _, seat: (seat.duke, "") if seat.duke else None)
    return sorted(tallies, key=lambda row: (-row.mean, row.name))


def by_preset(games: Sequence[KeptGame]) -> list[Tallied]:
    """Tally the set-ups by games; a win is a game that people won, however many shared it."""
    played = Counter(game.preset for game in games if game.counts)
    won = Counter(
        game.preset
        for game in games
        if game.counts and any(seat.won and not seat.bot for seat in game.seats)
    )
    tallies = (
        evolve(row, games=played[row.name], wins=won[row.name])
        for row in _tallies(games, lambda game, _: (game.preset, ""))
    )
    return sorted(tallies, key=lambda row: (-row.games, row.name))


def _tallies(games: Iterable[KeptGame], key: _Key) -> list[Tallied]:
    groups: dict[tuple[str, str], list[KeptSeat]] = {}
    for game in games:
        for seat in game.seats if game.counts else ():
            if (group := key(game, seat)) is not None:
                groups.setdefault(group, []).append(seat)
    return [
        Tallied(
            name=name,
            kind=kind,
            games=len(seats),
            wins=sum(seat.won for seat in seats),
            best=max(seat.points for seat in seats),
            mean=fmean(seat.points for seat in seats),
            luck=fmean(seat.luck for seat in seats),
        )
        for (name, kind), seats in groups.items()
    ]


def solo_records(games: Iterable[KeptGame]) -> list[SoloRecord]:
    """Give how each kind of solo game went, with the wins in a row."""
    played: dict[tuple[str, str], list[KeptSeat]] = {}
    for game in sorted(games, key=lambda game: game.ended):
        for seat in game.seats:
            if game.solo and not game.rewound and not seat.bot:
                played.setdefault((game.solo, game.level), []).append(seat)
    return [
        SoloRecord(solo, level, len(seats), sum(seat.won for seat in seats),
                   max(seat.points for seat in seats), *_streaks(seat.won for seat in seats))
        for (solo, level), seats in sorted(played.items())
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


def to_csv(games: Iterable[KeptGame]) -> str:
    """Write a line for each seat of each game; spreadsheets must not take names for formulas."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(_COLUMNS)
    for game in sorted(games, key=lambda game: game.ended):
        for seat in game.seats:
            cells = asdict(seat) | asdict(game, recurse=False)
            writer.writerow(
                [_harmless(cells["id" if name == "game" else name]) for name in _COLUMNS]
            )
    return text.getvalue()


def _harmless(cell: object) -> object:
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULA) else cell
