"""The rows of the story as a painted list: the mouse points at names, a click looks back."""

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
    QPointF,
    QRect,
    QRectF,
    Qt,
    QTimer,
)
from PySide6.QtCore import Signal as QtSignal
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from valeria_desktop.ui.log.log_model import LogModel, LogRole, RowForm, ShownRow
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.paint.look import LEAST_TARGET
from valeria_desktop.ui.paint.shields import paint_seat_sign as paint_shield
from valeria_desktop.ui.paint.strokes import paint_sign
from valeria_desktop.ui.words.sentence import Hand, Inks, LaidSentence, Pen, lay_out, line_height

if TYPE_CHECKING:
    from PySide6.QtGui import (
        QFocusEvent,
        QKeyEvent,
        QMouseEvent,
        QPaintEvent,
        QResizeEvent,
        QWheelEvent,
    )
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.words.sentence import Runs


_Key = tuple["Runs", int, RowForm]
"""The key of a row's layout: its runs, its width in pixels, and its form."""
FLOWS = 400  # kept layouts: more than a list shows, or a long game measures in a row
_SIGN, _LEFT, _GAP = 16, 6, 6
_TEXT = 14.5
_ABOVE = {RowForm.FOLD: 3, RowForm.HEADLINE: 5, RowForm.LINE: 1.5, RowForm.QUIET: 1.5}
_BAR, _NEW = 3.5, "#b4542c"
"""Width and colour of the bar before a new row."""
_STRIPE_SHARE = 0.4


class LogDelegate(QStyledItemDelegate):
    """Paints a row: its player's sign in colour, then wrapped words with signs among them."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        """Paint with the program's look."""
        super().__init__(parent)
        self._look = look
        self.pointed: tuple[int, Thing | None] = (-1, None)
        """The number of the row pointed at, and the thing named there."""
        self.kept_flow = lru_cache(FLOWS)(self._flow)  # painted far more often than laid out
        self._look_changed()
        look.changed.connect(self._look_changed)

    def _look_changed(self) -> None:
        self.kept_flow.cache_clear()
        look = self._look
        plain, bold = look.font(_TEXT), look.bold(_TEXT)
        head = Hand(bold, bold)
        self._hands = {form: Hand(plain, bold) for form in RowForm} | {RowForm.HEADLINE: head}

    # --- heights and places

    def height_of(self, shown: ShownRow, width: int) -> int:
        """Return the height of a row in a list of a width, both in pixels; each can be pressed."""
        flow = self._flow_of(shown, width)
        return max(LEAST_TARGET, ceil(flow.height + 2 * self._look.px(_ABOVE[shown.form])))

    def thing_at(self, shown: ShownRow, box: QRectF, at: QPointF) -> Thing | None:
        """Return the thing that a row names at a point."""
        flow = self._flow_of(shown, round(box.width()))
        return flow.thing_at(at - self._corner(flow, box))

    def _flow_of(self, shown: ShownRow, width: int) -> LaidSentence:
        room = max(40, round(width - self._indent() - self._look.px(_GAP)))
        return self.kept_flow((shown.runs, room, shown.form))

    def _flow(self, key: _Key) -> LaidSentence:
        runs, width, form = key
        return lay_out(runs, width, self._hands[form])

    def _indent(self) -> float:
        return self._look.px(_LEFT + _SIGN + _GAP)

    def _corner(self, flow: LaidSentence, box: QRectF) -> QPointF:
        """Return the corner of a row's words, which stand in the middle of its height."""
        return box.topLeft() + QPointF(self._indent(), (box.height() - flow.height) / 2)

    # --- painting

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look, tokens = self._look, self._look.palette
        shown: ShownRow = index.data(LogRole.SHOWN)
        box = QRectF(option.rect)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if shown.form in {RowForm.HEADLINE, RowForm.FOLD}:
            self._paint_stripe(painter, box, shown)
        if shown.is_new:
            bar = QRectF(box.left(), box.top() + 1, _BAR * look.scale, box.height() - 2)
            painter.fillRect(bar, QColor(_NEW))
        self._paint_sign(painter, box, shown)
        quiet = shown.form in {RowForm.QUIET, RowForm.FOLD} or (shown.is_past and not shown.is_new)
        words = tokens.quiet if quiet or shown.form is RowForm.LINE else tokens.ink
        inks = Inks(words, tokens.quiet if shown.form is RowForm.FOLD else tokens.ink)
        row, thing = self.pointed
        pointed = thing if row == index.row() else None
        flow = self._flow_of(shown, round(box.width()))
        pen = Pen(painter, look, self._hands[shown.form], inks)
        pen.write(self._corner(flow, box), flow, pointed)
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_focus_ring(painter, box.adjusted(1, 1, -1, -1), 3)

    def _paint_stripe(self, painter: QPainter, box: QRectF, shown: ShownRow) -> None:
        tokens = self._look.palette
        stripe = QColor(tokens.line)
        stripe.setAlphaF(_STRIPE_SHARE if shown.form is RowForm.HEADLINE else _STRIPE_SHARE / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(stripe)
        painter.drawRoundedRect(box.adjusted(self._look.px(2), 2, -self._look.px(2), -1), 4, 4)

    def _paint_sign(self, painter: QPainter, box: QRectF, shown: ShownRow) -> None:
        """Paint the sign: a fold's arrow, or the player's shield at a headline, else their disc."""
        look, side = self._look, self._look.px(_SIGN)
        flow = self._flow_of(shown, round(box.width()))
        middle = self._corner(flow, box).y() + line_height(self._hands[shown.form]) / 2
        place = QRectF(box.left() + look.px(_LEFT), middle - side / 2, side, side)
        if shown.form is RowForm.FOLD:
            name = "down" if shown.is_open else "right"
            ratio = painter.device().devicePixelRatio()
            painter.drawPixmap(place.topLeft(), look.icon(name, side, ratio, look.palette.quiet))
        elif shown.seat is not None and shown.form is RowForm.HEADLINE:
            brush = Brush(painter, look, 1.0)
            paint_shield(brush, look.player(shown.seat.colour), shown.seat.sign.value, place)
        elif shown.seat is not None:
            inset = look.px(1)
            paint_sign(painter, look, place.adjusted(inset, inset, -inset, -inset), shown.seat)


Index = QModelIndex | QPersistentModelIndex
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_SIDEWAYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_NEAR_END = 6


class LogList(QTableView):
    """The list of rows: a table of one column, as a table measures new rows only."""

    moment_asked = QtSignal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Show an empty list."""
        super().__init__(parent)
        self._look = look
        self._delegate = LogDelegate(look, self)
        self._kept = QPixmap()
        self._follows = self._is_late = self._is_stale = False
        self._known: tuple[object, ...] = ()
        self._is_read = False
        self.keeps_to_end = True
        """Whether the newest row stays in sight until someone reads older rows."""
        self.setItemDelegate(self._delegate)
        self._show_rows_alone()
        bar = self.verticalScrollBar()
        bar.actionTriggered.connect(self._scrolled)
        bar.rangeChanged.connect(self._range_changed)
        self._dye_bar()
        look.changed.connect(self._dye_bar)
        look.changed.connect(self._measure_all)

    def _show_rows_alone(self) -> None:
        """Show rows without a grid, headers and selection, and scroll them by pixels."""
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
        self.setMinimumSize(1, 1)

    def _dye_bar(self) -> None:
        """Show the scroll bar in the colour of lines on the list's ground."""
        style = f"QScrollBar::handle {{background: {self._look.palette.line}}}"
        if self.verticalScrollBar().styleSheet() != style:
            self.verticalScrollBar().setStyleSheet(style)

    # --- heights of rows

    def setModel(self, model: QAbstractItemModel | None) -> None:
        super().setModel(model)
        if model is not None:
            model.rowsInserted.connect(self._rows_inserted)
            model.rowsRemoved.connect(self._forget)
            model.dataChanged.connect(self._rows_changed)
            for changed in (model.modelReset, model.layoutChanged):
                changed.connect(self._measure_all)

    def _rows_inserted(self, _parent: Index, first: int, last: int) -> None:
        self._measure(first, last)

    def _rows_changed(self, first: Index, last: Index, roles: list[int]) -> None:
        if roles:
            self._forget()
        else:
            self._measure(first.row(), last.row())

    def _measure_all(self) -> None:
        if self.model() is not None:
            self._measure(0, self.model().rowCount() - 1)

    def _measure(self, first: int, last: int) -> None:
        width, header = self.viewport().width(), self.verticalHeader()
        for row in range(first, last + 1):
            shown: ShownRow = self.model().index(row, 0).data(LogRole.SHOWN)
            header.resizeSection(row, self._delegate.height_of(shown, width))
        self._forget()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._measure_all()
            self.scheduleDelayedItemsLayout()  # a new or lost bar resizes it within a layout

    # --- the newest row is in sight, unless someone reads older rows

    def follow(self) -> None:
        """Scroll to the newest row, unless someone reads older rows."""
        self._settle()
        if not self._is_read:
            self._go_to_end()

    def show_from(self, row: int) -> None:
        """Show the rows from this one on, as far as there is room."""
        self._settle()
        self._is_read = False
        self.scrollTo(self.model().index(row, 0), self.ScrollHint.PositionAtTop)

    def _settle(self) -> None:
        """Lay the list out twice: the first layout may bring the bar, which makes rows higher."""
        self.updateGeometries()
        self.updateGeometries()

    def _go_to_end(self) -> None:
        """Scroll to the newest row; if that is higher than the list, to its beginning."""
        model: QAbstractItemModel | None = self.model()  # the model may be deleted before its list
        if model is None:
            return
        last = model.index(model.rowCount() - 1, 0)
        if last.isValid() and self.visualRect(last).height() > self.viewport().height():
            self.scrollTo(last, self.ScrollHint.PositionAtTop)
        else:
            self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    def _scrolled(self, _action: int) -> None:
        bar = self.verticalScrollBar()
        self._is_read = bar.sliderPosition() < bar.maximum() - _NEAR_END

    def _range_changed(self, _least: int, _most: int) -> None:
        if not self._is_read and self.keeps_to_end:
            self._go_to_end()

    def wheelEvent(self, event: QWheelEvent) -> None:
        super().wheelEvent(event)
        bar = self.verticalScrollBar()
        self._is_read = bar.value() < bar.maximum() - _NEAR_END

    # --- a picture of all rows is kept: painting them takes a sixth of the whole table

    def _forget(self) -> None:
        self._is_stale = True
        self.viewport().update()

    def let_follow(self, *, follows: bool) -> None:
        """Let new rows follow a moment later: what can be chosen is lit first."""
        self._follows = follows

    def _may_follow(self, known: tuple[object, ...]) -> bool:
        """Return whether only rows and height differ: focus and pointed name are shown at once."""
        is_same = not self._kept.isNull() and self._known[1:-2] == known[1:-2]
        is_as_wide = self._kept.deviceIndependentSize().width() == self.viewport().width()
        return self._follows and not self._is_late and is_same and is_as_wide

    def _paint_later(self) -> None:
        self._is_late = True
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        room, ratio = self.viewport().size(), self.devicePixelRatioF()
        place = self.verticalOffset(), self.currentIndex().row(), self.hasFocus()
        known = (*place, self._delegate.pointed, room, ratio)
        differs = self._is_stale or self._known != known
        if differs and self._may_follow(known):
            QTimer.singleShot(0, self, self._paint_later)
        elif differs:
            self._known, self._is_late, self._is_stale = known, False, False
            self._kept = QPixmap(room * ratio)
            self._kept.setDevicePixelRatio(ratio)
            self._kept.fill(QColor(self._look.palette.panel))
            painter = QPainter(self._kept)
            self._paint_rows(painter)
            painter.end()
        painter = QPainter(self.viewport())
        high = self._kept.deviceIndependentSize().height()
        painter.drawPixmap(QPointF(0, room.height() - high), self._kept)  # the newest rows stay
        painter.end()

    def _paint_rows(self, painter: QPainter) -> None:
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        brush = Brush(painter, self._look, self._look.scale)
        index, bottom = self.indexAt(QPoint(1, 1)), self.viewport().height()
        while index.isValid() and self.visualRect(index).top() < bottom:
            self._paint_row(brush, option, index)
            index = index.siblingAtRow(index.row() + 1)

    def _paint_row(self, brush: Brush, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row from a kept picture: a new line moves all rows, and changes few."""
        box = self.visualRect(index)
        option.rect = QRect(QPoint(0, 0), box.size())
        option.state &= ~QStyle.StateFlag.State_HasFocus
        if has_focus := self.hasFocus() and index == self.currentIndex():
            option.state |= QStyle.StateFlag.State_HasFocus
        row, thing = self._delegate.pointed
        known = index.data(LogRole.SHOWN), has_focus, thing if row == index.row() else None
        brush.piece(
            (LogDelegate, known),
            QRectF(box),
            lambda piece, _room: self._delegate.paint(piece.painter, option, index),
        )

    # --- the thing pointed at

    @property
    def pointed(self) -> Thing | None:
        """The thing that the mouse or the arrow keys point at."""
        return self._delegate.pointed[1]

    def thing_at(self, at: QPoint) -> tuple[Index, Thing | None]:
        """Return the row at a point, and the thing named there."""
        index = self.indexAt(at)
        if not index.isValid():
            return index, None
        shown: ShownRow = index.data(LogRole.SHOWN)
        box = QRectF(self.visualRect(index))
        return index, self._delegate.thing_at(shown, box, at.toPointF())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        index, thing = self.thing_at(event.position().toPoint())
        can_click = index.isValid()
        shape = Qt.CursorShape.PointingHandCursor if can_click else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)
        self._point_at(index, thing)
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._point_at(QModelIndex(), None)
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin with the newest row, so that the focus is seen."""
        if not self.currentIndex().isValid() and self.model() is not None:
            self.setCurrentIndex(self.model().index(self.model().rowCount() - 1, 0))
        super().focusInEvent(event)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if self.hasFocus():
            self._is_read = current.row() < self.model().rowCount() - 1
            things = current.data(LogRole.CARDS) if current.isValid() else ()
            self._point_at(current, things[0] if things else None)

    def _point_at(self, index: Index, thing: Thing | None) -> None:
        pointed = (index.row(), thing) if thing is not None else (-1, None)
        if pointed != self._delegate.pointed:
            self._delegate.pointed = pointed
            self.viewport().update()

    # --- a click or Enter on a row

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if event.button() is Qt.MouseButton.LeftButton:
            self._choose(self.indexAt(event.position().toPoint()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _ENTER and self.currentIndex().isValid():
            self._choose(self.currentIndex())
        elif key in _SIDEWAYS and self.currentIndex().isValid():
            self._go_sideways(self.currentIndex(), _SIDEWAYS[key])
        else:
            super().keyPressEvent(event)

    def _go_sideways(self, index: Index, way: int) -> None:
        """Point at the next name in a row, to the left or to the right."""
        things = index.data(LogRole.CARDS)
        if not things:
            return
        row, thing = self._delegate.pointed
        at = things.index(thing) + way if row == index.row() and thing in things else 0
        self._point_at(index, things[at % len(things)])

    def _choose(self, index: Index) -> None:
        if not index.isValid():
            return
        shown: ShownRow = index.data(LogRole.SHOWN)
        model = self.model()
        if shown.form is RowForm.FOLD and isinstance(model, LogModel):
            model.turn_round(model.round_at(index) or 0)
        elif index.data(LogRole.LINE) >= 0:
            self.moment_asked.emit(index.data(LogRole.LINE))
