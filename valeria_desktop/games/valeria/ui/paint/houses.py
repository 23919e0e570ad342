"""The houses of a kingdom: what each citizen builds, with lights at dusk and a flag of the owner.

A drawing is 64 units wide and high, and its feet stand on y = 60. A citizen without a drawing of
its own takes the house of its first role.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QByteArray, QPointF, QRectF
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtSvg import QSvgRenderer

from valeria_desktop.games.valeria.rules.model.cards import Role
from valeria_desktop.ui.paint.album import kept
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.paint.pictures import drawing, has_picture, source_of
from valeria_desktop.ui.place.hours import mix

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.ui.paint.brush import Brush

KEEP = "keep"
FEET = 60 / 64
"""The height of a house's feet in its drawing, as a share of the drawing's side."""
_SIDE = 64
LAMP, NIGHT = "#ffd873", "#1a1c38"
_WINDOW, _FLAG = "#3b3440", "#d55e01"
_NIGHT_SHARE = 0.34
_FROM, _TO = 0.58, 0.88
"""The lamps go on from the first time of day to the second."""
_COLOUR = re.compile("#[0-9a-f]{6}")
_HOURS, _LAMP_AT = 24, 0.25
_BY_ROLE = {
    Role.WORKER: "workshop",
    Role.SOLDIER: "tower",
    Role.SHADOW: "den",
    Role.HOLY: "shrine",
}
_CHIMNEYS = {
    "starter-peasant": (20, 22),
    "peasant": (17, 23),
    "blacksmith": (45, 14),
    "butcher": (46, 17),
    "wizard": (48, 30),
    "warlord": (52, 40),
    "mercenary": (33, 46),
    "alchemist": (35, 10),
    "rogue": (42, 12),
    "thief": (22, 13),
}


@frozen
class House:
    """A house as it is painted."""

    name: str
    flag: str
    """The owner's colour."""
    is_mirrored: bool = False
    is_awake: bool = False
    """Whether its citizen woke in this roll: its windows are lit."""


def house_of(card: Card) -> str:
    """Return the name of a citizen's house: its own, or the house of its first role."""
    if has_picture(f"houses/{card.id}.svg"):
        return card.id
    return _BY_ROLE[card.icons.first or Role.WORKER]


def lamps_at(time: float) -> float:
    """Return the share of lamps that are lit at a time of day, from 0 to 1."""
    return min(1.0, max(0.0, (time - _FROM) / (_TO - _FROM)))


def chimney_of(name: str) -> QPointF | None:
    """Return the place of a house's smoke, in its drawing; None without a chimney."""
    place = _CHIMNEYS.get(name)
    return None if place is None else QPointF(*place) / _SIDE


def paint_house(brush: Brush, house: House, box: QRectF, time: float) -> None:
    """Paint a house into a square box at a time of day."""
    lamps = lamps_at(round(time * _HOURS) / _HOURS)
    side = round(box.width() * brush.ratio)
    if side > 0:
        brush.painter.drawPixmap(box.topLeft(), _picture(house, side, brush.ratio, lamps))


@kept
def _picture(house: House, side: int, ratio: float, lamps: float) -> QPixmap:
    """Draw a house with a share of its lamps lit: before dusk, all hours are one picture."""
    source = QByteArray(_drawn(house, lamps).encode())
    with drawing(side, side, ratio) as (picture, painter):
        if house.is_mirrored:
            painter.translate(side / ratio, 0)
            painter.scale(-1, 1)
        QSvgRenderer(source).render(painter, QRectF(0, 0, side / ratio, side / ratio))
    return picture


def _drawn(house: House, lamps: float) -> str:
    """Return a drawing in the colours of an hour, with a share of its lamps lit."""
    is_lit = house.is_awake or lamps > _LAMP_AT
    night = _NIGHT_SHARE * lamps
    own = {
        CARD_INK: CARD_INK,
        _WINDOW: LAMP if is_lit else _WINDOW,
        _FLAG: mix(QColor(house.flag).name(), NIGHT, night / 2).name(),
    }
    return _COLOUR.sub(
        lambda found: own.get(found[0]) or mix(found[0], NIGHT, night).name(),
        source_of(f"houses/{house.name}.svg"),
    )
