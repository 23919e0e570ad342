"""The sheet of a hint: the best three options with bars and reasons, over or beside the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from valeria_desktop.ui.coach.hint_rows import HintDelegate, HintModel, HintRole
from valeria_desktop.ui.paint.plates import paint_plate

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent

    from valeria_desktop.ui.coach.hint_rows import HintRow
    from valeria_desktop.ui.controls.rows import Index
    from valeria_desktop.ui.paint.look import Look

_HEAD, _EDGE = 32, 6
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class HintList(QListView):
    """The hint's rows; arrows move between them, Enter chooses one, Esc closes the sheet."""

    chosen = Signal(str)
    pointed = Signal(str)
    closed = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = HintModel()
        self._delegate = HintDelegate(look, self._model, self)
        self.setModel(self._model)
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setStyleSheet("QListView, QListView > QWidget {background: transparent}")
        self.setAccessibleName(self.tr("The best choices"))
        self.entered.connect(self._point)
        self.clicked.connect(self._point)

    def show_rows(self, rows: list[HintRow]) -> None:
        """Show the rows of an answer."""
        self._model.show(rows)
        self._fold()

    def wished_height(self, width: int, most: int) -> int:
        """Return the height of all rows with all reasons, or else with one row's reasons."""
        whole = self._delegate.whole_height(self._model.rows, width)
        return whole if whole <= most else self._delegate.folded_height(self._model.rows, width)

    def _fold(self) -> None:
        """Where not all reasons fit, show only those of the current row."""
        is_short = self._delegate.whole_height(self._model.rows, self.width()) > self.height()
        self._delegate.opened = max(1, self.currentIndex().row() + 1) if is_short else None
        self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    @property
    def rows(self) -> tuple[HintRow, ...]:
        """The shown rows."""
        return self._model.rows

    def sentence(self) -> str:
        """Return all rows as one text for a screen reader."""
        return " ".join(map(self._model.sentence, self._model.rows))

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self._fold()
        if self.hasFocus():
            self._point(current)

    def _point(self, index: Index) -> None:
        row: HintRow | None = index.data(HintRole.ROW) if index.isValid() else None
        if row is not None:
            self.pointed.emit(row.option_id)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row: HintRow | None = self.currentIndex().data(HintRole.ROW)
        if event.key() in _ENTER and row is not None:
            self.chosen.emit(row.option_id)
        elif event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.text().strip() or event.key() == Qt.Key.Key_Space:
            event.ignore()  # these keys belong to the table, not to Qt's search in a list
        else:
            super().keyPressEvent(event)


class HintPanel(QWidget):
    """A plate with a heading and the hint's rows, or the reason why they are hidden now."""

    grown = Signal()
    """The content changed, and may need another height."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Make a hidden panel."""
        super().__init__(parent)
        self._look = look
        self._note = ""
        self.list = HintList(look, self)
        look.changed.connect(self._stand)
        self.hide()

    def show_rows(self, rows: list[HintRow]) -> None:
        """Show the best options."""
        self._note = ""
        self.list.show_rows(rows)
        self.list.show()
        self.setAccessibleName(self.tr("Hint"))
        self.grown.emit()
        self.update()

    def show_note(self, words: str) -> None:
        """Show a sentence in place of the rows."""
        self._note = words
        self.list.show_rows([])
        self.list.hide()
        self.setAccessibleName(words)
        self.grown.emit()
        self.update()

    def wished_height(self, width: int, most: int) -> int:
        """Return the height at which nothing scrolls, in pixels; 0 without rows."""
        inside = self._around(QRect(0, 0, width, most))
        rows = self.list.wished_height(inside.width(), inside.height())
        return most - inside.height() + rows if rows else 0

    def _around(self, box: QRect) -> QRect:
        """Return the box of the rows in a panel's box."""
        edge = self._look.px(_EDGE)
        return box.adjusted(edge, self._look.px(_HEAD), -edge - 2, -edge - 3)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stand()

    def _stand(self) -> None:
        self.list.setGeometry(self._around(self.rect()))
        self.list.scheduleDelayedItemsLayout()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(334), self._look.px(229))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        look, px = self._look, self._look.px
        paint_plate(painter, look, QRectF(self.rect()))
        painter.setPen(QColor(look.palette.ink))
        painter.setFont(look.title_font(17))
        head = QRect(px(_EDGE) * 2, 2, self.width() - px(_EDGE) * 4, px(_HEAD) - 2)
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, self.tr("Hint"))
        painter.setFont(look.font(13.5))
        painter.setPen(QColor(look.palette.quiet))
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        if self.list.rows:
            painter.drawText(head, right, self.tr("chance to win"))
        if self._note:
            room = head.translated(0, head.height())
            room.setBottom(self.height() - px(_EDGE))
            wrapped = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
            painter.setFont(look.font(14.5))
            painter.drawText(room, int(wrapped) | Qt.TextFlag.TextWordWrap, self._note)
        painter.end()
