"""Valencia's statistics from the history: by set-up, and by task."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from valeria_desktop.storage.statistics import tally

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from valeria_desktop.storage.ledger import KeptGame
    from valeria_desktop.storage.statistics import Tallied

OWN = "own"
"""The name of the city in tallies of games with a player's own files."""


@frozen
class TaskRecord:
    """How often a task was kept and fulfilled; `number` is its line in the table of tasks."""

    number: int
    kept: int
    fulfilled: int

    @property
    def share(self) -> float:
        """Share of the times kept in which the task was fulfilled, from 0 to 1."""
        return self.fulfilled / self.kept


def by_task(games: Iterable[KeptGame]) -> list[TaskRecord]:
    """Return the records of all players' tasks, the most fulfilled first; own files count too."""
    fulfilled, missed = Counter[int](), Counter[int]()
    for game in games:
        for seat in game.seats if game.counts else ():
            fulfilled.update(map(int, seat.special["fulfilled tasks"].split()))
            missed.update(map(int, seat.special["missed tasks"].split()))
    found = (
        TaskRecord(number, fulfilled[number] + missed[number], fulfilled[number])
        for number in fulfilled.keys() | missed.keys()
    )
    return sorted(found, key=lambda row: (-row.share, -row.kept, row.number))


def by_setup(games: Sequence[KeptGame]) -> list[Tallied]:
    """Return a tally for each city and set of advanced cards, the most played first.

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
    """Return a game's city, and its kinds of advanced cards."""
    city: str = OWN if game.special["own"] else game.special["city"]
    advanced: str = game.special["advanced"]
    return city, advanced
