"""A card's odds: the words for its gains, and a grid of the 36 rolls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen, QPolygonF

from valeria_desktop.games.valeria.odds import ANY
from valeria_desktop.games.valeria.rules.model.amounts import amount_words
from valeria_desktop.kernel.phrases import join, say
from valeria_desktop.ui.paint.materials import GOLD, INK, materials_of
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from valeria_desktop.games.valeria.odds import Brought, Odds, Rolls
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.ui.paint.look import Look


_HIGH, _WIDER = 59.28, 1.3
_SIDES = 6
_GAP = 0.14  # gap round a field, by its height


@frozen
class RollsFigure:
    """The grid of the 36 rolls, for a note."""

    rolls: Rolls

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the grid."""
        return _HIGH * _WIDER, _HIGH

    def paint(self, painter: QPainter, box: QRectF, look: Look) -> None:
        """Paint the grid on parchment."""
        paint_rolls(painter, box, self.rolls, look)


def paint_rolls(painter: QPainter, box: QRectF, rolls: Rolls, look: Look) -> None:
    """Paint the grid: die A from left to right, die B downwards; equal sums form diagonals."""
    wide, high = box.width() / _SIDES, box.height() / _SIDES
    gap = high * _GAP
    quiet = QColor(materials_of(look).parchment_line)
    quiet.setAlphaF(0.6)
    for a, row in enumerate(rolls):
        for b, times in enumerate(row):
            left, top = box.left() + a * wide, box.top() + b * high
            field = QRectF(left, top, wide, high).adjusted(gap, gap, -gap, -gap)
            if not times:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(quiet)
                painter.drawRoundedRect(field, 1.5, 1.5)
                continue
            painter.setPen(QPen(QColor(INK), 1.3))
            painter.setBrush(QColor(GOLD))
            painter.drawRoundedRect(field.adjusted(-0.5, -0.5, 0.5, 0.5), 1.5, 1.5)
            if times > 1:
                _paint_twice(painter, field)


def _paint_twice(painter: QPainter, field: QRectF) -> None:
    """Fill one half with ink: two activations must not be marked by colour alone."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(INK))
    corners = field.bottomLeft(), field.bottomRight(), field.topRight()
    painter.drawPolygon(QPolygonF([QPointF(corner) for corner in corners]))


_MANY = 2  # any number that takes the plural
_SMALL = 0.1


def title_of(odds: Odds) -> str:
    """Return how often the dice wake a card, in words."""
    translate = QCoreApplication.translate
    words = translate("Zoom", "Wakes on {rolls} of 36 rolls")
    if odds.twice:
        words = translate("Zoom", "Wakes on {rolls} of 36 rolls, twice on {twice} of them")
    return words.format(rolls=odds.waking, twice=odds.twice)


def yield_words(odds: Odds) -> list[str]:
    """Return a card's gains a round, in words; two lines if the owner has choices."""
    translate = QCoreApplication.translate
    if odds.is_plain:
        whole = tell(_amounts(odds.each_round))
        return [translate("Zoom", "each round about {amounts}").format(amounts=whole)] * bool(whole)
    lines = []
    for words, ways in (
        (translate("Zoom", "own turns: about {amounts}"), odds.mine),
        (translate("Zoom", "others': about {amounts}"), odds.others),
    ):
        said = [*dict.fromkeys(filter(None, map(_amounts, ways)))]
        if said:
            lines.append(words.format(amounts=tell(join(said, "or"))))
    return lines


def _amounts(brought: Brought) -> Phrase:
    """Return amounts with one decimal, prices before gains."""
    parts = sorted(brought.items(), key=lambda part: part[1] > 0)
    amounts = [_amount(kind, number) for kind, number in parts if number]
    return join(amounts) if amounts else say("")


def _amount(kind: str, number: float) -> Phrase:
    digits = QLocale().toString(abs(number), "f", 1 if abs(number) >= _SMALL else 2)
    words = f"{'+' if number > 0 else '−'}{digits}"
    if kind == ANY:
        return say("{number} Gold, Strength or Magic", number=words)
    return say(amount_words(kind, _MANY).template, number=words)
