"""Where a plaque has the bust of a character, and the small shield at its corner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from valeria_desktop.ui.paint.busts import LEAST_BUST
from valeria_desktop.ui.place.faces import REACH

if TYPE_CHECKING:
    from valeria_desktop.ui.place.faced_plaques import FaceBoxes

_BUST, _BUST_OF_TWO, _BUST_OF_MORE = 92, 72, 62
"""Width of a bust on the plaque of one, two and more rivals, in units."""
_BROADEST = 1.25
"""The greatest width of a bust, in heights of it: a broader one would have no forehead."""
_ABOVE, _BELOW = 4.0, 2.0
"""Reach of a bust above its board, without rim, and its distance from the foot, in units."""
_SHIELD, _SHIELD_OF_MORE = 29, 24
SHIELD_LOW = 17
"""Height of a shield at a low bust, in units."""
BUST_CORNER = 5
"""Reach of a shield to the right of its bust, in units."""


def lay_bust(places: FaceBoxes, board: QRectF, rivals: int, u: float, share: float = 1.0) -> float:
    """Place a bust that breaks the board's top, and return the left edge of the parts beside it.

    Its width is at most a share of the board's, as far as its moods allow.
    """
    wide = {1: _BUST, 2: _BUST_OF_TWO}.get(rivals, _BUST_OF_MORE) * u
    high = board.height() + (_ABOVE - _BELOW) * u
    wide = min(wide, high * _BROADEST, max(float(LEAST_BUST), board.width() * share))
    places.face = QRectF(board.left() + 6 * u, board.top() - _ABOVE * u, wide, high)
    return lay_corner(places, (_SHIELD if rivals == 1 else _SHIELD_OF_MORE) * u, u)


def lay_low_bust(places: FaceBoxes, board: QRectF, u: float) -> float:
    """Place a square bust on a plaque of one line; it is never smaller than its moods allow."""
    places.face = low_bust(board, u)
    return lay_corner(places, SHIELD_LOW * u, u)


def low_bust(board: QRectF, u: float) -> QRectF:
    """Return the box of a square bust at the left of a low board."""
    side = low_side(board, u)
    return QRectF(board.left() + 5 * u, board.center().y() - side / 2, side, side)


def low_side(board: QRectF, u: float) -> float:
    """Return the side of a square bust on a low board, in pixels."""
    return max(float(LEAST_BUST), board.height() - 2 * u)


def lay_corner(places: FaceBoxes, shield: float, u: float) -> float:
    """Place a shield at the bust's corner; return an edge that the bust never leans over."""
    face = places.face
    places.shield = QRectF(0, 0, shield * 0.85, shield)
    places.shield.moveBottomRight(face.bottomRight() + QPointF(BUST_CORNER * u, -u))
    return places.shield.right() + face.width() * REACH + u
