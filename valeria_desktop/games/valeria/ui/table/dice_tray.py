"""The dice tray of the top bar: two small dice and their sum, or empty before the roll."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from valeria_desktop.ui.paint.kept import KeptPictures
from valeria_desktop.ui.paint.materials import CHIP_SUM, INK
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.paint.plates import paint_panel, panel_box
from valeria_desktop.ui.paint.strokes import PIPS

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.at import OfDie
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.ui.paint.look import Look

_SIDE, _EDGE, _GAP, _SUM = 23, 7, 7, 25
_EQUALS = 12
_IVORY, _BRICK = "#f2e3c2", "#c63a2e"
_ROLLS = 8
"""Number of kept pictures; of this many rolls, some are usually equal."""
_ROUND = 0.1  # radius of a pip, as a share of a die's side


_Dice = tuple[int, int]


class DiceTray(QWidget):
    """Shows the roll: die A in ivory, die B in brick red, the sum on sage green."""

    def __init__(self, look: Look) -> None:
        """Make an empty tray."""
        super().__init__()
        self._look = look
        self._kept = KeptPictures(look, each=_ROLLS)
        self._level = 0
        self._dice: _Dice = (0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._look_changed)
        self._say()

    @property
    def dice(self) -> _Dice:
        """The numbers of the dice; 0 for no die."""
        return self._dice

    def show_scene(self, scene: Scene) -> None:
        self.show_dice(scene.dice)

    def show_dice(self, dice: _Dice) -> None:
        """Show dice with these numbers; 0 for no die."""
        self._dice = dice
        self._say()
        self.update()

    def _say(self) -> None:
        first, second = self._dice
        if not first:
            self.setAccessibleName(self.tr("The dice have not been rolled yet."))
            return
        sentence = self.tr("The dice show {first} and {second}, together {sum}.")
        self.setAccessibleName(sentence.format(first=first, second=second, sum=first + second))

    # --- sizes

    def _look_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def widths(self) -> tuple[int, int]:
        """Return the tray's width with the equals sign and without it, in pixels."""
        px = self._look.px
        whole = 2 * px(_EDGE) + 2 * px(_SIDE) + 2 * px(_GAP) + px(_SUM) + 3
        return whole + px(_EQUALS) + px(_GAP), whole

    def dress(self, level: int) -> None:
        """Show the equals sign at level 0; hide it at higher levels."""
        if level != self._level:
            self._level = level
            self._look_changed()

    def sizeHint(self) -> QSize:
        return QSize(self.widths()[0], self._look.px(33))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.widths()[1], self._look.px(33))

    def box_of(self, at: OfDie, within: QWidget) -> QRect:
        """Return the box of a die, or of its empty place, in a widget."""
        box = self._die(at.die).toAlignedRect()
        return QRect(self.mapTo(within, box.topLeft()), box.size())

    def _die(self, die: int) -> QRectF:
        box, side = panel_box(QRectF(self.rect())), self._look.px(_SIDE)
        left = box.left() + self._look.px(_EDGE) + die * (side + self._look.px(_GAP))
        return QRectF(left, box.center().y() - side / 2, side, side)

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        self._kept.paint_whole(self, (self._dice, self._level), self._paint)

    def _paint(self, painter: QPainter) -> None:
        box = panel_box(QRectF(self.rect()))
        paint_panel(painter, box, self._look)
        for index, face in enumerate(self._dice):
            if face:
                _paint_face(painter, self._die(index), face, is_dark=bool(index))
            else:
                self._paint_place(painter, self._die(index))
        if self._dice[0]:
            left = self._die(len(self._dice)).left()
            self._paint_sum(painter, QRectF(left, box.top(), box.right() - left, box.height()))

    def _paint_place(self, painter: QPainter, box: QRectF) -> None:
        """Paint the empty place of a die."""
        painter.setPen(QPen(QColor(self._look.palette.line), 1.4, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), 4, 4)

    def _paint_sum(self, painter: QPainter, box: QRectF) -> None:
        look, px = self._look, self._look.px
        painter.setFont(look.bold(16))
        painter.setPen(QColor(look.palette.quiet))
        left = box.left()
        if self._level == 0:
            equals = QRectF(left, box.top() - 1, px(_EQUALS), box.height())
            painter.drawText(equals, Qt.AlignmentFlag.AlignCenter, "=")
            left = equals.right() + px(_GAP)
        side = px(_SUM)
        disc = QRectF(left, box.center().y() - side / 2, side, side)
        painter.setPen(QPen(QColor(CARD_INK), 1.5))
        painter.setBrush(QColor(CHIP_SUM))
        painter.drawEllipse(disc)
        painter.setPen(QColor(INK))
        painter.drawText(
            disc.adjusted(0, -1, 0, 0), Qt.AlignmentFlag.AlignCenter, str(sum(self._dice))
        )


def _paint_face(painter: QPainter, box: QRectF, face: int, *, is_dark: bool) -> None:
    side = box.width()
    painter.setPen(QPen(QColor(CARD_INK), max(1.4, side / 16)))
    painter.setBrush(QColor(_BRICK if is_dark else _IVORY))
    painter.drawRoundedRect(box, side * 0.17, side * 0.17)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_IVORY if is_dark else CARD_INK))
    radius = side * (_ROUND * 1.25 if face == 1 else _ROUND)
    for x, y in PIPS[face]:
        painter.drawEllipse(box.topLeft() + QPointF(x * side, y * side), radius, radius)
