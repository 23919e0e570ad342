"""The foot of a tile: price and points, and the powers between or over them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF

from valeria_desktop.games.valeria.ui.cards.parts import price_width
from valeria_desktop.ui.kit.brush import width_of

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.ui.cards.face import Face
    from valeria_desktop.ui.kit.brush import Brush

_LINE, _TWO_LINES, _PRICE = 27, 39, 26
EDGE = 6 / 92
"""How far what stands on a tile stays away from its sides, of its height."""
_LOW = 2.5 / 92  # of a tile's height, below the price
_SMALL_PRICE, _MOST = 0.22, 0.52  # of a tile's height: the price, and it with powers over it
_BETTER = 1.15  # so much larger powers are worth a smaller picture
_PICTURE = 24  # pixels, below which its signs can not be read
_PROOF = 40.0  # a size to measure at


class Foot(NamedTuple):
    """Where the parts of a foot stand."""

    room: QRectF
    price_line: QRectF
    """Where the price begins and the points end, as high as their signs."""
    powers: QRectF


def foot_of(brush: Brush, tile: QRectF, head: float, face: Face) -> Foot:
    """Find a place for price, points and powers at the foot of a tile.

    Two powers stand over the price where they are read better than in what it leaves beside it,
    and the picture below the head keeps room for its signs.
    """
    beside = _beside(brush, tile, face)
    if len(face.powers) < 2 or face.splits:  # noqa: PLR2004 - a single line breaks by itself
        return beside
    over = _over(brush, tile)
    if over.room.top() - tile.top() - head < _PICTURE:
        return beside
    is_better = _size(over, face) > _size(beside, face) * _BETTER
    return over if is_better else beside


def _beside(brush: Brush, tile: QRectF, face: Face) -> Foot:
    unit = brush.unit
    room, line = _parts(tile, _height(unit, tile, face), _PRICE * unit)
    gap = 3 * unit
    powers = QRectF(room.left(), room.top() + 2.5 * unit, 0, room.height() - 6 * unit)
    if face.price:
        powers.setLeft(room.left() + price_width(face, line.height()) + gap)
    powers.setRight(room.right())
    if face.points is not None:
        powers.setRight(room.right() - line.height() - gap)
    return Foot(room, line, powers)


def _over(brush: Brush, tile: QRectF) -> Foot:
    price = min(_PRICE * brush.unit, tile.height() * _SMALL_PRICE)
    lines = min(_TWO_LINES * brush.unit, tile.height() * _MOST - price)
    room, line = _parts(tile, price + lines, price)
    return Foot(room, line, QRectF(room.left(), room.top(), room.width(), lines))


def _parts(tile: QRectF, height: float, price: float) -> tuple[QRectF, QRectF]:
    """Return the room of a foot, and in it that of the price."""
    edge = EDGE * tile.height()
    room = tile.adjusted(edge, tile.height() - height, -edge, 0)
    line = QRectF(room)
    line.setHeight(min(price, height * 0.95, tile.width() * 0.2))
    line.moveBottom(tile.bottom() - tile.height() * _LOW)
    return room, line


def _height(unit: float, tile: QRectF, face: Face) -> float:
    if not (face.powers or face.price or face.points is not None):
        return 0.0
    if len(face.powers) > 1 and not face.splits:
        return min(_TWO_LINES * unit, tile.height() * 0.42)
    return min(_LINE * unit, tile.height() * 0.36)


def _size(foot: Foot, face: Face) -> float:
    """Return the size of the powers' signs."""
    widest = max(width_of(line, _PROOF) for line in face.powers) / _PROOF
    return min(foot.powers.width() / widest, foot.powers.height() / len(face.powers))
