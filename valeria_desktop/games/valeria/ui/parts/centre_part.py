"""The stacks of the centre as a part: laid out, said and painted."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen
from PySide6.QtCore import QCoreApplication, QRectF

from valeria_desktop.games.valeria.rules.at import at_place, place_words
from valeria_desktop.games.valeria.ui.cards.frames import height_of, paint_frames, unit_of_box
from valeria_desktop.games.valeria.ui.cards.hover import PlacedSign, show_signs
from valeria_desktop.games.valeria.ui.cards.mood import PLAIN, CardMood, WakeChip
from valeria_desktop.games.valeria.ui.cards.paint import (
    paint_bed,
    paint_exhausted,
    paint_veil_over,
)
from valeria_desktop.games.valeria.ui.coach.slip import paint_slip
from valeria_desktop.games.valeria.ui.paint.centre import (
    StackLook,
    paint_attack,
    paint_below,
    paint_empty,
    paint_hideable,
    paint_rarity,
    paint_rarity_over,
    paint_stack,
    paint_wanted,
    signs_of_stack,
)
from valeria_desktop.games.valeria.ui.parts.centre_grid import (
    Boxes,
    Grid,
    LeafNames,
    boxes_of,
    boxes_of_rows,
    grid_of,
    grid_of_cards,
    names_of,
    shape_of,
    unit_in,
)
from valeria_desktop.games.valeria.ui.parts.centre_lying import Lying, below_piles, is_veiled
from valeria_desktop.games.valeria.ui.parts.centre_place import CentreScene
from valeria_desktop.games.valeria.ui.parts.drawn_leaf import DrawnLeaf, drawn_leaf, drawn_places
from valeria_desktop.games.valeria.ui.parts.rarity import rare_places
from valeria_desktop.kernel.phrases import capital
from valeria_desktop.ui.controls.measured import Once
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.kept import TURNS
from valeria_desktop.ui.paint.room_look import RoomLook, Squeeze
from valeria_desktop.ui.pieces.piece import LaidPart, Part, Piece, PieceMood
from valeria_desktop.ui.typed import as_a
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping, Sequence

    from PySide6.QtGui import QHelpEvent, QPainter
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.rules.layout import Row
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.cards.ribbon_slides import RibbonSlides
    from valeria_desktop.games.valeria.ui.coach.slip import Slip
    from valeria_desktop.games.valeria.ui.paint.centre import PileBelow
    from valeria_desktop.games.valeria.ui.parts.centre_place import CentrePlace
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.pieces.piece import PartRoom

_FRAME, _FOCUS = 3.9, 6.0  # how far frames reach beyond a card, in units
_FOOT = 0.33  # foot of a slip by a card's height: over the picture, above the price
_BELOW_DECK = 16  # gap between the deck and the panel below it, in units
_UNDER_MOUSE = PieceMood(is_hovered=True)


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
        self._stacks: defaultdict[int, Once[StackLook]] = defaultdict(Once)
        self._unveiled_stacks: defaultdict[int, Once[StackLook]] = defaultdict(Once)
        self._unit = 1.0
        self._pieces: defaultdict[int, Once[Piece]] = defaultdict(Once)
        self._known: Once[tuple[Boxes, LeafNames]] = Once()
        self.cards: tuple[QRectF, ...] = ()
        """The boxes of the cards, if a table sets them; by default they fill the view."""
        self.is_footless = False
        """Whether cards show no price and no powers, so that low ones keep name and number."""
        self.leaf = ""
        """The shown leaf of the centre."""
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
        drawn = drawn_leaf(self.leaf)
        places = self._places(scene)
        rows = scene.view.table.layout.leaves[self.leaf]
        if drawn is not None:
            return self._drawn(scene, room, drawn, places)
        boxes, names = self._known_grid(room, rows)
        pieces = tuple(
            self._piece(places, number, (boxes.cards, cell), room)
            for number, cell in zip(range(len(places)), boxes.cells, strict=False)
        )
        return LaidPart(
            pieces=pieces,
            columns=len(boxes.grid.widths),
            name=names.leaf,
            headings=names.columns,
            rows=names.lines,
            spots=boxes.rows,
            is_kept=True,
        )

    def _places(self, scene: Scene) -> list[CentrePlace]:
        """Return the places of the leaf; one whose card is in the air as in its later scene."""
        rare, now = rare_places(scene), CentreScene(scene)
        ahead = {at: CentreScene(later) for at, later in self.ahead.items()}
        return [
            ahead.get(at_place(number), now).place(number, rare.get(number, ""))
            for number in scene.view.table.layout.places_on(self.leaf)
        ]

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
            spots={**boxes_of_rows(rows, found.places), **found.spots},
            is_kept=True,
        )

    def paint_ground(self, brush: Brush, box: QRectF, laid: LaidPart) -> None:
        ground = as_a(_DrawnGround, laid.ground)
        ground.leaf.paint_ground(brush, box, ground.what)

    def _known_grid(self, room: PartRoom, rows: tuple[Row, ...]) -> tuple[Boxes, LeafNames]:
        whole = room.size.toSize()
        known = whole, self.cards, room.unit, unit_in(whole, self._look), rows

        def measure() -> tuple[Boxes, LeafNames]:
            boxes = boxes_of(self._grid(room, rows), rows)
            return boxes, names_of(self.leaf, rows, boxes.grid)

        return self._known.of(known, measure)

    def _grid(self, room: PartRoom, rows: tuple[Row, ...]) -> Grid:
        whole = room.size.toSize()
        if len(self.cards) == sum(len(row.places) for row in rows):
            return grid_of_cards(self.cards, whole, room.unit)
        return grid_of(whole, self._look, shape_of(rows))

    def _piece(
        self,
        places: list[CentrePlace],
        number: int,
        where: tuple[Sequence[QRectF], QRectF],
        room: PartRoom,
    ) -> Piece:
        """Return a place as a piece: the same one as long as all that it depends on is equal."""
        place, (boxes, cell) = places[number], where
        below: tuple[PileBelow, ...] = ()
        extent: QRectF | None = None
        if place.is_deck:
            below, extent = below_piles(places), boxes[number] | self._room_below(boxes)
        lying = place, self.woken.get(place.at), bool(self.woken), below
        known = lying, (boxes[number], cell, extent), place.at == room.hinted
        return self._pieces[place.number].of(known, lambda: _piece(*known))

    def _room_below(self, boxes: Sequence[QRectF]) -> QRectF:
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
        lying: Lying = piece.face
        slip = self.slips.get(piece.at)
        words = lying.place.words
        return words if slip is None else f"{words} {slip[1]}"

    def picture_of(self, piece: Piece, mood: PieceMood) -> Hashable:
        lying: Lying = piece.face
        place = lying.place
        stack = self._unveiled(lying, mood)
        if self.leaf:
            return stack, place.is_exhausted, place.told.asked, place.told.lack
        flags = place.attacks, place.is_wanted, place.only_hides
        return stack, place.is_exhausted, lying.below, flags

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        lying: Lying = piece.face
        painter, place = brush.painter, lying.place
        stack = self._unveiled(lying, mood)
        if (drawn := drawn_places(self.leaf)) is not None:
            drawn.paint_place(brush, box, place, PLAIN if stack is None else stack.mood)
            return
        if stack is not None:
            paint_stack(painter, box, stack, self._look)
        elif place.is_exhausted:
            words = QCoreApplication.translate("CentreDelegate", "Exhausted")
            paint_exhausted(painter, box, self._look, words)
        elif place.is_pile:
            words = QCoreApplication.translate("CentreDelegate", "{pile}: the next Deal fills it")
            pile = tell(capital(place_words(place.number)))
            paint_bed(painter, box, self._look, words.format(pile=pile), "back")
        else:
            paint_empty(painter, box, self._look)
        held = box.translated(0, -height_of(stack.mood) * brush.unit) if stack else box
        if place.attacks:
            paint_attack(brush, held, place.number + 1)
        if place.is_wanted:
            paint_wanted(brush, held)
        if place.only_hides:
            paint_hideable(brush, held)
        if lying.below and piece.extent is not None:
            room = QRectF(piece.extent)
            room.setTop(piece.box.bottom() + _BELOW_DECK * brush.unit)
            room.moveTopLeft(box.bottomLeft() + room.topLeft() - piece.box.bottomLeft())
            head = QCoreApplication.translate("CentreDelegate", "Below")
            paint_below(brush, room, head, lying.below)

    def paint_moving(self, painter: QPainter, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        stack = self._stack(piece.face, mood)
        if drawn_places(self.leaf) is not None:
            self._paint_tag(painter, piece, box, stack)
            self._paint_slip(painter, piece, box)
            return
        if stack is not None and stack.face is not None:
            self._sliding.paint(painter, box, stack.face, stack.mood)
        if is_veiled(stack, piece.face.place):
            paint_veil_over(painter, box, self._look)
        if mood.is_focused and stack is None:
            painter.setRenderHint(painter.RenderHint.Antialiasing)
            paint_frames(Brush(painter, self._look, self._unit), box, CardMood(is_focused=True))
        self._paint_tag(painter, piece, box, stack)
        self._paint_slip(painter, piece, box)

    def _paint_tag(
        self, painter: QPainter, piece: Piece, box: QRectF, stack: StackLook | None
    ) -> None:
        place: CentrePlace = piece.face.place
        if stack is not None and place.rare and stack.mood.is_lit:
            unit = unit_of_box(self._look, piece.box)
            brush = Brush(painter, self._look, unit)
            if drawn_places(self.leaf) is not None:
                paint_rarity_over(brush, box, place.rare)
            else:
                paint_rarity(brush, box, place.number, place.rare, self._signs(piece, box))

    def _paint_slip(self, painter: QPainter, piece: Piece, box: QRectF) -> None:
        if slip := self.slips.get(piece.at):
            foot = box.bottom() - box.height() * _FOOT
            paint_slip(Brush(painter, self._look, self._look.scale), box, foot, slip[0])

    def show_help(self, event: QHelpEvent, view: QWidget, piece: Piece, box: QRectF) -> bool:
        return show_signs(event, view, self._signs(piece, box))

    def _signs(self, piece: Piece, box: QRectF) -> list[PlacedSign]:
        stack = self._stack(piece.face, _UNDER_MOUSE)
        if drawn_places(self.leaf) is not None:
            return []
        if stack is not None:
            return signs_of_stack(box, stack, self._look)
        return [PlacedSign("exhausted", box)] if piece.face.place.is_exhausted else []

    def _unveiled(self, lying: Lying, mood: PieceMood) -> StackLook | None:
        """Return the look of a stack for its kept picture: a veil is painted separately."""
        stack = self._stack(lying, mood)
        is_drawn = drawn_places(self.leaf) is not None
        if stack is None or is_drawn or not is_veiled(stack, lying.place):
            return stack
        kept = self._unveiled_stacks[lying.place.number]
        return kept.of((stack,), lambda: evolve(stack, mood=evolve(stack.mood, is_dim=False)))

    def _stack(self, lying: Lying, mood: PieceMood) -> StackLook | None:
        if not lying.place.count:
            return None
        how = {"is_brief": self._is_brief(), "is_footless": self.is_footless}
        kept = self._stacks[lying.place.number]
        return kept.of((lying, mood, how), lambda: lying.stack(mood, **how))

    def _is_brief(self) -> bool:
        return isinstance(self._look, RoomLook) and self._look.squeeze >= Squeeze.C


def _piece(
    lying: tuple[CentrePlace, WakeChip | None, bool, tuple[PileBelow, ...]],
    boxes: tuple[QRectF, QRectF, QRectF | None],
    is_hinted: bool,  # noqa: FBT001 - of what a piece depends on
) -> Piece:
    place, (box, cell, extent) = lying[0], boxes
    return Piece(
        at=place.at,
        box=box,
        name=place.words if place.card is None else place.card.name,
        words="",  # made on demand: it takes longest of all
        face=Lying(*lying),
        is_lit=place.is_lit,
        is_hinted=is_hinted,
        touch=cell,
        extent=extent,
    )
