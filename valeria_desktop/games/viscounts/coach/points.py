"""Everyone's points so far, source by source: in Viscounts all of them are sure and public."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.viscounts.rules.game import imagine
from valeria_desktop.kernel.phrases import Phrase, join, say

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.viscounts.rules.view import View
    from valeria_desktop.kernel.chance import Stream
    from valeria_desktop.kernel.score import Score

SOURCES = ("buildings", "castle", "manuscripts", "ribbons", "bonuses", "papers", "ends")
"""The sources of points, in the order of the score."""
_NAMES = {
    "buildings": say("buildings"),
    "castle": say("the castle"),
    "manuscripts": say("manuscripts"),
    "ribbons": say("sets of ribbons"),
    "bonuses": say("bonus cards"),
    "papers": say("debts and deeds"),
    "ends": say("poverty and prosperity"),
}


@frozen
class SourcePoints:
    """A source with the points that each player has of it, by seat."""

    source: str
    words: Phrase
    points: tuple[int, ...]
    lines: tuple[tuple[Phrase, ...], ...]
    """For each player, what the points are made of: "2 × workshop: 5"."""


def source_words(source: str) -> Phrase:
    """Return the name of a source of points."""
    return _NAMES[source]


def points_by_source(scores: Sequence[Score]) -> tuple[SourcePoints, ...]:
    """Return the points of all players by source; a source that nobody uses is left out."""
    rows = (
        SourcePoints(
            source,
            _NAMES[source],
            tuple(score.of(source) for score in scores),
            tuple(_lines(score, source) for score in scores),
        )
        for source in SOURCES
    )
    return tuple(row for row in rows if any(row.lines))


def _lines(score: Score, source: str) -> tuple[Phrase, ...]:
    return tuple(
        say("{cause}: {points}", cause=line.cause, points=line.points)
        for line in score.lines
        if line.category == source
    )


def points_words(score: Score) -> Phrase:
    """Say a player's points: "12 points: 9 for buildings and 3 for the castle"."""
    parts = [
        say("{points} for {source}", points=score.of(source), source=_NAMES[source])
        for source in SOURCES
        if score.of(source)
    ]
    if not parts:
        return say("no points yet")
    return say("{number} points: {parts}", number=score.total, parts=join(parts))


def on_points(
    view: View, _about: None, stream: Stream
) -> Iterator[tuple[SourcePoints, ...] | None]:
    """Yield everyone's points by source; a world that fits the view has the same ones."""
    result = imagine(view, stream).result()
    scores = (*result.scores, result.rival) if result.rival is not None else result.scores
    yield points_by_source(scores)
