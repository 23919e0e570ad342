"""A part of a table as data: its pieces, their state, their places and their words.

A game describes a part by one class: `laid` makes pieces from a scene and a room, `paint_piece`
paints one of them. Mouse, keys, focus, hover, screen readers, tooltips and kept pictures are the
view's task (see spread).
"""

from __future__ import annotations

from enum import Enum
from itertools import chain
from math import hypot
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from attrs import Factory, evolve, frozen
from PySide6.QtCore import QRectF, QSize

from valeria_desktop.ui.paint.kept import TURNS
from valeria_desktop.ui.paint.look import LEAST_TARGET
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
    """Whether it can be chosen now: it has a rim of gold, and is raised a little."""
    is_dim: bool = False
    """Whether other pieces can be chosen, and this one can't."""
    is_hovered: bool = False
    is_focused: bool = False
    is_hinted: bool = False
    """Whether the adviser would choose it."""
    is_flat: bool = False
    """Whether it is a picture on a page and casts no shadow."""

    @property
    def raised(self) -> float:
        """The height to which the piece is raised, in units."""
        if self.is_hovered:
            return 5.0
        return 2.0 if self.is_lit else 0.0


def large_enough(box: QRectF) -> QRectF:
    """Return a box around a small thing that an unsteady hand finds."""
    wide = max(0.0, LEAST_TARGET - box.width()) / 2
    high = max(0.0, LEAST_TARGET - box.height()) / 2
    return box.adjusted(-wide, -high, wide, high)


PLAIN = PieceMood()
"""The state of a piece without a question."""
FLAT = PieceMood(is_flat=True)
"""The state of a piece on a page."""


S = TypeVar("S")
"""Everything a part shows: a scene, or a piece of one."""
T = TypeVar("T", bound="Scene")


class Walk(Enum):
    """The way of the arrows from piece to piece."""

    GRID = "grid"
    """By rows and columns."""
    LINE = "line"
    """To the next or the one before, by any arrow."""
    NEAREST = "nearest"
    """To the nearest piece in the arrow's direction."""


@frozen
class Piece:
    """One thing on a part of a table."""

    at: At
    box: QRectF
    """Its place at rest, in the view's coordinates."""
    name: str
    words: str
    """A sentence about it for a screen reader."""
    face: Any = None
    """Everything its painter needs; the picture is painted anew when this changes."""
    explained: str = ""
    """More for a screen reader, after the sentence."""
    told: str = ""
    """Words beside the mouse."""
    is_lit: bool = False
    is_dim: bool = False
    is_hinted: bool = False
    opens: bool = False
    """Whether a click or Enter opens something, even without a question."""
    touch: QRectF | None = None
    """The box in which the mouse finds it; None for `box`."""
    extent: QRectF | None = None
    """The box that its picture covers at rest; None for `box`."""
    is_round: bool = False
    """Whether the mouse finds it only in a circle."""

    @property
    def reach(self) -> QRectF:
        """The box in which the mouse finds it."""
        return self.box if self.touch is None else self.touch

    def is_touched(self, point: QPointF) -> bool:
        """Return whether the mouse finds it at a point."""
        if not self.is_round:
            return self.reach.contains(point)
        away = point - self.reach.center()
        return hypot(away.x(), away.y()) <= self.reach.width() / 2

    def or_equal(self, before: Piece | None) -> Piece:
        """Return the piece of before if it is equal."""
        if before is self or before is None:
            return self
        return before if before == self else self

    @property
    def can_be_pressed(self) -> bool:
        """Whether the mouse becomes a hand over it."""
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
    """Everything the ground's picture depends on; None without a ground."""
    spots: Mapping[At, QRectF] = Factory(dict)
    """The boxes of things that are no pieces of their own."""
    walk: Walk = Walk.GRID
    height: float = 0.0
    """The height of all pieces; the view scrolls if it is more than the room's."""
    step: float = 0.0
    """The distance that a step of the wheel scrolls; 0 for an eighth of the room."""
    is_kept: bool = False
    """Whether its part keeps pieces: each that is equal to one of before is the same one."""

    @property
    def listed(self) -> tuple[Piece, ...]:
        """Each piece in rows and columns once, row by row."""
        return tuple({piece.at: piece for piece in self.pieces if piece is not None}.values())

    @property
    def each(self) -> tuple[Piece, ...]:
        """Each piece once, in the order in which they are painted."""
        return self.unlisted + self.listed

    def with_same(self, before: LaidPart) -> LaidPart:
        """Return it with the piece of before for each equal one: later `is` tells what differs."""
        if self.is_kept:
            return self
        known = {piece.at: piece for piece in before.pieces if piece is not None}
        below = {piece.at: piece for piece in before.unlisted}
        return evolve(
            self,
            pieces=tuple(piece and piece.or_equal(known.get(piece.at)) for piece in self.pieces),
            unlisted=tuple(piece.or_equal(below.get(piece.at)) for piece in self.unlisted),
        )

    def differing(self, before: LaidPart) -> list[Piece] | None:
        """Return the pieces, old and new, that differ; None if it is simpler to paint the whole."""
        lying = (*before.unlisted, *before.pieces), (*self.unlisted, *self.pieces)
        if before.ground != self.ground or len(lying[0]) != len(lying[1]):
            return None
        other = [pair for pair in zip(*lying, strict=True) if pair[0] is not pair[1]]
        if 2 * len(other) > len(lying[0]):
            return None
        return [piece for piece in chain.from_iterable(other) if piece is not None]

    def piece_of(self, at: At | None) -> Piece | None:
        """Return the piece with an address; None if it doesn't lie here."""
        lying = chain(self.pieces, self.unlisted)
        return next((piece for piece in lying if piece is not None and piece.at == at), None)

    def box_of(self, at: At) -> QRectF | None:
        """Return a thing's box at rest; None if it doesn't lie here."""
        piece = self.piece_of(at)
        return self.spots.get(at) if piece is None else piece.box


NOTHING = LaidPart()


@frozen
class Sight:
    """A part in its present state."""

    laid: LaidPart
    box: QRect
    answers: Answers
    hovered: At | None = None
    focused: At | None = None
    hinted: At | None = None

    @property
    def pointed(self) -> At | None:
        """The thing under the mouse, or else the focused one."""
        return self.focused if self.hovered is None else self.hovered


@frozen
class PartRoom:
    """The room of a part, and the answers to the question."""

    size: QSizeF
    look: Look
    unit: float
    """The size of a box's pixel."""
    lit: frozenset[At] = frozenset()
    """The things that can be chosen now."""
    hinted: At | None = None
    """The thing that the adviser would choose."""
    picked: At | None = None
    """The chosen end of an answer that has two."""

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
    """The reach of frames and shadows beyond a piece, in units."""
    keeps: ClassVar[bool] = True
    """Whether pictures of pieces are kept."""
    keeps_ground: ClassVar[bool] = True
    """Whether the ground's picture is kept."""
    is_one_picture: ClassVar[bool] = False
    """Whether its pieces are painted together, because a change of one shows on others."""
    views: ClassVar[int] = TURNS
    """The number of pictures that are kept of each piece."""
    shows_bar: ClassVar[bool] = True
    """Whether a scroll bar is shown while not everything has room."""
    takes_enter: ClassVar[bool] = True
    """Whether Enter chooses or opens a piece, and isn't passed on to the table."""
    seeks_lit: ClassVar[bool] = False
    """Whether Tab goes to a lit piece first."""

    def laid(self, scene: S, room: PartRoom) -> LaidPart:
        """Return the pieces of a scene."""
        raise NotImplementedError

    def seen(self, scene: S) -> object:
        """Return all that the pieces show of a scene, and the part's own state.

        In the same room, equal returns have equal pieces: they needn't be laid again. By default
        None: any scene may have other pieces.
        """
        del scene
        return None

    def answers(self, scene: S) -> Answers:
        """Return the answers that can be chosen in a scene; by default none."""
        del scene
        return NO_ANSWERS

    def paint_ground(self, brush: Brush, box: QRectF, laid: LaidPart) -> None:
        """Paint the ground below all pieces."""

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        """Paint a piece into its box."""
        raise NotImplementedError

    def paint_together(self, brush: Brush, kept: KeptPictures, sight: Sight) -> None:
        """Paint all pieces of a part that is one picture."""
        raise NotImplementedError

    def paint_moving(self, painter: QPainter, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        """Paint over a piece's picture whatever moves by itself or is shown for a while."""

    def show_help(self, event: QHelpEvent, view: QWidget, piece: Piece, box: QRectF) -> bool:
        """Show words beside the mouse about a part of a piece; return whether there are any."""
        del event, view, piece, box
        return False

    def words_of(self, piece: Piece) -> str:
        """Return a sentence about a piece for a screen reader: only when one asks."""
        return piece.words

    def looked_at(self, piece: Piece) -> At | Thing | None:
        """Return the thing that a close look at a piece shows; None without one."""
        return piece.at

    def keeps_picture(self, piece: Piece) -> bool:
        """Return whether a piece's picture is kept; by default, whether any is."""
        del piece
        return self.keeps

    def picture_of(self, piece: Piece, mood: PieceMood) -> Hashable:
        """Return everything a piece's kept picture depends on."""
        return piece.face, mood

    def is_raised(self, piece: Piece, mood: PieceMood) -> bool:
        """Return whether a piece is painted over its neighbours; by default none is."""
        del piece, mood
        return False

    def held(self, piece: Piece, mood: PieceMood, unit: float) -> QRectF:
        """Return the box of a piece in a state; by default its box at rest."""
        del mood, unit
        return piece.box


class Asked(Part[T]):
    """A part whose pieces answer questions."""

    def answers(self, scene: T) -> Answers:
        return answers_of(scene)
