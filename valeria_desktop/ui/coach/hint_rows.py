"""A hint as rows, and their painting: the best options, a bar for each chance, the reasons."""

from __future__ import annotations

from enum import IntEnum
from math import ceil
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from valeria_desktop.ui.controls.rows import RowsModel
from valeria_desktop.ui.paint.materials import BRASS, BRASS_EDGE, INK
from valeria_desktop.ui.words.figures import per_cent
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from PySide6.QtCore import QObject

    from valeria_desktop.coach.hint import Hint, Proposal
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.ui.controls.rows import Index
    from valeria_desktop.ui.paint.look import Look


_THEN = 2
"""The number of later steps that a row tells: after more of them the dice have changed the game."""


class HintRole(IntEnum):
    """The roles of a row's data."""

    ROW = int(Qt.ItemDataRole.UserRole)


@frozen
class HintRow:
    """One of the best options."""

    number: int
    option_id: str
    words: str
    chance: float | None
    """The chance to win, from 0 to 1; None where the bot can't estimate it."""
    reasons: tuple[str, ...]
    then: str
    """The best next steps after this option, as words."""

    @property
    def key(self) -> str:
        """The row's rank, as its name in the model."""
        return str(self.number)

    @property
    def whole(self) -> HintRow:
        """The row itself, as a field of the model."""
        return self

    @property
    def chance_words(self) -> str:
        """The chance to win in per cent, as text; empty if it is unknown."""
        return "" if self.chance is None else per_cent(self.chance)


def rows_of(hint: Hint, decision: Decision, names: Sequence[str]) -> list[HintRow]:
    """Return a row for each proposal."""
    return [
        _row(number, proposal, decision, names) for number, proposal in enumerate(hint.proposals, 1)
    ]


def _row(number: int, proposal: Proposal, decision: Decision, names: Sequence[str]) -> HintRow:
    return HintRow(
        number,
        proposal.option,
        tell(decision.option(proposal.option).words(), names),
        proposal.chance,
        tuple(tell(reason.words, names) for reason in proposal.reasons),
        ", ".join(tell(words, names) for words in proposal.then[:_THEN]),
    )


class HintModel(RowsModel[HintRow]):
    """The best options, the best one first."""

    def __init__(self) -> None:
        """Make an empty model."""
        super().__init__({int(HintRole.ROW): "whole"})

    def show(self, rows: list[HintRow]) -> None:
        """Show the rows of an answer."""
        self._show_rows(self, rows)

    def heading(self) -> str:
        return self.tr("The best choices")

    def title(self, row: HintRow) -> str:
        return row.words

    def sentence(self, row: HintRow) -> str:
        words = self.tr("{number}: {choice}, {chance} to win.")
        if row.chance is None:
            words = self.tr("{number}: {choice}.")
        said = words.format(number=row.number, choice=row.words, chance=row.chance_words)
        return " ".join([said, *([self.then(row)] if row.then else []), *row.reasons])

    def then(self, row: HintRow) -> str:
        """Return a sentence with the best next steps after a row's option."""
        return self.tr("Then: {choice}.").format(choice=row.then)


_EDGE, _SPACE, _BAR, _GAP = 8, 5, 7, 3
_HEAD, _TEXT, _SIGN = 15, 14, 16
_WRAPPED = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop) | int(
    Qt.TextFlag.TextWordWrap
)


class HintDelegate(QStyledItemDelegate):
    """Paints hint rows, each as high as its words need."""

    def __init__(self, look: Look, model: HintModel, parent: QObject) -> None:
        """Paint in the colours and fonts of a look."""
        super().__init__(parent)
        self._look, self._model = look, model
        self.opened: int | None = None
        """The number of the only row with its reasons; None where all rows show theirs."""

    def _lines(self, row: HintRow) -> Iterator[tuple[str, QFont, str]]:
        """Yield the text lines below the bar, each with its font and its colour."""
        font, tokens = self._look.font(_TEXT), self._look.palette
        if row.then:  # the reasons are about the end of the whole turn
            yield self._model.then(row), font, tokens.quiet
        for words in row.reasons:
            yield words, font, tokens.ink

    def whole_height(self, rows: Iterable[HintRow], width: int) -> int:
        """Return the height of all rows in a list of a width, each with its reasons, in pixels."""
        return sum(self._high(row, width, is_open=True) for row in rows)

    def folded_height(self, rows: Sequence[HintRow], width: int) -> int:
        """Return the greatest height of the rows with only one row's reasons, in pixels."""
        low = [self._high(row, width, is_open=False) for row in rows]
        high = [self._high(row, width, is_open=True) for row in rows]
        more = (whole - head for whole, head in zip(high, low, strict=True))
        return sum(low) + max(more, default=0)

    def _high(self, row: HintRow, width: int, *, is_open: bool) -> int:
        px = self._look.px
        inside = width - 2 * px(_EDGE)
        lines = self._lines(row) if is_open else ()
        high = px(2 * _SPACE + _BAR + _GAP) + self._head_height(row, inside)
        return high + sum(_height(words, font, inside) + px(_GAP) for words, font, _ in lines)

    def _is_open(self, row: HintRow) -> bool:
        return self.opened in {None, row.number}

    def _head_height(self, row: HintRow, inside: int) -> int:
        beside = self._chance_width(row) + self._sign_width
        return _height(row.words, self._look.bold(_HEAD), inside - beside)

    @property
    def _sign_width(self) -> int:
        """The width of the sign that unfolds a row, in pixels; 0 where all are unfolded."""
        return 0 if self.opened is None else self._look.px(_SIGN)

    def _chance_width(self, row: HintRow) -> int:
        metrics = QFontMetrics(self._look.bold(_HEAD))
        return metrics.horizontalAdvance(row.chance_words) + self._look.px(_EDGE)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = option.rect.width()
        row: HintRow = index.data(HintRole.ROW)
        return QSize(width, self._high(row, width, is_open=self._is_open(row)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: HintRow = index.data(HintRole.ROW)
        look, px = self._look, self._look.px
        box = option.rect.adjusted(px(_EDGE), px(_SPACE), -px(_EDGE), -px(_SPACE))
        self._paint_state(painter, option)
        head = self._head_height(row, box.width())
        painter.setPen(QColor(look.palette.ink))
        painter.setFont(look.bold(_HEAD))
        words = QRect(box.left(), box.top(), box.width() - self._chance_width(row), head)
        if self.opened is not None:
            self._paint_sign(painter, words, is_open=self._is_open(row))
            words.setLeft(words.left() + self._sign_width)
        painter.drawText(words, _WRAPPED, row.words)
        right = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        painter.drawText(box, right, row.chance_words)
        top = box.top() + head + px(_GAP)
        self._paint_bar(painter, QRectF(box.left(), top, box.width(), px(_BAR)), row)
        top += px(_BAR + _GAP)
        for line, font, colour in self._lines(row) if self._is_open(row) else ():
            high = _height(line, font, box.width())
            painter.setFont(font)
            painter.setPen(QColor(colour))
            painter.drawText(QRect(box.left(), top, box.width(), high), _WRAPPED, line)
            top += high + px(_GAP)

    def _paint_sign(self, painter: QPainter, line: QRect, *, is_open: bool) -> None:
        """Paint a triangle that points to the row's end, or down at its reasons."""
        half = self._look.px(_SIGN) / 4
        middle = QPointF(line.left() + half, line.top() + self._look.px(_HEAD) * 0.62)
        tips = ((-half, -half), (-half, half), (half, 0.0))
        if is_open:
            tips = ((-half, -half), (half, -half), (0.0, half))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._look.palette.quiet))
        painter.drawPolygon(QPolygonF([middle + QPointF(x, y) for x, y in tips]))
        painter.restore()

    def _paint_state(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        """Paint the ground of the row under the mouse, and the frame of the focus."""
        tokens, inside = self._look.palette, QRectF(option.rect).adjusted(2, 1, -2, -1)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens.raised))
            painter.drawRoundedRect(inside, 5, 5)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(tokens.focus), 2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(inside, 5, 5)

    def _paint_bar(self, painter: QPainter, bar: QRectF, row: HintRow) -> None:
        if row.chance is None:
            return
        painter.setPen(QPen(QColor(INK), 1))
        painter.setBrush(QColor(self._look.palette.line))
        painter.drawRoundedRect(bar, 3, 3)
        filled = QRectF(bar)
        filled.setWidth(max(bar.height(), bar.width() * row.chance))
        painter.setBrush(QColor(BRASS_EDGE if row.number == 1 else BRASS))
        painter.drawRoundedRect(filled, 3, 3)


def _height(words: str, font: QFont, width: int) -> int:
    room = QRect(0, 0, max(20, width), 10_000)
    return ceil(QFontMetrics(font).boundingRect(room, _WRAPPED, words).height())
