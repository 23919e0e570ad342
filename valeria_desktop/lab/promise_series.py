"""A series of games with the promises made in them: a file that grows game by game.

The first line says what the series is; each other line is a game. A run that is cut short leaves
whole lines and at most one half; the next run drops that half and plays the games that are missing.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from attrs import asdict, frozen

from valeria_desktop.kernel.coaching import Way
from valeria_desktop.kernel.errors import ValeriaError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


class SeriesError(ValeriaError):
    """A file with a series that isn't the one asked for, or is damaged."""


@frozen
class SeriesHead:
    """What a series is: games of another head are other games, or other promises."""

    course: str
    seed: int
    weights: str
    """The fingerprint of the weights that promised."""


@frozen
class PromisedMoment:
    """Chances of winning that were promised at one moment of a game."""

    way: Way
    progress: float
    """The part of the game that was over."""
    seats: tuple[int, ...]
    chances: tuple[float, ...]
    """The chance that each of these seats was promised."""


@frozen
class PromisedGame:
    """A game with its promises, and what happened."""

    number: int
    won: tuple[float, ...]
    """The share of the victory that each seat won."""
    moments: tuple[PromisedMoment, ...]


_DIGITS = 6


class SeriesFile:
    """The file of a series."""

    def __init__(self, path: Path, head: SeriesHead) -> None:
        """Open a series, or begin it; refuse a file with another one."""
        self._path = path
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(_line(asdict(head)), encoding="utf-8")
            return
        whole = path.read_bytes()
        kept = whole[: whole.rfind(b"\n") + 1]
        if kept != whole:
            path.write_bytes(kept)
        if kept.partition(b"\n")[0] != _line(asdict(head)).rstrip().encode():
            raise SeriesError(f"{path} has another series; take it away, or choose another seed.")

    def games(self) -> Iterator[PromisedGame]:
        """Yield the games so far."""
        with self._path.open(encoding="utf-8") as lines:
            next(lines)
            for number, line in enumerate(lines, 2):
                yield _read(line, f"{self._path}, line {number}")

    def missing(self, games: int) -> list[int]:
        """Return the numbers of the games that are still to be played, up to a number of games."""
        done = {game.number for game in self.games()}
        return [number for number in range(games) if number not in done]

    def add(self, game: PromisedGame) -> None:
        """Append a game."""
        with self._path.open("a", encoding="utf-8") as file:
            file.write(_written(game))


def _line(data: object) -> str:
    return json.dumps(data, separators=(",", ":")) + "\n"


def _written(game: PromisedGame) -> str:
    moments = [
        [
            each.way,
            round(each.progress, _DIGITS),
            each.seats,
            [round(chance, _DIGITS) for chance in each.chances],
        ]
        for each in game.moments
    ]
    return _line({"game": game.number, "won": game.won, "moments": moments})


def _read(line: str, place: str) -> PromisedGame:
    try:
        data = json.loads(line)
        moments = tuple(map(_moment, data["moments"]))
        return PromisedGame(data["game"], tuple(data["won"]), moments)
    except (KeyError, TypeError, ValueError) as error:
        raise SeriesError(f"{place} is damaged; take the file away.") from error


def _moment(data: list[Any]) -> PromisedMoment:
    way, progress, seats, chances = data
    return PromisedMoment(Way(way), progress, tuple(seats), tuple(chances))
