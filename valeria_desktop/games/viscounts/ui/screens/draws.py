"""The tab of luck: what the draws brought, as rows and curves, and each player's best and worst."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF

from valeria_desktop.games.viscounts.ui.cards import signs
from valeria_desktop.games.viscounts.ui.cards.fields import PLATE
from valeria_desktop.games.viscounts.ui.screens.end_art import ViscountsEndArt
from valeria_desktop.ui.paint.brush import paint_outlined, square
from valeria_desktop.ui.paint.knife import outlined, rounded
from valeria_desktop.ui.screens.review.curves_part import CurvesPart
from valeria_desktop.ui.screens.review.fortunes import (
    Lot,
    SeatFortune,
    best_and_worst,
    fortune_of,
    luck_words,
)
from valeria_desktop.ui.screens.review.luck_plot import LuckPlot
from valeria_desktop.ui.words.figures import amount, more
from valeria_desktop.ui.words.phrases import tell

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.viscounts.coach.luck_ledger import Draw, DrawLedger, DrawLuck
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.review.curves_plot import LuckCurve

translate = QCoreApplication.translate
_ART = ViscountsEndArt()
_NUMBER = 16.0
"""The size of the number at a sign, in units."""


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


def curve_words(drawn: LuckCurve, name: str) -> str:
    """Return a player's luck at the end and its usual spread, in words."""
    return luck_words(drawn, name, _words())


def _words() -> tuple[str, str]:
    return (
        translate(
            "ViscountsLuck",
            "{name}: {luck} silver more than decks usually bring; two games of three end "
            "within ±{spread}.",
        ),
        translate(
            "ViscountsLuck",
            "{name}: {luck} silver less than decks usually bring; two games of three end "
            "within ±{spread}.",
        ),
    )


def fortunes_of(ledger: DrawLedger, seats: Sequence[Seat]) -> list[SeatFortune]:
    """Return each player's fortune: a verdict, the best draw, the worst one and the shuffles."""
    of_seats = [(each, seats[each.seat]) for each in ledger.seats]
    decks = translate("ViscountsLuck", "decks")
    return [
        fortune_of(drawn, seat, decks, _words(), _lots_of(ledger, drawn, seat))
        for drawn, seat in of_seats
    ]


def _lots_of(ledger: DrawLedger, drawn: DrawLuck, seat: Seat) -> Iterator[Lot]:
    found = best_and_worst([draw for draw in ledger.draws if draw.seat == drawn.seat], _gain)
    best, worst = found  # a line of its own: else mypy infers the type of the draws from it
    if best is not None:
        words = translate("ViscountsLuck", "Best draw: {card} in round {round}, {luck} silver.")
        yield _card_lot(translate("ViscountsLuck", "Best draw"), words, best)
    if worst is not None:
        words = translate("ViscountsLuck", "Worst draw: {card} in round {round}, {luck} silver.")
        yield _card_lot(translate("ViscountsLuck", "Worst draw"), words, worst)
    yield _shuffles(drawn, seat)


def _card_lot(head: str, words: str, draw: Draw) -> Lot:
    def paint(brush: Brush, box: QRectF) -> None:
        _ART.paint_stamp(brush, box, draw.card)

    told = _told(words, draw)
    note, number = tell(draw.card.words()), more(_gain(draw))
    return Lot(head, note, number, told, draw.card.id, paint, draw.choices)


def _shuffles(drawn: DrawLuck, seat: Seat) -> Lot:
    """Return a player's shuffles, with the signs of what they gave."""

    def paint(brush: Brush, box: QRectF) -> None:
        rounded(brush.painter, box, 4 * brush.unit, PLATE)
        outlined(brush.painter, box, 4 * brush.unit, 1.8 * brush.unit)
        wide = box.width() / 2
        given = ((signs.VIRTUE, drawn.virtue), (signs.CORRUPTION, drawn.corruption))
        for place, (sign, number) in enumerate(given):
            half = QRectF(box.left() + place * wide, box.top(), wide, box.height())
            brush.icon(sign, square(half.center(), box.height() * 0.72))
            corner = half.adjusted(wide / 2, half.height() / 2, 0, 0)
            paint_outlined(brush, corner, str(number), brush.font(_NUMBER))

    words = translate(
        "ViscountsLuck", "{name} shuffled {times}×: {virtue} virtue, {corruption} corruption."
    ).format(name=seat.name, times=drawn.shuffles, virtue=drawn.virtue, corruption=drawn.corruption)
    head = translate("ViscountsLuck", "Shuffled {times}×").format(times=drawn.shuffles)
    note = translate("ViscountsLuck", "virtue, corruption")
    known = drawn.virtue, drawn.corruption
    return Lot(head, note, "", words, known, paint, wide=2.0)


def _gain(draw: Draw) -> float:
    return draw.worth - draw.mean


def _told(words: str, draw: Draw) -> str:
    return words.format(
        card=tell(draw.card.words()), round=max(1, draw.round), luck=more(_gain(draw))
    )


class DrawsPart(CurvesPart):
    """Shows the worth of the drawn cards against the mean of their decks, draw by draw."""

    plot: LuckPlot
    topic = "draws"
    icon = "hand-of-cards"

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._lay_beside(self.tr("Luck, draw by draw"))

    def _make_plot(self, look: Look) -> LuckPlot:
        return LuckPlot(look, self.tr("Draws"), self.tr("Luck of the draws, one by one"))

    def title(self) -> str:
        return self.tr("Luck")

    def coming(self) -> str:
        return self.tr("I read the draws: what each hand brought, and what it might have brought.")

    def _show(self, session: Session, answer: DrawLedger) -> str:
        if not answer.draws:
            return self.tr("No card was drawn in this game.")
        seats = session.seats
        told = (
            (draw.choices, max(1, draw.round), draw_words(draw, seats[draw.seat].name))
            for draw in answer.draws
        )
        self.plot.show_luck(told, answer.curves, seats, curve_words)
        self._show_fortunes(fortunes_of(answer, seats))
        self._say("")
        return ""
