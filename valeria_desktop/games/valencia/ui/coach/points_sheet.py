"""The points so far of everyone in sight, source by source: only what everyone can count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules.progress import PUBLIC_SOURCES, public_scores
from valeria_desktop.games.valencia.ui.words import ValenciaScoreWords
from valeria_desktop.ui.coach.points_in_sight import PointsTable, SourceRow, total_row

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.scene import Scene

_ICONS = {
    "prestige": "prestige",
    "members": "member",
    "palms": "palm",
    "fountains": "fountain",
    "privileges": "privilege",
}


def points_of(scene: Scene) -> PointsTable:
    """Return the points of everyone in a scene, from the viewer on."""
    order = scene.view.table.clockwise[scene.viewer]
    return PointsTable(scene.seats, order, rows_of(scene))


def rows_of(scene: Scene) -> tuple[SourceRow, ...]:
    """Return the rows of a scene: a row for each source, and the sum."""
    scores, words = public_scores(scene.view), ValenciaScoreWords()
    rows = [
        SourceRow(each, words.source(each), tuple(score.of(each) for score in scores), _ICONS[each])
        for each in PUBLIC_SOURCES
    ]
    return *rows, total_row([score.total for score in scores], "prestige")
