"""Statistics of the history: rows of numbers, and all finished games as CSV.

Lists contain rewound games, but tallies don't count them.
"""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from statistics import fmean
from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen

from valeria_desktop.content.checks import is_measure
from valeria_desktop.kernel.foreign import shown
from valeria_desktop.storage.ledger import KeptGame, KeptSeat

if TYPE_CHECKING:
    from valeria_desktop.kernel.memory import Special

_Key = Callable[[KeptGame, KeptSeat], tuple[str, str] | None]

_FORMULA = ("=", "+", "-", "@", "\t", "\r")


@frozen
class Finished:
    """A row of the list of finished games."""

    kept: KeptGame
    ranked: tuple[KeptSeat, ...]
    """All seats, the winners first."""
    winners: str


@frozen
class Tallied:
    """The totals of a player, or of a thing such as a card, in all games of one kind."""

    game: str
    name: str
    kind: str
    """The bot's name of a player; empty for a person and for a thing."""
    games: int
    wins: int
    best: int
    mean: float
    means: Mapping[str, float]
    """The means of the special numbers that only this game keeps of its seats."""
    unhelped: int = 0
    """Number of wins in games without help."""


def finished(games: Iterable[KeptGame]) -> list[Finished]:
    """Return the list rows of finished games, in the same order."""
    return [
        Finished(
            kept=game,
            ranked=tuple(_ranked(game)),
            winners=", ".join(shown(seat.name) for seat in _ranked(game) if seat.won),
        )
        for game in games
    ]


def _ranked(game: KeptGame) -> list[KeptSeat]:
    return sorted(game.seats, key=lambda seat: (-seat.won, -seat.points, seat.seat))


def by_player(games: Iterable[KeptGame]) -> list[Tallied]:
    """Return the players' totals by name and game; bots are apart from people of the same name."""
    tallies = tally(games, lambda _, seat: ("" if seat.bot else seat.name, seat.bot))
    return sorted(tallies, key=lambda row: (-row.wins, row.name, row.game))


def tally(games: Iterable[KeptGame], key: _Key) -> list[Tallied]:
    """Return the totals of all seats that count, by `key`'s name and kind; skip seats without."""
    groups: dict[tuple[str, str, str], list[KeptSeat]] = {}
    unhelped = Counter[tuple[str, str, str]]()
    for game in games:
        for seat in game.seats if game.counts else ():
            if (group := key(game, seat)) is not None:
                groups.setdefault((game.game, *group), []).append(seat)
                unhelped[game.game, *group] += seat.won * game.without_help
    return [
        Tallied(
            game=game,
            name=name,
            kind=kind,
            games=len(seats),
            wins=sum(seat.won for seat in seats),
            best=max(seat.points for seat in seats),
            mean=fmean(seat.points for seat in seats),
            means=_means(seats),
            unhelped=unhelped[game, name, kind],
        )
        for (game, name, kind), seats in groups.items()
    ]


def tally_setups(
    games: Iterable[KeptGame], setup_of: Callable[[KeptGame], tuple[str, str]]
) -> list[Tallied]:
    """Return a tally for each set-up, by its name and kind, the most played first.

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


def _means(seats: Sequence[KeptSeat]) -> dict[str, float]:
    named: dict[str, list[Any]] = {
        name: [seat.special.get(name) for seat in seats] for name in seats[0].special
    }
    return {name: fmean(values) for name, values in named.items() if all(map(is_measure, values))}


_Column = tuple[str, Callable[[KeptGame, KeptSeat], object]]


def to_csv(games: Iterable[KeptGame]) -> str:
    """Return CSV with a line for each seat of each game; no name can act as a formula.

    Special values of a game have their own columns. A column names the game if there are several,
    and another marks games without help if there are any.
    """
    games = sorted(games, key=lambda game: game.ended)
    columns = _columns(games)
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(_harmless(name) for name, _ in columns)
    for game in games:
        for seat in game.seats:
            writer.writerow(_harmless(value(game, seat)) for _, value in columns)
    return text.getvalue()


def _columns(games: Sequence[KeptGame]) -> list[_Column]:
    of_game = _first(game.special for game in games)
    of_seat = _first(seat.special for game in games for seat in game.seats)
    numbers = [name for name, value in of_seat.items() if is_measure(value)]
    words = [name for name in of_seat if name not in numbers]
    differ = len({game.game for game in games}) > 1
    return [
        ("game", lambda game, _: game.id),
        *([("which game", lambda game, _: game.game)] if differ else []),
        *map(_game_column, ("ended",)),
        *map(_special_game_column, of_game),
        *map(
            _game_column,
            ("players", "seed", "rounds", "choices", "ending", "outcome", "rewound"),
        ),
        *map(_game_column, ("without_help",) if any(game.without_help for game in games) else ()),
        *map(_seat_column, ("seat", "name", "bot")),
        *map(_special_seat_column, words),
        *map(_seat_column, ("points", "won")),
        *map(_special_seat_column, numbers),
    ]


def _first(specials: Iterable[Special]) -> Special:
    """Return the first value of each name in all special values."""
    found: Special = {}
    for special in specials:
        found |= {name: value for name, value in special.items() if name not in found}
    return found


def _game_column(name: str) -> _Column:
    return name, lambda game, _: getattr(game, name)


def _seat_column(name: str) -> _Column:
    return name, lambda _, seat: getattr(seat, name)


def _special_game_column(name: str) -> _Column:
    return name, lambda game, _: game.special.get(name, "")


def _special_seat_column(name: str) -> _Column:
    return name, lambda _, seat: seat.special.get(name, "")


def _harmless(cell: object) -> object:
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULA) else cell
