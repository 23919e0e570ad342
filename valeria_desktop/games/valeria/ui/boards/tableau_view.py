"""A tableau as a view of small cards, as large as all of them fit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from valeria_desktop.games.valeria.rules.model.cards import Card
from valeria_desktop.games.valeria.ui.boards.fitting import cell_height, cell_width, rows_of
from valeria_desktop.games.valeria.ui.boards.groups import GroupKind
from valeria_desktop.games.valeria.ui.boards.paint import paint_small, signs_of_small
from valeria_desktop.games.valeria.ui.boards.tableau import TableauModel, TableauRole
from valeria_desktop.games.valeria.ui.cards.hover import show_signs
from valeria_desktop.ui.kit.kept import TURNS, KeptPictures

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent, QResizeEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.kit.rows import Index

_GAP = 2
_SMALLEST = 40
_LARGEST = 92
_SHARE = 0.62  # of the room's height; larger cards would look lost


class SmallCardDelegate(QStyledItemDelegate):
    """Paints a group as a small card, and where the focus is."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        """Paint with the program's look."""
        super().__init__(parent)
        self._look = look
        self._kept = KeptPictures(look, each=TURNS)
        self.height = _LARGEST

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(cell_width(index.data(TableauRole.KIND), self.height), self.height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        group = index.data(TableauRole.GROUP)
        self._kept.paint(
            painter,
            option.rect,
            (index.row(), group, 1.0),
            lambda brush, cell: paint_small(
                brush.painter, cell.adjusted(_GAP, _GAP, -_GAP, -_GAP), group, self._look
            ),
        )
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self._look.palette.focus), 2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(option.rect.toRectF().adjusted(1, 1, -1, -1), 6, 6)
            painter.restore()

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        group = index.data(TableauRole.GROUP) if index.isValid() else None
        if group is None:
            return False
        box = option.rect.toRectF().adjusted(_GAP, _GAP, -_GAP, -_GAP)
        return show_signs(event, view.viewport(), signs_of_small(box, group, self._look))


class TableauView(QListView):
    """Shows a tableau; tells which card is pointed at."""

    card_pointed = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.tableau = TableauModel()
        self._delegate = SmallCardDelegate(look, self)
        self.setModel(self.tableau)
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(self.tr("Tableau"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for changed in (self.tableau.rowsInserted, self.tableau.rowsRemoved):
            changed.connect(self._fit)
        self.tableau.modelReset.connect(self._fit)
        look.changed.connect(self._fit)

    def show_scene(self, scene: Scene, seat: int) -> None:
        """Show what lies in front of a seat."""
        self.tableau.show(scene, seat)
        if self.hasFocus():
            self._begin()

    def _begin(self) -> None:
        """Let the arrows start from the first card."""
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self.tableau.index(0))

    def rect_of_card(self, card_id: str, within: QWidget) -> QRect:
        """Give where a card lies, in the coordinates of a widget around; all of it if nowhere."""
        for kind in (GroupKind.STARTER, GroupKind.CITIZEN, GroupKind.DOMAIN):
            index = self.tableau.index_of(f"{kind}:{card_id}")
            if index.isValid():
                cell = self.visualRect(index)
                return QRect(self.viewport().mapTo(within, cell.topLeft()), cell.size())
        return QRect(self.mapTo(within, self.rect().topLeft()), self.size())

    def _fit(self) -> None:
        """Make the cards as large as all of them fit."""
        room = self.contentsRect()
        kinds = [group.kind for group in self.tableau.rows]
        px = self._look.px
        largest = max(px(_LARGEST), round(room.height() * _SHARE))
        height = cell_height(
            kinds, room.width() - 1, room.height(), px(_SMALLEST), min(largest, room.height())
        )
        # a bar that may come takes its width from the cards even while it is not there
        bar = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        if rows_of(kinds, room.width() - 1, height) * height > room.height():
            bar = Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self.setVerticalScrollBarPolicy(bar)
        self._delegate.height = height
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def _point(self, index: Index) -> None:
        card = index.data(TableauRole.CARD) if index.isValid() else None
        self.card_pointed.emit(card if isinstance(card, Card) else None)

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(390), self._look.px(140))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(200), self._look.px(90))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._point(self.indexAt(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.card_pointed.emit(None)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if self.hasFocus():
            self._point(current)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._begin()
        self._point(self.currentIndex())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.card_pointed.emit(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().strip():
            event.ignore()  # letters and digits belong to the window, not to a search in here
            return
        super().keyPressEvent(event)
