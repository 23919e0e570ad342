"""The bar over the table of Viscounts: the phases of a turn, the round, poverty and prosperity."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetrics

from valeria_desktop.games.viscounts.rules.model.kinds import Paper
from valeria_desktop.games.viscounts.rules.outlook import phase_of
from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.ui.paint.room_look import Squeeze
from valeria_desktop.ui.place.bar_plate import EDGE, LEFT, BarPlate, paint_gauge
from valeria_desktop.ui.place.rail import Rail, Stop
from valeria_desktop.ui.table import top_bar
from valeria_desktop.ui.table.top_bar import Giving

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QAction, QPainter

    from valeria_desktop.games.viscounts.rules.scene import Scene
    from valeria_desktop.games.viscounts.rules.view import View
    from valeria_desktop.ui.paint.look import Look

_GIVING = Giving(
    ((1, 0, 0), (1, 1, 0), (2, 1, 0), (1, 1, 1), (2, 1, 1), (2, 2, 1), (2, 2, 2)),
    {Squeeze.D: 3, Squeeze.E: 3},
)
"""Steps in which parts of the bar shrink: the road's word, the meters, the tools."""


class TopBar(top_bar.TopBar):
    """Shows the phase of the turn, the round and both meters, and the tools."""

    def __init__(self, look: Look, tools: Sequence[QAction] = ()) -> None:
        self.road = TurnRoad(look)
        self.meters = Meters(look)
        super().__init__(look, tools, (self.road, self.meters), _GIVING)


class TurnRoad(Rail):
    """Shows the phase of a turn on a road of six signs."""

    def show_scene(self, scene: Scene) -> None:
        stops, now = self._stops_of(), phase_of(scene.view)
        shown = None if scene.is_over or now is None else stops[now]
        said = "" if shown is None else self.tr("Phase: {phase}.").format(phase=shown.word)
        self.show_stops(stops, shown, 0, said or self.tr("Before the first turn."))

    def _stops_of(self) -> tuple[Stop, ...]:
        return (
            Stop(
                signs.HAND,
                self.tr("Play"),
                self.tr("Play: your cards move to the right, and you play one from your hand."),
            ),
            Stop(
                signs.HORSESHOE,
                self.tr("Ride"),
                self.tr("Ride: your viscount moves as many spaces as the card has silver."),
            ),
            Stop(
                "building",
                self.tr("Act"),
                self.tr("Act: trade or build outside, send workers or transcribe inside."),
            ),
            Stop(
                signs.HIRE,
                self.tr("Hire"),
                self.tr("Hire: you may hire the townsfolk of your segment."),
            ),
            Stop(
                signs.COLLISION,
                self.tr("Collide"),
                self.tr("Collide: raven and dove that have met bring gains to all."),
            ),
            Stop("down", self.tr("Draw"), self.tr("Draw: you draw up to your hand's limit.")),
        )


_BAR, _HIGH, _SIGN, _GAP = 96, 8, 20, 7
_BRIEF = 2
"""The level that shows no words."""


class Meters(BarPlate):
    """Shows the round, and how many debts and deeds lie above poverty and prosperity.

    At level 0 there are words and bars, at level 1 words, at level 2 numbers.
    """

    _round, _last = 0, 0
    _left, _all = (0, 0), (1, 1)

    def show_scene(self, scene: Scene) -> None:
        view: View = scene.view
        at, paper = len(scene.seats) - 1, view.table.catalog.paper
        self._round, self._last = max(1, view.round), view.last_round
        self._left = view.debts_left, view.deeds_left
        self._all = paper(Paper.DEBT).above[at], paper(Paper.DEED).above[at]
        words = self.tr(
            "{round}. Debts left to poverty: {debts}. Deeds left to prosperity: {deeds}."
        )
        said = words.format(round=self.title(), debts=self._left[0], deeds=self._left[1])
        self.show_facts((self._round, self._last, self._left, self._all), said)

    def title(self) -> str:
        if self._last and self._round >= self._last:
            return self.tr("Last round")
        return self.tr("Round {number}").format(number=self._round)

    def widths(self) -> tuple[int, ...]:
        px, words = self._look.px, QFontMetrics(self._look.font(14))
        title = self._title_room()
        lines = [words.horizontalAdvance(line) for line in self._lines((88, 88))]
        named = sum(lines)
        signs_wide = 2 * px(_SIGN + _GAP * 2) + px(3 * EDGE)
        number = QFontMetrics(self._look.bold(17)).horizontalAdvance("88")
        whole = title + 2 * max(*lines, px(_BAR)) + signs_wide
        return whole, title + named + signs_wide, title + 2 * number + signs_wide

    def _title_room(self) -> int:
        titles = self.tr("Last round"), self.tr("Round {number}").format(number=88)
        return max(map(self.title_width, titles))

    def _lines(self, left: tuple[int, int]) -> tuple[str, str]:
        return (
            self.tr("{number} to poverty").format(number=left[0]),
            self.tr("{number} to prosperity").format(number=left[1]),
        )

    def paint_rest(self, painter: QPainter, box: QRectF) -> None:
        px = self._look.px
        left = box.left() + 2 * px(EDGE) + self._title_room()
        half = (box.right() - left - px(EDGE)) / 2
        words = QFontMetrics(self._look.font(14))
        for at, icon in enumerate((signs.POVERTY, signs.PROSPERITY)):
            self._paint_meter(painter, QRectF(left, box.top(), half, box.height()), at, icon)
            named = words.horizontalAdvance(self._lines((88, 88))[at])
            left += px(_SIGN + 2 * _GAP) + named if self.level == 1 else half + px(4)

    def _paint_meter(self, painter: QPainter, box: QRectF, at: int, icon: str) -> None:
        look, px = self._look, self._look.px
        side = px(_SIGN)
        sign = look.icon(icon, side, self.devicePixelRatioF())
        painter.drawPixmap(round(box.left()), round(box.center().y() - side / 2), sign)
        room = box.adjusted(side + px(_GAP), 0, px(_BAR) if self.level else 0, 0)
        painter.setPen(QColor(look.palette.ink))
        painter.setFont(look.bold(17) if self.level == _BRIEF else look.font(14))
        words = str(self._left[at]) if self.level == _BRIEF else self._lines(self._left)[at]
        if self.level:
            painter.drawText(room, LEFT, words)
            return
        above = QRectF(room.left(), box.top() + 1, room.width(), box.height() * 0.58)
        painter.drawText(above, LEFT, words)
        bar = QRectF(room.left(), above.bottom(), px(_BAR), px(_HIGH))
        paint_gauge(painter, look, bar, self._left[at] / max(1, self._all[at]))
