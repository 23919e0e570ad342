"""What is wrong with a screen as it is shown: words cut off, things over each other or outside.

It knows no screen: what it finds, it finds in any widget.
"""

from __future__ import annotations

from itertools import combinations
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QComboBox,
    QLabel,
    QLineEdit,
    QScrollArea,
    QStackedWidget,
    QWidget,
)

from valeria_desktop.ui.paint.parchment import line_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtWidgets import QApplication

    from valeria_desktop.ui.controls.page import Sheet

_PIECES = (QAbstractScrollArea, QStackedWidget, QComboBox)
"""What lies over each other within these is Qt's own."""


def settle(qapp: QApplication) -> None:
    """Let everything take its place."""
    for _ in range(2):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        qapp.processEvents()


def box(widget: QWidget, window: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint()), widget.size())


def name_of(widget: QWidget) -> str:
    words = widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""
    return f"{type(widget).__name__} {words or widget.accessibleName()!r} {widget.geometry()}"


def is_cut_off(widget: QWidget) -> bool:
    """Tell whether the words of a button or label need more than it has."""
    if isinstance(widget, QLabel) and not widget.wordWrap():
        return widget.width() < widget.sizeHint().width()
    if widget.hasHeightForWidth():
        return widget.height() < widget.heightForWidth(widget.width())
    return widget.width() < widget.minimumSizeHint().width()


def scrolled(widget: QWidget) -> QAbstractScrollArea | None:
    """Return the list that a widget is in, if it is in one."""
    parent = widget.parentWidget()
    while parent is not None and not isinstance(parent, QScrollArea):
        parent = parent.parentWidget()
    return parent


def out_of_sight(widget: QWidget, window: QWidget) -> bool:
    """Tell whether some of a widget lies outside what its parents show; a list may be scrolled."""
    here, parent = box(widget, window), widget.parentWidget()
    area = scrolled(widget)
    while parent is not None and parent is not window:
        room = box(parent, window)
        if parent is area:  # from here on it is the list that is to be seen
            here = QRect(here.left(), room.top(), here.width(), room.height())
        elif area is not None and area.isAncestorOf(parent):
            room.setTop(min(room.top(), here.top()))
            room.setBottom(max(room.bottom(), here.bottom()))
        if not room.contains(here):
            return True
        parent = parent.parentWidget()
    return not window.rect().contains(here)


def is_seen(widget: QWidget) -> bool:
    return widget.isVisible() and widget.width() > 0 and widget.height() > 0


def _families(screen: QWidget) -> Iterator[list[QWidget]]:
    """Return the children of each widget that are to stand beside each other."""
    for parent in (screen, *screen.findChildren(QWidget)):
        if isinstance(parent, _PIECES) or not is_seen(parent):
            continue
        children = parent.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        yield [child for child in children if is_seen(child) and not _is_layer(child)]


def _is_layer(widget: QWidget) -> bool:
    """Tell whether a widget is a picture below or a stage above, that nothing can be pressed in."""
    return widget.isWindow() or widget.testAttribute(
        Qt.WidgetAttribute.WA_TransparentForMouseEvents
    )


def faults_of(screen: QWidget, window: QWidget, over: Sequence[QWidget] = ()) -> list[str]:
    """Find what is cut, outside, or over something else; some may stand over the rest."""
    shown = [
        each
        for kind in (QAbstractButton, QLabel)
        for each in screen.findChildren(kind)
        if is_seen(each) and not isinstance(each.parentWidget(), _PIECES)
    ]
    found = [f"cut: {name_of(each)}" for each in shown if is_cut_off(each)]
    found += [f"outside: {name_of(each)}" for each in shown if out_of_sight(each, window)]
    for family in _families(screen):
        beside = [each for each in family if each not in over]
        found += [
            f"{name_of(one)} over {name_of(other)}"
            for one, other in combinations(beside, 2)
            if one.geometry().intersects(other.geometry())
        ]
    return found


def over_the_line(sheet: Sheet) -> list[str]:
    """Find what is written beside the line within a sheet, or on it; what is scrolled may be."""
    line = ceil(line_of(sheet.look))
    room = sheet.rect().adjusted(line, line, -line, -line)
    shown = [
        each
        for kind in (QAbstractButton, QLabel, QComboBox, QLineEdit)
        for each in sheet.findChildren(kind)
        if is_seen(each) and not isinstance(each.parentWidget(), _PIECES)
    ]
    return [
        name_of(each)
        for each in shown
        if not (room.left() <= box(each, sheet).left() <= box(each, sheet).right() <= room.right())
    ]
