"""Controls in the look of the program: buttons, headings, panels."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QFrame, QLabel, QSizePolicy, QWidget

if TYPE_CHECKING:
    from valeria_desktop.ui.look import Look


class Kind(StrEnum):
    """How much a button wants to be pressed."""

    PRIMARY = "primary"
    NORMAL = "normal"
    QUIET = "quiet"


class Button(QAbstractButton):
    """A flat button with a picture, words, and the key that presses it."""

    def __init__(
        self,
        look: Look,
        text: str = "",
        *,
        icon: str = "",
        key: str = "",
        kind: Kind = Kind.NORMAL,
    ) -> None:
        """Make a button; `key` is only shown, whoever owns the button listens to it."""
        super().__init__()
        self._look = look
        self._icon = icon
        self._key = key
        self._kind = kind
        self.setText(text)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._look_changed)
        self._look_changed()

    @property
    def look(self) -> Look:
        """Give the look it is painted with."""
        return self._look

    def set_kind(self, kind: Kind) -> None:
        """Change how much it wants to be pressed."""
        self._kind = kind
        self.update()

    def set_icon(self, icon: str) -> None:
        """Change its picture."""
        self._icon = icon
        self.updateGeometry()
        self.update()

    def _look_changed(self) -> None:
        self.setFont(self._look.bold(15) if self._kind is Kind.PRIMARY else self._look.font(15))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        px, metrics = self._look.px, self.fontMetrics()
        width = metrics.horizontalAdvance(self.text()) + px(20)
        width += px(26) if self._icon else 0
        width += px(14) + metrics.horizontalAdvance(self._key) if self._key else 0
        return QSize(width, px(32))

    def minimumSizeHint(self) -> QSize:
        px = self._look.px
        return QSize(px(34) + (px(20) if self._key else 0), px(32))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self.update()

    def _colours(self) -> tuple[QColor, QColor, QColor]:
        """Give the fill, the edge and the text."""
        tokens = self._look.tokens
        if not self.isEnabled():
            return QColor(tokens.panel), QColor(tokens.line), QColor(tokens.quiet)
        if self._kind is Kind.PRIMARY or self.isChecked():
            fill = QColor(tokens.lit)
            hover = fill.lighter(112) if self._look.is_dark else fill.lighter(125)
            return (hover if self.underMouse() else fill), fill, QColor(tokens.on_lit)
        quiet = self._kind is Kind.QUIET and not self.underMouse()
        fill = QColor(Qt.GlobalColor.transparent) if quiet else QColor(tokens.raised)
        edge = QColor(tokens.lit if self.underMouse() else tokens.line)
        return fill, edge, QColor(tokens.ink)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill, edge, text = self._colours()
        shift = 1 if self.isDown() else 0
        box = QRectF(self.rect()).adjusted(2.5, 2.5 + shift, -2.5, -2.5 + shift)
        painter.setPen(QPen(edge, 1.5))
        painter.setBrush(fill)
        painter.drawRoundedRect(box, 6, 6)
        self._paint_content(painter, box, text)
        if self.hasFocus():
            painter.setPen(QPen(QColor(self._look.tokens.focus), 2, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 7, 7)
        painter.end()

    def _paint_content(self, painter: QPainter, box: QRectF, colour: QColor) -> None:
        px = self._look.px
        painter.setFont(self.font())
        left = box.left() + px(7)
        if self._key:
            left += self._paint_key(painter, left, box, colour) + px(6)
        if self._icon:
            side = px(19)
            picture = self._look.icon(self._icon, side, self.devicePixelRatioF(), colour.name())
            painter.drawPixmap(round(left), round(box.center().y() - side / 2), picture)
            left += side + px(6)
        painter.setPen(colour)
        words = QRectF(left, box.top(), box.right() - left - px(4), box.height())
        plain = not self._icon and not self._key
        aligned = Qt.AlignmentFlag.AlignHCenter if plain else Qt.AlignmentFlag.AlignLeft
        text = painter.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, round(words.width())
        )
        painter.drawText(words, aligned | Qt.AlignmentFlag.AlignVCenter, text)

    def _paint_key(self, painter: QPainter, left: float, box: QRectF, colour: QColor) -> float:
        px = self._look.px
        width = max(px(17), painter.fontMetrics().horizontalAdvance(self._key) + px(6))
        cap = QRectF(left, box.center().y() - px(9), width, px(18))
        pen = QPen(colour, 1)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cap, 3, 3)
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._key)
        return width


class Heading(QLabel):
    """A heading in the font of titles."""

    def __init__(self, look: Look, text: str = "", size: float = 20) -> None:
        """Make a heading of a size."""
        super().__init__(text)
        self._look = look
        self._size = size
        look.changed.connect(self._look_changed)
        self._look_changed()

    def _look_changed(self) -> None:
        self.setFont(self._look.title_font(self._size))


class Text(QLabel):
    """Words that wrap."""

    def __init__(
        self, look: Look, text: str = "", size: float = 15, *, is_quiet: bool = False
    ) -> None:
        """Make a text of a size."""
        super().__init__(text)
        self._look = look
        self._size = size
        self._is_quiet = is_quiet
        self.setWordWrap(True)
        look.changed.connect(self._look_changed)
        self._look_changed()

    def _look_changed(self) -> None:
        self.setFont(self._look.font(self._size))
        colour = self._look.tokens.quiet if self._is_quiet else self._look.tokens.ink
        self.setStyleSheet(f"color: {colour};")


def panel(parent: QWidget | None = None) -> QFrame:
    """Make a panel: a framed field of its own colour on the table."""
    frame = QFrame(parent)
    frame.setProperty("panel", True)
    return frame
