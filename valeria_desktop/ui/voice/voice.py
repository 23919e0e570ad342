"""A voice: the character who explains a game, asks again, refuses and tells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF

from valeria_desktop.ui.paint.busts import Bust, Expression, paint_bust
from valeria_desktop.ui.paint.knife import rounded, shadow

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPainter

    from valeria_desktop.ui.paint.parchment import ParchmentLook


@frozen
class Voice:
    """The character who speaks in a game, with the drawing of the face."""

    name: Callable[[], str]
    """Returns the character's name in the player's language."""
    drawing: str
    """The path of the drawing of the face, with its moods."""
    rim: str
    """The colour of the rim around the face."""
    emblem: str
    """The path of the sign on the banner."""


BUST = 104, 116
"""Width and height of the bust that leans out of a sheet, in units."""
SMALL_BUST = 72, 80
"""The same where there is little room, in pixels of a window of 1280×720 or smaller."""
IN_PROMPT, BESIDE_CARD, IN_NOTICE = (84, 94), (64, 70), (42, 44)
"""The same in the prompt, beside a card and in a notice, in units; never fewer pixels."""
_CORNER, _EDGE = 8.0, 2.6
_SHADE, _SHADOW = 0.4, QPointF(2, 3)
_TIGHT = 1.2
"""The ratio of text to its boxes from which a sheet is short of room."""


def is_tight(look: ParchmentLook) -> bool:
    """Return whether the sheets of a window have little room: it is small, or its text large."""
    return look.unit < 1.0 or look.scale > _TIGHT * look.unit


def bust_of(look: ParchmentLook) -> tuple[float, float]:
    """Return the size of the bust that leans out of a sheet, in pixels."""
    wide, high = SMALL_BUST if is_tight(look) else BUST
    unit = max(1.0, look.unit)
    return wide * unit, high * unit


def paint_voice_bust(
    painter: QPainter, box: QRectF, unit: float, voice: Voice, mood: Expression = Expression.SPEAKS
) -> None:
    """Paint the voice's face into a box, above its shadow and with its rim."""
    edge = _EDGE * unit
    inside = box.adjusted(edge, edge, -edge, -edge)
    rounded(painter, inside.translated(_SHADOW * unit), _CORNER * unit, shadow(_SHADE))
    paint_bust(painter, inside, Bust(voice.drawing, mood, voice.rim))
