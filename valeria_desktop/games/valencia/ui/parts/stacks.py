"""The viewer's stacks: each is a fan of cards on a tray, with its sum."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPen

from valeria_desktop.games.valencia.rules.at import Asset, AtStack, OfPlayer
from valeria_desktop.games.valencia.ui.board.own_side import OwnSide
from valeria_desktop.games.valencia.ui.cards.card_words import cards_words
from valeria_desktop.games.valencia.ui.cards.dyes import paint_back
from valeria_desktop.games.valencia.ui.cards.fans import lay_fans
from valeria_desktop.games.valencia.ui.cards.frames import BEYOND, paint_frames
from valeria_desktop.games.valencia.ui.cards.influence_card import PAPER, paint_card
from valeria_desktop.games.valencia.ui.paint.trays import paint_capsule, paint_hollow, paint_tray
from valeria_desktop.games.valencia.ui.stage.motions import ToRead
from valeria_desktop.ui.paint.brush import CENTRE
from valeria_desktop.ui.paint.look import text_font
from valeria_desktop.ui.paint.materials import INK, materials_of
from valeria_desktop.ui.paint.palette import CARD_INK
from valeria_desktop.ui.paint.ruler import fit_words, fitted
from valeria_desktop.ui.pieces.answers import Answers
from valeria_desktop.ui.pieces.lit_face import paint_veil
from valeria_desktop.ui.pieces.piece import LaidPart, Part, Piece, Walk
from valeria_desktop.ui.words.figures import per_cent

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.ui.board.own_side import OwnStack, StackMark
    from valeria_desktop.games.valencia.ui.cards.fans import Fan
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.pieces.piece import PartRoom, PieceMood

_AROUND = 4  # units between the cards and their frame
_SLIP = 20.0  # text units: the height of a slip with a chance
_READABLE = 62  # units: the least height of a readable card
_MARK_WIDE, _MARK_HIGH = 44, 22  # a mark, in pixels at 100 %


class StacksPart(Part[OwnSide]):
    """Lays and paints the stacks side by side; in an auction they are options."""

    beyond = BEYOND
    keeps = keeps_ground = False

    def __init__(self) -> None:
        self.chances: tuple[float, ...] = ()
        """The chance of each open stack to win the present auction, while they are shown."""
        self.away: At | None = None
        """The stack whose cards lie on the round table for a while."""

    def laid(self, scene: OwnSide, room: PartRoom) -> LaidPart:
        name = QCoreApplication.translate("Stacks", "My stacks")
        fans = _fans(scene, room)
        whole = QRectF(QPointF(), room.size)
        spots: dict[At, QRectF] = {OfPlayer(scene.player, Asset.STACKS): whole}
        for stack, fan in zip(scene.stacks, fans, strict=True):
            spots[ToRead(AtStack(scene.player, stack.number))] = _reading_box(fan, room)
        return LaidPart(
            pieces=tuple(
                _piece(scene, place, fan, room, self._chance(scene.stacks[place]))
                for place, fan in enumerate(fans)
            ),
            name=name,
            heading=name,
            ground=None if scene.stacks else _why_none(scene),
            spots=spots,
            walk=Walk.LINE,
        )

    def _chance(self, stack: OwnStack) -> float | None:
        """Return the shown chance of a stack; None while it lies face down, or without one."""
        is_known = bool(stack.cards) and stack.number < len(self.chances)
        return self.chances[stack.number] if is_known else None

    def answers(self, scene: OwnSide) -> Answers:
        return Answers(scene.lit)

    def looked_at(self, piece: Piece) -> At | None:
        """Return the address of an open stack; None for a stack that lies face down."""
        stack, *_rest = piece.face
        return piece.at if stack.cards else None

    def paint_ground(self, brush: Brush, box: QRectF, laid: LaidPart) -> None:
        """Paint the empty place of the stacks."""
        unit, look = brush.unit, brush.look
        room = box.adjusted(9 * unit, 9 * unit, -9 * unit, -2 * unit)
        paint_hollow(brush, room)
        brush.painter.setFont(text_font(15 * look.scale))
        brush.painter.setPen(QColor(look.palette.quiet))
        inside = room.adjusted(8 * unit, 0, -8 * unit, 0)
        brush.painter.drawText(inside, int(CENTRE | Qt.TextFlag.TextWordWrap), laid.ground)

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        stack, fan, seat, chance = piece.face
        raised, around = -mood.raised * brush.unit, _AROUND * brush.unit
        paint_tray(brush, fan.tray)
        if piece.at == self.away:
            return
        _paint_cards(brush, stack, fan, seat, raised)
        whole = box.translated(0, raised).adjusted(-around, -around, around, around)
        if mood.is_dim:
            paint_veil(brush, whole, around)
        paint_frames(brush, whole, mood, around)
        text = str(stack.sum) if stack.cards else f"×{stack.size}"
        paint_capsule(brush, fan.sum, text, brush.look.scale)
        if chance is not None:
            _paint_chance(brush, fan, chance)
        if stack.is_numbered:
            _paint_number(brush, fan, stack.called)
        if stack.mark is not None:
            _paint_mark(brush, fan, stack.mark)


def _why_none(scene: OwnSide) -> str:
    """Return why no stack lies here."""
    if scene.is_planned:
        return QCoreApplication.translate("Stacks", "All your stacks are revealed.")
    return QCoreApplication.translate("Stacks", "Stacks lie here once you have planned.")


def _fans(side: OwnSide, room: PartRoom) -> tuple[Fan, ...]:
    """Return the fans of the stacks."""
    above = 9 * room.unit  # the reach of a raised stack's frames
    box = QRectF(QPointF(), room.size).adjusted(above, above, -above, 0)
    return lay_fans(tuple(stack.size for stack in side.stacks), box, room.unit, room.text)


def _reading_box(fan: Fan, room: PartRoom) -> QRectF:
    """Return the box in which a stack's revealed cards stand.

    It is as high as the stack's cards, and high enough to read them.
    """
    most = room.size.height()
    high = min(most, max(fan.whole.height(), _READABLE * room.unit))
    top = min(fan.whole.center().y() - high / 2, most - high)
    return QRectF(0, max(0.0, top), room.size.width(), high)


def _paint_chance(brush: Brush, fan: Fan, chance: float) -> None:
    """Lay a slip of parchment with the chance to win over the foot of a stack's cards."""
    high = max(_SLIP * brush.look.scale, 0.0)
    slip = QRectF(0, 0, 2.5 * high, high)
    slip.moveCenter(QPointF(fan.sum.center().x(), fan.sum.top() - 0.62 * high))
    painter = brush.painter
    painter.setPen(QPen(QColor(CARD_INK), 1.4 * brush.unit))
    painter.setBrush(QColor(materials_of(brush.look).parchment))
    painter.drawRoundedRect(slip, 3 * brush.unit, 3 * brush.unit)
    words = per_cent(chance)
    font = text_font(15 * brush.look.scale, QFont.Weight.Bold)
    fit_words(painter, slip, words, font, INK, flags=CENTRE, edge=4)


def _piece(
    side: OwnSide, place: int, fan: Fan, room: PartRoom, chance: float | None = None
) -> Piece:
    stack = side.stacks[place]
    at = AtStack(side.player, stack.number)
    is_lit, is_hinted = at in room.lit, at == room.hinted
    name = QCoreApplication.translate("Stacks", "Stack {number}").format(number=stack.called)
    words = _sentence(name, stack, is_lit=is_lit, is_hinted=is_hinted)
    if chance is not None:
        more = QCoreApplication.translate(
            "Stacks", "{stack} It takes first place in about {share}."
        )
        words = more.format(stack=words, share=per_cent(chance))
    return Piece(
        at=at,
        box=fan.whole,
        name=name,
        words=words,
        told=words,
        face=(stack, fan, side.seat, chance),
        is_lit=is_lit,
        is_dim=bool(room.lit) and not is_lit,
        is_hinted=is_hinted,
        touch=fan.tray,
        extent=fan.tray.united(fan.whole),
    )


def _sentence(name: str, stack: OwnStack, *, is_lit: bool, is_hinted: bool) -> str:
    if stack.cards:
        words = QCoreApplication.translate("Stacks", "{stack}: {cards}, sum {sum}.")
        words = words.format(stack=name, cards=cards_words(stack.cards), sum=stack.sum)
    else:
        words = QCoreApplication.translate("Stacks", "{stack}: {number} cards, face down.")
        if stack.size == 1:
            words = QCoreApplication.translate("Stacks", "{stack}: 1 card, face down.")
        words = words.format(stack=name, number=stack.size)
    if stack.mark is not None:
        more = QCoreApplication.translate("Stacks", "{stack} You mean it for {letter}, {step}.")
        words = more.format(stack=words, letter=stack.mark.letter, step=stack.mark.name)
    if is_hinted:
        more = QCoreApplication.translate("Stacks", "{stack} The coach would take it.")
        words = more.format(stack=words)
    if is_lit:
        more = QCoreApplication.translate("Stacks", "{stack} It can be revealed now.")
        words = more.format(stack=words)
    return words


def _paint_cards(brush: Brush, stack: OwnStack, fan: Fan, seat: Seat, raised: float) -> None:
    for place, (box, shown) in enumerate(zip(fan.cards, fan.shown, strict=True)):
        if stack.cards:
            paint_card(brush, box.translated(0, raised), stack.cards[place], shown=shown)
        else:
            paint_back(brush, box.translated(0, raised), seat)


def _paint_number(brush: Brush, fan: Fan, number: int) -> None:
    """Paint a round plate with a stack's number over the tray's lower left corner."""
    high = _MARK_HIGH * brush.look.scale
    box = QRectF(0, 0, high, high)
    box.moveBottomLeft(fan.tray.bottomLeft() + QPointF(-3, 0) * brush.unit)
    _paint_plate(brush, box)
    _paint_letter(brush, box, str(number))


def _paint_mark(brush: Brush, fan: Fan, mark: StackMark) -> None:
    """Paint a plate with the letter and the sign of a step over the tray's upper right corner."""
    text = brush.look.scale
    box = QRectF(0, 0, min(_MARK_WIDE * text, fan.tray.width()), _MARK_HIGH * text)
    box.moveTopRight(fan.tray.topRight() + QPointF(3, -6) * brush.unit)
    _paint_plate(brush, box)
    left, right = QRectF(box), QRectF(box)
    left.setWidth(box.width() * 0.46)
    right.setLeft(box.left() + box.width() * 0.42)
    _paint_letter(brush, left, mark.letter)
    inset = 3 * brush.unit
    brush.icon(mark.sign, right.adjusted(0, inset, -inset, -inset), CARD_INK)


def _paint_plate(brush: Brush, box: QRectF) -> None:
    brush.painter.setPen(QPen(QColor(CARD_INK), 1.6 * brush.unit))
    brush.painter.setBrush(QColor(PAPER))
    brush.painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)


def _paint_letter(brush: Brush, box: QRectF, letter: str) -> None:
    font = text_font(13.5 * brush.look.scale)
    brush.painter.setFont(fitted(font, letter, box.width(), box.height()))
    brush.painter.setPen(QColor(CARD_INK))
    brush.painter.drawText(box, int(CENTRE), letter)
