"""The sheet of a hint: the best three options with seals and reasons, in the game's voice."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from valeria_desktop.ui.coach.hint_paint import HintDelegate, HintFold
from valeria_desktop.ui.coach.hint_rows import HintModel, HintRole
from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.controls.button_faces import ButtonKind
from valeria_desktop.ui.controls.held_keys import keep_held
from valeria_desktop.ui.controls.peek import Peek
from valeria_desktop.ui.paint.busts import Expression
from valeria_desktop.ui.paint.kept import KeptPictures
from valeria_desktop.ui.paint.parchment import RING, ParchmentLook, margin_of, paint_sheet
from valeria_desktop.ui.paint.title_lines import title_height, write_title
from valeria_desktop.ui.program.commands import keys_of
from valeria_desktop.ui.voice.bust import LeaningBust
from valeria_desktop.ui.voice.question import REASON, TITLE
from valeria_desktop.ui.voice.voice import is_tight

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent, QObject
    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent

    from valeria_desktop.ui.coach.hint_rows import HintRow
    from valeria_desktop.ui.controls.rows import Index
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.voice.arrivals import Arrivals
    from valeria_desktop.ui.voice.voice import Voice

_GAP, _FOOT, _BUTTON = 2, 35, 35
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
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click would end what a held key shows
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setStyleSheet("QListView, QListView > QWidget {background: transparent}")
        self.setAccessibleName(self.tr("The best choices"))
        self.entered.connect(self._point)
        self.clicked.connect(self._choose)

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

    def _choose(self, index: Index) -> None:
        row: HintRow | None = index.data(HintRole.ROW) if index.isValid() else None
        if row is not None:
            self.chosen.emit(row.option_id)

    def close_by_escape(self) -> bool:
        self.closed.emit()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row: HintRow | None = self.currentIndex().data(HintRole.ROW)
        if event.key() in _ENTER and row is not None:
            self.chosen.emit(row.option_id)
        elif event.key() == Qt.Key.Key_Escape:
            self.close_by_escape()
        elif event.key() in _TURNS:
            self.turned.emit(_TURNS[Qt.Key(event.key())])
        elif event.text().strip() or event.key() == Qt.Key.Key_Space:
            event.ignore()  # these keys belong to the table, not to Qt's search in a list
        else:
            super().keyPressEvent(event)


class HintPeek(Peek):
    """Shows a private hint while a player holds it; the table's own button hears its key."""

    def __init__(self, look: Look) -> None:
        translate = QCoreApplication.translate  # tr() needs an initialised base class
        words = translate("HintPeek", "Hold to read")
        super().__init__(look, words, translate("HintPeek", "Hold to read the hint."), _BUTTON)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        del watched, event
        return False


class HintPanel(QWidget):
    """The voice's sheet with a head, rows and a fold for numbers, or with a sentence alone.

    Before others at the screen, the sentence stands over a button that shows the rows.
    """

    grown = Signal()
    """The content changed, and may need another height."""
    unfolded = Signal(bool)
    """The player unfolded the numbers, or folded them."""

    def __init__(
        self,
        look: Look,
        parent: QWidget | None = None,
        voice: Voice | None = None,
        arrivals: Arrivals | None = None,
    ) -> None:
        """Make a hidden panel, with the speaker's face."""
        super().__init__(parent)
        self._look = look = ParchmentLook(look, self)
        self._kept = KeptPictures(look)
        self.bust = LeaningBust(look, self, arrivals)
        self.bust.show_face(voice, Expression.SPEAKS)
        self._note = ""
        self.title, self.sentence = self.tr("Hint"), ""
        self.list = HintList(look, self)
        self.fold = Button(look, self.tr("Numbers"), icon="right", kind=ButtonKind.QUIET)
        self.fold.setParent(self)
        self.fold.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.fold.clicked.connect(lambda: self._turn_fold(is_unfolded=not self.is_unfolded))
        self.thanks = Button(look, self.tr("Thanks"), key=keys_of("hint"))
        self.thanks.setParent(self)
        self.peek = HintPeek(look)
        self.peek.setParent(self)
        keep_held(self)
        self.is_private = False
        """Whether the sheet keeps its rows from others at the screen."""
        for button in (self.fold, self.thanks):
            button.set_height(_BUTTON)
        self.list.turned.connect(self._turn_fold_by_key)
        look.changed.connect(self._stand)
        self.set_unfolded(is_unfolded=False)
        self.hide()

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """The stops of Tab, in their order."""
        return self.list, self.fold, self.peek, self.thanks

    @property
    def covers_column(self) -> bool:
        """Whether the sheet covers all that lies below the question; a private note doesn't."""
        return not self.isHidden() and not self.is_private

    # --- contents

    def show_rows(self, rows: list[HintRow], head: tuple[str, str]) -> None:
        """Show the best options below a title and a sentence."""
        self._note, self.is_private = "", False
        self.title, self.sentence = head
        self.list.show_rows(rows)
        self._show_parts(has_rows=True)
        self.setAccessibleName(" ".join(filter(None, (f"{self.title}.", self.sentence))))

    def show_note(self, words: str) -> None:
        """Show a sentence in place of the rows."""
        self._note, self.is_private = words, False
        self.title, self.sentence = self.tr("Hint"), ""
        self.list.show_rows([])
        self._show_parts(has_rows=False)
        self.setAccessibleName(words)

    def show_private(self, question: str, words: str) -> None:
        """Show a question and a sentence for everyone, and the button to read the hint alone."""
        self._note, self.is_private = words, True
        self.title, self.sentence = question, ""
        self.list.show_rows([])
        self._show_parts(has_rows=False)
        how = self.tr("Hold D to read the hint.")
        self.setAccessibleName(f"{question} {words} {how}")

    def _show_parts(self, *, has_rows: bool) -> None:
        by_mouse = self.peek.is_held  # a hidden button would miss that it is let go
        self.list.setVisible(has_rows)
        self.fold.setVisible(has_rows and not by_mouse)
        self.peek.setVisible(self.is_private or by_mouse)
        self.thanks.setVisible(has_rows or self.is_private)
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

    def note_height(self, width: int) -> int:
        """Return the height of a private note with its buttons, in pixels."""
        head = self._head_height(width, self._note)
        return head + ceil(RING * self._look.unit) + self._look.px(_FOOT)

    def _around(self, box: QRect) -> QRect:
        """Return the box of the rows in a panel's box; a tight box leaves the sentence out."""
        edge = margin_of(self._look)
        foot = self._look.px(_FOOT) if self.list.rows or self.is_private else 0
        words = self.sentence or self._note
        heads = (self._head_height(box.width(), each) for each in (words, ""))
        below = ceil(RING * self._look.unit) + foot
        whole, tight = (box.adjusted(edge, head, -edge, -below) for head in heads)
        return whole if self.list.least_height(whole.width()) <= whole.height() else tight

    @property
    def _shown_words(self) -> str:
        """The sentence or the note below the title, if it has room."""
        words = self.sentence or self._note
        whole = self._head_height(self.width(), words)
        return words if self._around(self.rect()).top() >= whole else ""

    def _title_room(self, width: int) -> QRect:
        """Return the room of the title: beside the bust, below the sheet's edge."""
        edge = margin_of(self._look)
        left = max(edge, round(self.bust.inside.width()))
        return QRect(left, edge, width - left - edge, 10_000)

    def _sentence_room(self, width: int) -> QRect:
        """Return the room of the sentence: below the title, or where that is tight the bust."""
        room, gap = self._title_room(width), self._look.px(_GAP)
        room.setTop(self._title_box(width).bottom() + gap)
        if is_tight(self._look):
            room.setLeft(margin_of(self._look))
            room.setTop(max(room.top(), round(self.bust.inside.height()) + gap))
        return room

    def _head_height(self, width: int, words: str) -> int:
        """Return where the rows begin: below these words and the bust."""
        high, gap = self._title_box(width).bottom(), self._look.px(_GAP)
        if words:
            metrics = QFontMetrics(self._look.font(REASON))
            high = metrics.boundingRect(self._sentence_room(width), _WRAPPED, words).bottom()
        return max(high, round(self.bust.inside.height())) + gap

    def _title_box(self, width: int) -> QRect:
        room, font = self._title_room(width), self._look.title_font(TITLE)
        room.setHeight(ceil(title_height(font, self.title, room.width())))
        return room

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stand()

    def _stand(self) -> None:
        px, inside = self._look.px, self._around(self.rect())
        self.list.setGeometry(inside)
        self.list.scheduleDelayedItemsLayout()
        foot = QRect(inside.left(), inside.bottom() + 1, inside.width(), px(_FOOT))
        right = min(self.thanks.sizeHint().width(), foot.width() // 2)
        for button in (self.fold, self.peek):
            left = min(button.sizeHint().width(), foot.width() - right)
            button.setGeometry(QRect(foot.left(), foot.top() + 2, left, foot.height() - 2))
        self.thanks.setGeometry(
            QRect(foot.right() - right, foot.top() + 2, right, foot.height() - 2)
        )

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(334), self._look.px(229))

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        look, box = self._look, QRectF(self.rect())
        self._kept.paint_whole(
            self,
            (look.unit, look.materials),
            lambda painter: paint_sheet(painter, box, look, is_lit=False),
        )
        painter, wide = QPainter(self), self.width()
        painter.setPen(QColor(look.palette.ink))
        painter.setFont(look.title_font(TITLE))
        write_title(painter, QRectF(self._title_room(wide)), self.title)
        painter.setFont(look.font(REASON))
        painter.drawText(self._sentence_room(wide), _WRAPPED, self._shown_words)
        if self.list.rows:
            edge, line = margin_of(look), self.list.geometry().top() - look.px(_GAP) // 2
            painter.setPen(QPen(QColor(look.palette.line), max(1.0, 1.2 * look.unit)))
            painter.drawLine(edge, line, wide - edge, line)
        painter.end()
