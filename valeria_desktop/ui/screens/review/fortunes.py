"""Each player's luck: a verdict in words, and the very dice or cards that came."""

from __future__ import annotations

from enum import IntEnum
from math import ceil
from typing import TYPE_CHECKING, TypeVar

from attrs import field, frozen
from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtWidgets import QSizePolicy

from valeria_desktop.kernel.at import At
from valeria_desktop.ui.paint.materials import INK
from valeria_desktop.ui.paint.ruler import fit_words, fitted, width_of_words
from valeria_desktop.ui.pieces.piece import LaidPart, Part, Piece, Walk
from valeria_desktop.ui.pieces.spread import Spread
from valeria_desktop.ui.screens.end.ledger_paint import paint_frame, paint_ring
from valeria_desktop.ui.screens.review.columns import HEAD, paint_head
from valeria_desktop.ui.words.figures import amount, more

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Sequence

    from PySide6.QtGui import QFont

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.pieces.piece import PartRoom, PieceMood
    from valeria_desktop.ui.screens.review.curves_plot import LuckCurve

_T = TypeVar("_T")
translate = QCoreApplication.translate
_LOT, _LOW_LOT, _ROW, _GAP, _BETWEEN, _EDGE = 50.0, 38.0, 44.0, 8.0, 14.0, 3.0
"""The heights of a lot below its head and beside it, of a head with its lots beside it, the
distances of lots and of players, and what frames reach over, in pixels of text."""
_HIGH_ROW, _TWO_LINES = HEAD + _LOT + _GAP, 62.0
"""The heights of a head with its lots below, and of one whose verdict may take two lines."""
_MANY = 4
"""The players from which on lots may lie beside heads, for the sake of what is below."""
_HEADS = 0.46
"""The share of a head that has its lots beside it."""
_LEAST, _ROOMY = 300.0, 420.0
"""The least widths at which lots lie beside a head as pictures, and with words, in pixels of
text."""
_NAME, _NOTE, _WORDS = 15.0, 14.0, 2.0
"""The sizes of a lot's words, and their width by the height of its picture."""
_LEFT = Qt.AlignmentFlag.AlignLeft
_HIGH, _LOW = _LEFT | Qt.AlignmentFlag.AlignBottom, _LEFT | Qt.AlignmentFlag.AlignTop
_NEARLY, _FAR = 0.5, 1.5
"""Standard deviations from the mean: up to the first it is no luck, beyond the second far off."""


class Degree(IntEnum):
    """The degree to which chance brought more than usual."""

    FAR_LESS = -2
    LESS = -1
    USUAL = 0
    MORE = 1
    FAR_MORE = 2


def degree_of(luck: float, spread: float) -> Degree:
    """Return how far luck is from its mean, by its usual spread."""
    if abs(luck) <= _NEARLY * spread or not luck:
        return Degree.USUAL
    if abs(luck) > _FAR * spread:
        return Degree.FAR_MORE if luck > 0 else Degree.FAR_LESS
    return Degree.MORE if luck > 0 else Degree.LESS


@frozen
class AtFortune(At):
    """The address of a player's fortune, or of one of its lots by their number from 1 on."""

    seat: int
    lot: int = 0


@frozen
class Lot:
    """Something that came by chance: a roll, a card or a shuffle."""

    head: str
    note: str
    number: str
    """Its luck in figures, for those who unfold them."""
    words: str
    known: Hashable
    """All that its picture depends on."""
    paint: Callable[[Brush, QRectF], None] = field(eq=False)
    choices: int | None = None
    """The number of choices before it; None without a single moment."""
    wide: float = 1.0
    """The width of its picture, by the height."""


@frozen
class SeatFortune:
    """A player's luck in a game."""

    seat: Seat
    verdict: str
    number: str
    words: str
    lots: tuple[Lot, ...] = ()


def fortune_of(
    curve: LuckCurve, seat: Seat, source: str, words: tuple[str, str], lots: Iterable[Lot]
) -> SeatFortune:
    """Return a player's fortune at the end of a curve.

    The source of luck is named as "dice"; the game's words are for luck above its mean and below.
    """
    told = luck_words(curve, seat.name, words)
    if not curve.luck:
        return SeatFortune(seat, _verdict(Degree.USUAL, source), "", told, tuple(lots))
    verdict = _verdict(degree_of(curve.luck[-1], curve.spread[-1]), source)
    return SeatFortune(seat, verdict, more(curve.luck[-1]), told, tuple(lots))


def luck_words(curve: LuckCurve, name: str, words: tuple[str, str]) -> str:
    """Return a player's luck at the end and its usual spread, in a game's words."""
    luck, spread = (curve.luck[-1], curve.spread[-1]) if curve.luck else (0.0, 0.0)
    return words[luck < 0].format(name=name, luck=amount(abs(luck)), spread=amount(spread))


def _verdict(degree: Degree, source: str) -> str:
    words = {
        Degree.FAR_MORE: translate("Review", "Far more than {source} usually bring"),
        Degree.MORE: translate("Review", "More than {source} usually bring"),
        Degree.USUAL: translate("Review", "What {source} usually bring"),
        Degree.LESS: translate("Review", "Less than {source} usually bring"),
        Degree.FAR_LESS: translate("Review", "Far less than {source} usually bring"),
    }
    return words[degree].format(source=source)


def best_and_worst(found: Sequence[_T], gain: Callable[[_T], float]) -> tuple[_T | None, _T | None]:
    """Return the thing that brought most and the one that brought least; None for the mean."""
    if not found:
        return None, None
    best, worst = max(found, key=gain), min(found, key=gain)
    return best if gain(best) > 0 else None, worst if gain(worst) < 0 else None


@frozen
class FortunesScene:
    """The luck of all players."""

    fortunes: tuple[SeatFortune, ...] = ()
    has_numbers: bool = False


class FortunesPart(Part[FortunesScene]):
    """Lays each player's verdict with the lots below it; a lot leads to its moment."""

    drawn, least = QSize(420, 190), QSize(220, 90)
    beyond = 6.0
    keeps = False
    keeps_ground = False  # it scrolls

    def laid(self, scene: FortunesScene, room: PartRoom) -> LaidPart:
        laying = _Laying(scene, room)
        name = translate("Review", "What chance brought")
        return LaidPart(
            pieces=tuple(laying.pieces),
            name=name,
            heading=name,
            walk=Walk.NEAREST,
            height=laying.height,
        )

    def looked_at(self, piece: Piece) -> At | Thing | None:
        return None

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        face, has_numbers = piece.face
        if isinstance(face, SeatFortune):
            total = face.number if has_numbers else ""
            paint_head(brush, box, face.seat, total, under=face.verdict)
        else:
            _paint_lot(brush, box, face, has_number=has_numbers)
        if mood.is_hovered and piece.opens:
            paint_frame(brush, box)
        if mood.is_focused:
            paint_ring(brush, box)


class Fortunes(Spread[FortunesScene]):
    """Shows fortunes, and asks for the height that all of them need."""

    def __init__(self, look: Look) -> None:
        """Show no fortune."""
        super().__init__(look, FortunesPart())
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.relaid.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        wished = super().sizeHint()
        if self.scene is not None and self.scene.fortunes:
            wished.setHeight(ceil(_wished_height(self.scene, self.look.scale)) + 2)
        return wished


def _wished_height(scene: FortunesScene, text: float) -> float:
    """Return the height that a page should give: for many players that of heads beside lots."""
    many = len(scene.fortunes)
    if many >= _MANY:
        return (many * _ROW + _EDGE) * text
    return (many * (_HIGH_ROW + _BETWEEN) - _BETWEEN + _EDGE) * text


class _Laying:
    """The places of all heads and lots in a room."""

    def __init__(self, scene: FortunesScene, room: PartRoom) -> None:
        self._scene, self._text = scene, room.text
        self.pieces: list[Piece] = []
        edge = _EDGE * self._text
        self._left, self._wide = edge, room.size.width() - 2 * edge
        many = len(scene.fortunes)
        spare = room.size.height() - (many * _HIGH_ROW + _EDGE) * self._text
        is_beside = spare < 0 and self._wide >= _LEAST * self._text
        high = (_ROW if is_beside else _HIGH_ROW) * self._text
        if is_beside:
            share = (room.size.height() - edge - 1) / many
            high = max(high, min(share, _TWO_LINES * self._text))
        self._high = high
        between = max(0.0, min(spare / max(1, many - 1), _BETWEEN * self._text))
        top = edge / 2
        for number, fortune in enumerate(scene.fortunes):
            self._lay(number, fortune, top, is_beside=is_beside)
            top += high + between
        self.height = top - between + edge / 2 if many else 0.0

    def _lay(self, number: int, fortune: SeatFortune, top: float, *, is_beside: bool) -> None:
        text = self._text
        pictures = sum(lot.wide * _LOW_LOT + _GAP for lot in fortune.lots) * text
        wide = self._wide
        if is_beside and self._wide < _ROOMY * text:
            wide -= pictures  # the pictures alone
        elif is_beside and fortune.lots:
            wide *= _HEADS
        head = QRectF(self._left, top, wide, self._high if is_beside else HEAD * text)
        # beside lots a figure would cut the verdict, and the curve's end has it as well
        face = fortune, self._scene.has_numbers and not is_beside
        self.pieces.append(Piece(AtFortune(number), head, fortune.seat.name, fortune.words, face))
        room = QRectF(self._left, head.bottom() + _GAP / 2 * text, self._wide, _LOT * text)
        if is_beside:
            left = head.right() + _GAP * text
            room = QRectF(left, 0, self._left + self._wide - left, _LOW_LOT * text)
            room.moveTop(head.center().y() - room.height() / 2)
        shares = [lot.wide + _WORDS for lot in fortune.lots]
        left = room.left()
        for each, lot in enumerate(fortune.lots, 1):
            share = room.width() * shares[each - 1] / sum(shares)
            place = QRectF(left, room.top(), share - _GAP * text, room.height())
            left += share
            at, opens = AtFortune(number, each), lot.choices is not None
            shown = lot, self._scene.has_numbers
            self.pieces.append(
                Piece(at, place, lot.head, lot.words, shown, told=lot.words, opens=opens)
            )


def _paint_lot(brush: Brush, box: QRectF, lot: Lot, *, has_number: bool) -> None:
    """Paint what came, and beside it what it was and when."""
    look, text = brush.look, brush.look.scale
    high = box.height() - 4 * text
    picture = QRectF(box.left() + 2 * text, box.top() + 2 * text, high * lot.wide, high)
    lot.paint(brush, picture)
    room = QRectF(box)
    room.setLeft(picture.right() + 7 * text)
    if room.width() < 2 * high / 3:
        return  # the picture alone: half a word is no help
    head, note = QRectF(room), QRectF(room)
    head.setBottom(room.center().y())
    note.setTop(room.center().y())
    words = lot.number if has_number and lot.number else lot.note
    _write(brush, (head, _HIGH), lot.head, look.bold(_NAME), INK)
    _write(brush, (note, _LOW), words, look.font(_NOTE), look.palette.quiet)


def _write(
    brush: Brush, place: tuple[QRectF, Qt.AlignmentFlag], words: str, font: QFont, ink: str
) -> None:
    """Write words that fit into a place, else nothing: the picture and a press tell them."""
    room, flags = place
    made = fitted(font, words, room.width(), room.height())
    if width_of_words(made, words) <= room.width() + 1:
        fit_words(brush.painter, room, words, font, ink, flags=flags)
