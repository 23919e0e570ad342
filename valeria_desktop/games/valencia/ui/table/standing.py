"""Stands everything on the table where the plan says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, QSize

from valeria_desktop.games.valencia.ui.table.plan import Plan, plan_of
from valeria_desktop.ui.kit.measured import Once
from valeria_desktop.ui.place.frame import Leaf
from valeria_desktop.ui.place.room import Laid

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.ui.table.screen import TableScreen
    from valeria_desktop.ui.kit.look import Look

_LEAST, _HINT = 112, 260
"""How high the sheet of a hint must be at least, and how high it is over the city."""
_USUAL = 2, (6, 6)


class Standing(QObject):
    """Knows the plan, and which of two leaves is shown where only one has room."""

    def __init__(self, table: TableScreen, wished: Look) -> None:
        """Lay the parts over each other in their order."""
        super().__init__(table)
        self._table = table
        self._wished = wished
        self._leaf = Leaf.MAT
        self._plans: Once[Plan] = Once()
        on_mat = (table.steps, table.city, table.council)
        layers = (table.top, table.rivals, *on_mat, table.board, table.leaf_bar)
        for part in (*layers, table.log, table.bids, table.hint_panel, table.prompt):
            part.setParent(table)
        self.plan = self._planned()
        table.top.arranged.connect(self._stand_rivals)
        table.prompt.installEventFilter(self)
        table.look.changed.connect(self.stand)
        table.hint_panel.grown.connect(self.stand_beside)

    def forget(self) -> None:
        """Another game begins."""
        self._leaf = Leaf.MAT

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
            self.stand_beside()

    def stand(self) -> None:
        """Stand everything; the same whatever is asked, so that nothing moves under the mouse."""
        table, plan = self._table, self._planned()
        self.plan = plan
        table.room.setGeometry(table.rect())
        table.room.use(Laid(plan.sky, plan.mat, plan.board))
        table.top.hold_rivals(holds=plan.strip is None)
        table.top.setGeometry(plan.bar)
        self._stand_rivals()
        self._stand_leaves(plan)
        table.prompt.setGeometry(QRect(plan.prompt.topLeft(), table.prompt.size()))
        table.prompt.resize(plan.prompt.width(), table.prompt.height())
        table.prompt.share(plan.prompt.height(), plan.column.height())
        self.stand_beside()

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
        table.hint_panel.setGeometry(self._for_hint(box))
        table.hint_panel.raise_()

    def _for_hint(self, box: QRect | None) -> QRect:
        """Give the place of the story, and as much of the own board below as the rows need."""
        panel = self._table.hint_panel
        if box is None or box.height() < self._table.look.px(_LEAST):
            return self._over_city()
        room = self.plan.board.bottom() + 1 - box.top()
        height = max(box.height(), min(room, panel.wished_height(box.width(), room)))
        return QRect(box.topLeft(), QSize(box.width(), height))

    def _over_city(self) -> QRect:
        room = QRect(self.plan.upper)
        room.setHeight(min(room.height(), self._table.look.px(_HINT)))
        room.moveCenter(self.plan.upper.center())
        return room

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._table.prompt and event.type() is QEvent.Type.Resize:
            self.stand_beside()
        return super().eventFilter(watched, event)

    # --- two leaves

    def turn_leaf(self) -> None:
        """Turn from the city to the own board, or back, where only one of them has room."""
        if self.plan.leaf is None:
            return
        had_focus = self._shown().isAncestorOf(self._table.window().focusWidget())
        self.show_leaf(Leaf.OWN if self._leaf is Leaf.MAT else Leaf.MAT)
        if had_focus:
            self._shown().setFocus()

    def _shown(self) -> QWidget:
        return self._table.city if self._leaf is Leaf.MAT else self._table.board

    def show_leaf(self, leaf: Leaf) -> None:
        """Show a leaf."""
        self._leaf = leaf
        if self._planned() != self.plan:
            self.stand()
