"""All that is public of a rival, on a sheet below the plaque while mouse or focus is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QPainter

from valeria_desktop.games.valencia.ui.rivals.sheet_paint import SheetPlan
from valeria_desktop.games.valencia.ui.rivals.words import name_of, public_sentence
from valeria_desktop.ui.kit.kept import KeptPictures
from valeria_desktop.ui.kit.sheet import Sheet

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valencia.rules.at import AtPlayer
    from valeria_desktop.games.valencia.ui.parts.rivals import RivalPlaques
    from valeria_desktop.games.valencia.ui.rivals.plaque import Plaque
    from valeria_desktop.ui.kit.room import RoomLook

_PATIENCE = 250
_APART = 4


class RivalSheet(Sheet):
    """A child of the table, over the city; the mouse goes through."""

    def __init__(self, look: RoomLook, plaques: RivalPlaques, parent: QWidget) -> None:
        """Stay hidden until a rival is pointed at or opened."""
        super().__init__(look)
        self.setParent(parent)
        self._room_look = look
        self._plaques = plaques
        self._around = parent
        self._shown: AtPlayer | None = None
        self._written = KeptPictures(self.look)
        self._wait = QTimer(self, singleShot=True, interval=_PATIENCE)
        self._wait.timeout.connect(self._open)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        plaques.pointed.connect(self._point)
        plaques.opened.connect(self.open_for)
        plaques.relaid.connect(self._refresh)
        look.changed.connect(self._refresh)

    @property
    def shown(self) -> AtPlayer | None:
        """The rival whose sheet is open."""
        return self._shown if self.isVisible() else None

    def open_for(self, at: AtPlayer) -> None:
        """Show a rival's sheet at once, or put it away if it is open."""
        if at == self.shown:
            self.close_sheet()
        else:
            self._shown = at
            self._open()

    def close_sheet(self) -> None:
        """Show nobody's."""
        self._wait.stop()
        self.hide()

    def _point(self, at: AtPlayer | None) -> None:
        if at is None:
            self.close_sheet()
            return
        is_open = self.isVisible()
        self._shown = at
        if is_open:
            self._open()
        else:
            self._wait.start()

    def _refresh(self) -> None:
        if self.isVisible():
            self._open()

    def _open(self) -> None:
        plaque = self._plaque()
        plan = self._plan()
        self._wait.stop()
        if plaque is None or plan is None:
            self.hide()
            return
        self.setAccessibleName(f"{name_of(plaque)}. {public_sentence(plaque)}")
        below = self._plaques.box_of(plaque.key, self._around)
        assert below is not None  # noqa: S101 - who has a plaque has a place
        size, room = plan.size, self._around.rect()
        left = max(room.left(), min(below.left(), room.right() + 1 - size.width()))
        top = below.bottom() + round(self._room_look.box(_APART))
        self.setGeometry(QRect(QPoint(left, top), size.boundedTo(room.size())))
        self.show()
        self.raise_()
        self.update()

    def _plaque(self) -> Plaque | None:
        return None if self._shown is None else self._plaques.plaque_of(self._shown.seat)

    def _plan(self) -> SheetPlan | None:
        plaque = self._plaque()
        return None if plaque is None else SheetPlan(plaque, self.look, self.edge())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        plan, plaque = self._plan(), self._plaque()
        if plan is None or plaque is None:
            return
        painter = QPainter(self)
        thing = (0, plaque, self.look.unit)
        self._written.paint(painter, self.rect(), thing, plan.paint)
        painter.end()
