"""Paints a place of the centre from what its model says, and from nothing else."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QObject, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from valeria_desktop.games.valeria.rules.at import DECK, PILES, AtPlace
from valeria_desktop.games.valeria.ui.cards.frames import height_of, paint_frames
from valeria_desktop.games.valeria.ui.cards.hover import PlacedSign, show_signs
from valeria_desktop.games.valeria.ui.cards.mood import Chip, Mood
from valeria_desktop.games.valeria.ui.cards.paint import paint_exhausted, paint_veil_over
from valeria_desktop.games.valeria.ui.cards.sliding import Sliding
from valeria_desktop.games.valeria.ui.centre.grid import Grid, grid_of
from valeria_desktop.games.valeria.ui.centre.help import Help
from valeria_desktop.games.valeria.ui.centre.model import CentreRole
from valeria_desktop.games.valeria.ui.centre.stack import Stack, paint_stack, signs_of_stack
from valeria_desktop.games.valeria.ui.centre.surroundings import (
    PileBelow,
    paint_attack,
    paint_below,
    paint_empty,
    paint_wanted,
)
from valeria_desktop.games.valeria.ui.coach.slip import paint_slip
from valeria_desktop.ui.kit.brush import Brush, square
from valeria_desktop.ui.kit.kept import TURNS, KeptPictures
from valeria_desktop.ui.kit.palette import DARK
from valeria_desktop.ui.kit.room import RoomLook, Squeeze
from valeria_desktop.ui.kit.sign_plate import paint_plate
from valeria_desktop.ui.place.shaking import Shaking

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QHelpEvent
    from PySide6.QtWidgets import QAbstractItemView

    from valeria_desktop.games.valeria.ui.centre.place import Place
    from valeria_desktop.kernel.at import At
    from valeria_desktop.ui.kit.look import Look
    from valeria_desktop.ui.kit.rows import Index

_BEYOND = 14  # pixels of a box that frames, stacks and shadows reach beyond a card
_FRAME, _FOCUS = 3.9, 6.0  # how far its frames reach beyond it
_RAISED = 6.0  # at most
_FOOT = 0.33
"""A slip lies over the picture of a card, above its price and powers: so much of the height."""
_VIEWS = 2 * TURNS  # and each when it is theirs to choose, and when it is not


class CentreDelegate(QStyledItemDelegate):
    """Paints stacks: their edges, the top card, what can be done, and where the focus is."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        """Paint with the program's look."""
        super().__init__(parent)
        self._look = look
        self._kept = KeptPictures(look, each=_VIEWS)
        self.grid: Grid = grid_of(QSize(916, 400), look, is_siege=False)
        """Where the cards lie."""
        self.help = Help(self)
        self.hovered: At | None = None
        self.woken: Mapping[At, Chip] = {}
        """What a roll wakes."""
        self.shaking = Shaking(self)
        self.sliding = Sliding(look, self)
        self.is_painting_raised = False
        """What lies over its neighbours is painted after all else."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self._look.px(168), self._look.px(92))

    def card_of(self, index: Index) -> QRectF:
        """Give where a place's card lies at rest."""
        return self.grid.card(index.row(), index.column())

    def reach_of(self, index: Index) -> QRect:
        """Give how far a place reaches in any state: lying, raised, framed, or held lower."""
        beyond = math.ceil((_BEYOND + _RAISED) * self.grid.unit)
        box = self.card_of(index)
        if index.data(CentreRole.AT) == AtPlace(DECK):  # below it it tells of the piles
            box |= self._room_below()
        return box.toAlignedRect().adjusted(-beyond, -beyond, beyond, beyond)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        place: Place = index.data(CentreRole.SHOWN)
        is_focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        if self.is_painting_raised != self._is_raised(place, is_focused=is_focused):
            return
        stack = self._stack(place, is_focused=is_focused) if place.count else None
        below = self._below(index) if place.number == DECK else ()
        shift = round(self.shaking.shift_of(place.at) * self.grid.unit)
        box = self._held(self.card_of(index), stack).translated(shift, 0)
        beyond = round(_BEYOND * self.grid.unit)
        cell = box.toAlignedRect().adjusted(-beyond, -beyond, beyond, beyond)
        if below:
            cell.setBottom(self._room_below().toAlignedRect().bottom() + beyond)
        if is_veiled := _is_veiled(stack, place):
            stack = evolve(stack, mood=evolve(stack.mood, is_dim=False)) if stack else None
        shown = (stack, place.is_exhausted, below, place.attacks, place.is_wanted)
        self._kept.paint(
            painter,
            cell,
            (place.number, (shown, box.topLeft() - cell.topLeft().toPointF()), self.grid.unit),
            lambda brush, _cell: self._paint_place(
                brush, box.translated(-cell.topLeft().toPointF()), (place, stack, below)
            ),
        )
        if stack is not None and stack.face is not None:
            self.sliding.paint(painter, box, stack.face, stack.mood)
        if is_veiled:
            paint_veil_over(painter, box, self._look)
        if is_focused and stack is None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            brush = Brush(painter, self._look, self.grid.unit)
            paint_frames(brush, box, Mood(is_focused=True))
        self._paint_help(painter, box, place.at)

    def _is_raised(self, place: Place, *, is_focused: bool) -> bool:
        return is_focused or place.at == self.hovered or place.at in self.woken

    def _held(self, card: QRectF, stack: Stack | None) -> QRectF:
        """Give where a card lies, lower where it would be held beyond the edge of the view."""
        if stack is None:
            return card
        high = height_of(stack.mood)
        frame = _FOCUS if stack.mood.is_focused else _FRAME
        beyond = (high + frame) * self.grid.unit - card.top()
        return card.translated(0, min(high * self.grid.unit, max(0.0, beyond)))

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        place: Place | None = index.data(CentreRole.SHOWN) if index.isValid() else None
        if place is None:
            return False
        return show_signs(event, view.viewport(), self._signs(index, place))

    def _signs(self, index: Index, place: Place) -> list[PlacedSign]:
        box = self.card_of(index)
        if place.count:
            return signs_of_stack(box, self._stack(place, is_focused=False), self._look)
        return [PlacedSign("exhausted", box)] if place.is_exhausted else []

    def _paint_place(
        self, brush: Brush, box: QRectF, shown: tuple[Place, Stack | None, tuple[PileBelow, ...]]
    ) -> None:
        """Paint what lies at a place; beside the deck what lies below in the piles."""
        place, stack, below = shown
        painter = brush.painter
        if stack is not None:
            paint_stack(painter, box, stack, self._look)
        elif place.is_exhausted:
            paint_exhausted(painter, box, self._look, self.tr("Exhausted"))
        else:
            paint_empty(painter, box, self._look)
        held = box.translated(0, -height_of(stack.mood) * brush.unit) if stack else box
        if place.attacks:
            paint_attack(brush, held, place.number + 1)
        if place.is_wanted:
            paint_wanted(brush, held)
        if below:
            room = self._room_below()
            room.moveTopLeft(box.bottomLeft() + room.topLeft() - self._deck().bottomLeft())
            paint_below(brush, room, self.tr("Below"), below)

    def _stack(self, place: Place, *, is_focused: bool) -> Stack:
        is_dim = place.is_dim or bool(self.woken)
        return Stack(
            place.face,
            place.face_down,
            place.tokens,
            Mood(
                is_lit=place.is_lit and not self.woken,
                is_dim=is_dim,
                is_hovered=place.at == self.hovered,
                is_focused=is_focused,
                woken=self.woken.get(place.at),
                dims_price=not (place.is_lit or place.is_affordable or place.is_dim),
                ribbon=place.ribbon,
                is_brief=place.number in PILES or self._is_brief(),
                stack=place.count,
            ),
        )

    def _is_brief(self) -> bool:
        return isinstance(self._look, RoomLook) and self._look.squeeze >= Squeeze.C

    def _deck(self) -> QRectF:
        return self.grid.card(0, len(self.grid.widths) - 1)

    def _room_below(self) -> QRectF:
        """Give the room under the deck."""
        deck = self._deck()
        bottom = self.grid.card(0, 0).bottom()
        return QRectF(deck.left(), deck.bottom() + 16 * self.grid.unit, deck.width(), 0).adjusted(
            0, 0, 0, bottom - deck.bottom() - 16 * self.grid.unit
        )

    def _below(self, deck: Index) -> tuple[PileBelow, ...]:
        """Say of each pile what lies below its top card."""
        piles: list[Place] = [
            deck.sibling(deck.row(), column).data(CentreRole.SHOWN)
            for column in range(deck.column())
        ]
        nothing = (self.tr("nothing"),)
        return tuple(
            PileBelow(number, pile.below or nothing, max(0, pile.count - 1))
            for number, pile in enumerate(piles, 1)
        )

    def _paint_help(self, painter: QPainter, box: QRectF, at: At) -> None:
        """Paint what is told to whoever asked for it."""
        if slip := self.help.slips.get(at):
            foot = box.bottom() - box.height() * _FOOT
            paint_slip(Brush(painter, self._look, self._look.scale), box, foot, slip)
        if at == self.help.hinted:
            self._paint_hint(painter, box)

    def _paint_hint(self, painter: QPainter, box: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        brush = Brush(painter, self._look, 1)
        spot = square(box.center(), min(box.width(), box.height()) * 0.34)
        paint_plate(painter, spot, spot.width() / 2)
        brush.icon("hint", square(box.center(), spot.width() * 0.64), DARK.lit)


def _is_veiled(stack: Stack | None, place: Place) -> bool:
    """Whether a veil lies over all of it: one for all cards, as many are veiled at once."""
    if stack is None or stack.tokens or place.attacks or place.is_wanted or place.number == DECK:
        return False
    mood = stack.mood
    stands_out = mood.is_lit or mood.is_hovered or mood.is_focused or mood.woken is not None
    return mood.is_dim and not stands_out
