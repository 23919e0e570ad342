"""The pieces of a view for a screen reader: the view is a list, each piece an item to press.

Qt has no interface of its own for such a view: its arrows say nothing, and the items of Qt's
lists can't be pressed (docs/decisions/0058).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface

from valeria_desktop.ui.pieces.spread import Spread
from valeria_desktop.ui.reader.keeper import FOCUS, PRESS, WidgetHeard, delete_interface

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PySide6.QtCore import QObject

    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.pieces.piece import Piece


class PieceHeard(WidgetHeard[Spread[Any]]):
    """A piece for a screen reader."""

    def __init__(self, view: Spread[Any], at: At) -> None:
        super().__init__(view, {})
        self.at = at

    @property
    def piece(self) -> Piece | None:
        """The piece as it lies now; None once it has gone."""
        view = self.widget
        return None if view is None else view.laid.piece_of(self.at)

    def deeds(self) -> Mapping[str, Callable[[], object]]:
        """Return what may be done: press it as Enter does, and go to it."""
        view, piece = self.widget, self.piece
        if view is None or piece is None:
            return {}
        focus = {FOCUS: lambda: view.focus_on(self.at)}
        press = {PRESS: lambda: view.choose(self.at)} if piece.can_be_pressed else {}
        return press | focus

    def isValid(self) -> bool:
        return self.piece is not None

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        view = self.widget
        return None if view is None else QAccessible.queryAccessibleInterface(view)

    def text(self, which: QAccessible.Text) -> str:
        view, piece = self.widget, self.piece
        if view is None or piece is None:
            return ""
        if which is QAccessible.Text.Name:
            return view.part.words_of(piece)
        return piece.explained if which is QAccessible.Text.Description else ""

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def rect(self) -> QRect:
        view, piece = self.widget, self.piece
        if view is None or piece is None:
            return QRect()
        box = view.visualRect(view.pieces.index_of(self.at))
        return QRect(view.viewport().mapToGlobal(box.topLeft()), box.size())

    def state(self) -> QAccessible.State:
        state, view = super().state(), self.widget
        if view is not None:
            state.focused = view.hasFocus() and view.current == self.at
            state.active = bool(state.focused)
        return state


class SpreadHeard(WidgetHeard[Spread[Any]]):
    """A view of pieces for a screen reader."""

    @property
    def _pieces(self) -> Sequence[Piece]:
        view = self.widget
        return () if view is None else view.laid.listed

    def item(self, at: At) -> QAccessibleInterface | None:
        """Return a piece's interface; the one it had, if it has one already."""
        view = self.widget
        if view is None:
            return None
        found = self.inner.get(at)
        if found is None:
            found = self.inner[at] = PieceHeard(view, at)
            QAccessible.registerAccessibleInterface(found)
        return found

    def _tidy(self) -> None:
        """Delete the interfaces of pieces that have gone."""
        here = {piece.at for piece in self._pieces}
        for at in self.inner.keys() - here:
            delete_interface(self.inner.pop(at))

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
        view = self.widget
        at = None if view is None else view.at(view.viewport().mapFromGlobal(QPoint(x, y)))
        return None if at is None else self.item(at)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        view = self.widget
        if view is None or not view.hasFocus() or view.current is None:
            return None
        return self.item(view.current)

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.List
