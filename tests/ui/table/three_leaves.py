"""A toy table with three leaves: the gems under the hammer, those won, and your own board."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen
from PySide6.QtWidgets import QPushButton, QWidget

from tests.kernel.toys import TOYS
from valeria_desktop.kernel.at import At
from valeria_desktop.ui.bare_table import bare_face
from valeria_desktop.ui.coach.hint_panel import HintPanel
from valeria_desktop.ui.log.log_panel import LogPanel
from valeria_desktop.ui.paint.room_look import RoomLook
from valeria_desktop.ui.place.room import RoomView
from valeria_desktop.ui.prompts.panel import PromptPanel
from valeria_desktop.ui.table import ground, layout
from valeria_desktop.ui.table.frame import MAT, OWN, Frame, Leaf, Seating, frame_of
from valeria_desktop.ui.table.leaves import LeafWords
from valeria_desktop.ui.table.room_table import RoomTable, TablePart
from valeria_desktop.ui.table.top_bar import Giving, TopBar

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtCore import QRect, QSize
    from PySide6.QtGui import QAction

    from valeria_desktop.kernel.scene import Scene
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.play.controller import Controller

GAME = "bid"
HEAP = Leaf("heap")
LEAVES = (MAT, HEAP, OWN)


@frozen
class OnLeaf(At):
    """A thing that lies somewhere on a leaf."""

    leaf: Leaf


class Gems:
    """What lies on the mat: as high as there is room."""

    @staticmethod
    def growth(large: float) -> float:
        return 100 * (large - 1)

    @staticmethod
    def highest(width: float) -> None:
        del width


class Standing(layout.TableLayout["ToyTable", Frame]):
    """Gives the mat to the gems and the heap where there is room for both."""

    def asks(self) -> tuple[int]:
        return (1,)

    def plan_of(self, size: QSize, text: float, asks: tuple[int], leaf: Leaf) -> Frame:
        return frame_of(size, text, Seating(*asks, on_mat=Gems(), plank=(908, 62)), leaf)

    def stand_beside(self) -> None:
        box = self.plan.story(self._table.prompt.height())
        self._table.log.setVisible(box is not None)


def box_on(leaf: Leaf, plan: Frame) -> QRect:
    """Return the box of what lies on a leaf: all of the mat if the leaf is shown alone."""
    if leaf is OWN:
        return plan.board
    if plan.leaf is not None:
        return plan.mat
    half = plan.mat.width() // 2
    return plan.mat.adjusted(half, 0, 0, 0) if leaf is HEAP else plan.mat.adjusted(0, 0, -half, 0)


class Ground(ground.Ground):
    """Knows on which leaf a gem lies."""

    def leaf_of(self, at: At | None) -> Leaf | None:
        return at.leaf if isinstance(at, OnLeaf) else None


def nothing(scene: Scene) -> None:
    """Show a scene in a button, which is the same in any."""
    del scene


class Refused:
    """Remembers what could not be chosen."""

    def __init__(self) -> None:
        self.things: list[At] = []

    def answer(self, at: At) -> None:
        self.things.append(at)

    def say_why(self, at: At) -> bool:
        self.things.append(at)
        return True


class ToyTable(RoomTable):
    """A button stands for each part; its name is the leaf's."""

    standing: Standing

    def __init__(self, look: Look, controller: Controller, actions: Mapping[str, QAction]) -> None:
        super().__init__(controller)
        self.look = RoomLook(look, self)
        self.room = RoomView(self.look, lambda outside: None, self)
        self.top = TopBar(self.look, [actions["undo"]], (), Giving(((0,), (1,), (2,))))
        self.menu_button = self.top.menu
        self.rivals = QWidget()
        self.views = {leaf: QPushButton(leaf.name) for leaf in LEAVES}
        self.parts = (
            TablePart(view=self.top, show=nothing),
            TablePart(view=self.rivals, show=nothing),
            *(
                TablePart(view=view, show=nothing, leaf=leaf, box=partial(box_on, leaf))
                for leaf, view in self.views.items()
            ),
            *self.more_parts(),
        )
        self.prompt = PromptPanel(self.look, controller)
        self.log = LogPanel(self.look)
        self.hint_panel = HintPanel(self.look, self)
        self.standing = Standing(self, self.views)
        self.ground = Ground(self, finders={})
        self.refusals = self.refused = Refused()
        self.connect_choosers()
        self.sit_down()

    def more_parts(self) -> tuple[TablePart, ...]:
        """Return what a test adds to the table."""
        return ()

    def show_parts(self, scene: Scene) -> None:
        self.standing.leaves.bars.tell({leaf: LeafWords(f"Show {leaf.name}") for leaf in LEAVES})
        super().show_parts(scene)

    def areas(self) -> Sequence[QWidget]:
        return (self.prompt, *self.views.values(), *self.standing.leaves.bars.shown)


FACES: Any = {GAME: evolve(bare_face(TOYS[GAME]), make_table=ToyTable, refused=frozenset())}
