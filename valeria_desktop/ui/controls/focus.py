"""The way of keys: to a question in front of everything, and by Tab from area to area.

A question swallows the keys that it has no use for: else they would reach shortcuts, or a widget
that the player isn't looking at. The mouse reaches whatever it points at.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, ClassVar, Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtWidgets import QFrame, QWidget

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence


# `?` opens the page of keys, as F1 does
_PLAIN = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier


class Asking(QFrame):
    """A question that keeps all plain keys while it is shown, but for `?` and `let_through`."""

    let_through: ClassVar[frozenset[Qt.Key]] = frozenset()
    """Keys that answer the question through another widget."""
    answered: ClassVar[frozenset[Qt.Key]] = frozenset()
    """Keys of the table that the question answers in its own way."""

    @staticmethod
    def foremost_in(window: QWidget) -> Asking | None:
        """Return the foremost question in a window; None if there is none."""
        shown = [each for each in window.findChildren(Asking) if each.isVisible()]
        return shown[-1] if shown else None  # Qt lists the widget raised last behind all others

    @staticmethod
    def turn_to(window: QWidget) -> bool:
        """Move the focus to the foremost question of a window; return whether there is one."""
        asking = Asking.foremost_in(window)
        if asking is None:
            return False
        focus = window.focusWidget()
        if focus is not asking and not asking.isAncestorOf(focus):
            asking.take_focus()
        return True

    def waits(self) -> str:
        """Return why a key of the table does nothing now, and the way out."""
        return self.tr("Answer this first: {question}").format(question=self.accessibleName())

    @property
    def first_focus(self) -> QWidget:
        """The widget that gets the focus first."""
        return self

    def take_focus(self) -> None:
        """Take the focus again, if possible where it was last."""
        last = self.focusWidget()
        stops = stops_in([self])
        give_focus(last if last in stops else self.first_focus)

    # --- keys that the question keeps

    def event(self, event: QEvent) -> bool:
        """Take plain keys before the shortcuts of the window do."""
        is_asked = event.type() is QEvent.Type.ShortcutOverride
        if is_asked and isinstance(event, QKeyEvent) and self._is_kept(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(self._is_kept(event))

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001 - Qt's name
        """Go round within the question; a hidden one leaves the focus to the window."""
        if not self.isVisible():
            return super().focusNextPrevChild(next)
        stops = stops_in([self])
        stop = neighbour(stops, self.window().focusWidget(), 1 if next else -1)
        if stop is None and stops:  # the sheet itself has the focus
            stop = stops[0 if next else -1]
        if stop is not None:
            reasons = Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.TabFocusReason
            stop.setFocus(reasons[next])
        return True

    def _is_kept(self, event: QKeyEvent) -> bool:
        is_plain = not event.modifiers() & ~_PLAIN and event.key() != Qt.Key.Key_Question
        is_function = Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F35
        return is_plain and not is_function and event.key() not in self.let_through


@runtime_checkable
class ClosedByEscape(Protocol):
    """A sheet that lies over a question without asking anything itself."""

    def close_by_escape(self) -> bool:
        """Close the sheet; return whether it was open."""


@runtime_checkable
class AnswersArrows(Protocol):
    """A widget that says itself where the arrows lead."""

    answers_arrows: bool


@runtime_checkable
class TellsItsThings(Protocol):
    """A view that tells a screen reader itself which of its things has the focus."""

    def take_keys(self, reason: Qt.FocusReason, *, is_told: bool) -> None:
        """Take the focus, and tell of the thing at once; before it of the view, if `is_told`."""


def give_focus(widget: QWidget, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
    """Give a widget the focus so that nothing of it is told after what is said next."""
    if isinstance(widget, TellsItsThings):
        widget.take_keys(reason, is_told=True)
    else:
        widget.setFocus(reason)


def close_topmost(window: QWidget) -> bool:
    """Close the sheet that has the focus, if Esc closes it; return whether it was open."""
    widget: QWidget | None = window.focusWidget()
    while widget is not None:
        if isinstance(widget, ClosedByEscape) and widget.close_by_escape():
            return True
        widget = widget.parentWidget()
    return False


@contextmanager
def untold() -> Iterator[None]:
    """Tell a screen reader nothing meanwhile: the focus only passes through a widget."""
    is_active = QAccessible.isActive()
    if is_active:
        QAccessible.setActive(False)
    try:
        yield
    finally:
        if is_active:
            QAccessible.setActive(True)


def can_have_focus(widget: QWidget | None) -> bool:
    """Return whether a widget can have the focus; Qt takes it from a widget that is hidden."""
    return widget is not None and widget.isVisible() and widget.isEnabled()


def stops_in(areas: Sequence[QWidget]) -> list[QWidget]:
    """Return the stops of Tab, in the order of the areas.

    Qt's own order is the order in which widgets were made. A prompt makes its buttons anew for each
    question, so they would come after the tools.
    """
    widgets = [widget for area in areas for widget in (area, *area.findChildren(QWidget))]
    return [
        widget
        for widget in widgets
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and can_have_focus(widget)
        and not is_covered(widget)
    ]


_SHARES = (0.08, 0.5, 0.92)


def is_covered(widget: QWidget) -> bool:
    """Return whether a sheet lies over a whole widget: its focus would not be seen."""
    window, wide, high = widget.window(), widget.width(), widget.height()
    points = [QPoint(round(wide * x), round(high * y)) for x in _SHARES for y in _SHARES]
    above = [window.childAt(widget.mapTo(window, point)) for point in points]
    return all(
        each is not None and each is not widget and not _related(each, widget) for each in above
    )


def _related(one: QWidget, other: QWidget) -> bool:
    """Return whether one of two widgets contains the other."""
    return one.isAncestorOf(other) or other.isAncestorOf(one)


def neighbour(stops: Sequence[QWidget], current: QWidget | None, step: int) -> QWidget | None:
    """Return the stop after or before the current one, round and round; None if it is no stop."""
    if current is None or current not in stops:
        return None
    return stops[(stops.index(current) + step) % len(stops)]


def keep_tab_order(holder: QWidget, widgets: Iterable[QWidget]) -> None:
    """Let Tab come to widgets where it comes to their holder, though they were made later.

    Qt puts what follows a widget behind the last one in it, so the anchor must not hold the holder,
    unless nothing else is there: the chain is a ring. After a widget without focus, as words
    are, Qt puts nothing.
    """
    anchor = holder
    while (before := anchor.previousInFocusChain()) is not None:
        anchor = before
        can_lead = anchor.focusPolicy() is not Qt.FocusPolicy.NoFocus
        if anchor is holder or (can_lead and not anchor.isAncestorOf(holder)):
            break
    for widget in widgets:
        QWidget.setTabOrder(anchor, widget)
        anchor = widget
