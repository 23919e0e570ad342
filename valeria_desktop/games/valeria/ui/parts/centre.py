"""The centre: four rows of five stacks; in the siege three piles and the deck."""

from __future__ import annotations

from functools import reduce
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen
from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize

from valeria_desktop.games.valeria.rules.at import AtPlace, AtRow
from valeria_desktop.games.valeria.ui.cards.face import without_foot
from valeria_desktop.games.valeria.ui.cards.frames import height_of, paint_frames, unit_of_box
from valeria_desktop.games.valeria.ui.cards.hover import PlacedSign, show_signs
from valeria_desktop.games.valeria.ui.cards.kinds import field_of
from valeria_desktop.games.valeria.ui.cards.mood import PLAIN, CardMood, WakeChip, ribbon_for
from valeria_desktop.games.valeria.ui.cards.paint import paint_exhausted, paint_veil_over
from valeria_desktop.games.valeria.ui.cards.ribbon_slides import RibbonSlides
from valeria_desktop.games.valeria.ui.coach.slip import paint_slip
from valeria_desktop.games.valeria.ui.paint.centre import (
    PileBelow,
    StackLook,
    paint_attack,
    paint_below,
    paint_empty,
    paint_rarity,
    paint_stack,
    paint_wanted,
    signs_of_stack,
)
from valeria_desktop.games.valeria.ui.parts.centre_grid import (
    Grid,
    grid_of,
    grid_of_cards,
    shape_of,
    unit_in,
)
from valeria_desktop.games.valeria.ui.parts.centre_place import place_of
from valeria_desktop.games.valeria.ui.parts.drawn_leaf import DrawnLeaf, drawn_leaf
from valeria_desktop.games.valeria.ui.parts.rarity import rare_places
from valeria_desktop.kernel.phrases import capital
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.kept import TURNS
from valeria_desktop.ui.paint.room_look import RoomLook, Squeeze
from valeria_desktop.ui.pieces.piece import LaidPart, Part, Piece, PieceMood
from valeria_desktop.ui.pieces.spread import Spread
from valeria_desktop.ui.stage.effects import Shaking
from valeria_desktop.ui.typed import as_a
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping, Sequence

    from PySide6.QtGui import QHelpEvent, QPainter
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.rules.layout import Row
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.coach.slip import Slip
    from valeria_desktop.games.valeria.ui.parts.centre_place import CentrePlace
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.pieces.piece import PartRoom

_FRAME, _FOCUS = 3.9, 6.0  # how far frames reach beyond a card, in units
_FOOT = 0.33  # foot of a slip by a card's height: over the picture, above the price
_BELOW_DECK = 16  # gap between the deck and the panel below it, in units
_LINES_OF_TEN = 2
_UNDER_MOUSE = PieceMood(is_hovered=True)
_DRAWN, _LEAST = QSize(850, 455), QSize(620, 330)


@frozen
class _Lying:
    """The data for painting a place; `below` is the content of the panel under the deck."""

    place: CentrePlace
    chip: WakeChip | None
    is_roll_seen: bool
    """Whether a roll wakes some stacks: all other stacks are dim."""
    below: tuple[PileBelow, ...] = ()


@frozen
class _DrawnGround:
    """The picture below the places of a leaf that a set draws."""

    leaf: DrawnLeaf
    what: Any


class CentrePart(Part["Scene"]):
    """Lays out and paints the stacks: edges, top card, marks, slips and focus."""

    beyond = 14.0  # reach of frames, stacks and shadows beyond a card, in units
    views = 2 * TURNS  # each player's view, while asked and while not

    def __init__(self, look: Look, sliding: RibbonSlides) -> None:
        self._look = look
        self._sliding = sliding
        self._unit = 1.0
        self.cards: tuple[QRectF, ...] = ()
        """The boxes of the cards, if a table sets them; by default they fill the view."""
        self.leaf = ""
        """The shown leaf of the centre."""
        self.has_feet = True
        """Whether cards show price, powers and points."""
        self.is_away = False
        """Whether what makes journeys over the leaf is under way."""
        self.woken: Mapping[At, WakeChip] = {}
        """The stacks that a roll wakes, each with the chip that wakes it."""
        self.ahead: dict[At, Scene] = {}
        """The stacks whose top card is in the air, each with a scene in which it has gone."""
        self.slips: dict[At, tuple[Slip, str]] = {}
        """The coach's slips on cards, each with its sentence."""

    # --- layout

    def laid(self, scene: Scene, room: PartRoom) -> LaidPart:
        self._unit = room.unit
        rare = rare_places(scene)
        drawn = drawn_leaf(self.leaf)
        places = [
            place_of(self.ahead.get(AtPlace(number), scene), number, rare.get(number, ""))
            for number in scene.view.table.layout.places_on(self.leaf)
        ]
        rows = scene.view.table.layout.leaves[self.leaf]
        if drawn is not None:
            return self._drawn(scene, room, drawn, places)
        grid = self._grid(room, rows)
        columns = len(grid.widths)
        boxes = [QRectF(card) for row in grid.cards for card in row]
        pieces = tuple(
            self._piece(places, number, (boxes, cell), room)
            for number, cell in zip(range(len(places)), _cells(grid), strict=False)
        )
        return LaidPart(
            pieces=pieces,
            columns=columns,
            name=_name(self.leaf, rows),
            headings=tuple(
                QCoreApplication.translate("CentreModel", "Column {number}").format(number=number)
                for number in range(1, columns + 1)
            ),
            rows=_row_names(rows, len(grid.heights)),
            spots=_rows(rows, places, boxes),
        )

    def _drawn(
        self, scene: Scene, room: PartRoom, drawn: DrawnLeaf, places: list[CentrePlace]
    ) -> LaidPart:
        """Lay the places of a leaf where its set draws them."""
        found = drawn.boxes(room.size)
        boxes = [found.places[place.number] for place in places]
        rows = scene.view.table.layout.leaves[self.leaf]
        pieces = {
            place.number: self._piece(places, number, (boxes, boxes[number]), room)
            for number, place in enumerate(places)
        }
        ground = _DrawnGround(drawn, drawn.ground(scene, is_away=self.is_away))
        return LaidPart(
            pieces=tuple(pieces[place] for line in found.lines for place in line),
            columns=len(found.lines[0]),
            name=drawn.title(),
            ground=ground,
            spots={**_rows(rows, places, boxes), **found.spots},
        )

    def paint_ground(self, brush: Brush, box: QRectF, laid: LaidPart) -> None:
        ground = as_a(_DrawnGround, laid.ground)
        ground.leaf.paint_ground(brush, box, ground.what)

    def _grid(self, room: PartRoom, rows: tuple[Row, ...]) -> Grid:
        whole = room.size.toSize()
        if len(self.cards) == sum(len(row.places) for row in rows):
            return grid_of_cards(self.cards, whole, room.unit)
        return grid_of(whole, self._look, shape_of(rows))

    def _piece(
        self,
        places: list[CentrePlace],
        number: int,
        where: tuple[list[QRectF], QRectF],
        room: PartRoom,
    ) -> Piece:
        place, (boxes, cell) = places[number], where
        box, is_deck = boxes[number], place.is_deck
        return Piece(
            at=place.at,
            box=box,
            name=place.words if place.card is None else place.card.name,
            words="",  # made on demand: it takes longest of all
            face=_Lying(
                place,
                self.woken.get(place.at),
                bool(self.woken),
                _below(places) if is_deck else (),
            ),
            is_lit=place.is_lit,
            is_hinted=place.at == room.hinted,
            touch=cell,
            extent=box | self._room_below(boxes) if is_deck else None,
        )

    def _room_below(self, boxes: list[QRectF]) -> QRectF:
        """Return the room below the deck, down to the lower edge of the piles."""
        deck = boxes[-1]
        top = deck.bottom() + _BELOW_DECK * self._unit
        return QRectF(deck.left(), top, deck.width(), boxes[0].bottom() - top)

    def held(self, piece: Piece, mood: PieceMood, unit: float) -> QRectF:
        """Return the box of a raised card, moved down as far as its frame would leave the view."""
        stack = self._stack(piece.face, mood)
        if stack is None:
            return piece.box
        high = height_of(stack.mood)
        frame = _FOCUS if stack.mood.is_focused else _FRAME
        beyond = (high + frame) * unit - piece.box.top()
        return piece.box.translated(0, min(high * unit, max(0.0, beyond)))

    def is_raised(self, piece: Piece, mood: PieceMood) -> bool:
        return mood.is_hovered or mood.is_focused or piece.face.chip is not None

    # --- words and painting

    def words_of(self, piece: Piece) -> str:
        lying: _Lying = piece.face
        slip = self.slips.get(piece.at)
        words = lying.place.words
        return words if slip is None else f"{words} {slip[1]}"

    def picture_of(self, piece: Piece, mood: PieceMood) -> Hashable:
        lying: _Lying = piece.face
        place = lying.place
        stack = self._unveiled(lying, mood)
        if self.leaf:
            return stack, place.is_exhausted, place.told.asked, place.told.lack
        return stack, place.is_exhausted, lying.below, place.attacks, place.is_wanted

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        lying: _Lying = piece.face
        painter, place = brush.painter, lying.place
        stack = self._unveiled(lying, mood)
        if (drawn := drawn_leaf(self.leaf)) is not None:
            drawn.paint_place(brush, box, place, PLAIN if stack is None else stack.mood)
            return
        if stack is not None:
            paint_stack(painter, box, stack, self._look)
        elif place.is_exhausted:
            words = QCoreApplication.translate("CentreDelegate", "Exhausted")
            paint_exhausted(painter, box, self._look, words)
        else:
            paint_empty(painter, box, self._look)
        held = box.translated(0, -height_of(stack.mood) * brush.unit) if stack else box
        if place.attacks:
            paint_attack(brush, held, place.number + 1)
        if place.is_wanted:
            paint_wanted(brush, held)
        if lying.below and piece.extent is not None:
            room = QRectF(piece.extent)
            room.setTop(piece.box.bottom() + _BELOW_DECK * brush.unit)
            room.moveTopLeft(box.bottomLeft() + room.topLeft() - piece.box.bottomLeft())
            head = QCoreApplication.translate("CentreDelegate", "Below")
            paint_below(brush, room, head, lying.below)

    def paint_moving(self, painter: QPainter, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        stack = self._stack(piece.face, mood)
        if drawn_leaf(self.leaf) is not None:
            self._paint_slip(painter, piece, box)
            return
        if stack is not None and stack.face is not None:
            self._sliding.paint(painter, box, stack.face, stack.mood)
        if _is_veiled(stack, piece.face.place):
            paint_veil_over(painter, box, self._look)
        if mood.is_focused and stack is None:
            painter.setRenderHint(painter.RenderHint.Antialiasing)
            paint_frames(Brush(painter, self._look, self._unit), box, CardMood(is_focused=True))
        place: CentrePlace = piece.face.place
        if stack is not None and place.rare and stack.mood.is_lit:
            unit = unit_of_box(self._look, piece.box)
            brush, signs = Brush(painter, self._look, unit), self._signs(piece, box)
            paint_rarity(brush, box, place.number, place.rare, signs)
        self._paint_slip(painter, piece, box)

    def _paint_slip(self, painter: QPainter, piece: Piece, box: QRectF) -> None:
        if slip := self.slips.get(piece.at):
            foot = box.bottom() - box.height() * _FOOT
            paint_slip(Brush(painter, self._look, self._look.scale), box, foot, slip[0])

    def show_help(self, event: QHelpEvent, view: QWidget, piece: Piece, box: QRectF) -> bool:
        return show_signs(event, view, self._signs(piece, box))

    def _signs(self, piece: Piece, box: QRectF) -> list[PlacedSign]:
        stack = self._stack(piece.face, _UNDER_MOUSE)
        if drawn_leaf(self.leaf) is not None:
            return []
        if stack is not None:
            return signs_of_stack(box, stack, self._look)
        return [PlacedSign("exhausted", box)] if piece.face.place.is_exhausted else []

    def _unveiled(self, lying: _Lying, mood: PieceMood) -> StackLook | None:
        """Return the look of a stack for its kept picture: a veil is painted separately."""
        stack = self._stack(lying, mood)
        is_drawn = drawn_leaf(self.leaf) is not None
        if stack is None or is_drawn or not _is_veiled(stack, lying.place):
            return stack
        return evolve(stack, mood=evolve(stack.mood, is_dim=False))

    def _stack(self, lying: _Lying, mood: PieceMood) -> StackLook | None:
        place = lying.place
        if not place.count:
            return None
        face = place.face
        return StackLook(
            face if face is None or self.has_feet else without_foot(face),
            place.face_down,
            place.tokens,
            CardMood(
                is_lit=place.is_lit and not lying.is_roll_seen,
                is_special=bool(place.rare) or mood.is_hinted,
                is_dim=place.is_dim or lying.is_roll_seen,
                is_hovered=mood.is_hovered,
                is_focused=mood.is_focused,
                woken=lying.chip,
                dims_price=not (place.is_lit or place.is_affordable or place.is_dim),
                ribbon=place.ribbon,
                is_brief=place.is_pile or self._is_brief(),
                stack=0 if place.told.is_slot else place.count,
                lowest=field_of(place.told.lies_on) if place.told.lies_on else "",
            ),
        )

    def _is_brief(self) -> bool:
        return isinstance(self._look, RoomLook) and self._look.squeeze >= Squeeze.C


def _cells(grid: Grid) -> list[QRectF]:
    """Return the mouse's cells of the stacks, without gaps between them."""
    tops, lefts = [0, *accumulate(grid.heights)], [0, *accumulate(grid.widths)]
    return [
        QRectF(left, top, wide, high)
        for top, high in zip(tops, grid.heights, strict=False)
        for left, wide in zip(lefts, grid.widths, strict=False)
    ]


def _rows(
    rows: tuple[Row, ...], places: list[CentrePlace], boxes: list[QRectF]
) -> dict[At, QRectF]:
    """Return the boxes of whole rows."""
    found = {place.number: box for place, box in zip(places, boxes, strict=False)}
    return {
        AtRow(row.tag): reduce(QRectF.united, (found[number] for number in row.places))
        for row in rows
    }


def _name(leaf: str, rows: tuple[Row, ...]) -> str:
    if leaf:
        return tell(capital(rows[0].title()))
    return QCoreApplication.translate("CentreView", "The market")


def _row_names(rows: tuple[Row, ...], number: int) -> tuple[str, ...]:
    """Return the heading of each line of places."""
    if not rows[0].columns:
        return (tell(capital(rows[0].title())),) * number
    if number == _LINES_OF_TEN:
        return (
            QCoreApplication.translate("CentreModel", "Monsters and citizens 1 to 5"),
            QCoreApplication.translate("CentreModel", "Citizens 6 to 12 and domains"),
        )
    return (
        QCoreApplication.translate("CentreModel", "Monsters"),
        QCoreApplication.translate("CentreModel", "Citizens 1 to 5"),
        QCoreApplication.translate("CentreModel", "Citizens 6 to 12"),
        QCoreApplication.translate("CentreModel", "Domains"),
    )


def _below(places: list[CentrePlace]) -> tuple[PileBelow, ...]:
    """Return the cards below the top card of each pile."""
    nothing = (QCoreApplication.translate("CentreDelegate", "nothing"),)
    piles = [place for place in places if place.is_pile]
    return tuple(
        PileBelow(number, pile.below or nothing, max(0, pile.count - 1))
        for number, pile in enumerate(piles, 1)
    )


def _is_veiled(stack: StackLook | None, place: CentrePlace) -> bool:
    """Return whether a card is under the common veil, which is kept once for all cards."""
    if stack is None or stack.tokens or place.attacks or place.is_wanted or place.is_deck:
        return False
    mood = stack.mood
    stands_out = mood.is_lit or mood.is_hovered or mood.is_focused or mood.woken is not None
    return mood.is_dim and not stands_out


class CentreView(Spread["Scene"]):
    """Shows the stacks; raises woken cards, shakes cards and lays slips on them."""

    part: CentrePart

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        sliding = RibbonSlides(look)
        super().__init__(look, CentrePart(look, sliding), parent)
        sliding.setParent(self)
        self.sliding, self.shaking = sliding, Shaking(self)
        self._shaken = 0.0
        self._sunk: dict[At, float] = {}
        for moved in (
            self.shaking.valueChanged, self.shaking.stateChanged, sliding.valueChanged,
        ):  # fmt: skip
            moved.connect(self.viewport().update)

    def show_scene(self, scene: Scene) -> None:
        super().show_scene(scene)
        self.sliding.lay(ribbon_for(scene, scene.viewer), scene.viewer)

    def lay(self) -> None:
        self._unit = unit_in(self.room_size, self.look)
        super().lay()

    def stand_in(self, room: QRect, cards: Sequence[QRect]) -> None:
        """Place the view in a box of the parent, and its cards in boxes of the parent.

        The view's box is larger than the cards, as raised cards and lower stacks reach beyond them.
        """
        corner = room.topLeft()
        self.part.cards = tuple(QRectF(card.translated(-corner)) for card in cards)
        self.setGeometry(room)
        self.lay()
        self.viewport().update()

    def show_leaf(self, leaf: str) -> None:
        """Show another leaf of the centre."""
        self.part.leaf = leaf
        self.lay()
        self.viewport().update()

    def wake(self, stacks: Mapping[At, WakeChip]) -> None:
        """Raise the stacks that a roll wakes, in the colours of the chips that wake them."""
        self.part.woken = dict(stacks)
        self.lay()

    def sink(self, at: At, units: float) -> None:
        """Move a stack down by some units."""
        if units != self._sunk.get(at, 0.0):
            self._sunk[at] = units
            self._update(at)

    def lift(self, at: At, after: Scene) -> None:
        """Show a stack as it is in a later scene: its top card is in the air."""
        if self.part.ahead.get(at) is not after:
            self.part.ahead[at] = after
            self.lay()

    def go_away(self, *, is_away: bool) -> None:
        """Leave out what makes a journey over the leaf: the stage shows it on its way."""
        if is_away != self.part.is_away:
            self.part.is_away = is_away
            self.lay()

    def shake(self, units: float) -> None:
        """Move all cards to a side by some units."""
        if units != self._shaken:
            self._shaken = units
            self.viewport().update()

    def put_back(self) -> None:
        """Show all stacks in their places, and as they are."""
        self.shake(0.0)
        for at in tuple(self._sunk):
            self.sink(at, 0.0)
        self._sunk.clear()
        self.go_away(is_away=False)
        if self.part.ahead:
            self.part.ahead.clear()
            self.lay()

    def rest(self) -> None:
        """Lower the woken cards and stop all shaking."""
        self.shaking.stop()
        self.wake({})

    def _held(self, piece: Piece, mood: PieceMood) -> QRectF:
        shift = round((self.shaking.shift_of(piece.at) + self._shaken) * self.unit)
        down = round(self._sunk.get(piece.at, 0.0) * self.unit)
        return super()._held(piece, mood).translated(shift, down)

    @property
    def may_refuse(self) -> bool:
        """True: a stack always says why a player can't have it."""
        return True

    # --- the coach's slips

    @property
    def slips(self) -> Mapping[At, tuple[Slip, str]]:
        """The coach's slips on cards, each with its sentence."""
        return self.part.slips

    def lay_slip(self, at: At, slip: Slip, words: str) -> None:
        """Lay a slip on a card, and add its sentence to the card's words for a screen reader."""
        self.part.slips[at] = slip, words
        self._update(at)
        self.pieces.tell(at)

    def clear_slips(self) -> None:
        """Remove all slips."""
        if self.part.slips:
            self.part.slips.clear()
            self.viewport().update()

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(_DRAWN.width()), self.look.px(_DRAWN.height()))

    def minimumSizeHint(self) -> QSize:
        return _LEAST
