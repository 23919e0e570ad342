"""A tableau: a side's starters and citizens as tiles in rows, as large as all of them fit."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from attrs import evolve, frozen
from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize, QSizeF

from valeria_desktop.games.valeria.rules.at import OfCard
from valeria_desktop.games.valeria.ui.board.board_plan import GAP, TILE_LEFT, TILE_TOP
from valeria_desktop.games.valeria.ui.cards.card_words import card_sentence
from valeria_desktop.games.valeria.ui.cards.face import owned_face_of
from valeria_desktop.games.valeria.ui.cards.hover import show_signs
from valeria_desktop.games.valeria.ui.cards.mood import CardMood, Ribbon, ribbon_for
from valeria_desktop.games.valeria.ui.cards.paint import paint_tile, signs_of_card
from valeria_desktop.games.valeria.ui.cards.ribbon_slides import RibbonSlides
from valeria_desktop.games.valeria.ui.parts.card_groups import people_of
from valeria_desktop.ui.pieces.piece import LaidPart, Part, Piece, Walk
from valeria_desktop.ui.pieces.spread import Spread

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QHelpEvent, QPainter
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.board.board_plan import BoardPlan
    from valeria_desktop.games.valeria.ui.cards.face import CardFace
    from valeria_desktop.games.valeria.ui.cards.mood import WakeChip
    from valeria_desktop.games.valeria.ui.parts.card_groups import Group
    from valeria_desktop.kernel.at import At
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
        """Return the card's state, with hover and focus."""
        return evolve(self.mood, is_hovered=bearing.is_hovered, is_focused=bearing.is_focused)


class TableauPart(Part[Tableau]):
    """Lays out and paints tiles in rows."""

    drawn = QSize(390, 140)
    beyond = 14.0  # reach of a raised tile, its fan and its tag, in units
    views = 4  # of two players in turn, for both of their powers

    def __init__(self, look: Look) -> None:
        self._look = look
        self.tile = QSizeF(112, 84)
        self.is_brief = False
        self.shares_row = False
        """Whether the kingdom stands in the free cells of the last row."""
        self.places = 0
        """The number of tiles that are visible without scrolling."""
        self.sliding: RibbonSlides | None = None

    def laid(self, scene: Tableau, room: PartRoom) -> LaidPart:
        many = len(scene.groups)
        grid = _Grid(self.tile, room.unit, room.size.width(), many, shares_row=self.shares_row)
        woken = dict(scene.woken)
        name = QCoreApplication.translate("Tableau", "Kingdom")
        return LaidPart(
            pieces=tuple(
                self._piece(scene, group, (grid, place), woken.get(group.card.id))
                for place, group in enumerate(scene.groups)
            ),
            name=name,
            heading=name,
            walk=Walk.NEAREST,
            height=grid.height(many) if many > self.places else 0.0,
        )

    def _piece(
        self, scene: Tableau, group: Group, where: tuple[_Grid, int], chip: WakeChip | None
    ) -> Piece:
        grid, place = where
        mood = CardMood(
            is_new=group.is_new,
            woken=chip,
            ribbon=scene.ribbon.on(owned_face_of(group.card)),
            count=group.count,
            is_brief=self.is_brief,
        )
        return Piece(
            at=OfCard(group.card.id, scene.seat),
            box=grid.tile(place),
            name=group.card.name,
            words="",  # made on demand
            face=_Tile(group, mood),
            touch=QRectF(grid.cell(place)),
        )

    def words_of(self, piece: Piece) -> str:
        tile: _Tile = piece.face
        return sentence_of(tile.group)

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        tile: _Tile = piece.face
        paint_tile(brush.painter, box, tile.face, self._look, tile.in_mood(mood))

    def paint_moving(self, painter: QPainter, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        tile: _Tile = piece.face
        if self.sliding is not None:
            self.sliding.paint(painter, box, tile.face, tile.in_mood(mood))

    def show_help(self, event: QHelpEvent, view: QWidget, piece: Piece, box: QRectF) -> bool:
        tile: _Tile = piece.face
        return show_signs(event, view, signs_of_card(box, tile.face, self._look, tile.mood))


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

    @property
    def step(self) -> QSize:
        """The size of a cell, in pixels."""
        size = self.size + GAP * self.unit
        return QSize(int(size.width()), int(size.height()))

    @property
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
    words = card_sentence(group.card)
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
        self._used: object = None
        self.forget()

    def forget(self) -> None:
        """Show no side."""
        self.show_scene(_NOBODY)

    @property
    def tableau(self) -> Tableau:
        """The shown tableau; before a game, an empty one."""
        return self.scene or _NOBODY

    def show_tableau(self, scene: Scene, seat: int, news: frozenset[str] = frozenset()) -> None:
        """Show the starters and citizens of a seat; `news` are the ids of new cards."""
        self.sliding.lay(ribbon_for(scene, seat), seat)
        groups = tuple(people_of(scene.view, seat, news))
        ribbon = self.sliding.ribbon
        self.show_scene(evolve(self.tableau, seat=seat, groups=groups, ribbon=ribbon))

    def wake(self, woken: Mapping[str, WakeChip]) -> None:
        """Raise the cards that a roll wakes."""
        self.show_scene(evolve(self.tableau, woken=tuple(woken.items())))

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

    def scroll_to(self, at: At) -> None:
        """Scroll to a card, if not all tiles are visible."""
        self.scrollTo(self.pieces.index_of(at))

    def box_of_next(self, numbers: tuple[int, ...], within: QWidget) -> QRect:
        """Return the box where a card with some numbers will lie."""
        before = [
            group for group in self.tableau.groups if group.numbers and group.numbers <= numbers
        ]
        many = len(self.tableau.groups) + 1
        shares = self.part.shares_row
        grid = _Grid(self.part.tile, self.unit, self.viewport().width(), many, shares_row=shares)
        tile = grid.tile(min(len(before), max(0, self.part.places - 1))).toRect()
        return QRect(self.viewport().mapTo(within, tile.topLeft()), tile.size())


_NOBODY = Tableau()
