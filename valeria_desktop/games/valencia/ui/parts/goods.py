"""The viewer's goods: five boxes, each with a guild's sign and the number of its goods."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF

from valeria_desktop.games.valencia.rules.at import AtGood
from valeria_desktop.games.valencia.rules.model.guild import GUILDS
from valeria_desktop.games.valencia.ui.board.own_side import OwnSide
from valeria_desktop.games.valencia.ui.board.secrets import Secret
from valeria_desktop.games.valencia.ui.cards.frames import paint_focus
from valeria_desktop.games.valencia.ui.paint.trays import paint_box, write_number
from valeria_desktop.ui.paint.palette import CARD_QUIET
from valeria_desktop.ui.pieces.piece import LaidPart, Part, Piece, Walk
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valencia.rules.model.guild import Guild
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.pieces.piece import PartRoom, PieceMood

_GAP = 3
_WIDE = 1.25  # ratio of width to height; in a wider box the number stands beside the sign


class GoodsPart(Part[OwnSide]):
    """Lays and paints a box for each guild, the cheapest first."""

    keeps = False

    def laid(self, scene: OwnSide, room: PartRoom) -> LaidPart:
        goods = zip(GUILDS, scene.goods, _boxes(room), strict=True)
        name = QCoreApplication.translate("Goods", "Goods")
        return LaidPart(
            pieces=tuple(
                _piece(
                    AtGood(scene.player, guild), number, box, may_peek=Secret.GOODS in scene.by_key
                )
                for guild, number, box in goods
            ),
            name=name,
            heading=name,
            walk=Walk.LINE,
        )

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        guild, number = piece.face
        paint_box(brush, box)
        _paint_good(brush, box, guild, number)
        if mood.is_focused:
            paint_focus(brush, box.adjusted(*(4 * brush.unit * s for s in (1, 1, -1, -1))), 2)


def _boxes(room: PartRoom) -> Iterator[QRectF]:
    gap = _GAP * room.unit
    whole = QRectF(0, 0, room.size.width(), room.size.height()).adjusted(1, 1, -1, -1)
    width = (whole.width() - gap * (len(GUILDS) - 1)) / len(GUILDS)
    for place in range(len(GUILDS)):
        yield QRectF(whole.left() + place * (width + gap), whole.top(), width, whole.height())


def _piece(at: AtGood, number: int | None, box: QRectF, *, may_peek: bool) -> Piece:
    words = _sentence(at.guild, number, may_peek=may_peek)
    name = tell(at.guild.words())
    return Piece(at=at, box=box, name=name, words=words, told=words, face=(at.guild, number))


def _sentence(guild: Guild, number: int | None, *, may_peek: bool) -> str:
    if number is not None:
        words = QCoreApplication.translate("Goods", "{good}: {number}. Each sells for {price}.")
    elif may_peek:
        words = QCoreApplication.translate("Goods", "{good}: hidden. Hold D to look.")
    else:
        words = QCoreApplication.translate("Goods", "{good}: hidden.")
    return words.format(good=tell(guild.words()), number=number, price=guild.price)


def _paint_good(brush: Brush, box: QRectF, guild: Guild, number: int | None) -> None:
    if box.width() > box.height() * _WIDE:
        sign, foot = _halves(box.adjusted(2, 2, -2, -2))
    else:
        sign = QRectF(box.left(), box.top() + box.height() * 0.06, box.width(), 0)
        sign.setHeight(box.height() * 0.52)
        foot = QRectF(box.left(), sign.bottom(), box.width(), box.bottom() - sign.bottom())
    inside = min(sign.width(), sign.height()) * 0.04
    brush.icon(guild.sign, sign.adjusted(inside, inside, -inside, -inside))
    if number is None:
        side = min(foot.width(), foot.height()) * 0.72
        eye = QRectF(0, 0, side, side)
        eye.moveCenter(foot.center())
        brush.icon("eye-closed", eye, CARD_QUIET)
    else:
        write_number(brush, foot, str(number), 18 * brush.look.scale, is_quiet=not number)


def _halves(box: QRectF) -> tuple[QRectF, QRectF]:
    left, right = QRectF(box), QRectF(box)
    left.setRight(box.center().x())
    right.setLeft(box.center().x())
    return left, right
