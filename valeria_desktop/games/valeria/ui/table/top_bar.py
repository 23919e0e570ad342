"""The bar over the table: phases, round, dice, the end conditions, and what can be done anytime."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from valeria_desktop.games.valeria.ui.prompts.dice import DiceWidget
from valeria_desktop.games.valeria.ui.table.meters import Meters
from valeria_desktop.games.valeria.ui.table.rail import PhaseRail
from valeria_desktop.ui.kit.controls import Heading
from valeria_desktop.ui.kit.plain import explain_beside
from valeria_desktop.ui.kit.tool import Tool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QAction

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.ui.kit.look import Look


class TopBar(QWidget):
    """Where the game stands, in one line."""

    def __init__(self, look: Look, tools: Sequence[QAction] = ()) -> None:
        super().__init__()
        self._look = look
        self._rail = PhaseRail(look)
        self._round = Heading(look, "", 17)
        self.meters = Meters(look)
        self.dice = DiceWidget(look)
        self._tools = [Tool(action) for action in tools]
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(10))
        for widget in (self._rail, self.dice, self._round):
            row.addWidget(widget)
        row.addWidget(self.meters, 1)
        for tool in self._tools:
            row.addWidget(tool)
        look.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        side = self._look.px(20)
        for tool in self._tools:
            tool.setIconSize(QSize(side, side))
        self.dice.setFixedHeight(self._look.px(36))

    def show_scene(self, scene: Scene) -> None:
        """Show where the game stands."""
        self._rail.show_scene(scene)
        self.meters.show_scene(scene)
        words = self.tr("Round {number}").format(number=max(1, scene.round))
        if scene.is_last_round:
            words = self.tr("Last round")
        if scene.is_rewound:
            words = self.tr("{round} · rewound").format(round=words)
        self._round.setText(words)
        explain_beside(
            self._round,
            self.tr("An end condition holds: the game ends after this round.")
            if scene.is_last_round
            else "",
        )
        self.dice.show_dice(scene.view.dice)
