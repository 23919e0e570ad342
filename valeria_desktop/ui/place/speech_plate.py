"""A plate with words at a speaker's mouth, on parchment or on what a game's own speaker has."""

from __future__ import annotations

from collections.abc import Callable  # noqa: TC003 - read at runtime by attrs
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from valeria_desktop.ui.paint.materials import INK
from valeria_desktop.ui.paint.parchment import ParchmentLook, paint_speech

if TYPE_CHECKING:
    from valeria_desktop.ui.paint.look import Look

_EDGE, _HIGH = 15.0, 11.0
"""Padding at the plate's ends, and above and below its words, in units."""
_TIP, _INSIDE = 9.0, 6.0
"""Half of the width of a tip, and its reach into the parchment, in units."""
_LEAST_HEIGHT, _FLAT = 58.0, 6.0
"""The least height of several lines, and the padding above and below a single one, in units."""
Tip = tuple[QPointF, QPointF, QPointF]
"""The corners of a plate's tip, the one at the mouth in the middle."""


@frozen
class PlateKind:
    """What a plate is made of."""

    text: float
    """The size of its words, in text units."""
    ink: str
    paint: Callable[[QPainter, QRectF, ParchmentLook, Tip | None], None]


PARCHMENT = PlateKind(15.5, INK, paint_speech)


@frozen
class PlateStand:
    """The box of a plate's parchment, and whether it may stay beside an open question."""

    box: QRect
    is_aside: bool
    """Whether the plate covers no option of any question."""
    tip: QPoint | None = None
    """Where its tip ends, at the speaker's mouth; None without a tip."""


class SpeechPlate(QWidget):
    """Words on parchment with a tip towards the speaker; the mouse passes through."""

    def __init__(self, table: QWidget, look: Look) -> None:
        """Make a hidden plate on a table."""
        super().__init__(table)
        self._look = ParchmentLook(look, self)
        self.words = ""
        self._kind = PARCHMENT
        self._sheet = QRectF()
        self._tip: QPointF | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def wished(self, width: float) -> QSize:
        """Return the parchment's size for its words, at most `width` pixels wide."""
        unit = self._look.unit
        around, high = 2 * _EDGE * unit, 2 * _HIGH * unit
        metrics = QFontMetricsF(self._look.font(self._kind.text))
        room = QRectF(0, 0, max(1.0, width - around), 10_000)
        box = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, self.words)
        tall = max(_LEAST_HEIGHT * unit, box.height() + high)
        return QSize(round(box.width() + around + 2), round(tall))

    def line(self) -> QSize:
        """Return the parchment's size for its words in one line, as flat as they can be read."""
        unit = self._look.unit
        metrics = QFontMetricsF(self._look.font(self._kind.text))
        wide = metrics.horizontalAdvance(self.words) + 2 * _EDGE * unit
        return QSize(round(wide + 2), round(metrics.height() + 2 * _FLAT * unit))

    def say(self, words: str, kind: PlateKind | None = None) -> None:
        """Set the words and what they stand on; the caller sets the plate's place."""
        self.words, self._kind = words, kind or PARCHMENT
        self.setAccessibleName(words)
        self.update()

    def stand(self, stand: PlateStand) -> None:
        """Lay the parchment into its box, with a tip towards the mouth."""
        whole = stand.box
        if stand.tip is not None:
            whole = whole.united(QRect(stand.tip, QSize(1, 1)).adjusted(-2, -2, 2, 2))
        self._sheet = QRectF(stand.box.translated(-whole.topLeft()))
        self._tip = None if stand.tip is None else QPointF(stand.tip - whole.topLeft())
        self.setGeometry(whole)
        self.update()

    @property
    def sheet(self) -> QRect:
        """The box of the parchment without its tip, in the table."""
        return self._sheet.toRect().translated(self.pos())

    def _points(self) -> Tip | None:
        """Return the corners of the tip, which begins inside the sheet's nearest edge."""
        if self._tip is None:
            return None
        sheet, tip, unit = self._sheet, self._tip, self._look.unit
        half, inside = _TIP * unit, _INSIDE * unit
        aside, inner = QPointF(0, half), sheet.adjusted(inside, inside, -inside, -inside)
        if tip.y() < sheet.top():
            aside = QPointF(half, 0)
            inner.adjust(half, 0, -half, 0)
        else:
            inner.adjust(0, half, 0, -half)
        foot = QPointF(
            min(max(tip.x(), inner.left()), inner.right()),
            min(max(tip.y(), inner.top()), inner.bottom()),
        )
        return foot - aside, tip, foot + aside

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet, edge = self._sheet, _EDGE * self._look.unit
        self._kind.paint(painter, sheet, self._look, self._points())
        painter.setFont(self._look.font(self._kind.text))
        painter.setPen(QColor(self._kind.ink))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(sheet.adjusted(edge, 0, -edge, 0), flags, self.words)
        painter.end()
