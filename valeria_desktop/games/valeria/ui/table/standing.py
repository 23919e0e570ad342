"""Stands everything on the table where the plan says; no part is in a layout (decision 28)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

from valeria_desktop.games.valeria.ui.table.plan import Plan, plan_of
from valeria_desktop.games.valeria.ui.table.room import laid_of, show_in
from valeria_desktop.ui.kit.measured import Once
from valeria_desktop.ui.table.frame import Leaf
from valeria_desktop.ui.table.standing import TwoLeaves, box_over, sheet_box

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.ui.kit.look import Look


class Standing(TwoLeaves):
    """Knows the plan, and which of two leaves is shown where only one has room."""

    def __init__(self, table: TableScreen, wished: Look) -> None:
        """Lay the parts over each other in their order."""
        super().__init__(table, table.prompt, {Leaf.MAT: table.centre, Leaf.OWN: table.board})
        self._table = table
        self._wished = wished
        self._plans: Once[Plan] = Once()
        layers = (table.top, table.others, table.road, table.centre, table.board, table.leaf_bar)
        panels = (table.log, table.wake_panel, table.rolls_panel, table.hint_panel)
        for part in (*layers, *panels, table.prompt):
            part.setParent(table)
        self.plan = self._planned()
        table.top.arranged.connect(self._stand_rivals)
        table.look.changed.connect(self.stand)
        for panel in (table.rolls_panel, table.hint_panel):
            panel.grown.connect(self.stand_beside)

    def has_two(self) -> bool:
        return self.plan.leaf is not None

    def _planned(self) -> Plan:
        scene: Scene | None = self._table.scene
        players = len(scene.seats) if scene is not None else 2
        solo = scene.setup.solo if scene is not None else None
        room = (self._table.size(), self._wished.scale, players, solo, self._leaf)
        return self._plans.of(room, lambda: plan_of(*room))

    def show_scene(self, scene: Scene) -> None:
        """Turn to what is asked about, and stand otherwise if another game needs it."""
        if scene.is_asked and scene.lit:
            self._leaf = Leaf.MAT
        if self._planned() != self.plan:
            self.stand()

    def stand(self) -> None:
        table, plan = self._table, self._planned()
        self.plan = plan
        table.room.setGeometry(table.rect())
        table.room.use(laid_of(plan))
        if table.scene is not None:
            show_in(table.room, table.scene, plan)
        table.top.hold_rivals(holds=plan.strip is None)
        table.top.setGeometry(plan.bar)
        self._stand_rivals()
        self._stand_leaves(plan)
        table.prompt.stand_in(plan.prompt, plan.column)
        self.stand_beside()

    def _stand_rivals(self) -> None:
        """Stand the rivals in their strip, or in the bar."""
        top, others = self._table.top, self._table.others
        hole, box = top.hole, self.plan.strip
        if box is None and hole is not None:
            box = hole.translated(top.pos())
        scene: Scene | None = self._table.scene
        has_rivals = scene is None or len(scene.seats) > 1 or scene.view.rival is not None
        others.setVisible(box is not None and has_rivals)
        if box is not None:
            others.setGeometry(box)
        leaf = self.plan.own.board if self.plan.leaf is Leaf.OWN else self.plan.mat
        self._table.rival_cards.keep_to(leaf)

    def _stand_leaves(self, plan: Plan) -> None:
        table, leaf = self._table, plan.leaf
        table.centre.setVisible(leaf is not Leaf.OWN)
        table.board.setVisible(leaf is not Leaf.MAT)
        table.leaf_bar.setVisible(leaf is not None)
        table.road.setVisible(plan.road is not None)
        if plan.road is not None:
            table.road.setGeometry(plan.road)
        if plan.tiles:
            room = QRect(plan.mat)
            if plan.road is not None:
                room.setTop(plan.road.bottom() + 1)
            table.centre.stand_in(room, plan.tiles)
        table.board.setGeometry(plan.own.board)
        if leaf is not None:
            other = Leaf.OWN if leaf is Leaf.MAT else Leaf.MAT
            table.leaf_bar.show_leaf(other)
            table.leaf_bar.setGeometry(plan.mat if leaf is Leaf.OWN else plan.own.board)

    def stand_beside(self) -> None:
        """Give the story what the prompt leaves, or what may wake; and the recap the mat."""
        table, box = self._table, self.plan.story(self._table.prompt.height())
        panels = (table.wake_panel, table.rolls_panel, table.hint_panel)
        is_free = all(panel.isHidden() for panel in panels)
        table.log.setVisible(box is not None and is_free)
        if box is not None:
            table.log.setGeometry(box)
        for panel in panels:  # they give way to the question as well
            panel.setGeometry(box or QRect())
        over = box_over(self.plan.mat, self.plan.over.recap, table.look)
        if table.rolls_panel.is_large:
            table.rolls_panel.setGeometry(over)
        hint = sheet_box(table.hint_panel, table.look, box, self.plan.own.board.bottom())
        table.hint_panel.setGeometry(hint or over)
        table.rolls_panel.raise_()
        table.hint_panel.raise_()
        table.meantime.stand()
