"""A series of games with the promises made in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import asdict, frozen

from valeria_desktop.kernel.coaching import Way
from valeria_desktop.lab.series import Series, damaged

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


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


class SeriesFile(Series):
    """The file of a series."""

    def __init__(self, path: Path, head: SeriesHead) -> None:
        """Open a series, or begin it; refuse a file with another one."""
        super().__init__(path, asdict(head))

    def games(self) -> Iterator[PromisedGame]:
        """Yield the games so far."""
        for place, data in self.lines():
            yield _read(data, place)

    def add(self, game: PromisedGame) -> None:
        """Append a game."""
        self.write(_written(game))


def _written(game: PromisedGame) -> dict[str, Any]:
    moments = [
        [
            each.way,
            round(each.progress, _DIGITS),
            each.seats,
            [round(chance, _DIGITS) for chance in each.chances],
        ]
        for each in game.moments
    ]
    return {"game": game.number, "won": game.won, "moments": moments}


def _read(data: Any, place: str) -> PromisedGame:  # noqa: ANN401 - any data
    try:
        moments = tuple(map(_moment, data["moments"]))
        return PromisedGame(data["game"], tuple(data["won"]), moments)
    except (KeyError, TypeError, ValueError) as error:
        raise damaged(place) from error


def _moment(data: list[Any]) -> PromisedMoment:
    way, progress, seats, chances = data
    return PromisedMoment(Way(way), progress, tuple(seats), tuple(chances))
