"""The log on the table: its lines, a choice of whose, and the card behind the line pointed at."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    Qt,
)
from PySide6.QtCore import Signal as QtSignal
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QStaticText, QTransform
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from valeria_desktop.ui.kit.plain import Label, explain_beside
from valeria_desktop.ui.log.log import LogFilter, LogModel, LogRole, Shown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QMouseEvent, QPaintEvent, QResizeEvent

    from valeria_desktop.kernel.scene import Scene
    from valeria_desktop.kernel.seats import Colour, Seat, Sign
    from valeria_desktop.session.chronicle import Line
    from valeria_desktop.ui.kit.look import Look

Index = QModelIndex | QPersistentModelIndex
_Key = tuple[str, int, bool]
"""What a line's layout depends on: its words, its width, and whether it is a heading."""
_HEIGHTS = 4000  # more than the lines of the longest game
_TEXTS = 250  # more than are seen at once
_SIGN = 16
_TOP_MARGIN = 2


class LogDelegate(QStyledItemDelegate):
    """Paints a line: whose it is by sign and colour, then the words, wrapped."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        """Paint with the program's look."""
        super().__init__(parent)
        self._look = look
        self._kept_height = lru_cache(_HEIGHTS)(self._height)
        self._kept_text = lru_cache(_TEXTS)(self._text)  # painted far more often than laid out
        self._look_changed()
        look.changed.connect(self._look_changed)

    def _look_changed(self) -> None:
        self._kept_height.cache_clear()
        self._kept_text.cache_clear()
        self._fonts = {True: self._look.bold(13), False: self._look.font(13)}

    def height_of(self, words: str, width: int, *, is_heading: bool) -> int:
        """Give how high a line is in a list of a width: just as it will be painted there."""
        return self._kept_height((words, self._room(width, is_heading=is_heading), is_heading))

    def _height(self, key: _Key) -> int:
        above = self._top(is_heading=key[2])
        return ceil(self._kept_text(key).size().height()) + above + _TOP_MARGIN

    def _room(self, width: int, *, is_heading: bool) -> int:
        return max(40, width - self._left(is_heading=is_heading) - 2)

    def _left(self, *, is_heading: bool) -> int:
        return self._look.px(6 if is_heading else _SIGN + 12)

    def _top(self, *, is_heading: bool) -> int:
        return _TOP_MARGIN + (self._look.px(6) if is_heading else 0)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look, box = self._look, option.rect
        shown: Shown = index.data(LogRole.SHOWN)
        if shown.is_new:
            painter.fillRect(
                QRect(box.left(), box.top(), 3, box.height()), QColor(look.palette.lit)
            )
        if shown.sign is not None and shown.colour is not None and not shown.is_heading:
            self._paint_sign(painter, box, shown.sign, shown.colour)
        left = self._left(is_heading=shown.is_heading)
        painter.setFont(self._fonts[shown.is_heading])
        painter.setPen(QColor(look.palette.ink if shown.is_heading else look.palette.quiet))
        top = self._top(is_heading=shown.is_heading)
        room = self._room(box.width(), is_heading=shown.is_heading)
        text = self._kept_text((shown.words, room, shown.is_heading))
        painter.drawStaticText(box.left() + left, box.top() + top, text)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(look.palette.focus), 2, Qt.PenStyle.DashLine))
            painter.drawRect(box.adjusted(0, 0, -1, -1))

    def _text(self, key: _Key) -> QStaticText:
        words, width, is_heading = key
        text = QStaticText(words)
        text.setTextFormat(Qt.TextFormat.PlainText)
        text.setTextWidth(width)
        text.prepare(QTransform(), self._fonts[is_heading])
        return text

    def _paint_sign(self, painter: QPainter, box: QRect, sign: Sign, colour: Colour) -> None:
        side = self._look.px(_SIGN)
        ratio = painter.device().devicePixelRatio()
        picture = self._look.icon(sign, side, ratio, self._look.player(colour).name())
        painter.drawPixmap(box.left() + self._look.px(7), box.top() + 3, picture)


class LogList(QTableView):
    """The list itself: a table of one column, as that measures new lines only."""

    card_pointed = QtSignal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Show an empty list."""
        super().__init__(parent)
        self._look = look
        self._delegate = LogDelegate(look, self)
        self._kept = QPixmap()
        self._known: tuple[object, ...] = ()
        self.setItemDelegate(self._delegate)
        self.setMouseTracking(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the prompt
        self.horizontalHeader().hide()
        self.horizontalHeader().setStretchLastSection(True)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        look.changed.connect(self._measure_all)

    # --- how high each line is

    def setModel(self, model: QAbstractItemModel | None) -> None:
        super().setModel(model)
        if model is not None:
            model.rowsInserted.connect(self._rows_inserted)
            for changed in (model.rowsRemoved, model.dataChanged):
                changed.connect(self._forget)
            for changed in (model.modelReset, model.layoutChanged):
                changed.connect(self._measure_all)

    def _rows_inserted(self, _parent: Index, first: int, last: int) -> None:
        self._measure(first, last)

    def _measure_all(self) -> None:
        self._measure(0, self.model().rowCount() - 1)

    def _measure(self, first: int, last: int) -> None:
        width, header = self.viewport().width(), self.verticalHeader()
        for row in range(first, last + 1):
            shown: Shown = self.model().index(row, 0).data(LogRole.SHOWN)
            height = self._delegate.height_of(shown.words, width, is_heading=shown.is_heading)
            header.resizeSection(row, height)
        self._forget()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._measure_all()

    # --- a picture of all lines is kept: painting them takes a sixth of the whole table

    def _forget(self) -> None:
        self._kept = QPixmap()
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        room, ratio = self.viewport().size(), self.devicePixelRatioF()
        known = (self.verticalOffset(), self.currentIndex().row(), self.hasFocus(), room, ratio)
        if self._kept.isNull() or self._known != known:
            self._known = known
            self._kept = QPixmap(room * ratio)
            self._kept.setDevicePixelRatio(ratio)
            self._kept.fill(QColor(self._look.palette.panel))
            painter = QPainter(self._kept)
            self._paint_lines(painter)
            painter.end()
        painter = QPainter(self.viewport())
        painter.drawPixmap(0, 0, self._kept)
        painter.end()

    def _paint_lines(self, painter: QPainter) -> None:
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        index, bottom = self.indexAt(QPoint(1, 1)), self.viewport().height()
        while index.isValid() and self.visualRect(index).top() < bottom:
            option.rect = self.visualRect(index)
            option.state &= ~QStyle.StateFlag.State_HasFocus
            if self.hasFocus() and index == self.currentIndex():
                option.state |= QStyle.StateFlag.State_HasFocus
            self.itemDelegate().paint(painter, option, index)
            index = index.siblingAtRow(index.row() + 1)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point_at(self.indexAt(event.position().toPoint()))
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.card_pointed.emit(None)
        super().leaveEvent(event)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if self.hasFocus():
            self._point_at(current)

    def _point_at(self, index: Index) -> None:
        cards = index.data(LogRole.CARDS) if index.isValid() else ()
        self.card_pointed.emit(cards[0] if cards else None)


class LogPanel(QFrame):
    """The log with its heading and the choice of whose lines are shown."""

    card_pointed = QtSignal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Show an empty log."""
        super().__init__(parent)
        self._look = look
        self.model = LogModel()
        self._seen: dict[int, int] = {}
        self._filter = LogFilter()
        self._filter.setSourceModel(self.model)
        self.list = LogList(look)
        self.list.setModel(self._filter)
        self.list.setAccessibleName(self.tr("Log of the game"))
        self.list.card_pointed.connect(self.card_pointed)
        self._heading = Label(self.tr("Log"))
        self._whose = QComboBox()
        self._whose.setAccessibleName(self.tr("Whose lines the log shows"))
        self._whose.currentIndexChanged.connect(lambda index: self._filter.show_seat(index - 1))
        self._lay_out()
        look.changed.connect(self._restyle)
        self._restyle()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self._heading)
        top.addStretch(1)
        top.addWidget(self._whose)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 4, 4, 4)
        column.setSpacing(2)
        column.addLayout(top)
        column.addWidget(self.list, 1)

    def _restyle(self) -> None:
        self._heading.setFont(self._look.title_font(16))
        self._whose.setFont(self._look.font(13))

    def start(self, seats: tuple[Seat, ...], lines: int = 0) -> None:
        """Begin the log of a game, of which so many lines were there before."""
        self._seen = dict.fromkeys(range(len(seats)), lines)
        self._whose.blockSignals(True)
        self._whose.clear()
        self._whose.addItem(self.tr("All"))
        for seat in seats:
            colour = self._look.player(seat.colour).name()
            self._whose.addItem(self._look.qicon(seat.sign, colour), seat.name)
        self._whose.blockSignals(False)
        self._filter.show_seat(-1)

    def show_lines(self, lines: Sequence[Line], seats: tuple[Seat, ...]) -> None:
        """Show the lines, and follow them to the newest."""
        self.model.show_lines(lines, seats)
        self.list.scrollToBottom()

    def mark_since(self, scene: Scene) -> None:
        """Mark what happened since this viewer was asked last; then begin to count anew."""
        first = self._seen.get(scene.viewer, 0)
        self.model.mark_from(first)
        self._seen[scene.viewer] = self.model.rowCount()
        new = max(0, self.model.rowCount() - first)
        self._heading.setText(self.tr("Log · %n new", "", new) if new else self.tr("Log"))
        explain_beside(self._heading, self.tr("What happened since you were asked last is marked."))
        start = self._filter.mapFromSource(self.model.index(first))
        if start.isValid():  # all of it that fits, from its beginning
            self.list.scrollTo(start, QAbstractItemView.ScrollHint.PositionAtTop)
