"""Luck as curves: the gains from the dice against their mean, roll by roll."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.ui.screens.review.luck_rows import RollsModel, curve_words
from valeria_desktop.ui.screens.review.curves_plot import CurvesPlot

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.coach.luck_ledger import LuckLedger
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.look import Look


class LuckPlot(CurvesPlot):
    """The curves of the players, with a row for each roll."""

    def __init__(self, look: Look) -> None:
        """Make a plot without a game."""
        self.rolls = RollsModel()
        super().__init__(look, self.rolls)
        self.setAccessibleName(self.tr("Luck of the dice, roll by roll"))

    def show_ledger(self, ledger: LuckLedger, seats: tuple[Seat, ...]) -> None:
        """Show the luck in a game."""
        self.rolls.show(ledger, [seat.name for seat in seats])
        told = zip(ledger.curves, seats, strict=True)
        summary = " ".join(curve_words(curve, seat.name) for curve, seat in told)
        self.show_curves(ledger.curves, seats, summary)

    def forget(self) -> None:
        super().forget()
        self.rolls.forget()
