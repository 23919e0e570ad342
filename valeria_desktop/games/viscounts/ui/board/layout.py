"""Where the board and its things lie in a window, in pixels.

The places scale with the board, the things on them with the text: in a small window, or with large
text, they take their compact sizes, and townsfolk show no names.
"""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPolygonF

from valeria_desktop.games.viscounts.rules.at import (
    Area,
    AtArea,
    AtExchange,
    AtInner,
    AtLink,
    AtScroll,
    AtSection,
    AtSpace,
    AtSpot,
    AtStack,
)
from valeria_desktop.games.viscounts.rules.model.ring import (
    INNER,
    LEFT,
    SEGMENTS,
    SPACES,
    SPOTS,
    SPOTS_OF_A_SEGMENT,
)
from valeria_desktop.games.viscounts.ui.board.places import (
    BOOK,
    FOLK,
    GIFT,
    GROUND,
    LANES,
    MARKET,
    PLACES,
    SPACE,
    around,
    gift_at,
    ground_at,
    middle_of,
)
from valeria_desktop.games.viscounts.ui.board.shape import CENTRE, RIM, ring_piece

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.viscounts.rules.model.ring import LinkBetween, Ring
    from valeria_desktop.kernel.at import At

ON_BOARD = (AtSpace, AtExchange, AtSpot, AtLink, AtStack, AtScroll, AtSection, AtInner)
"""The kinds of things on the board, but for the areas."""
TARGET = 44.0
"""The least side of a target of a click, in pixels."""
TIER_ONE, TIER_TWO, KEEP = (0.56, 0.875), (0.27, 0.545), 0.27
"""The near and the far edge of each tier, and the edge of the keep, as shares of the castle."""
_COMPACT_FROM = 1.1
_MOST = 1.24
"""How much larger than as drawn compact things may get, or they would cover each other."""


@frozen
class Sizes:
    """Widths and heights of the things on the board, in units of things."""

    space: tuple[float, float]
    ground: tuple[float, float]
    gift: tuple[float, float]
    folk: tuple[float, float]
    book: tuple[float, float]
    market: tuple[float, float]


FULL = Sizes(SPACE, GROUND, GIFT, FOLK, BOOK, MARKET)
COMPACT = Sizes((36, 24), (27, 27), (19, 19), (64, 46), (54, 42), (54, 24))


@frozen
class Sheet:
    """A drawing laid into a window: where its centre is, and the pixels of a unit."""

    middle: QPointF
    unit: float

    def at(self, point: QPointF) -> QPointF:
        """Return where a point of the drawing lies, in pixels."""
        return self.middle + (point - CENTRE) * self.unit

    def polygon(self, points: Sequence[QPointF]) -> QPolygonF:
        return QPolygonF([self.at(point) for point in points])


@frozen
class BoardLayout:
    """The board in a box of a window."""

    sheet: Sheet
    thing: float
    """The pixels of a unit of things."""
    is_compact: bool = False
    """Whether things are small: no names, and piles tell their number on the card."""

    @property
    def sizes(self) -> Sizes:
        return COMPACT if self.is_compact else FULL

    @property
    def board(self) -> QRectF:
        return around(self.sheet.middle, (2 * RIM[0], 2 * RIM[1]), self.sheet.unit)

    def space(self, space: int) -> QRectF:
        return self._box(middle_of(space), self.sizes.space)

    def ground(self, spot: int) -> QRectF:
        position, at = divmod(spot, SPOTS_OF_A_SEGMENT)
        return self._box(ground_at(position, at + 1), self.sizes.ground)

    def gift(self, link: LinkBetween) -> QRectF:
        position, at = divmod(link.start, SPOTS_OF_A_SEGMENT)
        return self._box(gift_at(position, at + 1), self.sizes.gift)

    def market(self, space: int) -> QRectF:
        position, lane = divmod(space, LANES)
        place = PLACES[position]
        middle = place.left_market if lane == LEFT else place.right_market
        return self._box(middle, self.sizes.market)

    def folk(self, position: int) -> QRectF:
        return self._box(PLACES[position].folk, self.sizes.folk)

    def book(self, position: int) -> QRectF:
        return self._box(PLACES[position].book, self.sizes.book)

    def section(self, position: int, tier: int) -> QPolygonF:
        near, far = TIER_ONE if tier == 1 else TIER_TWO
        gap = 0.02 if tier == 1 else 0.03
        return self.sheet.polygon(ring_piece(position, near, far, gap))

    def keep(self) -> QRectF:
        return around(self.sheet.middle, (70, 51), self.sheet.unit)

    def _box(self, middle: QPointF, size: tuple[float, float]) -> QRectF:
        return around(self.sheet.at(middle), size, self.thing)

    # --- by address

    def box_of(self, at: At, ring: Ring) -> QRectF | None:
        """Return the box of a thing as drawn; None for what doesn't lie on the board."""
        shape = self.shape_of(at)
        if shape is not None:
            return shape.boundingRect()
        if at == AtArea(Area.THIRD_TIER):
            return self.keep()
        return next((box for other, box in self.things(ring) if other == at), None)

    def shape_of(self, at: At) -> QPolygonF | None:
        """Return the outline of a section of the castle; None for other things."""
        if isinstance(at, AtSection | AtInner):
            return self.section(at.position, 1 if isinstance(at, AtSection) else 2)
        return None

    def at(self, point: QPointF, ring: Ring) -> At | None:
        """Return what a click finds: the nearest thing with its target there, else the castle."""
        near = [
            (_outside(box, point), _away(box, point), at)
            for at, box in self.things(ring)
            if target_of(box).contains(point)
        ]
        if near:
            return min(near, key=lambda one: one[:2])[2]
        return self.part_of_castle(point)

    def things(self, ring: Ring) -> Iterator[tuple[At, QRectF]]:
        """Yield all things outside the castle with their boxes as drawn."""
        for space in range(SPACES):
            yield AtSpace(space), self.space(space)
            if space % LANES != INNER:
                yield AtExchange(space), self.market(space)
        for spot in range(SPOTS):
            yield AtSpot(spot), self.ground(spot)
        for link in ring.links:
            yield AtLink(link.link.id), self.gift(link)
        for position in range(SEGMENTS):
            yield AtStack(position), self.folk(position)
            yield AtScroll(position), self.book(position)

    def part_of_castle(self, point: QPointF) -> At | None:
        """Return the section of the castle, or the keep, at a point; None outside of both."""
        keep = self.keep()
        from_keep = point - keep.center()
        if hypot(from_keep.x() / keep.width(), from_keep.y() / keep.height()) <= 1 / 2:
            return AtArea(Area.THIRD_TIER)
        for position in range(SEGMENTS):
            for tier, kind in ((1, AtSection), (2, AtInner)):
                if _holds(self.section(position, tier), point):
                    return kind(position)
        return None


def board_layout(box: QRectF, text: float) -> BoardLayout:
    """Lay the board into a box as large as it can be; `text` is the pixels of a unit of text."""
    unit = min(box.width() / (2 * RIM[0]), box.height() / (2 * RIM[1]))
    sheet = Sheet(box.center(), unit)
    if text / unit <= _COMPACT_FROM:
        return BoardLayout(sheet, unit)
    return BoardLayout(sheet, min(text, unit * _MOST), is_compact=True)


def target_of(box: QRectF) -> QRectF:
    """Return where a click finds a thing: its box, and at least 44 pixels each way."""
    wide, high = max(box.width(), TARGET), max(box.height(), TARGET)
    return around(box.center(), (wide, high))


def _outside(box: QRectF, point: QPointF) -> float:
    across = max(box.left() - point.x(), 0.0, point.x() - box.right())
    down = max(box.top() - point.y(), 0.0, point.y() - box.bottom())
    return hypot(across, down)


def _away(box: QRectF, point: QPointF) -> float:
    from_middle = point - box.center()
    return hypot(from_middle.x(), from_middle.y())


def _holds(polygon: QPolygonF, point: QPointF) -> bool:
    return polygon.containsPoint(point, Qt.FillRule.OddEvenFill)
