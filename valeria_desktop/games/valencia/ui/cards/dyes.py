"""Members and backs of cards in their owner's colours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from valeria_desktop.games.valencia.ui.cards.frames import paint_shadow
from valeria_desktop.ui.paint.brush import square
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.paint.pictures import dyed
from valeria_desktop.ui.paint.shields import light_of
from valeria_desktop.ui.place.hours import mix

if TYPE_CHECKING:
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.paint.pictures import Dyes

CARD_BACK, TASK_BACK, MEMBER = "card-back", "task-back", "member"
SHAPE = 0.72
"""Width of a card, in heights of the card."""
_COLOUR, _SHADE, _LIGHT = "#c8643c", "#8f3f26", "#dd8a62"
_EDGE = QPointF(1.5, 1.6)
_MOST_EDGES = 4
_SMALLEST_SIGN = 9  # pixels of width; a smaller sign is left out
_DARK = 0.5


def dyes_of(look: Look, seat: Seat) -> Dyes:
    """Return the tones of a drawing, each with its tone in a player's colour."""
    colour = look.player(seat.colour)
    shade, light = mix(colour.name(), "#17141a", 0.38), mix(colour.name(), "#ffffff", 0.35)
    return (_COLOUR, colour.name()), (_SHADE, shade.name()), (_LIGHT, light.name())


def paint_member(brush: Brush, box: QRectF, seat: Seat) -> None:
    """Paint a member of a player's family, with the player's sign on the chest."""
    side = min(box.width(), box.height())
    place = square(box.center(), side)
    _paint_dyed(brush, place, MEMBER, seat)
    middle = QPointF(place.center().x(), place.top() + side * 0.7)
    _paint_sign(brush, square(middle, side * 0.4), seat, brush.look.player(seat.colour))


def paint_house(brush: Brush, box: QRectF, number: int, seat: Seat) -> None:
    """Paint the house of a family, by its number from 1, with its roof in the player's colour."""
    _paint_dyed(brush, box, f"house-{number}", seat)


def paint_back(brush: Brush, box: QRectF, seat: Seat, name: str = CARD_BACK) -> None:
    """Paint the back of a card in its owner's colour, with the owner's sign in the middle."""
    _paint_dyed(brush, box, name, seat)
    shade = QColor(dict(dyes_of(brush.look, seat))[_SHADE])
    _paint_sign(brush, square(box.center(), box.width() * 0.4), seat, shade)


def paint_pile(brush: Brush, box: QRectF, seat: Seat, cards: int, name: str = CARD_BACK) -> None:
    """Paint a pile of face-down cards: a back, and the edges of the cards below it."""
    below = max(0, min(_MOST_EDGES, (cards + 2) // 3 - 1))
    paint_shadow(brush, box.translated(_EDGE * (below * brush.unit)), 4 * brush.unit)
    for number in range(below, 0, -1):
        _paint_dyed(brush, box.translated(_EDGE * (number * brush.unit)), name, seat)
    paint_back(brush, box, seat, name)


def _paint_dyed(brush: Brush, box: QRectF, name: str, seat: Seat) -> None:
    wide, high = round(box.width()), round(box.height())
    if wide < 1 or high < 1:
        return
    dyes = dyes_of(brush.look, seat)
    picture = dyed(f"emblems/{name}.svg", wide, high, brush.ratio, dyes)
    brush.painter.drawPixmap(QPointF(box.left(), box.top()), picture)


def _paint_sign(brush: Brush, box: QRectF, seat: Seat, ground: QColor) -> None:
    if box.width() >= _SMALLEST_SIGN:
        is_light = light_of(ground) > _DARK
        brush.icon(seat.sign.value, box, CARD_INK if is_light else CARD_TEXT)
