"""A part of a table as data: its pieces, their state, where they lie, and what is said of them.

A game describes a part by one class: `laid` makes pieces from a scene and a room, `paint_piece`
paints one of them. Mouse, keys, focus, hover, screen readers, tooltips and kept pictures are the
view's (see spread).
"""

from __future__ import annotations

from enum import Enum
from itertools import chain
from math import hypot
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from attrs import Factory, frozen
from PySide6.QtCore import QRectF, QSize

from valeria_desktop.ui.paint.kept import TURNS
from valeria_desktop.ui.pieces.answers import NO_ANSWERS, answers_of

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping

    from PySide6.QtCore import QPointF, QRect, QSizeF
    from PySide6.QtGui import QHelpEvent, QPainter
    from PySide6.QtWidgets import QWidget

    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.scene import Scene
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.kept import KeptPictures
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.pieces.answers import Answers


@frozen(cache_hash=True)
class PieceMood:
    """The state of a piece on a table."""

    is_lit: bool = False
    """It can be chosen now: it has a frame of gold and a tick, and is raised a little."""
    is_dim: bool = False
    """Something else can be chosen, and this can't."""
    is_hovered: bool = False
    is_focused: bool = False
    is_hinted: bool = False
    """The adviser would choose it."""
    is_flat: bool = False
    """It is a picture on a page and casts no shadow."""

    @property
    def raised(self) -> float:
        """How high it is held, in units."""
        if self.is_hovered:
            return 5.0
        return 2.0 if self.is_lit else 0.0


PLAIN = PieceMood()
"""Nobody asks about it."""
FLAT = PieceMood(is_flat=True)
"""It lies on a page."""


S = TypeVar("S")
"""All that a part shows: a scene, or a piece of one."""
T = TypeVar("T", bound="Scene")


class Walk(Enum):
    """How the arrows go from piece to piece."""

    GRID = "grid"
    """By rows and columns."""
    LINE = "line"
    """To the next or the one before, by any arrow."""
    NEAREST = "nearest"
    """To the nearest one that way."""


@frozen
class Piece:
    """One thing on a part of a table."""

    at: At
    box: QRectF
    """Where it lies at rest, in the view's coordinates."""
    name: str
    words: str
    """A sentence about it for a screen reader."""
    face: Any = None
    """All that its painter needs; the picture is painted anew when it differs."""
    explained: str = ""
    """More for a screen reader, after the sentence."""
    told: str = ""
    """Words beside the mouse."""
    is_lit: bool = False
    is_dim: bool = False
    is_hinted: bool = False
    opens: bool = False
    """A click or Enter opens something, whatever is asked."""
    touch: QRectF | None = None
    """Where the mouse finds it, if that isn't its box."""
    extent: QRectF | None = None
    """All that its picture covers at rest, if that is more than its box."""
    is_round: bool = False
    """The mouse finds it in a circle."""

    @property
    def reach(self) -> QRectF:
        """Where the mouse finds it."""
        return self.box if self.touch is None else self.touch

    def is_touched(self, point: QPointF) -> bool:
        """Whether the mouse finds it at a point."""
        if not self.is_round:
            return self.reach.contains(point)
        away = point - self.reach.center()
        return hypot(away.x(), away.y()) <= self.reach.width() / 2

    @property
    def can_be_pressed(self) -> bool:
        """Whether the mouse points with a hand."""
        return self.is_lit or self.opens


@frozen
class LaidPart:
    """A part of a table in some room."""

    pieces: tuple[Piece | None, ...] = ()
    """Row by row; None where nothing lies. A piece over several cells stands in each of them."""
    columns: int = 1
    unlisted: tuple[Piece, ...] = ()
    """Pieces below all others that only the mouse finds: no row or column has them."""
    name: str = ""
    """The part's name for a screen reader."""
    heading: str = ""
    """The columns' name for a screen reader."""
    headings: tuple[str, ...] = ()
    """The columns' names, where each has one of its own."""
    rows: tuple[str, ...] = ()
    """The rows' names for a screen reader."""
    ground: Any = None
    """All that the ground's picture depends on; None if nothing is painted below the pieces."""
    spots: Mapping[At, QRectF] = Factory(dict)
    """Where things lie that are no pieces of their own."""
    walk: Walk = Walk.GRID
    height: float = 0.0
    """The height of all of it, where that is more than the room's: then the view scrolls."""
    step: float = 0.0
    """The height that a step of the wheel scrolls; 0 for an eighth of the room."""

    @property
    def listed(self) -> tuple[Piece, ...]:
        """Each piece in rows and columns once, row by row."""
        return tuple({piece.at: piece for piece in self.pieces if piece is not None}.values())

    @property
    def each(self) -> tuple[Piece, ...]:
        """Each piece once, in the order in which they are painted."""
        return self.unlisted + self.listed

    def piece_of(self, at: At | None) -> Piece | None:
        """Return the piece with an address; None if it doesn't lie here."""
        lying = chain(self.pieces, self.unlisted)
        return next((piece for piece in lying if piece is not None and piece.at == at), None)

    def box_of(self, at: At) -> QRectF | None:
        """Return where a thing lies at rest; None if it doesn't lie here."""
        piece = self.piece_of(at)
        return self.spots.get(at) if piece is None else piece.box


NOTHING = LaidPart()


@frozen
class Sight:
    """A part as it is seen just now."""

    laid: LaidPart
    box: QRect
    answers: Answers
    hovered: At | None = None
    focused: At | None = None
    hinted: At | None = None

    @property
    def pointed(self) -> At | None:
        """The thing under the mouse, or else the one that has the focus."""
        return self.focused if self.hovered is None else self.hovered


@frozen
class PartRoom:
    """The room that a part is laid in, and what the question is about."""

    size: QSizeF
    look: Look
    unit: float
    """The size of a box's pixel."""
    lit: frozenset[At] = frozenset()
    """What can be chosen now."""
    hinted: At | None = None
    """What the adviser would choose."""
    picked: At | None = None
    """The first end of an answer that has two."""

    @property
    def text(self) -> float:
        """The size of a text's pixel."""
        return self.look.scale


class Part(Generic[S]):
    """A part of a table: its pieces, and how they are painted."""

    drawn: ClassVar[QSize] = QSize(1, 1)
    """Its size as drawn, in units."""
    least: ClassVar[QSize] = QSize(1, 1)
    """Its least size, in units."""
    beyond: ClassVar[float] = 0.0
    """How far frames and shadows reach beyond a piece, in units."""
    keeps: ClassVar[bool] = True
    """Pictures of pieces are kept."""
    keeps_ground: ClassVar[bool] = True
    """The ground's picture is kept."""
    is_one_picture: ClassVar[bool] = False
    """Its pieces are painted together: what is done to one is seen on others."""
    views: ClassVar[int] = TURNS
    """The number of pictures that are kept of each piece."""
    shows_bar: ClassVar[bool] = True
    """A scroll bar is seen while not all has room."""
    takes_enter: ClassVar[bool] = True
    """Enter chooses or opens a piece, and doesn't go on to the table."""
    seeks_lit: ClassVar[bool] = False
    """Tab goes to a lit piece first."""

    def laid(self, scene: S, room: PartRoom) -> LaidPart:
        """Return the pieces of a scene."""
        raise NotImplementedError

    def answers(self, scene: S) -> Answers:
        """Return what can be chosen in a scene; by default nothing."""
        del scene
        return NO_ANSWERS

    def paint_ground(self, brush: Brush, box: QRectF, laid: LaidPart) -> None:
        """Paint what lies below all pieces."""

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        """Paint a piece into its box."""
        raise NotImplementedError

    def paint_together(self, brush: Brush, kept: KeptPictures, sight: Sight) -> None:
        """Paint all of a part that is one picture."""
        raise NotImplementedError

    def paint_moving(self, painter: QPainter, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        """Paint over a piece's picture what moves by itself or is told for a while."""

    def show_help(self, event: QHelpEvent, view: QWidget, piece: Piece, box: QRectF) -> bool:
        """Show words beside the mouse about a part of a piece; return whether there are any."""
        del event, view, piece, box
        return False

    def words_of(self, piece: Piece) -> str:
        """Return a sentence about a piece for a screen reader: only when one asks."""
        return piece.words

    def looked_at(self, piece: Piece) -> At | Thing | None:
        """Return what of a piece can be looked at closely; None if nothing can."""
        return piece.at

    def picture_of(self, piece: Piece, mood: PieceMood) -> Hashable:
        """Return all that a piece's kept picture depends on."""
        return piece.face, mood

    def is_raised(self, piece: Piece, mood: PieceMood) -> bool:
        """Whether a piece is painted over its neighbours; by default none is."""
        del piece, mood
        return False

    def held(self, piece: Piece, mood: PieceMood, unit: float) -> QRectF:
        """Return where a piece is held in a mood; by default where it lies."""
        del mood, unit
        return piece.box


class Asked(Part[T]):
    """A part whose pieces answer questions."""

    def answers(self, scene: T) -> Answers:
        return answers_of(scene)
