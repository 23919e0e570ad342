"""A price as two counters: one more of Magic is one less of what the price is in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QSlider

from valeria_desktop.ui.kit.button_faces import Kind, Mien, SheetFace

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent

    from valeria_desktop.ui.kit.look import Look

MAGIC = "magic"
_HEIGHT, _WIDTH = 52, 112
_SIGN, _NUMBER, _STEP = 26, 22, 26
_MIDDLE = Qt.AlignmentFlag.AlignCenter


class Counters(QSlider):
    """The value is how many units of a price are paid with Magic; screen readers hear a slider."""

    def __init__(self, look: Look, kind: str, total: int) -> None:
        """Show a price of a number of units of Gold or Strength."""
        super().__init__(Qt.Orientation.Horizontal)
        self._look = look
        self._face = SheetFace(look)
        self._kinds = (kind, MAGIC)
        self._total = total
        self._pointed: tuple[str, int] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setPageStep(1)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        px = self._look.px
        return QSize(2 * px(_WIDTH), px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(_WIDTH), self._look.px(_HEIGHT))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._look.px(_HEIGHT) * (2 if self._stacks_at(width) else 1)

    def _stacks_at(self, width: int) -> bool:
        """Tell whether one counter stands below the other."""
        return width < 2 * self._look.px(_WIDTH)

    def amount(self, kind: str) -> int:
        """Tell how much is paid in one kind."""
        return self.value() if kind == MAGIC else self._total - self.value()

    def step_of(self, kind: str, step: int) -> QRectF:
        """Return the box of the button for one more or one less of a kind."""
        box = self._box(kind)
        width = self._look.px(_STEP) + self._face.inset
        if step > 0:
            return QRectF(box.right() - width, box.top(), width, box.height())
        return QRectF(box.left(), box.top(), width, box.height())

    def _box(self, kind: str) -> QRectF:
        number, whole = self._kinds.index(kind), self.size().toSizeF()
        if self._stacks_at(self.width()):
            half = whole.height() / 2
            return QRectF(0, number * half, whole.width(), half)
        half = whole.width() / 2
        return QRectF(number * half, 0, half, whole.height())

    def _can(self, kind: str, step: int) -> bool:
        value = self.value() + (step if kind == MAGIC else -step)
        return self.minimum() <= value <= self.maximum()

    # --- the mouse

    def _step_at(self, at: QPointF) -> tuple[str, int] | None:
        for kind in self._kinds:
            for step in (-1, 1):
                if self._can(kind, step) and self.step_of(kind, step).contains(at):
                    return kind, step
        return None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        step = self._step_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and step is not None:
            self.setValue(self.value() + (step[1] if step[0] == MAGIC else -step[1]))
            self._point_at(self._step_at(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point_at(self._step_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point_at(None)

    def _point_at(self, step: tuple[str, int] | None) -> None:
        self._pointed = step
        hand = Qt.CursorShape.PointingHandCursor if step else Qt.CursorShape.ArrowCursor
        self.setCursor(hand)
        self.update()

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for kind in self._kinds:
            self._paint_counter(painter, kind)
        if self.hasFocus():
            self._face.paint_focus(painter, QRectF(self.rect()))
        painter.end()

    def _paint_counter(self, painter: QPainter, kind: str) -> None:
        px, look = self._look.px, self._look
        colours = self._face.colours(Mien(Kind.NORMAL, True, False, False))
        box = self._face.paint_box(painter, self._box(kind), colours, is_down=False)
        side, number = px(_SIGN), str(self.amount(kind))
        font = look.bold(_NUMBER)
        wide = QFontMetricsF(font).horizontalAdvance(number)
        left = box.center().x() - (side + px(6) + wide) / 2
        icon = look.icon(kind, side, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(round(left), round(box.center().y() - side / 2)), icon)
        painter.setFont(font)
        painter.setPen(colours.text)
        room = QRectF(left + side + px(6), box.top(), wide + 1, box.height())
        painter.drawText(room, _MIDDLE, number)
        for step, words in ((-1, "−"), (1, "+")):
            self._paint_step(painter, kind, step, words)

    def _paint_step(self, painter: QPainter, kind: str, step: int, words: str) -> None:
        place, inset = self.step_of(kind, step), self._face.inset
        colour = QColor(self._look.palette.ink)
        if not self._can(kind, step):
            colour.setAlphaF(0.3)
        elif self._pointed == (kind, step):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._look.palette.lit))
            painter.drawRoundedRect(place.adjusted(inset, 2 * inset, -inset, -2 * inset), 5, 5)
        painter.setPen(colour)
        painter.setFont(self._look.bold(_NUMBER))
        painter.drawText(place, _MIDDLE, words)
