"""A kingdom: houses of citizens, domains on the crest, and trophies on the town wall."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen
from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPainterPath

from valeria_desktop.games.valeria.rules.at import OfSeat, Owned
from valeria_desktop.games.valeria.ui.cards.paint import paint_down
from valeria_desktop.games.valeria.ui.paint.coming import (
    Coming,
    box_of_coming,
    paint_coming,
    reach_of,
    without,
)
from valeria_desktop.games.valeria.ui.paint.frieze_plan import frieze_of, next_in_frieze
from valeria_desktop.games.valeria.ui.paint.kingdom import Town, paint_framed_town, paint_new
from valeria_desktop.games.valeria.ui.paint.village_plan import next_places, village_of
from valeria_desktop.games.valeria.ui.parts.card_groups import (
    Group,
    GroupKind,
    dwellers_of,
    kingdom_of,
)
from valeria_desktop.games.valeria.ui.parts.houses import houses_in, paint_pointed
from valeria_desktop.games.valeria.ui.parts.smoke import Smoke
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.materials import GOLD
from valeria_desktop.ui.pieces.piece import LaidPart, Part, Piece, Walk
from valeria_desktop.ui.pieces.spread import Spread
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.paint.village_plan import Village
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.pieces.piece import PartRoom, PieceMood

_STEPS = 6
"""In how many steps all make room: each step paints the whole land."""
_HOURS = 24
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
    owner: str = ""
    """The name of the player it belongs to, where a screen reader has to be told."""

    @property
    def name(self) -> str:
        """Its name for a screen reader."""
        if not self.owner:
            return QCoreApplication.translate("Kingdom", "Kingdom")
        words = QCoreApplication.translate("Kingdom", "{name}'s kingdom")
        return words.format(name=self.owner)

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

    def __init__(self) -> None:
        self.coming: Coming | None = None
        """The newcomer, which isn't on the picture of the land."""
        self.after: tuple[Kingdom, float] | None = None
        """The kingdom for which all make room, and how far they have come."""
        self.is_frieze = False

    def is_raised(self, piece: Piece, mood: PieceMood) -> bool:
        del piece
        return mood.is_hovered or mood.is_focused

    def seen(self, scene: Kingdom) -> object:
        return scene, self.coming, self.after, self.is_frieze

    def laid(self, scene: Kingdom, room: PartRoom) -> LaidPart:
        village = self._village(scene, room)
        return LaidPart(
            pieces=tuple(houses_in(village, scene.seat, scene.people, scene.groups)),
            name=scene.name,
            heading=QCoreApplication.translate("Kingdom", "Kingdom"),
            ground=_Ground(without(scene.town, village, self.coming), scene.hour, village),
            spots=_spots(scene, room, village),
            walk=Walk.LINE,
        )

    def _village(self, scene: Kingdom, room: PartRoom) -> Village:
        village = _village(scene, room, is_frieze=self.is_frieze)
        if self.after is None:
            return village
        after, share = self.after
        return village.towards(_village(after, room, is_frieze=self.is_frieze), share)

    def paint_ground(self, brush: Brush, box: QRectF, laid: LaidPart) -> None:
        ground, unit = as_a(_Ground, laid.ground), brush.unit
        frame, edge = QPainterPath(), unit
        frame.addRoundedRect(box.adjusted(edge, edge, -edge, -edge), 7 * unit, 7 * unit)
        paint_framed_town(brush, frame, ground.village, ground.town, ground.hour / _HOURS)

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        group: Group = piece.face
        is_coming = self.coming is not None and group.card.id == self.coming.card
        if group.is_new and not is_coming:
            paint_new(brush, box)
        if group.is_down:
            paint_down(brush, box)
        paint_pointed(brush, box, group, mood)


def _village(kingdom: Kingdom, room: PartRoom, *, is_frieze: bool) -> Village:
    """Return the plan of a kingdom."""
    edge = 1.5 * room.unit
    box = QRectF(0, 0, room.size.width(), room.size.height()).adjusted(edge, edge, -edge, -edge)
    trophies = len(kingdom.groups) - kingdom.built
    plan = frieze_of if is_frieze else village_of
    return plan(box, kingdom.people, kingdom.built, trophies, room.unit)


def _spots(kingdom: Kingdom, room: PartRoom, village: Village) -> Mapping[At, QRectF]:
    places = next_in_frieze if village.is_frieze else next_places
    domain, trophy = places(village, room.unit)
    return {
        OfSeat(kingdom.seat, Owned.HILLS): village.land,
        OfSeat(kingdom.seat, Owned.BEAM): village.wall,
        OfSeat(kingdom.seat, Owned.NEXT_DOMAIN): domain,
        OfSeat(kingdom.seat, Owned.NEXT_TROPHY): trophy,
    }


class KingdomView(Spread[Kingdom]):
    """Shows the kingdom of a side at a time of day."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, KingdomPart(), parent)
        self._smoke = Smoke(self)
        self._smoke.changed.connect(self.viewport().update)
        self.forget()

    def show_kingdom(self, scene: Scene, seat: int, news: frozenset[str], flag: QColor) -> None:
        """Show the kingdom of a seat; `news` are the ids of new cards."""
        people, groups = dwellers_of(scene.view, seat, news), kingdom_of(scene.view, seat, news)
        known = self.kingdom
        if {group.key for group in (*people, *groups)} != {
            group.key for group in (*known.people, *known.groups)
        }:
            as_a(KingdomPart, self.part).after = None  # what was coming has its place now
        self.show_scene(
            Kingdom(seat, tuple(people), tuple(groups), flag.name(), known.hour, known.awake)
        )

    def use(self, unit: float, *, is_frieze: bool) -> None:
        """Lay the kingdom with a size of its boxes, as a landscape or as a frieze."""
        part = as_a(KingdomPart, self.part)
        is_other, part.is_frieze = part.is_frieze is not is_frieze, is_frieze
        self.use_unit(unit)
        if is_other:
            self.lay()

    # --- while a deed is told

    def make_room(self, after: Scene, share: float) -> None:
        """Move all houses and domains a share of the way to their places in a later scene."""
        known, part = self.kingdom, as_a(KingdomPart, self.part)
        steps = round(share * _STEPS) / _STEPS
        if part.after is None:
            people, groups = dwellers_of(after.view, known.seat), kingdom_of(after.view, known.seat)
            if len(people) + len(groups) == len(known.people) + len(known.groups):
                return  # nothing gets a place of its own
            part.after = evolve(known, people=tuple(people), groups=tuple(groups)), 0.0
        if steps != part.after[1]:
            part.after = part.after[0], steps
            self.lay()

    def rise(self, card: str, share: float, opacity: float) -> None:
        """Show how much of the newest house of a card, or of its domain or trophy, is there."""
        self._come(card, share, opacity, 0.0)

    def swing(self, card: str, degrees: float) -> None:
        """Turn the trophy of a card round its hook."""
        self._come(card, 1.0, 1.0, degrees)

    def _come(self, card: str, share: float, opacity: float, angle: float) -> None:
        part = as_a(KingdomPart, self.part)
        known = part.coming
        if known is None or known.card != card:
            before = sum(
                group.count
                for group in (*self.kingdom.people, *self.kingdom.groups)
                if group.card.id == card
            )
            part.coming = Coming(card, before, share, opacity, angle)
            self.lay()
            return
        part.coming = evolve(known, share=share, opacity=opacity, angle=angle)
        box = self._box_of_coming()
        if box is not None and part.coming != known:
            self.viewport().update(reach_of(box).toAlignedRect())

    def _box_of_coming(self) -> QRectF | None:
        part, ground = as_a(KingdomPart, self.part), self.laid.ground
        if part.coming is None or ground is None:
            return None
        return box_of_coming(as_a(_Ground, ground).village, self.kingdom.town, part.coming)

    def put_back(self) -> None:
        """Show everything where it stands."""
        part = as_a(KingdomPart, self.part)
        if part.coming is not None or part.after is not None:
            part.coming = part.after = None
            self.lay()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        part, ground = as_a(KingdomPart, self.part), self.laid.ground
        if ground is None or not (part.coming or self.kingdom.awake):
            return
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        brush, village = Brush(painter, self.look, self.unit), as_a(_Ground, ground).village
        if part.coming is not None:
            hour = self.kingdom.hour / _HOURS
            paint_coming(brush, village, self.kingdom.town, part.coming, hour)
        self._smoke.paint(brush, village)
        painter.end()

    def wake(self, cards: Iterable[str]) -> None:
        """Light the houses of the citizens that a roll wakes, and let their chimneys smoke."""
        awake = frozenset(cards)
        if awake != self.kingdom.awake:
            self.show_scene(evolve(self.kingdom, awake=awake))
            self._smoke.rise(awake)

    def use_motion(self, speed: float, *, moves: bool) -> None:
        """Let smoke come at the pace of the game, or be there at once."""
        self._smoke.speed, self._smoke.moves = speed or 1.0, moves

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
        self._kept.forget_last()
        self.show_scene(evolve(_LAND, hour=self.kingdom.hour))
        self._smoke.rise(frozenset())


_LAND = Kingdom(-1, (), (), QColor(GOLD).name(), 0)
