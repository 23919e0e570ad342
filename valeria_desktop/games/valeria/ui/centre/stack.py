"""A stack of cards as it lies on the table, painted once for all that looks the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from valeria_desktop.games.valeria.ui.cards.hover import PlacedSign, signs_painted
from valeria_desktop.games.valeria.ui.cards.paint import (
    TILE_SHAPE,
    paint_back,
    paint_portrait,
    paint_tile,
    signs_of_card,
)
from valeria_desktop.ui.kit.brush import Brush, paint_outlined
from valeria_desktop.ui.kit.palette import CARD_INK, CARD_LIT, CARD_TEXT

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.ui.cards.face import Face
    from valeria_desktop.ui.kit.look import Look

STEP = 1.5  # how far each card below shows
MOST_EDGES = 4
ROOM = STEP * MOST_EDGES
_TILE = 106
_EDGE = "#8d8574"
_LIT, _LIT_INSIDE = 2, 2.6
_INSET = _LIT + _LIT_INSIDE / 2
_UPRIGHT_COUNT = (0.53, 0.14)  # of a portrait's width: how far right, and how far up at its foot


@frozen(cache_hash=True)
class Stack:
    """What a stack looks like."""

    face: Face | None
    """The face of its top card; None shows a back."""
    count: int
    face_down: int
    dims_price: bool
    tokens: tuple[tuple[str, int], ...]
    lit: str
    """The colour of the frame if it can be chosen, else nothing."""


def paint_stack(painter: QPainter, box: QRectF, stack: Stack, look: Look) -> None:
    """Paint a stack; the cards below its top card show above and at the right of the box."""
    brush = Brush(painter, look, min(box.height(), box.width() / TILE_SHAPE) / _TILE)
    _paint_edges(painter, box, stack.count)
    if stack.face is None:
        paint_back(painter, box, look)
    else:
        paint = paint_portrait if box.height() > box.width() else paint_tile
        paint(painter, box, stack.face, look, dims_price=stack.dims_price)
        _paint_tokens(brush, box, stack.tokens)
    _paint_count(brush, box, stack)
    if stack.lit:
        _paint_lit(brush, box, QColor(stack.lit))


def signs_of_stack(box: QRectF, stack: Stack, look: Look) -> list[PlacedSign]:
    """Give the signs of a stack painted into a box."""
    if stack.face is None:
        return [PlacedSign("back", box)]
    face = stack.face

    def paint_what_lies_on_it(brush: Brush) -> None:
        _paint_tokens(brush, box, stack.tokens)
        _paint_count(brush, box, stack)

    unit = min(box.height(), box.width() / TILE_SHAPE) / _TILE
    return [*signs_painted(look, unit, paint_what_lies_on_it), *signs_of_card(box, face, look)]


def _paint_edges(painter: QPainter, box: QRectF, count: int) -> None:
    """Show how high the stack is by the edges of the cards below."""
    painter.setPen(QPen(QColor(CARD_INK), 1))
    painter.setBrush(QColor(_EDGE))
    for below in range(min(count - 1, MOST_EDGES), 0, -1):
        shift = below * STEP
        painter.drawRoundedRect(box.translated(shift, -shift).adjusted(1, 1, -1, -1), 7, 7)


def _paint_count(brush: Brush, box: QRectF, stack: Stack) -> None:
    """Write how many cards lie there, with a card's back where some lie face down."""
    unit = brush.unit
    place = QRectF(box.right() - 36 * unit, 0, 29 * unit, 18 * unit)
    is_upright = box.height() > box.width() and stack.face is not None
    place.moveTop(box.top() + 52 * unit)
    if is_upright:  # between its price and its points
        right, up = (box.width() * share for share in _UPRIGHT_COUNT)
        place.moveTopLeft(QPointF(box.left() + right, box.bottom() - up))
    paint_outlined(brush, place, f"×{stack.count}", brush.font(15), CARD_TEXT)
    brush.note("count", place)
    if stack.face_down and stack.face is not None:
        side = 14 * unit
        left, top = place.left() - side + 2 * unit, place.center().y() - side / 2
        brush.icon("back", QRectF(left, top, side, side))


def _paint_tokens(brush: Brush, box: QRectF, tokens: tuple[tuple[str, int], ...]) -> None:
    """Lay the tokens on the card: what was put on the price, or a bounty."""
    unit = brush.unit
    side = 26 * unit
    left = box.center().x() - len(tokens) * side / 2
    for kind, number in tokens:
        spot = QRectF(left, box.top() + 26 * unit, side, side)
        brush.icon(f"{kind}-price", spot)
        paint_outlined(brush, spot, f"+{number}", brush.font(14))
        left += side


def _paint_lit(brush: Brush, box: QRectF, colour: QColor) -> None:
    """Frame what can be chosen, and mark its corner, so that it isn't colour alone.

    The outer line stands out from the table, which the theme colours, and the inner one from the
    card, which is dark in both themes.
    """
    painter = brush.painter
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for line, width, inset in ((colour, _LIT, _LIT / 2), (QColor(CARD_LIT), _LIT_INSIDE, _INSET)):
        painter.setPen(QPen(line, width))
        painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), 7, 7)
    side = 16 * brush.unit
    corner = box.topLeft() + QPointF(1, 1)
    painter.setPen(QPen(QColor(CARD_INK), 1))
    painter.setBrush(QColor(CARD_LIT))
    painter.drawPolygon(QPolygonF([corner, corner + QPointF(side, 0), corner + QPointF(0, side)]))
