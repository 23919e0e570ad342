"""A kingdom: houses of citizens, domains on the crest, and trophies on the town wall."""

from __future__ import annotations

from itertools import repeat
from typing import TYPE_CHECKING

from attrs import evolve, frozen
from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QColor, QPainterPath

from valeria_desktop.games.valeria.rules.at import OfCard, OfSeat, Owned
from valeria_desktop.games.valeria.ui.cards.card_words import card_sentence
from valeria_desktop.games.valeria.ui.paint.kingdom import (
    Town,
    paint_facts,
    paint_framed_town,
    paint_new,
    paint_ring,
)
from valeria_desktop.games.valeria.ui.paint.village_plan import village_of
from valeria_desktop.games.valeria.ui.parts.card_groups import (
    Group,
    GroupKind,
    kingdom_of,
    people_of,
)
from valeria_desktop.games.valeria.ui.parts.house_words import words_of_house
from valeria_desktop.ui.paint.materials import CHIP_A, GOLD
from valeria_desktop.ui.pieces.piece import LaidPart, Part, Piece, Walk
from valeria_desktop.ui.pieces.spread import Spread
from valeria_desktop.ui.typed import as_a
from valeria_desktop.ui.words.label import marked

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.paint.village_plan import Village
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.pieces.piece import PartRoom, PieceMood

_HOURS = 48
"""The number of different skies in a day."""


@frozen
class Kingdom:
    """The citizens, domains and trophies of a side, and the time of day above them."""

    seat: int
    people: tuple[Group, ...]
    groups: tuple[Group, ...]
    """Domains as they were built, then trophies."""
    flag: str
    """The owner's colour."""
    hour: int
    awake: frozenset[str] = frozenset()
    """The ids of the citizens that woke in this roll."""

    @property
    def built(self) -> int:
        """The number of domains."""
        return sum(group.kind is GroupKind.DOMAIN for group in self.groups)

    @property
    def town(self) -> Town:
        """All that stands in the kingdom, without the marks that each piece adds to its picture."""
        people, groups = (
            tuple(evolve(group, is_new=False, is_used=False) for group in each)
            for each in (self.people, self.groups)
        )
        domains, trophies = groups[: self.built], groups[self.built :]
        return Town(people, domains, trophies, self.points, self.flag, self.awake)

    @property
    def points(self) -> int:
        """The sum of the points of all domains and trophies."""
        return sum(group.points for group in self.groups)


@frozen
class _Ground:
    town: Town
    hour: int
    village: Village


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
        village = _village(scene, room)
        homes = ((group, village.box_of(group.card.id)) for group in scene.people)
        boxes = (*village.domains, *village.trophies)
        return LaidPart(
            pieces=(
                *(_home(scene.seat, group, box) for group, box in homes if box is not None),
                *map(_piece, repeat(scene.seat), scene.groups, boxes),
            ),
            name=QCoreApplication.translate("Kingdom", "Kingdom"),
            heading=QCoreApplication.translate("Kingdom", "Kingdom"),
            ground=_Ground(scene.town, scene.hour, village),
            spots=_spots(scene, room, village),
            walk=Walk.LINE,
        )

    def paint_ground(self, brush: Brush, box: QRectF, laid: LaidPart) -> None:
        ground, unit = as_a(_Ground, laid.ground), brush.unit
        frame, edge = QPainterPath(), unit
        frame.addRoundedRect(box.adjusted(edge, edge, -edge, -edge), 7 * unit, 7 * unit)
        paint_framed_town(brush, frame, ground.village, ground.town, ground.hour / _HOURS)

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        group: Group = piece.face
        if group.is_new:
            paint_new(brush, box)
        if mood.is_hovered:
            paint_ring(brush, box, CHIP_A, is_dashed=False)
        if mood.is_focused:
            paint_ring(brush, box, brush.look.palette.focus, is_dashed=True)
        if group.kind is GroupKind.DOMAIN and (mood.is_hovered or mood.is_focused):
            paint_facts(brush, box, group)


def _village(kingdom: Kingdom, room: PartRoom, *, built: int = 0, slain: int = 0) -> Village:
    """Return the plan of a kingdom with some more domains or trophies."""
    edge = 1.5 * room.unit
    box = QRectF(0, 0, room.size.width(), room.size.height()).adjusted(edge, edge, -edge, -edge)
    trophies = len(kingdom.groups) - kingdom.built
    return village_of(box, kingdom.people, kingdom.built + built, trophies + slain, room.unit)


def _spots(kingdom: Kingdom, room: PartRoom, village: Village) -> Mapping[At, QRectF]:
    return {
        OfSeat(kingdom.seat, Owned.HILLS): village.land,
        OfSeat(kingdom.seat, Owned.BEAM): village.wall,
        OfSeat(kingdom.seat, Owned.NEXT_DOMAIN): _village(kingdom, room, built=1).domains[-1],
        OfSeat(kingdom.seat, Owned.NEXT_TROPHY): _village(kingdom, room, slain=1).trophies[-1],
    }


def _piece(seat: int, group: Group, box: QRectF) -> Piece:
    return _told(OfCard(group.card.id, seat), box, group, sentence_of(group))


def _home(seat: int, group: Group, box: QRectF) -> Piece:
    return _told(OfCard(group.card.id, seat), box, group, words_of_house(group))


def _told(at: OfCard, box: QRectF, group: Group, words: str) -> Piece:
    told = marked("<p style='margin:0'>{words}</p>", words=words)
    return Piece(at, box, group.card.name, words, group, told=told)


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


class KingdomView(Spread[Kingdom]):
    """Shows the kingdom of a side at a time of day."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, KingdomPart(), parent)
        self.forget()

    def show_kingdom(self, scene: Scene, seat: int, news: frozenset[str], flag: QColor) -> None:
        """Show the kingdom of a seat; `news` are the ids of new cards."""
        people, groups = people_of(scene.view, seat, news), kingdom_of(scene.view, seat, news)
        known = self.kingdom
        self.show_scene(
            Kingdom(seat, tuple(people), tuple(groups), flag.name(), known.hour, known.awake)
        )

    def wake(self, cards: Iterable[str]) -> None:
        """Light the houses of the citizens that a roll wakes, and let their chimneys smoke."""
        awake = frozenset(cards)
        if awake != self.kingdom.awake:
            self.show_scene(evolve(self.kingdom, awake=awake))

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


_LAND = Kingdom(-1, (), (), QColor(GOLD).name(), 0)
