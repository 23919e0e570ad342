"""The track of virtue and corruption: raven and dove walk on one road from night to day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF

from valeria_desktop.games.viscounts.rules.model.zones import TRACK
from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.games.viscounts.ui.cards.powers import marks
from valeria_desktop.games.viscounts.ui.paint.states import paint_tray
from valeria_desktop.kernel.signs import Mark
from valeria_desktop.ui.paint.brush import paint_marks, square, wider
from valeria_desktop.ui.paint.knife import outlined, rounded
from valeria_desktop.ui.paint.legible import legible
from valeria_desktop.ui.paint.palette import CARD_TEXT

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.effect import Effect
    from valeria_desktop.games.viscounts.rules.model.things import TrackSpace
    from valeria_desktop.games.viscounts.rules.view import SideView
    from valeria_desktop.kernel.signs import Marks
    from valeria_desktop.ui.paint.brush import Brush

_NIGHT_TO_DAY = ("#22222c", "#3a3746", "#565264", "#77727c", "#989490", "#c3beb3", "#ece6d6")
_EMBER = "#e5723d"
"""The frame of markers that have met, or will meet in the fifth phase."""
_DEEDS, _DEBTS = "#2f5a45", "#6b3330"
"""The field of a collision's cards: deeds at the left of the track, debts at its right."""
_DEBTS_FROM = 5
"""The first space whose collision brings more debts than deeds."""


@frozen
class TrackFace:
    """A space of a player's track: both effects of a collision, and who stands on it."""

    space: TrackSpace
    has_corruption: bool
    has_virtue: bool
    has_conditions: bool = True

    def paint(self, brush: Brush, box: QRectF) -> None:
        rows = rows_of(box, has_conditions=self.has_conditions)
        owner, road, others = rows
        field = _DEBTS if self.space.number >= _DEBTS_FROM else _DEEDS
        rounded(
            brush.painter,
            owner,
            4 * brush.unit,
            legible(brush.look, field, CARD_TEXT),
            1.4 * brush.unit,
        )
        _paint_stacked(brush, owner, self.space.owner)
        paint_road(brush, road, self.space.number)
        paint_birds(brush, road, (self.has_corruption, self.has_virtue))
        if not others.isEmpty():
            self._paint_others(brush, others)

    def _paint_others(self, brush: Brush, box: QRectF) -> None:
        paint_tray(brush, box, 4)
        line: Marks = marks(self.space.others)
        if self.space.criminals is not None:
            sign = "criminal" if self.space.criminals else signs.NO_CRIMINALS
            line = (Mark(sign), *line)
        inside = box.adjusted(2 * brush.unit, 0, -2 * brush.unit, 0)
        paint_marks(brush, inside, line, min(14 * brush.look.scale, box.height() * 0.62))


def rows_of(box: QRectF, *, has_conditions: bool) -> tuple[QRectF, QRectF, QRectF]:
    """Return the boxes of a column from above: owner's gain, road, others' gain."""
    high = box.height()
    road = 0.36 if has_conditions else 0.46
    others = 0.22 if has_conditions else 0.0
    top = high * (1 - road - others) - 2
    first = QRectF(box.left() + 1, box.top(), box.width() - 2, top - 1)
    second = QRectF(box.left() + 0.5, box.top() + top + 1, box.width() - 1, high * road - 2)
    third = QRectF(first.left(), second.bottom() + 3, first.width(), high * others - 2)
    return first, second, third if others else QRectF()


def _paint_stacked(brush: Brush, box: QRectF, effect: Effect) -> None:
    """Paint the parts of a gain below each other: silver, then papers."""
    line = marks(effect)
    rows: list[list[Mark]] = [[]]
    for mark in line:
        if rows[-1] and rows[-1][-1].icon:
            rows.append([])
        rows[-1].append(mark)
    high = box.height() / len(rows)
    size = min(15 * brush.look.scale, high * 0.82)
    for at, row in enumerate(rows):
        room = QRectF(box.left() + 1, box.top() + at * high, box.width() - 2, high)
        paint_marks(brush, room, tuple(row), size)


def paint_road(brush: Brush, box: QRectF, number: int) -> None:
    """Paint a stretch of the road: night at space 1, day at space 7."""
    tone = _NIGHT_TO_DAY[number - 1]
    rounded(brush.painter, box, 5 * brush.unit, tone, 1.6 * brush.unit)


def paint_birds(brush: Brush, box: QRectF, present: tuple[bool, bool]) -> None:
    """Paint raven and dove as far as they are on a space; together they have an ember frame."""
    has_raven, has_dove = present
    side = min(box.width() * 0.96, box.height() * 0.94)
    if has_raven and has_dove:
        ember = wider(box, 1.5 * brush.unit)
        outlined(brush.painter, ember, 6 * brush.unit, 5.2 * brush.unit)
        outlined(brush.painter, ember, 6 * brush.unit, 2.8 * brush.unit, _EMBER)
        side *= 0.74
        step = QPointF(box.width() * 0.17, box.height() * 0.12)
        brush.icon(signs.CORRUPTION, square(box.center() - step, side))
        brush.icon(signs.VIRTUE, square(box.center() + step, side))
    elif has_raven or has_dove:
        brush.icon(signs.CORRUPTION if has_raven else signs.VIRTUE, square(box.center(), side))


def paint_small_track(brush: Brush, box: QRectF, side: SideView) -> None:
    """Paint a rival's road with both markers, without its gains."""
    step = box.width() / TRACK
    places = [
        QRectF(box.left() + number * step + 0.5, box.top(), step - 1, box.height())
        for number in range(TRACK)
    ]
    for number, place in enumerate(places, 1):
        paint_road(brush, place, number)
    for number, place in enumerate(places, 1):
        paint_birds(brush, place, (side.corruption == number, side.virtue == number))
