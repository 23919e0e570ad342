"""A button that is a picture with a name: the chosen one has a gold frame and a tick."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QSizePolicy

from valeria_desktop.ui.controls.choices import Choices
from valeria_desktop.ui.controls.drawn_button import DrawnButton
from valeria_desktop.ui.controls.listed_layout import ListedLayout
from valeria_desktop.ui.paint.materials import GOLD, INK, materials_of
from valeria_desktop.ui.paint.pictures import picture
from valeria_desktop.ui.paint.room_look import unit_of
from valeria_desktop.ui.paint.ruler import fitted, shortened, width_of_words
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from PySide6.QtCore import QPointF
    from PySide6.QtWidgets import QAbstractButton, QLayout

    from valeria_desktop.ui.controls.button import Picture
    from valeria_desktop.ui.paint.look import Look

_PLATE, _TICK = 22, 20
_INSET = 4.0
_RADIUS = 6.0
_WORDS, _LEAST_WORDS = 15, 13
_EDGE = 3.0
"""What is left free at each side of a name."""
_LEAST_PICTURE, _BESIDE = 0.8, 2.2
"""The least height of a picture above its name, by the name's plate; the width of a picture beside
its name, by the button's height."""
_MOST_ROWS = 3
"""The rows that a page has to leave room for at the least."""
_HEIGHTS = (1.0, 0.72, 0.3)
"""The heights of pictures in one row, in two, and in more, as shares of the wished height."""


class PictureButton(DrawnButton):
    """A picture, with its name on a plate of parchment below."""

    takes_enter = False  # it is one of several choices: Enter belongs to their page

    def __init__(self, look: Look, words: str, paint: Picture, size: tuple[float, float]) -> None:
        """Show a picture of a size; its width grows with the room."""
        super().__init__(look)
        self._paint = paint
        self._size = size
        self.longest = 0.0
        """The width of the longest name among the buttons beside this one, in pixels."""
        self.setText(words)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_size(self, size: tuple[float, float]) -> None:
        """Have another size."""
        self._size = size
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        wide, high = self._size
        unit = max(1.0, unit_of(self.window().size()))  # pictures grow with the window
        return QSize(round(wide * unit), round(high * unit) + self._look.px(_PLATE))

    def minimumSizeHint(self) -> QSize:
        """Return the size at which the name is whole in letters of 13, in the lowest picture."""
        wide = width_of_words(self._look.bold(_LEAST_WORDS), self.text())
        return QSize(ceil(wide + 2 * (_INSET + _EDGE)), self.height_in(rows=_MOST_ROWS))

    def height_in(self, rows: int) -> int:
        """Return the height of the button where pictures lie in a number of rows."""
        whole, plate = self.sizeHint().height(), self._look.px(_PLATE)
        return plate + round((whole - plate) * _HEIGHTS[min(rows, len(_HEIGHTS)) - 1])

    def draw(self, painter: QPainter, whole: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(1.0 if self.isEnabled() else 0.45)
        box = whole.adjusted(_INSET, _INSET, -_INSET, -_INSET)
        outline = QPainterPath()
        outline.addRoundedRect(box, _RADIUS, _RADIUS)
        shown, plate = self.parts_of(box)
        painter.save()
        painter.setClipPath(outline)
        if not shown.isEmpty():
            self._paint(painter, shown)
        if not (self.isChecked() or self.underMouse()):
            painter.fillRect(box, QColor(0, 0, 0, 70))
        is_bare = shown.isEmpty()  # then the tick has its place beside the name
        beside = self._look.px(_TICK) if is_bare and self.isChecked() else 0
        self._paint_plate(painter, plate, beside)
        painter.restore()
        self._paint_frame(painter, box, box.topRight() if is_bare else shown.topRight())
        self.draw_focus(painter, whole.adjusted(1, 1, -1, -1), 8)

    def parts_of(self, box: QRectF) -> tuple[QRectF, QRectF]:
        """Return the boxes of picture and plate: a low picture lies beside the name.

        Above the name a strip of a few pixels would show nothing of it. Where a name beside it
        needs all the width, none of the buttons has a picture.
        """
        plate = QRectF(box)
        plate.setTop(box.bottom() - self._look.px(_PLATE))
        shown = QRectF(box.topLeft(), plate.topRight())
        if shown.height() >= plate.height() * _LEAST_PICTURE:
            return shown, plate
        name = max(self.longest, self.name_width) + 2 * _EDGE
        shown = QRectF(box)
        shown.setWidth(min(box.height() * _BESIDE, box.width() - name))
        if shown.width() < box.height():
            return QRectF(), box
        return shown, QRectF(shown.topRight(), box.bottomRight())

    @property
    def name_width(self) -> float:
        """The width of the name in letters of their usual size, in pixels."""
        return width_of_words(self._look.bold(_WORDS), self.text())

    def _paint_plate(self, painter: QPainter, plate: QRectF, beside: float) -> None:
        made = materials_of(self._look)
        painter.fillRect(plate, QColor(GOLD if self.isChecked() else made.parchment))
        painter.setPen(QPen(QColor(INK), 1.4))
        painter.drawLine(plate.topLeft(), plate.topRight())
        painter.drawLine(plate.topLeft(), plate.bottomLeft())
        plate = plate.adjusted(0, 0, -beside, 0)
        room = plate.width() - 2 * _EDGE
        font = fitted(self._look.bold(_WORDS), self.text(), room, plate.height())
        painter.setFont(font)
        words = shortened(font, self.text(), room)
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, words)

    def _paint_frame(self, painter: QPainter, box: QRectF, tick: QPointF) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(INK), 2))
        painter.drawRoundedRect(box, _RADIUS, _RADIUS)
        if self.isChecked():
            outside = box.adjusted(-2, -2, 2, 2)
            painter.setPen(QPen(QColor(GOLD), 3))
            painter.drawRoundedRect(outside, _RADIUS + 2, _RADIUS + 2)
            paint_tick(painter, tick, self._look)


def paint_tick(painter: QPainter, corner: QPointF, look: Look) -> None:
    """Paint the tick of a chosen picture at the picture's upper right corner."""
    side = look.px(_TICK)
    seal = QRectF(corner.x() - side - 2, corner.y() + 2, side, side)
    painter.setPen(QPen(QColor(INK), 1.6))
    painter.setBrush(QColor(GOLD))
    painter.drawEllipse(seal)
    inside = round(side * 0.66)
    ratio = painter.device().devicePixelRatio()
    at = seal.center()
    tick = look.icon("check", inside, ratio, INK)
    painter.drawPixmap(round(at.x() - inside / 2), round(at.y() - inside / 2), tick)


def part_of(name: str, shape: tuple[float, float, float, float]) -> Picture:
    """Return a part of a wide drawing; left, top and width are shares of the drawing."""
    left, top, share, form = shape

    def paint(painter: QPainter, box: QRectF) -> None:
        ratio = painter.device().devicePixelRatio()
        wide = round(box.width() / share)
        drawn = picture(name, wide, round(wide / form), ratio)
        source = QRectF(left * wide * ratio, top * wide / form * ratio, 0, 0)
        source.setSize(box.size() * ratio)
        painter.drawPixmap(box, drawn, source)

    return paint


class PictureRows(ListedLayout):
    """Lays pictures of one width in as few rows as their names allow, as many in each."""

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation.Horizontal

    def heightForWidth(self, width: int) -> int:
        rows = self._rows(width)
        return rows * self._height(rows)

    def sizeHint(self) -> QSize:
        wide = sum(item.sizeHint().width() for item in self._items)
        return QSize(wide, self._height(1))

    def minimumSize(self) -> QSize:
        return QSize(self._needed() * ceil(len(self._items) / _MOST_ROWS), self._height(1))

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        rows = self._rows(rect.width())
        columns, high = ceil(len(self._items) / rows), self._height(rows)
        buttons = [as_a(PictureButton, item.widget()) for item in self._items]
        longest = max((button.name_width for button in buttons), default=0.0)
        for button in buttons:
            button.longest = longest
        for place, item in enumerate(self._items):
            row, column = divmod(place, columns)
            left, right = (rect.width() * each // columns for each in (column, column + 1))
            item.setGeometry(QRect(rect.left() + left, rect.top() + row * high, right - left, high))

    def _needed(self) -> int:
        return max((1, *(item.minimumSize().width() for item in self._items)))  # 0 while hidden

    def _rows(self, width: int) -> int:
        return max(1, ceil(len(self._items) / max(1, width // self._needed())))

    def _height(self, rows: int) -> int:
        buttons = (as_a(PictureButton, item.widget()) for item in self._items)
        return max((button.height_in(rows) for button in buttons), default=0)


class PictureChoices(Choices):
    """Pictures side by side, in rows if there are many; one of them is chosen."""

    def __init__(
        self, look: Look, name: str, pictures: Mapping[object, Picture], size: tuple[float, float]
    ) -> None:
        """Offer no value yet; each value has its picture."""
        super().__init__(look, name)
        self._pictures = pictures
        self._size = size

    def lay_out(self) -> QLayout:
        return PictureRows(self)

    def offer_pictures(
        self, choices: Iterable[tuple[str, object]], pictures: Mapping[object, Picture]
    ) -> None:
        """Offer other values, each with its picture."""
        self._pictures = pictures
        self.offer(choices)

    def set_size(self, size: tuple[float, float]) -> None:
        """Show all pictures in another size."""
        self._size = size
        for button in self.buttons():
            as_a(PictureButton, button).set_size(size)

    def make(self, words: str, value: object) -> QAbstractButton:
        return PictureButton(self._look, words, self._pictures[value], self._size)
