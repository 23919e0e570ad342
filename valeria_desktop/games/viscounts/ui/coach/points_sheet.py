"""Points as if the game ended now, source by source; all of them are public."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from valeria_desktop.games.viscounts.rules.game import imagine
from valeria_desktop.games.viscounts.ui.table.seats import all_seats
from valeria_desktop.games.viscounts.ui.words import ViscountsScoreWords
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.ui.coach.points_in_sight import PointsTable, SourceRow, total_row

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.scene import Scene

ICONS = {
    "buildings": "building",
    "castle": "castle",
    "manuscripts": "manuscript",
    "ribbons": "ribbon-blue",
    "bonuses": "bonus-card",
    "papers": "turn-over",
    "ends": "prosperity",
    "resources": "any-resource",
}
"""The sign of each source of points."""
_ANY = 0
"""The seed of an imagined world: hands and decks bring no points, so any has the same ones."""


def points_of(scene: Scene) -> PointsTable:
    """Return your own points in a scene: nobody else's are counted before the end."""
    mine = scene.viewer
    rows = (evolve(row, points=(row.points[mine],)) for row in rows_of(scene))
    shown = tuple(row for row in rows if row.is_total or row.points[0])
    return PointsTable((scene.seats[mine],), (0,), shown)


def rows_of(scene: Scene) -> tuple[SourceRow, ...]:
    """Return the rows of a scene: a row for each source that anyone uses, and the sum."""
    words = ViscountsScoreWords()
    result = imagine(scene.view, Stream(_ANY)).result()
    scores = (*result.scores, result.rival) if result.rival is not None else result.scores
    rows = [
        SourceRow(source, words.source(source), tuple(score.of(source) for score in scores), icon)
        for source, icon in ICONS.items()
        if any(line.category == source for score in scores for line in score.lines)
    ]
    seats = range(len(all_seats(scene)))
    totals = [sum(row.points[seat] for row in rows) for seat in seats]
    return *rows, total_row(totals, "points")
