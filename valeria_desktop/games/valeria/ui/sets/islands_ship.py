"""The ship of Crimson Seas: how it looks, and how it sails to an island and back (CS7)."""

from __future__ import annotations

from functools import lru_cache
from math import pi, sin
from typing import TYPE_CHECKING

from attrs import evolve, frozen
from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from valeria_desktop.games.valeria.sets.crimson_seas.maps import MAPS
from valeria_desktop.games.valeria.ui.parts.drawn_leaf import Journey
from valeria_desktop.games.valeria.ui.stage.poses import GoesAway
from valeria_desktop.ui.paint.pictures import source_of
from valeria_desktop.ui.paint.shields import paint_seat_sign
from valeria_desktop.ui.stage.changes import brush_of
from valeria_desktop.ui.stage.motions import Going, eased

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.stage.beats import Canvas

_KEEL = 0.12
"""How far the keel lies above the lower edge of the ship's box, as a share of its height."""
_SAIL = 46 / 96, 36 / 100
_SAIL_COLOUR = "#d55e01"
_FARE, _SAILS, _LANDS = 200.0, 600.0, 120.0
"""Times in ms: the Map comes, the ship sails, and it lands."""
_WAVES, _HEAVES, _ROLLS = 3, 0.07, 5.0
"""The waves of a way, how high they lift, by the ship's height, and how it rolls, in degrees."""
_FAR = 0.72
"""The ship's size at an island."""
_DIPS = 0.05


def voyage(start: At, goal: At, seat: Seat, waits: float) -> Journey:
    """Return a voyage of a player's ship, which waits at the island for a time in ms."""
    stays = _SAILS + _LANDS + waits
    out = Sails(start=start, goal=goal, seat=seat, at=_FARE, lasts=stays, sound="cloth")
    home = evolve(out, is_home=True, at=out.end, lasts=_SAILS)
    away = GoesAway(at=_FARE, lasts=home.end - _FARE)
    return Journey(MAPS.tag, start, _FARE + _SAILS + _LANDS, (away, out, home))


@frozen(kw_only=True)
class Sails(Going):
    """The ship sails along its way to an island, lands and waits; or it comes home."""

    seat: Seat
    is_home: bool = False
    """Whether it sails from its goal back to its start."""

    def _along(self, part: float) -> tuple[float, float]:
        """Return the part of the way from the start at a time, and how far the ship dips."""
        time = part * self.lasts
        share = eased(time / _SAILS, QEasingCurve.Type.InOutQuad)
        if self.is_home:
            return 1.0 - share, 0.0
        return share, sin(pi * min(1.0, max(0.0, (time - _SAILS) / _LANDS)))

    def _pose(self, places: Sequence[QRectF], part: float) -> tuple[QRectF, float]:
        """Return the box of the ship and its angle in degrees."""
        home, landing = places
        share, dips = self._along(part)
        size = home.size() * (1.0 - (1.0 - _FAR) * share)
        wave = 2 * pi * _WAVES * share
        box = QRectF(QPointF(0, 0), size)
        keel = _on_way(home, landing.topLeft(), share)
        up = size.height() * (_HEAVES * abs(sin(wave / 2)) - _DIPS * dips)
        box.moveCenter(QPointF(keel.x(), 0))
        box.moveBottom(keel.y() + size.height() * _KEEL - up)
        return box, _ROLLS * sin(wave)

    def bounds(self, places: Sequence[QRectF], part: float) -> QRectF:
        box, _ = self._pose(places, part)
        edge = box.height() * 0.15
        return box.adjusted(-edge, -edge, edge, edge)

    def is_still(self, before: float, part: float) -> bool:
        return before * self.lasts > _SAILS + _LANDS

    def paint(self, canvas: Canvas, places: Sequence[QRectF], part: float) -> None:
        box, angle = self._pose(places, part)
        painter, middle = canvas.painter, box.center()
        painter.save()
        painter.translate(middle)
        painter.rotate(angle)
        painter.scale(box.width() / places[0].width(), box.height() / places[0].height())
        whole = QRectF(QPointF(0, 0), places[0].size())
        whole.moveCenter(QPointF(0, 0))
        paint_ship(brush_of(canvas), whole, self.seat)
        painter.restore()


def way(ship: QRectF, landing: QPointF) -> tuple[QPointF, QPointF]:
    """Return where the way from the ship's home to a landing begins, and where it bends."""
    start = QPointF(ship.center().x(), ship.bottom() - ship.height() * _KEEL)
    return start, QPointF((start.x() + landing.x()) / 2, max(start.y(), landing.y()))


def _on_way(ship: QRectF, landing: QPointF, share: float) -> QPointF:
    """Return the keel's place at a share of the way."""
    (start, bend), rest = way(ship, landing), 1.0 - share
    return start * rest * rest + bend * 2 * rest * share + landing * share * share


def paint_ship(brush: Brush, box: QRectF, seat: Seat) -> None:
    """Paint the ship of a player: the sail has their colour and sign."""
    colour = brush.look.player(seat.colour)
    paint_drawing(brush, "islands/ship.svg", box, colour.name())
    side = box.width() * 0.22
    middle = QPointF(
        box.left() + box.width() * _SAIL[0], box.top() + box.height() * _SAIL[1] - side * 0.1
    )
    sign = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
    paint_seat_sign(brush, colour, seat.sign.value, sign)


def paint_drawing(brush: Brush, path: str, box: QRectF, sail: str = _SAIL_COLOUR) -> None:
    """Paint a drawing stretched to its box."""
    wide, high = round(box.width() * brush.ratio), round(box.height() * brush.ratio)
    brush.painter.drawPixmap(box.toRect(), _stretched(path, wide, high, sail))


@lru_cache(maxsize=16)
def _stretched(path: str, wide: int, high: int, sail: str) -> QPixmap:
    made = QPixmap(max(1, wide), max(1, high))
    made.fill(Qt.GlobalColor.transparent)
    source = source_of(path).replace(_SAIL_COLOUR, sail)
    renderer = QSvgRenderer(source.encode())
    renderer.setAspectRatioMode(Qt.AspectRatioMode.IgnoreAspectRatio)
    painter = QPainter(made)
    renderer.render(painter, QRectF(0, 0, wide, high))
    painter.end()
    return made
