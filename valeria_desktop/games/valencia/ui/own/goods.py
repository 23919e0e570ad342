"""The own goods: five boxes, each with the sign of its guild and how many there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from valeria_desktop.games.valencia.ui.cards.frames import paint_focus
from valeria_desktop.games.valencia.ui.own.flat_view import FlatModel, FlatView
from valeria_desktop.games.valencia.ui.own.parts import paint_box, write_number
from valeria_desktop.games.valencia.ui.own.side import GoodRow
from valeria_desktop.ui.kit.palette import CARD_QUIET
from valeria_desktop.ui.kit.words import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from valeria_desktop.ui.kit.brush import Brush
    from valeria_desktop.ui.kit.room import RoomLook

_GAP = 3
_WIDE = 1.25  # a box so much wider than high has its number beside its sign
_GUILDS = 5


class GoodsModel(FlatModel[GoodRow]):
    """The own goods, the cheapest first."""

    def heading(self) -> str:
        return self.tr("Goods")

    def title(self, row: GoodRow) -> str:
        return tell(row.guild.words())

    def sentence(self, row: GoodRow) -> str:
        if row.number is None and not row.may_peek:
            return self.tr("{good}: hidden.").format(good=self.title(row))
        if row.number is None:
            return self.tr("{good}: hidden. Hold D to look.").format(good=self.title(row))
        return self.tr("{good}: {number}. Each sells for {price}.").format(
            good=self.title(row), number=row.number, price=row.guild.price
        )


class GoodsView(FlatView[GoodRow]):
    """Shows the own goods."""

    def __init__(self, look: RoomLook, parent: QWidget | None = None) -> None:
        super().__init__(look, GoodsModel(), parent)
        self.setAccessibleName(self.tr("Goods"))

    def boxes(self) -> Sequence[QRectF]:
        gap, room = _GAP * self.look.unit, QRectF(self.rect()).adjusted(1, 1, -1, -1)
        width = (room.width() - gap * (_GUILDS - 1)) / _GUILDS
        return [
            QRectF(room.left() + place * (width + gap), room.top(), width, room.height())
            for place in range(_GUILDS)
        ]

    def paint_rows(self, brush: Brush) -> None:
        for place, (row, box) in enumerate(zip(self.rows.rows, self.boxes(), strict=False)):
            paint_box(brush, box)
            self._paint_good(brush, row, box)
            if self.is_focused(place):
                paint_focus(brush, box.adjusted(*(4 * brush.unit * s for s in (1, 1, -1, -1))), 2)

    def _paint_good(self, brush: Brush, row: GoodRow, box: QRectF) -> None:
        if box.width() > box.height() * _WIDE:
            sign, number = _halves(box.adjusted(2, 2, -2, -2))
        else:
            sign = QRectF(box.left(), box.top() + box.height() * 0.06, box.width(), 0)
            sign.setHeight(box.height() * 0.52)
            number = QRectF(box.left(), sign.bottom(), box.width(), box.bottom() - sign.bottom())
        inside = min(sign.width(), sign.height()) * 0.04
        brush.icon(row.guild.sign, sign.adjusted(inside, inside, -inside, -inside))
        if row.number is None:
            side = min(number.width(), number.height()) * 0.72
            eye = QRectF(0, 0, side, side)
            eye.moveCenter(number.center())
            brush.icon("eye-closed", eye, CARD_QUIET)
        else:
            size = 18 * self.look.scale
            write_number(brush, number, str(row.number), size, is_quiet=not row.number)


def _halves(box: QRectF) -> tuple[QRectF, QRectF]:
    left, right = QRectF(box), QRectF(box)
    left.setRight(box.center().x())
    right.setLeft(box.center().x())
    return left, right
