"""The bar over a table: menu, parts of a game, tools; and the division of its width."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, cast

from attrs import field, frozen
from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from valeria_desktop.ui.paint.room_look import RoomLook, Squeeze
from valeria_desktop.ui.table.bar_tools import WIDTH, MenuButton, Tools

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtGui import QAction, QResizeEvent

    from valeria_desktop.ui.paint.look import Look


_GAP, _HEIGHT = 8, 33
_LONE, _ONE_OF_MANY = 150, 62
"""The least width of a rival in the bar, in pixels: alone, and beside others."""


_TOOLS = ("sound", "undo", "redo", "hint", "why", "hurry", "pause")
"""The names of the commands that are tools of the bar, in their order."""


def tools_among(actions: Mapping[str, QAction]) -> list[QAction]:
    """Return the tools of the bar among the program's actions."""
    return [actions[name] for name in _TOOLS if name in actions]


class BarPart(Protocol):
    """A part of the bar, with less and less content from step to step."""

    def widths(self) -> Any:
        """Return the part's width at each step, in pixels."""

    def dress(self, step: int) -> object:
        """Show the content of a step."""

    def show_scene(self, scene: Any, /) -> None:
        """Show the state of a scene."""


class TopBar(QWidget):
    """The state of the game in one line; in large text the rivals are in it too."""

    arranged = Signal()
    """The parts have moved."""

    def __init__(
        self, look: Look, tools: Sequence[QAction], parts: Sequence[BarPart], giving: Giving
    ) -> None:
        """Hold the parts of a game; `giving` is the order in which they give way."""
        super().__init__()
        self._look, self._parts, self._giving = look, parts, giving
        self.tools = Tools(look, tools)
        self.menu = MenuButton(look) if tools else None
        self._rivals = 0
        self._holds_rivals = False
        self.hole: QRect | None = None
        """The box of the rivals in the bar; None if they stand in their strip."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for part in (*self.menus, *self._widgets, self.tools):
            part.setParent(self)
        look.changed.connect(self.arrange)
        look.changed.connect(self.updateGeometry)  # only then a layout asks for the height

    def show_scene(self, scene: Any) -> None:
        """Show a scene in all parts, beside as many rivals as there are."""
        for part in self._parts:
            part.show_scene(scene)
        self.show_rivals(len(scene.seats) - 1)

    def show_rivals(self, rivals: int) -> None:
        """Set the number of rivals that may need room, and place all parts."""
        self._rivals = rivals
        self.arrange()

    def hold_rivals(self, *, holds: bool) -> None:
        """Leave room for the rivals in the bar, or none."""
        if holds is not self._holds_rivals:
            self._holds_rivals = holds
            self.arrange()

    @property
    def menus(self) -> tuple[QWidget, ...]:
        """The button of the menus, if there is one."""
        return (self.menu,) if self.menu is not None else ()

    @property
    def _widgets(self) -> Sequence[QWidget]:
        return cast("Sequence[QWidget]", self._parts)  # no type is both a part and a widget

    # --- sizes

    def _needs(self) -> Needs:
        px = self._look.px
        each = px(_LONE if self._rivals == 1 else _ONE_OF_MANY)
        return Needs(
            menu=px(WIDTH) if self.menu is not None else 0,
            parts=tuple(part.widths() for part in self._parts),
            tools=self.tools.widths() if self.menu is not None else (0, 0, 0),
            strip=each * self._rivals if self._holds_rivals else 0,
        )

    @property
    def _squeeze(self) -> Squeeze:
        return self._look.squeeze if isinstance(self._look, RoomLook) else Squeeze.A

    def arrange(self) -> None:
        """Place all parts; those without room give way."""
        room, gap = self.rect(), self._look.px(_GAP)
        plan = bar_of(room, self._needs(), gap, self._giving, self._squeeze)
        if self.menu is not None:
            self.menu.setGeometry(plan.menu)
        *steps, tools = plan.step
        for part, step in zip(self._parts, steps, strict=True):
            part.dress(step)
        for widget, box in zip(self._widgets, plan.parts, strict=True):
            widget.setGeometry(box)
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


Step = tuple[int, ...]
"""The step of each part, and at the end that of the tools."""


@frozen
class Needs:
    """The widths of the parts, in pixels, from as drawn to the least."""

    menu: int
    parts: tuple[Sequence[int], ...]
    tools: Sequence[int]
    strip: int = 0
    """The least width of the rivals, if they stand in the bar; else 0."""


@frozen
class BarPlan:
    """The boxes of the parts, and the step of each."""

    menu: QRect
    parts: tuple[QRect, ...]
    strip: QRect | None
    tools: QRect
    step: Step


@frozen(eq=False)
class Giving:
    """The order in which parts give way; some steps are skipped where text is large."""

    steps: tuple[Step, ...]
    first: Mapping[int, int] = field(factory=dict)
    """The first step to try, by the stage of squeeze."""


def bar_of(room: QRect, needs: Needs, gap: int, giving: Giving, squeeze: int = 0) -> BarPlan:
    """Return a plan with the first step that fits into the bar."""
    gaps = gap * (len(needs.parts) + 1 + bool(needs.strip))
    chosen = giving.steps[-1]
    for step in giving.steps[giving.first.get(squeeze, 0) :]:
        if _width(needs, step) + gaps <= room.width():
            chosen = step
            break
    left, boxes = room.left(), []
    for width in (needs.menu, *_widths(needs, chosen)):
        boxes.append(QRect(left, room.top(), width, room.height()))
        left += width + gap
    tools = needs.tools[chosen[-1]]
    last = room.right() + 1 - tools
    hole = QRect(left, room.top(), last - gap - left, room.height()) if needs.strip else None
    end = QRect(last, room.top(), tools, room.height())
    menu, *parts = boxes
    return BarPlan(menu, tuple(parts), hole, end, chosen)


def _widths(needs: Needs, step: Step) -> list[int]:
    return [widths[level] for widths, level in zip(needs.parts, step, strict=False)]


def _width(needs: Needs, step: Step) -> int:
    return needs.menu + needs.strip + sum(_widths(needs, step)) + needs.tools[step[-1]]
