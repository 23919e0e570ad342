"""Cloths sewn together: their seams show who was likely to win, turn by turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from valeria_desktop.ui.finale.lanes import colour_of, sign_of
from valeria_desktop.ui.paint.brush import CENTRE, Brush, square
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.paint.kept import KeptPictures
from valeria_desktop.ui.paint.materials import GOLD, INK
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.paint.shields import paint_seat_sign
from valeria_desktop.ui.place.hours import SteadyChance
from valeria_desktop.ui.words.figures import per_cent
from valeria_desktop.ui.words.label import explain_beside

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent

    from valeria_desktop.ui.finale.acts import Finalist
    from valeria_desktop.ui.paint.room_look import RoomLook
    from valeria_desktop.ui.screens.review.moment_story import MomentStory
    from valeria_desktop.ui.screens.review.seam import Seam

HIGH = 104.0
"""The height of the cloth, in units."""
_LOW = 70.0
"""The height where text is large against its boxes."""
_ROUNDS = 19.0
_EDGE, _DISC, _SHIELD = 3.0, 26.0, 17.0
_THREAD, _THREAD_EDGE, _HEM = "#f4e6bf", 6.0, "#f0d9a0"
_WEAVES, _WEAVE = 90, 26.0
_PLAIN = {True: "#4b4038", False: "#cdbb95"}
_WEFT = {True: 116, False: 106}
"""Cloth that is still to be sewn, and how much lighter its weft is, in per cent, by theme."""
_CHALK, _STEEL, _NEEDLE = "#f7efdd", "#d7d9de", 58.0
_DYED, _MATT = 0.38, 0.86
"""The most lightness of a cloth, and the share of the saturation of its player's colour."""
_BESIDE = 0.62
"""How far the plate with the chances stands beside its turn where numbers lie, in widths of it."""
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class ChancesCloth(QWidget):
    """Shows the chances of all sides; a turn is pointed at by the mouse or by the arrows."""

    moment_asked = Signal(int)
    """The number of choices before the turn that the player wants to see."""
    said = Signal(str)
    """The chances of the turn that the arrows go to, for a screen reader."""

    def __init__(self, look: RoomLook) -> None:
        """Show no game."""
        super().__init__()
        self._look = look
        self._kept = KeptPictures(look)
        self._seam: Seam | None = None
        self._sides: Sequence[Finalist] = ()
        self._marks: Sequence[MomentStory] = ()
        self._hovered: int | None = None
        self._current = 0
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._look_changed)

    def _look_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        look = self._look
        high = HIGH if look.scale <= 1.3 * look.unit else _LOW
        return QSize(round(600 * look.unit), round(high * look.unit) + look.px(_ROUNDS) + 2)

    # --- what is shown

    def show_seam(
        self, seam: Seam, sides: Sequence[Finalist], marks: Sequence[MomentStory] = ()
    ) -> None:
        """Show the chances so far, with the moments as numbers on them."""
        self._seam, self._sides, self._marks = seam, sides, marks
        self._current = min(self._current, max(0, seam.last))
        self.setAccessibleName(self._summary())
        self.update()

    def forget(self) -> None:
        """Forget the game."""
        self._seam, self._marks, self._current, self._hovered = None, (), 0, None
        self.update()

    def _summary(self) -> str:
        seam = self._seam
        if seam is None or seam.last < 0:
            return self.tr("Who was likely to win")
        words = self.tr("Who was likely to win. {now}")
        return words.format(now=self.words_of(seam.last))

    def words_of(self, number: int) -> str:
        """Return the chances at a start in words."""
        seam = self._seam
        if seam is None or not 0 <= number <= seam.last:
            return ""
        start = seam.starts[number]
        chances = ", ".join(
            f"{self._sides[side].name} {per_cent(seam.shares[number][side])}" for side in seam.order
        )
        if start.active is None:
            return self.tr("At the end: {chances}.").format(chances=chances)
        name = self._sides[start.active].name
        words = self.tr("Round {round}, before {player}'s turn: {chances}.")
        return words.format(round=max(1, start.round), player=name, chances=chances)

    # --- mouse and keys

    @property
    def pointed(self) -> int | None:
        """The number of the start under the mouse, or of that with the focus."""
        seam = self._seam
        if seam is None or seam.last < 0:
            return None
        if self._hovered is not None:
            return self._hovered
        return self._current if self.hasFocus() else None

    def _start_at(self, x: float) -> int | None:
        seam, box = self._seam, self._cloth
        if seam is None or seam.last < 0:
            return None
        share = (x - box.left()) / max(1.0, box.width())
        found = round(share * (len(seam.starts) - 1))
        return found if 0 <= found <= seam.last else None

    def _point(self, number: int | None) -> None:
        if number != self._hovered:
            self._hovered = number
            explain_beside(self, self.words_of(number) if number is not None else "")
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(self._start_at(event.position().x()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point(None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._ask(self._start_at(event.position().x()))

    def _ask(self, number: int | None) -> None:
        if number is not None and self._seam is not None:
            self.moment_asked.emit(self._seam.starts[number].choices)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        seam, step = self._seam, _STEPS.get(Qt.Key(event.key()))
        if step is not None and seam is not None and seam.last >= 0:
            self._hovered = None
            self._current = min(max(0, self._current + step), seam.last)
            self.said.emit(self.words_of(self._current))
            self.update()
        elif event.key() in _ENTER:
            self._ask(self._current)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    # --- painting

    @property
    def _cloth(self) -> QRectF:
        edge = _EDGE * self._look.unit
        box = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        box.setBottom(self.height() - self._look.px(_ROUNDS) - 1)
        return box

    def paintEvent(self, event: QPaintEvent) -> None:
        seam = self._seam
        if seam is None:
            return
        colours = tuple(side.seat for side in self._sides)
        self._kept.paint_whole(
            self,
            (seam, colours, self._marks, self.hasFocus(), self.pointed),
            lambda painter: self._paint(painter, seam),
        )

    def _paint(self, painter: QPainter, seam: Seam) -> None:
        brush = Brush(painter, self._look, self._look.unit)
        box = self._cloth
        clip = QPainterPath()
        clip.addRoundedRect(box, 4 * brush.unit, 4 * brush.unit)
        painter.save()
        painter.setClipPath(clip)
        self._paint_unsewn(brush, box, seam)
        if seam.last >= 0:
            self._paint_cloths(brush, box, seam)
        painter.restore()
        self._paint_hems(brush, box, clip)
        self._paint_sewing(brush, box, seam)
        self._paint_rounds(painter, box, seam)
        if seam.last >= 0:
            self._paint_marks(brush, box, seam)
            self._paint_needle(brush, box, seam)
        if self.hasFocus():
            paint_focus_ring(painter, box.adjusted(-2, -2, 2, 2), 6)

    def _x(self, box: QRectF, seam: Seam, number: int) -> float:
        return box.left() + box.width() * number / max(1, len(seam.starts) - 1)

    def _paint_unsewn(self, brush: Brush, box: QRectF, seam: Seam) -> None:
        """Paint what is still to be sewn: plain cloth, a line of chalk, and the needle before it.

        The line lies in the middle: nothing is known yet.
        """
        painter, unit = brush.painter, brush.unit
        plain = QColor(_PLAIN[self._look.is_dark])
        painter.fillRect(box, plain)
        end = self._x(box, seam, max(0, seam.last))
        if end >= box.right() - 1:
            return
        chance = SteadyChance(1)
        painter.setPen(QPen(plain.lighter(_WEFT[self._look.is_dark]), 1.6 * unit))
        for _ in range(_WEAVES):
            at = QPointF(
                box.left() + box.width() * chance.random(),
                box.top() + box.height() * chance.random(),
            )
            painter.drawLine(at, at + QPointF(_WEAVE * unit, 0))
        y = box.center().y()
        needle = QPointF(end + _NEEDLE * unit, y)
        chalk = QPen(QColor(_CHALK), 1.6 * unit)
        chalk.setDashPattern([4, 5])
        painter.setPen(chalk)
        painter.drawLine(needle + QPointF(8 * unit, 0), QPointF(box.right(), y))

    def _paint_sewing(self, brush: Brush, box: QRectF, seam: Seam) -> None:
        """Paint the needle with its thread at the end of the seam that grows."""
        end = self._x(box, seam, max(0, seam.last))
        if end >= box.right() - 1:
            return
        painter, unit, y = brush.painter, brush.unit, box.center().y()
        here = QPointF(end, y)
        if seam.last >= 0:
            here.setY(box.top() + box.height() * seam.edges(seam.last)[0])
        eye, tip = QPointF(end + 12 * unit, y), QPointF(end + _NEEDLE * unit, y)
        thread = QPainterPath(here)
        thread.quadTo(QPointF(here.x() + 3 * unit, y), eye)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, wide in ((CARD_INK, 4.0), (_THREAD, 2.0)):
            painter.setPen(QPen(QColor(colour), wide * unit))
            painter.drawPath(thread)
        painter.setPen(QPen(QColor(CARD_INK), 1.4 * unit))
        painter.setBrush(QColor(_STEEL))
        half = QPointF(0, 3.4 * unit)
        painter.drawPolygon(QPolygonF([eye - half, tip, eye + half]))
        painter.setBrush(QColor(CARD_INK))
        painter.drawEllipse(eye + QPointF(5 * unit, 0), 2.6 * unit, 1.2 * unit)

    def _paint_cloths(self, brush: Brush, box: QRectF, seam: Seam) -> None:
        """Paint a cloth for each side, the weave, and the seams between them."""
        painter = brush.painter
        upper = [QPointF(self._x(box, seam, at), box.top()) for at in range(seam.last + 1)]
        seams = []
        for row, side in enumerate(seam.order):
            lower = [
                QPointF(point.x(), box.top() + box.height() * seam.edges(at)[row])
                for at, point in enumerate(upper)
            ]
            self._paint_piece(brush, (upper, lower), colour_of(self._look, self._sides[side]), row)
            seams.append(lower)
            upper = lower
        middle = QPen(QColor("#f7efdd"), 1.2 * brush.unit)
        middle.setDashPattern([1, 4])
        painter.setPen(middle)
        if len(seam.order) == 2:  # noqa: PLR2004 - the even line between two
            y, right = box.center().y(), self._x(box, seam, seam.last)
            painter.drawLine(QPointF(box.left(), y), QPointF(right, y))
        for line in seams[:-1]:
            self._sew(painter, line, brush.unit)

    def _paint_piece(
        self, brush: Brush, lines: tuple[list[QPointF], list[QPointF]], colour: QColor, row: int
    ) -> None:
        painter, unit = brush.painter, brush.unit
        upper, lower = lines
        outline = QPainterPath()
        outline.addPolygon(QPolygonF([*upper, *reversed(lower)]))
        outline.closeSubpath()
        dyed = dyed_in(colour)
        painter.fillPath(outline, dyed)
        painter.save()
        painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
        chance, room = SteadyChance(row + 3), outline.boundingRect()
        painter.setPen(QPen(dyed.lighter(118), 1.6 * unit))
        for _ in range(_WEAVES):
            at = room.topLeft() + QPointF(
                room.width() * chance.random(), room.height() * chance.random()
            )
            painter.drawLine(at, at + QPointF(_WEAVE * unit, 0))
        painter.restore()

    @staticmethod
    def _sew(painter: QPainter, line: list[QPointF], unit: float) -> None:
        thread = QPen(QColor(_THREAD), 3 * unit)
        thread.setCapStyle(Qt.PenCapStyle.FlatCap)
        thread.setDashPattern([2.4, 2.2])
        edge = QPen(QColor(CARD_INK), _THREAD_EDGE * unit)
        edge.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for pen in (edge, thread):
            painter.setPen(pen)
            painter.drawPolyline(QPolygonF(line))

    def _paint_hems(self, brush: Brush, box: QRectF, outline: QPainterPath) -> None:
        painter, unit = brush.painter, brush.unit
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, wide in ((CARD_INK, 4.0), ("#8c6f3a", 1.6)):
            painter.setPen(QPen(QColor(colour), wide * unit))
            painter.drawPath(outline)
        hem = QPen(QColor(_HEM), 1.3 * unit)
        hem.setDashPattern([8.5, 8.5])
        hem.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(hem)
        for y in (box.top() + 5 * unit, box.bottom() - 5 * unit):
            painter.drawLine(QPointF(box.left() + 8 * unit, y), QPointF(box.right() - 8 * unit, y))

    def _paint_rounds(self, painter: QPainter, box: QRectF, seam: Seam) -> None:
        """Write the number of each round where it begins, as far as there is room."""
        look = self._look
        painter.setFont(look.font(14))
        painter.setPen(QColor(look.palette.ink))
        metrics, free, seen = QFontMetricsF(painter.font()), box.left(), 0
        for number, start in enumerate(seam.starts[:-1]):
            if start.round <= seen or start.round < 1:
                continue
            seen = start.round
            words = self.tr("Round {number}").format(number=seen) if seen == 1 else str(seen)
            wide = metrics.horizontalAdvance(words)
            left = self._x(box, seam, number) - (0 if seen == 1 else wide / 2)
            if left < free or left + wide > box.right():
                continue
            free = left + wide + look.px(10)
            room = QRectF(left, box.bottom() + 3, wide + 2, look.px(_ROUNDS) - 2)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, words)

    def _discs(self, box: QRectF, seam: Seam) -> list[tuple[int, QRectF]]:
        """Return the number of each moment that is sewn already, with the box of its disc."""
        look, found = self._look, list[tuple[int, QRectF]]()
        side = _DISC * max(look.unit, look.scale)
        for mark in self._marks:
            place = seam.place(mark.choices)
            if place * (len(seam.starts) - 1) > seam.last + 1:
                continue
            y = box.top() + box.height() * seam.height(place, mark.seat)
            y = min(max(y, box.top() + side / 2), box.bottom() - side / 2)
            x = box.left() + box.width() * place
            x = min(max(x, box.left() + side / 2), box.right() - side / 2)
            found.append((mark.number, square(QPointF(x, y), side)))
        return found

    def _paint_marks(self, brush: Brush, box: QRectF, seam: Seam) -> None:
        painter, look = brush.painter, self._look
        for number, disc in self._discs(box, seam):
            painter.setPen(QPen(QColor(CARD_INK), 2 * brush.unit))
            painter.setBrush(QColor(GOLD))
            painter.drawEllipse(disc)
            painter.setFont(look.bold(15.5))
            painter.setPen(QColor(INK))
            painter.drawText(disc, CENTRE, str(number))

    def _paint_needle(self, brush: Brush, box: QRectF, seam: Seam) -> None:
        """Paint a thread at the turn that is pointed at, with its chances on a plate."""
        number = self.pointed
        if number is None:
            return
        painter, look, unit = brush.painter, self._look, brush.unit
        x, size = self._x(box, seam, number), max(unit, look.scale)
        painter.setPen(QPen(QColor(CARD_TEXT), 2 * unit))
        painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()))
        metrics, shield = QFontMetricsF(look.bold(14)), _SHIELD * size
        told = [(side, per_cent(seam.shares[number][side])) for side in seam.order]
        wide = sum(shield + metrics.horizontalAdvance(words) + 14 * size for _, words in told)
        plate = QRectF(0, 0, wide + 8 * size, 26 * size)
        plate = clear_of(plate, x, box, [disc for _, disc in self._discs(box, seam)])
        painter.setPen(QPen(QColor(CARD_INK), 1.6 * unit))
        painter.setBrush(QColor("#3b2c22"))
        painter.drawRoundedRect(plate, 5 * unit, 5 * unit)
        self._paint_chances(brush, plate, told)

    def _paint_chances(self, brush: Brush, plate: QRectF, told: Sequence[tuple[int, str]]) -> None:
        """Paint the shield of each side, and its chance behind it."""
        painter, look, size = brush.painter, self._look, max(brush.unit, self._look.scale)
        font, shield = look.bold(14), _SHIELD * size
        metrics, left = QFontMetricsF(font), plate.left() + 8 * size
        painter.setFont(font)
        for side, words in told:
            sign = QRectF(left, plate.center().y() - shield * 0.56, shield, shield * 1.12)
            finalist = self._sides[side]
            paint_seat_sign(brush, colour_of(look, finalist), sign_of(finalist), sign)
            left += shield + 4 * size
            painter.setPen(QColor(CARD_TEXT))
            advance = metrics.horizontalAdvance(words)
            painter.drawText(
                QRectF(left, plate.top(), advance + 2, plate.height()),
                int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter),
                words,
            )
            left += advance + 10 * size


def clear_of(plate: QRectF, x: float, box: QRectF, discs: Sequence[QRectF]) -> QRectF:
    """Return a plate at a turn, where it hides the least of the moments' numbers."""
    half = plate.height() / 2
    heights = box.center().y(), box.top() + half, box.bottom() - half
    found = []
    for across in (x, x + plate.width() * _BESIDE, x - plate.width() * _BESIDE):
        for height in heights:
            placed = QRectF(plate)
            placed.moveCenter(QPointF(across, height))
            placed.moveLeft(min(max(placed.left(), box.left()), box.right() - placed.width()))
            found.append(placed)
    return min(found, key=lambda placed: sum(_area(placed & disc) for disc in discs))


def _area(box: QRectF) -> float:
    return box.width() * box.height()


def dyed_in(colour: QColor) -> QColor:
    """Return a player's colour as a cloth has it: a pale thread is seen well on it."""
    hue, saturation = max(0.0, colour.hslHueF()), _MATT * colour.hslSaturationF()
    return QColor.fromHslF(hue, saturation, min(_DYED, colour.lightnessF()))
