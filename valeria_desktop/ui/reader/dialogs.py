"""The questions that keep all keys, for a screen reader: a dialog with a name each.

Qt calls such a frame a panel, so that a reader says neither where the player is nor that all else
has to wait. The interfaces live as those of the pieces do (docs/decisions/0058).
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any
from weakref import ref

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface, QGuiApplication
from PySide6.QtWidgets import QWidget
from shiboken6 import Shiboken

from valeria_desktop.ui.controls.focus import Asking
from valeria_desktop.ui.pieces.heard import delete_interface

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtGui import QWindow

_NOTHING = Shiboken.VoidPtr(0)


class DialogHeard(QAccessibleInterface):
    """A question over the table; its children are the widgets on it, as Qt tells of them."""

    def __init__(self, sheet: Asking) -> None:
        super().__init__()
        self._sheet = ref(sheet)

    @property
    def sheet(self) -> Asking | None:
        """The sheet; None once it is gone."""
        sheet = self._sheet()
        return sheet if sheet is not None and Shiboken.isValid(sheet) else None

    @property
    def _children(self) -> list[QWidget]:
        sheet = self.sheet
        found = [] if sheet is None else sheet.children()
        return [each for each in found if isinstance(each, QWidget) and not each.isWindow()]

    def isValid(self) -> bool:
        return self.sheet is not None

    def object(self) -> QObject | None:  # type: ignore[override]
        return self.sheet

    def window(self) -> QWindow | None:  # type: ignore[override]
        sheet = self.sheet
        return None if sheet is None else sheet.window().windowHandle()

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        sheet = self.sheet
        above = None if sheet is None else sheet.parentWidget()
        return None if above is None else QAccessible.queryAccessibleInterface(above)

    def relations(self, match: Any = None) -> list[Any]:
        del match
        return []

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
        sheet = self.sheet
        here = None if sheet is None else sheet.mapFromGlobal(QPoint(x, y))
        for child in reversed(self._children):
            if here is not None and child.isVisible() and child.geometry().contains(here):
                return QAccessible.queryAccessibleInterface(child)
        return None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        sheet = self.sheet
        focus = None if sheet is None else sheet.window().focusWidget()
        if sheet is None or focus is None or not sheet.isAncestorOf(focus):
            return None
        found = QAccessible.queryAccessibleInterface(focus)
        within: Any = found.focusChild()
        return found if within is None else within

    def text(self, which: QAccessible.Text) -> str:
        sheet = self.sheet
        if sheet is None:
            return ""
        if which is QAccessible.Text.Name:
            return sheet.accessibleName()
        is_description = which is QAccessible.Text.Description
        return sheet.accessibleDescription() if is_description else ""

    def setText(self, which: QAccessible.Text, text: str) -> None:
        """Change no words: they follow from the question."""

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Dialog

    def rect(self) -> QRect:
        sheet = self.sheet
        return QRect() if sheet is None else QRect(sheet.mapToGlobal(QPoint()), sheet.size())

    def state(self) -> QAccessible.State:
        state, sheet = QAccessible.State(), self.sheet
        if sheet is not None:
            state.focusable = True
            state.focused = sheet.hasFocus()
            state.invisible = not sheet.isVisible()
            state.modal = True
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        """Return a C++ pointer, as PySide6 wants it: None would end the program."""
        del kind
        return _NOTHING


class Dialogs:
    """Makes the interfaces of questions, and keeps them while they are needed."""

    def __init__(self) -> None:
        self._made: dict[int, list[DialogHeard]] = {}
        self._is_over = False

    def make(self, name: str, thing: QObject) -> QAccessibleInterface | None:
        """Make the interface of a question, and leave all other things to Qt."""
        del name
        if self._is_over or not isinstance(thing, Asking):
            return None
        number = id(thing)
        if number not in self._made:
            self._made[number] = []
            thing.destroyed.connect(lambda: self._drop(number))
        self._made[number].append(DialogHeard(thing))
        return self._made[number][-1]

    def _drop(self, number: int) -> None:
        for heard in self._made.pop(number, ()):
            delete_interface(heard)

    def end(self) -> None:
        """Delete everything, and make no more: Python goes before Qt does."""
        self._is_over = True
        for number in tuple(self._made):
            self._drop(number)


@cache
def hear_dialogs() -> None:
    """Have Qt ask here for the interfaces of questions, until the program ends."""
    factory, application = Dialogs(), QGuiApplication.instance()
    QAccessible.installFactory(factory.make)
    if application is not None:
        application.aboutToQuit.connect(factory.end)
