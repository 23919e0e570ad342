"""The bar over Valencia's table: the phases of a round, and its number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QWidget

from valeria_desktop.games.valencia.rules.model.parts import AUCTIONS, RoundPart
from valeria_desktop.games.valencia.rules.setup import ROUNDS
from valeria_desktop.ui.paint.kept import KeptPictures
from valeria_desktop.ui.paint.materials import BRASS, BRASS_EDGE, materials_of
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

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.ui.paint.look import Look


_GIVING = Giving(
    ((0, 0, 0), (0, 1, 0), (1, 1, 0), (1, 2, 0), (1, 2, 1), (2, 2, 1), (2, 2, 2)),
    {Squeeze.D: 3, Squeeze.E: 3},
)
"""Steps in which parts of the bar shrink: the road's words, the round's notches, the tools."""


class TopBar(top_bar.TopBar):
    """Shows the phase and the number of the round, and the tools."""

    def __init__(self, look: Look, tools: Sequence[QAction] = ()) -> None:
        self.road = RoundRoad(look)
        self.rounds = RoundNotches(look)
        super().__init__(look, tools, (self.road, self.rounds), _GIVING)

    def show_scene(self, scene: Scene) -> None:
        """Show the phase and the round of a scene."""
        self.road.show_scene(scene)
        self.rounds.show_scene(scene)
        self.show_rivals(len(scene.seats) - 1)


class RoundRoad(Rail):
    """Shows the phase of a round on a road of three stops."""

    def show_scene(self, scene: Scene) -> None:
        """Show the phase of a scene."""
        stops = self._stops_of()
        part = scene.view.part
        now = {RoundPart.PLANNING: 0, RoundPart.COUNCIL: 2}.get(part, 1)
        said = self.tr("Phase: {phase}.").format(phase=stops[now].word)
        self.show_stops(stops, None if scene.is_over else stops[now], 0, said)

    def _stops_of(self) -> tuple[Stop, ...]:
        return (
            Stop(
                "planning",
                self.tr("Planning"),
                self.tr("Planning: everyone draws cards in secret and divides them into stacks."),
            ),
            Stop(
                "action",
                self.tr("Action"),
                self.tr("Action: nine steps, A to I; in the auctions everyone may bid one stack."),
            ),
            Stop(
                "council",
                self.tr("Council"),
                self.tr(
                    "Council: 1 prestige for each member there, and a privilege for having the "
                    "most."
                ),
            ),
        )


_EDGE, _NOTCH, _HIGH, _APART = 11, 36, 12, 5
_PARTS = (RoundPart.PLANNING, *AUCTIONS, RoundPart.H, RoundPart.I, RoundPart.COUNCIL)
_BRIEF = 2
"""The level that shows only numbers."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class RoundNotches(QWidget):
    """Shows the number of the round in words and notches."""

    def __init__(self, look: Look) -> None:
        """Make notches before the first round."""
        super().__init__()
        self._look = look
        self._kept = KeptPictures(look, each=2)
        self._round, self._share = 1, 0.0
        self._level = 0
        look.changed.connect(self.update)

    def show_scene(self, scene: Scene) -> None:
        """Show the round, and the share of it that is over."""
        view = scene.view
        self._round = max(1, view.round)
        is_over = scene.is_over
        self._share = 1.0 if is_over else _PARTS.index(view.part) / len(_PARTS)
        said = self.tr("Round {number} of {all}.").format(number=self._round, all=ROUNDS)
        self.setAccessibleName(said)
        explain_beside(self, said)
        self.update()

    # --- sizes

    def widths(self) -> tuple[int, ...]:
        """Return widths in pixels: with words and notches, with words only, with numbers only."""
        px = self._look.px
        whole, brief = (
            QFontMetrics(self._look.title_font(17)).horizontalAdvance(words) + 2 * px(_EDGE) + 4
            for words in (self._words(ROUNDS), self._brief(ROUNDS))
        )
        notches = ROUNDS * px(_NOTCH) + (ROUNDS - 1) * px(_APART) + px(_EDGE)
        return whole + notches, whole, brief

    def _words(self, number: int) -> str:
        return self.tr("Round {number} of {all}").format(number=number, all=ROUNDS)

    @staticmethod
    def _brief(number: int) -> str:
        return f"{number} / {ROUNDS}"

    def dress(self, level: int) -> None:
        """Show words and notches at level 0, words at level 1, numbers at level 2."""
        if level != self._level:
            self._level = level
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.widths()[0], self._look.px(33))

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        known = (self._round, self._share, self._level)
        self._kept.paint_whole(self, known, self._paint)

    def _paint(self, painter: QPainter) -> None:
        look, px = self._look, self._look.px
        box = panel_box(QRectF(self.rect()))
        paint_panel(painter, box, look)
        painter.setFont(look.title_font(17))
        painter.setPen(QColor(look.palette.ink))
        is_brief = self._level == _BRIEF
        words = self._brief(self._round) if is_brief else self._words(self._round)
        room = box.adjusted(px(_EDGE), -1, 0, 0)
        painter.drawText(room, _LEFT, words)
        if self._level == 0:
            left = room.left() + painter.fontMetrics().horizontalAdvance(words) + px(_EDGE)
            self._paint_notches(painter, QRectF(left, box.top(), 0, box.height()))

    def _paint_notches(self, painter: QPainter, box: QRectF) -> None:
        px, made = self._look.px, materials_of(self._look)
        for number in range(ROUNDS):
            left = box.left() + number * (px(_NOTCH) + px(_APART))
            notch = QRectF(left, box.center().y() - px(_HIGH) / 2, px(_NOTCH), px(_HIGH))
            painter.setPen(QPen(QColor(CARD_INK), 1.4))
            painter.setBrush(QColor(made.rail))
            painter.drawRoundedRect(notch, 4, 4)
            done = min(1.0, max(0.0, self._round - 1 + self._share - number))
            if done:
                fill = notch.adjusted(1.5, 1.5, -1.5, -1.5)
                fill.setWidth(max(4.0, fill.width() * done))
                painter.setPen(QPen(QColor(BRASS_EDGE), 1))
                painter.setBrush(QColor(BRASS))
                painter.drawRoundedRect(fill, 3, 3)
