"""Valeria's own statistics in the history: by Duke, by set-up, and for solo games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.memory import sets_in
from valeria_desktop.storage.statistics import tally, tally_setups

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.storage.ledger import KeptGame, KeptSeat
    from valeria_desktop.storage.statistics import Tallied


@frozen
class SoloRecord:
    """The results of one kind of solo game."""

    solo: str
    level: str
    games: int
    wins: int
    best: int
    streak: int
    """The latest wins in a row."""
    longest: int
    sets: tuple[str, ...] = ()
    """The ids of the sets in use: games with other cards are another challenge."""


def by_sets(games: Iterable[KeptGame]) -> list[Tallied]:
    """Tally the sets on the table, named by their ids; a game won by any people counts as won."""
    return tally_setups(games, lambda game: (" ".join(sets_in(game.special)), ""))


def by_duke(games: Iterable[KeptGame]) -> list[Tallied]:
    """Tally the Dukes of all players."""
    tallies = tally(games, _duke)
    return sorted(tallies, key=lambda row: (-row.mean, row.name))


def _duke(_: KeptGame, seat: KeptSeat) -> tuple[str, str] | None:
    duke = seat.special["duke"]
    return (duke, "") if duke else None


def by_preset(games: Iterable[KeptGame]) -> list[Tallied]:
    """Tally the set-ups by games; a game counts as won once if any people won it."""
    return tally_setups(games, lambda game: (game.special["preset"], ""))


def solo_records(games: Iterable[KeptGame]) -> list[SoloRecord]:
    """Return the record of each kind of solo game, with its wins in a row."""
    played: dict[tuple[str, str, tuple[str, ...]], list[KeptSeat]] = {}
    for game in sorted(games, key=lambda game: game.ended):
        kind = game.special["solo"], game.special["level"], sets_in(game.special)
        for seat in game.seats:
            if game.special["solo"] and not game.rewound and not seat.bot:
                played.setdefault(kind, []).append(seat)
    return [
        SoloRecord(solo, level, len(seats), sum(seat.won for seat in seats),
                   max(seat.points for seat in seats), *_streaks(seat.won for seat in seats), sets)
        for (solo, level, sets), seats in sorted(played.items())
    ]  # fmt: skip


def _streaks(wins: Iterable[int]) -> tuple[int, int]:
    now = longest = 0
    for won in wins:
        now = now + 1 if won else 0
        longest = max(longest, now)
    return now, longest
