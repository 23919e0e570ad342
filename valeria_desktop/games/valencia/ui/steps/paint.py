"""Paints the panels of a round's steps, and the boards of the rounds to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPen, QPolygonF

from valeria_desktop.games.valencia.ui.cards.frames import paint_focus
from valeria_desktop.games.valencia.ui.steps.steps import State
from valeria_desktop.ui.kit.brush import CENTRE, paint_outlined, square
from valeria_desktop.ui.kit.materials import GOLD, INK, materials_of
from valeria_desktop.ui.kit.palette import CARD_INK
from valeria_desktop.ui.kit.pictures import has_picture
from valeria_desktop.ui.place.panel import paint_panel
from valeria_desktop.ui.place.ruler import Ruler, width_of_words

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.ui.steps.steps import ComingRound, RoundStep
    from valeria_desktop.ui.kit.brush import Brush

NOTCH = 6.0
"""How far the notch of the step that is on reaches below its panel, in units."""
PRESTIGE = "#6b4d9e"
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_GONE = 0.55  # of the light of what is done


def paint_step(brush: Brush, box: QRectF, step: RoundStep, ruler: Ruler, *, focus: bool) -> None:
    """Paint a step's panel: dark with a tick, gold with a notch, or light."""
    unit = ruler.unit
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
    font = ruler.title(15, box.height() / ruler.unit * 0.55)
    metrics = QFontMetricsF(font)
    brush.painter.setFont(font)
    brush.painter.setPen(QColor(ink))
    brush.painter.drawText(QPointF(box.left(), box.top() + metrics.ascent() * 0.92), step.key)
    return box.left() + metrics.horizontalAdvance(step.key)


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


# --- the rounds to come


def paint_round(
    brush: Brush, box: QRectF, coming: ComingRound, ruler: Ruler, *, focus: bool
) -> None:
    """Paint what a round brings: its guilds by their steps, its fountain, what that can do."""
    painter, unit, text = brush.painter, ruler.unit, ruler.text
    painter.setPen(QPen(QColor(materials_of(brush.look).parchment_line), 1))
    painter.drawLine(box.bottomLeft(), box.bottomRight())
    font = ruler.title(16, box.height() / unit)
    left = _write(
        brush, QRectF(box.left() + 4 * unit, box.top(), 0, box.height()), coming.title, font
    )
    left = max(left + 10 * text, box.left() + 72 * text)
    side = min(28 * text, box.height() - 8 * unit)
    for letter, (picture, _) in zip("BDF", coming.guilds, strict=True):
        room = QRectF(left, box.top(), 0, box.height())
        left = _write(brush, room, letter, ruler.title(14, box.height() / unit)) + 2 * unit
        brush.emblem(picture, QRectF(left, box.center().y() - side / 2, side, side))
        left += side + 9 * text
    fountain = QRectF(left, box.center().y() - side * 0.6, side * 1.2, side * 1.2)
    brush.emblem(coming.fountain, fountain)
    badge = QPointF(fountain.right() - side * 0.08, fountain.bottom() - side * 0.24)
    paint_worth(brush, square(badge, side * 0.62), coming.worth)
    words = QRectF(fountain.right() + 10 * text, box.top() + 2 * unit, 0, box.height() - 4 * unit)
    words.setRight(box.right() - 2 * unit)
    _paint_fountain_words(brush, words, coming, ruler)
    if focus:
        paint_focus(brush, box.adjusted(*(side * 5 * unit for side in (1, 1, -1, -1))), 2 * unit)


def _paint_fountain_words(brush: Brush, box: QRectF, coming: ComingRound, ruler: Ruler) -> None:
    half, most = box.height() / 2, box.height() / 2 / ruler.unit
    line = QRectF(box.left(), box.top(), box.width(), half)
    for words, font in (
        (coming.name, ruler.bold(14.5, most)),
        (coming.ability, ruler.plain(14, most)),
    ):
        brush.painter.setFont(font)
        brush.painter.setPen(QColor(brush.look.palette.ink))
        shown = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, line.width())
        brush.painter.drawText(line, _LEFT, shown)
        line.translate(0, half)


def _write(brush: Brush, room: QRectF, words: str, font: QFont) -> float:
    """Write words into the height of a room from its left on; give where they end."""
    wide = width_of_words(font, words)
    brush.painter.setFont(font)
    brush.painter.setPen(QColor(brush.look.palette.ink))
    brush.painter.drawText(QRectF(room.left(), room.top(), wide + 2, room.height()), _LEFT, words)
    return room.left() + wide


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
