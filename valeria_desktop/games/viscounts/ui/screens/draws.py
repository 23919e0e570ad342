"""The tab of luck: what the draws brought, as rows, curves and sentences, and the shuffles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout

from valeria_desktop.ui.screens.review.curves_part import CurvesPart
from valeria_desktop.ui.screens.review.luck_plot import LuckPlot
from valeria_desktop.ui.screens.review.sentences import Sentence, SentenceList
from valeria_desktop.ui.words.figures import amount, more
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.viscounts.coach.luck_ledger import Draw, DrawLedger, DrawLuck
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.review.curves_plot import LuckCurve

translate = QCoreApplication.translate


# --- words


def draw_words(draw: Draw, name: str) -> str:
    """Return a draw in words: the card's worth, and what was to be expected."""
    words = translate(
        "ViscountsLuck",
        "Round {round}, {name} drew {card}: worth {worth} silver ({mean} on average).",
    )
    return words.format(
        round=max(1, draw.round),
        name=name,
        card=tell(draw.card.words()),
        worth=amount(draw.worth),
        mean=amount(draw.mean),
    )


def luck_words(drawn: LuckCurve, name: str) -> str:
    """Return a player's luck at the end and its usual spread, in words."""
    luck, spread = (drawn.luck[-1], drawn.spread[-1]) if drawn.luck else (0.0, 0.0)
    words = translate(
        "ViscountsLuck",
        "{name}: {luck} silver more than decks usually bring; two games of three end "
        "within ±{spread}.",
    )
    if luck < 0:
        words = translate(
            "ViscountsLuck",
            "{name}: {luck} silver less than decks usually bring; two games of three end "
            "within ±{spread}.",
        )
    return words.format(name=name, luck=amount(abs(luck)), spread=amount(spread))


def sentences_of(ledger: DrawLedger, seats: Sequence[Seat]) -> list[Sentence]:
    """Return each player's shuffles, and the best and the worst draw with their moments."""
    return [each for drawn in ledger.seats for each in _of_seat(ledger, drawn, seats[drawn.seat])]


def _of_seat(ledger: DrawLedger, drawn: DrawLuck, seat: Seat) -> Iterator[Sentence]:
    shuffled = translate(
        "ViscountsLuck", "{name} shuffled {times}×: {virtue} virtue, {corruption} corruption."
    ).format(name=seat.name, times=drawn.shuffles, virtue=drawn.virtue, corruption=drawn.corruption)
    yield Sentence(f"{drawn.seat} shuffles", shuffled, (seat,))
    own = [draw for draw in ledger.draws if draw.seat == drawn.seat]
    if own:
        best, worst = max(own, key=_gain), min(own, key=_gain)
        words = translate("ViscountsLuck", "Best draw: {card} in round {round}, {luck} silver.")
        yield Sentence(f"{drawn.seat} best", _told(words, best), (seat,), best.choices)
        words = translate("ViscountsLuck", "Worst draw: {card} in round {round}, {luck} silver.")
        yield Sentence(f"{drawn.seat} worst", _told(words, worst), (seat,), worst.choices)


def _gain(draw: Draw) -> float:
    return draw.worth - draw.mean


def _told(words: str, draw: Draw) -> str:
    return words.format(
        card=tell(draw.card.words()), round=max(1, draw.round), luck=more(_gain(draw))
    )


_HIGHEST = 600
"""Greatest height of the list, in pixels at 100 %; more sentences scroll."""


class DrawsPart(CurvesPart):
    """Shows the worth of the drawn cards against the mean of their decks, draw by draw."""

    plot: LuckPlot
    topic = "draws"
    icon = "hand-of-cards"

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.list = SentenceList(self._look, self.tr("Shuffles and draws"), _HIGHEST)
        self._lay_out()
        self.list.moment_asked.connect(self.moment_asked)

    def _make_plot(self, look: Look) -> LuckPlot:
        return LuckPlot(look, self.tr("Draws"), self.tr("Luck of the draws, one by one"))

    def title(self) -> str:
        return self.tr("Luck")

    def coming(self) -> str:
        return self.tr("I read the draws: what each hand brought, and what it might have brought.")

    def _lay_out(self) -> None:
        column, row = self._column(), QHBoxLayout()
        curves = self.tr("Silver above or below average, draw by draw")
        row.addLayout(self._headed(curves, self.plot), 3)
        beside = self._headed(self.tr("Shuffles and draws"), self.list)
        beside.setStretchFactor(self.list, 0)
        beside.addStretch(1)
        row.addLayout(beside, 2)
        column.addLayout(row, 1)
        column.addWidget(self.caption)

    def _show(self, session: Session, answer: DrawLedger) -> str:
        if not answer.draws:
            return self.tr("No card was drawn in this game.")
        seats = session.seats
        told = ((draw.choices, draw_words(draw, seats[draw.seat].name)) for draw in answer.draws)
        self.plot.show_luck(told, answer.curves, seats, luck_words)
        self.list.show_sentences(answer, sentences_of(answer, seats))
        self._say("")
        return ""

    def _clear(self) -> None:
        super()._clear()
        self.list.show_sentences(None, [])
