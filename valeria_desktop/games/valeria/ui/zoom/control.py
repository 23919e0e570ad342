"""When a card is looked at closely: the pointer rests on it, or Z is held.

Whatever shows cards as a view is watched; whatever else shows them tells what is pointed at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from valeria_desktop.games.valeria.ui.zoom.asks import Asks
from valeria_desktop.games.valeria.ui.zoom.keys import take_key
from valeria_desktop.games.valeria.ui.zoom.panel import ZoomPanel
from valeria_desktop.games.valeria.ui.zoom.pointed import NOTHING, Pointed
from valeria_desktop.games.valeria.ui.zoom.said import (
    card_of,
    duke_words,
    price_of,
    ribbon_of,
    said_of,
    stack_of,
)
from valeria_desktop.games.valeria.ui.zoom.sheet import StackSheet
from valeria_desktop.games.valeria.ui.zoom.sources import Sources
from valeria_desktop.ui.kit.room import unit_of
from valeria_desktop.ui.place.beside import beside

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QAbstractItemView

    from valeria_desktop.games.valeria.rules.model.cards import Duke
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.zoom.sources import Find, Under
    from valeria_desktop.ui.kit.look import Look

DELAY = 250
"""Milliseconds that the pointer rests before a card is shown."""
_GRACE = 220  # that it may be on its way from the card to what is shown of it
_STILL = 4  # pixels that a resting hand moves


class Zoom(QObject):
    """Shows closely what is pointed at."""

    clause_asked = Signal(str)
    chosen = Signal(object)
    """Somebody clicked the picture of what is pointed at."""
    told = Signal(str)
    """All that is shown, for who can't see it: asked for by a key."""

    def __init__(
        self, look: Look, table: QWidget, room: Callable[[], QRect], *, peeks: bool
    ) -> None:
        """Stand over a table, in a room of it; with `peeks` a Duke may be looked at there."""
        super().__init__(table)
        self._look, self._table, self._room, self._peeks = look, table, room, peeks
        self._scene: Scene | None = None
        self._sources = Sources(table)
        self._under: tuple[Pointed, QRect] = NOTHING, QRect()
        self._shown: tuple[Pointed, QRect] = NOTHING, QRect()
        self._rested_at = QPoint()
        self._is_held = self._is_inside = self._is_quiet = self._gave_way = False
        self.asks = Asks()
        self.panel = ZoomPanel(look, table)
        self.sheet = StackSheet(look, table)
        self._wait = QTimer(self, singleShot=True, interval=DELAY)
        self._grace = QTimer(self, singleShot=True, interval=_GRACE)
        self._wait.timeout.connect(self._rested)
        self._grace.timeout.connect(self._left)
        self.panel.clause_asked.connect(self._ask_clause)
        self.panel.stack_asked.connect(lambda: self._open(self._shown[0]))
        self.panel.picture_pressed.connect(lambda: self.chosen.emit(self._shown[0]))
        for each in (self.panel, table):
            each.installEventFilter(self)
        look.changed.connect(self.close)

    # --- who tells what is pointed at

    def watch(self, view: QAbstractItemView, find: Find, under: Under | None = None) -> None:
        """Show what the pointer or the focus is on in a view."""
        self._sources.add(view, find, under, self)

    def watch_quietly(self, view: QAbstractItemView, under: Under) -> None:
        """Show what the pointer is on in a view, but only while the key is held."""
        self._sources.add(view, lambda _: NOTHING, under, self, is_quiet=True)

    def watches(self, thing: QObject) -> bool:
        """Tell whether something is a view that is watched."""
        return thing in self._sources

    def point_at(self, pointed: Pointed, box: QRect) -> None:
        """The pointer is on something that lies in a box of the table; or on nothing."""
        if pointed == self._shown[0] and pointed.is_something:
            self._grace.stop()
            self._under = pointed, box
            return
        if pointed != self._under[0]:
            self._under = pointed, box
            self.asks.known(pointed)
            self._begin_to_wait()
            if self.panel.isVisible() and not self._is_inside:
                self._grace.start()

    def _begin_to_wait(self) -> None:
        self._rested_at = self._cursor()
        if not self._under[0].is_something or self._is_inside:
            self._wait.stop()
        elif self._is_held:
            self._rested()
        elif not self._is_quiet:
            self._wait.start()

    def _cursor(self) -> QPoint:
        return self._table.mapFromGlobal(self._table.cursor().pos())

    def _rested(self) -> None:
        pointed, box = self._under
        if pointed.is_something and (self._is_held or not self.asks.gives_way()):
            self._show(pointed, box)

    # --- what is shown

    def show_scene(self, scene: Scene) -> None:
        """Show what is looked at as it is now; what is gone or another's is looked at no more."""
        before, self._scene = self._scene, scene
        pointed, box = self._shown
        if self.asks.gives_way() and not self._is_held:
            self.close()
            self._gave_way = True
        elif before is None or before.viewer != scene.viewer or before.seats is not scene.seats:
            self.close()
        elif self.panel.isVisible():
            is_there = card_of(before, pointed) is card_of(scene, pointed)
            self._show(pointed, box) if is_there else self.close()
        if self.sheet.isVisible():
            self.sheet.close_sheet()

    @property
    def shown(self) -> Pointed:
        """What is looked at."""
        return self._shown[0] if self.panel.isVisible() else NOTHING

    def _show(self, pointed: Pointed, box: QRect) -> None:
        scene = self._scene
        if scene is None or not self._table.isVisible():
            return
        card, said = said_of(scene, pointed, self.asks, peeks=self._peeks)
        if said is None:
            return
        self._shown, self._gave_way = (pointed, box), False
        has_stack = bool(stack_of(scene, pointed))
        self.panel.show_card(card, price_of(scene, pointed), said, stack=has_stack)
        self.panel.show_ribbon(ribbon_of(scene, pointed))
        room = self._room()
        size = self.panel.fit(room.size(), getattr(self._look, "unit", unit_of(self._table.size())))
        pointer = None if self._is_held else self._cursor()
        self.panel.setGeometry(beside(box, size, room, pointer))
        if not self.panel.isVisible():
            QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]
        self.panel.show()
        self.panel.raise_()

    def show_known(self) -> None:
        """Say what a coach knows by now of what is looked at."""
        if self.panel.isVisible():
            self._show(*self._shown)

    def close(self) -> None:
        """Look at nothing closely any more."""
        for timer in (self._wait, self._grace):
            timer.stop()
        self._is_inside = self._is_held = False
        self._shown = NOTHING, QRect()
        if not self.panel.isHidden():
            QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]
            self.panel.hide()

    def put_away(self) -> None:
        """Close it until something else is pointed at."""
        self.close()
        self._under = NOTHING, QRect()

    def _left(self) -> None:
        if not self._is_inside and not self._is_held:
            self.close()
            self._begin_to_wait()

    # --- a Duke, only while he is looked at

    def show_duke(self, duke: Duke | None) -> None:
        """Say what a Duke makes of the card, to who looks at him; no more without one."""
        if self._scene is not None and self.panel.isVisible():
            self.panel.say_of_duke(duke_words(self._scene, self._shown[0], duke))

    # --- the stack

    def open_stack(self) -> bool:
        """Open the stack of what the focus is on; tell whether there is one."""
        return self._open(self._sources.focused()[0])

    def _open(self, pointed: Pointed) -> bool:
        scene = self._scene
        cards = stack_of(scene, pointed) if scene is not None else ()
        if not cards:
            return False
        self.close()
        self.sheet.open_sheet(cards, self._room())
        return True

    def _ask_clause(self, clause: str) -> None:
        self.close()
        self.clause_asked.emit(clause)

    def retire(self) -> None:
        """Watch nothing any more: what was watched goes on without it."""
        self.close()
        self._sources.let_go(self)
        for part in (self.panel, self.sheet, self):
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
            self.point_at(NOTHING, QRect())
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
        """Where the picture lies over the card, it goes when the pointer leaves the card below."""
        card = self._shown[1].translated(-self.panel.pos())
        picture = self.panel.picture_rect
        is_off = picture.intersects(card) and picture.contains(at) and not card.contains(at)
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
        if not pointed.is_something:
            pointed, box = self._sources.focused()
        self._is_held = True
        if pointed.is_something:
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
