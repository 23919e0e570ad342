"""The sheet of a hint: the best three options with seals and reasons, over or beside the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from valeria_desktop.ui.coach.hint_paint import HintDelegate, HintFold
from valeria_desktop.ui.coach.hint_rows import HintModel, HintRole
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.paint.plates import paint_plate
from valeria_desktop.ui.program.commands import keys_of

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent

    from valeria_desktop.ui.coach.hint_rows import HintRow
    from valeria_desktop.ui.controls.rows import Index
    from valeria_desktop.ui.paint.look import Look

_EDGE, _ABOVE, _FOOT = 6, 5, 36
_TITLE, _SENTENCE = 19, 15
_WRAPPED = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop) | int(
    Qt.TextFlag.TextWordWrap
)
_TURNS = {Qt.Key.Key_Right: True, Qt.Key.Key_Left: False}
"""The arrows that unfold and fold the numbers."""
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class HintList(QListView):
    """The hint's rows: ↑ ↓ move, → and ← unfold and fold numbers, Enter chooses, Esc closes."""

    chosen = Signal(str)
    pointed = Signal(str)
    closed = Signal()
    turned = Signal(bool)
    """A key unfolds the numbers, or folds them."""

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

    @property
    def shows_numbers(self) -> bool:
        """Whether each row shows its numbers."""
        return self._model.shows_numbers

    def show_numbers(self, *, is_shown: bool) -> None:
        """Show the numbers of each row, or fold them."""
        self._model.shows_numbers = is_shown
        if self._model.rows:
            first, last = (self._model.index(at, 0) for at in (0, len(self._model.rows) - 1))
            self._model.dataChanged.emit(first, last)
        self._fold()

    def wished_height(self, width: int, most: int) -> int:
        """Return the height of all rows with all reasons, or else of those that have room."""
        narrow = width - self._bar
        fold = self._delegate.fold_for(self._model.rows, narrow, most)
        return self._delegate.height_of(self._model.rows, narrow, fold)

    @property
    def _bar(self) -> int:
        """The width of a scroll bar: beside it, words may need another line."""
        return self.verticalScrollBar().sizeHint().width()

    def least_height(self, width: int) -> int:
        """Return the height with the reasons of the current row alone."""
        return self._delegate.height_of(self._model.rows, width - self._bar, HintFold.REASONS)

    def _fold(self) -> None:
        """Leave out beside the current row what has no room: numbers first, then reasons."""
        delegate = self._delegate
        narrow = self.width() - self._bar
        delegate.fold = delegate.fold_for(self._model.rows, narrow, self.height())
        delegate.opened = max(1, self.currentIndex().row() + 1)
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
        elif event.key() in _TURNS:
            self.turned.emit(_TURNS[Qt.Key(event.key())])
        elif event.text().strip() or event.key() == Qt.Key.Key_Space:
            event.ignore()  # these keys belong to the table, not to Qt's search in a list
        else:
            super().keyPressEvent(event)


class HintPanel(QWidget):
    """A plate with a head, the hint's rows and a fold for numbers, or with a sentence alone."""

    grown = Signal()
    """The content changed, and may need another height."""
    unfolded = Signal(bool)
    """The player unfolded the numbers, or folded them."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Make a hidden panel."""
        super().__init__(parent)
        self._look = look
        self._note = ""
        self.title, self.sentence = self.tr("Hint"), ""
        self.list = HintList(look, self)
        self.fold = Button(look, self.tr("Numbers"), icon="right", kind=ButtonKind.QUIET)
        self.fold.setParent(self)
        self.fold.clicked.connect(lambda: self._turn_fold(is_unfolded=not self.is_unfolded))
        self.thanks = Button(look, self.tr("Thanks"), key=keys_of("hint"))
        self.thanks.setParent(self)
        self.list.turned.connect(self._turn_fold_by_key)
        look.changed.connect(self._stand)
        self.set_unfolded(is_unfolded=False)
        self.hide()

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """The stops of Tab, in their order."""
        return self.list, self.fold, self.thanks

    # --- contents

    def show_rows(self, rows: list[HintRow], head: tuple[str, str]) -> None:
        """Show the best options below a title and a sentence."""
        self._note = ""
        self.title, self.sentence = head
        self.list.show_rows(rows)
        self._show_parts(has_rows=True)
        self.setAccessibleName(" ".join(filter(None, (f"{self.title}.", self.sentence))))

    def show_note(self, words: str) -> None:
        """Show a sentence in place of the rows."""
        self._note = words
        self.title, self.sentence = self.tr("Hint"), ""
        self.list.show_rows([])
        self._show_parts(has_rows=False)
        self.setAccessibleName(words)

    def _show_parts(self, *, has_rows: bool) -> None:
        for part in (self.list, self.fold, self.thanks):
            part.setVisible(has_rows)
        self._stand()
        self.grown.emit()
        self.update()

    # --- the fold

    @property
    def is_unfolded(self) -> bool:
        """Whether the numbers are shown."""
        return self.list.shows_numbers

    def set_unfolded(self, *, is_unfolded: bool) -> None:
        """Show the numbers, or fold them."""
        self.list.show_numbers(is_shown=is_unfolded)
        self.fold.set_icon("down" if is_unfolded else "right")
        words = self.tr("Numbers, shown") if is_unfolded else self.tr("Numbers, folded")
        self.fold.setAccessibleName(words)

    def _turn_fold(self, *, is_unfolded: bool) -> None:
        self.set_unfolded(is_unfolded=is_unfolded)
        self.unfolded.emit(is_unfolded)
        self.grown.emit()

    def _turn_fold_by_key(self, is_unfolded: bool) -> None:  # noqa: FBT001 - Qt's signal gives it
        if is_unfolded is not self.is_unfolded:
            self._turn_fold(is_unfolded=is_unfolded)

    # --- sizes

    def wished_height(self, width: int, most: int) -> int:
        """Return the height at which nothing scrolls, in pixels; 0 without rows."""
        inside = self._around(QRect(0, 0, width, most))
        rows = self.list.wished_height(inside.width(), inside.height())
        return most - inside.height() + rows if rows else 0

    def _around(self, box: QRect) -> QRect:
        """Return the box of the rows in a panel's box; a tight box leaves the sentence out."""
        edge, foot = self._look.px(_EDGE), self._look.px(_FOOT) if self.list.rows else 0
        heads = (self._head_height(box.width(), sentence) for sentence in (self.sentence, ""))
        whole, tight = (box.adjusted(edge, head, -edge - 2, -edge - 3 - foot) for head in heads)
        return whole if self.list.least_height(whole.width()) <= whole.height() else tight

    @property
    def _shown_sentence(self) -> str:
        """The sentence below the title, if it has room."""
        whole = self._head_height(self.width(), self.sentence)
        return self.sentence if self._around(self.rect()).top() >= whole else ""

    def _head_room(self, width: int) -> QRect:
        px = self._look.px
        return QRect(px(_EDGE) * 2, px(_ABOVE), width - px(_EDGE) * 4, 10_000)

    def _head_height(self, width: int, sentence: str) -> int:
        high, px = self._title_box(width).height(), self._look.px
        if sentence:
            metrics = QFontMetrics(self._look.font(_SENTENCE))
            room = self._head_room(width)
            high += metrics.boundingRect(room, _WRAPPED, sentence).height() + px(2)
        return high + px(_ABOVE + 4)

    def _title_box(self, width: int) -> QRect:
        metrics = QFontMetrics(self._look.title_font(_TITLE))
        return metrics.boundingRect(self._head_room(width), _WRAPPED, self.title)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stand()

    def _stand(self) -> None:
        px, inside = self._look.px, self._around(self.rect())
        self.list.setGeometry(inside)
        self.list.scheduleDelayedItemsLayout()
        foot = QRect(inside.left(), inside.bottom() + 1, inside.width(), px(_FOOT))
        right = min(self.thanks.sizeHint().width(), foot.width() // 2)
        left = min(self.fold.sizeHint().width(), foot.width() - right)
        self.fold.setGeometry(QRect(foot.left(), foot.top() + 2, left, foot.height() - 2))
        self.thanks.setGeometry(
            QRect(foot.right() - right, foot.top() + 2, right, foot.height() - 2)
        )

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(334), self._look.px(229))

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        look = self._look
        paint_plate(painter, look, QRectF(self.rect()))
        self._paint_head(painter)
        if self._note:
            room = self._head_room(self.width())
            room.setTop(self._head_height(self.width(), ""))
            room.setBottom(self.height() - look.px(_EDGE))
            painter.setFont(look.font(14.5))
            painter.drawText(room, _WRAPPED, self._note)
        painter.end()

    def _paint_head(self, painter: QPainter) -> None:
        look, room = self._look, self._head_room(self.width())
        painter.setPen(QColor(look.palette.ink))
        painter.setFont(look.title_font(_TITLE))
        painter.drawText(room, _WRAPPED, self.title)
        room.setTop(self._title_box(self.width()).bottom() + look.px(2))
        painter.setFont(look.font(_SENTENCE))
        painter.drawText(room, _WRAPPED, self._shown_sentence)
