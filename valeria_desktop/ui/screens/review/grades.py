"""The choices of a game as rows: who chose what, how good it was, and what was better."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication, Qt

from valeria_desktop.coach.grades import Grade
from valeria_desktop.ui.kit.rows import RowsModel
from valeria_desktop.ui.kit.words import tell

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from valeria_desktop.coach.review import Graded

MARKS = {
    Grade.BEST: "\N{BLACK STAR}",
    Grade.GOOD: "\N{CHECK MARK}",
    Grade.SLIP: "~",
    Grade.MISTAKE: "?",
    Grade.BLUNDER: "??",
}
"""How a grade is written: in a sign, so that no colour has to tell it."""
WORSE = (Grade.SLIP, Grade.MISTAKE, Grade.BLUNDER)


def grade_words(grade: Grade) -> str:
    """Name a grade."""
    translate = QCoreApplication.translate
    return {
        Grade.BEST: translate("Review", "the best"),
        Grade.GOOD: translate("Review", "good"),
        Grade.SLIP: translate("Review", "a slip"),
        Grade.MISTAKE: translate("Review", "a mistake"),
        Grade.BLUNDER: translate("Review", "a blunder"),
    }[grade]


class ChoiceRole(IntEnum):
    """What a row knows."""

    ROW = int(Qt.ItemDataRole.UserRole)


@frozen
class ChoiceRow:
    """A choice that was looked at."""

    choices: int
    seat: int
    name: str
    round: int
    chosen: str
    best: str
    """What would have been better; nothing if it was the best."""
    grade: Grade
    cost: int
    """Of a hundred games."""

    @property
    def key(self) -> str:
        """Name it by its place in the game."""
        return str(self.choices)

    @property
    def whole(self) -> ChoiceRow:
        """All of it."""
        return self


def row_of(graded: Graded, names: Sequence[str]) -> ChoiceRow:
    """Say a choice."""
    chosen, best = (tell(each.words(), tuple(names)) for each in (graded.chosen, graded.best))
    return ChoiceRow(
        graded.choices,
        graded.seat,
        names[graded.seat],
        graded.round,
        chosen,
        "" if graded.grade is Grade.BEST or best == chosen else best,
        graded.grade,
        round(100 * graded.cost),
    )


class ChoicesModel(RowsModel[ChoiceRow]):
    """Choices in the order they were made; of all, or only those that were worse than good."""

    def __init__(self) -> None:
        """Have none."""
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
        """Say what would have been better."""
        if not row.best:
            return ""
        if row.cost < 1:
            return self.tr("As good: {best}.").format(best=row.best)
        words = self.tr("Better: {best}, {number} more wins in 100 games.")
        if row.cost == 1:
            words = self.tr("Better: {best}, one more win in 100 games.")
        return words.format(best=row.best, number=row.cost)
