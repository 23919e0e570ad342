"""Places the parts of a table by its plan; no part is in a Qt layout (decision 28)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from PySide6.QtCore import QEvent, QObject, QRect, QSize

from valeria_desktop.ui.controls.focus_watch import FocusWatch
from valeria_desktop.ui.controls.measured import Once
from valeria_desktop.ui.place.faced_plaques import FacedPlaques
from valeria_desktop.ui.place.room import RoomBoxes
from valeria_desktop.ui.table.frame import Frame
from valeria_desktop.ui.table.leaves import Leaves

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtWidgets import QWidget

    from valeria_desktop.kernel.scene import Scene
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.table.frame import Leaf
    from valeria_desktop.ui.table.room_table import RoomTable

_BUSTS = 6
"""Room for busts that break the top of their plank, in units."""
_OVER = 260
"""The height of a sheet over the mat, in pixels at usual text size."""


def room_for_busts(plan: Frame) -> int:
    """Return the room for busts above the rivals' strip, in pixels: at most to the bar."""
    if plan.strip is None:
        return 0
    return min(round(_BUSTS * plan.unit), plan.strip.top() - plan.bar.bottom() - 1)


def box_over(room: QRect, wide: QRect, look: Look) -> QRect:
    """Return a box in the middle of a room, as wide as another, for a sheet over the mat."""
    box = QRect(0, 0, wide.width(), min(room.height(), look.px(_OVER)))
    box.moveCenter(room.center())
    return box


def laid_of(frame: Frame) -> RoomBoxes:
    """Return the boxes of the things below everything else."""
    return RoomBoxes(frame.sky, frame.mat, frame.board)


_T = TypeVar("_T", bound="RoomTable")
_P = TypeVar("_P", bound=Frame)


class TableLayout(QObject, Generic[_T, _P]):
    """Knows the plan of a table, and gives each part its box in it.

    A game says on what its plan depends, and makes the plan.
    """

    def __init__(self, table: _T, views: Mapping[Leaf, QWidget]) -> None:
        """Stack the parts in their order; `views` names each leaf's view that takes the keys."""
        super().__init__(table)
        self._table = table
        self._plans: Once[_P] = Once()
        self._asked_height = 0
        """The height of a question of the voice, which covers the prompt; 0 without one."""
        self._spares_board = False
        """Whether the hint's sheet stays in its column, so that the focus is seen."""
        self._keys = FocusWatch(table.hint_panel)
        self._keys.moved.connect(self._make_way)
        self.leaves = Leaves(table, table.look, views)
        parts = tuple(part.widget for part in table.parts)
        for part in (*parts, self.leaves.bars, table.log, table.hint_panel, table.prompt):
            part.setParent(table)
        self.plan = self._planned()
        self.leaves.turned.connect(self.stand)
        table.top.arranged.connect(self.stand_rivals)
        table.look.changed.connect(self.stand)
        table.hint_panel.grown.connect(self.stand_beside)
        table.prompt.installEventFilter(self)

    # --- each game's part

    def asks(self) -> tuple[Any, ...]:
        """Return the facts that the plan depends on, besides window, text and leaf."""
        raise NotImplementedError

    def plan_of(self, size: QSize, text: float, asks: tuple[Any, ...], leaf: Leaf) -> _P:
        """Return the plan of a window."""
        raise NotImplementedError

    def stand_beside(self) -> None:
        """Divide the room that the question leaves."""
        raise NotImplementedError

    def laid_in(self, plan: _P) -> RoomBoxes:
        """Return the boxes of the things below everything else: sky, mat and your board."""
        return laid_of(plan)

    @property
    def has_rivals(self) -> bool:
        """Whether the table has rivals."""
        return True

    # --- common to all games

    def _planned(self) -> _P:
        table, asks, leaf = self._table, self.asks(), self.leaves.shown
        size, text = table.size(), table.look.wished_scale
        known = (size, text, asks, leaf)
        return self._plans.of(known, lambda: self.plan_of(size, text, asks, leaf))

    def show_scene(self, scene: Scene) -> None:
        """Show the leaf with lit places; place the parts anew if the scene needs another plan."""
        options = scene.decision.options if scene.is_asked and scene.decision else ()
        self.leaves.show_asked({self._table.ground.leaf_of(option.at) for option in options})
        if self._planned() != self.plan:
            self.stand()

    def stand(self) -> None:
        """Place all parts; no question changes their places, so nothing moves under the mouse."""
        self.plan = plan = self._planned()
        table = self._table
        table.room.setGeometry(table.rect())
        table.room.use(self.laid_in(plan))
        table.top.hold_rivals(holds=plan.strip is None)
        table.top.setGeometry(plan.bar)
        self.stand_rivals()
        self.stand_parts()
        self.stand_prompt()
        self.stand_beside()

    def stand_rivals(self) -> None:
        """Place the rivals in their strip with the room above it for busts, or in the bar."""
        top, rivals = self._table.top, self._table.rivals
        above, strip = 0, self.plan.strip
        if isinstance(rivals, FacedPlaques):
            rivals.part.above = above = room_for_busts(self.plan)
        box = None if strip is None else strip.adjusted(0, -above, 0, 0)
        if box is None and top.hole is not None:
            box = top.hole.translated(top.pos())
        rivals.setVisible(box is not None and self.has_rivals)
        if box is not None:
            rivals.setGeometry(box)

    def stand_parts(self) -> None:
        """Place the parts of the mat, your own board, and the bars of the other leaves."""
        for part in self._table.parts:
            if part.box is not None:
                box = part.box(self.plan) if part.leaf in {None, *self._leaves_shown} else None
                part.widget.setVisible(box is not None)
                if box is not None:
                    part.widget.setGeometry(box)
        bars = self.leaves.bars
        bars.setVisible(self.plan.leaf is not None)
        if self.plan.leaf is not None:
            bars.stand_for(self.leaves.others)
            bars.setGeometry(self.plan.bars)

    @property
    def _leaves_shown(self) -> tuple[Leaf, ...]:
        """The leaves that are shown: all of them, or one."""
        return tuple(self.leaves.bars.of) if self.plan.leaf is None else (self.plan.leaf,)

    def stand_prompt(self) -> None:
        """Place the prompt in its column."""
        self._table.prompt.stand_in(self.prompt_box, self.plan.column)

    @property
    def prompt_box(self) -> QRect:
        """The prompt's least box; under a question of the voice it is as high as that."""
        box = QRect(self.plan.prompt)
        box.setHeight(max(box.height(), self._asked_height))
        return box

    def make_room(self, height: int) -> None:
        """Give the prompt at least the height of a question that covers it."""
        if height != self._asked_height:
            self._asked_height = height
            self.stand_prompt()

    def stand_hint(self) -> None:
        """Place the hint's sheet over question and story, and below them as far as rows need.

        A private note covers the question alone.
        """
        panel, box = self._table.hint_panel, QRect(self.plan.column)
        if panel.is_private:
            needed = max(panel.note_height(box.width()), self._table.prompt.height())
            box.setHeight(min(needed, box.height()))
        elif not self._spares_board:
            most = max(box.bottom(), self.plan.board.bottom()) + 1 - box.top()
            box.setHeight(max(box.height(), panel.wished_height(box.width(), most)))
        panel.setGeometry(box)
        panel.raise_()

    def _make_way(self) -> None:
        """Keep the hint's sheet to its column once the keys are below it, until they come back."""
        spares = self._keys.is_below or (self._spares_board and not self._keys.is_inside)
        if spares is not self._spares_board:
            self._spares_board = spares
            self.stand_hint()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._table.prompt and event.type() is QEvent.Type.Resize:
            self.stand_beside()
        return super().eventFilter(watched, event)

    # --- leaves

    def forget(self) -> None:
        """Show the first leaf: another game begins."""
        self.leaves.forget()

    @property
    def has_leaves(self) -> bool:
        """Whether only one leaf has room."""
        return self.plan.leaf is not None

    def turn_leaf(self, number: int | None = None) -> None:
        """Show the next leaf, or the leaf of a number, from 1 on."""
        if self.has_leaves:
            self.leaves.turn(number)
