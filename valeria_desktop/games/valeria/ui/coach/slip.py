"""A slip of parchment on a card of the market: its gains a round, its chances of purchase."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPen

from valeria_desktop.games.valeria.rules.model.options import BUILD
from valeria_desktop.ui.paint.brush import square
from valeria_desktop.ui.paint.materials import INK, materials_of
from valeria_desktop.ui.words.figures import more, per_cent

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.coach.card_chance import CardChance
    from valeria_desktop.games.valeria.coach.questions import OnCard
    from valeria_desktop.ui.paint.brush import Brush

_HIGH, _TEXT, _SIGN, _GAP, _EDGE = 19, 14, 15, 3, 5
_BETWEEN = 9
_LEAST, _SURE = 0.05, 0.995


class SlipPart(NamedTuple):
    """A sign and the figures behind it."""

    sign: str
    words: str


Slip = tuple[SlipPart, ...]


def slip_of(known: OnCard, *, is_lit: bool) -> Slip:
    """Return the slip on a card: more resources a round, more points a round, and chances."""
    parts = []
    change = known.change
    if change is not None:
        resources = change.after.round.resources - change.before.round.resources + change.lasting
        points = change.after.round.points - change.before.round.points + change.lasting_points
        if resources >= _LEAST:
            parts.append(SlipPart("any", more(resources)))
        parts += [SlipPart(tag, more(number)) for tag, number in change.tokens]
        if points >= _LEAST or (change.card.action is BUILD and points):
            parts.append(SlipPart("points", more(points)))
    if known.soon is not None:
        parts += _when(known.soon, is_lit=is_lit)
    return tuple(parts)


def _when(soon: CardChance, *, is_lit: bool) -> list[SlipPart]:
    """Return when a player can take the card; nothing for an option, which is marked already."""
    if soon.now:
        now = QCoreApplication.translate("Coach", "now")
        return [] if is_lit else [SlipPart("clock", now)]
    first, second = soon.turns
    shown = (first,) if first >= _SURE else (first, second)
    return [SlipPart("clock", " ".join(map(per_cent, shown)))]


def paint_slip(brush: Brush, card: QRectF, foot: float, slip: Slip) -> None:
    """Paint a slip on a card, its lower edge at `foot`; a narrow card loses the last chances."""
    while slip and _width(brush, slip) > card.width() - 2 * brush.unit:
        shorter = slip[-1].words.split(" ")[:-1]
        slip = slip[:-1] + ((slip[-1]._replace(words=" ".join(shorter)),) if shorter else ())
    if not slip:
        return
    high, wide = _HIGH * brush.unit, _width(brush, slip)
    box = QRectF(card.center().x() - wide / 2, foot - high, wide, high)
    brush.piece_of(("slip", slip), box, lambda piece, room: _paint(piece, room, slip))


def _width(brush: Brush, slip: Slip) -> float:
    metrics = QFontMetricsF(brush.font(_TEXT))
    words = sum(metrics.horizontalAdvance(part.words) for part in slip)
    signs = len(slip) * (_SIGN + _GAP) + (len(slip) - 1) * _BETWEEN + 2 * _EDGE
    return words + signs * brush.unit


def _paint(brush: Brush, box: QRectF, slip: Slip) -> None:
    painter, unit, tones = brush.painter, brush.unit, materials_of(brush.look)
    painter.setPen(QPen(QColor(INK), 1.2))
    painter.setBrush(QColor(tones.parchment))
    painter.drawRoundedRect(box.adjusted(0.8, 0.8, -0.8, -0.8), 3 * unit, 3 * unit)
    font = brush.font(_TEXT)
    painter.setFont(font)
    metrics = QFontMetricsF(font)
    left = box.left() + _EDGE * unit
    for part in slip:
        side = _SIGN * unit
        brush.icon(part.sign, square(QPointF(left + side / 2, box.center().y()), side), INK)
        left += side + _GAP * unit
        wide = metrics.horizontalAdvance(part.words)
        painter.setPen(QColor(INK))
        room = QRectF(left, box.top() - unit, wide + 2, box.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, part.words)
        left += wide + _BETWEEN * unit
