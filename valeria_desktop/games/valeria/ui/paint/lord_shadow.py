"""The Dark Lord's shadow behind the mountains, as high as his share of the points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPolygonF

from valeria_desktop.games.valeria.solo.score import rival_points
from valeria_desktop.ui.place.hours import mix

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.ui.place.hours import Hour

_HALF = (
    (0, -78), (7, -80), (12, -92), (14, -80), (20, -76), (34, -82), (44, -96), (45, -110),
    (53, -94), (50, -74), (34, -62), (22, -58), (24, -44), (19, -34), (40, -28), (62, -40),
    (64, -26), (96, -14), (130, 6), (150, 30),
)  # fmt: skip
"""His right half from the crown down to the cloak, in hundredths of his height."""
_EYE = ((4, -52), (15, -57), (13, -50))
_SPARK = ((7, -52.5), (13, -55), (12, -51.5))
_LOWEST, _HIGHEST = 30, 98
"""Height of the shadow without a point and with all points, in units."""
_AT, _FOOT = 0.764, 18
"""His place by the window's width, and the height of his feet over the sill, in units."""
_HORNS = 1.1
"""Height of the horns over his feet, in heights of the shadow: a low window holds them too."""
HALF = 0.5
"""The share of the points from which his eyes burn."""
_BODY, _RIM, _EMBER, _CORE = "#1c0810", "#5c1721", "#ff8a2c", "#ffe08a"
_BLOOD, _BLOOD_SHARE = "#5c1018", 0.32
_ROCK, _ROCK_SHARE = "#2a0d12", 0.35


def lord_share(scene: Scene) -> float | None:
    """Return the Dark Lord's share of all public points; None in a game without him."""
    if scene.view.rival is None:
        return None
    own, his = scene.public_points[scene.viewer], rival_points(scene.view)
    return his / (own + his) if own + his else 0.0


def paint_blood(painter: QPainter, box: QRectF, share: float) -> None:
    """Redden the sky by his share."""
    blood = QColor(_BLOOD)
    blood.setAlphaF(_BLOOD_SHARE * share)
    painter.fillRect(box, blood)


def darkened(hour: Hour, share: float) -> Hour:
    """Return an hour whose mountains stand in his shadow."""
    far, near = (mix(tone, _ROCK, _ROCK_SHARE * share).name() for tone in (hour.far, hour.near))
    return evolve(hour, far=far, near=near)


def paint_shadow(painter: QPainter, box: QRectF, unit: float, share: float) -> None:
    """Paint horns, head and shoulders into a window; mountains come over them."""
    foot = QPointF(box.left() + box.width() * _AT, box.bottom() - _FOOT * unit)
    high = (_LOWEST + (_HIGHEST - _LOWEST) * share) * unit
    scale = min(high, (foot.y() - box.top()) / _HORNS) / 100
    painter.setPen(Qt.PenStyle.NoPen)
    both = [*_HALF, *((-x, y) for x, y in reversed(_HALF))]
    rim = QColor(_RIM)
    rim.setAlphaF(0.75)
    painter.setBrush(rim)
    painter.drawPolygon(_placed(both, foot + QPointF(3 * unit, 0), scale))
    painter.setBrush(QColor(_BODY))
    painter.drawPolygon(_placed(both, foot, scale))
    if share < HALF:
        return
    for side in (-1, 1):
        for shape, tone in ((_EYE, _EMBER), (_SPARK, _CORE)):
            painter.setBrush(QColor(tone))
            painter.drawPolygon(_placed([(side * x, y) for x, y in shape], foot, scale))


def _placed(points: Iterable[tuple[float, float]], foot: QPointF, scale: float) -> QPolygonF:
    return QPolygonF([foot + QPointF(x, y) * scale for x, y in points])
