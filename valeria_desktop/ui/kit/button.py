"""The button of the program: a picture, words, and the key that presses it."""

from __future__ import annotations

from enum import StrEnum
from math import ceil
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from valeria_desktop.ui.kit.kept import KeptPictures
from valeria_desktop.ui.kit.plain import explain_beside
from valeria_desktop.ui.kit.strokes import cap_width, paint_cap, paint_hint_mark

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QResizeEvent

    from valeria_desktop.ui.kit.look import Look

Picture: TypeAlias = "Callable[[QPainter, QRectF], None]"
"""What paints a picture into a box."""

_HEIGHT = 32
_EDGE = 8
_GAP = 6
_ICON = 19
_PICTURE = 24
_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter


class Kind(StrEnum):
    """How much a button wants to be pressed."""

    PRIMARY = "primary"
    NORMAL = "normal"
    QUIET = "quiet"


class Button(QAbstractButton):
    """A flat button with a picture, words, and the key that presses it."""

    def __init__(  # noqa: PLR0913 - all of a button is said in one place, by name
        self,
        look: Look,
        text: str = "",
        *,
        icon: str = "",
        key: str = "",
        kind: Kind = Kind.NORMAL,
        wraps: bool = False,
    ) -> None:
        """Make a button; `key` is only shown, whoever owns the button listens to it."""
        super().__init__()
        self.arrows: Callable[[Button, Qt.Key], bool] | None = None
        """What a key of an arrow does; it tells whether the key meant something."""
        self._look = look
        self._kept = KeptPictures(look)
        self._icon = icon
        self._key = key
        self._kind = kind
        self._wraps = wraps
        self._picture: Picture | None = None
        self._squares = 1
        self._tail: tuple[tuple[str, str], ...] = ()
        self._is_hinted = False
        self._height: float = _HEIGHT
        self.setText(text)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        vertical = QSizePolicy.Policy.Preferred if wraps else QSizePolicy.Policy.Fixed
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, vertical)
        policy.setHeightForWidth(wraps)
        self.setSizePolicy(policy)
        look.changed.connect(self._look_changed)
        self._look_changed()

    @property
    def look(self) -> Look:
        """The look it is painted with."""
        return self._look

    @property
    def key(self) -> str:
        """The key that is shown on it."""
        return self._key

    @property
    def is_hinted(self) -> bool:
        """Whether it bears the mark of a hint."""
        return self._is_hinted

    def set_kind(self, kind: Kind) -> None:
        """Change how much it wants to be pressed."""
        self._kind = kind
        self._look_changed()

    def set_icon(self, icon: str) -> None:
        """Change its picture."""
        self._icon = icon
        self._changed()

    def set_picture(self, picture: Picture, *, squares: int = 1) -> None:
        """Have a picture painted in place of an icon, as wide as so many squares."""
        self._picture = picture
        self._squares = squares
        self._changed()

    def set_tail(self, *tail: tuple[str, str]) -> None:
        """Show pairs of a short text and an icon at its right end: a price."""
        self._tail = tail
        self._changed()

    def set_height(self, height: float) -> None:
        """Change its height, in pixels at the normal size of text."""
        self._height = height
        self._changed()

    def set_hinted(self, *, hinted: bool) -> None:
        """Mark it as what is hinted at, or take the mark away."""
        self._is_hinted = hinted
        self.update()

    def _look_changed(self) -> None:
        font = self._look.bold(15) if self._kind is Kind.PRIMARY else self._look.font(15)
        if font != self.font():  # under a style sheet a font costs more than all else of a button
            self.setFont(font)
        self._changed()

    def _changed(self) -> None:
        self.updateGeometry()
        self.update()

    # --- sizes

    def _lead(self) -> int:
        """Give the room that key and picture take before the text."""
        px, width = self._look.px, 0
        if self._key:
            width += cap_width(self._look, self.fontMetrics(), self._key) + px(_GAP)
        if self._icon or self._picture:
            width += (px(_PICTURE) * self._squares if self._picture else px(_ICON)) + px(_GAP)
        return width

    def _trail(self) -> int:
        """Give the room that the tail takes behind the text."""
        px, width = self._look.px, 0
        for text, icon in self._tail:
            width += self.fontMetrics().horizontalAdvance(text) + px(_GAP)
            width += px(_ICON) + px(2) if icon else 0
        return width

    def _room(self) -> int:
        return self._lead() + self._trail() + 2 * self._look.px(_EDGE) + 7

    def sizeHint(self) -> QSize:
        # rounded down by less than a pixel, the last word would wrap
        words = ceil(QFontMetricsF(self.font()).horizontalAdvance(self.text())) + 1
        return QSize(words + self._room(), self._look.px(self._height))

    def minimumSizeHint(self) -> QSize:
        px = self._look.px
        return QSize(self._room() if self._wraps else self._lead() + px(34), px(self._height))

    def heightForWidth(self, width: int) -> int:
        least = self._look.px(self._height)
        if not self._wraps:
            return least
        room = QRect(0, 0, max(1, width - self._room()), 10_000)
        text = self.fontMetrics().boundingRect(room, _WRAP, self.text())
        return max(least, text.height() + self._look.px(10))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self._wraps and not self.toolTip() and self.width() < self.sizeHint().width():
            explain_beside(self, self.text())

    # --- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if not event.isAutoRepeat():  # a key that is held must not answer what comes next
                self.click()
            return
        if self.arrows is None or not self.arrows(self, Qt.Key(event.key())):
            super().keyPressEvent(event)

    # --- painting

    def _colours(self) -> tuple[QColor, QColor, QColor]:
        """Give the fill, the edge and the text."""
        tokens = self._look.palette
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
        colours = self._colours()
        known = (
            *(colour.rgba() for colour in colours),
            (self._kind, self.text(), self._key, self._icon, self._picture, self._tail),
            (self.isDown(), self.hasFocus(), self._is_hinted),
        )
        self._kept.paint_whole(self, known, lambda painter: self._paint(painter, colours))

    def _paint(self, painter: QPainter, colours: tuple[QColor, QColor, QColor]) -> None:
        fill, edge, text = colours
        shift = 1 if self.isDown() else 0
        box = QRectF(self.rect()).adjusted(2.5, 2.5 + shift, -2.5, -2.5 + shift)
        painter.setPen(QPen(edge, 1.5))
        painter.setBrush(fill)
        painter.drawRoundedRect(box, 6, 6)
        self._paint_content(painter, box, text)
        if self._is_hinted:
            paint_hint_mark(painter, self._look, box)
        if self.hasFocus():
            painter.setPen(QPen(QColor(self._look.palette.focus), 2, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 7, 7)

    def _paint_content(self, painter: QPainter, box: QRectF, colour: QColor) -> None:
        px = self._look.px
        painter.setFont(self.font())
        left = box.left() + px(_EDGE)
        if self._is_bare:
            spare = box.width() - self._room() - self.fontMetrics().horizontalAdvance(self.text())
            left += max(0.0, spare / 2)
        if self._key:
            cap = paint_cap(painter, self._look, QPointF(left, box.center().y()), self._key, colour)
            left = cap.right() + px(_GAP)
        if self._icon or self._picture:
            left = self._paint_picture(painter, left, box, colour) + px(_GAP)
        right = self._paint_tail(painter, box, colour)
        painter.setPen(colour)
        words = QRectF(left, box.top(), right - left, box.height())
        if self._wraps:
            painter.drawText(words, _WRAP, self.text())
            return
        room = round(words.width())
        text = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        painter.drawText(words, _LEFT, text)

    @property
    def _is_bare(self) -> bool:
        """Words alone stand in the middle; the words of a list begin one below the other."""
        return not self._tail and not self._wraps and not self._picture

    def _paint_picture(self, painter: QPainter, left: float, box: QRectF, colour: QColor) -> float:
        side = self._look.px(_PICTURE if self._picture else _ICON)
        place = QRectF(round(left), round(box.center().y() - side / 2), side, side)
        if self._picture:
            place.setWidth(side * self._squares)
            self._picture(painter, place)
            painter.setFont(self.font())
        else:
            ratio = self.devicePixelRatioF()
            icon = self._look.icon(self._icon, side, ratio, colour.name())
            painter.drawPixmap(place.topLeft(), icon)
        return place.right()

    def _paint_tail(self, painter: QPainter, box: QRectF, colour: QColor) -> float:
        px = self._look.px
        right = box.right() - px(_EDGE)
        side = px(_ICON)
        for text, icon in reversed(self._tail):
            if icon:
                picture = self._look.icon(icon, side, self.devicePixelRatioF(), colour.name())
                top = round(box.center().y() - side / 2)
                painter.drawPixmap(round(right - side), top, picture)
                right -= side + px(2)
            width = self.fontMetrics().horizontalAdvance(text)
            painter.setPen(colour)
            cell = QRectF(right - width, box.top(), width, box.height())
            painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, text)
            right -= width + px(_GAP)
        return right
