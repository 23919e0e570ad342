"""A drawing whose flags, smoke, river and dragon move.

The ids of a drawing's groups say what moves, and how: `flag-…` flutters in two frames a second,
`flow-…` runs along its longer side, `drift-…` sails to and fro, `swing-…` is a bell, `glide-…`
flies with the wings `wing-…`, `torch-…` flares at dusk and at night, in the two frames of the
flags, and smoke rises from each dot `smoke-…`. Everything else is one still picture, which is
painted once for each size and part of the day.
"""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from valeria_desktop.ui.paint.album import kept
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.screens.home.clock import DayPart, drawing_at

if TYPE_CHECKING:
    from collections.abc import Callable

_MOVERS = re.compile(
    r'<g id="((?:flag|flow|drift|swing|glide|wing|torch)-[^"]*)">.*?</g>'
    r'|<circle id="(smoke-[^"]*)"[^>]*>',
    re.DOTALL,
)
_HEAD = re.compile(r"<svg[^>]*><g[^>]*>")
_SMOKE = {DayPart.NIGHT: "#5a6076"}
_PUFF = "#b9b0a8"
_DRAWN = 790.0
"""The height of a drawing seen through a window, in its units, for which smoke is measured."""
_PUFFS, _RISE = 3, 3.6
"""The puffs over a chimney, and the seconds that one takes."""

_QUARTER, _RINGS, _BEATS = 24.0, 5.0, 6.0
"""How often a bell rings, how long it does, and how long wings beat, in seconds."""


_AT_HOME = QPointF()
_LOW_FLAME = 0.82
"""The height of a low flame, as a share of a high one."""
_TORCHED = {DayPart.DUSK, DayPart.NIGHT}
"""The parts of the day in which torches burn."""


class Pose(NamedTuple):
    """How a mover stands at a moment: moved, squeezed from its foot, flipped, turned, risen."""

    by: QPointF = _AT_HOME
    squeeze: float = 1.0
    is_flipped: bool = False
    angle: float = 0.0
    risen: float = 0.0
    """The time for which smoke has risen, in steps."""


def _flutter(time: float, _box: QRectF) -> Pose:
    return Pose(is_flipped=int(time * 2) % 2 == 1)


def _flare(time: float, box: QRectF) -> Pose:
    """Flare in the two frames of the flags, each torch in turn."""
    is_low = (int(time * 2) + int(box.left())) % 2 == 1
    return Pose(squeeze=_LOW_FLAME if is_low else 1.0)


def _flow(time: float, box: QRectF) -> Pose:
    far = int(time * 4) % 4 / 4
    steep = box.height() > box.width()
    return Pose(QPointF(-5 * far, 18 * far) if steep else QPointF(22 * far, 0))


def _drift(time: float, box: QRectF) -> Pose:
    late = box.left() % 7
    x = 70 * math.sin(2 * math.pi * (time / 48 + late / 7))
    return Pose(QPointF(round(x), round(5 * math.sin(time * 0.9 + late))))


def _swing(time: float, _box: QRectF) -> Pose:
    rings = time % _QUARTER < _RINGS
    return Pose(angle=round(13 * math.sin(2 * math.pi * time / 1.25)) if rings else 0.0)


def _glide(time: float, _box: QRectF) -> Pose:
    x, y = 52 * math.sin(2 * math.pi * time / 19), 13 * math.sin(2 * math.pi * time / 4.6)
    return Pose(QPointF(round(x), round(y)))


def _flap(time: float, box: QRectF) -> Pose:
    """Beat a wing five times, then glide as long on spread wings."""
    turn = time % (2 * _BEATS)
    beat = math.cos(2 * math.pi * turn / 1.2) if turn < _BEATS else 1.0
    return Pose(_glide(time, box).by, squeeze=round(0.74 + 0.26 * beat, 2))


def _rise(time: float, _box: QRectF) -> Pose:
    return Pose(risen=int(time * 5) / 5)


_WAYS: dict[str, Callable[[float, QRectF], Pose]] = {
    "flag": _flutter,
    "flow": _flow,
    "drift": _drift,
    "swing": _swing,
    "glide": _glide,
    "wing": _flap,
    "torch": _flare,
    "smoke": _rise,
}


class Mover(NamedTuple):
    """A part of a drawing that moves: its id, and its box in the drawing's own units."""

    id: str
    box: QRectF

    kind: str
    """The way in which it moves."""

    def pose(self, time: float) -> Pose:
        """Return how it stands at a time in seconds."""
        return _WAYS[self.kind](time, self.box)


class _Standing(NamedTuple):
    """A mover as it stands at a time, and the box around it in the window's pixels."""

    mover: Mover
    pose: Pose
    box: QRectF


class LivingDrawing:
    """A drawing by its name: what it shows through a window, and what moves in it."""

    def __init__(self, name: str) -> None:
        """Read nothing yet; a start has no time for it."""
        self._name = name
        self._movers: tuple[Mover, ...] | None = None
        self._window: QRectF | None = None
        self._stood: dict[tuple[float, DayPart], list[_Standing]] = {}
        """All that moves at the last two times, which are asked for again and again."""
        self._places: tuple[tuple[QRectF, QRectF], tuple[QRectF, ...]] | None = None
        """The boxes of all movers at home, in the window's pixels, and what is seen where."""

    @property
    def movers(self) -> tuple[Mover, ...]:
        """What moves, from behind."""
        if self._movers is None:
            text = drawing_at(self._name, DayPart.DUSK)
            found = {
                each.group(1) or each.group(2): each.group() for each in _MOVERS.finditer(text)
            }
            reader = _reader(_alone(text, "".join(found.values())))
            self._movers = tuple(
                Mover(each, _box_of(reader, each), each.partition("-")[0]) for each in found
            )
        return self._movers

    def seen(self, shape: float) -> QRectF:
        """Return the part that a window shows, in the drawing's units, by its width over height."""
        if self._window is None:
            self._window = _marked(drawing_at(self._name, DayPart.DUSK))
        whole = self._window
        wide = whole.height() * shape
        return QRectF(whole.center().x() - wide / 2, whole.top(), wide, whole.height())

    def still(self, part: DayPart, seen: QRectF, size: tuple[int, int]) -> QPixmap:
        """Return the parts that don't move, in a size in device pixels."""
        return _still(self._name, part, (seen.x(), seen.y(), seen.width(), seen.height()), size)

    def paint(
        self,
        painter: QPainter,
        seen: tuple[QRectF, QRectF],
        part: DayPart,
        time: float,
        outline: QPainterPath,
    ) -> None:
        """Paint what moves, at a time in seconds, where a part of the drawing fills a box.

        What lies outside of the painter's clip is left out. An outline is what nothing may leave;
        it is slow to paint within, so only what comes near it is.
        """
        clip = painter.clipRegion()
        for mover, pose, box in self._standing(seen, part, time):
            if not clip.isEmpty() and not clip.intersects(box.toAlignedRect()):
                continue
            painter.save()
            if not outline.contains(box):
                painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
            if mover.kind == "smoke":
                _paint_smoke(painter, seen, mover, part, pose.risen)
            else:
                self._paint_mover(painter, seen, mover, part, pose)
            painter.restore()

    def _paint_mover(
        self,
        painter: QPainter,
        seen: tuple[QRectF, QRectF],
        mover: Mover,
        part: DayPart,
        pose: Pose,
    ) -> None:
        place = _placed(mover.box.translated(pose.by), seen)
        place.moveTopLeft(QPointF(round(place.x()), round(place.y())))  # as sharp as the rest
        ratio = painter.device().devicePixelRatio()
        size = round(place.width() * ratio), round(place.height() * ratio)
        drawn = _part(self._name, part, mover.id, size)
        foot = QPointF(place.center().x(), place.top() if pose.angle else place.bottom())
        painter.save()
        is_bent = pose.squeeze != 1 or bool(pose.angle)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, is_bent)
        painter.translate(foot)
        painter.rotate(pose.angle)
        if pose.is_flipped:
            painter.translate(0, -place.height())
        painter.scale(1, -pose.squeeze if pose.is_flipped else pose.squeeze)
        painter.drawPixmap(place.translated(-foot), drawn, QRectF(drawn.rect()))
        painter.restore()

    def _standing(self, seen: tuple[QRectF, QRectF], part: DayPart, time: float) -> list[_Standing]:
        """Return what is there in a part of the day, from behind."""
        places, now = self._at_home(seen), (time, part)
        if now not in self._stood:
            if len(self._stood) > 1:
                del self._stood[next(iter(self._stood))]
            scale = seen[1].width() / seen[0].width()
            posed = [(mover, mover.pose(time)) for mover in self.movers]
            self._stood[now] = [
                _Standing(mover, pose, box.translated(pose.by * scale))
                for (mover, pose), box in zip(posed, places, strict=True)
                if mover.kind != "torch" or part in _TORCHED
            ]
        return self._stood[now]

    def _at_home(self, seen: tuple[QRectF, QRectF]) -> tuple[QRectF, ...]:
        if self._places is None or self._places[0] != seen:
            self._stood.clear()
            self._places = seen, tuple(_home_box(mover, seen) for mover in self.movers)
        return self._places[1]

    def boxes(self, seen: tuple[QRectF, QRectF], part: DayPart, time: float) -> dict[str, QRectF]:
        """Return the boxes around what is there at a time, by their ids, in the window's pixels."""
        return {each.mover.id: each.box for each in self._standing(seen, part, time)}

    def dirty(
        self, seen: tuple[QRectF, QRectF], part: DayPart, before: float, after: float
    ) -> list[QRectF]:
        """Return the boxes where anything differs between two times in a part of the day."""
        pairs = zip(
            self._standing(seen, part, before), self._standing(seen, part, after), strict=True
        )
        return [old.box.united(new.box) for old, new in pairs if old.pose != new.pose]


def _home_box(mover: Mover, seen: tuple[QRectF, QRectF]) -> QRectF:
    """Return the box around a mover where it isn't moved, in the window's pixels."""
    if mover.kind == "smoke":
        return _placed(_smoke_box(mover.box.center(), seen[0].height() / _DRAWN), seen)
    return _placed(mover.box.adjusted(-6, -6, 6, 6), seen)


def _placed(box: QRectF, seen: tuple[QRectF, QRectF]) -> QRectF:
    """Return the place of a box of the drawing, in the window."""
    part, place = seen
    scale = place.width() / part.width()
    corner = place.topLeft() + (box.topLeft() - part.topLeft()) * scale
    return QRectF(corner, box.size() * scale)


def _smoke_box(dot: QPointF, size: float) -> QRectF:
    return QRectF(dot.x() - 18 * size, dot.y() - 78 * size, 52 * size, 84 * size)


def _paint_smoke(
    painter: QPainter, seen: tuple[QRectF, QRectF], mover: Mover, part: DayPart, time: float
) -> None:
    """Paint puffs that grow as they rise, and shrink to nothing."""
    dot, scale = mover.box.center(), seen[0].height() / _DRAWN
    shown = scale * seen[1].width() / seen[0].width()
    painter.setPen(QPen(QColor(CARD_INK), max(0.8, 2.2 * shown)))
    painter.setBrush(QColor(_SMOKE.get(part, _PUFF)))
    for puff in range(_PUFFS):
        share = ((time + dot.x()) / _RISE + puff / _PUFFS) % 1.0
        size = 12 * math.sin(math.pi * min(1.0, 0.14 + share)) ** 0.7
        sway = 4 * math.sin(5 * share + puff)
        at = dot + QPointF(sway + 12 * share, -3 - 58 * share) * scale
        placed = _placed(QRectF(at, at), seen).topLeft()
        if size > 1:
            painter.drawEllipse(placed, size * shown, size * shown)


def _reader(text: str) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(text.encode()))


def _alone(text: str, groups: str) -> str:
    """Return a drawing of some groups only; both drawings have one group around all others."""
    head = _HEAD.match(text)
    return f"{head.group() if head else ''}{groups}</g></svg>"


def _box_of(reader: QSvgRenderer, name: str) -> QRectF:
    return reader.transformForElement(name).mapRect(reader.boundsOnElement(name))


def _marked(text: str) -> QRectF:
    """Return the box that a drawing marks as what a window shows."""
    found = re.search(r'<rect id="window" x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)"', text)
    if found is None:
        size = _reader(text).viewBoxF()
        return QRectF(size.width() * 0.5, 0, size.width() * 0.4, size.height() * 0.9)
    return QRectF(*(float(number) for number in found.groups()))


@kept
def _still(
    name: str, part: DayPart, seen: tuple[float, float, float, float], size: tuple[int, int]
) -> QPixmap:
    reader = _reader(_MOVERS.sub("", drawing_at(name, part)))
    picture = QPixmap(*size)
    picture.fill(Qt.GlobalColor.transparent)
    scale = size[0] / seen[2]
    whole = reader.viewBoxF()
    painter = QPainter(picture)
    box = QRectF(-seen[0] * scale, -seen[1] * scale, whole.width() * scale, whole.height() * scale)
    reader.render(painter, box)
    painter.end()
    return picture


@kept
def _part(name: str, part: DayPart, mover: str, size: tuple[int, int]) -> QPixmap:
    picture = QPixmap(max(1, size[0]), max(1, size[1]))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    text = drawing_at(name, part)
    found = next(each.group() for each in _MOVERS.finditer(text) if each.group(1) == mover)
    _reader(_alone(text, found)).render(painter, mover, QRectF(picture.rect()))
    painter.end()
    return picture
