"""The ground of a table: it finds the part, the box and the leaf of every address."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint, QRect, QRectF

from valeria_desktop.kernel.at import At

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtWidgets import QWidget

    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.table.frame import Leaf
    from valeria_desktop.ui.table.room_table import RoomTable


class Ground:
    """Finds things on a table in its present state, by their addresses.

    A thing lies on the part that has its kind, unless a game says otherwise.
    """

    def __init__(
        self,
        table: RoomTable,
        *,
        finders: Mapping[type[At], Callable[[Any], QRect | None]],
    ) -> None:
        """Find things on the parts of a table; `finders` find a game's other kinds of things."""
        self._room_table = table
        self._finders = dict(finders)
        self._parts = {kind: part for part in table.parts for kind in part.kinds}

    def placed(self, at: At) -> At:
        """Return the place on this table of an option's address."""
        return at

    def view_of(self, at: At) -> Any:
        """Return the view that a thing lies on; None if no part has its kind."""
        part = self._parts.get(type(at))
        return None if part is None else part.view

    def box_of(self, at: At | None) -> QRectF | None:
        """Return the box of a thing on the table; None if it isn't visible.

        For a card that is about to come to a player, this is the box in which it will lie.
        """
        if at is None or self._room_table.scene is None:
            return None
        at = self.placed(at)
        finder = self._finders.get(type(at), self.box_on_part)
        found = finder(at)
        return QRectF(found) if found is not None and found.isValid() else None

    def box_on_part(self, at: At) -> QRect | None:
        """Return the box of a thing on its part; None if it isn't visible."""
        view = self.view_of(at)
        if view is None or not view.isVisible():
            return None
        found: QRect | None = view.box_of(at, self._room_table)
        return found

    def box_of_widget(self, widget: QWidget) -> QRect:
        """Return the box of a whole widget on the table."""
        return QRect(widget.mapTo(self._room_table, QPoint()), widget.size())

    def choose(self, at: At | Thing | None) -> None:
        """Choose a thing, as a click on it would; most things can't be chosen."""
        if isinstance(at, At):
            for view in self._room_table.choosers:
                view.choose(at)

    def leaf_of(self, at: At | None) -> Leaf | None:
        """Return the leaf that a thing lies on; None if the thing is visible beside any leaf."""
        part = self._parts.get(type(at)) if at is not None else None
        return None if part is None else part.leaf
