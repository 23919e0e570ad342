"""What a rival has, seen closely: a board below its plaque while mouse or focus is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from valeria_desktop.games.valeria.rules.at import OfSeat
from valeria_desktop.games.valeria.ui.boards.rival_cards_paint import RivalSheet
from valeria_desktop.ui.kit.kept import TURNS, KeptPictures
from valeria_desktop.ui.kit.room import RoomLook

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.games.valeria.ui.boards.plaque import Plaque
    from valeria_desktop.games.valeria.ui.parts.rivals import RivalPlaques
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.kit.brush import Brush
    from valeria_desktop.ui.kit.look import Look

_PATIENCE = 250
_APART = 5
_ROOM = QRect(10, 0, 890, 400)
"""Where it may lie beside the prompt, unless it is told otherwise; below the strip."""


class RivalCards(QWidget):
    """A child of the table, over the market and never over the prompt; the mouse goes through."""

    def __init__(self, look: Look, others: RivalPlaques, parent: QWidget) -> None:
        """Stay hidden until a rival is pointed at."""
        super().__init__(parent)
        self._look = look if isinstance(look, RoomLook) else RoomLook(look, self)
        self._others = others
        self._around = parent
        self._room: QRect | None = None
        self._within = QSize()
        """How much room there is for the cards that are shown."""
        self._shown: At | None = None
        self._kept = KeptPictures(self._look, each=TURNS)
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(_PATIENCE)
        self._wait.timeout.connect(self._open)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        others.pointed.connect(self._point)
        others.cards_asked.connect(self.open_for)
        others.relaid.connect(self._refresh)
        self._look.changed.connect(self._refresh)

    @property
    def shown(self) -> At | None:
        """The rival whose cards are shown."""
        return self._shown if self.isVisible() else None

    def keep_to(self, room: QRect) -> None:
        """Lie within a box of the parent, which the prompt isn't in."""
        self._room = room
        self._refresh()

    def open_for(self, at: At | None) -> None:
        """Show a rival's cards at once; None shows nobody's."""
        self._shown = at
        self._open()

    def close_cards(self) -> None:
        """Show nothing."""
        self._wait.stop()
        self._shown = None
        self.hide()

    def _point(self, at: At | None) -> None:
        if at is None:
            self.close_cards()
            return
        self._shown = at
        if self.isVisible():
            self._open()
        else:
            self._wait.start()

    def _refresh(self) -> None:
        if self.isVisible():
            self._open()

    def _open(self) -> None:
        plaque = self._plaque()
        if plaque is None:
            self.close_cards()
            return
        self.setGeometry(self._place(plaque))
        self.show()
        self.raise_()
        self.update()

    def _plaque(self) -> Plaque | None:
        at = self._shown
        return self._others.plaque_of(at.seat) if isinstance(at, OfSeat) else None

    def _place(self, plaque: Plaque) -> QRect:
        """Below its plaque, as far as the prompt lets it."""
        below = self._others.box_of(OfSeat(plaque.seat), self._around) or QRect()
        apart = round(self._look.box(_APART))
        room = self._room or self._free_room(below.bottom() + apart)
        self._within = room.size()
        size = RivalSheet(plaque, self._look, self._within).size
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
            (plaque.seat, (plaque, self._within), self._look.unit),
            lambda brush, box: self._draw(brush, box, plaque),
        )
        painter.end()

    def _draw(self, brush: Brush, box: QRectF, plaque: Plaque) -> None:
        RivalSheet(plaque, self._look, self._within).paint(brush, box)
