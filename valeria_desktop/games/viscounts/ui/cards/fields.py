"""The parts that all cards of Viscounts share: colours, coins, piles, plates, the pen's mark."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF

from valeria_desktop.games.viscounts.rules.model.kinds import ICONS, Icon, Ribbon
from valeria_desktop.games.viscounts.rules.model.things import Kind
from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.ui.paint.brush import square
from valeria_desktop.ui.paint.knife import rounded
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.paint.pictures import has_picture, picture
from valeria_desktop.ui.paint.ruler import fitted

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.things import Townsfolk
    from valeria_desktop.ui.paint.brush import Brush

_FIELDS = {
    Icon.CLERIC: "#443d66",
    Icon.BUILDER: "#5c6166",
    Icon.NOBLE: "#7a5f27",
    Icon.MERCHANT: "#345d84",
    Icon.CRIMINAL: "#6b3236",
}
LEATHER = {
    Ribbon.BLACK: "#4a3f4f",
    Ribbon.BLUE: "#3c5470",
    Ribbon.GREY: "#5d5a56",
    Ribbon.YELLOW: "#7a5a2e",
}
PLAIN_LEATHER = "#54463c"
"""The binding of a printed manuscript, which has no ribbon (WK71)."""
PLATE = "#1d1717"
"""The ground of signs on a card: dark in both themes, as signs are cut for it."""
_LEAST_NAME = 13
PEOPLE_GRID = 64, 70
"""Width and height of a bust's drawing: the head has room for a hat above the grid's square."""


def main_icon(card: Townsfolk) -> Icon:
    """Return the kind whose colour a card has: its first one."""
    return next((icon for icon in ICONS if card.icons.counts[icon.at]), Icon.MERCHANT)


def field_of(card: Townsfolk) -> str:
    """Return the colour of a card's field."""
    return _FIELDS[main_icon(card)]


def person_of(card: Townsfolk) -> str:
    """Return the name of a card's bust; printed cards share two faces without a name."""
    name = f"people/{card.id.lower()}.svg"
    if card.kind is not Kind.PRINTED and has_picture(name):
        return name
    is_shady = main_icon(card) is Icon.CRIMINAL
    return "people/vagabond.svg" if is_shady else "people/passer-by.svg"


def paint_person(brush: Brush, box: QRectF, card: Townsfolk) -> None:
    """Paint a card's bust on the foot of a box; hats may reach above it."""
    wide, high = PEOPLE_GRID
    side = min(box.width(), box.height())
    tall = side * high / wide
    ratio = brush.ratio
    drawn = picture(person_of(card), round(side), round(tall), ratio)
    left = round((box.center().x() - side / 2) * ratio) / ratio
    top = round((box.bottom() - tall) * ratio) / ratio
    brush.painter.drawPixmap(QPointF(left, top), drawn)


def paint_silver(brush: Brush, middle: QPointF, side: float, silver: int) -> None:
    """Paint a price in silver on a plain coin: never a number over a pattern."""
    brush.icon(signs.SILVER_PRICE, square(middle, side))
    font, room = brush.of_unit(1).font(side * 0.76), square(middle, side * 1.4)
    brush.write(room, str(silver), font, CARD_INK)


def paint_count(brush: Brush, box: QRectF, cards: int) -> None:
    """Paint how many cards lie in a pile, on a plate of ink."""
    painter, unit = brush.painter, brush.unit
    rounded(painter, box.adjusted(-unit, -unit, unit, unit), 6 * unit, CARD_TEXT)
    rounded(painter, box, 5 * unit, CARD_INK)
    words = f"×{cards}"
    font = fitted(brush.font(13), words, box.width() - 2 * unit, box.height() * 1.3)
    brush.write(box, words, font, CARD_TEXT)


def paint_pile(brush: Brush, box: QRectF, cards: int, tones: tuple[str, str]) -> None:
    """Paint the edges of the cards that lie below the top one, three at most."""
    for below in range(min(3, cards - 1), 0, -1):
        moved = box.translated(1.6 * below * brush.unit, 1.9 * below * brush.unit)
        rounded(brush.painter, moved, 5 * brush.unit, tones[below % 2], brush.unit)


def paint_name(brush: Brush, room: QRectF, name: str, size: float, side: Qt.AlignmentFlag) -> None:
    """Write a name in one line: smaller if it is long, and cut off rather than under 13 units."""
    font = fitted(brush.title(size), name, room.width(), room.height() * 1.2)
    least = brush.title(_LEAST_NAME)
    if font.pixelSize() < least.pixelSize():
        font = least
    words = QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, room.width() + 1)
    brush.write(room, words, font, CARD_TEXT, side | Qt.AlignmentFlag.AlignVCenter)


_PLATE, _ON_PLATE = 0.24, 0.9
"""The side of a mark's plate as a share of the drawing's, and of the mark on its plate."""
_LEAST_MARK = 17.0  # pixels


def paint_mark(brush: Brush, box: QRectF, *, is_above: bool = False) -> None:
    """Paint the sign of cards of our own at the lower right corner, or at the upper one."""
    side = max(_LEAST_MARK, min(box.width(), box.height()) * _PLATE)
    plate = QRectF(0, 0, side, side)
    plate.moveBottomRight(box.bottomRight())
    if is_above:
        plate.moveTop(box.top())
    rounded(brush.painter, plate, side * 0.2, PLATE)
    brush.icon(signs.RECONSTRUCTED, square(plate.center(), side * _ON_PLATE))
