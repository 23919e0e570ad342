"""Stands the parts of Valencia's table: the steps of the round, the city, the council."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

from valeria_desktop.games.valencia.ui.table.plan import Plan, plan_of
from valeria_desktop.ui.table import standing
from valeria_desktop.ui.table.frame import MAT, OWN

if TYPE_CHECKING:
    from PySide6.QtCore import QSize

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.ui.table.screen import TableScreen
    from valeria_desktop.kernel.scene import Scene as AnyScene
    from valeria_desktop.ui.table.frame import Leaf

_USUAL = 2, (6, 6)


class Standing(standing.Standing["TableScreen", Plan]):
    """Stands each part of Valencia's table in its box."""

    def __init__(self, table: TableScreen) -> None:
        super().__init__(table, {MAT: table.city, OWN: table.board})

    def asks(self) -> tuple[int, tuple[int, int]]:
        scene: Scene | None = self._table.scene
        if scene is None:
            return _USUAL
        city = scene.view.table.city
        return len(scene.seats), (city.width, city.height)

    def plan_of(
        self, size: QSize, text: float, asks: tuple[int, tuple[int, int]], leaf: Leaf
    ) -> Plan:
        return plan_of(size, text, *asks, leaf)

    def show_scene(self, scene: AnyScene) -> None:
        super().show_scene(scene)
        self.stand_prompt()  # an auction begins and ends without another plan
        self.stand_beside()

    def stand_prompt(self) -> None:
        """Give the question its column; the first ranks of an auction stay in sight below it."""
        plan, bids = self.plan, self._table.bids
        column, prompt = QRect(plan.column), QRect(plan.prompt)
        if bids.has_auction:
            column.setHeight(column.height() - max(bids.least_height, plan.line) - plan.parted)
        prompt.setHeight(min(prompt.height(), column.height()))
        self._table.prompt.stand_in(prompt, column)

    def stand_beside(self) -> None:
        """Give the bids the room below the question while there are any, else the story."""
        table, box = self._table, self.plan.story(self._table.prompt.height())
        is_hinted = not table.hint_panel.isHidden()
        has_bids = table.bids.has_auction
        table.bids.setVisible(box is not None and has_bids and not is_hinted)
        table.log.setVisible(box is not None and not has_bids and not is_hinted)
        for part in (table.bids, table.log):
            if box is not None:
                part.setGeometry(box)
        self.stand_hint(box, self.plan.upper, self.plan.upper)
