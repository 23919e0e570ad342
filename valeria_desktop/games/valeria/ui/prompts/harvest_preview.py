"""The preview of every player's harvest with changed dice, compared with the unchanged dice."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from valeria_desktop.games.valeria.ui.cards.kinds import field_of
from valeria_desktop.ui.paint.brush import Brush, paint_marks, width_of
from valeria_desktop.ui.paint.palette import CARD_INK, CARD_TEXT
from valeria_desktop.ui.prompts.sheet import of_seat
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Citizen, Starter
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.look import Look

_ROW = 20
_SIGN = 17
_GAP = 4
_CENTRE = Qt.AlignmentFlag.AlignCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class HarvestChip:
    """A card in a preview: the number of its activations, and the difference from keeping."""

    def __init__(self, card: Citizen | Starter, number: int, change: int, *, on_turn: bool) -> None:
        self.card = card
        self.number = number
        self.change = change
        self.effect = card.on_turn if on_turn else card.off_turn

    @property
    def label(self) -> str:
        """The card's name, with the number of activations if it isn't 1."""
        number = self.number or -self.change
        return f"{self.card.name} ×{number}" if number > 1 else self.card.name


class HarvestPreview(QWidget):
    """A row for each player: the activated cards and their gains."""

    def __init__(
        self,
        look: Look,
        seats: tuple[Seat, ...],
        active: int,
        kept: tuple[tuple[Citizen | Starter, ...], ...],
    ) -> None:
        """Make a preview; `kept` are every seat's cards with unchanged dice."""
        super().__init__()
        self._look = look
        self._seats = seats
        self._active = active
        self._order = [(active + index) % len(seats) for index in range(len(seats))]
        self._kept = kept
        self._rows: list[list[HarvestChip]] = []
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def compare(
        self, dice: tuple[int, int], harvests: tuple[tuple[Citizen | Starter, ...], ...]
    ) -> None:
        """Show every player's harvest with other dice."""
        self._rows = [
            _chips(before, after, on_turn=seat == self._active)
            for seat, (before, after) in enumerate(zip(self._kept, harvests, strict=True))
        ]
        self.setAccessibleName(self._sentence(dice))
        self.updateGeometry()
        self.update()

    @property
    def rows(self) -> list[list[HarvestChip]]:
        """The chips of each player."""
        return self._rows

    def _sentence(self, dice: tuple[int, int]) -> str:
        harvests = [
            self.tr("{player}: {cards}").format(
                player=seat.name,
                cards=", ".join(self._words(chip) for chip in row if chip.number)
                or self.tr("nothing"),
            )
            for seat, row in zip(self._seats, self._rows, strict=True)
        ]
        return self.tr("With {first} and {second}: {harvests}.").format(
            first=dice[0], second=dice[1], harvests="; ".join(harvests)
        )

    def _words(self, chip: HarvestChip) -> str:
        return self.tr("{card} gives {power}").format(
            card=chip.label, power=tell(chip.effect.words())
        )

    # --- sizes

    def sizeHint(self) -> QSize:
        width = self._look.px(380)
        return QSize(width, self.heightForWidth(width))

    def heightForWidth(self, width: int) -> int:
        lines = sum(len(self._lines(row, width)) for row in self._rows)
        return lines * self._look.px(_ROW)

    def _lines(self, row: list[HarvestChip], width: int) -> list[list[HarvestChip]]:
        """Return a player's chips in lines that fit a width."""
        px, left = self._look.px, 0.0
        room = width - px(_SIGN + 2 * _GAP)
        lines: list[list[HarvestChip]] = [[]]
        for chip in row:
            wanted = self._width(chip) + px(_GAP)
            if lines[-1] and left + wanted > room:
                lines.append([])
                left = 0.0
            lines[-1].append(chip)
            left += wanted
        return lines

    def _width(self, chip: HarvestChip) -> float:
        px = self._look.px
        metrics = self._metrics()
        width = metrics.horizontalAdvance(chip.label) + px(10)
        width += self._marks_width(chip) + px(_GAP) if chip.number else 0
        return width + (px(14) if chip.change > 0 else 0)

    def _metrics(self) -> QFontMetricsF:
        return QFontMetricsF(self._look.font(13))

    def _marks_width(self, chip: HarvestChip) -> float:
        return width_of(chip.effect.signs(), self._look.px(14))

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px, top = self._look.px, 0
        for index in self._order:
            seat, row = self._seats[index], self._rows[index]
            side = px(_SIGN)
            sign = QRectF(0, top + (px(_ROW) - side) / 2, side, side)
            of_seat(self._look, seat)(painter, sign)
            for line in self._lines(row, self.width()):
                self._paint_line(painter, line, top)
                top += px(_ROW)
        painter.end()

    def _paint_line(self, painter: QPainter, line: list[HarvestChip], top: int) -> None:
        px = self._look.px
        left = float(px(_SIGN + 2 * _GAP))
        if not line:
            painter.setFont(self._look.font(13))
            painter.setPen(QColor(self._look.palette.quiet))
            painter.drawText(QRectF(left, top, 200, px(_ROW)), _LEFT, self.tr("nothing"))
        for chip in line:
            box = QRectF(left, top + 1, self._width(chip), px(_ROW) - 1.5)
            self._paint_chip(painter, box, chip)
            left = box.right() + px(_GAP)

    def _paint_chip(self, painter: QPainter, box: QRectF, chip: HarvestChip) -> None:
        look, px = self._look, self._look.px
        font = look.font(13)
        if not chip.number:
            font.setStrikeOut(True)
            painter.setPen(QPen(QColor(look.palette.quiet), 1, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 4, 4)
            painter.setFont(font)
            painter.drawText(box, _CENTRE, chip.label)
            return
        gained = chip.change > 0
        painter.setPen(QPen(QColor(look.palette.good if gained else CARD_INK), 2 if gained else 1))
        painter.setBrush(QColor(field_of(chip.card)))
        painter.drawRoundedRect(box, 4, 4)
        left = box.left() + px(5)
        if gained:
            ratio = self.devicePixelRatioF()
            plus = look.icon("plus", px(12), ratio, CARD_TEXT)
            painter.drawPixmap(QPointF(left, box.center().y() - px(6)), plus)
            left += px(14)
        painter.setFont(font)
        painter.setPen(QColor(CARD_TEXT))
        painter.drawText(QRectF(left, box.top(), box.width(), box.height()), _LEFT, chip.label)
        width = self._marks_width(chip)
        room = QRectF(box.right() - width - px(5), box.top(), width, box.height())
        paint_marks(Brush(painter, look, 1.0), room, chip.effect.signs(), px(14))


def _chips(
    before: tuple[Citizen | Starter, ...],
    after: tuple[Citizen | Starter, ...],
    *,
    on_turn: bool,
) -> list[HarvestChip]:
    """Return chips for the activated cards, then for the cards that the change costs."""
    had, has = Counter(before), Counter(after)
    return [
        HarvestChip(card, has[card], has[card] - had[card], on_turn=on_turn)
        for card in dict.fromkeys((*after, *before))
    ]
