"""A hint as rows: the best options, each with its chance and what speaks for it."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import Qt

from valeria_desktop.ui.kit.figures import per_cent
from valeria_desktop.ui.kit.rows import RowsModel
from valeria_desktop.ui.kit.words import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.coach.hint import Hint, Proposal
    from valeria_desktop.kernel.decision import Decision


_THEN = 2
"""So much of what follows is told: later the dice have fallen otherwise."""


class HintRole(IntEnum):
    """What a row knows."""

    ROW = int(Qt.ItemDataRole.UserRole)


@frozen
class HintRow:
    """One of the best options."""

    number: int
    option_id: str
    words: str
    chance: float | None
    """None where nobody can say."""
    reasons: tuple[str, ...]
    then: str
    """What is best done after it."""

    @property
    def key(self) -> str:
        """Name it by its rank."""
        return str(self.number)

    @property
    def whole(self) -> HintRow:
        """All of it."""
        return self

    @property
    def chance_words(self) -> str:
        """Write the chance."""
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
        """Have none."""
        super().__init__({int(HintRole.ROW): "whole"})

    def show(self, rows: list[HintRow]) -> None:
        """Show what is known by now."""
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
        """Say what is best done after it."""
        return self.tr("Then: {choice}.").format(choice=row.then)
