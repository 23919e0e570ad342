"""The painted parts of a rival's page: portrait, head-to-head, flight of evenings, facts, words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from valeria_desktop.session.rivalries import Won
from valeria_desktop.ui.controls.text import Text
from valeria_desktop.ui.paint.brush import CENTRE, Brush, paint_marks, square, width_of
from valeria_desktop.ui.paint.busts import Bust, paint_bust
from valeria_desktop.ui.paint.materials import INK, LORD_EDGE, materials_of
from valeria_desktop.ui.paint.parchment import margin_of
from valeria_desktop.ui.paint.ruler import fitted
from valeria_desktop.ui.paint.shields import paint_seat_sign
from valeria_desktop.ui.place.speech_plate import PARCHMENT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.paint.parchment import ParchmentLook
    from valeria_desktop.ui.place.speech_plate import PlateKind
    from valeria_desktop.ui.screens.hall.hall_parts import RivalFact, Told
    from valeria_desktop.ui.screens.hall.rival_card import RivalCard, Shield

PORTRAIT = QSize(136, 160)
"""The size of a portrait with its frame, in units."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_WRAPS = int(Qt.TextFlag.TextWordWrap)
_SLIM = 0.86  # a shield's width, by its height


def paint_shield_of(brush: Brush, shield: Shield, box: QRectF) -> None:
    """Paint a side's shield into a box."""
    colour = QColor(LORD_EDGE) if shield.colour is None else brush.look.player(shield.colour)
    paint_seat_sign(brush, colour, shield.sign, box)


class _Painted(QWidget):
    """A widget that paints the page's data with a brush, and tells it to screen readers."""

    def __init__(self, look: Look, height: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._height = look, height
        self._card: RivalCard | None = None
        policy = QSizePolicy.Policy
        self.setSizePolicy(policy.Expanding, policy.Fixed)
        look.changed.connect(self._look_changed)

    def _look_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def show_card(self, card: RivalCard, words: str = "") -> None:
        """Show a page's data, and tell it in words."""
        self._card = card
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(120), self._look.px(self._height))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(60), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._card is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.draw(Brush(painter, self._look, self._look.scale), self._card)
        painter.end()

    def draw(self, brush: Brush, card: RivalCard) -> None:
        """Paint the data."""
        raise NotImplementedError


class Portrait(_Painted):
    """The rival's portrait in a frame; a shield stands in for a person's or a plain bot's."""

    def __init__(self, look: Look, unit_of: Callable[[], float], parent: QWidget) -> None:
        """Paint in a frame; `unit_of` returns the size of a box's pixel."""
        super().__init__(look, PORTRAIT.height(), parent)
        self._unit_of = unit_of
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def draw(self, brush: Brush, card: RivalCard) -> None:
        painter, unit = brush.painter, self._unit_of()
        frame = QRectF(self.rect()).adjusted(1, 1, -4 * unit, -5 * unit)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 90))
        painter.drawRoundedRect(frame.translated(3 * unit, 4 * unit), 4 * unit, 4 * unit)
        painter.setPen(QPen(QColor(INK), 2 * unit))
        painter.setBrush(QColor("#6b4a30"))
        painter.drawRoundedRect(frame, 4 * unit, 4 * unit)
        inside = frame.adjusted(*(8 * unit * way for way in (1, 1, -1, -1)))
        if card.picture:
            paint_bust(painter, inside, Bust(card.picture))
            return
        painter.setBrush(QColor(materials_of(brush.look).cloth))
        painter.drawRoundedRect(inside, 4 * unit, 4 * unit)
        high = inside.height() * 0.6
        box = QRectF(0, 0, high * _SLIM, high)
        box.moveCenter(inside.center())
        paint_shield_of(brush, card.shield, box)


class HeadToHead(_Painted):
    """What both have won, between their shields: "5 : 7"."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, 36)

    def draw(self, brush: Brush, card: RivalCard) -> None:
        tally = card.tally
        if tally is None:
            return
        painter, look, room = brush.painter, brush.look, QRectF(self.rect())
        words = f"{tally.won} : {tally.lost}"
        font = look.title_font(27)
        high = min(room.height() - 4, look.px(31))
        wide, gap = high * _SLIM, look.px(8)
        length = QFontMetricsF(font).horizontalAdvance(words)
        font = fitted(font, words, room.width() - 2 * (wide + gap), room.height() * 1.2)
        length = QFontMetricsF(font).horizontalAdvance(words)
        left = QRectF(room.left(), room.center().y() - high / 2, wide, high)
        paint_shield_of(brush, card.shields[0], left)
        painter.setFont(font)
        painter.setPen(QColor(INK))
        numbers = QRectF(left.right() + gap, room.top(), length + 2, room.height())
        painter.drawText(numbers, CENTRE, words)
        paint_shield_of(brush, card.shields[1], left.translated(wide + 2 * gap + length + 2, 0))


_STEP, _LEAST_SHIELD = 28.0, 18.0


class EveningsFlight(_Painted):
    """The evenings as a flight of shields: won ones above, lost ones below, the newest last."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, 60)

    @property
    def shown(self) -> int:
        """The number of evenings that have room."""
        step = self._look.px(_LEAST_SHIELD + 4)
        return max(1, self.width() // step)

    def draw(self, brush: Brush, card: RivalCard) -> None:
        painter, look, room = brush.painter, brush.look, QRectF(self.rect())
        results = card.results[-self.shown :]
        step = min(look.px(_STEP), room.width() / max(1, len(results)))
        wide = step * 0.86
        high = min(wide / _SLIM, room.height() * 0.5)
        wide = high * _SLIM
        painter.setPen(QPen(QColor(materials_of(brush.look).parchment_line), 1.4))
        line = room.center()
        end = QPointF(room.left() + step * len(results), line.y())
        painter.drawLine(QPointF(room.left(), line.y()), end)
        tops = {Won.WON: room.top() + 1, Won.NEITHER: room.center().y() - high / 2,
                Won.LOST: room.bottom() - high - 1}  # fmt: skip
        for place, result in enumerate(results):
            middle = room.left() + (place + 0.5) * step
            painter.setPen(QPen(QColor("#b9a679"), 1.4))
            painter.drawLine(QPointF(middle, room.top()), QPointF(middle, room.bottom()))
            box = QRectF(middle - wide / 2, tops[result], wide, high)
            if result is Won.NEITHER:
                painter.setPen(QPen(QColor(INK), 1.6))
                painter.setBrush(QColor("#a99a7c"))
                painter.drawEllipse(square(box.center(), wide * 0.5))
            else:
                paint_shield_of(brush, card.shields[0 if result is Won.WON else 1], box)


_ROW, _TWO_LINES = 25.0, 40.0
"""The height of a row, and that of one whose words need two lines, in pixels of text."""
_SIZES = (15.5, 15.0, 14.5, 14.0, 13.5, 13.0)
"""The sizes of all words of a table, the first that has room, in pixels of text."""
_SPACE = 10
"""The room between two columns, in pixels."""
_ICON = 0.72
"""The side of a fact's icon, as a share of a row."""
_MINE, _THEIRS = 0.28, 0.28
"""The widths of the two columns of values, as shares of the table's."""


class FactsTable(_Painted):
    """Facts about both sides, this side's at the left, below their names."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, 0)

    def sizeHint(self) -> QSize:
        if self._card is None or not self._card.facts:
            return QSize(self._look.px(200), 0)
        rows = sum(map(self._height_of, self._card.facts))
        return QSize(self._look.px(200), self._look.px(_ROW) + rows)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the rows: where the table is narrow, more words need two lines."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def _columns_of(self, fact: RivalFact) -> Iterator[tuple[str, float]]:
        """Yield the words of a fact, each with the width of its column, in pixels."""
        wide, side = self.width(), self._look.px(_ROW) * _ICON
        yield fact.words, wide * (1 - _MINE - _THEIRS) - side - self._look.px(_SPACE)
        room = wide * (_THEIRS + (0 if _has_columns(fact) else _MINE)) - _SPACE
        yield from ((each.words, room) for each in (fact.mine, fact.theirs) if not each.marks)

    def _height_of(self, fact: RivalFact) -> int:
        """Return the height of a fact's row: words that are too long take two lines."""
        metrics = QFontMetricsF(self._look.bold(self._size()))
        told = self._columns_of(fact)
        is_long = any(metrics.horizontalAdvance(words) > room for words, room in told)
        return self._look.px(_TWO_LINES if is_long else _ROW)

    def _size(self) -> float:
        """Return the one size of all words: the largest at which each has room in two lines."""
        facts = self._card.facts if self._card is not None else ()
        told = [each for fact in facts for each in self._columns_of(fact)]
        for size in _SIZES[:-1]:
            metrics = QFontMetricsF(self._look.bold(size))
            if all(_has_room(metrics, words, room) for words, room in told):
                return size
        return _SIZES[-1]

    def draw(self, brush: Brush, card: RivalCard) -> None:
        if not card.facts:
            return
        painter, room, row = brush.painter, QRectF(self.rect()), brush.look.px(_ROW)
        mine = QRectF(
            room.right() - room.width() * (_MINE + _THEIRS), room.top(), room.width() * _MINE, row
        )
        theirs = QRectF(mine.right(), room.top(), room.width() * _THEIRS, row)
        painter.setPen(QColor(materials_of(brush.look).quiet_ink))
        size = self._size()
        for column, side in ((mine, card.sides[0]), (theirs, card.sides[1])):
            font = fitted(brush.look.font(size), side, column.width() - 4, row)
            painter.setFont(font)
            painter.drawText(column, CENTRE, side)
        top = room.top() + row
        for fact in card.facts:
            high = self._height_of(fact)
            painter.setPen(QPen(QColor(materials_of(brush.look).parchment_line), 1))
            painter.drawLine(QPointF(room.left(), top), QPointF(room.right(), top))
            line = QRectF(room.left(), top, mine.left() - room.left(), high)
            left, right = (QRectF(each.left(), top, each.width(), high) for each in (mine, theirs))
            self._draw_fact(brush, (line, left, right), fact, size)
            top += high

    def _draw_fact(
        self, brush: Brush, boxes: tuple[QRectF, QRectF, QRectF], fact: RivalFact, size: float
    ) -> None:
        painter, look = brush.painter, brush.look
        line, mine, theirs = boxes
        side = look.px(_ROW) * _ICON
        icon = square(QPointF(line.left() + side / 2, line.center().y()), side)
        brush.icon(fact.icon, icon, INK)
        if not _has_columns(fact):
            theirs = mine | theirs
        words = line.adjusted(side + look.px(6), 0, -look.px(4), 0)
        painter.setPen(QColor(INK))
        painter.setFont(look.font(size))
        painter.drawText(words, int(_LEFT) | _WRAPS, fact.words)
        for box, told in ((mine, fact.mine), (theirs, fact.theirs)):
            _write_told(brush, box.adjusted(5, 0, -5, 0), told, size)


def _has_room(metrics: QFontMetricsF, words: str, room: float) -> bool:
    """Return whether words have room in two lines of a column."""
    box = metrics.boundingRect(QRectF(0, 0, max(1.0, room), 1000), _WRAPS, words)
    return box.width() <= room and box.height() <= 2 * metrics.lineSpacing() + 1


def _write_told(brush: Brush, box: QRectF, told: Told, size: float) -> None:
    look = brush.look
    if told.marks:
        whole = look.px(size)
        fits = whole * box.width() / max(1.0, width_of(told.marks, whole))
        paint_marks(brush, box, told.marks, max(min(whole, fits), look.px(_SIZES[-1])), INK)
        return
    brush.painter.setPen(QColor(INK))
    brush.painter.setFont(look.bold(size))
    brush.painter.drawText(box, int(CENTRE) | _WRAPS, told.words)


def _has_columns(fact: RivalFact) -> bool:
    """Return whether a fact has a value for each side; a lone name takes both columns."""
    return bool(fact.mine.words) or fact.theirs.words.isdigit()


class Speech(QFrame):
    """A rival's remark, its tip at the portrait: on parchment, or on a plate of his own."""

    def __init__(self, look: ParchmentLook) -> None:
        """Say nothing."""
        super().__init__()
        self._look = look
        self._plate = PARCHMENT
        self.words = Text(look, "", 17)
        self.words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = QVBoxLayout(self)
        column.addWidget(self.words)
        look.changed.connect(self._space)
        self._space()

    def _space(self) -> None:
        edge = margin_of(self._look) - 3
        self.layout().setContentsMargins(edge, edge + self._tip(), edge, edge)  # type: ignore[union-attr]  # it has one
        self.update()

    def _tip(self) -> int:
        return round(8 * self._look.unit)

    def say(self, words: str, plate: PlateKind = PARCHMENT) -> None:
        """Say something on a plate; nothing hides the sheet."""
        self._plate = plate
        self.words.setStyleSheet("" if plate is PARCHMENT else f"color: {plate.ink}")
        self.update()
        self.words.setText(self.tr("“{words}”").format(words=words) if words else "")
        self.setVisible(bool(words))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit, box = self._look.unit, QRectF(self.rect())
        box.setTop(box.top() + self._tip())
        left, edge = box.left() + 56 * unit, box.top() + 6 * unit
        tip = (
            QPointF(left, edge),
            QPointF(left + 8 * unit, edge - 13 * unit),
            QPointF(left + 22 * unit, edge),
        )
        self._plate.paint(painter, box, self._look, tip)
        painter.end()
