"""Sources of points as cards: one for each card or reason, with its gains as tags below it."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from attrs import evolve, frozen
from PySide6.QtCore import QCoreApplication, QRectF, QSize, QSizeF
from PySide6.QtGui import QFontMetricsF

from valeria_desktop.games.valeria.coach.sources import by_card
from valeria_desktop.games.valeria.ui.screens.review.point_cards import (
    DUKE,
    paint_point_card,
    paint_tag,
)
from valeria_desktop.games.valeria.ui.words import sign_of_source
from valeria_desktop.kernel.at import At
from valeria_desktop.ui.pieces.piece import LaidPart, Part, Piece, Walk
from valeria_desktop.ui.screens.end.ledger_paint import paint_frame, paint_ring
from valeria_desktop.ui.screens.review.columns import HEAD, paint_head
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from valeria_desktop.games.valeria.coach.sources import PointSource
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.kernel.things import Thing
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.pieces.piece import PartRoom, PieceMood

translate = QCoreApplication.translate
_CARD, _TAG, _GAP, _BELOW = QSizeF(136, 132), 25.0, 8.0, 12.0
"""A card's least size, the height of a tag, and the distances between cards and players, in pixels
of text."""
_LEAST = 280.0
"""The least width of a player's cards, in pixels of text; several players lie side by side where
there is room."""
_LETTERS, _EDGE = 13.5, 4.0


@frozen
class AtSourceStrip(At):
    """The address of a strip, or of one of its gains by their number from 1 on."""

    seat: int
    strip: int
    gain: int = 0


@frozen
class PointGain:
    """Points that one choice or the end brought."""

    words: str
    where: str
    """The score's name for what they count under."""
    icon: str
    points: int
    round: int | None
    choices: int | None
    """The number of choices before the one that brought them; None without a single choice."""

    def sentence(self) -> str:
        """Return the gain in a sentence."""
        words = f"{self.words} ({self.where})"
        if self.round is None:
            said = translate("Review", "{what}. Points: {points}.")
            return said.format(what=words, points=self.points)
        said = translate("Review", "{what}, round {round}. Points: {points}.")
        return said.format(what=words, round=self.round, points=self.points)


@frozen
class Strip:
    """All points of a card, or for a reason."""

    name: str
    where: str
    card: Card | None
    gains: tuple[PointGain, ...]
    likeness: Thing | None = None
    """The Duke who counts points that are no card's; None for any other strip."""

    @property
    def points(self) -> int:
        """The sum of all gains."""
        return sum(gain.points for gain in self.gains)

    @property
    def choices(self) -> int | None:
        """The first moment that brought points; None if all were counted at the end."""
        moments = (gain.choices for gain in self.gains)
        return next((each for each in moments if each is not None), None)

    @property
    def round(self) -> float:
        """The round of the first gain; what is counted at the end comes after all rounds."""
        return min((inf if gain.round is None else gain.round for gain in self.gains), default=inf)

    def sentence(self) -> str:
        """Return the strip in a sentence."""
        if len(self.gains) == 1:
            return self.gains[0].sentence()
        said = translate("Review", "{what}. Points: {points}.")
        return said.format(what=f"{self.name} ({self.where})", points=self.points)


@frozen
class StripsScene:
    """The strips of some players, and their seats."""

    players: tuple[tuple[Seat, tuple[Strip, ...]], ...] = ()
    has_heads: bool = True


def strips_of(
    sources: Sequence[PointSource],
    seat: int,
    category: Callable[[str], str],
    names: tuple[str, ...],
    duke: Thing | None = None,
) -> tuple[Strip, ...]:
    """Return a seat's strips by weight; `category` names what points count under."""
    mine = [source for source in sources if source.seat == seat]
    made = [_strip(group, category, names) for group in by_card(mine)]
    made = [evolve(each, likeness=duke) if _is_dukes(each) else each for each in made]
    return tuple(sorted(made, key=lambda strip: -strip.points))


def _is_dukes(strip: Strip) -> bool:
    """Return whether a Duke counts a strip's points by himself, such as resources left over."""
    return strip.card is None and strip.gains[0].icon == DUKE


def _strip(
    group: Sequence[PointSource], category: Callable[[str], str], names: tuple[str, ...]
) -> Strip:
    ordered = sorted(group, key=lambda each: -1 if each.choice is None else each.choice)
    gains = tuple(_gain(each, category, names) for each in ordered)
    where = ", ".join(dict.fromkeys(gain.where for gain in gains))
    card = group[0].card
    is_named = card is not None and len(gains) > 1
    return Strip(card.name if is_named and card else gains[0].words, where, card, gains)


def _gain(source: PointSource, category: Callable[[str], str], names: tuple[str, ...]) -> PointGain:
    told = tell(source.words, names)
    return PointGain(
        words=told[:1].upper() + told[1:],
        where=category(source.category),
        icon=sign_of_source(source.category),
        points=source.points,
        round=None if source.round is None else max(1, source.round),
        choices=source.choice,
    )


class StripsPart(Part[StripsScene]):
    """Lays each player's strips below a head; a gain leads to its moment."""

    drawn = least = QSize(300, 120)
    beyond = 8.0
    keeps_ground = False  # it scrolls

    def laid(self, scene: StripsScene, room: PartRoom) -> LaidPart:
        laying = _Laying(scene, room)
        name = translate("Review", "Where the points come from")
        return LaidPart(
            pieces=tuple(laying.pieces),
            name=name,
            heading=name,
            ground=(tuple(laying.heads), scene),
            walk=Walk.NEAREST,
            height=laying.height,
        )

    def looked_at(self, piece: Piece) -> At | Thing | None:
        return piece.face.card if isinstance(piece.face, Strip) else None

    def paint_ground(self, brush: Brush, box: QRectF, laid: LaidPart) -> None:
        del box
        heads, scene = laid.ground
        for head, number in heads:
            seat, strips = scene.players[number]
            paint_head(brush, head, seat, str(sum(strip.points for strip in strips)))

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        if isinstance(piece.face, Strip):
            paint_point_card(brush, box, piece.face)
        else:
            paint_tag(brush, box, piece.face)
        if mood.is_hovered and piece.opens:
            paint_frame(brush, box)
        if mood.is_focused:
            paint_ring(brush, box)


class _Laying:
    """The places of all strips in a room."""

    def __init__(self, scene: StripsScene, room: PartRoom) -> None:
        self._room, self._text = room, room.text
        self.pieces: list[Piece] = []
        self.heads: list[tuple[QRectF, int]] = []
        self.height = 0.0
        many = len(scene.players)
        if not many:
            return
        edge, gap = _EDGE * self._text, 2 * _BELOW * self._text
        whole = room.size.width() - 2 * edge
        fits = max(1, int(whole // ((_LEAST + _BELOW) * self._text)))
        rows = -(-many // min(many, fits))
        beside = -(-many // rows)
        wide = (whole - gap * (beside - 1)) / beside
        for first in range(0, many, beside):
            lows = [
                self._lay_player(scene, number, edge + (number - first) * (wide + gap), wide)
                for number in range(first, min(many, first + beside))
            ]
            self.height = max(lows) + _BELOW * self._text

    def _lay_player(self, scene: StripsScene, number: int, left: float, wide: float) -> float:
        """Lay a player's head and strips; return where they end."""
        strips = scene.players[number][1]
        top, text = self.height, self._text
        if scene.has_heads:
            self.heads.append((QRectF(left, top, wide, HEAD * text), number))
            top += (HEAD + 4) * text
        least = _CARD.width()
        beside = max(1, int((wide + _GAP * text) // ((least + _GAP) * text)))
        share = (wide - _GAP * text * (beside - 1)) / beside
        high = _CARD.height() * text
        for first in range(0, len(strips), beside):
            low = top
            for at in range(first, min(len(strips), first + beside)):
                box = QRectF(left + (at - first) * (share + _GAP * text), top, share, high)
                low = max(low, self._lay_strip(number, at, strips[at], box))
            top = low + _GAP * text
        return top

    def _lay_strip(self, number: int, at: int, strip: Strip, box: QRectF) -> float:
        words = strip.sentence()
        opens = strip.choices is not None
        place = AtSourceStrip(number, at)
        self.pieces.append(Piece(place, box, strip.name, words, strip, told=words, opens=opens))
        if len(strip.gains) == 1:
            return box.bottom()
        low = box.bottom()
        chips = zip(strip.gains, self._chips(strip, box), strict=True)
        for each, (gain, chip) in enumerate(chips, 1):
            said, is_door = gain.sentence(), gain.choices is not None
            spot = AtSourceStrip(number, at, each)
            self.pieces.append(Piece(spot, chip, gain.words, said, gain, told=said, opens=is_door))
            low = chip.bottom()
        return low

    def _chips(self, strip: Strip, box: QRectF) -> Iterator[QRectF]:
        """Yield the boxes of a card's gains, which hang below it in rows."""
        text, gap = self._text, 4 * self._text
        left, top = box.left() + gap, box.bottom() + 3 * text
        metrics = QFontMetricsF(self._room.look.bold(_LETTERS))
        for gain in strip.gains:
            wide = metrics.horizontalAdvance(str(gain.points)) + (_TAG + 9) * text
            if left > box.left() + gap and left + wide > box.right():
                left, top = box.left() + gap, top + _TAG * text + gap
            yield QRectF(left, top, min(wide, box.right() - left), _TAG * text)
            left += wide + gap
