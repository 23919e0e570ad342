"""A kingdom: domains on a skyline, and slain monsters as trophies below a beam."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen
from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from valeria_desktop.games.valeria.rules.at import OfCard, OfSeat, Owned
from valeria_desktop.games.valeria.ui.cards.card_words import card_sentence
from valeria_desktop.games.valeria.ui.paint.kingdom import (
    paint_domain,
    paint_land,
    paint_new,
    paint_ring,
    paint_trophy,
    paint_wall,
    skyline_of,
)
from valeria_desktop.games.valeria.ui.parts.card_groups import Group, GroupKind, kingdom_of
from valeria_desktop.ui.paint.materials import CHIP_A, GOLD
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.pieces.piece import LaidPart, Part, Piece, Walk
from valeria_desktop.ui.pieces.spread import Spread
from valeria_desktop.ui.typed import as_a
from valeria_desktop.ui.words.label import marked

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.paint.kingdom import Skyline
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.pieces.piece import PartRoom, PieceMood

_HOURS = 48
"""The number of different skies in a day."""


@frozen
class Kingdom:
    """The domains and trophies of a side, and the time of day above them."""

    seat: int
    groups: tuple[Group, ...]
    pennant: str
    """The colour of the flags."""
    hour: int

    @property
    def built(self) -> int:
        """The number of domains."""
        return sum(group.kind is GroupKind.DOMAIN for group in self.groups)

    @property
    def points(self) -> int:
        """The sum of the points of all domains and trophies."""
        return sum(group.points for group in self.groups)


@frozen
class _Ground:
    kingdom: Kingdom
    line: Skyline


class KingdomPart(Part[Kingdom]):
    """Paints land and cards as one picture; each piece adds only its marks and rings."""

    drawn = QSize(149, 179)
    beyond = 14.0
    keeps = False
    views = 2  # of two players in turn; each hour is another picture

    def is_raised(self, piece: Piece, mood: PieceMood) -> bool:
        del piece
        return mood.is_hovered or mood.is_focused

    def laid(self, scene: Kingdom, room: PartRoom) -> LaidPart:
        line = _skyline(scene, room)
        boxes = (*line.domains, *line.trophies)
        return LaidPart(
            pieces=tuple(
                _piece(scene.seat, group, box)
                for group, box in zip(scene.groups, boxes, strict=True)
            ),
            name=QCoreApplication.translate("Kingdom", "Kingdom"),
            heading=QCoreApplication.translate("Kingdom", "Kingdom"),
            ground=_Ground(scene, line),
            spots=_spots(scene, room, line),
            walk=Walk.LINE,
        )

    def paint_ground(self, brush: Brush, box: QRectF, laid: LaidPart) -> None:
        ground, unit = as_a(_Ground, laid.ground), brush.unit
        frame, edge = QPainterPath(), unit
        frame.addRoundedRect(box.adjusted(edge, edge, -edge, -edge), 7 * unit, 7 * unit)
        painter = brush.painter
        painter.save()
        painter.setClipPath(frame)
        _paint_land(brush, ground.kingdom, ground.line)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(CARD_INK), 2 * unit))
        painter.drawPath(frame)

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        group: Group = piece.face
        if group.is_new:
            paint_new(brush, box)
        if mood.is_hovered:
            paint_ring(brush, box, CHIP_A, is_dashed=False)
        if mood.is_focused:
            paint_ring(brush, box, brush.look.palette.focus, is_dashed=True)


def _skyline(kingdom: Kingdom, room: PartRoom, *, built: int = 0, slain: int = 0) -> Skyline:
    """Return the layout of a kingdom with some more domains or trophies."""
    edge = 1.5 * room.unit
    box = QRectF(0, 0, room.size.width(), room.size.height()).adjusted(edge, edge, -edge, -edge)
    trophies = len(kingdom.groups) - kingdom.built
    return skyline_of(box, kingdom.built + built, trophies + slain, room.unit)


def _spots(kingdom: Kingdom, room: PartRoom, line: Skyline) -> Mapping[At, QRectF]:
    return {
        OfSeat(kingdom.seat, Owned.HILLS): line.sky,
        OfSeat(kingdom.seat, Owned.BEAM): line.wall,
        OfSeat(kingdom.seat, Owned.NEXT_DOMAIN): _skyline(kingdom, room, built=1).domains[-1],
        OfSeat(kingdom.seat, Owned.NEXT_TROPHY): _skyline(kingdom, room, slain=1).trophies[-1],
    }


def _piece(seat: int, group: Group, box: QRectF) -> Piece:
    words = sentence_of(group)
    told = marked("<p style='margin:0'>{words}</p>", words=words)
    return Piece(OfCard(group.card.id, seat), box, group.card.name, words, group, told=told)


def sentence_of(group: Group) -> str:
    """Return a sentence about a domain or a trophy."""
    if group.kind is GroupKind.SLAIN:
        words = QCoreApplication.translate("Kingdom", "Slain: {names}. Worth {points}.")
        words = words.format(names=", ".join(group.names), points=group.points)
    else:
        words = card_sentence(group.card)
    if group.is_used:
        words = QCoreApplication.translate("Kingdom", "{card} Used this turn.").format(card=words)
    if group.is_new:
        words = QCoreApplication.translate("Kingdom", "{card} New.").format(card=words)
    return words


def _paint_land(brush: Brush, kingdom: Kingdom, line: Skyline) -> None:
    rows, built = kingdom.groups, len(line.domains)
    paint_land(brush, line, kingdom.hour / _HOURS, QColor(kingdom.pennant))
    paint_wall(brush, line, kingdom.points)
    for place in sorted(range(built), key=lambda place: line.domains[place].bottom()):
        paint_domain(brush, line.domains[place], rows[place], has_plaque=line.has_plaques)
    for box, group in zip(line.trophies, rows[built:], strict=True):
        paint_trophy(brush, box, group)


class KingdomView(Spread[Kingdom]):
    """Shows the kingdom of a side at a time of day."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, KingdomPart(), parent)
        self.forget()

    def show_kingdom(self, scene: Scene, seat: int, news: frozenset[str], pennant: QColor) -> None:
        """Show the domains and trophies of a seat; `news` are the ids of new cards."""
        groups = tuple(kingdom_of(scene.view, seat, news))
        self.show_scene(Kingdom(seat, groups, pennant.name(), self.kingdom.hour))

    @property
    def kingdom(self) -> Kingdom:
        """The shown kingdom; before a game, empty land."""
        return self.scene or _LAND

    def show_hour(self, time: float) -> None:
        """Show the sky at a time of day, from 0 at dawn to 1 at dusk."""
        hour = round(min(1.0, max(0.0, time)) * _HOURS)
        if hour != self.kingdom.hour:
            self.show_scene(evolve(self.kingdom, hour=hour))

    def forget(self) -> None:
        """Show empty land at the same time of day."""
        self.show_scene(evolve(_LAND, hour=self.kingdom.hour))


_LAND = Kingdom(-1, (), QColor(GOLD).name(), 0)
