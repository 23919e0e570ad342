"""Statistics of Viscounts from the history: by source, by ending, by set-up, and alone."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from valeria_desktop.storage.statistics import tally

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from valeria_desktop.storage.ledger import KeptGame, KeptSeat
    from valeria_desktop.storage.statistics import Tallied


def by_setup(games: Sequence[KeptGame]) -> list[Tallied]:
    """Return a tally for each number of players and side of the board, the most played first.

    A win is a game that a person won, however many shared the victory.
    """
    counting = [game for game in games if game.counts]
    played = Counter(map(setup_of, counting))
    won = Counter(
        setup_of(game) for game in counting if any(seat.won and not seat.bot for seat in game.seats)
    )
    tallies = (
        evolve(row, games=played[row.name, row.kind], wins=won[row.name, row.kind])
        for row in tally(counting, lambda game, _: setup_of(game))
    )
    return sorted(tallies, key=lambda row: (-row.games, row.name, row.kind))


def setup_of(game: KeptGame) -> tuple[str, str]:
    """Return a game's number of players, and the side of its board."""
    return str(game.players), str(game.special["side"])


@frozen
class RivalRecord:
    """The games alone against one board of the neutral player, at one difficulty."""

    rival: str
    futures: int
    """Number of future schemes that made it harder."""
    games: int
    wins: int
    best: int
    """The most points that a person has had in one of them."""


def by_rival(games: Iterable[KeptGame]) -> list[RivalRecord]:
    """Return the games alone by board and difficulty, the easiest first; rewound ones aside."""
    groups: dict[tuple[str, int], list[KeptSeat]] = {}
    for game in games:
        if game.players == 1 and not game.rewound:
            key = game.special["rival"], game.special["futures"]
            groups.setdefault(key, []).append(game.seats[0])
    return [
        RivalRecord(
            rival,
            futures,
            len(seats),
            sum(seat.won for seat in seats),
            max(seat.points for seat in seats),
        )
        for (rival, futures), seats in sorted(groups.items())
    ]
