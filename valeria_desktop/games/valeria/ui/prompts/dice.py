"""The two dice: they tumble once and settle, and their sum stands beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from valeria_desktop.ui.kit.kept import KeptPictures
from valeria_desktop.ui.kit.strokes import paint_die

if TYPE_CHECKING:
    from valeria_desktop.ui.kit.look import Look

_DURATION = 600
_FACES = 9  # how many faces a tumbling die shows
_TURNS = 270.0
_HOP = 0.16  # how high dice hop, in parts of their side
_GAP = 8
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_Dice = tuple[int, int]


class DiceWidget(QWidget):
    """Shows two dice, the light A and the dark B, and their sum."""

    settled = Signal()

    def __init__(self, look: Look, side: float = 30) -> None:
        """Show blank dice of a size."""
        super().__init__()
        self._look = look
        self._kept = KeptPictures(look)
        self._side = side
        self._dice: _Dice = (0, 0)
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setDuration(_DURATION)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self.update)
        self._animation.finished.connect(self._settle)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._look_changed)
        self._say()

    @property
    def duration(self) -> int:
        """How many milliseconds the dice tumble; 0 is not at all."""
        return self._animation.duration()

    @duration.setter
    def duration(self, milliseconds: int) -> None:
        self._animation.setDuration(milliseconds)

    @property
    def dice(self) -> _Dice:
        """The numbers that the dice show when they lie still."""
        return self._dice

    @property
    def is_tumbling(self) -> bool:
        """Whether the dice are in the air."""
        return self._animation.state() is QVariantAnimation.State.Running

    def show_dice(self, dice: _Dice) -> None:
        """Lay the dice with these numbers up; 0 is blank."""
        self._animation.stop()
        self._dice = dice
        self._say()
        self.update()

    def roll(self, dice: _Dice) -> None:
        """Let the dice tumble and settle on these numbers."""
        self.show_dice(dice)
        if self.duration:
            self._animation.start()
        else:
            self._settle()

    def skip(self) -> None:
        """Let tumbling dice lie still at once."""
        if self.is_tumbling:
            self._animation.stop()
            self._settle()

    def _settle(self) -> None:
        self.update()
        self.settled.emit()

    def _say(self) -> None:
        first, second = self._dice
        if not first:
            self.setAccessibleName(self.tr("The dice have not been rolled yet."))
            return
        sentence = self.tr("The dice show {first} and {second}, together {sum}.")
        self.setAccessibleName(sentence.format(first=first, second=second, sum=first + second))

    # --- painting

    def _look_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        side, gap = self._look.px(self._side), self._look.px(_GAP)
        return QSize(round(2.95 * side) + 2 * gap, round(1.25 * side))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def faces(self) -> _Dice:
        """Give the numbers that the dice show now, in the air or still."""
        if not self.is_tumbling:
            return self._dice
        shown = int(self._animation.currentValue() * _FACES)
        if shown >= _FACES - 1:
            return self._dice
        first, second = ((die + (_FACES - shown) * step) % 6 + 1 for die, step in self._steps())
        return first, second

    def _steps(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """A die goes through its numbers by steps of its own."""
        return (self._dice[0], 5), (self._dice[1], 7)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.is_tumbling:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint(painter)
            painter.end()
        else:
            self._kept.paint_whole(self, self._dice, self._paint)

    def _paint(self, painter: QPainter) -> None:
        side, gap = self._look.px(self._side), self._look.px(_GAP)
        top = (self.height() - side) / 2
        for index, face in enumerate(self.faces()):
            box = QRectF(3 + index * (side + gap), top, side, side)
            self._paint_die(painter, box, face, is_dark=bool(index))
        if not self.is_tumbling and self._dice[0]:
            left = 3 + 2 * (side + gap)
            painter.setFont(self._look.bold(self._side * 0.72))
            painter.setPen(QColor(self._look.palette.ink))
            room = QRectF(left, 0, self.width() - left, self.height())
            painter.drawText(room, _LEFT, str(sum(self._dice)))

    def _paint_die(self, painter: QPainter, box: QRectF, face: int, *, is_dark: bool) -> None:
        progress = self._animation.currentValue() if self.is_tumbling else 1.0
        turn = _TURNS * (1.0 - progress) * (1 if is_dark else -1)
        hops = abs((progress * 3) % 1.0 - 0.5) * 2 - 1
        painter.save()
        painter.translate(box.center())
        painter.translate(0, hops * (1.0 - progress) * box.height() * _HOP)
        painter.rotate(turn)
        painter.translate(-box.center())
        self.paint_face(painter, box, face, is_dark=is_dark)
        painter.restore()

    def paint_face(self, painter: QPainter, box: QRectF, face: int, *, is_dark: bool) -> None:
        """Paint a die that lies still."""
        paint_die(painter, box, face, is_dark=is_dark)
