"""A rival's cards in large: a board below the plaque under the mouse or the focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QCursor, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from valeria_desktop.games.valeria.rules.at import OfCard, OfSeat
from valeria_desktop.games.valeria.ui.parts.kingdom import Kingdom, KingdomView
from valeria_desktop.games.valeria.ui.parts.rival_plaque import HOURS
from valeria_desktop.games.valeria.ui.parts.rival_sheet import RivalSheet
from valeria_desktop.games.valeria.ui.parts.sides import (
    side_colour,
)
from valeria_desktop.ui.paint.kept import TURNS, KeptPictures
from valeria_desktop.ui.paint.room_look import RoomLook

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.games.valeria.ui.parts.rival_plaque import Plaque
    from valeria_desktop.games.valeria.ui.parts.rivals import RivalPlaques
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.paint.look import Look


_PATIENCE, _GRACE = 250, 220
"""The pointer's rest before the board opens, and its time on the way to the board, in ms."""
_APART = 5
_ROOM = QRect(10, 0, 890, 400)
"""The default room of the board, in units: beside the prompt, below the strip."""


class RivalCards(QWidget):
    """Shows a rival's cards over the market, never over the prompt.

    It stays while the pointer or the focus is in it: the houses of its kingdom can be pointed at.
    """

    def __init__(self, look: Look, others: RivalPlaques, parent: QWidget) -> None:
        """Make a hidden board."""
        super().__init__(parent)
        self._look = look if isinstance(look, RoomLook) else RoomLook(look, self)
        self._others = others
        self._around = parent
        self._room: QRect | None = None
        self._within = QSize()
        """The size of the room for the shown cards."""
        self._shown: OfSeat | None = None
        self._kept = KeptPictures(self._look, each=TURNS)
        self.kingdom = KingdomView(self._look, self)
        self._wait = QTimer(self, singleShot=True, interval=_PATIENCE)
        self._wait.timeout.connect(self._open)
        self._leaving = QTimer(self, singleShot=True, interval=_GRACE)
        self._leaving.timeout.connect(self._leave)
        self.hide()
        others.pointed.connect(self._point)
        others.cards_asked.connect(self.open_for)
        others.houses_asked.connect(self.enter)
        others.relaid.connect(self._refresh)
        self.kingdom.pointed.connect(self._leave_soon)
        self._look.changed.connect(self._refresh)

    @property
    def shown(self) -> OfSeat | None:
        """The rival whose cards are shown, or None."""
        return self._shown if self.isVisible() else None

    def keep_to(self, room: QRect) -> None:
        """Keep the board inside a box of the parent, beside the prompt."""
        self._room = room
        self._refresh()

    def open_for(self, at: OfSeat | None) -> None:
        """Show a rival's cards at once; None hides the board."""
        self._shown = at
        self._open()

    def enter(self, at: OfSeat) -> None:
        """Show a rival's cards at once, and give the keys to the houses of the kingdom."""
        self.open_for(at)
        if self.kingdom.isVisible():
            self.kingdom.take_keys(is_told=True)

    def close_cards(self) -> None:
        """Hide the board, and give its focus back to the plaque."""
        self._wait.stop()
        self._leaving.stop()
        if self.kingdom.hasFocus():
            self._others.take_keys()
        self._shown = None
        self.hide()

    def close_by_escape(self) -> bool:
        """Return whether the board had the keys; it stays open, and the plaque has them then."""
        had_keys = self.kingdom.hasFocus()
        if had_keys:
            self._others.take_keys()
        return had_keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.close_by_escape():
            return
        super().keyPressEvent(event)

    # --- the pointer and the keys

    def _point(self, at: At | None) -> None:
        if not isinstance(at, OfSeat | OfCard) or at.seat is None:
            self._leave_soon()
            return
        self._leaving.stop()
        self._shown = OfSeat(at.seat)
        if self.isVisible():
            self._open()
        else:
            self._wait.start()

    def _leave_soon(self, at: At | None = None) -> None:
        """Close, unless something on the board is pointed at or the pointer comes to it."""
        self._wait.stop()
        pointer = self.mapFromGlobal(QCursor.pos())
        if at is not None or self._is_held:
            self._leaving.stop()
        elif self.isVisible() and self._reach.contains(pointer):
            self._leaving.start()
        else:
            self._leave()

    def _leave(self) -> None:
        if not self._is_held:
            self.close_cards()

    @property
    def _is_held(self) -> bool:
        """Whether the board or a plaque has the pointer or the keys."""
        others = self._others
        has_keys = self.kingdom.hasFocus() or others.hasFocus()
        return self.isVisible() and (has_keys or self.underMouse() or others.hovered is not None)

    @property
    def _reach(self) -> QRect:
        """The board and the gap between it and the plaque."""
        return self.rect().adjusted(0, -2 * round(self._look.box(_APART)), 0, 0)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._leave_soon()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Close: the press was meant for the market below."""
        del event
        self.close_cards()

    # --- its place

    def _refresh(self) -> None:
        if self.isVisible():
            self._open()

    def _open(self) -> None:
        plaque = self._plaque()
        if plaque is None:
            self.close_cards()
            return
        self.setGeometry(self._place(plaque))
        self._show_kingdom(plaque)
        self.show()
        self.raise_()
        self.update()

    def _show_kingdom(self, plaque: Plaque) -> None:
        box = self.sheet_of(plaque).kingdom.toAlignedRect()
        self.kingdom.setVisible(not box.isEmpty())
        self.kingdom.setGeometry(box)
        self.kingdom.show_hour(plaque.hour / HOURS)
        groups = (*plaque.domains, *plaque.trophies)
        flag, hour = side_colour(self._look, plaque.side).name(), self.kingdom.kingdom.hour
        side = Kingdom(plaque.seat, plaque.people, groups, flag, hour, owner=plaque.side.name)
        self.kingdom.show_scene(side)

    def _plaque(self) -> Plaque | None:
        return None if self._shown is None else self._others.plaque_of(self._shown.seat)

    def _place(self, plaque: Plaque) -> QRect:
        """Return the box of the board: below its plaque, moved away from the prompt."""
        below = self._others.box_of(OfSeat(plaque.seat), self._around) or QRect()
        apart = round(self._look.box(_APART))
        room = self._room or self._free_room(below.bottom() + apart)
        self._within = room.size()
        size = self.sheet_of(plaque).size
        box = QRect(below.left(), below.bottom() + apart, size.width(), size.height())
        box.moveLeft(max(room.left(), min(box.left(), room.right() + 1 - box.width())))
        return box

    def _free_room(self, top: int) -> QRect:
        u = self._look.unit
        size = QSize(round(_ROOM.width() * u), round(_ROOM.height() * u))
        room = QRect(QPoint(round(_ROOM.left() * u), top), size)
        return room.intersected(self._around.rect())

    def paintEvent(self, event: QPaintEvent) -> None:
        plaque = self._plaque()
        if plaque is None:
            return
        painter = QPainter(self)
        self._kept.paint(
            painter,
            self.rect(),
            (plaque.seat, (plaque, self._within, self._needs_kingdom(plaque)), self._look.unit),
            self.sheet_of(plaque).paint,
        )
        painter.end()

    def sheet_of(self, plaque: Plaque) -> RivalSheet:
        """Return the layout of a rival's board in the room for it."""
        needs = self._needs_kingdom(plaque)
        return RivalSheet(plaque, self._look, self._within, needs_kingdom=needs)

    def _needs_kingdom(self, plaque: Plaque) -> bool:
        """Whether the plaque has no room for the kingdom; the Dark Lord has none."""
        shown = self._others.kingdom_of(plaque.seat, self._around)
        return shown is None and not plaque.side.is_rival
