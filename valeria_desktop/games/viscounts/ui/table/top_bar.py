"""The bar over the table of Viscounts: the phases of a turn, the round, poverty and prosperity."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QWidget

from valeria_desktop.games.viscounts.rules.model.kinds import Paper
from valeria_desktop.games.viscounts.rules.turn.turn import AskPlay
from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.ui.paint.kept import KeptPictures
from valeria_desktop.ui.paint.materials import BRASS, materials_of
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.paint.plates import paint_panel, panel_box
from valeria_desktop.ui.paint.room_look import Squeeze
from valeria_desktop.ui.place.rail import Rail, Stop
from valeria_desktop.ui.table import top_bar
from valeria_desktop.ui.table.top_bar import Giving
from valeria_desktop.ui.words.label import explain_beside

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QAction, QPaintEvent

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

    def show_scene(self, scene: Scene) -> None:
        """Show the phase, the round and the meters of a scene."""
        self.road.show_scene(scene)
        self.meters.show_scene(scene)
        self.show_rivals(len(scene.seats) - 1)


class TurnRoad(Rail):
    """Shows the phase of a turn on a road of six signs."""

    def show_scene(self, scene: Scene) -> None:
        """Show the phase of a scene."""
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
            Stop(
                "down",
                self.tr("Draw"),
                self.tr("Draw: you draw up to your hand's limit."),
            ),
        )


_PHASES = ("cards", "movement", "primary", "recruit", "collision", "draw", "end")


def phase_of(view: View) -> int | None:
    """Return the place of the present phase, from 0; None before the first turn.

    A question that opens a phase says so itself; any other belongs to the phase before the next
    one that waits on the agenda.
    """
    if not view.turn:
        return None
    question: object = view.decision.question if view.decision is not None else None
    for step in reversed(view.agenda):
        if isinstance(step, AskPlay):
            return 0
        if step.phase in _PHASES:
            number = _PHASES.index(step.phase)
            return number if step == question else max(number - 1, 0)
    return None


_EDGE, _BAR, _HIGH, _SIGN, _GAP = 11, 96, 8, 20, 7
_BRIEF = 2
"""The level that shows no words."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class Meters(QWidget):
    """Shows the round, and how many debts and deeds lie above poverty and prosperity."""

    def __init__(self, look: Look) -> None:
        """Make meters before the first round."""
        super().__init__()
        self._look = look
        self._kept = KeptPictures(look, each=2)
        self._round, self._last = 0, 0
        self._left, self._all = (0, 0), (1, 1)
        self._level = 0
        look.changed.connect(self.update)

    def show_scene(self, scene: Scene) -> None:
        """Show round and meters of a scene."""
        view: View = scene.view
        at = len(scene.seats) - 1
        self._round, self._last = max(1, view.round), view.last_round
        self._left = view.debts_left, view.deeds_left
        self._all = (
            view.table.catalog.paper(Paper.DEBT).above[at],
            view.table.catalog.paper(Paper.DEED).above[at],
        )
        words = self.tr(
            "{round}. Debts left to poverty: {debts}. Deeds left to prosperity: {deeds}."
        )
        said = words.format(round=self._title(), debts=self._left[0], deeds=self._left[1])
        self.setAccessibleName(said)
        explain_beside(self, said)
        self.update()

    def _title(self) -> str:
        if self._last and self._round >= self._last:
            return self.tr("Last round")
        return self.tr("Round {number}").format(number=self._round)

    # --- sizes

    def widths(self) -> tuple[int, ...]:
        """Return widths in pixels: with words and bars, with words only, with numbers only."""
        px = self._look.px
        title = QFontMetrics(self._look.title_font(17)).horizontalAdvance(self._widest_title())
        words = QFontMetrics(self._look.font(14))
        named = sum(words.horizontalAdvance(line) for line in self._lines((88, 88)))
        signs_wide = 2 * px(_SIGN + _GAP * 2) + px(3 * _EDGE)
        number = QFontMetrics(self._look.bold(17)).horizontalAdvance("88")
        whole = title + max(named, 2 * px(_BAR)) + signs_wide
        return whole, title + named + signs_wide, title + 2 * number + signs_wide

    def _widest_title(self) -> str:
        titles = self.tr("Last round"), self.tr("Round {number}").format(number=88)
        return max(titles, key=QFontMetrics(self._look.title_font(17)).horizontalAdvance)

    def _lines(self, left: tuple[int, int]) -> tuple[str, str]:
        return (
            self.tr("{number} to poverty").format(number=left[0]),
            self.tr("{number} to prosperity").format(number=left[1]),
        )

    def dress(self, level: int) -> None:
        """Show words and bars at level 0, words at level 1, numbers at level 2."""
        if level != self._level:
            self._level = level
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.widths()[0], self._look.px(33))

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        known = (self._round, self._last, self._left, self._all, self._level)
        self._kept.paint_whole(self, known, self._paint)

    def _paint(self, painter: QPainter) -> None:
        look, px = self._look, self._look.px
        box = panel_box(QRectF(self.rect()))
        paint_panel(painter, box, look)
        painter.setFont(look.title_font(17))
        painter.setPen(QColor(look.palette.ink))
        room = box.adjusted(px(_EDGE), -1, 0, 0)
        painter.drawText(room, _LEFT, self._title())
        left = room.left() + QFontMetrics(look.title_font(17)).horizontalAdvance(
            self._widest_title()
        )
        left += px(_EDGE)
        half = (box.right() - left - px(_EDGE)) / 2
        for at, icon in enumerate((signs.POVERTY, signs.PROSPERITY)):
            self._paint_meter(painter, QRectF(left, box.top(), half, box.height()), at, icon)
            left += half + px(4)

    def _paint_meter(self, painter: QPainter, box: QRectF, at: int, icon: str) -> None:
        look, px = self._look, self._look.px
        side = px(_SIGN)
        sign = look.icon(icon, side, self.devicePixelRatioF())
        painter.drawPixmap(round(box.left()), round(box.center().y() - side / 2), sign)
        room = box.adjusted(side + px(_GAP), 0, 0, 0)
        painter.setPen(QColor(look.palette.ink))
        if self._level == _BRIEF:
            painter.setFont(look.bold(17))
            painter.drawText(room, _LEFT, str(self._left[at]))
            return
        painter.setFont(look.font(14))
        words = self._lines(self._left)[at]
        if self._level:
            painter.drawText(room, _LEFT, words)
            return
        above = QRectF(room.left(), box.top() + 1, room.width(), box.height() * 0.58)
        painter.drawText(above, _LEFT, words)
        self._paint_bar(painter, QRectF(room.left(), above.bottom(), px(_BAR), px(_HIGH)), at)

    def _paint_bar(self, painter: QPainter, box: QRectF, at: int) -> None:
        made, share = materials_of(self._look), self._left[at] / max(1, self._all[at])
        painter.setPen(QPen(QColor(CARD_INK), 1.4))
        painter.setBrush(QColor(made.rail))
        painter.drawRoundedRect(box, 4, 4)
        if share:
            fill = box.adjusted(1.5, 1.5, -1.5, -1.5)
            fill.setWidth(max(4.0, fill.width() * share))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(BRASS))
            painter.drawRoundedRect(fill, 3, 3)
