"""The bar over the table: menu, road of the round, which round it is, and tools."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from valeria_desktop.games.valencia.ui.table.road import RoundRoad
from valeria_desktop.games.valencia.ui.table.rounds import Rounds
from valeria_desktop.ui.kit.room import RoomLook, Squeeze
from valeria_desktop.ui.place.bar_plan import Giving, Needs, bar_of
from valeria_desktop.ui.place.tools import WIDTH, MenuButton, Tools

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QAction, QResizeEvent

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.ui.kit.look import Look

_GAP, _HEIGHT = 8, 33
_LONE, _ONE_OF_MANY = 150, 62
"""What rivals in the bar need at least, each."""
_GIVING = Giving(
    ((0, 0, 0), (0, 1, 0), (1, 1, 0), (1, 2, 0), (1, 2, 1), (2, 2, 1), (2, 2, 2)),
    {Squeeze.D: 3, Squeeze.E: 3},
)
"""What gives way: the road's words, the round's notches, tools into a menu."""


class TopBar(QWidget):
    """Where the game stands, in one line; in large text the rivals stand in it too."""

    arranged = Signal()
    """The parts have other places than before."""

    def __init__(self, look: Look, tools: Sequence[QAction] = ()) -> None:
        super().__init__()
        self._look = look
        self.road = RoundRoad(look)
        self.rounds = Rounds(look)
        self.tools = Tools(look, tools)
        self.menu = MenuButton(look) if tools else None
        self._rivals = 0
        self._holds_rivals = False
        self.hole: QRect | None = None
        """Where the rivals stand, if in here."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for part in (*self.menus, self.road, self.rounds, self.tools):
            part.setParent(self)
        look.changed.connect(self.arrange)
        look.changed.connect(self.updateGeometry)  # a layout asks how high it is only then

    def show_scene(self, scene: Scene) -> None:
        """Show where the game stands."""
        self.road.show_scene(scene)
        self.rounds.show_scene(scene)
        self._rivals = len(scene.seats) - 1
        self.arrange()

    def hold_rivals(self, *, holds: bool) -> None:
        """Leave room for the rivals, or don't."""
        if holds is not self._holds_rivals:
            self._holds_rivals = holds
            self.arrange()

    @property
    def menus(self) -> tuple[QWidget, ...]:
        """The button of the menus, if there is one."""
        return (self.menu,) if self.menu is not None else ()

    def _needs(self) -> Needs:
        px = self._look.px
        each = px(_LONE if self._rivals == 1 else _ONE_OF_MANY)
        return Needs(
            menu=px(WIDTH) if self.menu is not None else 0,
            parts=(self.road.widths(), self.rounds.widths()),
            tools=self.tools.widths() if self.menu is not None else (0, 0, 0),
            strip=each * self._rivals if self._holds_rivals else 0,
        )

    def arrange(self) -> None:
        """Give each part its place; what has none gives way."""
        look = self._look
        squeeze = look.squeeze if isinstance(look, RoomLook) else Squeeze.A
        plan = bar_of(self.rect(), self._needs(), look.px(_GAP), _GIVING, squeeze)
        if self.menu is not None:
            self.menu.setGeometry(plan.menu)
        for part, box in zip((self.road, self.rounds), plan.parts, strict=True):
            part.setGeometry(box)
        road, rounds, tools = plan.step
        self.road.dress(road)
        self.rounds.dress(rounds)
        self.tools.setGeometry(plan.tools)
        self.tools.dress(tools)
        if plan.strip != self.hole:
            self.hole = plan.strip
            self.arranged.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(600), self._look.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(300), self._look.px(_HEIGHT))
