"""Widgets that Qt would name wrongly: questions, the curtain, headings, and fields with values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

from valeria_desktop.ui.controls.fields import Selector
from valeria_desktop.ui.controls.focus import Asking
from valeria_desktop.ui.controls.lines import LineList, ListedLine
from valeria_desktop.ui.controls.text import Heading
from valeria_desktop.ui.prompts.curtain import Curtain
from valeria_desktop.ui.reader.keeper import FOCUS, PRESS, WidgetHeard
from valeria_desktop.ui.reader.live_name import LiveName

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


class DialogHeard(WidgetHeard[Asking]):
    """A question over the table; its children are the widgets on it, as Qt tells of them."""

    @property
    def _children(self) -> list[QWidget]:
        sheet = self.widget
        found = [] if sheet is None else sheet.children()
        return [each for each in found if isinstance(each, QWidget) and not each.isWindow()]

    def childCount(self) -> int:
        return len(self._children)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        children = self._children
        if not 0 <= index < len(children):
            return None
        return QAccessible.queryAccessibleInterface(children[index])

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        widget, children = child.object(), self._children
        return next((number for number, each in enumerate(children) if each is widget), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        sheet = self.widget
        here = None if sheet is None else sheet.mapFromGlobal(QPoint(x, y))
        for child in reversed(self._children):
            if here is not None and child.isVisible() and child.geometry().contains(here):
                return QAccessible.queryAccessibleInterface(child)
        return None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        sheet = self.widget
        focus = None if sheet is None else sheet.window().focusWidget()
        if sheet is None or focus is None or focus is sheet or not sheet.isAncestorOf(focus):
            return None  # Qt takes a widget for its own ancestor
        found = QAccessible.queryAccessibleInterface(focus)
        within: Any = found.focusChild()
        return found if within is None else within

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Dialog

    def state(self) -> QAccessible.State:
        state = super().state()
        state.modal = self.widget is not None
        return state


class LineListHeard(WidgetHeard[LineList]):
    """A list of lines; what else lies on it, as the pictures of keys, is part of a line's words."""

    @property
    def _lines(self) -> list[ListedLine]:
        found = self.widget
        return [] if found is None else found.lines

    def childCount(self) -> int:
        return len(self._lines)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        lines = self._lines
        inside = 0 <= index < len(lines)
        return QAccessible.queryAccessibleInterface(lines[index]) if inside else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        widget = child.object()
        return next((number for number, line in enumerate(self._lines) if line is widget), -1)

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.List


class ListedLineHeard(WidgetHeard[ListedLine]):
    """A line of a list."""

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem


class CurtainHeard(WidgetHeard[Curtain]):
    """The curtain before another player's secrets: a button that opens it."""

    def deeds(self) -> Mapping[str, Callable[[], object]]:
        curtain = self.widget
        return {} if curtain is None or curtain.isHidden() else {PRESS: curtain.press}

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Button


class HeadingHeard(WidgetHeard[Heading]):
    """A heading, which a reader can jump to."""

    def text(self, which: QAccessible.Text) -> str:
        heading = self.widget
        is_name = heading is not None and which is QAccessible.Text.Name
        return super().text(which) or (heading.text() if is_name and heading is not None else "")

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Heading

    def state(self) -> QAccessible.State:
        state = super().state()
        state.focusable = False
        state.readOnly = True
        return state


class SelectorHeard(WidgetHeard[Selector]):
    """A choice among a few values; on Linux, Qt's own interface knows the value alone."""

    def deeds(self) -> Mapping[str, Callable[[], object]]:
        field = self.widget
        return {} if field is None else {PRESS: field.showPopup, FOCUS: field.setFocus}

    def text(self, which: QAccessible.Text) -> str:
        field, said = self.widget, super().text(which)
        if field is not None and which is QAccessible.Text.Name:
            return f"{said}: {field.currentText()}"
        if field is not None and which is QAccessible.Text.Value:
            return field.currentText()
        return said

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ComboBox

    def state(self) -> QAccessible.State:
        state, field = super().state(), self.widget
        if field is not None:
            state.disabled = not field.isEnabled()
            state.expandable = state.hasPopup = True
            state.expanded = field.view().isVisible()
        return state


class LiveNameHeard(WidgetHeard[LiveName]):
    """The place for a reader: a notification without a focus."""

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Notification

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.readOnly = True
        return state
