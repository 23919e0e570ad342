"""The ledger of luck in words, and the sums of the dice as a model of rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QLocale

from valeria_desktop.ui.controls.rows import RowsModel
from valeria_desktop.ui.words.figures import amount

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.coach.luck_ledger import (
        LedgerRoll,
        LuckLedger,
        ThrowCount,
    )
    from valeria_desktop.ui.screens.review.curves_plot import LuckCurve


@frozen
class SumRow:
    """The number of throws of a sum, and the expected number."""

    shown: ThrowCount

    @property
    def key(self) -> str:
        """The row's name: the sum."""
        return str(self.shown.result)


class SumsModel(RowsModel[SumRow]):
    """The sums of both dice, from 2 to 12."""

    def __init__(self) -> None:
        """Make an empty model."""
        super().__init__({})

    def show(self, ledger: LuckLedger) -> None:
        """Show the sums of a game."""
        self._show_rows(ledger, [SumRow(shown) for shown in ledger.sums])

    def heading(self) -> str:
        return self.tr("Sums of the dice")

    def title(self, row: SumRow) -> str:
        return row.key

    def sentence(self, row: SumRow) -> str:
        shown = row.shown
        return self.tr("Sum {sum}: rolled {times}×, expected {expected}×.").format(
            sum=shown.result, times=shown.times, expected=amount(shown.expected)
        )


def roll_words(rolled: LedgerRoll, names: Sequence[str]) -> str:
    """Return each player's gains from a roll and the mean gains, in words."""
    translate = QCoreApplication.translate
    first, second = rolled.dice
    brought = [
        translate("Review", "{name} {got} ({mean} on average)").format(
            name=name, got=_number(harvest.got), mean=amount(harvest.mean)
        )
        for name, harvest in zip(names, rolled.harvests, strict=True)
        if harvest.mean or len(names) == 1  # leave out a player who rests
    ]
    words = translate(
        "Review", "Round {round}, {name} rolled {first} and {second}. Resources: {brought}."
    )
    return words.format(
        round=max(1, rolled.round),
        name=names[rolled.seat],
        first=first,
        second=second,
        brought=", ".join(brought),
    )


def curve_words(curve: LuckCurve, name: str) -> str:
    """Return a player's luck at the end and its usual spread, in words."""
    translate = QCoreApplication.translate
    luck, spread = (curve.luck[-1], curve.spread[-1]) if curve.luck else (0.0, 0.0)
    words = translate(
        "Review",
        "{name}: {luck} resources more than dice usually bring; two games of three end "
        "within ±{spread}.",
    )
    if luck < 0:
        words = translate(
            "Review",
            "{name}: {luck} resources fewer than dice usually bring; two games of three end "
            "within ±{spread}.",
        )
    return words.format(name=name, luck=amount(abs(luck)), spread=amount(spread))


def _number(number: float) -> str:
    """Return a number in words; a whole number without decimals."""
    return QLocale().toString(int(number)) if number == int(number) else amount(number)
