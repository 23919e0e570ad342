"""The words for the options of a new game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from valeria_desktop.games.viscounts.rules.setup import FUTURES, Rival

if TYPE_CHECKING:
    from collections.abc import Mapping


class SetupWords(QObject):
    """The names of sides of the board, of Odo's boards, and of difficulties of a game alone."""

    def sides(self) -> Mapping[int, str]:
        return {1: self.tr("Side 1"), 2: self.tr("Side 2")}

    def laid(self, side: int) -> str:
        """Return what the large picture of a side shows."""
        return self.tr("{side} of the board, as it lies in this game.").format(
            side=self.sides()[side]
        )

    def side(self, side: int) -> str:
        """Return for how many players a side of the board is meant (WK5)."""
        if side == 1:
            return self.tr("Made for 3 and 4 players; the trades lie elsewhere on side 2.")
        return self.tr(
            "Made for 1 and 2 players; the trades lie elsewhere on side 1. 4 of its 10 trades are "
            "reconstructed."
        )

    def rivals(self) -> Mapping[Rival, tuple[str, str]]:
        """Return the name of each of Odo's boards, and what he does with it (WK120)."""
        return {
            Rival.CLERIC: (
                self.tr("The copyist"),
                self.tr("Odo transcribes whenever he can, and saves ink first."),
            ),
            Rival.BUILDER: (
                self.tr("The builder"),
                self.tr("Odo builds whenever he can, and saves stone first."),
            ),
            Rival.NOBLE: (
                self.tr("The courtier"),
                self.tr("Odo sends workers whenever he can, and saves gold first."),
            ),
            Rival.CARDS: (
                self.tr("The collector"),
                self.tr("Odo pays debts and has deeds approved, with any resource."),
            ),
        }

    def difficulties(self) -> Mapping[int, str]:
        """Return the name of each number of future schemes in Odo's deck (WK121)."""
        words = (self.tr("Usual"), self.tr("Hard"), self.tr("Harder"), self.tr("Hardest"))
        return dict(zip(FUTURES, words, strict=True))

    def difficulty(self, futures: int, *, is_proposed: bool) -> str:
        """Return what a difficulty does, and whether we propose it with the chosen board."""
        words = self.schemes(futures)
        if not is_proposed:
            return words
        # the duchess won 56 ± 7 % of 200 games: docs/viscounts.md, "Alone"
        advice = self.tr("The most even game in our tests: a duchess won about half of them.")
        return f"{words} {advice}"

    def schemes(self, futures: int) -> str:
        if not futures:
            return self.tr("Odo begins with seven starting schemes.")
        if futures == 1:
            return self.tr("1 future scheme is shuffled into Odo's deck.")
        return self.tr("{number} future schemes are shuffled into Odo's deck.").format(
            number=futures
        )
