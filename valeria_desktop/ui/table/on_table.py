"""A part of a table as one entry: all that a table does with a part, it does by this."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QRect
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.pieces.spread import Spread
    from valeria_desktop.ui.table.frame import Leaf


@frozen(kw_only=True)
class OnTable:
    """A part of a table.

    A table shows scenes in its parts, stands them, lets their pieces be chosen and looked at
    closely, hints at them, and finds their things, all in the order of the parts.
    """

    view: Any
    """Its widget, which shows a scene by `show_scene`."""
    kinds: tuple[type[At], ...] = ()
    """The kinds of things that lie on it, of any player."""
    leaf: Leaf | None = None
    """The leaf that it lies on; None where it is seen beside any leaf."""
    box: Callable[[Any], QRect | None] | None = None
    """Its box in a plan; None where the table stands it in another way."""
    chosen: tuple[Spread[Any], ...] = ()
    """The views whose pieces answer questions."""
    looked: tuple[Spread[Any], ...] = ()
    """The views whose pieces can be looked at closely."""
    is_quiet: bool = False
    """Its pieces are shown closely only while the key is held."""
    harm: float = 0.0
    """The harm of covering it with the words of a lesson; 0 where that does none."""

    @property
    def widget(self) -> QWidget:
        """Its widget."""
        widget: QWidget = self.view
        return widget
