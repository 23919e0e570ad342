"""Painter of the Dark Lord's board: his words, his Duke's back, and the scale with its blade."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen, QPolygonF

from valeria_desktop.games.valeria.ui.parts.rival_plaque import lord_words
from valeria_desktop.ui.paint.knife import rounded
from valeria_desktop.ui.paint.legible import ink_on, legible
from valeria_desktop.ui.paint.materials import INK, LORD_EDGE
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_QUIET, CARD_TEXT
from valeria_desktop.ui.place.plaque import LEFT

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.ui.parts.plaque_layout import PlaqueLayout
    from valeria_desktop.games.valeria.ui.parts.rival_plaque import Balance, Plaque
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.ruler import Ruler

EMBER = "#c2512a"
"""The rim of everything that is his."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_BACK, _STEEL = "#5c1a26", "#f4e6bf"
_LEAST = 0.1
_HIGHEST_BAR = 19
"""Greatest height of the scale's bar, in units."""
_BLADE, _ABOVE, _BELOW = 5, 4.5, 5
"""Half of the blade's width at its hilt, and its reach beyond the bar, in units."""


def paint_lord(brush: Brush, plaque: Plaque, places: PlaqueLayout, ruler: Ruler) -> None:
    """Paint the Dark Lord's words, his Duke's back, and the viewer's points against his."""
    painter = brush.painter
    if not places.words.isEmpty():
        painter.setFont(ruler.plain(14.5, 18))
        painter.setPen(QColor(CARD_QUIET))
        painter.drawText(places.words, LEFT, lord_words(plaque.side))
    if not plaque.side.is_siege and not places.duke.isEmpty():
        _paint_duke(brush, places.duke)
    for kind, box in places.captured.items():
        _paint_captured(brush, box, (kind, plaque.captured[kind]), ruler)
    if plaque.balance is not None:
        _paint_scale(brush, places.scale, plaque.balance, ruler)


def _paint_captured(brush: Brush, box: QRectF, what: tuple[str, int], ruler: Ruler) -> None:
    """Paint how many cards of a kind he took: in a low board many cards can't be told apart."""
    kind, number = what
    side = ruler.size(15, 20)
    sign = QRectF(box.left(), box.center().y() - side / 2, side, side)
    brush.icon(kind, sign)
    brush.painter.setFont(ruler.bold(15, 20))
    brush.painter.setPen(QColor(CARD_TEXT))
    room = QRectF(sign.right() + 3 * ruler.unit, box.top(), box.width(), box.height())
    brush.painter.drawText(room, LEFT, str(number))
    brush.note(kind, box)


def _paint_duke(brush: Brush, box: QRectF) -> None:
    painter, unit = brush.painter, brush.unit
    painter.setPen(QPen(QColor(CARD_INK), 2 * unit))
    painter.setBrush(QColor(_BACK))
    painter.drawRoundedRect(box, 4 * unit, 4 * unit)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(CARD_QUIET), 1.2 * unit))
    inside = box.adjusted(2.5 * unit, 2.5 * unit, -2.5 * unit, -2.5 * unit)
    painter.drawRoundedRect(inside, 2.5 * unit, 2.5 * unit)
    inset = 3 * unit
    brush.icon("crown", inside.adjusted(inset, inset, -inset, -inset), CARD_QUIET)
    brush.note("back", box)


def _paint_scale(brush: Brush, box: QRectF, balance: Balance, ruler: Ruler) -> None:
    """Paint a bar that a blade divides in proportion to the points."""
    unit, total = ruler.unit, balance.own + balance.his
    letters = max(1.0, brush.look.scale)
    high = min(_HIGHEST_BAR * unit * letters, box.height() - 5 * unit)
    bar = QRectF(box.left(), box.center().y() - high / 2, box.width(), high)
    share = balance.own / total if total > 0 else 0.5
    tone = brush.look.player(balance.colour)
    ink = ink_on(tone)
    own = legible(brush.look, tone, ink)
    _paint_bar(brush, bar, min(1 - _LEAST, max(_LEAST, share)), own)
    brush.painter.setFont(ruler.bold(15.5, high / unit * 0.86))
    inside = bar.adjusted(9 * unit, 0, -9 * unit, 0)
    brush.painter.setPen(QColor(ink))
    brush.painter.drawText(inside, LEFT, str(balance.own))
    brush.painter.setPen(QColor(CARD_TEXT))
    brush.painter.drawText(inside, _RIGHT, str(balance.his))
    brush.note("trophy", bar)


def _paint_bar(brush: Brush, bar: QRectF, share: float, own_tone: QColor) -> None:
    painter, unit = brush.painter, brush.unit
    painter.setPen(QPen(QColor(INK), 2 * unit))
    painter.setBrush(legible(brush.look, QColor(LORD_EDGE).lighter(118), CARD_TEXT))
    painter.drawRoundedRect(bar, 4 * unit, 4 * unit)
    own = bar.adjusted(unit, unit, -unit, -unit)
    own.setWidth(bar.width() * share)
    rounded(painter, own, 3 * unit, own_tone)
    painter.fillRect(own.adjusted(4 * unit, 0, 0, 0), own_tone)
    painter.setPen(QPen(QColor(CARD_INK), 1.5 * unit))
    painter.setBrush(QColor(_STEEL))
    hilt = QPointF(own.right(), bar.top() - _ABOVE * unit)
    half = QPointF(_BLADE * unit, 0)
    point = QPointF(own.right(), bar.bottom() + _BELOW * unit)
    painter.drawPolygon(QPolygonF([hilt - half, hilt + half, point]))
