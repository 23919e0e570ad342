"""The sign that goes on with a game: its picture, and who waits there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from valeria_desktop.ui.paint.materials import INK
from valeria_desktop.ui.screens.home.sign import CarvedSign
from valeria_desktop.ui.words.label import explain_beside

if TYPE_CHECKING:
    from valeria_desktop.ui.paint.look import Look

_HIGH, _LOW = 92.0, 64.0
_SHAPE = 16 / 9
_EDGE = 9.0
_SHARE = 0.4
"""The greatest share of the sign's width that its picture takes."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_CUT = Qt.TextElideMode.ElideRight


class ContinueSign(CarvedSign):
    """A larger sign with a picture, its words as a title, and what is going on below them."""

    def __init__(self, look: Look, text: str) -> None:
        """Offer to go on, as yet without a game."""
        super().__init__(look, text, icon="play")
        self.picture = QPixmap()
        self.about = ""
        self._is_low = False
        self.set_height(_HIGH)

    def set_low(self, *, is_low: bool) -> None:
        """Be lower, without the picture, or as high as drawn."""
        self._is_low = is_low
        self.set_height(_LOW if is_low else _HIGH)

    def tell(self, about: str, details: str, picture: QPixmap) -> None:
        """Say what is going on, beside a picture of the game; an empty one leaves it out."""
        self.about, self.picture = about, picture
        said = about.replace("\n", ": ")
        self.setAccessibleDescription(f"{said}. {details}" if details else said)
        explain_beside(self, details)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(300), self._look.px(self._height))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @property
    def _depends(self) -> object:
        return self.about, self.picture.cacheKey(), self._is_low

    def _paint_content(self, painter: QPainter, box: QRectF, colour: QColor) -> None:
        px, look = self._look.px, self._look
        high = box.height() - 2 * px(_EDGE)
        left = box.left() + px(18)
        if not self.picture.isNull() and not self._is_low:
            wide = min(high * _SHAPE, box.width() * _SHARE)
            picture = QRectF(left, box.top() + px(_EDGE), wide, high)
            self._paint_scene(painter, picture)
            left = picture.right() + px(9)
        room = QRectF(left, box.top() + px(_EDGE), box.right() - left - px(16), high)
        painter.setFont(look.title_font(22))
        title = QRectF(room.left(), room.top() - px(2), room.width(), px(27))
        self._paint_words(painter, title, colour)
        painter.setFont(look.font(14.5))
        painter.setPen(colour)
        words = self.about.replace("\n", ": ") if self._is_low else self.about
        line = QRectF(
            room.left(), title.bottom(), room.width(), painter.fontMetrics().lineSpacing()
        )
        for each in words.split("\n"):
            cut = painter.fontMetrics().elidedText(each, _CUT, round(line.width()))
            painter.drawText(line, _LEFT, cut)
            line.translate(0, line.height())

    def _paint_scene(self, painter: QPainter, box: QRectF) -> None:
        """Paint the middle of the picture, which fills a box."""
        outline = QPainterPath()
        outline.addRoundedRect(box, 4 * self._look.scale, 4 * self._look.scale)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setClipPath(outline)
        whole = QRectF(self.picture.rect())
        wide = min(whole.width(), whole.height() * box.width() / box.height())
        part = QRectF(whole.center().x() - wide / 2, whole.top(), wide, whole.height())
        painter.drawPixmap(box, self.picture, part)
        painter.restore()
        painter.setPen(QPen(QColor(INK), 2 * self._look.scale))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(outline)
