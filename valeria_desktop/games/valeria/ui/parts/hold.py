"""The hold of a board: tokens and stowed cards that sets bring, each kind with its number."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from attrs import evolve, frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from valeria_desktop.games.valeria.rules.at import OfCard, OfTokens
from valeria_desktop.games.valeria.rules.model.amounts import amount_words
from valeria_desktop.games.valeria.ui.board.board_plan import HOLD
from valeria_desktop.games.valeria.ui.cards.card_words import card_sentence
from valeria_desktop.games.valeria.ui.cards.glossary import explain
from valeria_desktop.games.valeria.ui.cards.kinds import field_of
from valeria_desktop.games.valeria.ui.parts.card_groups import holder_of, stowed_of
from valeria_desktop.kernel.phrases import capital
from valeria_desktop.kernel.signs import Mark
from valeria_desktop.ui.paint.brush import mark_font, paint_marks, paint_outlined, square
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.paint.materials import materials_of
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.pieces.piece import LaidPart, Part, Piece, Walk
from valeria_desktop.ui.pieces.spread import Spread
from valeria_desktop.ui.typed import as_a
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.ui.parts.card_groups import Group
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.pieces.piece import PartRoom, PieceMood

_HEAD, _EDGE, _TOKEN = 34.0, 5.0, 66.0
_COLUMNS, _ROWS = 4, 2
_LEAST = 13.0
"""Least size of figures, in pixels."""
_DOWN = 0.62
"""How dark cards are of which none lies face up."""


@frozen
class Stowed:
    """Equal cards in a hold."""

    group: Group
    up: int | None
    """How many lie face up, of cards that are turned by use; None for others."""

    @property
    def field(self) -> str:
        """The colour of the cards."""
        return field_of(self.group.card)

    @property
    def label(self) -> str:
        """Their number, or the number face up of all."""
        many = self.group.count
        return str(many) if self.up is None else f"{self.up}/{many}"

    @property
    def words(self) -> str:
        """A sentence about them."""
        words = card_sentence(self.group.card)
        if self.up is None:
            many = QCoreApplication.translate("Hold", "{card} There are {number} of them.")
            return many.format(card=words, number=self.group.count)
        many = QCoreApplication.translate("Hold", "{card} Face up: {up} of {number}.")
        return many.format(card=words, up=self.up, number=self.group.count)


@frozen
class Hold:
    """The tokens and stowed cards of a side."""

    seat: int = -1
    tokens: tuple[tuple[str, int], ...] = ()
    """The number on each track that stands for no card."""
    stowed: tuple[Stowed, ...] = ()
    stands_for: tuple[tuple[str, str], ...] = ()
    """The card that each other track stands for."""


def hold_of(scene: Scene, seat: int) -> Hold:
    """Return what lies in a side's hold."""
    holder, catalog = holder_of(scene.view, seat), scene.view.table.catalog
    have = dict(holder.more)
    stowed, kinds = [], {}
    for row in catalog.rows:
        for card in row.cards:
            for tag, _ in card.comes_with:
                kinds[tag] = card.id
    for group in stowed_of(scene.view, seat):
        tags = [tag for tag, _ in group.card.comes_with]
        stowed.append(Stowed(group, have.get(tags[0], 0) if tags else None))
    tokens = [(each.tag, have.get(each.tag, 0)) for each in catalog.tracks if each.tag not in kinds]
    return Hold(seat, tuple(tokens), tuple(stowed), tuple(kinds.items()))


class HoldPart(Part[Hold]):
    """Lays out tokens in a head, and cards in rows below it."""

    drawn = HOLD
    beyond = 4.0

    def seen(self, scene: Hold) -> object:
        return scene

    def laid(self, scene: Hold, room: PartRoom) -> LaidPart:
        pieces = (*self._tokens(scene, room), *self._cards(scene, room))
        name = QCoreApplication.translate("Hold", "Hold")
        head = QRectF(0, 0, room.size.width(), _HEAD * room.unit)
        boxes = {piece.at: piece.box for piece in pieces}
        spots: dict[At, QRectF] = {
            OfTokens(scene.seat, tag): boxes.get(OfCard(card, scene.seat), head)
            for tag, card in scene.stands_for
        }
        return LaidPart(
            pieces=pieces,
            columns=max(1, len(pieces)),
            name=name,
            heading=name,
            ground=name,
            spots=spots,
            walk=Walk.NEAREST,
        )

    def _tokens(self, scene: Hold, room: PartRoom) -> Iterator[Piece]:
        wide, unit = _TOKEN * room.unit, room.unit
        for number, (tag, many) in enumerate(reversed(scene.tokens)):
            right = room.size.width() - _EDGE * unit - number * wide
            box = QRectF(right - wide, _EDGE * unit, wide, (_HEAD - _EDGE) * unit)
            words = tell(capital(amount_words(tag, many)))
            sentence = f"{words}. {explain(tag)}"
            yield Piece(OfTokens(scene.seat, tag), box, words, sentence, (tag, many), told=sentence)

    def _cards(self, scene: Hold, room: PartRoom) -> Iterator[Piece]:
        unit, many = room.unit, len(scene.stowed)
        rows = max(_ROWS, ceil(many / _COLUMNS))
        top = _HEAD * unit
        wide = (room.size.width() - 2 * _EDGE * unit) / _COLUMNS
        high = (room.size.height() - top - _EDGE * unit) / rows
        for number, stowed in enumerate(scene.stowed):
            row, column = divmod(number, _COLUMNS)
            box = QRectF(_EDGE * unit + column * wide, top + row * high, wide, high)
            inner = box.adjusted(1.5 * unit, 1.5 * unit, -1.5 * unit, -1.5 * unit)
            card = stowed.group.card
            at = OfCard(card.id, scene.seat)
            yield Piece(at, inner, card.name, stowed.words, stowed)

    def looked_at(self, piece: Piece) -> At | None:
        return piece.at if isinstance(piece.at, OfCard) else None

    def paint_ground(self, brush: Brush, box: QRectF, laid: LaidPart) -> None:
        painter, unit, made = brush.painter, brush.unit, materials_of(brush.look)
        painter.setPen(QPen(QColor(CARD_INK), 2 * unit))
        painter.setBrush(QColor(made.rail))
        painter.drawRoundedRect(box.adjusted(unit, unit, -unit, -unit), 7 * unit, 7 * unit)
        head = QRectF(box.left() + 10 * unit, box.top() + 2 * unit, box.width(), _HEAD * unit)
        font = brush.look.title_font(16)
        left = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        brush.write(head, str(laid.ground), font, brush.look.palette.ink, left)

    def paint_piece(self, brush: Brush, box: QRectF, piece: Piece, mood: PieceMood) -> None:
        if isinstance(piece.face, Stowed):
            self._paint_card(brush, box, piece.face)
        else:
            tag, many = piece.face
            size = max(_LEAST, 20 * brush.unit)
            ink = brush.look.palette.ink
            paint_marks(brush, box, (Mark(tag), Mark(text=str(many))), size, ink)
        if mood.is_focused:
            paint_focus_ring(brush.painter, box, 5 * brush.unit, 2 * brush.unit)
        elif mood.is_hovered:
            brush.painter.setPen(QPen(QColor(CARD_TEXT), 2 * brush.unit))
            brush.painter.setBrush(Qt.BrushStyle.NoBrush)
            brush.painter.drawRoundedRect(box, 5 * brush.unit, 5 * brush.unit)

    def _paint_card(self, brush: Brush, box: QRectF, stowed: Stowed) -> None:
        painter, unit = brush.painter, brush.unit
        painter.setPen(QPen(QColor(CARD_INK), 1.4 * unit))
        painter.setBrush(QColor(stowed.field))
        painter.drawRoundedRect(box, 5 * unit, 5 * unit)
        size = max(_LEAST, 17 * unit)
        side = min(box.width() * 0.94, box.height() - size)
        middle = QPointF(box.center().x(), box.top() + side / 2 + unit)
        brush.emblem(stowed.group.card.id, square(middle, side))
        if stowed.up == 0:
            dark = QColor(CARD_INK)
            dark.setAlphaF(_DOWN)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(dark)
            painter.drawRoundedRect(box, 5 * unit, 5 * unit)
            brush.icon("back", square(middle, side * 0.5))
        foot = QRectF(box.left(), box.bottom() - size * 1.1, box.width(), size)
        paint_outlined(brush, foot, stowed.label, mark_font(size))


class HoldView(Spread[Hold]):
    """Shows the hold of a side."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, HoldPart(), parent)
        self.hide()

    def show_hold(self, scene: Scene, seat: int) -> None:
        """Show the hold of a seat."""
        self.show_scene(hold_of(scene, seat))

    def forget(self) -> None:
        """Show an empty hold."""
        self.show_scene(evolve(as_a(Hold, self.scene or Hold()), seat=-1, tokens=(), stowed=()))
