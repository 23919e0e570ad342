"""The tab of luck: curves, the dice that came, and the swap of the dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from valeria_desktop.games.valeria.ui.screens.review.dice_piles import DicePiles
from valeria_desktop.games.valeria.ui.screens.review.luck_rows import (
    curve_words,
    fortunes_of,
    roll_words,
)
from valeria_desktop.games.valeria.ui.screens.review.swap_box import TOPIC, SwapBox
from valeria_desktop.ui.screens.review.curves_part import CurvesPart
from valeria_desktop.ui.screens.review.luck_plot import LuckPlot

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.coach.luck_ledger import LuckLedger
    from valeria_desktop.session.messages import Wish
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.paint.look import Look


class LuckPart(CurvesPart):
    """Shows the gains from the dice, roll by roll, and the results with swapped dice."""

    plot: LuckPlot
    topic = "ledger"
    icon = "die"

    def __init__(self, look: Look) -> None:
        """Make the tab without a game."""
        super().__init__(look)
        look = self._look
        self.dice = DicePiles(look)
        self.swap = SwapBox(look)
        self._lay_out()
        self.dice.pointed.connect(self._say)
        self.swap.asked.connect(self.asked)
        self.swap.dropped.connect(self.dropped)

    def _make_plot(self, look: Look) -> LuckPlot:
        return LuckPlot(look, self.tr("Rolls"), self.tr("Luck of the dice, roll by roll"))

    def title(self) -> str:
        return self.tr("Luck")

    def coming(self) -> str:
        return self.tr("I read the dice: what each roll brought, and what it might have brought.")

    def _lay_out(self) -> None:
        dice = self._headed(self.tr("The dice that came (strokes: usually)"), self.dice)
        column = self._lay_beside(self.tr("Luck, roll by roll"), dice)
        column.addWidget(self.swap)

    def turn_fold(self) -> None:
        super().turn_fold()
        self.dice.show_numbers(are_shown=self.has_numbers)

    # --- questions and answers

    def show_game(self, session: Session) -> None:
        self.swap.stop()
        self.swap.show_seats(session.seats)
        super().show_game(session)

    def show_answer(self, wish: Wish, answer: Any) -> None:
        if wish.topic == TOPIC and wish.about is not None:
            self.swap.show_answer(wish.about, answer)
        else:
            super().show_answer(wish, answer)

    def _show(self, session: Session, answer: LuckLedger) -> str:
        if not answer.rolls:
            return self.tr("No dice were rolled in this game.")
        names = session.names
        told = (
            (each.choices, max(1, each.round), roll_words(each, names)) for each in answer.rolls
        )
        self.plot.show_luck(told, answer.curves, session.seats, curve_words)
        self.dice.show_ledger(answer)
        self._show_fortunes(fortunes_of(answer, session.seats))
        self._say("")
        return ""

    def _clear(self) -> None:
        self.swap.stop()
        self.swap.show_seats(())
        super()._clear()
        self.dice.forget()
