"""Stands everything on the table where the plan says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

from valeria_desktop.games.valencia.ui.table.plan import Plan, plan_of
from valeria_desktop.ui.kit.measured import Once
from valeria_desktop.ui.place.room import Laid
from valeria_desktop.ui.table.frame import Leaf
from valeria_desktop.ui.table.standing import TwoLeaves, box_over, sheet_box

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.ui.table.screen import TableScreen
    from valeria_desktop.ui.kit.look import Look

_USUAL = 2, (6, 6)


class Standing(TwoLeaves):
    """Knows the plan, and which of two leaves is shown where only one has room."""

    def __init__(self, table: TableScreen, wished: Look) -> None:
        """Lay the parts over each other in their order."""
        super().__init__(table, table.prompt, {Leaf.MAT: table.city, Leaf.OWN: table.board})
        self._table = table
        self._wished = wished
        self._plans: Once[Plan] = Once()
        on_mat = (table.steps, table.city, table.council)
        layers = (table.top, table.rivals, *on_mat, table.board, table.leaf_bar)
        for part in (*layers, table.log, table.bids, table.hint_panel, table.prompt):
            part.setParent(table)
        self.plan = self._planned()
        table.top.arranged.connect(self._stand_rivals)
        table.look.changed.connect(self.stand)
        table.hint_panel.grown.connect(self.stand_beside)

    def has_two(self) -> bool:
        return self.plan.leaf is not None

    def _planned(self) -> Plan:
        scene: Scene | None = self._table.scene
        players, grid = _USUAL
        if scene is not None:
            city = scene.view.table.city
            players, grid = len(scene.seats), (city.width, city.height)
        room = (self._table.size(), self._wished.scale, players, grid, self._leaf)
        return self._plans.of(room, lambda: plan_of(*room))

    def show_scene(self, scene: Scene) -> None:
        """Turn to what is asked about, and stand otherwise if another game needs it."""
        is_about_map = self._table.lies_on_map(scene)
        if is_about_map:
            self._leaf = Leaf.MAT
        if self._planned() != self.plan:
            self.stand()
        else:
            self._stand_prompt()
            self.stand_beside()

    def stand(self) -> None:
        table, plan = self._table, self._planned()
        self.plan = plan
        table.room.setGeometry(table.rect())
        table.room.use(Laid(plan.sky, plan.mat, plan.board))
        table.top.hold_rivals(holds=plan.strip is None)
        table.top.setGeometry(plan.bar)
        self._stand_rivals()
        self._stand_leaves(plan)
        self._stand_prompt()
        self.stand_beside()

    def _stand_prompt(self) -> None:
        """Give the question its column; the first ranks of an auction are always seen below."""
        plan, bids = self.plan, self._table.bids
        column, prompt = QRect(plan.column), QRect(plan.prompt)
        if bids.has_auction:
            column.setHeight(column.height() - max(bids.least_height, plan.line) - plan.parted)
        prompt.setHeight(min(prompt.height(), column.height()))
        self._table.prompt.stand_in(prompt, column)

    def _stand_rivals(self) -> None:
        """Stand the rivals in their strip, or in the bar."""
        top, rivals = self._table.top, self._table.rivals
        hole, box = top.hole, self.plan.strip
        if box is None and hole is not None:
            box = hole.translated(top.pos())
        rivals.setVisible(box is not None)
        if box is not None:
            rivals.setGeometry(box)

    def _stand_leaves(self, plan: Plan) -> None:
        table, leaf = self._table, plan.leaf
        boxes = (plan.steps, plan.city, plan.council)
        for part, box in zip((table.steps, table.city, table.council), boxes, strict=True):
            part.setVisible(leaf is not Leaf.OWN)
            if leaf is not Leaf.OWN:
                part.setGeometry(box)
        table.board.setVisible(leaf is not Leaf.MAT)
        table.board.setGeometry(plan.board)
        table.leaf_bar.setVisible(leaf is not None)
        if leaf is not None:
            table.leaf_bar.show_leaf(Leaf.OWN if leaf is Leaf.MAT else Leaf.MAT)
            table.leaf_bar.setGeometry(plan.mat if leaf is Leaf.OWN else plan.board)

    def stand_beside(self) -> None:
        """Give the bids what the prompt leaves while there are some, else the story."""
        table, box = self._table, self.plan.story(self._table.prompt.height())
        is_hinted = not table.hint_panel.isHidden()
        has_bids = table.bids.has_auction
        table.bids.setVisible(box is not None and has_bids and not is_hinted)
        table.log.setVisible(box is not None and not has_bids and not is_hinted)
        for part in (table.bids, table.log):
            if box is not None:
                part.setGeometry(box)
        hint = sheet_box(table.hint_panel, table.look, box, self.plan.board.bottom())
        table.hint_panel.setGeometry(hint or box_over(self.plan.upper, self.plan.upper, table.look))
        table.hint_panel.raise_()
