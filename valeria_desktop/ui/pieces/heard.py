"""The pieces of a view for a screen reader: the view is a list, each piece an item to press.

Qt has no interface of its own for such a view: its arrows say nothing, and the items of Qt's
lists can't be pressed. Qt keeps interfaces without owning them for Python: they have to live until
Qt has been told to delete them, and a program that ends tells it first (docs/decisions/0058).
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any
from weakref import ref

from attrs import frozen
from PySide6.QtCore import QPoint, QRect, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QGuiApplication,
)
from shiboken6 import Shiboken

from valeria_desktop.ui.pieces.spread import Spread

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject
    from PySide6.QtGui import QWindow

    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.pieces.piece import Piece

_NOTHING = Shiboken.VoidPtr(0)
_PRESS = QAccessibleActionInterface.pressAction()
_FOCUS = QAccessibleActionInterface.setFocusAction()


class _Actions(QAccessibleActionInterface):
    """What a screen reader may do with a piece: press it as Enter does, and go to it."""

    def __init__(self, heard: PieceHeard) -> None:
        super().__init__()
        self._heard = ref(heard)

    def actionNames(self) -> list[str]:
        heard = self._heard()
        piece = None if heard is None else heard.piece
        if piece is None:
            return []
        return [_PRESS, _FOCUS] if piece.can_be_pressed else [_FOCUS]

    def doAction(self, name: str) -> None:
        """Do it once the reader has its answer: what is chosen may ask something else at once."""
        heard = self._heard()
        view = None if heard is None else heard.view
        if heard is None or view is None:
            return
        deed = view.choose if name == _PRESS else view.focus_on
        QTimer.singleShot(0, view, lambda: deed(heard.at))

    def keyBindingsForAction(self, name: str) -> list[str]:
        return ["Return"] if name == _PRESS else []


class _Heard(QAccessibleInterface):
    """What views and pieces answer alike."""

    def __init__(self, view: Spread[Any]) -> None:
        super().__init__()
        self._view = ref(view)

    @property
    def view(self) -> Spread[Any] | None:
        """The view; None once it is gone."""
        view = self._view()
        return view if view is not None and Shiboken.isValid(view) else None

    def isValid(self) -> bool:
        return self.view is not None

    def window(self) -> QWindow | None:  # type: ignore[override]
        view = self.view
        return None if view is None else view.window().windowHandle()

    def relations(self, match: object = None) -> list[Any]:
        del match
        return []

    def setText(self, which: QAccessible.Text, text: str) -> None:
        """Change no words: they follow from the game."""

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        """Return a C++ pointer, as PySide6 wants it: None would end the program."""
        del kind
        return _NOTHING


class PieceHeard(_Heard):
    """A piece for a screen reader."""

    def __init__(self, view: Spread[Any], at: At) -> None:
        super().__init__(view)
        self.at = at
        self._actions = _Actions(self)

    @property
    def piece(self) -> Piece | None:
        """The piece as it lies now; None once it has gone."""
        view = self.view
        return None if view is None else view.laid.piece_of(self.at)

    def isValid(self) -> bool:
        return self.piece is not None

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        view = self.view
        return None if view is None else QAccessible.queryAccessibleInterface(view)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        del index
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        del x, y
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        del child
        return -1

    def text(self, which: QAccessible.Text) -> str:
        view, piece = self.view, self.piece
        if view is None or piece is None:
            return ""
        if which is QAccessible.Text.Name:
            return view.part.words_of(piece)
        return piece.explained if which is QAccessible.Text.Description else ""

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def rect(self) -> QRect:
        view, piece = self.view, self.piece
        if view is None or piece is None:
            return QRect()
        box = view.visualRect(view.pieces.index_of(self.at))
        return QRect(view.viewport().mapToGlobal(box.topLeft()), box.size())

    def state(self) -> QAccessible.State:
        state, view = QAccessible.State(), self.view
        if view is not None:
            state.focusable = True
            state.focused = view.hasFocus() and view.current == self.at
            state.invisible = not view.isVisible()
            state.active = bool(state.focused)
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        if kind is QAccessible.InterfaceType.ActionInterface:
            return Shiboken.VoidPtr(Shiboken.getCppPointer(self._actions)[0])
        return _NOTHING


class SpreadHeard(_Heard):
    """A view of pieces for a screen reader."""

    def __init__(self, view: Spread[Any], items: dict[At, PieceHeard]) -> None:
        super().__init__(view)
        self._items = items

    @property
    def _pieces(self) -> Sequence[Piece]:
        view = self.view
        return () if view is None else view.laid.listed

    def item(self, at: At) -> PieceHeard | None:
        """Return a piece's interface; the one it had, if it has one already."""
        view = self.view
        if view is None:
            return None
        found = self._items.get(at)
        if found is None:
            found = self._items[at] = PieceHeard(view, at)
            QAccessible.registerAccessibleInterface(found)
        return found

    def _tidy(self) -> None:
        """Delete the interfaces of pieces that have gone."""
        here = {piece.at for piece in self._pieces}
        for at in self._items.keys() - here:
            delete_interface(self._items.pop(at))

    def object(self) -> QObject | None:  # type: ignore[override]
        return self.view

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        view = self.view
        above = None if view is None else view.parentWidget()
        return None if above is None else QAccessible.queryAccessibleInterface(above)

    def childCount(self) -> int:
        self._tidy()
        return len(self._pieces)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        pieces = self._pieces
        return self.item(pieces[index].at) if 0 <= index < len(pieces) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        ats = [piece.at for piece in self._pieces]
        return ats.index(child.at) if isinstance(child, PieceHeard) and child.at in ats else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        view = self.view
        at = None if view is None else view.at(view.viewport().mapFromGlobal(QPoint(x, y)))
        return None if at is None else self.item(at)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        view = self.view
        is_here = view is not None and view.hasFocus() and view.current is not None
        return self.item(view.current) if is_here and view is not None and view.current else None

    def text(self, which: QAccessible.Text) -> str:
        view = self.view
        if view is None:
            return ""
        if which is QAccessible.Text.Name:
            return view.accessibleName()
        is_description = which is QAccessible.Text.Description
        return view.accessibleDescription() if is_description else ""

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.List

    def rect(self) -> QRect:
        view = self.view
        return QRect() if view is None else QRect(view.mapToGlobal(QPoint(0, 0)), view.size())

    def state(self) -> QAccessible.State:
        state, view = QAccessible.State(), self.view
        if view is not None:
            state.focusable = True
            state.focused = view.hasFocus()
            state.invisible = not view.isVisible()
        return state


@frozen
class _Kept:
    """All interfaces of one view.

    Qt asks for another one whenever PySide6 has made the view's meta-object anew, and keeps both.
    """

    views: list[SpreadHeard]
    items: dict[At, PieceHeard]

    def delete(self) -> None:
        for each in (*self.items.values(), *self.views):
            delete_interface(each)


class Interfaces:
    """Makes the interfaces of views of pieces, and keeps them while they are needed."""

    def __init__(self) -> None:
        self._made: dict[int, _Kept] = {}
        self._is_over = False

    def make(self, name: str, thing: QObject) -> QAccessibleInterface | None:
        """Make the interface of a view of pieces, and leave all other things to Qt."""
        del name
        if self._is_over or not isinstance(thing, Spread):
            return None
        number = id(thing)
        if number not in self._made:
            self._made[number] = _Kept([], {})
            thing.destroyed.connect(lambda: self._drop(number))
        kept = self._made[number]
        kept.views.append(SpreadHeard(thing, kept.items))
        return kept.views[-1]

    def _drop(self, number: int) -> None:
        kept = self._made.pop(number, None)
        if kept is not None:
            kept.delete()

    def end(self) -> None:
        """Delete everything, and make no more: Python goes before Qt does."""
        self._is_over = True
        for kept in self._made.values():
            kept.delete()
        self._made.clear()


def delete_interface(heard: QAccessibleInterface) -> None:
    """Have Qt delete an interface: if Python does, Qt deletes it once more."""
    if Shiboken.isValid(heard):
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(heard))


@cache
def hear_pieces() -> None:
    """Have Qt ask here for the interfaces of views of pieces, until the program ends."""
    factory, application = Interfaces(), QGuiApplication.instance()
    QAccessible.installFactory(factory.make)
    if application is not None:
        application.aboutToQuit.connect(factory.end)
