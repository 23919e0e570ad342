"""A tableau: a side's starters and citizens as tiles in rows, as large as all of them fit."""

from __future__ import annotations

from functools import cached_property
from math import ceil
from typing import TYPE_CHECKING

from attrs import evolve, frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF, QSize, QSizeF
from PySide6.QtWidgets import QAbstractItemView

from valeria_desktop.games.valeria.rules.at import OfCard
from valeria_desktop.games.valeria.ui.board.board_plan import GAP, TAB, TILE_LEFT, TILE_TOP
from valeria_desktop.games.valeria.ui.cards.card_words import card_sentence, down_words
from valeria_desktop.games.valeria.ui.cards.face import owned_face_of
from valeria_desktop.games.valeria.ui.cards.hover import show_signs
from valeria_desktop.games.valeria.ui.cards.mood import CardMood, Ribbon, ribbon_for
from valeria_desktop.games.valeria.ui.cards.paint import paint_tile, paint_tile_down, signs_of_card
from valeria_desktop.games.valeria.ui.cards.ribbon_slides import RibbonSlides
from valeria_desktop.games.valeria.ui.parts.card_groups import tiles_of
from valeria_desktop.ui.controls.measured import Once
from valeria_desktop.ui.pieces.answers import Answers
from valeria_desktop.ui.pieces.piece import LaidPart, Part, Piece, Walk
from valeria_desktop.ui.pieces.spread import Spread

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from PySide6.QtGui import QHelpEvent, QPainter, QWheelEvent
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.board.board_plan import BoardPlan
    from valeria_desktop.games.valeria.ui.cards.face import CardFace
    from valeria_desktop.games.valeria.ui.cards.mood import WakeChip
    from valeria_desktop.games.valeria.ui.parts.card_groups import Group
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.controls.rows import Index
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.pieces.piece import PartRoom, PieceMood


@frozen
class Tableau:
    """The starters and citizens of a side."""

    seat: int = -1
    groups: tuple[Group, ...] = ()
    ribbon: Ribbon = Ribbon.NONE
    """The power that counts now."""
    woken: tuple[tuple[str, WakeChip], ...] = ()
    """The cards that a roll wakes, each with the chip that woke it."""
    lit: frozenset[OfCard] = frozenset()
    """The cards that can be used now."""


@frozen
class _Tile:
    group: Group
    mood: CardMood
    """The card's state, without hover and focus."""

    @property
    def card(self) -> Card:
        """One of the equal cards."""
        return self.group.card

    @property
    def face(self) -> CardFace:
        """The printed face of the card."""
        return owned_face_of(self.group.card)

    def in_mood(self, bearing: PieceMood) -> CardMood:
        """Return the card's state, with hover, focus and hint."""
        return evolve(
            self.mood,
            is_hovered=bearing.is_hovered,
            is_focused=bearing.is_focused,
            is_special=bearing.is_hinted,
        )


class TableauPart(Part[Tableau]):
    """Lays out and paints tiles in rows."""

    drawn = QSize(390, 140)
    beyond = 14.0  # reach of a raised tile, its fan and its tag, in units
    views = 4  # of two players in turn, for both of their powers
    shows_bar = False  # a tab says which page is shown

    def __init__(self, look: Look) -> None:
        self._look = look
        self.tile = QSizeF(112, 84)
        self.is_brief = False
        self.shares_row = False
        """Whether the kingdom stands in the free cells of the last row."""
        self.places = 0
        """The number of tiles on a page: those that are visible at once."""
        self.sliding: RibbonSlides | None = None
        self._grid: Once[_Grid] = Once()
        self._pieces: dict[OfCard, Once[Piece]] = {}
        """The tile of each card, whose owners may take turns before the window."""

    def answers(self, scene: Tableau) -> Answers:
        return Answers(frozenset(scene.lit))

    def seen(self, scene: Tableau) -> object:
        return scene, self.tile, self.is_brief, self.shares_row, self.places

    def laid(self, scene: Tableau, room: PartRoom) -> LaidPart:
        many = len(scene.groups)
        size = self.tile, room.unit, room.size.width(), many, self.shares_row
        grid = self._grid.of(size, lambda: _Grid(*size))
        woken, pages, page = dict(scene.woken), self.pages_for(many), grid.height(self.places)
        name = QCoreApplication.translate("Tableau", "Kingdom")
        return LaidPart(
            pieces=tuple(
                self._kept_piece(scene, group, (grid, place), (room, woken.get(group.card.id)))
                for place, group in enumerate(scene.groups)
            ),
            name=name,
            heading=name,
            walk=Walk.NEAREST,
            height=page * (pages - 1) + room.size.height() if pages > 1 else 0.0,
            step=page,
            is_kept=True,
        )

    def pages_for(self, many: int) -> int:
        """Return the number of pages for a number of tiles."""
        return max(1, ceil(many / max(1, self.places)))

    def _kept_piece(
        self,
        scene: Tableau,
        group: Group,
        where: tuple[_Grid, int],
        now: tuple[PartRoom, WakeChip | None],
    ) -> Piece:
        """Return a tile: the same one as long as all that it depends on is equal."""
        (grid, place), (room, chip) = where, now
        at = OfCard(group.card.id, scene.seat, group.is_down)
        chip = None if group.is_down else chip
        is_lit, is_hinted = at in room.lit, at == room.hinted
        known = group, grid, place, scene.ribbon, chip, is_lit, is_hinted, self.is_brief
        kept = self._pieces.setdefault(at, Once())
        return kept.of(known, lambda: self._piece(at, known))

    def _piece(self, at: OfCard, known: _Known) -> Piece:
        group, grid, place, ribbon, chip, is_lit, is_hinted, is_brief = known
        mood = CardMood(
            is_lit=is_lit,
            is_new=group.is_new,
            woken=chip,
            ribbon=ribbon.on(owned_face_of(group.card)),
            count=group.count,
            is_brief=is_brief,
        )
        return Piece(
            at=at,
            box=grid.tile(place),
            name=group.card.name,
            words="",  # made on demand
            face=_Tile(group, mood),
            is_lit=is_lit,
            is_hinted=is_hinted,
            touch=QRectF(grid.cell(place)),
        )

    def words_of(self, piece: Piece) -> str:
        tile: _Tile = piece.face
        words = sentence_of(tile.group)
        if not piece.is_lit:
            return words
        lit = QCoreApplication.translate("Tableau", "{card} It can be used now.")
        return lit.format(card=words)

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        tile: _Tile = piece.face
        if tile.group.is_down:
            paint_tile_down(brush.painter, box, tile.face, self._look, tile.in_mood(mood))
        else:
            paint_tile(brush.painter, box, tile.face, self._look, tile.in_mood(mood))

    def paint_moving(self, painter: QPainter, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        tile: _Tile = piece.face
        if self.sliding is not None and not tile.group.is_down:
            self.sliding.paint(painter, box, tile.face, tile.in_mood(mood))

    def show_help(self, event: QHelpEvent, view: QWidget, piece: Piece, box: QRectF) -> bool:
        tile: _Tile = piece.face
        return show_signs(event, view, signs_of_card(box, tile.face, self._look, tile.mood))


_Known = tuple["Group", "_Grid", int, Ribbon, "WakeChip | None", bool, bool, bool]
"""All that a tile depends on."""


@frozen
class _Grid:
    """Cells in rows; each holds a tile and the gaps round it. A short last row is in the middle."""

    size: QSizeF
    unit: float
    width: float
    many: int
    """The number of tiles."""
    shares_row: bool
    """Whether something else stands in the free cells of the last row."""

    @cached_property
    def step(self) -> QSize:
        """The size of a cell, in pixels."""
        size = self.size + GAP * self.unit
        return QSize(int(size.width()), int(size.height()))

    @cached_property
    def columns(self) -> int:
        return max(1, int(self.width) // max(1, self.step.width()))

    def height(self, many: int) -> float:
        """Return the height of the rows for a number of tiles, in pixels."""
        return ceil(many / self.columns) * self.step.height()

    def cell(self, place: int) -> QRect:
        row, column = divmod(place, self.columns)
        step, rest = self.step, self.many % self.columns
        is_last = row > 0 and row == self.many // self.columns
        is_short = rest > 0 and is_last and not self.shares_row
        left = (self.columns - rest) * step.width() // 2 if is_short else 0
        return QRect(left + column * step.width(), row * step.height(), step.width(), step.height())

    def tile(self, place: int) -> QRectF:
        cell = self.cell(place)
        left, top = cell.left() + TILE_LEFT * self.unit, cell.top() + TILE_TOP * self.unit
        return QRectF(round(left), round(top), round(self.size.width()), round(self.size.height()))


def sentence_of(group: Group) -> str:
    """Return a sentence about a group of equal cards."""
    words = down_words(group.card) if group.is_down else card_sentence(group.card)
    if group.count > 1:
        many = QCoreApplication.translate("Tableau", "{card} There are {number} of them.")
        words = many.format(card=words, number=group.count)
    if group.is_new:
        words = QCoreApplication.translate("Tableau", "{card} New.").format(card=words)
    return words


class TableauView(Spread[Tableau]):
    """Shows the tableau of a side, and the power of its cards that counts now."""

    part: TableauPart

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, TableauPart(look), parent)
        self.sliding = self.part.sliding = RibbonSlides(look, self)
        self.sliding.valueChanged.connect(self.viewport().update)
        self.stows = False
        """Whether the board has a hold for cards that sets bring."""
        self._used: object = None
        self._going: dict[At, tuple[QRectF, QRectF]] = {}
        """From where to where each tile goes until a card that is coming has room."""
        self._gone = 0.0
        self._bounced: tuple[At | None, float] = None, 0.0
        self._lifted: tuple[frozenset[At], float] = frozenset(), 0.0
        self.forget()

    def forget(self) -> None:
        """Show no side."""
        self.show_scene(_NOBODY)

    @property
    def tableau(self) -> Tableau:
        """The shown tableau; before a game, an empty one."""
        return self.scene or _NOBODY

    @property
    def may_refuse(self) -> bool:
        """True: a card that is used as an action says why it can't be used now."""
        return True

    def show_tableau(self, scene: Scene, seat: int, news: frozenset[str] = frozenset()) -> None:
        """Show the starters and citizens of a seat; `news` are the ids of new cards."""
        self.sliding.lay(ribbon_for(scene, seat), seat)
        groups = tiles_of(scene.view, seat, news, stows=self.stows)
        if [group.key for group in groups] != [group.key for group in self.tableau.groups]:
            self._going = {}
        ribbon = self.sliding.ribbon
        lit = frozenset(at for at in scene.lit_cards if at.seat == seat)
        self.show_scene(Tableau(seat, groups, ribbon, self.tableau.woken, lit))

    def wake(self, woken: Mapping[str, WakeChip]) -> None:
        """Raise the cards that a roll wakes."""
        self.show_scene(evolve(self.tableau, woken=tuple(woken.items())))

    # --- while a deed is told

    def boxes_now(self) -> dict[At, QRectF]:
        """Return the boxes of all tiles on the board, as they lie now."""
        return {piece.at: piece.box.translated(self.pos()) for piece in self._each()}

    def begin_at(self, before: Mapping[At, QRectF], after: Scene) -> None:
        """Show all tiles in boxes on the board from which they go to their places in a scene.

        The board has been laid anew for that scene: without this, all tiles would jump to another
        size.
        """
        starts = {at: box.translated(-self.pos()) for at, box in before.items()}
        self._going, self._gone = self._ways_to(after, starts), 0.0
        self.viewport().update()

    def make_room(self, after: Scene, share: float) -> None:
        """Move all tiles a share of the way to their places in a later scene."""
        if not self._gone and not self._going:
            self._going = self._ways_to(after, {})
        if self._going and share != self._gone:
            self.viewport().update()
        self._gone = share

    def _ways_to(
        self, after: Scene, starts: Mapping[At, QRectF]
    ) -> dict[At, tuple[QRectF, QRectF]]:
        """Return each tile's way from a start, or from where it lies; none if it would scroll."""
        seat = self.tableau.seat
        groups = tiles_of(after.view, seat, stows=self.stows)
        if len(groups) > max(self.part.places, len(self.tableau.groups)):
            return {}
        laid = self.part.laid(evolve(self.tableau, groups=groups), self._room())
        ways = {
            piece.at: (starts.get(piece.at, piece.box), found)
            for piece in self._each()
            if (found := laid.box_of(piece.at)) is not None
        }
        return {at: way for at, way in ways.items() if way[0] != way[1]}

    def bounce(self, at: At, units: float) -> None:
        """Move the neighbours of a tile away from it."""
        if (at, units) != self._bounced:
            self._bounced = at, units
            self.viewport().update()

    def lift(self, cards: Iterable[At], units: float) -> None:
        """Raise some tiles."""
        lifted = frozenset(cards), float(round(units))
        if lifted != self._lifted:
            self._lifted = lifted
            self._update(*lifted[0])

    def put_back(self) -> None:
        """Show all tiles in their places."""
        moves = bool(self._going) or self._bounced[1] or self._lifted[1]
        self._going, self._gone = {}, 0.0
        self._bounced, self._lifted = (None, 0.0), (frozenset(), 0.0)
        if moves:
            self.viewport().update()

    def _held(self, piece: Piece, mood: PieceMood) -> QRectF:
        held, way = super()._held(piece, mood), QPointF(self._bounce_of(piece))
        cards, units = self._lifted
        if piece.at in cards:
            way -= QPointF(0, units * self.unit)
        if piece.at in self._going:
            box = _between(*self._going[piece.at], self._gone)
            way += box.topLeft() - piece.box.topLeft()
            larger = box.size() - piece.box.size()
            held.setSize((held.size() + larger).toSize().toSizeF())
        return held.translated(round(way.x()), round(way.y()))

    def _bounce_of(self, piece: Piece) -> QPointF:
        """Return the way of a tile that bounces off one that has landed beside it."""
        at, units = self._bounced
        landed = self.laid.piece_of(at) if units else None
        if landed is None or landed is piece:
            return _NOWHERE
        apart = piece.box.center() - landed.box.center()
        if abs(apart.y()) > 1 or abs(apart.x()) > _BESIDE * landed.box.width():
            return _NOWHERE
        return QPointF(units * self.unit * (1 if apart.x() > 0 else -1), 0)

    def use(self, inside: BoardPlan) -> None:
        """Lay tiles of the size and in the box that the board's plan sets."""
        places = inside.columns * inside.rows
        shares = inside.shares_row
        used = inside.tile, inside.unit, inside.is_brief, places, inside.tableau, shares
        if used == self._used:
            return
        self._used, part = used, self.part
        part.tile, part.is_brief, part.places = inside.tile, inside.is_brief, places
        part.shares_row = shares
        self.setGeometry(inside.tableau)
        self.use_unit(inside.unit)
        self.lay()
        self.viewport().update()

    # --- pages

    @property
    def pages(self) -> int:
        """The number of pages; 1 while all tiles are visible."""
        return self.part.pages_for(len(self.tableau.groups)) if self.part.places else 1

    @property
    def page(self) -> int:
        """The number of the shown page, from 0 on."""
        bar = self.verticalScrollBar()
        return min(self.pages - 1, round(bar.value() / max(1, bar.singleStep())))

    @property
    def room_of_tab(self) -> QRect:
        """The box of the tab that tells the page: at the right, in the gap after the tiles, too."""
        wide = round(TAB * self.look.scale + _AFTER * self.unit)
        top = round(TILE_TOP * self.unit)
        return QRect(self.width() - wide, top, wide, max(1, self.height() - 2 * top))

    def turn_page(self) -> None:
        """Show the next page, and after the last one the first."""
        if self.pages > 1:
            self._show_page((self.page + 1) % self.pages)
            self.say(self._page_words())

    def _show_page(self, page: int) -> None:
        bar = self.verticalScrollBar()
        bar.setValue(page * bar.singleStep())

    def _page_words(self) -> str:
        first = self.page * self.part.places
        shown = self.tableau.groups[first : first + self.part.places]
        words = QCoreApplication.translate("Tableau", "Page {page} of {pages}: {cards}.")
        cards = ", ".join(group.card.name for group in shown)
        return words.format(page=self.page + 1, pages=self.pages, cards=cards)

    def scrollTo(
        self,
        index: Index,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Show the page of a tile."""
        del hint
        piece, step = self.pieces.piece(index), self.verticalScrollBar().singleStep()
        if piece is not None and self.pages > 1:
            self._show_page(int(piece.box.top() // max(1, step)))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn one page, whatever the wheel's step is."""
        way = event.angleDelta().y()
        if self.pages > 1 and way:
            self._show_page(max(0, min(self.pages - 1, self.page + (1 if way < 0 else -1))))
        event.accept()

    def scroll_to(self, at: At) -> None:
        """Scroll to a card, if not all tiles are visible."""
        self.scrollTo(self.pieces.index_of(at))

    def box_of_next(self, numbers: tuple[int, ...], within: QWidget) -> QRect:
        """Return the box where a card with some numbers will lie; without any, after all others."""
        before = [
            group
            for group in self.tableau.groups
            if not numbers or (group.numbers and group.numbers <= numbers)
        ]
        many = len(self.tableau.groups) + 1
        shares = self.part.shares_row
        grid = _Grid(self.part.tile, self.unit, self.viewport().width(), many, shares_row=shares)
        tile = grid.tile(min(len(before), max(0, self.part.places - 1))).toRect()
        return QRect(self.viewport().mapTo(within, tile.topLeft()), tile.size())


def _between(start: QRectF, goal: QRectF, share: float) -> QRectF:
    """Return the box at a share of the way from one box to another.

    Only a tile that is pushed aside bounces: another row and another size have their end.
    """
    if start.top() != goal.top() or start.size() != goal.size():
        share = min(1.0, share)
    there = goal.topLeft() * share + start.topLeft() * (1.0 - share)
    return QRectF(there, goal.size() * share + start.size() * (1.0 - share))


_NOBODY = Tableau()
_NOWHERE = QPointF(0, 0)
_AFTER = 9.0
"""What is free between the tiles and the room that the plan leaves to the tab, in units."""
_BESIDE = 1.3
"""Greatest distance of a neighbour, in widths of a tile."""
