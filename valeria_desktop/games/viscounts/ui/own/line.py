"""The line of three cards: arrows from space to space, the drop-off, and the sums above it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainterPath, QPen

from valeria_desktop.games.viscounts.rules.model.kinds import ICONS, Icon
from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.games.viscounts.ui.cards.powers import marks_of_icons
from valeria_desktop.games.viscounts.ui.cards.upright import SHAPE, paint_card
from valeria_desktop.games.viscounts.ui.own.conscience import bed_of
from valeria_desktop.games.viscounts.ui.own.squares import IVORY
from valeria_desktop.games.viscounts.ui.paint.knife import fill, path_of, rounded
from valeria_desktop.ui.paint.brush import paint_marks, square
from valeria_desktop.ui.paint.materials import materials_of
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.viscounts.rules.model.amounts import Counts, Icons
    from valeria_desktop.games.viscounts.rules.model.things import Townsfolk
    from valeria_desktop.ui.paint.brush import Brush

SPACES = 3
STEP = SHAPE[0] + 7.5
"""Units from a card of the line to the next."""
SIZE = 2 * STEP + SHAPE[0] + 18, SHAPE[1] + 4
"""Width and height of the line as drawn, with the arrow that leads out of it."""
_PILL = 70.0, 24.0
_PILL_STEP = 73.0
_ARROW = "#f3e8cc"


def line_box(box: QRectF, space: int, unit: float) -> QRectF:
    """Return the box of a space of the line, from 0 on the left."""
    left = box.left() + (2 + space * STEP) * unit
    return QRectF(left, box.top() + 2 * unit, SHAPE[0] * unit, SHAPE[1] * unit)


def paint_line(
    brush: Brush, box: QRectF, cards: Sequence[Townsfolk | None], printed: Sequence[Icons]
) -> None:
    """Paint the line; an empty space shows the icons that are printed there (WK26)."""
    unit = brush.unit
    for space in range(SPACES):
        place, card = line_box(box, space, unit), cards[space]
        around = 2 * unit
        bed = place.adjusted(-around, -around, around, around)
        rounded(brush.painter, bed, 7 * unit, bed_of(brush))
        if card is not None:
            paint_card(brush, place, card)
        else:
            _paint_empty(brush, place, printed[space])
        if space < SPACES - 1:
            _paint_step(brush, QPointF(place.right() - unit, place.center().y()))
    _paint_drop(brush, line_box(box, SPACES - 1, unit))


def _paint_empty(brush: Brush, place: QRectF, icons: Icons) -> None:
    unit, painter = brush.unit, brush.painter
    pen = QPen(QColor(materials_of(brush.look).hem), 1.4 * unit, Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(place.adjusted(unit, unit, -unit, -unit), 6 * unit, 6 * unit)
    line = marks_of_icons(icons)
    if line:
        room = QRectF(place.left(), place.center().y() - 14 * unit, place.width(), 28 * unit)
        paint_marks(brush, room.adjusted(4 * unit, 0, -4 * unit, 0), line, 22 * unit)


def _paint_step(brush: Brush, at: QPointF) -> None:
    """Paint the arrow to the next space."""
    unit = brush.unit
    arrow = [(0.0, -8 * unit), (10 * unit, 0.0), (0.0, 8 * unit)]
    fill(brush.painter, path_of(arrow, at), _ARROW, 1.6 * unit)


def _paint_drop(brush: Brush, last: QRectF) -> None:
    """Paint the bent arrow out of the last space: there a card drops off (WK23)."""
    at, unit = QPointF(last.right() + 3 * brush.unit, last.center().y()), brush.unit
    arrow = QPainterPath(QPointF(0, -10))
    arrow.quadTo(12, -8, 11, 10)
    arrow.lineTo(16, 10)
    arrow.lineTo(7, 22)
    arrow.lineTo(-2, 10)
    arrow.lineTo(3, 10)
    arrow.quadTo(3, 1, -2, 0)
    arrow.closeSubpath()
    painter = brush.painter
    painter.save()
    painter.translate(at)
    painter.scale(unit, unit)
    fill(painter, arrow, _ARROW, 1.6)
    painter.restore()


def paint_sums(brush: Brush, box: QRectF, icons: Counts, asked: Icon | None = None) -> None:
    """Paint the icons of each kind with the criminals that are wild; the asked kind is on ivory."""
    unit = brush.unit
    for place, icon in enumerate(icon for icon in ICONS if icon is not Icon.CRIMINAL):
        pill = QRectF(box.left() + place * _PILL_STEP * unit, box.top(), 0, 0)
        pill.setSize(QRectF(0, 0, _PILL[0] * unit, _PILL[1] * unit).size())
        _paint_sum(brush, pill, icon, icons, is_asked=icon is asked)


def _paint_sum(brush: Brush, pill: QRectF, icon: Icon, icons: Counts, *, is_asked: bool) -> None:
    unit, painter = brush.unit, brush.painter
    ground, ink = (IVORY, CARD_INK) if is_asked else (bed_of(brush), CARD_TEXT)
    rounded(painter, pill, 11 * unit, ground, 1.5 * unit)
    sign = QPointF(pill.left() + 14 * unit, pill.center().y())
    brush.icon(signs.sign_of_icon(icon), square(sign, 18 * unit))
    left = _write(brush, pill.left() + 27 * unit, pill, str(icons[icon.at]), (17, ink))
    wild = icons[Icon.CRIMINAL.at]
    if wild:
        left = _write(brush, left + 2 * unit, pill, f"+{wild}", (14, ink))
        middle = QPointF(left + 9 * unit, pill.center().y())
        brush.icon(signs.sign_of_icon(Icon.CRIMINAL), square(middle, 14 * unit))


def _write(brush: Brush, left: float, pill: QRectF, words: str, how: tuple[float, str]) -> float:
    """Write words into a pill; return where they end."""
    font = brush.font(how[0])
    brush.painter.setFont(font)
    brush.painter.setPen(QColor(how[1]))
    wide = QFontMetricsF(font).horizontalAdvance(words)
    room = QRectF(left, pill.top(), wide + 2, pill.height())
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    brush.painter.drawText(room, flags, words)
    return left + wide
