"""The tools at the end of the bar, as small buttons with icons, and the menu at its beginning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.paint.kept import SharedPictures
from valeria_desktop.ui.paint.plates import paint_panel, panel_box
from valeria_desktop.ui.words.label import explain_beside

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from valeria_desktop.ui.paint.look import Look


class Tool(QToolButton):
    """A tool of the bar; a click gives it no focus, and Enter presses it as Space does."""

    def __init__(self, action: QAction) -> None:
        """Make a button for an action."""
        super().__init__()
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setDefaultAction(action)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.click()


WIDTH = 34
_GAP = 7
_SIGN = 19
_STAY = ("undo", "hint", "pause")
"""The tools that stay beside the menu where there is little room."""
_DIM = 0.34
_SIGNS = {"hurry": "faster"}
"""Tools whose icons have other names."""
_SIGNS_ON = {"pause": "play"}
"""The icons of tools while they are on."""


class BarTool(Tool):
    """A tool of the bar: a panel with an icon."""

    def __init__(self, look: Look, action: QAction, icon: str = "") -> None:
        """Make a tool for an action, with an icon of its own or the action's."""
        super().__init__(action)
        self._look = look
        self._icon = icon or action.objectName()
        self._pictures = SharedPictures(look)
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(WIDTH), self._look.px(WIDTH))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        is_up = self.underMouse() and self.isEnabled() and not self.isDown()
        known = BarTool, self._sign(), is_up, self.isEnabled(), self.hasFocus()
        self._pictures.paint_whole(self, known, lambda painter: self._paint(painter, is_up=is_up))

    def _paint(self, painter: QPainter, *, is_up: bool) -> None:
        look, box = self._look, panel_box(QRectF(self.rect()))
        paint_panel(painter, box, look, QColor(look.palette.raised) if is_up else None)
        side = look.px(_SIGN)
        painter.setOpacity(1.0 if self.isEnabled() else _DIM)
        sign = look.icon(self._sign(), side, self.devicePixelRatioF(), look.palette.ink)
        corner = box.center() - QRectF(0, 0, side, side).center()
        painter.drawPixmap(QPoint(round(corner.x()), round(corner.y())), sign)
        painter.setOpacity(1.0)
        if self.hasFocus():
            paint_focus_ring(painter, box.adjusted(1, 1, -1, -1), 5)

    def _sign(self) -> str:
        if self._icon in _SIGNS_ON and self.isChecked():
            return _SIGNS_ON[self._icon]
        return _SIGNS.get(self._icon, self._icon)


class MenuButton(BarTool):
    """Opens all menus of the window, which has no menu bar over the table."""

    def __init__(self, look: Look) -> None:
        """Make the button at the beginning of the bar."""
        action = QAction()
        super().__init__(look, action, "menu")
        action.setParent(self)
        action.setText(self.tr("Menu"))
        self.setAccessibleName(self.tr("Menu"))
        explain_beside(self, self.tr("Menu (F10)"))


class Tools(QWidget):
    """Actions that are always possible; where there is little room, some or all are in a menu."""

    def __init__(self, look: Look, actions: Sequence[QAction]) -> None:
        """Offer actions."""
        super().__init__()
        self._look = look
        self._tools = [BarTool(look, action) for action in actions]
        self._menu = QMenu(self)
        opened = QAction(self.tr("More"), self)
        opened.triggered.connect(self._open)
        self._more = BarTool(look, opened, "more")
        explain_beside(self._more, self.tr("More"))
        for tool in (*self._tools, self._more):
            tool.setParent(self)
        for action in actions:
            action.visibleChanged.connect(self._dress_again)
        self._level = 0
        self.dress(0)

    def widths(self) -> tuple[int, int, int]:
        """Return the widths of all tools, of some with a menu, and of the menu alone, in pixels."""
        offered = self._offered()
        staying = sum(self._stays(tool) for tool in offered)
        return self._width(len(offered)), self._width(staying + 1), self._width(1)

    def _offered(self) -> list[BarTool]:
        """Return the tools that no setting hides."""
        return [tool for tool in self._tools if tool.defaultAction().isVisible()]

    def _dress_again(self) -> None:
        self.dress(self._level)
        self.updateGeometry()

    def _width(self, number: int) -> int:
        return number * self._look.px(WIDTH) + max(0, number - 1) * self._look.px(_GAP)

    @staticmethod
    def _stays(tool: BarTool) -> bool:
        return tool.defaultAction().objectName() in _STAY

    def dress(self, level: int) -> None:
        """Show all tools, some and a menu, or the menu alone."""
        self._level = level
        offered = self._offered()
        shown = [t for t in offered if level == 0 or (level == 1 and self._stays(t))]
        has_more = bool(level and len(shown) < len(offered))
        for tool in self._tools:
            tool.setVisible(tool in shown)
        self._more.setVisible(has_more)
        self._menu.clear()
        for tool in offered:
            if tool not in shown:
                self._menu.addAction(tool.defaultAction())
        self._place([*shown, *([self._more] if has_more else [])])

    def _place(self, shown: list[BarTool]) -> None:
        width, gap = self._look.px(WIDTH), self._look.px(_GAP)
        left = self.width() - self._width(len(shown))
        for tool in shown:
            tool.setGeometry(left, 0, width, self.height())
            left += width + gap

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.dress(self._level)

    def _open(self) -> None:
        popped = self._menu.sizeHint()
        at = self._more.mapToGlobal(QPoint(self._more.width() - popped.width(), self.height()))
        self._menu.popup(at)
        self._menu.setActiveAction(next(iter(self._menu.actions()), QAction(self)))
