"""The houses of a kingdom: what each citizen builds, with lights at dusk and a flag of the owner.

A drawing is 64 units wide and high, and its feet stand on y = 60. It says its words (`data-words`)
and the place of its smoke (`data-chimney`) itself. A citizen without a drawing of its own takes the
house of its first role, with the roof of its second one and a sign before it; cards of sets may
have a house for all of their kind, with the sign.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING
from zlib import crc32

from attrs import frozen
from PySide6.QtCore import QByteArray, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from valeria_desktop.games.valeria.rules.model.icons import Role
from valeria_desktop.ui.paint.album import kept
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.paint.pictures import drawing, has_picture, picture, source_of
from valeria_desktop.ui.place.hours import mix

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.ui.paint.brush import Brush

FEET = 60 / 64
"""The height of a house's feet in its drawing, as a share of the drawing's side."""
_SIDE = 64
LAMP, NIGHT = "#ffd873", "#1a1c38"
_WINDOW, _FLAG = "#3b3440", "#d55e01"
_NIGHT_SHARE = 0.34
_FROM, _TO = 0.58, 0.88
"""The lamps go on from the first time of day to the second."""
_COLOUR = re.compile("#[0-9a-f]{6}")
_HOURS = 24
_FIRST_LAMP, _LAST_LAMP = 0.25, 0.9
"""The shares of lit lamps at which the first windows are lit, and the last."""
_BY_ROLE = {
    Role.WORKER: "workshop",
    Role.SOLDIER: "tower",
    Role.SHADOW: "den",
    Role.HOLY: "shrine",
}
_ROOFS = {
    Role.WORKER: (6, 48, 36),
    Role.SOLDIER: (16, 48, 28),
    Role.SHADOW: (8, 56, 38),
    Role.HOLY: (9, 55, 39),
}
"""Left and right edge and foot of the roof of each role's house, in its drawing."""
_ROOF = re.compile('(?<=<g id="roof">).*?(?=</g>)', re.DOTALL)
_SIGN, _POST, _PLANK = QRectF(1, 34, 20, 20), "#553a23", "#a8763e"
"""The sign before a house, in its drawing."""


@frozen
class Facade:
    """What a citizen builds, the same for every player."""

    name: str
    """The name of its drawing."""
    roof: tuple[Role, Role] | None = None
    """The role whose house it is, and the one whose roof it has; None for its own roof."""
    sign: str = ""
    """The id of the card whose emblem hangs before it; empty without a sign."""


KEEP = Facade("keep")


@frozen
class House:
    """A house as it is painted."""

    facade: Facade
    flag: str
    """The owner's colour."""
    is_mirrored: bool = False
    is_awake: bool = False
    """Whether its citizen woke in this roll: its windows are lit."""


def house_of(card: Card) -> str:
    """Return the name of a card's house: its own, that of its kind, or that of its first role."""
    own = (name for name in (card.id, card.kind) if has_picture(f"houses/{name}.svg"))
    return next(own, "") or _BY_ROLE[card.icons.first or Role.WORKER]


def facade_of(card: Card, copy: int = 0) -> Facade:
    """Return how one of a card's houses looks; a sign hangs before the main one."""
    name, first = house_of(card), card.icons.first
    if name == card.id:
        return Facade(name)
    second = next((role for role in Role if role is not first and card.icons.of(role)), None)
    has_sign = not copy and has_picture(f"emblems/{card.id}.svg")
    roof = (first, second) if first and second and name != card.kind else None
    return Facade(name, roof, card.id if has_sign else "")


def lamps_at(time: float) -> float:
    """Return the share of lamps that are lit at a time of day, from 0 to 1."""
    return min(1.0, max(0.0, (time - _FROM) / (_TO - _FROM)))


def is_lit(house: House, lamps: float) -> bool:
    """Return whether a house's windows are lit: one goes on after the other, the keep's first."""
    late = crc32(f"{house.facade.name} {house.is_mirrored}".encode()) % 100 / 100
    later = 0.0 if house.facade == KEEP else (_LAST_LAMP - _FIRST_LAMP) * late
    return house.is_awake or lamps > _FIRST_LAMP + later


def said_by(name: str) -> str:
    """Return what a citizen's house is."""
    return _noted(name, "words")


def chimney_of(name: str) -> QPointF | None:
    """Return the place of a house's smoke, in its drawing; None without a chimney."""
    place = [float(number) / _SIDE for number in _noted(name, "chimney").split()]
    return QPointF(*place) if place else None


@cache
def _noted(name: str, note: str) -> str:
    """Return a note of a house's drawing; an empty text if it has none of the kind."""
    found = re.search(f' data-{note}="([^"]+)"', source_of(f"houses/{name}.svg"))
    return "" if found is None else found[1]


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
        if house.facade.sign:
            painter.resetTransform()
            _paint_sign(painter, house, side / ratio / _SIDE, ratio)
    return picture


def _paint_sign(painter: QPainter, house: House, scale: float, ratio: float) -> None:
    """Paint a board on a post; a mirrored house has it at its other side, its emblem as it is."""
    box = QRectF(_SIGN)
    if house.is_mirrored:
        box.moveRight(_SIDE - _SIGN.left())
    painter.scale(scale, scale)
    painter.setPen(QPen(QColor(CARD_INK), 1.6))
    painter.setBrush(QColor(_POST))
    painter.drawRect(QRectF(box.center().x() - 1.5, box.bottom(), 3, FEET * _SIDE - box.bottom()))
    painter.setBrush(QColor(_PLANK))
    painter.drawRoundedRect(box, 2, 2)
    side = round(box.width() * 0.9 * scale * ratio)
    emblem = picture(f"emblems/{house.facade.sign}.svg", side, side, 1.0)
    painter.drawPixmap(box.adjusted(1, 1, -1, -1), emblem, QRectF(emblem.rect()))


def _drawn(house: House, lamps: float) -> str:
    """Return a drawing in the colours of an hour, with a share of its lamps lit."""
    night = _NIGHT_SHARE * lamps
    own = {
        CARD_INK: CARD_INK,
        _WINDOW: LAMP if is_lit(house, lamps) else _WINDOW,
        _FLAG: mix(QColor(house.flag).name(), NIGHT, night / 2).name(),
    }
    return _COLOUR.sub(
        lambda found: own.get(found[0]) or mix(found[0], NIGHT, night).name(),
        _source_of(house.facade),
    )


def _source_of(facade: Facade) -> str:
    """Return a drawing, under the roof of a second role if it has one."""
    source = source_of(f"houses/{facade.name}.svg")
    if facade.roof is None:
        return source
    below, above = facade.roof
    left, right, foot = _ROOFS[below]
    its_left, its_right, its_foot = _ROOFS[above]
    scale = (right - left) / (its_right - its_left)
    moved = f"translate({left - its_left * scale} {foot - its_foot * scale}) scale({scale})"
    found = _ROOF.search(source_of(f"houses/{_BY_ROLE[above]}.svg"))
    roof = "" if found is None else f'<g transform="{moved}">{found[0]}</g>'
    return _ROOF.sub(roof, source)
