"""Where Tab goes on the table: area by area, the tools last of all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from collections.abc import Sequence


def can_have_focus(widget: QWidget | None) -> bool:
    """Tell whether keys can go to a widget: Qt moves the focus on from what was just hidden."""
    return widget is not None and widget.isVisible() and widget.isEnabled()


def stops_in(areas: Sequence[QWidget]) -> list[QWidget]:
    """Return the stops of Tab, in the order of the areas.

    Qt's own order is that in which widgets are made, and a prompt's buttons are made anew for
    each question: they would come after the tools.
    """
    widgets = [widget for area in areas for widget in (area, *area.findChildren(QWidget))]
    return [
        widget
        for widget in widgets
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and can_have_focus(widget)
    ]


def neighbour(stops: Sequence[QWidget], current: QWidget | None, step: int) -> QWidget | None:
    """Return the stop after or before one, round and round; nothing if it is no stop."""
    if current is None or current not in stops:
        return None
    return stops[(stops.index(current) + step) % len(stops)]
