"""The tab of points: each of them, and the choice that brought it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.ui.screens.review.asking import AskingPart
from valeria_desktop.games.valeria.ui.screens.review.points_rows import Row, Words, tree_of
from valeria_desktop.games.valeria.ui.screens.review.points_tree import PointsTree
from valeria_desktop.games.valeria.ui.screens.score_words import ValeriaScoreWords

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.coach.sources import Source
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.kit.look import Look


class PointsPart(AskingPart):
    """Where everyone's points come from."""

    topic = "sources"

    def __init__(self, look: Look) -> None:
        """Wait for a game."""
        super().__init__(look)
        self._words = ValeriaScoreWords()
        self.tree = PointsTree(look)
        self._column().addWidget(self.tree)
        self.tree.moment_asked.connect(self.moment_asked)

    def title(self) -> str:
        return self.tr("Points")

    def _show(self, session: Session, answer: Sequence[Source]) -> str:
        words = Words(self._words.source, session.names)
        self.tree.show_rows(tree_of(answer, session.seats, words))
        return "" if answer else self.tr("Nobody has any points.")

    def _clear(self) -> None:
        self.tree.show_rows(Row("", "", 0))
