"""A board of Odo as a picture: what he likes to do, and the powers under his houses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from valeria_desktop.games.viscounts.rules.model.kinds import Action
from valeria_desktop.games.viscounts.rules.model.things import Source
from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.games.viscounts.ui.cards.made import paint_mark
from valeria_desktop.games.viscounts.ui.cards.powers import marks_of_power
from valeria_desktop.games.viscounts.ui.paint.knife import rounded
from valeria_desktop.ui.paint.brush import Brush, square

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from valeria_desktop.games.viscounts.rules.model.catalog import NeutralBoard
    from valeria_desktop.ui.paint.look import Look

GROUND = "#5f4a7a"
_IVORY, _EDGE = "#f3e8cc", "#3f3054"
_IN_ROW = 3
_SQUARES, _FOOT = 0.72, 0.06
"""Side and foot of the squares as shares of the height: the tick of a choice is above them."""


def sign_of_focus(board: NeutralBoard) -> str:
    """Return the icon of what a board likes best: an action, or debts and deeds."""
    actions = {action.value: action for action in Action}
    focus = actions.get(board.focus)
    return signs.TURN_OVER if focus is None else signs.sign_of_action(focus)


def paint_rival_board(look: Look, board: NeutralBoard, painter: QPainter, box: QRectF) -> None:
    """Paint the focus on the left, and the nine squares on the right."""
    painter.fillRect(box, QColor(GROUND))
    brush = Brush(painter, look, box.height() / 96)
    left = QRectF(box.left(), box.top(), box.width() * 0.46, box.height())
    plate = square(left.center(), min(left.width(), left.height()) * 0.8)
    rounded(painter, plate, 8 * brush.unit, _EDGE)
    brush.icon(sign_of_focus(board), square(plate.center(), plate.width() * 0.78))
    side = min(box.width() * 0.5, box.height() * _SQUARES)
    step, top = side / _IN_ROW, box.bottom() - box.height() * _FOOT - side
    for place, each in enumerate(board.squares):
        corner = left.right() + place % _IN_ROW * step, top + place // _IN_ROW * step
        cell = QRectF(*corner, step, step).adjusted(1.5, 1.5, -1.5, -1.5)
        rounded(painter, cell, 4 * brush.unit, _IVORY)
        sign = next(mark.icon for mark in marks_of_power(each.power) if mark.icon)
        brush.icon(sign, square(cell.center(), cell.width() * 0.78))
    if board.source is not Source.FACT:
        paint_mark(brush, left.adjusted(0, 0, 0, -2))
