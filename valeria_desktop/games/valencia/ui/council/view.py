"""The council as a view: eight seats on a board of wood, by arrows and mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHeaderView, QTableView

from valeria_desktop.games.valencia.rules.at import AtSeat
from valeria_desktop.games.valencia.ui.cards.frames import BEYOND
from valeria_desktop.games.valencia.ui.cards.mood import Mood
from valeria_desktop.games.valencia.ui.council.frames import paint_glow
from valeria_desktop.games.valencia.ui.council.glowing import DURATION, Glowing
from valeria_desktop.games.valencia.ui.council.model import CouncilModel, SeatRole
from valeria_desktop.games.valencia.ui.council.paint import (
    RADIUS,
    paint_bearing,
    paint_board,
    paint_seat,
)
from valeria_desktop.games.valencia.ui.council.plain_view import (
    ENTER,
    is_for_the_table,
    lie_plainly,
)
from valeria_desktop.games.valencia.ui.council.plan import CouncilPlan, plan_of
from valeria_desktop.games.valencia.ui.council.seat import privileges_words
from valeria_desktop.ui.kit.kept import TURNS, KeptPictures
from valeria_desktop.ui.place.ruler import Ruler

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.ui.council.seat import CouncilSeat
    from valeria_desktop.ui.kit.brush import Brush
    from valeria_desktop.ui.kit.room import RoomLook
    from valeria_desktop.ui.kit.rows import Index

_DRAWN, _LEAST = QSize(319, 323), QSize(480, 46)
_NOWHERE = -1
LIFT = 2.0
"""How far what can be chosen is raised, in units."""


class CouncilView(QTableView):
    """Shows who sits where; tells which seat is chosen."""

    target_chosen = Signal(object)
    """Somebody clicked a lit seat or pressed Enter on it."""
    refused = Signal(object)
    """Somebody who is asked tried to choose a seat that isn't lit."""

    def __init__(self, look: RoomLook, parent: QWidget | None = None) -> None:
        """Show an empty board."""
        super().__init__(parent)
        self._look = look
        self._scene: Scene | None = None
        self._hinted: object = None
        self._hovered = self._pressed = _NOWHERE
        self._kept = KeptPictures(look, each=TURNS)
        self.council = CouncilModel(self)
        self.glowing = Glowing(self)
        self._plan = self._made_plan()
        self.setModel(self.council)
        self._lie_still()
        self.council.modelReset.connect(self._lay_out)
        self.council.dataChanged.connect(self.viewport().update)
        self.glowing.valueChanged.connect(self.viewport().update)
        self.glowing.stateChanged.connect(self.viewport().update)
        look.changed.connect(self._lay_out)

    def _lie_still(self) -> None:
        lie_plainly(self)
        self.setShowGrid(False)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setMinimumSectionSize(1)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    # --- what is shown

    def show_scene(self, scene: Scene) -> None:
        """Show a scene; a hint given before no longer holds."""
        self._scene, self._hinted = scene, None
        self.council.show(scene)
        words = self.tr("The council. On it: {privileges}.")
        self.setAccessibleName(words.format(privileges=privileges_words(self._privileges)))
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self.council.index_of(0))

    def forget(self) -> None:
        """Show an empty board again."""
        self._scene = None
        self.council.forget()

    def hint(self, target: object) -> None:
        """Mark what the adviser would take; nothing for None."""
        self._hinted = target
        if self._scene is not None:
            self.council.show(self._scene, target)

    def glow(self, place: int, milliseconds: int = DURATION) -> None:
        """Let a seat shine for a moment."""
        self.glowing.begin(place, milliseconds)

    @property
    def _privileges(self) -> int:
        """How many privileges lie there: one for each player (VA4, VA30)."""
        return 0 if self._scene is None else len(self._scene.seats)

    # --- where everything is

    def _made_plan(self) -> CouncilPlan:
        size = QSizeF(self.viewport().size())
        return plan_of(size, self._look.unit, self._look.scale)

    def _lay_out(self) -> None:
        self._plan = self._made_plan()
        self.council.lie_in(self._plan.columns)
        for header, sizes in (
            (self.horizontalHeader(), self._plan.widths),
            (self.verticalHeader(), self._plan.heights),
        ):
            for number, size in enumerate(sizes[: header.count()]):
                header.resizeSection(number, size)
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def rect_of(self, place: int, within: QWidget) -> QRect | None:
        """Give where a seat lies, in the coordinates of a widget."""
        if not self.council.index_of(place).isValid():
            return None
        box = self._plan.seats[place].toRect()
        return QRect(self.viewport().mapTo(within, box.topLeft()), box.size())

    def place_at(self, point: QPoint) -> int:
        """Give the seat at a point of the viewport, or -1."""
        index = self.indexAt(point)
        if not index.isValid():
            return _NOWHERE
        place = int(index.data(SeatRole.PLACE))
        return place if self._plan.seats[place].contains(point.toPointF()) else _NOWHERE

    def sizeHint(self) -> QSize:
        return _DRAWN * self._look.unit

    def minimumSizeHint(self) -> QSize:
        return QSize(1, round(_LEAST.height() * self._look.unit))

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plan, unit = self._plan, self._look.unit
        known = (plan.columns, self._privileges, plan.title.getRect(), plan.tally.getRect())
        self._kept.paint(painter, self.viewport().rect(), ("board", known, unit), self._paint_board)
        for seat in self.council.seats:
            self._paint_seat(painter, seat)
        if (place := self.glowing.place) is not None:
            box, share = plan.seats[place], self.glowing.share
            paint_glow(painter, box, RADIUS * unit, unit, share)
        painter.end()

    def _paint_board(self, brush: Brush, box: QRectF) -> None:
        words = (self.tr("Council"), self._privileges)
        paint_board(brush, box, self._plan, words, Ruler(self._look))

    def _paint_seat(self, painter: QPainter, seat: CouncilSeat) -> None:
        unit, mood = self._look.unit, self._mood_of(seat)
        lift = round(LIFT * unit) if seat.is_lit else 0
        beyond = round(BEYOND * unit)
        box = self._plan.seats[seat.place].translated(0, -lift)
        cell = box.toRect().adjusted(-beyond, -beyond, beyond, beyond)

        def draw(brush: Brush, whole: QRectF) -> None:
            inside = whole.adjusted(beyond, beyond, -beyond, -beyond)
            paint_seat(brush, inside, seat, Ruler(self._look), has_name=self._plan.has_names)
            paint_bearing(brush, inside, seat, mood)

        self._kept.paint(painter, cell, (seat.place, (seat, mood, self._plan.columns), unit), draw)

    def _mood_of(self, seat: CouncilSeat) -> Mood:
        return Mood(
            is_lit=seat.is_lit,
            is_hovered=seat.place == self._hovered,
            is_focused=self.hasFocus() and seat.place == self.current_place,
            is_hinted=seat.is_hinted,
        )

    # --- choosing

    @property
    def current_place(self) -> int:
        """The seat that the arrows have gone to, or -1."""
        index = self.currentIndex()
        return int(index.data(SeatRole.PLACE)) if index.isValid() else _NOWHERE

    def choose(self, place: int) -> None:
        """Choose a seat, or be refused; while nobody is asked nothing happens."""
        index = self.council.index_of(place)
        if not index.isValid() or self._scene is None:
            return
        if index.data(SeatRole.IS_LIT):
            self.target_chosen.emit(AtSeat(place))
        elif self._scene.is_asked:
            self.refused.emit(AtSeat(place))

    def _hover(self, place: int) -> None:
        if place != self._hovered:
            self._hovered = place
            self.viewport().update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        place = self.place_at(event.position().toPoint())
        is_lit = place != _NOWHERE and self.council.seats[place].is_lit
        shape = Qt.CursorShape.PointingHandCursor if is_lit else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)
        self._hover(place)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._pressed = self.place_at(event.position().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        place = self.place_at(event.position().toPoint())
        if event.button() is Qt.MouseButton.LeftButton and place == self._pressed:
            self.choose(place)
        self._pressed = _NOWHERE

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(_NOWHERE)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.choose(self.current_place)
        elif is_for_the_table(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.viewport().update()
