"""Statistics of Viscounts from the history: by source, by ending, by set-up, and alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.storage.statistics import tally_setups

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from valeria_desktop.storage.ledger import KeptGame, KeptSeat
    from valeria_desktop.storage.statistics import Tallied


def by_setup(games: Sequence[KeptGame]) -> list[Tallied]:
    """Return a tally for each number of players and side of the board, the most played first."""
    return tally_setups(games, setup_of)


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
