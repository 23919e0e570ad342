"""Interfaces of our own for a screen reader, kept as long as Qt needs them.

Qt keeps interfaces without owning them for Python: they have to live until Qt has been told to
delete them, and a program that ends tells it first (docs/decisions/0058).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar
from weakref import ref

from attrs import frozen
from PySide6.QtCore import QPoint, QRect, QTimer
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QWidget
from shiboken6 import Shiboken

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping

    from PySide6.QtCore import QObject
    from PySide6.QtGui import QWindow

PRESS = QAccessibleActionInterface.pressAction()
FOCUS = QAccessibleActionInterface.setFocusAction()
_NOTHING = Shiboken.VoidPtr(0)

W = TypeVar("W", bound=QWidget)
Inner: TypeAlias = "dict[Hashable, QAccessibleInterface]"
"""The interfaces of a widget's parts, by their names."""


class Deeds(QAccessibleActionInterface):
    """The actions of a widget that a screen reader can start: press it, focus it."""

    def __init__(self, heard: WidgetHeard[Any]) -> None:
        """Ask an interface for its deeds."""
        super().__init__()
        self._heard = ref(heard)

    @property
    def _known(self) -> Mapping[str, Callable[[], object]]:
        heard = self._heard()
        return {} if heard is None else heard.deeds()

    def actionNames(self) -> list[str]:
        return list(self._known)

    def doAction(self, name: str) -> None:
        """Do it once the reader has its answer: a choice may bring the next question at once."""
        heard, deed = self._heard(), self._known.get(name)
        widget = None if heard is None else heard.widget
        if deed is not None and widget is not None:
            QTimer.singleShot(0, widget, deed)

    def keyBindingsForAction(self, name: str) -> list[str]:
        return ["Return"] if name == PRESS else []


class WidgetHeard(QAccessibleInterface, Generic[W]):
    """A widget for a screen reader: its name and place are the widget's, and it has no parts."""

    def __init__(self, widget: W, inner: Inner) -> None:
        """Speak for a widget; `inner` keeps the interfaces of its parts."""
        super().__init__()
        self._widget = ref(widget)
        self.inner = inner
        self.actions = Deeds(self)

    @property
    def widget(self) -> W | None:
        """The widget; None once it is gone."""
        widget = self._widget()
        return widget if widget is not None and Shiboken.isValid(widget) else None

    def deeds(self) -> Mapping[str, Callable[[], object]]:
        """Return the actions that a screen reader may start, by their names."""
        return {}

    def isValid(self) -> bool:
        return self.widget is not None

    def object(self) -> QObject | None:  # type: ignore[override]
        return self.widget

    def window(self) -> QWindow | None:  # type: ignore[override]
        widget = self.widget
        return None if widget is None else widget.window().windowHandle()

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        widget = self.widget
        above = None if widget is None else widget.parentWidget()
        return None if above is None else QAccessible.queryAccessibleInterface(above)

    def relations(self, match: Any = None) -> list[Any]:
        del match
        return []

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        del index
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        del x, y
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        del child
        return -1

    def text(self, which: QAccessible.Text) -> str:
        widget = self.widget
        if widget is None:
            return ""
        if which is QAccessible.Text.Name:
            return widget.accessibleName()
        is_description = which is QAccessible.Text.Description
        return widget.accessibleDescription() if is_description else ""

    def setText(self, which: QAccessible.Text, text: str) -> None:
        """Change no words: they follow from the game."""

    def rect(self) -> QRect:
        widget = self.widget
        return QRect() if widget is None else QRect(widget.mapToGlobal(QPoint()), widget.size())

    def state(self) -> QAccessible.State:
        state, widget = QAccessible.State(), self.widget
        if widget is not None:
            state.focusable = True
            state.focused = widget.hasFocus()
            state.invisible = not widget.isVisible()
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        """Return a C++ pointer, as PySide6 wants it: None would end the program."""
        if kind is QAccessible.InterfaceType.ActionInterface and self.deeds():
            return Shiboken.VoidPtr(Shiboken.getCppPointer(self.actions)[0])
        return _NOTHING


Kinds: TypeAlias = "Mapping[type[object], type[WidgetHeard[Any]]]"
"""The interfaces for widgets of some classes."""


@frozen
class _Kept:
    """All interfaces of one widget.

    Qt asks for another one whenever PySide6 has made the widget's meta-object anew, and keeps both.
    """

    whole: list[WidgetHeard[Any]]
    inner: Inner

    def delete(self) -> None:
        for each in (*self.inner.values(), *self.whole):
            delete_interface(each)


class Keeper:
    """Makes the interfaces of some widgets, and keeps them while they are needed."""

    def __init__(self, kinds: Kinds) -> None:
        """Speak for widgets of these classes, and leave all others to Qt."""
        self._kinds = kinds
        self._made: dict[int, _Kept] = {}
        self._is_over = False

    def make(self, name: str, thing: QObject) -> QAccessibleInterface | None:
        """Make the interface of a widget; return None for one that is left to Qt."""
        del name
        if self._is_over or not isinstance(thing, QWidget):
            return None
        kind = next((self._kinds[each] for each in self._kinds if isinstance(thing, each)), None)
        if kind is None:
            return None
        number = id(thing)
        if number not in self._made:
            self._made[number] = _Kept([], {})
            thing.destroyed.connect(lambda: self._drop(number))
        kept = self._made[number]
        kept.whole.append(kind(thing, kept.inner))
        return kept.whole[-1]

    def _drop(self, number: int) -> None:
        kept = self._made.pop(number, None)
        if kept is not None:
            kept.delete()

    def end(self) -> None:
        """Delete everything, and make no more: Python goes before Qt does."""
        self._is_over = True
        for number in tuple(self._made):
            self._drop(number)


def delete_interface(heard: QAccessibleInterface) -> None:
    """Have Qt delete an interface: if Python does, Qt deletes it once more."""
    if Shiboken.isValid(heard):
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(heard))
