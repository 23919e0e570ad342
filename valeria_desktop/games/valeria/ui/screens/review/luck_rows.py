"""The ledger of luck in words, the sums of the dice as rows, and each player's fortune."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QLocale, QRectF

from valeria_desktop.ui.controls.rows import RowsModel
from valeria_desktop.ui.paint.strokes import paint_die
from valeria_desktop.ui.screens.review.fortunes import Degree, Lot, SeatFortune, fortune_of
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


def fortunes_of(ledger: LuckLedger, seats: Sequence[Seat]) -> list[SeatFortune]:
    """Return each player's fortune: a verdict, the best roll and the worst one."""
    names = [seat.name for seat in seats]
    return [
        fortune_of(
            curve,
            seats[curve.seat],
            _verdict,
            curve_words(curve, names[curve.seat]),
            _lots_of(ledger, curve.seat, names),
        )
        for curve in ledger.curves
    ]


def _verdict(degree: Degree) -> str:
    translate = QCoreApplication.translate
    match degree:
        case Degree.FAR_MORE:
            return translate("Review", "Far more than dice usually bring")
        case Degree.MORE:
            return translate("Review", "More than dice usually bring")
        case Degree.LESS:
            return translate("Review", "Less than dice usually bring")
        case Degree.FAR_LESS:
            return translate("Review", "Far less than dice usually bring")
    return translate("Review", "What dice usually bring")


def _lots_of(ledger: LuckLedger, seat: int, names: Sequence[str]) -> Iterator[Lot]:
    """Yield the rolls that were best and worst for a seat, without rolls that brought the mean."""
    gains = [(each.harvests[seat].got - each.harvests[seat].mean, each) for each in ledger.rolls]
    if not gains:
        return
    best, worst = max(gains, key=_first), min(gains, key=_first)
    translate = QCoreApplication.translate
    if best[0] > 0:
        yield _lot(translate("Review", "Best roll"), best, names)
    if worst[0] < 0:
        yield _lot(translate("Review", "Worst roll"), worst, names)


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
