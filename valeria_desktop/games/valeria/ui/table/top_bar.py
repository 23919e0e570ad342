"""The bar over the table: menu, road of the turn, dice, the end conditions, and tools."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from valeria_desktop.games.valeria.rules.at import Area, OfDie
from valeria_desktop.games.valeria.ui.table.meters import Meters
from valeria_desktop.games.valeria.ui.table.rail import PhaseRail
from valeria_desktop.games.valeria.ui.table.tray import DiceTray
from valeria_desktop.ui.kit.room import RoomLook, Squeeze
from valeria_desktop.ui.place.bar_plan import BarPlan, Giving, Needs, bar_of
from valeria_desktop.ui.place.tools import WIDTH, MenuButton, Tools

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QAction, QResizeEvent

    from valeria_desktop.games.valeria.rules.at import AtArea
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.ui.kit.look import Look

_GAP = 8
_HEIGHT = 33
GIVING = Giving(
    (
        (0, 0, 0, 0),
        (0, 0, 1, 0),
        (1, 0, 1, 0),
        (1, 0, 2, 0),
        (1, 0, 2, 1),
        (2, 0, 2, 1),
        (2, 1, 2, 1),
        (2, 1, 2, 2),
        (2, 1, 3, 2),
    ),
    {Squeeze.B: 1, Squeeze.C: 1, Squeeze.D: 4, Squeeze.E: 4},
)
"""What gives way, step by step: road (words become signs, at last the present one's too), dice
(no sign between them and their sum), meters (narrow, then numbers alone, then without the round),
tools (some, then all of them into one menu)."""
_LONE, _ONE_OF_MANY = 150, 62
"""What rivals in the bar need at least, each."""


class TopBar(QWidget):
    """Where the game stands, in one line; in large text the rivals stand in it too."""

    def __init__(self, look: Look, tools: Sequence[QAction] = ()) -> None:
        super().__init__()
        self._look = look
        self._rail = PhaseRail(look)
        self.meters = Meters(look)
        self.dice = DiceTray(look)
        self.tools = Tools(look, tools)
        self.menu = MenuButton(look) if tools else None
        self._rivals = 0
        self._holds_rivals = False
        self.hole: QRect | None = None
        """Where the rivals stand, if in here."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for part in (self.menu, self._rail, self.dice, self.meters, self.tools):
            if part is not None:
                part.setParent(self)
        look.changed.connect(self.arrange)
        look.changed.connect(self.updateGeometry)  # a layout asks how high it is only then

    arranged = Signal()
    """The parts have other places than before."""

    def show_scene(self, scene: Scene) -> None:
        """Show where the game stands."""
        self._rail.show_scene(scene)
        self.meters.show_scene(scene)
        self.dice.show_dice(scene.dice)
        self._rivals = max(0, len(scene.seats) - 1) or int(scene.view.rival is not None)
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

    def box_of(self, at: OfDie | AtArea, within: QWidget) -> QRect | None:
        """Return the box of a die, the tray or the meters in a widget; None for another area."""
        if isinstance(at, OfDie):
            return self.dice.box_of(at, within)
        parts: dict[Area, QWidget] = {Area.DICE: self.dice, Area.METERS: self.meters}
        part = parts.get(at.area)
        return None if part is None else QRect(part.mapTo(within, QPoint()), part.size())

    # --- sizes

    def _needs(self) -> Needs:
        px = self._look.px
        each = px(_LONE if self._rivals == 1 else _ONE_OF_MANY)
        return Needs(
            menu=px(WIDTH) if self.menu is not None else 0,
            parts=(self._rail.widths(), self.dice.widths(), self.meters.widths()),
            tools=self.tools.widths() if self.menu is not None else (0, 0, 0),
            strip=each * self._rivals if self._holds_rivals else 0,
        )

    @property
    def _squeeze(self) -> Squeeze:
        return self._look.squeeze if isinstance(self._look, RoomLook) else Squeeze.A

    def arrange(self) -> None:
        """Give each part its place; what has none gives way."""
        plan = bar_of(self.rect(), self._needs(), self._look.px(_GAP), GIVING, self._squeeze)
        self._use(plan)
        if plan.strip != self.hole:
            self.hole = plan.strip
            self.arranged.emit()

    def _use(self, plan: BarPlan) -> None:
        road, dice, meters, tools = plan.step
        self._rail.dress(road)
        self.dice.dress(dice)
        self.meters.dress(meters)
        if self.menu is not None:
            self.menu.setGeometry(plan.menu)
        for part, box in zip((self._rail, self.dice, self.meters), plan.parts, strict=True):
            part.setGeometry(box)
        self.tools.setGeometry(plan.tools)
        self.tools.dress(tools)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(600), self._look.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(300), self._look.px(_HEIGHT))
