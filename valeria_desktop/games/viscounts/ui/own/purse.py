"""A player's purse and papers: silver, three resources, debts and deeds with those turned over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor

from valeria_desktop.games.viscounts.rules.model.kinds import Paper
from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.games.viscounts.ui.own.conscience import bed_of
from valeria_desktop.games.viscounts.ui.paint.knife import rounded
from valeria_desktop.ui.paint.brush import square
from valeria_desktop.ui.paint.palette import CARD_TEXT

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.view import SideView
    from valeria_desktop.ui.paint.brush import Brush

SIZE = 136, 108
"""Width and height as drawn, in units."""
_CELL = 64.0, 31.0
_COLUMN, _ROW, _PAPERS = 68.0, 35.0, 71.0
_PAPERS_HIGH = 37.0


@frozen
class Purse:
    """What a player has: counts of money, resources and papers."""

    silver: int = 0
    ink: int = 0
    stone: int = 0
    gold: int = 0
    debts: int = 0
    """Unpaid ones."""
    paid: int = 0
    deeds: int = 0
    """Acquired ones that are not approved yet."""
    approved: int = 0

    @classmethod
    def of(cls, side: SideView) -> Purse:
        """Return the purse of a player, or of the neutral one."""
        return cls(
            side.silver,
            side.ink,
            side.stone,
            side.gold,
            side.debts,
            side.paid,
            side.deeds,
            side.approved,
        )


def goods_boxes(box: QRectF, unit: float) -> dict[str, QRectF]:
    """Return the boxes of silver and the resources, by the word of the amount."""
    found = {}
    for place, name in enumerate(("silver", "ink", "stone", "gold")):
        down, across = divmod(place, 2)
        found[name] = QRectF(
            box.left() + across * _COLUMN * unit,
            box.top() + down * _ROW * unit,
            _CELL[0] * unit,
            _CELL[1] * unit,
        )
    return found


def paper_boxes(box: QRectF, unit: float) -> dict[Paper, QRectF]:
    """Return the boxes of debts and of deeds."""
    return {
        paper: QRectF(
            box.left() + place * _COLUMN * unit,
            box.top() + _PAPERS * unit,
            _CELL[0] * unit,
            _PAPERS_HIGH * unit,
        )
        for place, paper in enumerate(Paper)
    }


def paint_purse(brush: Brush, box: QRectF, purse: Purse) -> None:
    """Paint a purse; `box` is in the shape as drawn."""
    unit = brush.unit
    counts = {
        "silver": purse.silver,
        "ink": purse.ink,
        "stone": purse.stone,
        "gold": purse.gold,
    }
    for name, cell in goods_boxes(box, unit).items():
        rounded(brush.painter, cell, 7 * unit, bed_of(brush), 1.4 * unit)
        middle = QPointF(cell.left() + 17 * unit, cell.center().y())
        brush.icon(signs.AMOUNTS[name], square(middle, 25 * unit))
        room = cell.adjusted(0, 0, -8 * unit, 0)
        _write(brush, room, str(counts[name]), 22, Qt.AlignmentFlag.AlignRight)
    papers = {Paper.DEBT: (purse.debts, purse.paid), Paper.DEED: (purse.deeds, purse.approved)}
    for paper, cell in paper_boxes(box, unit).items():
        rounded(brush.painter, cell, 7 * unit, bed_of(brush), 1.4 * unit)
        _paint_papers(brush, cell, paper, papers[paper])


def _paint_papers(brush: Brush, cell: QRectF, paper: Paper, counts: tuple[int, int]) -> None:
    """Paint those that lie open above, those turned over below, a step to the right."""
    unit = brush.unit
    for place, count in enumerate(counts):
        at = cell.topLeft() + QPointF(3 + 30 * place, 3 + 12 * place) * unit
        sign = signs.sign_of_paper(paper, is_flipped=bool(place))
        brush.icon(sign, QRectF(at.x(), at.y(), 19 * unit, 19 * unit))
        room = QRectF(at.x() + 20 * unit, at.y(), 14 * unit, 19 * unit)
        _write(brush, room, str(count), 16, Qt.AlignmentFlag.AlignLeft)


def _write(brush: Brush, room: QRectF, words: str, size: float, side: Qt.AlignmentFlag) -> None:
    brush.painter.setFont(brush.font(size))
    brush.painter.setPen(QColor(CARD_TEXT))
    brush.painter.drawText(room, side | Qt.AlignmentFlag.AlignVCenter, words)
