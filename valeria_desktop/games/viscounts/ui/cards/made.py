"""The mark of the pen on what is inferred or reconstructed (WK140)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.games.viscounts.ui.cards.fields import PLATE
from valeria_desktop.games.viscounts.ui.paint.knife import rounded
from valeria_desktop.ui.paint.brush import square

if TYPE_CHECKING:
    from valeria_desktop.ui.paint.brush import Brush

_PLATE, _ON_PLATE = 0.24, 0.9
"""The side of a mark's plate as a share of the drawing's, and of the mark on its plate."""
_LEAST_MARK = 17.0  # pixels


def paint_mark(brush: Brush, box: QRectF, *, is_above: bool = False) -> None:
    """Paint the sign of what we made ourselves at the lower right corner, or at the upper one."""
    side = max(_LEAST_MARK, min(box.width(), box.height()) * _PLATE)
    plate = QRectF(0, 0, side, side)
    plate.moveBottomRight(box.bottomRight())
    if is_above:
        plate.moveTop(box.top())
    rounded(brush.painter, plate, side * 0.2, PLATE)
    brush.icon(signs.RECONSTRUCTED, square(plate.center(), side * _ON_PLATE))
