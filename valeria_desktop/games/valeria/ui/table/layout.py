"""The layout of Valeria's table: the market, the siege's road, your board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

from valeria_desktop.games.valeria.ui.parts.pools import room_under_bars
from valeria_desktop.games.valeria.ui.table.plan import TablePlan, plan_of, with_leaf_bars
from valeria_desktop.ui.table import layout
from valeria_desktop.ui.table.frame import MAT, OWN
from valeria_desktop.ui.table.layout import box_over

if TYPE_CHECKING:
    from PySide6.QtCore import QSize

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.rules.setup import Solo
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.ui.table.frame import Leaf


_TAG = 10
"""Room for a tag over and under the mat, in units."""


def room_of_centre(plan: TablePlan) -> QRect:
    """Return the mat's box with room for tags over and under it; in the siege without the road."""
    room = QRect(plan.mat)
    if plan.road is not None:
        room.setTop(plan.road.bottom() + 1)
        return room
    if plan.leaf_bars is not None:
        return room_under_bars(room, plan.leaf_bars)
    above, tag = plan.strip or plan.bar, round(_TAG * plan.unit)
    room.setTop(max(above.bottom() + 1, room.top() - tag))
    room.setBottom(min(plan.board.top() - 1, room.bottom() + tag))
    return room


class ValeriaLayout(layout.TableLayout["TableScreen", TablePlan]):
    """Places each part of Valeria's table in its box."""

    def __init__(self, table: TableScreen) -> None:
        super().__init__(table, {MAT: table.centre, OWN: table.board})
        table.rolls_panel.grown.connect(self.stand_beside)

    def asks(self) -> tuple[int, Solo | None, bool]:
        scene: Scene | None = self._table.scene
        if scene is None:
            return 2, None, False
        has_leaves = len(scene.view.table.layout.leaves) > 1
        return len(scene.seats), scene.setup.solo, has_leaves

    def plan_of(
        self, size: QSize, text: float, asks: tuple[int, Solo | None, bool], leaf: Leaf
    ) -> TablePlan:
        players, solo, has_leaves = asks
        plan = plan_of(size, text, players, solo, leaf)
        return with_leaf_bars(plan) if has_leaves else plan

    @property
    def has_rivals(self) -> bool:
        scene: Scene | None = self._table.scene
        return scene is None or len(scene.seats) > 1 or scene.view.rival is not None

    def stand(self) -> None:
        super().stand()
        if self._table.scene is not None:
            self._table.window_view.show_scene(self._table.scene, self.plan, moves=False)

    def stand_rivals(self) -> None:
        super().stand_rivals()
        plan = self.plan
        self._table.rival_cards.keep_to(plan.mat if plan.shows_mat else plan.board)

    def stand_parts(self) -> None:
        if self.plan.tiles:
            self._table.centre.stand_in(room_of_centre(self.plan), self.plan.tiles)
        super().stand_parts()
        self._table.leaves.stand(self.plan.leaf_bars)

    def stand_beside(self) -> None:
        """Give the story or the panels the room below the question, and the recap the mat."""
        table, box = self._table, self.plan.story(self._table.prompt.height())
        panels = (table.wake_panel, table.rolls_panel)
        is_free = all(panel.isHidden() for panel in panels) and not table.hint_panel.covers_column
        table.log.setVisible(box is not None and is_free)
        if box is not None:
            table.log.setGeometry(box)
        for panel in panels:  # panels give way to the question too
            panel.setGeometry(box or QRect())
        recap = self.plan.over.recap
        if table.rolls_panel.is_large:
            table.rolls_panel.setGeometry(box_over(self.plan.mat, recap, table.look))
        table.rolls_panel.raise_()
        self.stand_hint()
        table.roll_wait.stand()
