"""Valencia's statistics from the history: by set-up, and by task."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.storage.statistics import tally_setups

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
    """Return a tally for each city and set of advanced cards, the most played first."""
    return tally_setups(games, setup_of)


def setup_of(game: KeptGame) -> tuple[str, str]:
    """Return a game's city, and its kinds of advanced cards."""
    city: str = OWN if game.special["own"] else game.special["city"]
    advanced: str = game.special["advanced"]
    return city, advanced
