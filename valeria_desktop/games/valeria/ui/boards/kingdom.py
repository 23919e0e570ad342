"""A kingdom as a view: built domains on a skyline, slain monsters as trophies below a beam."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QAbstractItemView, QFrame

from valeria_desktop.games.valeria.ui.boards.groups import GroupKind
from valeria_desktop.games.valeria.ui.boards.scenery import (
    paint_domain,
    paint_land,
    paint_new,
    paint_ring,
    paint_trophy,
    paint_wall,
)
from valeria_desktop.games.valeria.ui.boards.skyline import skyline_of
from valeria_desktop.games.valeria.ui.boards.tableau import KingdomModel
from valeria_desktop.ui.kit.brush import Brush
from valeria_desktop.ui.kit.kept import KeptPictures
from valeria_desktop.ui.kit.materials import CHIP_A, GOLD
from valeria_desktop.ui.kit.palette import CARD_INK
from valeria_desktop.ui.kit.plain import say_beside
from valeria_desktop.ui.kit.style import CLEAR
from valeria_desktop.ui.kit.whole_view import WholeView

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.boards.skyline import Skyline
    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.kit.rows import Index

_VIEWS = 2  # of two people in turn; what is built stays, and each hour is another
_HOURS = 48
"""So many skies a day has."""


class KingdomView(WholeView):
    """Shows what a side has built and slain."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._kept = KeptPictures(look, each=_VIEWS)
        self._unit = 1.0
        self._hour = 0
        self._pennant = QColor(GOLD)
        self._hovered = -1
        self.kingdom = KingdomModel()
        self.setModel(self.kingdom)
        self.setAccessibleName(self.tr("Kingdom"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setStyleSheet(CLEAR)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        for policy in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        look.changed.connect(self.viewport().update)
        self.kingdom.tell_of_changes(self.viewport().update)

    # --- what it shows

    def show_scene(self, scene: Scene, seat: int, news: frozenset[str], pennant: QColor) -> None:
        """Show what a seat has built and slain."""
        if pennant != self._pennant:
            self._pennant = pennant
            self.viewport().update()
        self.kingdom.show(scene, seat, news)
        if self.hasFocus():
            self._begin()

    def show_hour(self, time: float) -> None:
        """Show the sky of a time from dawn, 0, to dusk, 1."""
        hour = round(min(1.0, max(0.0, time)) * _HOURS)
        if hour != self._hour:
            self._hour = hour
            self.viewport().update()

    def use(self, unit: float) -> None:
        """Paint things of a size."""
        if unit != self._unit:
            self._unit = unit
            self.viewport().update()

    @property
    def points(self) -> int:
        """What domains and trophies add up to."""
        return sum(group.points for group in self.kingdom.rows)

    # --- where everything is

    def _skyline(self, *, more_built: int = 0, more_slain: int = 0) -> Skyline:
        kinds = [group.kind for group in self.kingdom.rows]
        edge = 1.5 * self._unit
        box = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        built = kinds.count(GroupKind.DOMAIN)
        slain = len(kinds) - built
        return skyline_of(box, built + more_built, slain + more_slain, self._unit)

    def _boxes(self) -> tuple[QRectF, ...]:
        line = self._skyline()
        return (*line.domains, *line.trophies)

    def visualRect(self, index: Index) -> QRect:
        boxes = self._boxes()
        return boxes[index.row()].toAlignedRect() if 0 <= index.row() < len(boxes) else QRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        for place, box in enumerate(self._boxes()):
            if box.toAlignedRect().contains(point):
                return self.kingdom.index(place)
        return QModelIndex()

    def rect_of_card(self, card_id: str, within: QWidget) -> QRect | None:
        """Give where a card stands, in the coordinates of a widget; None if it isn't here."""
        for kind in (GroupKind.DOMAIN, GroupKind.SLAIN):
            index = self.kingdom.index_of(f"{kind}:{card_id}")
            if index.isValid():
                box = self.visualRect(index)
                return QRect(self.viewport().mapTo(within, box.topLeft()), box.size())
        return None

    def rect_of_next(self, *, is_slain: bool, within: QWidget) -> QRect:
        """Give where the next domain will stand, or the next trophy hang."""
        line = self._skyline(more_built=not is_slain, more_slain=is_slain)
        box = (line.trophies if is_slain else line.domains)[-1].toAlignedRect()
        return QRect(self.viewport().mapTo(within, box.topLeft()), box.size())

    def rect_of(self, *, beam: bool, within: QWidget) -> QRect:
        """Give where the hills or the trophies are, in the coordinates of a widget."""
        line = self._skyline()
        box = (line.wall if beam else line.sky).toAlignedRect()
        return QRect(self.viewport().mapTo(within, box.topLeft()), box.size())

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(149), self._look.px(179))

    def minimumSizeHint(self) -> QSize:
        return QSize(1, 1)

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        rows, line = self.kingdom.rows, self._skyline()
        known = (rows, self._hour, self._pennant.name())
        self._kept.paint(
            painter, self.rect(), (0, known, self._unit), lambda brush, _: self._paint(brush, line)
        )
        brush = Brush(painter, self._look, self._unit)
        boxes = (*line.domains, *line.trophies)
        for place, group in enumerate(rows):
            if group.is_new:
                paint_new(brush, boxes[place])
        if 0 <= self._hovered < len(boxes):
            paint_ring(brush, boxes[self._hovered], CHIP_A, is_dashed=False)
        if self.hasFocus() and 0 <= self.currentIndex().row() < len(boxes):
            box = boxes[self.currentIndex().row()]
            paint_ring(brush, box, self._look.palette.focus, is_dashed=True)
        painter.end()

    def _paint(self, brush: Brush, line: Skyline) -> None:
        painter, unit, rows = brush.painter, brush.unit, self.kingdom.rows
        frame = QPainterPath()
        edge = unit
        frame.addRoundedRect(
            QRectF(self.rect()).adjusted(edge, edge, -edge, -edge), 7 * unit, 7 * unit
        )
        painter.save()
        painter.setClipPath(frame)
        paint_land(brush, line, self._hour / _HOURS, self._pennant)
        paint_wall(brush, line, self.points)
        built = len(line.domains)
        order = sorted(range(built), key=lambda place: line.domains[place].bottom())
        for place in order:
            paint_domain(brush, line.domains[place], rows[place], has_plaque=line.has_plaques)
        for box, group in zip(line.trophies, rows[built:], strict=True):
            paint_trophy(brush, box, group)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(CARD_INK), 2 * unit))
        painter.drawPath(frame)

    # --- the mouse and the keys

    def _begin(self) -> None:
        if not self.currentIndex().isValid() and self.kingdom.rowCount():
            self.setCurrentIndex(self.kingdom.index(0))

    def _hover(self, place: int) -> None:
        if place != self._hovered:
            self._hovered = place
            self.viewport().update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._hover(self.indexAt(event.position().toPoint()).row())

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(-1)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            index = self.indexAt(event.pos())
            if index.isValid():
                words = str(index.data(Qt.ItemDataRole.AccessibleTextRole))
                say_beside(event, self.viewport(), [words], self.visualRect(index))
            return True
        return super().viewportEvent(event)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.viewport().update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._begin()
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().strip():
            event.ignore()  # letters and digits belong to the window
            return
        super().keyPressEvent(event)
