"""The choices of a game as painted rows: the player, the choice, and a better one."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from valeria_desktop.coach.grades import Grade
from valeria_desktop.coach.trust import Trust
from valeria_desktop.ui.coach.trust_words import better_words
from valeria_desktop.ui.controls.rows import RowsModel
from valeria_desktop.ui.paint.focus_ring import paint_focus_ring
from valeria_desktop.ui.paint.strokes import paint_sign
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtCore import QObject

    from valeria_desktop.coach.review import Graded
    from valeria_desktop.coach.trust import Margin
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.controls.rows import Index
    from valeria_desktop.ui.paint.look import Look


MARKS = {
    Grade.BEST: "\N{BLACK STAR}",
    Grade.GOOD: "\N{CHECK MARK}",
    Grade.SLIP: "~",
    Grade.MISTAKE: "?",
    Grade.BLUNDER: "??",
}
"""The mark of each grade: a sign, so that grades differ without colour."""
WORSE = (Grade.SLIP, Grade.MISTAKE, Grade.BLUNDER)


def grade_words(grade: Grade) -> str:
    """Return the name of a grade."""
    translate = QCoreApplication.translate
    return {
        Grade.BEST: translate("Review", "the best"),
        Grade.GOOD: translate("Review", "good"),
        Grade.SLIP: translate("Review", "a slip"),
        Grade.MISTAKE: translate("Review", "a mistake"),
        Grade.BLUNDER: translate("Review", "a blunder"),
    }[grade]


class ChoiceRole(IntEnum):
    """The data of a row, beside its words."""

    ROW = int(Qt.ItemDataRole.UserRole)


@frozen
class ChoiceRow:
    """A graded choice."""

    choices: int
    seat: int
    name: str
    round: int
    chosen: str
    best: str
    """The words of the best option; empty if it was chosen."""
    grade: Grade
    margin: Margin
    """What the best option was better by, in wins or in points."""

    @property
    def key(self) -> str:
        """The row's key: the number of choices before it in the game."""
        return str(self.choices)

    @property
    def whole(self) -> ChoiceRow:
        """The row itself, to be painted."""
        return self


def row_of(graded: Graded, names: Sequence[str]) -> ChoiceRow:
    """Return the row of a graded choice, with the players' names."""
    chosen, best = (tell(each.words(), tuple(names)) for each in (graded.chosen, graded.best))
    return ChoiceRow(
        graded.choices,
        graded.seat,
        names[graded.seat],
        graded.round,
        chosen,
        "" if graded.grade is Grade.BEST or best == chosen else best,
        graded.grade,
        graded.margin,
    )


class ChoicesModel(RowsModel[ChoiceRow]):
    """The graded choices in the order of the game."""

    def __init__(self) -> None:
        """Make an empty model."""
        super().__init__({int(ChoiceRole.ROW): "whole"})

    def show(self, game: object, graded: Iterable[Graded], names: Sequence[str]) -> None:
        """Show choices of a game; of another game all rows are new."""
        self._show_rows(game, [row_of(each, names) for each in graded])

    def heading(self) -> str:
        return self.tr("Choices")

    def title(self, row: ChoiceRow) -> str:
        return row.chosen

    def sentence(self, row: ChoiceRow) -> str:
        words = self.tr("Round {round}, {name}: {chosen} – {grade}.").format(
            round=max(1, row.round), name=row.name, chosen=row.chosen, grade=grade_words(row.grade)
        )
        return f"{words} {self.better(row)}".strip()

    def better(self, row: ChoiceRow) -> str:
        """Return a sentence about the better option; the empty text without one."""
        if not row.best:
            return ""
        if row.margin.is_alike:
            return self.tr("As good: {best}.").format(best=row.best)
        words = self.tr("Better, but close: {best}, {gain}.")
        if row.margin.trust is Trust.CLEAR:
            words = self.tr("Clearly better: {best}, {gain}.")
        return words.format(best=row.best, gain=better_words(row.margin))


_EDGE, _GAP, _SIGN, _MARK, _ROUND = 6, 6, 18, 26, 30
_LINE = 1.4
_MIDDLE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


class ChoiceDelegate(QStyledItemDelegate):
    """Paints a choice in one line, and a better one in a second line."""

    def __init__(self, look: Look, model: ChoicesModel, parent: QObject) -> None:
        """Paint with a look."""
        super().__init__(parent)
        self._look, self._model = look, model
        self.seats: tuple[Seat, ...] = ()

    def _line(self) -> int:
        return round(QFontMetrics(self._look.font(15)).height() * _LINE)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row: ChoiceRow = index.data(ChoiceRole.ROW)
        lines = 2 if self._model.better(row) else 1
        return QSize(option.rect.width(), lines * self._line())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: ChoiceRow = index.data(ChoiceRole.ROW)
        look, px = self._look, self._look.px
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_state(painter, option)
        box = option.rect.adjusted(px(_EDGE), 0, -px(_EDGE), 0)
        line = QRect(box.left(), box.top(), box.width(), self._line())
        painter.setFont(look.font(14))
        painter.setPen(QColor(look.palette.quiet))
        painter.drawText(line, _MIDDLE, str(max(1, row.round)))
        line.setLeft(line.left() + px(_ROUND))
        sign = QRectF(line.left(), line.center().y() - px(_SIGN) / 2, px(_SIGN), px(_SIGN))
        paint_sign(painter, look, sign, self.seats[row.seat])
        line.setLeft(line.left() + px(_SIGN + _GAP))
        self._paint_mark(painter, QRect(line.left(), line.top(), px(_MARK), line.height()), row)
        line.setLeft(line.left() + px(_MARK + _GAP))
        painter.setFont(look.font(15))
        painter.setPen(QColor(look.palette.ink))
        self._write(painter, line, row.chosen)
        if better := self._model.better(row):
            line.translate(0, line.height())
            painter.setFont(look.font(14))
            painter.setPen(QColor(look.palette.quiet))
            self._write(painter, line, better)

    def _paint_mark(self, painter: QPainter, box: QRect, row: ChoiceRow) -> None:
        tokens = self._look.palette
        colours = {Grade.BEST: tokens.good, Grade.GOOD: tokens.good, Grade.SLIP: tokens.ink}
        painter.setFont(self._look.bold(15))
        painter.setPen(QColor(colours.get(row.grade, tokens.bad)))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, MARKS[row.grade])

    def _write(self, painter: QPainter, line: QRect, words: str) -> None:
        metrics = painter.fontMetrics()
        painter.drawText(
            line, _MIDDLE, metrics.elidedText(words, Qt.TextElideMode.ElideRight, line.width())
        )

    def _paint_state(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        tokens, inside = self._look.palette, QRectF(option.rect).adjusted(1, 1, -1, -1)
        if option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens.raised))
            painter.drawRoundedRect(inside, 4, 4)
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_focus_ring(painter, inside, 4)
