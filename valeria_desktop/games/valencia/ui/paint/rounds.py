"""Paints the rounds to come: a line for each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPen

from valeria_desktop.games.valencia.ui.cards.frames import paint_focus
from valeria_desktop.games.valencia.ui.paint.steps import paint_worth
from valeria_desktop.ui.kit.brush import square
from valeria_desktop.ui.kit.materials import materials_of
from valeria_desktop.ui.place.ruler import Ruler, width_of_words

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.ui.parts.rounds import ComingRound
    from valeria_desktop.ui.kit.brush import Brush

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def paint_round(brush: Brush, box: QRectF, coming: ComingRound, *, focus: bool) -> None:
    """Paint what a round brings: its guilds by their steps, its fountain, what that can do."""
    ruler = Ruler.of(brush)
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
