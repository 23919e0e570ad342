"""The bar over Valencia's table: the phases of a round, and its number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from valeria_desktop.games.valencia.rules.model.parts import AUCTIONS, RoundPart
from valeria_desktop.games.valencia.rules.setup import ROUNDS
from valeria_desktop.ui.paint.room_look import Squeeze
from valeria_desktop.ui.place.bar_plate import EDGE, BarPlate, paint_gauge
from valeria_desktop.ui.place.rail import Rail, Stop
from valeria_desktop.ui.table import top_bar
from valeria_desktop.ui.table.top_bar import Giving

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QAction, QPainter

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


_NOTCH, _HIGH, _APART = 36, 12, 5
_PARTS = (RoundPart.PLANNING, *AUCTIONS, RoundPart.H, RoundPart.I, RoundPart.COUNCIL)
_BRIEF = 2
"""The level that shows only numbers."""


class RoundNotches(BarPlate):
    """Shows the number of the round in words and notches.

    At level 0 there are words and notches, at level 1 words, at level 2 numbers.
    """

    _round, _share = 1, 0.0

    def show_scene(self, scene: Scene) -> None:
        """Show the round, and the share of it that is over."""
        view = scene.view
        self._round = max(1, view.round)
        self._share = 1.0 if scene.is_over else _PARTS.index(view.part) / len(_PARTS)
        said = self.tr("Round {number} of {all}.").format(number=self._round, all=ROUNDS)
        self.show_facts((self._round, self._share), said)

    def title(self) -> str:
        return self._brief(self._round) if self.level == _BRIEF else self._words(self._round)

    def widths(self) -> tuple[int, ...]:
        px = self._look.px
        whole, brief = (
            self.title_width(words) + 2 * px(EDGE) + 4
            for words in (self._words(ROUNDS), self._brief(ROUNDS))
        )
        notches = ROUNDS * px(_NOTCH) + (ROUNDS - 1) * px(_APART) + px(EDGE)
        return whole + notches, whole, brief

    def _words(self, number: int) -> str:
        return self.tr("Round {number} of {all}").format(number=number, all=ROUNDS)

    @staticmethod
    def _brief(number: int) -> str:
        return f"{number} / {ROUNDS}"

    def paint_rest(self, painter: QPainter, box: QRectF) -> None:
        if self.level:
            return
        px = self._look.px
        left = box.left() + 2 * px(EDGE) + self.title_width(self.title())
        for number in range(ROUNDS):
            at = left + number * (px(_NOTCH) + px(_APART))
            notch = QRectF(at, box.center().y() - px(_HIGH) / 2, px(_NOTCH), px(_HIGH))
            done = min(1.0, max(0.0, self._round - 1 + self._share - number))
            paint_gauge(painter, self._look, notch, done)
