"""The points by round as roads over hills: milestones are rounds, flags bear the totals."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF

from valeria_desktop.ui.finale.lanes import colour_of, sign_of
from valeria_desktop.ui.paint.brush import CENTRE, paint_outlined, square
from valeria_desktop.ui.paint.legible import legible
from valeria_desktop.ui.paint.materials import GOLD, INK
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.paint.shields import paint_seat_sign
from valeria_desktop.ui.pieces.piece import LaidPart, Part, Piece, Walk
from valeria_desktop.ui.place.hours import SteadyChance, hour_at, mix
from valeria_desktop.ui.place.sky import Sky
from valeria_desktop.ui.screens.end.addresses import AtMilestone, AtRoads
from valeria_desktop.ui.screens.end.ledger_paint import paint_frame, paint_ring
from valeria_desktop.ui.screens.end.plot import STROKES
from valeria_desktop.ui.words.figures import whole

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.pieces.piece import PartRoom, PieceMood
    from valeria_desktop.ui.screens.end.end_story import EndStory
    from valeria_desktop.ui.screens.end.reveal import Reveal

_TIME = 0.98
"""The time of day over the hills."""
_FOOT, _STONE, _STONE_EDGE, _EARTH = 30.0, "#9a8f7c", 20.0, "#3b2c22"
_LEFT_EDGE, _RIGHT_EDGE, _SKY, _NO_SKY = 34.0, 92.0, 70.0, 46.0
_ROAD, _INLAY, _MILESTONE = "#e3cf9a", 3.0, "#f4e6bf"
_FLAG = QSize(44, 24)
_BALLOON = 12.0
_HEADING, _REASON = 18.0, 15.0
_MOST_STONES = 26.0
"""The least distance of two numbered milestones, in units."""
_FRAME = "#6d5640"
_WRAP = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)


@frozen
class RoadPlan:
    """The roads of all players in a box, point by point."""

    box: QRectF
    unit: float
    roads: tuple[tuple[QPointF, ...], ...]
    """The points of each player's road, from the beginning to the end of the game."""
    flags: tuple[float, ...]
    """The height of each flag's middle; no two lie on each other."""
    ground: float
    """The height of the foot of the hills."""

    @property
    def order(self) -> tuple[int, ...]:
        """The players from the highest road, whose hill lies behind, to the lowest."""
        ends = [road[-1].y() for road in self.roads]
        return tuple(sorted(range(len(ends)), key=lambda each: (ends[each], each)))


def road_plan(curve: Sequence[tuple[int, ...]], box: QRectF, unit: float) -> RoadPlan:
    """Return the roads of all players; a player below zero stays at the foot."""
    rounds, seats = len(curve) - 1, len(curve[0])
    most = max(1, *(max(row) for row in curve))
    ground = box.bottom() - _FOOT * unit
    left, right = box.left() + _LEFT_EDGE * unit, box.right() - _RIGHT_EDGE * unit
    sky = min(_SKY * unit, (ground - box.top()) * 0.36)
    high = max(1.0, ground - 9 * unit - box.top() - sky)

    def at(number: int, points: int) -> QPointF:
        x = left + (right - left) * number / max(1, rounds)
        return QPointF(x, ground - 9 * unit - high * max(0, points) / most)

    roads = tuple(
        tuple(at(number, row[seat]) for number, row in enumerate(curve)) for seat in range(seats)
    )
    return RoadPlan(box, unit, roads, _flags(roads, box, unit), ground)


def _flags(roads: Sequence[Sequence[QPointF]], box: QRectF, unit: float) -> tuple[float, ...]:
    """Return the height of each flag: above its road's end, and none over another."""
    least = (_FLAG.height() + 1) * unit
    order = sorted(range(len(roads)), key=lambda seat: roads[seat][-1].y())
    heights, above = [0.0] * len(roads), box.top() + 6 * unit - least / 2
    for rank, seat in enumerate(order):
        wanted = roads[seat][-1].y() - 26 * unit
        lowest = box.bottom() - (_FOOT + 14) * unit - least * (len(order) - 1 - rank)
        above = heights[seat] = max(above + least, min(wanted, lowest))
    return tuple(heights)


@frozen
class MilestoneFace:
    """A round's milestone."""

    round: int
    is_numbered: bool


class RoadsPart(Part["EndStory"]):
    """Shows the roads; each milestone tells all points after its round."""

    drawn = QSize(806, 202)
    beyond = 4.0
    keeps = False

    def __init__(self, reveal: Reveal) -> None:
        """Show what is revealed."""
        self._reveal = reveal
        self._story: EndStory | None = None
        self._plan: RoadPlan | None = None

    def laid(self, scene: EndStory, room: PartRoom) -> LaidPart:
        unit = room.unit
        box = QRectF(0, 0, room.size.width(), room.size.height()).adjusted(
            3 * unit, 3 * unit, -3 * unit, -3 * unit
        )
        self._story, self._plan = scene, road_plan(scene.curve, box, unit)
        stones = [_milestone(scene, self._plan, each) for each in range(1, len(scene.curve))]
        name = QCoreApplication.translate("End", "Points by round")
        whole_box = Piece(AtRoads(), box, name, name, scene.moments)
        return LaidPart(
            pieces=tuple(stones),
            unlisted=(whole_box,),
            name=name,
            heading=name,
            ground=(self._plan, tuple(side.name for side in scene.sides)),
            walk=Walk.LINE,
        )

    def looked_at(self, piece: Piece) -> At | Thing | None:
        del piece
        return None

    # --- painting

    def paint_ground(self, brush: Brush, box: QRectF, laid: LaidPart) -> None:
        del box, laid
        if self._plan is not None:
            LandPainter(brush, self._plan).paint()

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        story, plan = self._story, self._plan
        if story is None or plan is None:
            return
        if isinstance(piece.at, AtRoads):
            self._paint_words(brush, story, plan)
            RoadPainter(brush, plan, story, self._reveal).paint()
            return
        if isinstance(piece.face, MilestoneFace):
            stone = _stone(plan, piece.face.round)
            if piece.face.is_numbered or mood.is_hovered or mood.is_focused:
                _paint_stone(brush, stone, piece.face.round)
            if mood.is_hovered:
                paint_frame(brush, stone)
            if mood.is_focused:
                paint_ring(brush, stone)

    def _paint_words(self, brush: Brush, story: EndStory, plan: RoadPlan) -> None:
        """Write the heading and what ended the game on the sky."""
        look, unit, box = brush.look, brush.unit, plan.box
        heading = QCoreApplication.translate("End", "Points by round")
        font = look.title_font(_HEADING)
        line = font.pixelSize() * 1.3
        room = QRectF(box.left() + 14 * unit, box.top() + 7 * unit, box.width() * 0.52, line)
        painter = brush.painter
        shadow = QPointF(1, 1)
        for words, face, colour in ((heading, font, CARD_TEXT), (story.reason, None, "#e6dcc6")):
            painter.setFont(face or look.font(_REASON))
            if face is None:
                room = QRectF(room.left(), room.bottom(), room.width(), plan.box.height() * 0.5)
            painter.setPen(QColor(CARD_INK))
            painter.drawText(room.translated(shadow), _WRAP, words)
            painter.setPen(QColor(colour))
            painter.drawText(room, _WRAP, words)


def _milestone(story: EndStory, plan: RoadPlan, number: int) -> Piece:
    told = ", ".join(
        f"{side.name} {whole(points)}"
        for side, points in zip(story.sides, story.curve[number], strict=False)
    )
    words = QCoreApplication.translate("End", "Round {round}: {points}.")
    words = words.format(round=number, points=told)
    at, stone = plan.roads[0][number], _stone(plan, number)
    step = plan.roads[0][1].x() - plan.roads[0][0].x()
    touch = QRectF(at.x() - step / 2, plan.box.top(), step, plan.box.height())
    rounds = len(story.curve) - 1
    every = max(1, -(-round(_MOST_STONES * plan.unit) // max(1, round(step))))
    is_numbered = number % every == 0 or number == rounds
    face = MilestoneFace(number, is_numbered)
    name = QCoreApplication.translate("End", "Round {round}").format(round=number)
    return Piece(AtMilestone(number), stone, name, words, face, told=words, touch=touch)


def _stone(plan: RoadPlan, number: int) -> QRectF:
    side = _STONE_EDGE * plan.unit
    x = plan.roads[0][number].x()
    return QRectF(x - side / 2, plan.ground + 5 * plan.unit, side, side)


def _paint_stone(brush: Brush, box: QRectF, number: int) -> None:
    painter, unit = brush.painter, brush.unit
    painter.setPen(QPen(QColor(CARD_INK), 1.4 * unit))
    painter.setBrush(legible(brush.look, _STONE, INK))
    painter.drawRoundedRect(box, 6 * unit, 6 * unit)
    font = brush.font(1)
    font.setPixelSize(max(13, round(14 * unit)))
    painter.setFont(font)
    painter.setPen(QColor(INK))
    painter.drawText(box, CENTRE, str(number))


class LandPainter:
    """Paints the evening sky, far peaks, and a hill for each road."""

    def __init__(self, brush: Brush, plan: RoadPlan) -> None:
        self._brush, self._plan = brush, plan
        self._hour = hour_at(_TIME)

    def paint(self) -> None:
        """Paint all of it in a frame of wood."""
        brush, box, unit = self._brush, self._plan.box, self._plan.unit
        painter = brush.painter
        frame = QPainterPath()
        frame.addRoundedRect(box, 7 * unit, 7 * unit)
        painter.save()
        painter.setClipPath(frame)
        sky = Sky(painter, box, unit, is_dark=brush.look.is_dark)
        sun = QPointF(box.left() + box.width() * 0.86, box.top() + box.height() * 0.5)
        sky.paint_air(self._hour, sun, _TIME)
        self._paint_peaks()
        for rank, seat in enumerate(self._plan.order):
            self._paint_hill(seat, rank)
        self._paint_wood()
        self._paint_earth()
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((CARD_INK, 5.0), (_FRAME, 1.8)):
            painter.setPen(QPen(QColor(colour), width * unit))
            painter.drawPath(frame)

    def _ink(self, width: float) -> QPen:
        pen = QPen(QColor(CARD_INK), width * self._plan.unit)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        return pen

    def _paint_peaks(self) -> None:
        box, painter = self._plan.box, self._brush.painter
        painter.setPen(self._ink(1.3))
        painter.setBrush(mix(self._hour.far, "#1a1c38", 0.1))
        for x, high in ((0.04, 0.5), (0.2, 0.34), (0.5, 0.42), (0.7, 0.3), (0.98, 0.55)):
            top = QPointF(box.left() + box.width() * x, self._plan.ground - box.height() * high)
            wide = box.height() * 0.5
            low = box.bottom()
            corners = [QPointF(top.x() - wide, low), top, QPointF(top.x() + wide, low)]
            painter.drawPolygon(QPolygonF(corners))

    def _paint_hill(self, seat: int, rank: int) -> None:
        """Paint a hill up to a road; the one in front is the lightest."""
        plan, road, unit = self._plan, self._plan.roads[seat], self._plan.unit
        share = 0.35 + 0.55 * rank / max(1, len(plan.roads) - 1)
        tone = mix(self._hour.wood, self._hour.grass, share).lighter(112 + 10 * rank)
        box, low = plan.box, plan.ground + 40 * unit
        path = QPainterPath(QPointF(box.left() - 10, low))
        path.lineTo(box.left() - 10, road[0].y() + 4 * unit)
        path.lineTo(road[0])
        _lead(path, road)
        end = road[-1]
        path.cubicTo(
            end + QPointF(30 * unit, 0),
            QPointF(box.right() - 20 * unit, end.y() + 16 * unit),
            QPointF(box.right() + 10 * unit, end.y() + 26 * unit),
        )
        path.lineTo(box.right() + 10 * unit, low)
        path.closeSubpath()
        self._brush.painter.setPen(self._ink(1.5))
        self._brush.painter.setBrush(tone)
        self._brush.painter.drawPath(path)

    def _paint_wood(self) -> None:
        chance, box, unit = SteadyChance(5), self._plan.box, self._plan.unit
        painter, foot = self._brush.painter, self._plan.ground + 7 * self._plan.unit
        painter.setPen(self._ink(1.0))
        painter.setBrush(mix(self._hour.wood, "#000000", 0.2))
        for _ in range(round(box.width() / (31 * unit))):
            x = box.left() + box.width() * chance.random()
            high = (10 + 8 * chance.random()) * unit
            corners = [(-0.38, 0.0), (0.0, -1.0), (0.38, 0.0)]
            painter.drawPolygon(
                QPolygonF([QPointF(x + high * a, foot + high * b) for a, b in corners])
            )

    def _paint_earth(self) -> None:
        box, unit, painter = self._plan.box, self._plan.unit, self._brush.painter
        top = self._plan.ground + 4 * unit
        painter.fillRect(QRectF(box.left(), top, box.width(), box.bottom() - top), QColor(_EARTH))
        painter.setPen(self._ink(2.0))
        painter.drawLine(QPointF(box.left(), top), QPointF(box.right(), top))


def _lead(path: QPainterPath, road: Sequence[QPointF]) -> None:
    """Lead a path along a road, in soft bends."""
    for start, end in pairwise(road):
        middle = (start.x() + end.x()) / 2
        path.cubicTo(QPointF(middle, start.y()), QPointF(middle, end.y()), end)


def _on_road(start: QPointF, end: QPointF, part: float) -> QPointF:
    """Return a point of a road's soft bend between two milestones."""
    along = 1.5 * part * (1 - part) + part**3
    up = part * part * (3 - 2 * part)
    way = end - start
    return start + QPointF(way.x() * along, way.y() * up)


class RoadPainter:
    """Paints the roads as far as they have grown, their milestones, flags and balloons."""

    def __init__(self, brush: Brush, plan: RoadPlan, story: EndStory, reveal: Reveal) -> None:
        self._brush, self._plan = brush, plan
        self._story, self._reveal = story, reveal

    def paint(self) -> None:
        """Paint everything over the hills."""
        grown, painter = self._reveal.roads, self._brush.painter
        if grown <= 0:
            return
        box = self._plan.box
        painter.save()
        if self._reveal.is_calm:
            painter.setOpacity(grown)
        else:
            left, right = self._plan.roads[0][0].x(), box.right()
            edge = left - 6 * self._plan.unit + (right - left) * grown
            painter.setClipRect(
                QRectF(box.left(), box.top(), edge - box.left(), box.height()),
                Qt.ClipOperation.IntersectClip,
            )
        for seat in reversed(self._plan.order):
            self._paint_road(seat)
        for seat in self._plan.order:
            self._paint_flag(seat)
        painter.restore()
        for moment, at in zip(self._story.moments, self._balloons(), strict=True):
            shown = self._reveal.moment(moment.number)
            if shown > 0:
                painter.setOpacity(shown)
                self._paint_balloon(moment.number, *at)
        painter.setOpacity(1.0)

    def _balloons(self) -> list[tuple[QPointF, QPointF]]:
        """Return each moment's point on its road, within its round, and its balloon."""
        unit, found = self._plan.unit, list[tuple[QPointF, QPointF]]()
        rounds = [moment.round for moment in self._story.moments]
        for place, moment in enumerate(self._story.moments):
            many, before = rounds.count(moment.round), rounds[:place].count(moment.round)
            road = self._plan.roads[moment.seat]
            end = min(max(1, moment.round), len(road) - 1)
            at = _on_road(road[end - 1], road[end], (before + 1) / (many + 1))
            centre = at - QPointF(0, 24 * unit)
            low = self._plan.box.top() + (_BALLOON + 3) * unit
            centre.setY(max(centre.y(), low))
            found.append((at, centre))
        return found

    def _colour(self, seat: int) -> QColor:
        return colour_of(self._brush.look, self._story.sides[seat])

    def _paint_road(self, seat: int) -> None:
        painter, unit, road = self._brush.painter, self._plan.unit, self._plan.roads[seat]
        path = QPainterPath(road[0])
        _lead(path, road)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((CARD_INK, 8.5), (_ROAD, 5.6)):
            pen = QPen(QColor(colour), width * unit)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawPath(path)
        inlay = QPen(self._colour(seat), _INLAY * unit)
        inlay.setCapStyle(Qt.PenCapStyle.FlatCap)
        if stroke := STROKES[seat % len(STROKES)]:
            inlay.setDashPattern([part / _INLAY for part in stroke])
        painter.setPen(inlay)
        painter.drawPath(path)
        painter.setPen(QPen(QColor(CARD_INK), 1.4 * unit))
        painter.setBrush(QColor(_MILESTONE))
        radius = 4.4 * unit if len(road) < 24 else 2.8 * unit  # noqa: PLR2004 - a long game
        for point in road[1:-1]:
            painter.drawEllipse(point, radius, radius)

    def _paint_flag(self, seat: int) -> None:
        """Paint the flag at a road's end with the player's shield and points."""
        brush, unit = self._brush, self._plan.unit
        painter, end, middle = brush.painter, self._plan.roads[seat][-1], self._plan.flags[seat]
        high, wide = _FLAG.height() * unit, _FLAG.width() * unit
        top = middle - high / 2
        painter.setPen(QPen(QColor(CARD_INK), 2.6 * unit))
        painter.drawLine(end, QPointF(end.x(), top))
        shape = ((0, 0), (1, 0.1), (0.82, 0.5), (1, 0.9), (0, 1))
        cloth = QPolygonF([QPointF(end.x() + wide * x, top + high * y) for x, y in shape])
        painter.setPen(QPen(QColor(CARD_INK), 1.5 * unit))
        painter.setBrush(self._colour(seat))
        painter.drawPolygon(cloth)
        font = brush.font(1)
        font.setPixelSize(max(13, round(17 * unit)))
        room = QRectF(end.x(), top, wide * 0.86, high)
        paint_outlined(brush, room, whole(self._story.curve[-1][seat]), font)
        shield = QRectF(end.x() + wide + 2 * unit, top + 2 * unit, 17 * unit, 19.5 * unit)
        sign = sign_of(self._story.sides[seat])
        paint_seat_sign(brush, self._colour(seat), sign, shield)

    def _paint_balloon(self, number: int, at: QPointF, centre: QPointF) -> None:
        """Paint a moment's number above its place on the road."""
        painter, unit = self._brush.painter, self._plan.unit
        radius = _BALLOON * unit
        painter.setPen(QPen(QColor(CARD_INK), 1.8 * unit))
        painter.setBrush(QColor(GOLD))
        tip = [centre + QPointF(-5, 10) * unit, centre + QPointF(5, 10) * unit, at]
        painter.drawPolygon(QPolygonF(tip))
        painter.drawEllipse(centre, radius, radius)
        font = self._brush.font(1)
        font.setPixelSize(max(13, round(14.5 * unit)))
        painter.setFont(font)
        painter.setPen(QColor(INK))
        painter.drawText(square(centre, 2 * radius), CENTRE, str(number))
