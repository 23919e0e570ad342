"""When and where a thing is looked at closely: the pointer rests on it, or Z is held.

Whatever shows things as a view is watched; whatever else shows them tells what is pointed at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import define
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from valeria_desktop.ui.log.log_list import LogList
from valeria_desktop.ui.paint.room_look import unit_of
from valeria_desktop.ui.zoom.keys import take_key
from valeria_desktop.ui.zoom.panel import ZoomPanel
from valeria_desktop.ui.zoom.sources import ZoomSource, ZoomSources

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QModelIndex
    from PySide6.QtWidgets import QAbstractItemView

    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.pieces.spread import Spread
    from valeria_desktop.ui.zoom.lines import Signs
    from valeria_desktop.ui.zoom.subject import ZoomSubject


def yes() -> bool:
    """Say yes, whatever is asked."""
    return True


def no() -> bool:
    """Say no, whatever is asked."""
    return False


@define
class ZoomConditions:
    """What holds of a table, asked again and again."""

    is_at_rest: Callable[[], bool] = yes
    """Whether nothing moves: else Space is for skipping."""
    gives_way: Callable[[], bool] = no
    """Whether something is told that must be seen: then it comes only while its key is held."""


DELAY = 250
"""Milliseconds that the pointer rests before a thing is shown."""
_GRACE = 220  # that it may be on its way from the thing to what is shown of it
_STILL = 4  # pixels that a resting hand moves


class ZoomControl(QObject):
    """Shows closely what is pointed at; a game says what there is to see of it."""

    clause_asked = Signal(str)
    chosen = Signal(object)
    """Someone clicked the picture of what is pointed at."""
    told = Signal(str)
    """All that is shown, for who can't see it: asked for by a key."""

    def __init__(self, look: Look, table: QWidget, room: Callable[[], QRect], signs: Signs) -> None:
        """Stand over a table, in a room of it."""
        super().__init__(table)
        self._look, self._table, self._room = look, table, room
        self._scene: Any = None
        self._sources = ZoomSources(table)
        self._under: tuple[At | Thing | None, QRect] = None, QRect()
        self._shown: tuple[At | Thing | None, QRect] = None, QRect()
        self._rested_at = QPoint()
        self._is_held = self._is_inside = self._is_quiet = self._gave_way = False
        self.asks = ZoomConditions()
        self.panel = ZoomPanel(look, table, signs)
        self._wait = QTimer(self, singleShot=True, interval=DELAY)
        self._grace = QTimer(self, singleShot=True, interval=_GRACE)
        self._wait.timeout.connect(self._rested)
        self._grace.timeout.connect(self._left)
        self.panel.clause_asked.connect(self._ask_clause)
        self.panel.more_asked.connect(lambda: self.open_more(self._shown[0]))
        self.panel.picture_pressed.connect(lambda: self.chosen.emit(self._shown[0]))
        for each in (self.panel, table):
            each.installEventFilter(self)
        look.changed.connect(self.close)

    # --- what a game says

    def looked_at(self, scene: Any, pointed: At | Thing | None) -> ZoomSubject | None:
        """Return what to see of a thing; None if there is nothing."""
        raise NotImplementedError

    def is_same(self, before: Any, scene: Any, pointed: At | Thing | None) -> bool:
        """Tell whether what was looked at before is still what is pointed at."""
        del before, scene, pointed
        return True

    def notice(self, pointed: At | Thing | None) -> None:
        """Something is pointed at: it may be looked at soon."""

    def open_more(self, pointed: At | Thing | None) -> bool:
        """Open what else there is of a thing; tell whether there is anything."""
        del pointed
        return False

    # --- who tells what is pointed at

    def watch(
        self,
        view: QAbstractItemView,
        find: Callable[[QModelIndex], At | Thing | None],
        under: Callable[[QPoint], At | Thing | None] | None = None,
        *,
        box: Callable[[At | Thing | None], QRect] | None = None,
        is_quiet: bool = False,
    ) -> None:
        """Show what the pointer or the focus is on in a view, in a quiet one while Z is held."""
        self._sources.add(ZoomSource(view, find, under, box, is_quiet), self)

    def watch_pieces(self, view: Spread[Any], *, is_quiet: bool = False) -> None:
        """Show the piece that the pointer or the focus is on."""
        under, box = view.looked_under, view.looked_box
        self.watch(view, view.looked_at, under, box=box, is_quiet=is_quiet)

    def watch_story(self, story: QAbstractItemView) -> None:
        """Show the things that a story names."""
        if isinstance(story, LogList):
            self.watch(story, lambda _row: story.pointed, lambda at: story.thing_at(at)[1])

    def watches(self, thing: QObject) -> bool:
        """Tell whether something is a view that is watched."""
        return thing in self._sources

    def point_at(self, pointed: At | Thing | None, box: QRect) -> None:
        """The pointer is on something that lies in a box of the table; or on nothing."""
        if pointed == self._shown[0] and pointed is not None:
            self._grace.stop()
            self._under = pointed, box
            return
        if pointed != self._under[0]:
            self._under = pointed, box
            self.notice(pointed)
            self._begin_to_wait()
            if self.panel.isVisible() and not self._is_inside:
                self._grace.start()

    def _begin_to_wait(self) -> None:
        self._rested_at = self._cursor()
        if self._under[0] is None or self._is_inside:
            self._wait.stop()
        elif self._is_held:
            self._rested()
        elif not self._is_quiet:
            self._wait.start()

    def _cursor(self) -> QPoint:
        return self._table.mapFromGlobal(self._table.cursor().pos())

    def _rested(self) -> None:
        pointed, box = self._under
        if pointed is not None and (self._is_held or not self.asks.gives_way()):
            self._show(pointed, box)

    # --- what is shown

    def show_scene(self, scene: Any) -> None:
        """Show what is looked at as it is now; what is gone or another's is looked at no more."""
        before, self._scene = self._scene, scene
        pointed, box = self._shown
        if self.asks.gives_way() and not self._is_held:
            self.close()
            self._gave_way = True
        elif before is None or before.viewer != scene.viewer or before.seats is not scene.seats:
            self.close()
        elif self.panel.isVisible():
            if self.is_same(before, scene, pointed):
                self._show(pointed, box)
            else:
                self.close()

    @property
    def shown(self) -> At | Thing | None:
        """What is looked at."""
        return self._shown[0] if self.panel.isVisible() else None

    def _show(self, pointed: At | Thing | None, box: QRect) -> None:
        scene = self._scene
        if scene is None or not self._table.isVisible():
            return
        looked = self.looked_at(scene, pointed)
        if looked is None:
            if pointed == self.shown:
                self.close()  # it was there, and may be seen no more
            return
        self._shown, self._gave_way = (pointed, box), False
        self.panel.show_thing(looked)
        room = self._room()
        size = self.panel.fit(room.size(), getattr(self._look, "unit", unit_of(self._table.size())))
        pointer = None if self._is_held else self._cursor()
        self.panel.setGeometry(beside(box, size, room, pointer))
        if not self.panel.isVisible():
            QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]
        self.panel.show()
        self.panel.raise_()

    def show_again(self) -> None:
        """Show what is looked at once more: something else is known of it."""
        if self.panel.isVisible():
            self._show(*self._shown)

    def close(self) -> None:
        """Look at nothing closely any more."""
        for timer in (self._wait, self._grace):
            timer.stop()
        self._is_inside = self._is_held = False
        self._shown = None, QRect()
        if not self.panel.isHidden():
            QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]
            self.panel.hide()

    def put_away(self) -> None:
        """Close it until something else is pointed at."""
        self.close()
        self._under = None, QRect()

    def _left(self) -> None:
        if not self._is_inside and not self._is_held:
            self.close()
            self._begin_to_wait()

    # --- what else there is

    def open_focused(self) -> bool:
        """Open what else there is of what the focus is on; tell whether there is anything."""
        return self.open_more(self._sources.focused()[0])

    def _ask_clause(self, clause: str) -> None:
        self.close()
        self.clause_asked.emit(clause)

    def retire(self) -> None:
        """Watch nothing any more: what was watched goes on without it."""
        self.close()
        self._sources.let_go(self)
        for part in (self.panel, self):
            part.deleteLater()

    # --- pointer and keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if isinstance(event, QKeyEvent):
            return take_key(self, watched, event)
        if watched is self.panel:
            self._pointer_over_panel(event)
        elif kind is QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            self._pointer_moved(watched, event)
        elif kind in {QEvent.Type.Leave, QEvent.Type.MouseButtonPress} and watched in self._sources:
            self.point_at(None, QRect())
        elif kind is QEvent.Type.ToolTip and watched in self._sources:
            return self.panel.isVisible()  # which says it all
        elif kind is QEvent.Type.WindowDeactivate and self._is_held:
            self.let_go()
        elif watched is self._table and kind in {QEvent.Type.Show, QEvent.Type.Hide}:
            self.close()
            self._listen()
        return False

    def _pointer_over_panel(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.Enter:
            self._is_inside = True
            self._grace.stop()
            self._wait.stop()
        elif event.type() is QEvent.Type.Leave and self.panel.isVisible():
            self._is_inside = False
            self._grace.start()
        elif isinstance(event, QMouseEvent) and event.type() is QEvent.Type.MouseMove:
            self._pointer_over_picture(event.position().toPoint())

    def _pointer_over_picture(self, at: QPoint) -> None:
        """Where the picture lies over its thing, it goes when the pointer leaves that below."""
        thing = self._shown[1].translated(-self.panel.pos())
        picture = self.panel.picture_rect
        is_off = picture.intersects(thing) and picture.contains(at) and not thing.contains(at)
        self._is_inside = not is_off
        if not is_off:
            self._grace.stop()
        elif not self._grace.isActive():
            self._grace.start()

    def _pointer_moved(self, watched: QObject, event: QMouseEvent) -> None:
        if watched not in self._sources:
            return
        pointed, box = self._sources.under(watched, event.position().toPoint())
        self._is_quiet = self._sources.is_quiet(watched)
        is_same = pointed == self._under[0]
        self.point_at(pointed, box)
        moved = (self._cursor() - self._rested_at).manhattanLength()
        if is_same and (self._wait.isActive() or self._gave_way) and moved > _STILL:
            self._begin_to_wait()

    def hold(self) -> None:
        """Show at once what is pointed at, or what the focus is on: the key is held."""
        pointed, box = self._under
        if pointed is None:
            pointed, box = self._sources.focused()
        self._is_held = True
        if pointed is not None:
            self._show(pointed, box)
            if (said := self.panel.words.said) is not None:
                self.told.emit(said.sentence)

    def let_go(self) -> None:
        """The key is held no more."""
        self._is_held = False
        if not self._is_inside and self._under[0] != self._shown[0]:
            self.close()

    def _listen(self) -> None:
        """Hear the key wherever the focus is in the window."""
        self._table.window().removeEventFilter(self)
        self._table.window().installEventFilter(self)


_GAP = 6


def beside(card: QRect, size: QSize, room: QRect, pointer: QPoint | None = None) -> QRect:
    """Return a place of a size in a room, right of a card, or left, or over it if it must be.

    Where it lies over the card, its left side does: the picture, through which the card can be
    clicked.
    """
    top = card.center().y() - size.height() // 2
    top = max(room.top(), min(top, room.bottom() + 1 - size.height()))
    right, left = card.right() + 1 + _GAP, card.left() - _GAP - size.width()
    if right + size.width() <= room.right() + 1:
        return QRect(QPoint(right, top), size)
    if left >= room.left():
        return QRect(QPoint(min(left, room.right() + 1 - size.width()), top), size)
    if pointer is not None and pointer.x() + _GAP + size.width() <= room.right() + 1:
        return QRect(QPoint(pointer.x() + _GAP, top), size)
    return QRect(QPoint(max(room.left(), room.right() + 1 - size.width()), top), size)
