"""The bids of the auction that is on: a ladder of ranks, and lines of words below it."""

from __future__ import annotations

from itertools import accumulate
from math import ceil
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from valeria_desktop.games.valencia.rules.at import OfPlayer
from valeria_desktop.games.valencia.rules.ladder import ladder_of
from valeria_desktop.games.valencia.rules.model.parts import GUILD_PARTS
from valeria_desktop.games.valencia.ui.own.side import hides
from valeria_desktop.games.valencia.ui.paint.bids import line_height, paint_ladder, paint_row
from valeria_desktop.games.valencia.ui.parts.bid_rows import Kind, rows_of
from valeria_desktop.games.valencia.ui.parts.bid_words import ties_explained, ties_words
from valeria_desktop.ui.kit.kept import TURNS, KeptPictures
from valeria_desktop.ui.kit.plain import explain_beside
from valeria_desktop.ui.kit.room import Squeeze
from valeria_desktop.ui.pieces.piece import Laid, Part, Piece, Walk
from valeria_desktop.ui.pieces.sliding import SlidingSpread
from valeria_desktop.ui.place.panel import panel_box
from valeria_desktop.ui.place.ruler import Ruler

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from valeria_desktop.games.valencia.rules.ladder import Ladder
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.ui.parts.bid_rows import BidRow
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.kit.brush import Brush
    from valeria_desktop.ui.kit.room import RoomLook
    from valeria_desktop.ui.pieces.mood import Mood
    from valeria_desktop.ui.pieces.piece import Room

_DRAWN, _LEAST = QSize(334, 229), QSize(160, 44)  # units
DURATION = 160  # ms that rows take to change places
_GAP = 5.0  # units
_ROW, _LOW = 44.0, 26.0  # units of a rank's row at most, and at least
_LOW_TEXT = 18.5  # of text's pixels, likewise
_SHARES = (1.0, 0.93, 0.86, 0.8)  # of their size that words are written in
_RANKS = (Kind.RANK, Kind.OPEN)
_HEAD, _EDGE, _LOW_EDGE = 34.0, 9.0, 4.5
_ABOVE = 0.6  # of the edges at the sides: the edges above and below
_ALWAYS = 2  # ranks are always seen, however much room the question above takes


@frozen
class Auction:
    """All that the ladder shows."""

    title: str
    rows: tuple[BidRow, ...]


class BidsPart(Part[Auction]):
    """Ranks as high as the panel has room for, and lines of words below them."""

    shows_bar = takes_enter = False

    def __init__(self, look: RoomLook) -> None:
        self._look = look

    @property
    def gap(self) -> int:
        """The gap between two rows: half of it where text is large."""
        return round((_GAP if self._look.squeeze < Squeeze.C else _GAP / 2) * self._look.unit)

    @property
    def least_rank(self) -> int:
        """The least height of a rank, with the gap below it."""
        high = max(round(_LOW * self._look.unit), round(_LOW_TEXT * self._look.scale))
        return high + self.gap

    def laid(self, scene: Auction, room: Room) -> Laid:
        rows, wide = scene.rows, room.size.width()
        highs = self._heights(rows, room.size.toSize())
        tops = [0, *accumulate(highs)]
        cells = [QRectF(0, top, wide, high) for top, high in zip(tops, highs, strict=False)]
        return Laid(
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

    def _heights(self, rows: tuple[BidRow, ...], room: QSize) -> list[int]:
        """Share a room between ranks, as far as lines of words leave some.

        Where all of it has no room, words are written smaller; then as many ranks are seen as fit
        whole, and the rest by scrolling.
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
        return [lines.get(row.at, rank) for row in rows]

    def _line_height(self, row: BidRow, wide: int, share: float) -> int:
        return round(line_height(row, wide, Ruler(self._look), share)) + self.gap // 2

    def looked_at(self, piece: Piece) -> At | None:
        """Return cards that someone revealed."""
        return piece.at if piece.face.cards else None

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: Mood) -> None:
        paint_row(brush, box, piece.face, Ruler.of(brush), has_focus=mood.is_focused)


def ranks_in(rows: tuple[BidRow, ...]) -> int:
    """Count the ranks, taken or open."""
    return sum(row.kind in _RANKS for row in rows)


class BidsPanel(QWidget):
    """A title and the ladder; between auctions both are empty."""

    def __init__(self, look: RoomLook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._scene: Scene | None = None
        self._ladder: Ladder | None = None
        self._is_shown = False
        self._part = BidsPart(look)
        self.list = SlidingSpread(look, self._part, self)
        self.list.duration = DURATION
        self.setFocusProxy(self.list)
        self._kept = KeptPictures(look, each=TURNS)
        look.changed.connect(self._fit)

    # --- what is shown

    @property
    def rows(self) -> tuple[BidRow, ...]:
        """The ranks and lines of the auction that is on."""
        auction = self.list.scene
        return () if auction is None else auction.rows

    @property
    def has_auction(self) -> bool:
        """Whether there is anything to show."""
        return bool(self.rows)

    def show_scene(self, scene: Scene) -> None:
        """Show a scene; rows slide to where they belong now."""
        self._scene = scene
        self._ladder = ladder_of(scene.view, scene.sums, self._ladder)
        rows = rows_of(scene, self._ladder, shows_secrets=self._is_shown or not hides(scene))
        auction = Auction(self.title(), tuple(rows))
        words = ties_explained(scene.names[scene.view.active]) if rows else ""
        explain_beside(self, words)
        self.list.setAccessibleDescription(words)
        before: dict[At, float] = {
            at: top for at, top in self.list.tops().items() if isinstance(at, OfPlayer)
        }
        self.list.show_scene(auction)
        self._fit()
        self.list.slide_from(before)

    def show_secrets(self, is_shown: bool) -> None:  # noqa: FBT001 - as all parts of the table
        """Tell the cards of the viewer's stacks, or hide them; one person alone sees them."""
        if is_shown != self._is_shown:
            self._is_shown = is_shown
            if self._scene is not None:
                self.show_scene(self._scene)

    def forget(self) -> None:
        """Show no auction again."""
        self._scene = self._ladder = None
        self.list.forget()
        self.update()

    def title(self) -> str:
        """Return the name of the auction that is on."""
        if self._ladder is None:
            return self.tr("No auction")
        return self.tr("Bids, step {letter}").format(letter=self._ladder.part.letter)

    def _ties(self) -> str:
        if self._scene is None or self._ladder is None:
            return ""
        is_hers = self._scene.setup.has_nina and self._ladder.part in GUILD_PARTS
        return ties_words(has_nina=is_hers)

    # --- where everything is

    def _fit(self) -> None:
        head = self._head().height()
        self.list.setGeometry(self._inside().adjusted(0, head, 0, 0).toRect())
        self.update()

    @property
    def least_height(self) -> int:
        """The height of the first ranks without a title: they are always seen."""
        ranks = min(_ALWAYS, ranks_in(self.rows))
        low = _LOW_EDGE * self._look.unit
        around = panel_box(QRectF()).height() - 2 * low * _ABOVE
        return ceil(ranks * self._part.least_rank - around)

    @property
    def _has_head(self) -> bool:
        """Whether there is room for a title; the first ranks come before it."""
        more = 2 * (_EDGE - _LOW_EDGE) * _ABOVE * self._look.unit
        return self.height() >= self.least_height + self._head_height + more

    @property
    def _head_height(self) -> float:
        return max(_HEAD * self._look.unit * 0.86, 20 * self._look.scale)

    def _inside(self) -> QRectF:
        edge = (_EDGE if self._has_head else _LOW_EDGE) * self._look.unit
        above = edge * _ABOVE
        return panel_box(QRectF(self.rect())).adjusted(edge, above, -edge, -above)

    def _head(self) -> QRectF:
        """Return the box of the title: an empty one in a low panel."""
        if not self._has_head:
            return QRectF()
        box = self._inside()
        return QRectF(box.left() + 2, box.top(), box.width() - 4, self._head_height)

    def box_of(self, at: At, within: QWidget) -> QRect | None:
        """Return the box of a bid's row, or an open rank's, in a widget; None without a row."""
        return self.list.box_of(at, within)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def sizeHint(self) -> QSize:
        return _DRAWN * self._look.unit

    def minimumSizeHint(self) -> QSize:
        return _LEAST * self._look.unit

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        words = (self.title(), self._ties())
        head = self._head()

        def draw(brush: Brush, whole: QRectF) -> None:
            paint_ladder(brush, panel_box(whole), head, words, Ruler(self._look))

        self._kept.paint(painter, self.rect(), (0, words, self._look.unit), draw)
        painter.end()
