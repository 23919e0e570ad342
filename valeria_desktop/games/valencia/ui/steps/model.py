"""The steps of a round, and the rounds to come, as list models."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt

from valeria_desktop.games.valencia.ui.steps.steps import (
    ComingRound,
    RoundStep,
    coming_rounds,
    round_words,
    step_words,
    steps_of,
)
from valeria_desktop.ui.kit.careful import never_raises
from valeria_desktop.ui.kit.plain import unmarked
from valeria_desktop.ui.kit.rows import RowsModel

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.ui.kit.rows import Index


class StepRole(IntEnum):
    """What a row knows."""

    SHOWN = int(Qt.ItemDataRole.UserRole)
    """All of it, to be painted."""


_SHOWN = {int(StepRole.SHOWN): "shown"}


class StepsModel(RowsModel[RoundStep]):
    """Nine rows, A to I."""

    def __init__(self) -> None:
        super().__init__(_SHOWN | {int(Qt.ItemDataRole.AccessibleDescriptionRole): "explained"})

    def show(self, scene: Scene) -> None:
        """Show a scene, telling only what differs."""
        self._show_rows(scene.seats, steps_of(scene))

    def heading(self) -> str:
        return self.tr("Steps of the round")

    def title(self, row: RoundStep) -> str:
        return row.name

    def sentence(self, row: RoundStep) -> str:
        return f"{step_words(row)} {row.explained}"

    @never_raises
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.ToolTipRole:
            words = super().data(index, Qt.ItemDataRole.AccessibleTextRole)
            return None if words is None else unmarked(words)
        return super().data(index, role)


class RoundsModel(RowsModel[ComingRound]):
    """A row for each round to come."""

    def __init__(self) -> None:
        super().__init__(_SHOWN)

    def show(self, scene: Scene) -> None:
        """Show a scene, telling only what differs."""
        self._show_rows(scene.seats, coming_rounds(scene))

    def heading(self) -> str:
        return self.tr("Coming rounds")

    def title(self, row: ComingRound) -> str:
        return row.title

    def sentence(self, row: ComingRound) -> str:
        return round_words(row)
