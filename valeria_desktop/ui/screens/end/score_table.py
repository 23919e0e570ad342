"""The final score as a table on the screen: signs above, the best of each row marked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from valeria_desktop.ui.controls.spoken_rows import SpokenRows
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.paint.strokes import paint_sign
from valeria_desktop.ui.screens.end.score import Index, ScoreModel, ScoreRole

if TYPE_CHECKING:
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.look import Look

_ROW = 29
_HEAD = 30
_LAUREL = 17
_SIGN = 21
_LEAST_ROWS = 3
_EDGE = 10


class ScoreDelegate(QStyledItemDelegate):
    """Paints a number, with a laurel if no player has more."""

    def __init__(self, look: Look, parent: QTableView) -> None:
        """Paint with the program's look."""
        super().__init__(parent)
        self._look = look

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box, is_total = QRectF(QRect(option.rect)), bool(index.data(ScoreRole.IS_TOTAL))
        tokens = self._look.palette
        if is_total:
            painter.setPen(QPen(QColor(tokens.quiet), 1))
            painter.drawLine(box.topLeft(), box.topRight())
        self._paint_state(painter, option, box.adjusted(4, 2, -4, -2))
        painter.setFont(self._look.bold(19 if is_total else 16))
        painter.setPen(QColor(tokens.ink))
        words = index.data()
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)
        if index.data(ScoreRole.IS_BEST):
            side = self._look.px(_LAUREL)
            width = painter.fontMetrics().horizontalAdvance(words)
            left = round(box.center().x() + width / 2 + self._look.px(5))
            ratio = painter.device().devicePixelRatio()
            laurel = self._look.icon("points", side, ratio)
            painter.drawPixmap(left, round(box.center().y() - side / 2), laurel)
        painter.restore()

    def _paint_state(self, painter: QPainter, option: QStyleOptionViewItem, box: QRectF) -> None:
        tokens = self._look.palette
        has_focus = bool(option.state & QStyle.StateFlag.State_HasFocus)
        if has_focus:
            painter.setPen(Qt.PenStyle.NoPen)
        elif option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(QPen(QColor(tokens.lit), 1.5))
        else:
            return
        painter.setBrush(QColor(tokens.raised))
        painter.drawRoundedRect(box, 5, 5)
        if has_focus:
            paint_focus_ring(painter, box, 5)


class SignHeader(QHeaderView):
    """Writes the players' names, each behind its sign."""

    def __init__(self, look: Look, parent: QTableView) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._look = look
        self.seats: tuple[Seat, ...] = ()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._look.px(_HEAD))

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self.font())
        name = str(self.model().headerData(section, Qt.Orientation.Horizontal))
        side, gap = self._look.px(_SIGN), self._look.px(4)
        lead = side + gap if section < len(self.seats) else 0
        room = rect.width() - lead - gap
        name = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, room)
        width = lead + painter.fontMetrics().horizontalAdvance(name)
        left = rect.left() + (rect.width() - width) / 2
        if lead:
            sign = QRectF(left, rect.top() + (rect.height() - side) / 2, side, side)
            paint_sign(painter, self._look, sign, self.seats[section])
        painter.setPen(QColor(self._look.palette.ink))
        words = QRectF(left + lead, rect.top(), room + gap, rect.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, name)
        painter.restore()


class SourceHeader(QHeaderView):
    """Writes the name of each row, as wide as the longest name."""

    def __init__(self, look: Look, parent: QTableView) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self._look = look

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        widest = max(map(metrics.horizontalAdvance, self._all_words()), default=0)
        return QSize(widest + 2 * self._look.px(_EDGE), super().sizeHint().height())

    def _all_words(self) -> list[str]:
        return [self._words(section) for section in range(self.count())]

    def _words(self, section: int) -> str:
        return str(self.model().headerData(section, Qt.Orientation.Vertical))

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        painter.save()
        painter.setFont(self.font())
        painter.setPen(QColor(self._look.palette.quiet))
        box = rect.adjusted(self._look.px(_EDGE), 0, 0, 0)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, self._words(section))
        painter.restore()


class ScoreTable(SpokenRows, QTableView):
    """Shows a score, as high as its rows; arrow keys go from number to number."""

    def __init__(self, look: Look, model: ScoreModel) -> None:
        """Show a model."""
        super().__init__()
        self._look = look
        self._signs = SignHeader(look, self)
        self.setHorizontalHeader(self._signs)
        self.setVerticalHeader(SourceHeader(look, self))
        self.setModel(model)
        self.setItemDelegate(ScoreDelegate(look, self))
        self.setAccessibleName(self.tr("Final score"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        # the delegate paints the selection; the style would paint one below it
        self.setStyleSheet("selection-background-color: transparent;")
        self.setTabKeyNavigation(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._signs.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for header in (self._signs, self.verticalHeader()):
            header.setSectionsClickable(False)
            header.setHighlightSections(False)
            header.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        model.modelReset.connect(self.updateGeometry)
        look.changed.connect(self._look_changed)
        self._look_changed()

    def _look_changed(self) -> None:
        for header in (self._signs, self.verticalHeader()):
            header.setFont(self._look.bold(15))
        self.verticalHeader().setDefaultSectionSize(self._look.px(_ROW))
        self.updateGeometries()
        self.updateGeometry()

    def stops(self) -> list[QModelIndex]:
        """Return all cells: each has a sentence of its own."""
        model = self.model()
        columns = range(model.columnCount())
        return [model.index(row, at) for row in range(model.rowCount()) for at in columns]

    def show_seats(self, seats: tuple[Seat, ...]) -> None:
        """Show the signs of the first columns' players."""
        self._signs.seats = seats
        self._signs.viewport().update()

    def _height(self, rows: int) -> int:
        return self._look.px(_HEAD) + rows * self._look.px(_ROW) + 4

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(380), self._height(self.model().rowCount()))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(200), self._height(_LEAST_ROWS))
