"""The final count, source by source: each player's points from it, and all totals after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from valeria_desktop.kernel.score import Score, ScoreLine


@frozen
class SourceGain:
    """The lines that one source brings to one player, by the player's column."""

    column: int
    lines: tuple[ScoreLine, ...]

    @property
    def points(self) -> int:
        """The sum of the lines' points."""
        return sum(line.points for line in self.lines)


@frozen
class CountRow:
    """One step of the count: a source for all players, or the secret of one player."""

    source: str
    gains: tuple[SourceGain, ...]
    totals: tuple[int, ...]
    """The points of all players after this step."""


def order_of(totals: Sequence[int]) -> tuple[int, ...]:
    """Return the columns by their points, the most first; equal ones in the order of seats."""
    return tuple(sorted(range(len(totals)), key=lambda column: -totals[column]))


def sources_of(scores: Sequence[Score]) -> tuple[str, ...]:
    """Return all sources of points in the order of the scores.

    One that the first scores lack stands before what follows it in its own score.
    """
    found: list[str] = []
    for score in scores:
        after = len(found)
        for source in reversed(dict.fromkeys(line.category for line in score.lines)):
            if source not in found:
                found.insert(after, source)
            after = found.index(source)
    return tuple(found)


def rows_of(scores: Sequence[Score], secret: str, holders: Collection[int]) -> tuple[CountRow, ...]:
    """Return the steps of the count: all sources, and last the secret of each of its holders."""
    totals = [0] * len(scores)
    rows = []
    for source, columns in _turns(sources_of(scores), range(len(scores)), (secret, holders)):
        gains = tuple(
            SourceGain(
                column, tuple(line for line in scores[column].lines if line.category == source)
            )
            for column in columns
        )
        for gain in gains:
            totals[gain.column] += gain.points
        rows.append(CountRow(source, gains, tuple(totals)))
    return tuple(rows)


def _turns(
    sources: tuple[str, ...], columns: range, secrets: tuple[str, Collection[int]]
) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Yield each source with the columns for which it is counted."""
    secret, holders = secrets
    for source in sources:
        others = tuple(column for column in columns if source != secret or column not in holders)
        if others:
            yield source, others
    if secret in sources:
        for column in sorted(holders):
            yield secret, (column,)


def deciding(mine: Score, other: Score) -> str:
    """Return the source of the largest lead over another score; the empty text without a lead."""
    gaps = {source: mine.of(source) - other.of(source) for source in sources_of((mine, other))}
    best = max(gaps, key=lambda source: gaps[source], default="")
    return best if best and gaps[best] > 0 else ""
