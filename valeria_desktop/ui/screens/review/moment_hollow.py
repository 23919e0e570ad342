"""The place of a moment that has not been found yet: a bed in the cloth with a dashed hem.

While a game is weighed, the bed shows a third of it: the turn that brought most points, which is
known at once, and the grades found there so far.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from valeria_desktop.ui.controls.button import Button
from valeria_desktop.ui.paint.brush import CENTRE, Brush, square
from valeria_desktop.ui.paint.kept import KeptPictures
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.paint.ruler import fit_words

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from valeria_desktop.ui.paint.room_look import RoomLook
    from valeria_desktop.ui.screens.end.end_art import EndArt
    from valeria_desktop.ui.screens.end.moments import EndMoment
    from valeria_desktop.ui.screens.review.stretch import Stretch

_BED = {True: "#3a2b25", False: "#d9c9a4"}
_HEM = {True: "#a5854a", False: "#7d5a38"}
_INK = {True: "#d8c49a", False: "#4a3c28"}
"""The colours of bed, hem and words in the dark theme and in the light one."""
_EDGE, _INSET, _CORNER = 4.0, 9.0, 8.0
_SIGN, _WORD, _APART = 30.0, 14.0, 8.0
_TITLE, _MARK = 17.0, 20.0
_LINE = 1.4
"""The height of a line, as a multiple of its letters."""
_LEFT_TOP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
_LEFT_LOW = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom | Qt.TextFlag.TextWordWrap
_PICTURE = 150.0, 186.0
"""The greatest size of a picture, in units: that on a sheet."""
_LEAST = 60.0


class MomentHollow(QWidget):
    """An empty place for a sheet, with a turn of its third of the game, or the coach's sign."""

    moment_asked = Signal(int)
    """The number of choices before the turn that the player wants to see."""

    def __init__(self, look: RoomLook) -> None:
        """Make a hollow that takes as much room as a sheet."""
        super().__init__()
        self._look = look
        self.stretch: Stretch | None = None
        """The third of the game that is shown."""
        self.deed: EndMoment | None = None
        """The turn of that third that changed a player's points most."""
        self._art: EndArt | None = None
        self._kept = KeptPictures(look)
        self._words = self.tr("Not weighed yet")
        self.setAccessibleName(self._words)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.open = Button(look, self.tr("Look at it"), icon="eye")
        self.open.clicked.connect(self._ask)
        self._column, foot = QVBoxLayout(self), QHBoxLayout()
        self._column.addStretch(1)
        foot.addStretch(1)
        foot.addWidget(self.open)
        self._column.addLayout(foot)
        look.changed.connect(self._restyle)
        self._restyle()
        self._show_button()

    def _restyle(self) -> None:
        edge = round((_EDGE + 2 * _INSET) * self._look.unit)
        self._column.setContentsMargins(edge, edge, edge, edge)
        self.update()

    def _ask(self) -> None:
        if self.deed is not None:
            self.moment_asked.emit(self.deed.choices)

    def show_deed(self, deed: EndMoment | None, art: EndArt | None) -> None:
        """Show the greatest turn of a third of the game, painted by its game; None without any."""
        self.deed, self._art = deed, art
        self._show_button()
        self._name()

    def show_stretch(self, stretch: Stretch | None) -> None:
        """Show a third of the game, or that nothing is weighed."""
        if stretch == self.stretch:
            return
        self.stretch = stretch
        self._show_button()
        self._name()

    @property
    def shown_deed(self) -> EndMoment | None:
        """The turn that is shown; None while the review rests."""
        return None if self.stretch is None else self.deed

    def _show_button(self) -> None:
        self.open.setVisible(self.shown_deed is not None)

    def _name(self) -> None:
        stretch, deed = self.stretch, self.shown_deed
        told = [self._words if stretch is None else stretch.sentence]
        if deed is not None:
            told.append(f"{deed.head}. {deed.words}")
            self.open.setAccessibleName(f"{self.open.text()}: {deed.head}. {deed.words}")
        self.setAccessibleName(" ".join(told))
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._look.px(_LEAST))

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        deed = self.shown_deed
        known = self.stretch, deed, self._look.unit, self._look.scale
        self._kept.paint_whole(self, known, self._paint)

    def _paint(self, painter: QPainter) -> None:
        brush, unit = Brush(painter, self._look, self._look.unit), self._look.unit
        is_dark = self._look.is_dark
        edge, inset = _EDGE * unit, _INSET * unit
        bed = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        painter.setPen(QPen(QColor(CARD_INK), 1.6 * unit))
        painter.setBrush(QColor(_BED[is_dark]))
        painter.drawRoundedRect(bed, _CORNER * unit, _CORNER * unit)
        hem = QPen(QColor(_HEM[is_dark]), 1.6 * unit)
        hem.setDashPattern([5, 4])
        painter.setPen(hem)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inner = bed.adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(inner, _CORNER * unit / 2, _CORNER * unit / 2)
        ink = self._look.palette.ink if self._look.is_strong else _INK[is_dark]
        if self.stretch is None:
            self._paint_words(brush, inner, ink)
        else:
            room = inner.adjusted(inset, inset, -inset, -inset)
            self._paint_stretch(brush, room, self.stretch, ink)

    def _paint_stretch(self, brush: Brush, room: QRectF, stretch: Stretch, ink: str) -> None:
        """Paint the rounds, their greatest turn, and the grades found so far."""
        look, painter, deed = self._look, brush.painter, self.deed
        if deed is not None and self._art is not None:
            foot = self.open.sizeHint().height() + _APART * look.unit
            room = room.adjusted(0, 0, 0, -foot)
            room = self._paint_deed(brush, room, deed, self._art)
        title, gap = QRectF(room), 3 * look.unit
        title.setHeight(look.px(_TITLE) * _LINE)
        fit_words(painter, title, stretch.title, look.font(_WORD), ink)
        top = title.bottom()
        if deed is not None:
            for words, font in ((deed.head, look.bold(_TITLE)), (deed.words, look.font(_WORD))):
                place = QRectF(room.left(), top, room.width(), room.bottom() - top)
                painter.setFont(font)
                painter.setPen(QColor(ink))
                used = painter.boundingRect(place, int(_LEFT_TOP), words)
                painter.drawText(place, int(_LEFT_TOP), words)
                top = used.bottom() + gap
        marks = QRectF(room.left(), top, room.width(), max(0.0, room.bottom() - top))
        painter.setFont(look.font(_MARK))
        painter.setPen(QColor(ink))
        painter.drawText(marks, int(_LEFT_LOW), stretch.marks)

    def _paint_deed(self, brush: Brush, room: QRectF, deed: EndMoment, art: EndArt) -> QRectF:
        """Paint the picture of a turn where the sheet will have one; return the room beside it."""
        painter, unit = brush.painter, brush.unit
        wide, high = _PICTURE
        high = min(room.height(), high * unit)
        picture = QRectF(room.topLeft(), QSizeF(min(wide * unit, high * wide / _PICTURE[1]), high))
        frame = QPainterPath()
        frame.addRoundedRect(picture, 4 * unit, 4 * unit)
        painter.save()
        painter.setClipPath(frame, Qt.ClipOperation.IntersectClip)
        art.paint_scene(brush, picture, deed.thing)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(CARD_INK), 1.6 * unit))
        painter.drawPath(frame)
        return room.adjusted(picture.width() + 1.4 * _APART * unit, 0, 0, 0)

    def _paint_words(self, brush: Brush, room: QRectF, ink: str) -> None:
        """Paint the sign over the word, in the middle of the room."""
        look, unit = self._look, max(self._look.unit, self._look.scale)
        font, sign = look.font(_WORD), _SIGN * unit
        high = sign + _APART * unit + look.px(_WORD) * 1.3
        top = QPointF(room.center().x(), room.center().y() - high / 2)
        brush.icon("hint", square(top + QPointF(0, sign / 2), sign), ink)
        line = QRectF(
            room.left(), top.y() + sign + _APART * unit, room.width(), look.px(_WORD) * 1.4
        )
        brush.painter.setFont(font)
        brush.painter.setPen(QColor(ink))
        brush.painter.drawText(line, CENTRE, self._words)
