"""The time and place of a close look: the pointer rests on a thing, or the player holds Z.

Views are watched for the pointer; other widgets report the pointed thing by `point_at`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import define
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from valeria_desktop.ui.controls.focus_watch import FocusWatch
from valeria_desktop.ui.log.log_list import LogList
from valeria_desktop.ui.paint.room_look import unit_of
from valeria_desktop.ui.zoom.keys import take_key
from valeria_desktop.ui.zoom.lines import NO_SIGNS
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
    """Return True: the answer to any question."""
    return True


def no() -> bool:
    """Return False: the answer to any question."""
    return False


@define
class ZoomConditions:
    """Questions about a table's state, asked again and again."""

    is_at_rest: Callable[[], bool] = yes
    """Returns whether nothing moves: else Space is for skipping."""
    gives_way: Callable[[], bool] = no
    """Returns whether shown events must stay visible: then only the held key opens a close look."""


DELAY = 250
"""The time that the pointer rests on a thing before its close look, in ms."""
_GRACE = 220  # ms for the pointer's way from a thing to its close look
_STILL = 4  # the greatest motion of a resting hand, in pixels

_HEARD = frozenset(
    {
        QEvent.Type.KeyPress,
        QEvent.Type.KeyRelease,
        QEvent.Type.ShortcutOverride,
        QEvent.Type.MouseMove,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.Enter,
        QEvent.Type.Leave,
        QEvent.Type.ToolTip,
        QEvent.Type.WindowDeactivate,
        QEvent.Type.Show,
        QEvent.Type.Hide,
    }
)
"""The kinds of events that matter; nine of ten are others, paints above all."""


class ZoomControl(QObject):
    """Shows the pointed thing closely; each game makes the picture and the words."""

    clause_asked = Signal(str)
    chosen = Signal(object)
    """The player clicked the picture of a thing."""
    turned = Signal()
    """A close look appeared or disappeared."""
    told = Signal(str)
    """All words of a close look, for a screen reader, when the player holds the key."""

    def __init__(
        self, look: Look, table: QWidget, room: Callable[[], QRect], signs: Signs = NO_SIGNS
    ) -> None:
        """Show close looks over a table, in the box that `room` returns."""
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
        self._keys = FocusWatch(self.panel)
        self._keys.moved.connect(self._follow)
        look.changed.connect(self.close)

    # --- each game's part

    def looked_at(self, scene: Any, pointed: At | Thing | None) -> ZoomSubject | None:
        """Return the picture and the words of a thing; None if there are none."""
        raise NotImplementedError

    def is_same(self, before: Any, scene: Any, pointed: At | Thing | None) -> bool:
        """Return whether an address still means the same thing as in the scene before."""
        del before, scene, pointed
        return True

    def notice(self, pointed: At | Thing | None) -> None:
        """Prepare for a close look at a thing that the pointer has just reached."""

    def open_more(self, pointed: At | Thing | None) -> bool:
        """Open a thing's further information; return whether there is any."""
        del pointed
        return False

    # --- the pointed thing

    def watch(
        self,
        view: QAbstractItemView,
        find: Callable[[QModelIndex], At | Thing | None],
        under: Callable[[QPoint], At | Thing | None] | None = None,
        *,
        box: Callable[[At | Thing | None], QRect] | None = None,
        is_quiet: bool = False,
    ) -> None:
        """Show the pointed or focused thing of a view; in a quiet view only while Z is held."""
        self._sources.add(ZoomSource(view, find, under, box, is_quiet), self)

    def watch_pieces(self, view: Spread[Any], *, is_quiet: bool = False) -> None:
        """Show the pointed or focused piece of a view."""
        under, box = view.looked_under, view.looked_box
        self.watch(view, view.looked_at, under, box=box, is_quiet=is_quiet)

    def watch_story(self, story: QAbstractItemView) -> None:
        """Show the pointed thing in a story's sentences."""
        if isinstance(story, LogList):
            self.watch(story, lambda _row: story.pointed, lambda at: story.thing_at(at)[1])

    def watches(self, thing: QObject) -> bool:
        """Return whether an object is a watched view."""
        return thing in self._sources

    def point_at(self, pointed: At | Thing | None, box: QRect) -> None:
        """Tell that the pointer is on a thing with a box on the table; or on none."""
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

    def look_at(self, pointed: At | Thing | None, box: QRect) -> None:
        """Show a thing at once, and tell its words: the player pressed it."""
        self._under = pointed, box
        if pointed is not None:
            self._show_and_tell(pointed, box)

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

    # --- the shown thing

    def show_scene(self, scene: Any) -> None:
        """Show the thing in its new state; close if it is gone or the viewer is another."""
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
        """The thing that is shown closely; None without one."""
        return self._shown[0] if self.panel.isVisible() else None

    def _show(self, pointed: At | Thing | None, box: QRect) -> None:
        scene = self._scene
        if scene is None or not self._table.isVisible():
            return
        looked = self.looked_at(scene, pointed)
        if looked is None:
            if pointed == self.shown:
                self.close()  # the thing is no longer visible to the viewer
            return
        self._shown, self._gave_way = (pointed, box), False
        self.panel.show_thing(looked)
        room = self._room()
        size = self.panel.fit(room.size(), getattr(self._look, "unit", unit_of(self._table.size())))
        pointer = None if self._is_held else self._cursor()
        self.panel.setGeometry(beside(box, size, room, pointer))
        self._ring()
        if not self.panel.isVisible():
            QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]
        self.panel.show()
        self.panel.raise_()
        self.turned.emit()

    def show_again(self) -> None:
        """Show the thing again with newly known facts."""
        if self.panel.isVisible():
            self._show(*self._shown)

    def close(self) -> None:
        """Close the close look."""
        for timer in (self._wait, self._grace):
            timer.stop()
        self._is_inside = self._is_held = False
        self._shown = None, QRect()
        if not self.panel.isHidden():
            QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]
            self.panel.hide()
            self.turned.emit()

    def put_away(self) -> None:
        """Close it until another thing is pointed at."""
        self.close()
        self._under = None, QRect()

    def _left(self) -> None:
        if not self._is_inside and not self._is_held:
            self.close()
            self._begin_to_wait()

    # --- further information

    def open_focused(self) -> bool:
        """Open the focused thing's further information; return whether there is any."""
        return self.open_more(self._sources.focused()[0])

    def _ask_clause(self, clause: str) -> None:
        self.close()
        self.clause_asked.emit(clause)

    def retire(self) -> None:
        """Stop watching: the watched views outlive this control."""
        self.close()
        self._sources.let_go(self)
        for part in (self.panel, self):
            part.deleteLater()

    # --- pointer and keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (kind := event.type()) not in _HEARD:
            return False
        if isinstance(event, QKeyEvent):
            return take_key(self, watched, event)
        if watched is self.panel:
            self._pointer_over_panel(event)
        elif kind is QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            self._pointer_moved(watched, event)
        elif kind in {QEvent.Type.Leave, QEvent.Type.MouseButtonPress} and watched in self._sources:
            self.point_at(None, QRect())
        elif kind is QEvent.Type.ToolTip and watched in self._sources:
            return self.panel.isVisible()  # which already says the same
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
        """Close a picture that lies over its thing when the pointer leaves the thing below."""
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

    @property
    def is_held(self) -> bool:
        """Whether the player holds the key, or has pressed one that stays."""
        return self._is_held

    def hold(self) -> None:
        """Show the pointed or focused thing at once: the player holds the key."""
        pointed, box = self._under
        if pointed is None:
            pointed, box = self._sources.focused()
        self._is_held = True
        if pointed is not None:
            self._show_and_tell(pointed, box)

    def _show_and_tell(self, pointed: At | Thing, box: QRect) -> None:
        self._show(pointed, box)
        if pointed == self.shown and (said := self.panel.words.said) is not None:
            self.told.emit(said.sentence)

    def _ring(self) -> None:
        """Let the picture wear the focus ring of a thing over which it lies."""
        is_focused = self._is_held and self._sources.focused()[0] == self._shown[0]
        self.panel.wear_ring(
            worn=is_focused and self.panel.geometry().intersects(self._shown[1]),
        )

    def _follow(self) -> None:
        """Show what the keys have gone to, or at least make way for it."""
        if self._keys.is_inside:
            return
        pointed, box = self._sources.focused()
        if self._is_held and pointed is not None and pointed != self.shown:
            self._show_and_tell(pointed, box)
        if self._keys.is_below and (pointed is None or pointed != self.shown):
            self.put_away()
        self._ring()

    def let_go(self) -> None:
        """Close, unless the pointer is still on the thing or its picture: the key was released."""
        self._is_held = False
        if not self._is_inside and self._under[0] != self._shown[0]:
            self.close()

    def _listen(self) -> None:
        """Listen to the key wherever the focus is in the window."""
        self._table.window().removeEventFilter(self)
        self._table.window().installEventFilter(self)


_GAP = 6


def beside(card: QRect, size: QSize, room: QRect, pointer: QPoint | None = None) -> QRect:
    """Return a box in a room right of a card, or left of it, or over it if there is no room.

    Over the card, the picture lies over it, and clicks go through the picture to the card.
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
    if pointer is not None and pointer.x() - _GAP - size.width() >= room.left():
        return QRect(QPoint(pointer.x() - _GAP - size.width(), top), size)
    return QRect(QPoint(max(room.left(), room.right() + 1 - size.width()), top), size)
