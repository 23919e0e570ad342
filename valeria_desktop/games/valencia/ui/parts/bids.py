"""The bids of the current auction: a ladder of ranks, and lines of words below it."""

from __future__ import annotations

from itertools import accumulate
from math import ceil
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from valeria_desktop.games.valencia.rules.at import OfPlayer
from valeria_desktop.games.valencia.rules.ladder import ladder_of
from valeria_desktop.games.valencia.rules.model.parts import GUILD_PARTS
from valeria_desktop.games.valencia.ui.cards.dyes import SHAPE
from valeria_desktop.games.valencia.ui.cards.influence_card import paint_card
from valeria_desktop.games.valencia.ui.paint.plaque import NEUTRAL
from valeria_desktop.games.valencia.ui.parts.bid_rows import (
    BidRowKind,
    rows_of,
    ties_explained,
    ties_words,
)
from valeria_desktop.games.valencia.ui.parts.bid_writing import (
    TEXT,
    WRAP,
    fitting_words,
    write_words,
)
from valeria_desktop.games.valencia.ui.parts.rival_plaque import NINA_SIGN
from valeria_desktop.ui.log.log_panel import StorySheet
from valeria_desktop.ui.paint.brush import CENTRE
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.paint.kept import TURNS, KeptPictures
from valeria_desktop.ui.paint.parchment import ParchmentLook
from valeria_desktop.ui.paint.plates import paint_panel, panel_box
from valeria_desktop.ui.paint.room_look import Squeeze
from valeria_desktop.ui.paint.ruler import Ruler, width_of_words
from valeria_desktop.ui.paint.shields import paint_seat_sign
from valeria_desktop.ui.pieces.piece import FLAT, LaidPart, Part, Piece, Walk
from valeria_desktop.ui.pieces.sliding import SlidingSpread
from valeria_desktop.ui.words.label import explain_beside

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from valeria_desktop.games.valencia.rules.ladder import Ladder
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.ui.parts.bid_rows import BidRow
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.room_look import RoomLook
    from valeria_desktop.ui.pieces.piece import PartRoom, PieceMood


_DRAWN, _LEAST = QSize(334, 229), QSize(160, 44)  # units
DURATION = 160  # ms: the time in which rows change places
_GAP = 5.0  # units
_ROW, _LOW = 44.0, 26.0  # units: the greatest and the least height of a rank's row
_LOW_TEXT = 18.5  # text units: the least height of a rank's row
_SHARES = (1.0, 0.93)  # sizes of the words, as shares of their full size: 14 and 13
_RANKS = (BidRowKind.RANK, BidRowKind.OPEN)
_HEAD, _EDGE, _LOW_EDGE = 34.0, 14.0, 4.5
_ABOVE = 0.7  # share of the side edges: the edges above and below
_ALWAYS = 2  # ranks that are always seen, also below a high question


@frozen
class BidLadder:
    """The contents of the ladder: its title and its rows."""

    title: str
    rows: tuple[BidRow, ...]


class BidsPart(Part[BidLadder]):
    """Lays and paints the ladder: ranks as high as the room allows, lines of words below them."""

    shows_bar = takes_enter = False

    def __init__(self, look: RoomLook) -> None:
        self._look = look

    @property
    def gap(self) -> int:
        """The gap between two rows, in pixels: half as wide with large text."""
        return round((_GAP if self._look.squeeze < Squeeze.C else _GAP / 2) * self._look.unit)

    @property
    def least_rank(self) -> int:
        """The least height of a rank with the gap below it, in pixels."""
        high = max(round(_LOW * self._look.unit), round(_LOW_TEXT * self._look.scale))
        return high + self.gap

    def laid(self, scene: BidLadder, room: PartRoom) -> LaidPart:
        rows, wide = scene.rows, room.size.width()
        highs = self._heights(rows, room.size.toSize())
        tops = [0, *accumulate(highs)]
        cells = [QRectF(0, top, wide, high) for top, high in zip(tops, highs, strict=False)]
        return LaidPart(
            pieces=tuple(map(self._piece, rows, cells)),
            name=scene.title,
            heading=QCoreApplication.translate("BidsPanel", "Bids"),
            walk=Walk.LINE,
            height=tops[-1],
            step=max(highs, default=0),
        )

    def _piece(self, row: BidRow, cell: QRectF) -> Piece:
        box = cell.adjusted(0, 0, 0, -self.gap) if row.kind in _RANKS else cell
        return Piece(row.at, box, row.words, row.sentence, row, touch=cell)

    def least_height(self, rows: tuple[BidRow, ...], wide: int) -> int:
        """Return the height in which all rows are seen, with the smallest words, in pixels."""
        lines = (row for row in rows if row.kind not in _RANKS)
        least = sum(self._line_height(row, wide, _SHARES[-1]) for row in lines)
        return ranks_in(rows) * self.least_rank + least

    def _heights(self, rows: tuple[BidRow, ...], room: QSize) -> list[int]:
        """Return the heights of rows: lines of words first, ranks share the rest of the room.

        In too little room the words get smaller; then as many whole rows are seen as fit, and
        the player scrolls to the rest.
        """
        ranks, least = ranks_in(rows) or 1, self.least_rank
        lines: dict[At, int] = {}
        for share in _SHARES:
            lines = {
                row.at: self._line_height(row, room.width(), share)
                for row in rows
                if row.kind not in _RANKS
            }
            high = (room.height() - sum(lines.values())) // ranks
            if high >= least:
                break
        else:
            high = room.height() // max(1, room.height() // least)
        rank = min(high - self.gap, round(_ROW * self._look.unit)) + self.gap
        return _uncut([lines.get(row.at, rank) for row in rows], room.height())

    def _line_height(self, row: BidRow, wide: int, share: float) -> int:
        return round(line_height(row, wide, Ruler(self._look), share)) + self.gap // 2

    def looked_at(self, piece: Piece) -> At | None:
        """Return the address of revealed cards; None for a row without cards."""
        return piece.at if piece.face.cards else None

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        paint_row(brush, box, piece.face, Ruler.of(brush), has_focus=mood.is_focused)


def _uncut(highs: list[int], room: int) -> list[int]:
    """Push a row that would be cut in two below the room's end: the player scrolls to it."""
    top = 0
    for place, high in enumerate(highs):
        if place and top < room < top + high:
            highs[place - 1] += room - top
            break
        top += high
    return highs


def ranks_in(rows: tuple[BidRow, ...]) -> int:
    """Return the number of ranks, taken or open."""
    return sum(row.kind in _RANKS for row in rows)


class BidsPanel(QWidget):
    """The ladder on its sheet of parchment; between auctions it has no rows."""

    def __init__(self, look: RoomLook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._scene: Scene | None = None
        self._ladder: Ladder | None = None
        self._is_shown = False
        self._part = BidsPart(look)
        self._paper = ParchmentLook(look, self)
        self._sheet = StorySheet(self._paper)
        self.list = SlidingSpread(self._paper, self._part, self)
        self.list.duration = DURATION
        self.setFocusProxy(self.list)
        self._kept = KeptPictures(self._paper, each=TURNS)
        look.changed.connect(self._fit)

    # --- contents

    @property
    def rows(self) -> tuple[BidRow, ...]:
        """The ranks and lines of the current auction."""
        auction = self.list.scene
        return () if auction is None else auction.rows

    @property
    def has_auction(self) -> bool:
        """Whether there is an auction, and so a row to show."""
        return bool(self.rows)

    def show_scene(self, scene: Scene) -> None:
        """Show a scene; rows slide to their new places."""
        self._scene = scene
        self._ladder = ladder_of(scene.view, scene.sums, self._ladder)
        rows = rows_of(scene, self._ladder, shows_secrets=self._is_shown or not scene.is_shared)
        auction = BidLadder(self.title(), tuple(rows))
        words = ties_explained(scene.names[scene.view.active]) if rows else ""
        explain_beside(self, words)
        self.list.setAccessibleDescription(words)
        before: dict[At, float] = {
            at: top for at, top in self.list.tops().items() if isinstance(at, OfPlayer)
        }
        self.list.show_scene(auction)
        self._fit()
        if not self.list.hasFocus():
            self.list.verticalScrollBar().setValue(0)  # the first ranks matter most
        self.list.slide_from(before)

    def show_secrets(self, is_shown: bool) -> None:  # noqa: FBT001 - as all parts of the table
        """Show or hide the outlook of the viewer's stacks; a player alone always sees it."""
        if is_shown != self._is_shown:
            self._is_shown = is_shown
            if self._scene is not None:
                self.show_scene(self._scene)

    def forget(self) -> None:
        """Show no auction."""
        self._scene = self._ladder = None
        self.list.forget()
        self.update()

    def title(self) -> str:
        """Return the title of the current auction."""
        if self._ladder is None:
            return self.tr("No auction")
        return self.tr("Bids, step {letter}").format(letter=self._ladder.part.letter)

    def _ties(self) -> str:
        if self._scene is None or self._ladder is None:
            return ""
        is_hers = self._scene.setup.has_nina and self._ladder.part in GUILD_PARTS
        return ties_words(has_nina=is_hers)

    # --- places of the parts

    def _fit(self) -> None:
        head = self._head().height()
        self.list.setGeometry(self._inside().adjusted(0, head, 0, 0).toRect())
        self.update()

    @property
    def least_height(self) -> int:
        """The height of the first ranks without a title, in pixels: they are always seen."""
        ranks = min(_ALWAYS, ranks_in(self.rows))
        low = _LOW_EDGE * self._look.unit
        around = panel_box(QRectF()).height() - 2 * low * _ABOVE
        return ceil(ranks * self._part.least_rank - around)

    @property
    def _has_head(self) -> bool:
        """Whether there is room for a title; the first ranks take room before it.

        It also gives way where all rows are seen without it, and not with it.
        """
        more = 2 * (_EDGE - _LOW_EDGE) * _ABOVE * self._look.unit
        head = self._head_height + more
        low = self._box_with(_LOW_EDGE)
        rows = self._part.least_height(self.rows, round(low.width()))
        is_in_the_way = low.height() - head < rows <= low.height()
        return self.height() >= self.least_height + head and not is_in_the_way

    @property
    def _head_height(self) -> float:
        return max(_HEAD * self._look.unit * 0.86, 20 * self._look.scale)

    def _inside(self) -> QRectF:
        return self._box_with(_EDGE if self._has_head else _LOW_EDGE)

    def _box_with(self, units: float) -> QRectF:
        """Return the box inside edges of a width in units."""
        edge = units * self._look.unit
        above = edge * _ABOVE
        return panel_box(QRectF(self.rect())).adjusted(edge, above, -edge, -above)

    def _head(self) -> QRectF:
        """Return the box of the title; empty in a low panel."""
        if not self._has_head:
            return QRectF()
        box = self._inside()
        return QRectF(box.left() + 2, box.top(), box.width() - 4, self._head_height)

    def box_of(self, at: At, within: QWidget) -> QRect | None:
        """Return the box of a bid's or an open rank's row in a widget; None without such a row."""
        return self.list.box_of(at, within)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def sizeHint(self) -> QSize:
        return _DRAWN * self._look.unit

    def minimumSizeHint(self) -> QSize:
        return _LEAST * self._look.unit

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._has_head:
            self._sheet.paint(self)
        painter = QPainter(self)
        words = (self.title(), self._ties())
        head = self._head()

        def draw(brush: Brush, whole: QRectF) -> None:
            paint_ladder(brush, panel_box(whole), head, words, Ruler(self._look))

        self._kept.paint(painter, self.rect(), (head.isEmpty(), words, self._look.unit), draw)
        painter.end()


# --- painting


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_RANK, _SHIELD, _SUM = 26.0, 0.86, 30.0
_CARDS = 0.26  # share of a row's width
_SPACE = 6.0
_CLOSEST = 0.34  # share of a card's width: the least visible part of a card in a fan


def paint_ladder(
    brush: Brush, box: QRectF, head: QRectF, words: tuple[str, str], ruler: Ruler
) -> None:
    """Paint a slip of parchment, or on a sheet its title and the order of equal sums."""
    if head.isEmpty():
        paint_panel(brush.painter, box, brush.look)
        return
    painter, tokens = brush.painter, brush.look.palette
    title, ties = words
    font = ruler.title(16.5, head.height() / ruler.unit)
    painter.setFont(font)
    painter.setPen(QColor(tokens.ink))
    painter.drawText(head, _LEFT, title)
    room = head.adjusted(width_of_words(font, title) + _SPACE * ruler.unit, 0, 0, 0)
    small = ruler.plain(13.5, head.height() / ruler.unit)
    painter.setFont(small)
    painter.setPen(QColor(tokens.quiet))
    if width_of_words(small, ties) <= room.width():  # else the row's words beside the mouse say it
        painter.drawText(room, _RIGHT, ties)


def paint_row(brush: Brush, box: QRectF, row: BidRow, ruler: Ruler, *, has_focus: bool) -> None:
    """Paint a rank or a line of words."""
    if row.kind in {BidRowKind.RANK, BidRowKind.OPEN}:
        _paint_rank(brush, box, row, ruler)
    else:
        _paint_line(brush, box, row, ruler)
    if has_focus:
        paint_focus_ring(brush.painter, box.adjusted(2, 2, -2, -2), 6, 2 * ruler.unit)


def _paint_rank(brush: Brush, box: QRectF, row: BidRow, ruler: Ruler) -> None:
    u, tokens = ruler.unit, brush.look.palette
    _paint_bed(brush, box, row, u)
    inside = box.adjusted(4 * u, 3 * u, -6 * u, -3 * u)
    number = QRectF(inside.left(), inside.top(), max(_RANK * u, 20 * ruler.text), inside.height())
    painter = brush.painter
    painter.setFont(ruler.title(18, inside.height() / u))
    painter.setPen(QColor(tokens.ink if row.is_placed else tokens.quiet))
    painter.drawText(number, CENTRE, str(row.rank + 1))
    high = min(inside.height(), 34 * u)
    shield = QRectF(number.right() + 2 * u, inside.center().y() - high / 2, high * _SHIELD, high)
    if row.kind is BidRowKind.OPEN:
        _paint_nobody(brush, shield, u)
    else:
        paint_shield(brush, shield, row.who)
    cards = QRectF(shield.right() + _SPACE * u, inside.top(), inside.width() * _CARDS, 0)
    cards.setHeight(inside.height())
    _paint_cards(brush, cards, row)
    left = _paint_sum(brush, cards, row, ruler)
    words = QRectF(left, inside.top(), inside.right() - left, inside.height())
    ink = QColor(tokens.ink if row.is_placed else tokens.quiet)
    write_words(brush, words, fitting_words(row, words, ruler), ruler, ink)


def _paint_bed(brush: Brush, box: QRectF, row: BidRow, unit: float) -> None:
    tokens, painter = brush.look.palette, brush.painter
    painter.setPen(QPen(QColor(tokens.line), 1.2, _dash(row)))
    bed = QColor(tokens.raised)
    painter.setBrush(
        bed if row.kind is BidRowKind.RANK and row.is_placed else Qt.BrushStyle.NoBrush
    )
    painter.drawRoundedRect(box.adjusted(0.6, 0.6, -0.6, -0.6), 6 * unit, 6 * unit)


def _dash(row: BidRow) -> Qt.PenStyle:
    return Qt.PenStyle.DashLine if row.kind is BidRowKind.OPEN else Qt.PenStyle.SolidLine


def _paint_nobody(brush: Brush, box: QRectF, unit: float) -> None:
    painter = brush.painter
    painter.setPen(QPen(QColor(brush.look.palette.quiet), 1.3, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, 4 * unit, 4 * unit)


def paint_shield(brush: Brush, box: QRectF, who: Seat | None) -> None:
    """Paint a player's shield, or Nina's."""
    if who is None:
        paint_seat_sign(brush, QColor(NEUTRAL), NINA_SIGN, box)
    else:
        paint_seat_sign(brush, brush.look.player(who.colour), who.sign.value, box)


def _paint_cards(brush: Brush, room: QRectF, row: BidRow) -> None:
    """Paint the cards side by side, or in a fan; leave them out if the fan is too close."""
    number = len(row.cards)
    if not number:
        return
    high = min(room.height(), 36 * brush.unit)
    wide, top = high * SHAPE, room.center().y() - high / 2
    step = min(wide + brush.unit, (room.width() - wide) / max(1, number - 1))
    if step < wide * _CLOSEST:
        return
    for place, card in enumerate(row.cards):
        at = QRectF(room.left() + place * step, top, wide, high)
        seen = wide if place == number - 1 else min(wide, step)
        paint_card(brush, at, card, FLAT, shown=seen)


def _paint_sum(brush: Brush, cards: QRectF, row: BidRow, ruler: Ruler) -> float:
    """Write the sum right of the cards; return the left edge of the words, the same in all rows."""
    font = ruler.title(19, cards.height() / ruler.unit)
    wide = max(_SUM * ruler.unit, width_of_words(font, "00") + 6 * ruler.unit)
    room = QRectF(cards.right(), cards.top(), wide, cards.height())
    if row.kind is BidRowKind.RANK:
        brush.painter.setFont(font)
        brush.painter.setPen(QColor(brush.look.palette.ink))
        brush.painter.drawText(room, CENTRE, str(row.total))
    return room.right() + 4 * ruler.unit


def _paint_line(brush: Brush, box: QRectF, row: BidRow, ruler: Ruler) -> None:
    """Paint a line of words, with the shields of its players before it."""
    u, left = ruler.unit, box.left() + 4 * ruler.unit
    side = shield_side(row, ruler)
    for who in row.people:
        paint_shield(brush, QRectF(left, box.center().y() - side / 2, side * _SHIELD, side), who)
        left += side * _SHIELD + 3 * u
    room = QRectF(left + 2 * u, box.top(), box.right() - left - 4 * u, box.height())
    tokens = brush.look.palette
    colour = tokens.ink if row.kind is BidRowKind.OUTLOOK else tokens.quiet
    write_words(brush, room, fitting_words(row, room, ruler), ruler, QColor(colour))


def shield_side(row: BidRow, ruler: Ruler) -> float:
    """Return the height of the shields before a line, in pixels; 0 without players."""
    return ruler.size(18, 24) if row.people else 0.0


def line_height(row: BidRow, wide: float, ruler: Ruler, share: float) -> float:
    """Return the height of a line in this width, in pixels; `share` is the size of its words."""
    shields = len(row.people) * (shield_side(row, ruler) * _SHIELD + 3 * ruler.unit)
    room = QRectF(0, 0, max(1.0, wide - shields - 8 * ruler.unit), 10_000)
    font = ruler.plain(TEXT * share, 40)
    text = QFontMetricsF(font).boundingRect(room, int(WRAP), row.words)
    return max(text.height(), shield_side(row, ruler)) + 5 * ruler.unit
