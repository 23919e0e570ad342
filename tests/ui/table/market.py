"""A market of five open cards on a toy's table: all that a set's own place takes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve
from PySide6.QtCore import QRect, QRectF, Qt

from tests.kernel.toys.bid import OpenCard, card_words
from tests.ui.table.three_leaves import FACES, GAME, ToyTable
from valeria_desktop.ui.pieces.piece import Asked, LaidPart, Piece
from valeria_desktop.ui.pieces.spread import Spread
from valeria_desktop.ui.table.frame import MAT
from valeria_desktop.ui.table.room_table import TablePart
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.kernel.scene import Scene
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.pieces.piece import PartRoom, PieceMood
    from valeria_desktop.ui.table.frame import Frame

_WIDE, _GAP = 60, 8  # units


class MarketPart(Asked["Scene"]):
    """A row of open cards."""

    def laid(self, scene: Scene, room: PartRoom) -> LaidPart:
        high, wide, step = room.size.height(), _WIDE * room.unit, (_WIDE + _GAP) * room.unit
        cards = scene.view.hands[scene.viewer]
        pieces = (
            Piece(
                at=(at := OpenCard(card)),
                box=QRectF(place * step, 0, wide, high),
                name=tell(card_words(card)),
                words=f"{tell(card_words(card))}, card {place + 1} of {len(cards)}.",
                face=card,
                is_lit=at in room.lit,
                is_hinted=at == room.hinted,
            )
            for place, card in enumerate(cards)
        )
        return LaidPart(tuple(pieces), columns=max(1, len(cards)), name="Market")

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        brush.painter.fillRect(box, brush.look.palette.lit if mood.is_lit else "#402010")
        brush.painter.drawText(box, Qt.AlignmentFlag.AlignCenter, piece.name)


def box_of_market(plan: Frame) -> QRect:
    return QRect(plan.mat.left(), plan.mat.bottom() - 80, plan.mat.width(), 80)


class MarketTable(ToyTable):
    def more_parts(self) -> tuple[TablePart, ...]:
        market = self.market = Spread(self.look, MarketPart())
        part = TablePart(
            view=market, kinds=(OpenCard,), leaf=MAT, box=box_of_market, chosen=(market,)
        )
        return (part,)


MARKET_FACES: Any = {GAME: evolve(FACES[GAME], make_table=MarketTable)}
