"""A stack of cards as it lies on the table, painted once for all that looks the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.ui.cards.frames import raised, unit_of_box
from valeria_desktop.games.valeria.ui.cards.hover import PlacedSign, signs_painted
from valeria_desktop.games.valeria.ui.cards.mood import PLAIN, Mood
from valeria_desktop.games.valeria.ui.cards.paint import (
    paint_back,
    paint_portrait,
    paint_tile,
    signs_of_card,
)
from valeria_desktop.games.valeria.ui.cards.parts import paint_count
from valeria_desktop.games.valeria.ui.cards.tile import paint_face_down, text_unit, token_boxes
from valeria_desktop.ui.kit.brush import Brush, mark_font, paint_outlined

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from valeria_desktop.games.valeria.ui.cards.face import Face
    from valeria_desktop.ui.kit.look import Look

_VEILED = 0.6
"""How much is seen of what lies on a card whose veil is already painted."""


@frozen(cache_hash=True)
class Stack:
    """What a stack looks like."""

    face: Face | None
    """The face of its top card; None shows a back."""
    face_down: int = 0
    """How many of those below lie face down."""
    tokens: tuple[tuple[str, int], ...] = ()
    mood: Mood = PLAIN
    """Its state, with how many cards lie there."""


def paint_stack(painter: QPainter, box: QRectF, stack: Stack, look: Look) -> None:
    """Paint a stack; the cards below its top card show below and at the right of the box."""
    if stack.face is None:
        paint_back(painter, box, look, stack.mood)
    else:
        paint = paint_portrait if box.height() > box.width() else paint_tile
        paint(painter, box, stack.face, look, stack.mood)
    card = raised(box, stack.mood, unit_of_box(look, box))
    _paint_on_it(Brush(painter, look, text_unit(box, look)), card, stack)


def signs_of_stack(box: QRectF, stack: Stack, look: Look) -> list[PlacedSign]:
    """Return the signs of a stack painted into a box."""
    if stack.face is None:
        return [PlacedSign("back", box)]
    unit = text_unit(box, look)
    on_it = signs_painted(look, unit, lambda brush: _paint_on_it(brush, box, stack))
    return [*on_it, *signs_of_card(box, stack.face, look, stack.mood)]


def _paint_on_it(brush: Brush, card: QRectF, stack: Stack) -> None:
    if stack.face is None:
        size = 17 * brush.unit
        paint_count(brush, card.right() - size * 0.7, card.bottom() - size, stack.mood.stack, size)
        return
    brush.painter.setOpacity(_VEILED if stack.mood.is_dim and stack.mood.woken is None else 1.0)
    if stack.face_down and card.width() > card.height():
        paint_face_down(brush, card, stack.face, stack.mood)
    spots = token_boxes(brush, card, stack.face, stack.mood, len(stack.tokens))
    for spot, (kind, number) in zip(spots, stack.tokens, strict=True):
        brush.icon(f"{kind}-price", spot)
        paint_outlined(brush, spot, f"+{number}", mark_font(spot.height() * 0.56))
    brush.painter.setOpacity(1.0)
