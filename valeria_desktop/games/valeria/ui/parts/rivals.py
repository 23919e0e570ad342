"""The rivals' plaques, clockwise from the viewer's left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QSizePolicy

from valeria_desktop.games.valeria.rules.at import (
    AMOUNTS,
    OfCard,
    OfPlayer,
    OfSeat,
    OfTokens,
    OfTrack,
    Owned,
)
from valeria_desktop.games.valeria.ui.cards.face import face_of
from valeria_desktop.games.valeria.ui.cards.mood import CardMood
from valeria_desktop.games.valeria.ui.cards.tiny import paint_kept_tiny
from valeria_desktop.games.valeria.ui.paint.coming import Coming
from valeria_desktop.games.valeria.ui.paint.plaque import paint_coming_on
from valeria_desktop.games.valeria.ui.parts.plaque_places import box_of_card, card_on
from valeria_desktop.games.valeria.ui.parts.plaque_room import ComingCard
from valeria_desktop.games.valeria.ui.parts.rival_plaque import HOURS, plaques_of
from valeria_desktop.games.valeria.ui.parts.rivals_part import RivalsPart
from valeria_desktop.ui.paint.brush import Brush, square
from valeria_desktop.ui.paint.materials import INK
from valeria_desktop.ui.paint.room_look import RoomLook, Squeeze
from valeria_desktop.ui.paint.ruler import Ruler
from valeria_desktop.ui.place.faced_plaques import FacedPlaques
from valeria_desktop.ui.place.faces import FacesAtTable
from valeria_desktop.ui.words.label import explain_beside

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from PySide6.QtCore import QModelIndex
    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.cards.mood import WakeChip
    from valeria_desktop.games.valeria.ui.parts.plaque_layout import PlaqueLayout
    from valeria_desktop.games.valeria.ui.parts.rival_plaque import Plaque
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.controls.rows import Index
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.pieces.piece import Piece, PieceMood

    Action = QAbstractItemView.CursorAction


_WAYS = {
    QAbstractItemView.CursorAction.MoveLeft: (-1, 0),
    QAbstractItemView.CursorAction.MoveRight: (1, 0),
    QAbstractItemView.CursorAction.MoveUp: (0, -1),
    QAbstractItemView.CursorAction.MoveDown: (0, 1),
}
"""The steps of the arrows aside and down."""
_WIDTH, _HEIGHT, _LINE = 1260, 62, 44
_CHEVRON = 40
_LIFTS = 8
"""The reach of a lifted card above its place, in units."""


class RivalPlaques(FacedPlaques["Scene", "Plaque", "PlaqueLayout"]):
    """Shows the plaques of all sides but the viewer's."""

    part: RivalsPart
    cards_asked = Signal(object)
    """The address of the rival whose cards are to be shown at once; None hides them."""
    houses_asked = Signal(object)
    """The address of the rival whose houses are to have the keys: they aren't on the plaque."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        self._room_look = look if isinstance(look, RoomLook) else RoomLook(look)
        part = RivalsPart(self._room_look, FacesAtTable())
        super().__init__(self._room_look, part, parent)
        if self._room_look is not look:
            self._room_look.setParent(self)
        self._asked: At | None = None
        self._nods: tuple[int, float] = -1, 0.0
        self._lifted: tuple[tuple[OfCard, ...], int] = (), 0
        self._coming: Coming | None = None
        self._hour = 0
        self.chevron = Chevron(self._room_look, self)
        self.chevron.clicked.connect(self._ask_for_next)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.pointed.connect(self._forget_asked)
        self._room_look.changed.connect(self._fit)

    # --- contents

    def show_scene(self, scene: Scene) -> None:
        self.part.plaques = tuple(plaques_of(scene, self._hour))
        self.part.going = None  # what was coming has its place now
        super().show_scene(scene)

    def show_hour(self, time: float) -> None:
        """Show the sky over the rivals' kingdoms at a time of day, from 0 at dawn to 1."""
        hour = round(min(1.0, max(0.0, time)) * HOURS)
        if hour != self._hour:
            self._hour = hour
            self.part.plaques = tuple(evolve(each, hour=hour) for each in self.plaques)
            self.lay()

    def forget(self) -> None:
        super().forget()
        self.rest()

    def wake(self, woken: Mapping[int, Mapping[int, WakeChip]]) -> None:
        """Light the numbers that a roll wakes, for each seat, in the colours of their chips."""
        self.part.woken = {seat: dict(numbers) for seat, numbers in woken.items()}
        self.lay()

    def rest(self) -> None:
        """Stop lighting numbers."""
        self.wake({})

    # --- while a deed is told

    def nod(self, seat: int, units: float) -> None:
        """Move a plaque down."""
        if (seat, units) != self._nods:
            self._nods = seat, units
            self._update(OfSeat(seat))

    def make_room(self, seat: int, after: Scene, share: float) -> None:
        """Move a rival's cards and houses a share of the way to their places in a later scene."""
        known = self.part.going_to(seat)
        if known is None:
            later = next(
                (each for each in plaques_of(after, self._hour) if each.seat == seat), None
            )
            if later is None:
                return
            known = ComingCard(later)
        going = known.at_share(share)
        if going != self.part.going:
            self.part.going = going
            self.lay()

    def lift(self, cards: Iterable[OfCard], units: float) -> None:
        """Raise some of the rivals' cards."""
        lifted = tuple(cards), round(units)
        if lifted != self._lifted:
            self._lifted = lifted
            for card in lifted[0]:
                box = self.box_of(card, self.viewport())
                if box is not None:
                    edge = round(_LIFTS * self.unit)
                    self.viewport().update(box.adjusted(-4, -edge, 4, 4))

    def rise(self, at: OfCard, share: float, opacity: float) -> None:
        """Show how much of a rival's newest house, domain or trophy is there."""
        self._come(at, share, opacity, 0.0)

    def swing(self, at: OfCard, degrees: float) -> None:
        """Turn a rival's trophy round its hook."""
        self._come(at, 1.0, 1.0, degrees)

    def _come(self, at: OfCard, share: float, opacity: float, angle: float) -> None:
        seat, plaque = at.seat, self.plaque_of(at.seat)
        if plaque is None or seat is None:
            return
        known = self._coming
        if known is None or self.part.coming is None or known.card != at.card:
            cards = (*plaque.people, *plaque.domains, *plaque.trophies)
            before = sum(group.count for group in cards if group.card.id == at.card)
            known = Coming(at.card, before)
            self.part.coming = seat, known
            self.lay()
        self._coming = evolve(known, share=share, opacity=opacity, angle=angle)
        if self._coming != known:
            self._update_kingdom(plaque)

    def _update_kingdom(self, plaque: Plaque) -> None:
        places = self.places_of(plaque.seat)
        if places is not None and places.village is not None:
            village = places.village
            self.viewport().update((village.land | village.wall).toAlignedRect())

    def put_back(self) -> None:
        """Show everything where it stands."""
        self.nod(self._nods[0], 0.0)
        self.lift(self._lifted[0], 0.0)
        self._coming = None
        if self.part.coming is not None or self.part.going is not None:
            self.part.coming = self.part.going = None
            self.lay()

    def _held(self, piece: Piece, mood: PieceMood) -> QRectF:
        seat, units = self._nods
        down = round(units * self.unit) if piece.at == OfSeat(seat) else 0
        return super()._held(piece, mood).translated(0, down)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        cards, units = self._lifted
        if self._coming is None and not units:
            return
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        brush = Brush(painter, self._room_look, self._room_look.unit)
        if self._coming is not None and self.part.coming is not None:
            self._paint_coming(brush, self.part.coming[0], self._coming)
        for card in cards if units else ():
            self._paint_lifted(brush, card, units)
        painter.end()

    def _paint_coming(self, brush: Brush, seat: int, coming: Coming) -> None:
        plaque, places = self.plaque_of(seat), self.places_of(seat)
        if plaque is not None and places is not None and places.village is not None:
            paint_coming_on(brush, plaque, places.village, coming)

    def _paint_lifted(self, brush: Brush, card: OfCard, units: float) -> None:
        """Paint a raised card over its shadow."""
        plaque, places = self.plaque_of(card.seat), self.places_of(card.seat)
        if plaque is None or places is None:
            return
        for box, group in zip(places.people, plaque.tiles, strict=False):
            if group.card.id == card.card:
                brush.painter.fillRect(box, QColor(INK))
                up = box.translated(0, -units * brush.unit)
                mood = CardMood(ribbon=plaque.ribbon, count=group.count)
                paint_kept_tiny(brush, up, face_of(group.card), mood, Ruler(self._room_look).text)

    # --- sizes

    def _fit(self) -> None:
        self._fit_chevron()
        self.lay()

    def _fit_chevron(self) -> None:
        """Leave room for the chevron while the plaques are in the top bar."""
        look = self._room_look
        wide = round(look.box(_CHEVRON)) if look.squeeze >= Squeeze.D else 0
        if wide != self.viewportMargins().right():
            self.setViewportMargins(0, 0, wide, 0)
        self.chevron.setVisible(wide > 0)
        self.chevron.setGeometry(self.width() - wide, 0, wide, self.viewport().height())

    def sizeHint(self) -> QSize:
        high = _HEIGHT if self._room_look.squeeze < Squeeze.C else _LINE
        return QSize(round(self._room_look.box(_WIDTH)), round(self._room_look.box(high)))

    def minimumSizeHint(self) -> QSize:
        number = max(1, len(self.plaques))
        return QSize(round(self._room_look.box(_LINE)) * number, round(self._room_look.box(40)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit_chevron()
        super().resizeEvent(event)

    # --- requests

    def _ask_for_next(self) -> None:
        """Ask for the next rival's cards, and after the last rival for none."""
        asked: list[At | None] = [*(plaque.key for plaque in self.plaques), None]
        after = asked.index(self._asked) + 1 if self._asked in asked[:-1] else 0
        self._asked = asked[after % len(asked)]
        self.cards_asked.emit(self._asked)

    def _forget_asked(self, at: At | None) -> None:
        self._asked = at

    # --- keys and the mouse among the houses

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self.choose(self.current)
        elif event.key() == Qt.Key.Key_Down and self._has_its_houses_elsewhere:
            self.houses_asked.emit(self.current)
        else:
            super().keyPressEvent(event)

    @property
    def _has_its_houses_elsewhere(self) -> bool:
        """Whether the keys are on a plaque without room for a kingdom."""
        at = self.current
        return isinstance(at, OfSeat) and not self._houses_of(at.seat)

    def _houses_of(self, seat: int | None) -> list[At]:
        ats = (piece.at for piece in self.laid.listed)
        return [at for at in ats if isinstance(at, OfCard) and at.seat == seat]

    def moveCursor(self, action: Action, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Go from plaque to plaque, down to the houses on a plaque, and on by any arrow."""
        (aside, down), at = _WAYS.get(action, (0, 0)), self.current
        way = self._way_of(at, is_aside=bool(aside)) if aside or down else []
        if at not in way:
            return super().moveCursor(action, modifiers)
        goal = way.index(at) + aside + down
        return self.pieces.index_of(way[max(0, min(len(way) - 1, goal))])

    def _way_of(self, at: At | None, *, is_aside: bool) -> list[At]:
        """Return what an arrow goes along: all plaques, or a plaque and its houses."""
        if is_aside and isinstance(at, OfSeat):
            return [plaque.key for plaque in self.plaques]
        plaque = self.plaque_of(at.seat) if isinstance(at, OfSeat | OfCard) else None
        return [] if plaque is None else [plaque.key, *self._houses_of(plaque.seat)]

    def mood_of(self, piece: Piece) -> PieceMood:
        """Return the state of a piece; a plaque is under the mouse where one of its houses is."""
        mood, under = super().mood_of(piece), self.hovered
        if isinstance(piece.at, OfSeat) and isinstance(under, OfCard):
            return evolve(mood, is_hovered=under.seat == piece.at.seat)
        return mood

    def _hover(self, at: At | None) -> None:
        before = self.hovered
        super()._hover(at)
        for each in {before, at} if before != at else ():
            if isinstance(each, OfCard) and each.seat is not None:
                self._update(OfSeat(each.seat))

    # --- boxes, for flights

    def box_of(self, at: At, within: QWidget) -> QRect | None:
        """Return the box of a rival's address in a widget; None if no plaque shows it.

        A card on its way has the box where it will lie.
        """
        if not isinstance(at, OfPlayer):
            return None
        plaque, places = self.plaque_of(at.seat), self.places_of(at.seat)
        if plaque is None or places is None:
            return None
        if at == OfSeat(plaque.seat):
            return super().box_of(at, within)
        if isinstance(at, OfCard):
            found = self._box_of_card(plaque, places, at.card)
        else:
            found = _box_of_thing(places, at)
        return None if found.isEmpty() else self.placed(found, within)

    def _box_of_card(self, plaque: Plaque, places: PlaqueLayout, card: str) -> QRectF:
        """Return a card's box; where a plaque makes room, the box where it will lie."""
        going, piece = self.part.going_to(plaque.seat), self.laid.piece_of(plaque.key)
        if going is None or piece is None:
            return box_of_card(places, plaque, card, self.scene)
        then = self.part.layout_at_rest(going.later, piece.box)
        return box_of_card(then, going.later, card, self.scene)

    def kingdom_of(self, seat: int, within: QWidget) -> QRect | None:
        """Return the box of a rival's small kingdom in a widget; None if the plaque has none."""
        places = self.places_of(seat)
        if places is None or places.village is None:
            return None
        return self.placed(places.village.land | places.village.wall, within)

    def looked_at(self, index: Index) -> OfCard | None:
        """Return a focused house's card; on a whole plaque, the rival's board opens instead."""
        at = self.at_index(index)
        return at if isinstance(at, OfCard) else None

    def looked_box(self, thing: At | Thing | None) -> QRect:
        """Return the box of the plaque that a card belongs to."""
        is_plain = isinstance(thing, OfCard) and self.laid.piece_of(thing) is None
        if is_plain and isinstance(thing, OfCard) and thing.seat is not None:
            thing = OfSeat(thing.seat)
        return super().looked_box(thing)

    def looked_under(self, point: QPoint) -> OfCard | None:
        """Return the address of the card at a point of the view, or None."""
        piece = self.laid.piece_of(self.at(point))
        if piece is None:
            return None
        if isinstance(piece.at, OfCard):
            return piece.at
        plaque: Plaque = piece.face.plaque
        card = card_on(self.part.layout_of(plaque, piece.box), plaque, QPointF(point))
        return None if card is None else OfCard(card.id, plaque.seat)

    @property
    def is_alone(self) -> bool:
        """Whether there is only one rival."""
        return len(self.plaques) == 1


def _box_of_thing(places: PlaqueLayout, at: OfSeat | OfTrack | OfTokens) -> QRectF:
    """Return the box of a name or an amount; an amount without a box has the score's."""
    what = at.what if isinstance(at, OfSeat) else None
    if what is Owned.HEAD:
        return places.head
    kind = at.tag if isinstance(at, OfTokens) else what.value if what in AMOUNTS else ""
    if not kind:
        return QRectF()
    found = places.amounts.get(kind, QRectF())
    for other in (places.score, places.scale, places.board):
        found = found if not found.isEmpty() else other
    return found


_SIDE = 20


class Chevron(QAbstractButton):
    """A button for the mouse only: keys reach every rival, and the focus shows its cards anyway."""

    def __init__(self, look: RoomLook, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setAccessibleName(self.tr("Show the others' cards, one player after the other"))
        explain_beside(self, self.accessibleName())
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush = Brush(painter, self._look, self._look.unit)
        middle = QRectF(self.rect()).center()
        brush.icon("down", square(middle, self._look.box(_SIDE)), self._look.palette.ink)
        painter.end()
