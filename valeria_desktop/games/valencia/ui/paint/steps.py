"""Paints the panels of a round's steps."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPen, QPolygonF

from valeria_desktop.games.valencia.ui.cards.frames import paint_focus
from valeria_desktop.ui.kit.brush import CENTRE, paint_outlined, square
from valeria_desktop.ui.kit.materials import GOLD, INK, materials_of
from valeria_desktop.ui.kit.palette import CARD_INK
from valeria_desktop.ui.kit.pictures import has_picture
from valeria_desktop.ui.place.panel import paint_panel
from valeria_desktop.ui.place.ruler import Ruler

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.ui.parts.steps import RoundStep
    from valeria_desktop.ui.kit.brush import Brush


class State(Enum):
    """Whether a step is over."""

    DONE = "done"
    NOW = "now"
    COMING = "coming"


NOTCH = 6.0
"""How far the notch of the step that is on reaches below its panel, in units."""
PRESTIGE = "#6b4d9e"
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_GONE = 0.55  # of the light of what is done


def paint_step(brush: Brush, box: QRectF, step: RoundStep, *, focus: bool) -> None:
    """Paint a step's panel: dark with a tick, gold with a notch, or light."""
    ruler, unit = Ruler.of(brush), brush.unit
    fill, ink = _tones(brush, step.state)
    paint_panel(brush.painter, box, brush.look, fill)
    if step.state is State.NOW:
        _paint_notch(brush, box, unit)
    inside = box.adjusted(7 * unit, 4 * unit, -5 * unit, -4 * unit)
    letter = _paint_letter(brush, inside, step, ruler, ink)
    tick = _tick_in(inside, unit) if step.state is State.DONE else QRectF()
    right = tick.left() if not tick.isEmpty() else inside.right()
    _paint_signs(brush, QRectF(letter, inside.top(), right - letter, inside.height()), step, ink)
    if not tick.isEmpty():
        brush.icon("check", tick, ink)
    if focus:
        paint_focus(brush, box.adjusted(*(side * 6 * unit for side in (1, 1, -1, -1))), 2 * unit)


def _tones(brush: Brush, state: State) -> tuple[QColor, str]:
    tones, is_dark = materials_of(brush.look), brush.look.is_dark
    if state is State.NOW:
        return QColor(GOLD), INK
    if state is State.COMING:
        return QColor(tones.parchment_button), INK
    return QColor(tones.board_rim if is_dark else tones.board), brush.look.palette.ink


def _paint_notch(brush: Brush, box: QRectF, unit: float) -> None:
    middle, low, wide = box.center().x(), box.bottom(), 1.3 * NOTCH * unit
    tip = [QPointF(middle - wide, low), QPointF(middle, low + NOTCH * unit)]
    tip.append(QPointF(middle + wide, low))
    painter = brush.painter
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(GOLD))
    painter.drawPolygon(QPolygonF([*tip, *(point - QPointF(0, 1.6) for point in tip[::-2])]))
    painter.setPen(QPen(QColor(CARD_INK), 1.6))
    painter.drawPolyline(QPolygonF(tip))


def _paint_letter(brush: Brush, box: QRectF, step: RoundStep, ruler: Ruler, ink: str) -> float:
    """Write the letter into the upper corner; give where the signs may begin."""
    font, letter = ruler.title(15, box.height() / ruler.unit * 0.55), step.part.letter
    metrics = QFontMetricsF(font)
    brush.painter.setFont(font)
    brush.painter.setPen(QColor(ink))
    brush.painter.drawText(QPointF(box.left(), box.top() + metrics.ascent() * 0.92), letter)
    return box.left() + metrics.horizontalAdvance(letter)


def _tick_in(box: QRectF, unit: float) -> QRectF:
    side = min(17 * unit, box.width() * 0.24, box.height() * 0.55)
    return QRectF(box.right() - side, box.center().y() - side / 2, side, side)


def _paint_signs(brush: Brush, room: QRectF, step: RoundStep, ink: str) -> None:
    """Paint the signs side by side as large as they fit, and the worth on a fountain."""
    high = min(room.height(), 33 * brush.unit)
    side = min(high, room.width() / len(step.signs))
    gap = min(3 * brush.unit, (room.width() - side * len(step.signs)) / 2)
    whole = side * len(step.signs) + gap * (len(step.signs) - 1)
    left = room.center().x() - whole / 2
    brush.painter.setOpacity(_GONE if step.state is State.DONE else 1.0)
    for sign in step.signs:
        paint_thing(brush, QRectF(left, room.center().y() - side / 2, side, side), sign, ink)
        left += side + gap
    if step.worth:
        low = QPointF(left - gap - side * 0.1, room.center().y() + side * 0.34)
        paint_worth(brush, square(low, max(13 * brush.unit, side * 0.5)), step.worth)
    brush.painter.setOpacity(1.0)


def paint_thing(brush: Brush, box: QRectF, name: str, ink: str) -> None:
    """Paint what has a picture in colours; what hasn't is a sign in ink."""
    if has_picture(f"emblems/{name}.svg") and name not in {"nobility", "church", "council"}:
        brush.emblem(name, box)
    else:
        brush.icon(name, box.adjusted(1, 1, -1, -1), ink)


def paint_worth(brush: Brush, box: QRectF, number: int) -> None:
    """Paint a badge of prestige with its number."""
    painter = brush.painter
    painter.setPen(QPen(QColor(CARD_INK), max(1.0, box.width() / 12)))
    painter.setBrush(QColor(PRESTIGE))
    painter.drawEllipse(box)
    paint_outlined(brush, box, str(number), brush.font(box.height() * 0.74 / brush.unit))


def paint_chip(brush: Brush, box: QRectF, number: int, ruler: Ruler, *, is_open: bool) -> None:
    """Paint the chip that opens the rounds to come: how many there are, over an arrow down."""
    unit = ruler.unit
    paint_panel(brush.painter, box, brush.look)
    ink = brush.look.palette.lit if is_open else brush.look.palette.ink
    brush.painter.setPen(QColor(ink))
    brush.painter.setFont(ruler.bold(14, box.height() / 2 / unit))
    upper = QRectF(box.left(), box.top() + 2 * unit, box.width(), box.height() / 2)
    brush.painter.drawText(upper, CENTRE, f"+{number}")
    side = min(box.width() * 0.5, box.height() * 0.32)
    low = QPointF(box.center().x(), box.bottom() - 3 * unit - side / 2)
    brush.icon("down", square(low, side), ink)
