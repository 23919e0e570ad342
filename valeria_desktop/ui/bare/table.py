"""The bare table: whose turn it is, the question as a list, what happened, and the points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from valeria_desktop.ui.bare.standing import StandingView
from valeria_desktop.ui.coach.advice import Advice
from valeria_desktop.ui.coach.hint_panel import HintPanel
from valeria_desktop.ui.kit.controls import Heading, panel
from valeria_desktop.ui.kit.tool import Tool
from valeria_desktop.ui.log.log_view import LogPanel
from valeria_desktop.ui.prompts.panel import PromptPanel
from valeria_desktop.ui.table.table import Table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtGui import QAction

    from valeria_desktop.kernel.scene import Scene
    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.shell.controller import Controller

_TOOLS = ("undo", "redo", "hint", "hurry", "pause")
_LEFT, _RIGHT = 5, 13


def _is_offered(tool: Tool) -> bool:
    return tool.defaultAction().isVisible()


class BareTable(Table):
    """A table for any game."""

    def __init__(self, look: Look, controller: Controller, actions: Mapping[str, QAction]) -> None:
        """Lay an empty table."""
        super().__init__(controller)
        self._look = self.look = look
        self._round = Heading(look, "", 20)
        self._tools = [Tool(actions[name]) for name in _TOOLS if name in actions]
        self.standing = StandingView(look)
        self.prompt = PromptPanel(look, controller)
        self.log = LogPanel(look)
        self.hint_panel = HintPanel(look)
        self._head = QWidget()
        self._lay_out()
        look.changed.connect(self._space)
        self._space()
        self.sit_down()
        self.advice = Advice(self, self.hint_panel)

    def stand_up(self) -> None:
        self.advice.stand_up()
        super().stand_up()

    def _lay_out(self) -> None:
        head = QHBoxLayout(self._head)
        head.setContentsMargins(0, 0, 0, 0)
        head.addWidget(self._round, 1)
        for tool in self._tools:
            head.addWidget(tool)
            action = tool.defaultAction()
            action.visibleChanged.connect(lambda tool=tool: tool.setVisible(_is_offered(tool)))
            tool.setVisible(_is_offered(tool))
        points = panel()
        QVBoxLayout(points).addWidget(self.standing)
        self.log.setProperty("panel", True)
        self._left, self._right, self._both = QVBoxLayout(), QVBoxLayout(), QHBoxLayout()
        self._left.addWidget(points)
        self._right.addWidget(self.prompt)
        self._right.addWidget(self.hint_panel, 1)
        self._right.addWidget(self.log, 1)
        self._both.addLayout(self._left, _LEFT)
        self._both.addLayout(self._right, _RIGHT)
        outer = QVBoxLayout(self)
        outer.addWidget(self._head)
        outer.addLayout(self._both, 1)

    def _space(self) -> None:
        px, whole = self._look.px, self.layout()
        if whole is not None:
            whole.setContentsMargins(px(16), px(8), px(16), px(16))
        for part in (self._left, self._right, self._both):
            part.setSpacing(px(10))
        for tool in self._tools:
            tool.setIconSize(QSize(px(20), px(20)))

    def show_parts(self, scene: Scene) -> None:
        words = self.tr("Round {number} · {name}'s turn").format(
            number=max(1, scene.round), name=scene.seats[scene.active].name
        )
        if scene.is_rewound:
            words = self.tr("{round} · rewound").format(round=words)
        self._round.setText(words)
        self.standing.show_scene(scene)

    def areas(self) -> Sequence[QWidget]:
        return (
            self.prompt,
            self.standing,
            self.hint_panel.list,
            self.log,
            *self.beside,
            self._head,
        )
