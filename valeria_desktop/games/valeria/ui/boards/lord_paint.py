"""Paints what only the Dark Lord's plaque has: his Duke's back and the scale of points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from valeria_desktop.games.valeria.ui.boards.plaque import lord_words
from valeria_desktop.ui.kit.materials import INK, LORD_EDGE
from valeria_desktop.ui.kit.palette import CARD_INK, CARD_QUIET, CARD_TEXT
from valeria_desktop.ui.kit.signs import light_of
from valeria_desktop.ui.place.ruler import width_of_words

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.ui.boards.places import Places
    from valeria_desktop.games.valeria.ui.boards.plaque import Balance, Plaque
    from valeria_desktop.ui.kit.brush import Brush
    from valeria_desktop.ui.place.ruler import Ruler

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_BACK = "#5c1a26"
_NAMED = 42  # units of a scale's height from which on it bears names
_LEAST = 0.1
"""Of the scale, so that a number stands in its own colour."""


def paint_lord(brush: Brush, plaque: Plaque, places: Places, ruler: Ruler) -> None:
    """Paint his words, the back of his Duke, and how the viewer stands against him."""
    painter = brush.painter
    if not places.words.isEmpty():
        painter.setFont(ruler.plain(14.5, 18))
        painter.setPen(QColor(CARD_QUIET))
        painter.drawText(places.words, _LEFT, lord_words(plaque.side))
    if not plaque.side.is_siege and not places.duke.isEmpty():
        _paint_duke(brush, places.duke)
    if plaque.balance is not None:
        _paint_scale(brush, places.scale, plaque, plaque.balance, ruler)


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


def _paint_scale(brush: Brush, box: QRectF, plaque: Plaque, balance: Balance, ruler: Ruler) -> None:
    """Both names above a bar that is shared as the points are."""
    unit = ruler.unit
    has_names = box.height() >= _NAMED * unit
    high = min(21 * unit, box.height() * 0.5) if has_names else box.height() - 5 * unit
    bar = QRectF(box.left(), box.bottom() - high - unit, box.width(), high)
    if has_names:
        words = QRectF(box.left(), box.top(), box.width(), box.height() * 0.46)
        _paint_names(brush, words, plaque, balance, ruler)
    total = balance.own + balance.his
    share = balance.own / total if total > 0 else 0.5
    share = min(1 - _LEAST, max(_LEAST, share))
    _paint_bar(brush, bar, share, balance)
    font = ruler.bold(15.5, high / unit * 0.86)
    brush.painter.setFont(font)
    inside = bar.adjusted(8 * unit, 0, -8 * unit, 0)
    brush.painter.setPen(QColor(_ink_on(brush.look.player(balance.colour))))
    brush.painter.drawText(inside, _LEFT, str(balance.own))
    brush.painter.setPen(QColor(CARD_TEXT))
    brush.painter.drawText(inside, _RIGHT, str(balance.his))
    brush.note("trophy", bar)


def _paint_names(
    brush: Brush, line: QRectF, plaque: Plaque, balance: Balance, ruler: Ruler
) -> None:
    painter, font = brush.painter, ruler.plain(14.5, line.height() / ruler.unit)
    painter.setFont(font)
    painter.setPen(QColor(CARD_TEXT))
    painter.drawText(line, _LEFT, balance.name)
    room = line.width() - width_of_words(font, balance.name) - 14 * ruler.unit
    words = next((each for each in _his_words(plaque) if width_of_words(font, each) <= room), "")
    painter.setPen(QColor(CARD_QUIET))
    painter.drawText(line, _RIGHT, words)


def _his_words(plaque: Plaque) -> list[str]:
    """Whose the other end of the scale is, in as many words as there is room for."""
    whole = QCoreApplication.translate("Boards", "Dark Lord, his Duke face down")
    short = QCoreApplication.translate("Boards", "Dark Lord")
    return [short] if plaque.side.is_siege else [whole, short]


def _paint_bar(brush: Brush, bar: QRectF, share: float, balance: Balance) -> None:
    painter, unit = brush.painter, brush.unit
    painter.setPen(QPen(QColor(INK), 2 * unit))
    painter.setBrush(QColor(LORD_EDGE).lighter(118))
    painter.drawRoundedRect(bar, 4 * unit, 4 * unit)
    own = bar.adjusted(unit, unit, -unit, -unit)
    own.setWidth(bar.width() * share)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brush.look.player(balance.colour))
    painter.drawRoundedRect(own, 3 * unit, 3 * unit)
    painter.fillRect(own.adjusted(4 * unit, 0, 0, 0), brush.look.player(balance.colour))
    mark = QRectF(own.right() - unit, bar.top() - 2 * unit, 2 * unit, bar.height() + 4 * unit)
    painter.fillRect(mark, QColor(CARD_TEXT))


def _ink_on(colour: QColor) -> str:
    """Dark on what is bright, light on what is dark."""
    return INK if light_of(colour) > 0.4 else CARD_TEXT  # noqa: PLR2004 - as bright as vermillion
