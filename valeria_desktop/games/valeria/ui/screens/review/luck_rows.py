"""The ledger of luck in words, the sums of the dice as rows, and each player's fortune."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QLocale, QRectF

from valeria_desktop.ui.controls.rows import RowsModel
from valeria_desktop.ui.paint.strokes import paint_die
from valeria_desktop.ui.screens.review.fortunes import (
    Lot,
    SeatFortune,
    best_and_worst,
    fortune_of,
    luck_words,
)
from valeria_desktop.ui.words.figures import amount, more

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.valeria.coach.luck_ledger import (
        LedgerRoll,
        LuckLedger,
        ThrowCount,
    )
    from valeria_desktop.games.valeria.coach.rolls import Roll
    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.brush import Brush
    from valeria_desktop.ui.screens.review.curves_plot import LuckCurve


@frozen
class SumRow:
    """The number of throws of a sum, the expected number, and the dice of each throw."""

    shown: ThrowCount
    throws: tuple[Roll, ...] = ()

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
        thrown: dict[int, list[Roll]] = {}
        for rolled in ledger.rolls:
            thrown.setdefault(sum(rolled.dice), []).append(rolled.dice)
        rows = [SumRow(each, tuple(thrown.get(each.result, ()))) for each in ledger.sums]
        self._show_rows(ledger, rows)

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
    return luck_words(curve, name, _words())


def _words() -> tuple[str, str]:
    translate = QCoreApplication.translate
    return (
        translate(
            "Review",
            "{name}: {luck} resources more than dice usually bring; two games of three end "
            "within ±{spread}.",
        ),
        translate(
            "Review",
            "{name}: {luck} resources fewer than dice usually bring; two games of three end "
            "within ±{spread}.",
        ),
    )


def fortunes_of(ledger: LuckLedger, seats: Sequence[Seat]) -> list[SeatFortune]:
    """Return each player's fortune: a verdict, the best roll and the worst one."""
    names, dice = [seat.name for seat in seats], QCoreApplication.translate("Review", "dice")
    return [
        fortune_of(each, seats[each.seat], dice, _words(), _lots_of(ledger, each.seat, names))
        for each in ledger.curves
    ]


def _lots_of(ledger: LuckLedger, seat: int, names: Sequence[str]) -> Iterator[Lot]:
    """Yield the rolls that were best and worst for a seat, without rolls that brought the mean."""
    gains = [(each.harvests[seat].got - each.harvests[seat].mean, each) for each in ledger.rolls]
    translate = QCoreApplication.translate
    heads = translate("Review", "Best roll"), translate("Review", "Worst roll")
    for head, found in zip(heads, best_and_worst(gains, _first), strict=True):
        if found is not None:
            yield _lot(head, found, names)


def _first(pair: tuple[float, LedgerRoll]) -> float:
    return pair[0]


def _lot(head: str, found: tuple[float, LedgerRoll], names: Sequence[str]) -> Lot:
    gain, rolled = found
    note = QCoreApplication.translate("End", "Round {round}").format(round=max(1, rolled.round))
    words = f"{head}: {roll_words(rolled, names)}"

    def paint(brush: Brush, box: QRectF) -> None:
        side = box.height() * _DIE
        top = box.center().y() - side / 2
        for number, die in enumerate(rolled.dice):
            place = QRectF(box.left() + number * side, top, side, side)
            paint_die(brush.painter, place, die, is_dark=number == 1)

    known = rolled.choices, rolled.dice
    return Lot(head, note, more(gain), words, known, paint, rolled.choices, wide=2 * _DIE)


_DIE = 0.86
"""A die's side by the height of its lot."""


def _number(number: float) -> str:
    """Return a number in words; a whole number without decimals."""
    return QLocale().toString(int(number)) if number == int(number) else amount(number)
