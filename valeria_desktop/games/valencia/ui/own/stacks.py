"""The own stacks: each a fan of cards on a tray, with its sum."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor

from valeria_desktop.games.valencia.ui.cards.dyes import paint_back
from valeria_desktop.games.valencia.ui.cards.face import paint_card
from valeria_desktop.games.valencia.ui.cards.frames import paint_frames, paint_veil
from valeria_desktop.games.valencia.ui.cards.words import cards_words
from valeria_desktop.games.valencia.ui.own.fans import lay_fans
from valeria_desktop.games.valencia.ui.own.flat_view import FlatModel, FlatView
from valeria_desktop.games.valencia.ui.own.parts import paint_capsule, paint_hollow, paint_tray
from valeria_desktop.games.valencia.ui.own.side import StackRow
from valeria_desktop.ui.kit.brush import CENTRE
from valeria_desktop.ui.kit.look import text_font
from valeria_desktop.ui.pieces.mood import Mood

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from valeria_desktop.games.valencia.rules.at import AtStack
    from valeria_desktop.games.valencia.ui.own.fans import Fan
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.kit.brush import Brush
    from valeria_desktop.ui.kit.room import RoomLook

_AROUND = 4  # units from the cards to the frame round them
_READABLE = 62  # units of height that a card is read at


class StacksModel(FlatModel[StackRow]):
    """The own stacks, in order."""

    def heading(self) -> str:
        return self.tr("My stacks")

    def title(self, row: StackRow) -> str:
        return self.tr("Stack {number}").format(number=row.number + 1)

    def sentence(self, row: StackRow) -> str:
        if row.cards:
            words = self.tr("{stack}: {cards}, sum {sum}.").format(
                stack=self.title(row), cards=cards_words(row.cards), sum=row.sum
            )
        else:
            words = self.tr("{stack}: {number} cards, face down.").format(
                stack=self.title(row), number=row.size
            )
        if row.is_hinted:
            words = self.tr("{stack} The adviser would take it.").format(stack=words)
        return (
            self.tr("{stack} It can be revealed now.").format(stack=words) if row.is_lit else words
        )


class StacksView(FlatView[StackRow]):
    """Shows the own stacks, as large as all of them fit."""

    def __init__(self, look: RoomLook, parent: QWidget | None = None) -> None:
        super().__init__(look, StacksModel(), parent)
        self._seat: Seat | None = None
        self.setAccessibleName(self.tr("My stacks"))

    def show_stacks(self, game: object, seat: Seat, rows: Sequence[StackRow]) -> None:
        """Show somebody's stacks."""
        self._seat = seat
        self.show_rows(game, rows)

    @property
    def current(self) -> AtStack | None:
        """The stack that the arrows have gone to."""
        row = self.currentIndex().row()
        return self.rows.rows[row].key if row >= 0 else None

    def fans(self) -> tuple[Fan, ...]:
        """Give where each stack lies."""
        sizes = tuple(row.size for row in self.rows.rows)
        above = 9 * self.look.unit  # what is raised and framed reaches so high
        room = QRectF(self.rect()).adjusted(above, above, -above, 0)
        return lay_fans(sizes, room, self.look.unit, self.look.scale)

    def boxes(self) -> Sequence[QRectF]:
        return [fan.tray for fan in self.fans()]

    # --- places, for what flies

    def box_of(self, at: At, within: QWidget) -> QRect | None:
        """Return the box of a stack's cards in a widget; None if there is no such stack."""
        fan = self._fan_of(at)
        return None if fan is None else self._placed(fan.whole, within)

    def reading_box(self, at: At, within: QWidget) -> QRect | None:
        """Return the box in which a stack's cards stand to be read: as high as they lie.

        It is never too low to read them.
        """
        fan = self._fan_of(at)
        if fan is None:
            return None
        high = min(float(self.height()), max(fan.whole.height(), _READABLE * self.look.unit))
        top = min(fan.whole.center().y() - high / 2, self.height() - high)
        return self._placed(QRectF(0, max(0.0, top), self.width(), high), within)

    def _fan_of(self, at: At) -> Fan | None:
        row = self.rows.index_of(at).row()
        return self.fans()[row] if row >= 0 else None

    def _placed(self, box: QRectF, within: QWidget) -> QRect:
        found = box.toAlignedRect()
        return QRect(self.viewport().mapTo(within, found.topLeft()), found.size())

    # --- painting

    def paint_rows(self, brush: Brush) -> None:
        rows = self.rows.rows
        if not rows:
            self._paint_nothing(brush)
        for row, fan in zip(rows, self.fans(), strict=True):
            self._paint_stack(brush, row, fan)

    def _paint_nothing(self, brush: Brush) -> None:
        """Show the place where stacks will lie."""
        unit = brush.unit
        room = QRectF(self.rect()).adjusted(9 * unit, 9 * unit, -9 * unit, -2 * unit)
        paint_hollow(brush, room)
        brush.painter.setFont(text_font(15 * self.look.scale))
        brush.painter.setPen(QColor(self.look.palette.quiet))
        words = self.tr("Stacks lie here once you have planned.")
        inside = room.adjusted(8 * unit, 0, -8 * unit, 0)
        brush.painter.drawText(inside, int(CENTRE | Qt.TextFlag.TextWordWrap), words)

    def _paint_stack(self, brush: Brush, row: StackRow, fan: Fan) -> None:
        paint_tray(brush, fan.tray)
        mood = Mood(
            is_lit=row.is_lit,
            is_hovered=self.is_hovered(row.number),
            is_focused=self.is_focused(row.number),
            is_hinted=row.is_hinted,
        )
        raised = -mood.raised * brush.unit
        self._paint_cards(brush, row, fan, raised)
        around = _AROUND * brush.unit
        whole = fan.whole.translated(0, raised).adjusted(-around, -around, around, around)
        if row.is_dim:
            paint_veil(brush, whole, around)
        paint_frames(brush, whole, mood, around)
        text = str(row.sum) if row.cards else f"×{row.size}"
        paint_capsule(brush, fan.sum, text, self.look.scale)

    def _paint_cards(self, brush: Brush, row: StackRow, fan: Fan, raised: float) -> None:
        for place, (box, shown) in enumerate(zip(fan.cards, fan.shown, strict=True)):
            if row.cards:
                card = row.cards[place]
                paint_card(brush, box.translated(0, raised), card, shown=shown)
            elif self._seat is not None:
                paint_back(brush, box.translated(0, raised), self._seat)
