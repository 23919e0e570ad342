"""The steps of the round as a row of panels, and beside it the chip of the rounds to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from valeria_desktop.games.valencia.ui.council.plain_view import (
    ENTER,
    is_for_the_table,
    lie_plainly,
)
from valeria_desktop.games.valencia.ui.steps.model import StepRole, StepsModel
from valeria_desktop.games.valencia.ui.steps.paint import NOTCH, paint_chip, paint_step
from valeria_desktop.games.valencia.ui.steps.steps import STEPS, coming_rounds
from valeria_desktop.ui.kit.brush import Brush
from valeria_desktop.ui.kit.kept import TURNS, KeptPictures
from valeria_desktop.ui.kit.plain import explain_beside
from valeria_desktop.ui.place.panel import panel_box
from valeria_desktop.ui.place.ruler import Ruler

if TYPE_CHECKING:
    from PySide6.QtGui import QEnterEvent, QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.ui.steps.steps import RoundStep
    from valeria_desktop.ui.kit.room import RoomLook
    from valeria_desktop.ui.kit.rows import Index

_DRAWN, _LEAST = QSize(894, 56), QSize(540, 40)
_GAP, _CHIP = 5.0, 30.0
_OPENING = {*ENTER, Qt.Key.Key_PageDown}


class StepsDelegate(QStyledItemDelegate):
    """A panel for each step, as wide as its view says."""

    def __init__(self, look: RoomLook, parent: QObject | None = None) -> None:
        """Paint with the look of a room."""
        super().__init__(parent)
        self._look = look
        self._kept = KeptPictures(look, each=TURNS)
        self.room = QSize(len(STEPS), 1)
        """What all of them have together."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        at, wide = index.row(), self.room.width()
        return QSize(wide * (at + 1) // len(STEPS) - wide * at // len(STEPS), self.room.height())

    def box_in(self, cell: QRect) -> QRect:
        """Give where the panel of a cell lies; below it is room for the notch."""
        gap, notch = round(_GAP * self._look.unit), round(NOTCH * self._look.unit)
        return cell.adjusted(0, 0, -gap, -notch)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        step: RoundStep = index.data(StepRole.SHOWN)
        focus = bool(option.state & QStyle.StateFlag.State_HasFocus)
        inside = QRectF(self.box_in(QRect(0, 0, option.rect.width(), option.rect.height())))

        def draw(brush: Brush, _cell: QRectF) -> None:
            paint_step(brush, panel_box(inside), step, Ruler(self._look), focus=focus)

        thing = (step.key, (step, focus), self._look.unit)
        self._kept.paint(painter, option.rect, thing, draw)


class RoundsChip(QWidget):
    """Opens the rounds to come while the mouse is on it, or by a click."""

    pointed = Signal(bool)
    clicked = Signal()

    def __init__(self, look: RoomLook, parent: QWidget) -> None:
        """Stand beside the steps."""
        super().__init__(parent)
        self._look = look
        self._number = 0
        self._is_open = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_number(self, number: int, words: str) -> None:
        """Tell how many rounds are to come; there is no chip for none."""
        self._number = number
        self.setVisible(number > 0)
        explain_beside(self, words)
        self.setAccessibleName(words)
        self.update()

    def set_open(self, *, is_open: bool) -> None:
        """Look as what is open."""
        self._is_open = is_open
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(False)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.clicked.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = panel_box(QRectF(self.rect()))
        brush = Brush(painter, self._look, self._look.unit)
        paint_chip(brush, box, self._number, Ruler(self._look), is_open=self._is_open)
        painter.end()


class StepsView(QListView):
    """Shows what is done, what is on and what comes in this round."""

    rounds_asked = Signal()
    """The boards of the rounds to come are wanted, by a key or a click."""
    rounds_pointed = Signal(bool)
    """The mouse came to their chip, or left it."""

    def __init__(self, look: RoomLook, parent: QWidget | None = None) -> None:
        """Show nothing before a game."""
        super().__init__(parent)
        self._look = look
        self.steps = StepsModel()
        self.chip = RoundsChip(look, self)
        self._delegate = StepsDelegate(look, self)
        self.setModel(self.steps)
        self.setItemDelegate(self._delegate)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(False)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        lie_plainly(self)
        self.setAccessibleName(self.tr("Steps of the round; Page Down shows the next rounds"))
        self.chip.hide()
        self.chip.clicked.connect(self.rounds_asked)
        self.chip.pointed.connect(self.rounds_pointed)
        self.steps.tell_of_changes(self.viewport().update)
        look.changed.connect(self._fit)

    def show_scene(self, scene: Scene) -> None:
        """Show a scene."""
        self.steps.show(scene)
        number = len(coming_rounds(scene))
        words = self.tr("The boards of the rounds to come: {number}").format(number=number)
        self.chip.show_number(number, words)
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self.steps.index(0))
        self._fit()

    def forget(self) -> None:
        """Show nothing again."""
        self.steps.forget()
        self.chip.hide()

    # --- where everything is

    def _fit(self) -> None:
        wide = round(self._look.box(_CHIP)) if self.chip.isVisibleTo(self) else 0
        if wide != self.viewportMargins().right():
            self.setViewportMargins(0, 0, wide, 0)
        notch = round(self._look.box(NOTCH))
        self.chip.setGeometry(self.width() - wide, 0, wide, self.height() - notch)
        room = self.viewport().size()
        if room != self._delegate.room:
            self._delegate.room = room
            self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def rect_of(self, letter: str, within: QWidget) -> QRect | None:
        """Give where the panel of a step lies, in the coordinates of a widget."""
        index = self.steps.index_of(letter)
        if not index.isValid():
            return None
        box = panel_box(QRectF(self._delegate.box_in(self.visualRect(index)))).toRect()
        return QRect(self.viewport().mapTo(within, box.topLeft()), box.size())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def sizeHint(self) -> QSize:
        return _DRAWN * self._look.unit

    def minimumSizeHint(self) -> QSize:
        return QSize(1, round(_LEAST.height() * self._look.unit))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _OPENING:
            self.rounds_asked.emit()
        elif is_for_the_table(event):
            event.ignore()
        else:
            super().keyPressEvent(event)
