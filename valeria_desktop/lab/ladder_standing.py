"""The standing of all levels on a ladder: shares of wins in pairs, Elo, and at larger tables."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any, NamedTuple

from valeria_desktop.bots.registry import LEVELS
from valeria_desktop.lab.elo import PairScore, Rating, ratings
from valeria_desktop.lab.errors import share_error
from valeria_desktop.lab.terminal import table as set_table

if TYPE_CHECKING:
    from collections.abc import Sequence

_TABLES = (3, 4, 5)


class LadderGame(NamedTuple):
    """The result of a game: the level at each seat, and the winning seats."""

    levels: list[str]
    winners: list[int]


class LadderStanding:
    """The standing after all games so far."""

    def __init__(self, levels: Sequence[str]) -> None:
        self.levels = tuple(levels)
        self._pairs: dict[tuple[str, str], list[float]] = defaultdict(lambda: [0.0, 0])
        self._tables: dict[tuple[int, str], list[float]] = defaultdict(lambda: [0.0, 0])

    def add(self, table: LadderGame) -> None:
        """Add the result of a game."""
        share = 1 / len(table.winners)
        if len(table.levels) == 2:  # noqa: PLR2004 - a pair
            pair = tuple(sorted(table.levels, key=self.levels.index))
            found = self._pairs[pair[0], pair[1]]
            found[0] += sum(share for seat in table.winners if table.levels[seat] == pair[0])
            found[1] += 1
            return
        for seat, level in enumerate(table.levels):
            found = self._tables[len(table.levels), level]
            found[0] += share if seat in table.winners else 0.0
            found[1] += 1

    def share(self, one: str, other: str) -> tuple[float, float, int] | None:
        """Return a level's share of wins against another, its error, and the number of games."""
        turned = self.levels.index(one) > self.levels.index(other)
        points, games = self._pairs.get((other, one) if turned else (one, other), (0.0, 0))
        if not games:
            return None
        share = 1 - points / games if turned else points / games
        return share, share_error(share, int(games)), int(games)

    def at_tables(self, players: int, level: str) -> tuple[float, float, int] | None:
        """Return a level's share of wins at tables of a size, its error, and the seats it had."""
        points, games = self._tables.get((players, level), (0.0, 0))
        return (
            (points / games, share_error(points / games, int(games)), int(games)) if games else None
        )

    def elo(self) -> dict[str, Rating]:
        """Return each level's rating, relative to the first level."""
        won = {pair: PairScore(points, int(games)) for pair, (points, games) in self._pairs.items()}
        return ratings(self.levels, won, self.levels[0])

    def shares(self) -> dict[str, dict[str, float]]:
        """Return all shares of wins in per cent, by the opponent's level and then the player's."""
        levels = [level for level in self.levels if level in LEVELS]
        return {
            other: {
                one: round(100 * found[0], 1)
                for one in levels
                if one != other and (found := self.share(one, other))
            }
            for other in levels
        }

    def data(self) -> dict[str, Any]:
        """Return the standing as plain data for JSON."""
        return {
            "elo": self.elo() if self._pairs else {},
            "pairs": {
                one: {
                    other: found
                    for other in self.levels
                    if one != other and (found := self.share(one, other))
                }
                for one in self.levels
            },
            "tables": {
                str(players): {
                    level: found
                    for level in self.levels
                    if (found := self.at_tables(players, level))
                }
                for players in _TABLES
            },
        }


def standing_words(standing: LadderStanding) -> str:
    """Return the standing as tables of text."""
    return "\n\n".join(part for part in (_of_pairs(standing), _of_tables(standing)) if part)


def _of_pairs(standing: LadderStanding) -> str:
    levels, elo = standing.levels, standing.elo()
    rows: list[list[object]] = [["of two: won of", *levels, "Elo"]]
    for one in reversed(levels):
        cells = [_cell(standing.share(one, other)) if one != other else "" for other in levels]
        rows.append([one, *cells, f"{elo[one].elo:.0f} ± {elo[one].error:.0f}"])
    return set_table(rows)


def _of_tables(standing: LadderStanding) -> str:
    levels = standing.levels
    sizes = [
        players
        for players in _TABLES
        if any(standing.at_tables(players, level) for level in levels)
    ]
    if not sizes:
        return ""
    head = [f"{players} (even {100 / players:.0f} %)" for players in sizes]
    rows: list[list[object]] = [["mixed tables of", *head]]
    rows += [
        [level, *(_cell(standing.at_tables(players, level)) for players in sizes)]
        for level in reversed(levels)
    ]
    return set_table(rows)


def _cell(found: tuple[float, float, int] | None) -> str:
    return f"{100 * found[0]:.1f} ± {100 * found[1]:.1f}" if found else "–"
