"""The luck of a game: curves, and the happenings behind them as rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.ui.controls.rows import RowsModel
from valeria_desktop.ui.screens.review.curves_plot import CurvesPlot, PlotRole

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.screens.review.curves_plot import LuckCurve


@frozen
class Happening:
    """A roll, a draw or the like, and its words."""

    number: int
    choices: int
    """The number of choices before it."""
    round: int
    words: str

    @property
    def key(self) -> str:
        """The row's name: the happening's place in the game."""
        return str(self.number)


class HappeningsModel(RowsModel[Happening]):
    """The happenings of a game, in their order."""

    def __init__(self, heading: str) -> None:
        super().__init__({int(PlotRole.CHOICES): "choices", int(PlotRole.ROUND): "round"})
        self._heading = heading

    def show(self, game: object, told: Iterable[tuple[int, int, str]]) -> None:
        """Show what happened after how many choices in which round, in words."""
        self._show_rows(game, [Happening(at, *each) for at, each in enumerate(told)])

    def heading(self) -> str:
        return self._heading

    def title(self, row: Happening) -> str:
        return row.words

    def sentence(self, row: Happening) -> str:
        return row.words


class LuckPlot(CurvesPlot):
    """The curves of the players, with a row for each happening."""

    def __init__(self, look: Look, heading: str, name: str) -> None:
        """Make a plot without a game; the heading stands over the rows."""
        self.happenings = HappeningsModel(heading)
        super().__init__(look, self.happenings)
        self.setAccessibleName(name)

    def show_luck(
        self,
        told: Iterable[tuple[int, int, str]],
        curves: Sequence[LuckCurve],
        seats: tuple[Seat, ...],
        words: Callable[[LuckCurve, str], str],
    ) -> None:
        """Show the luck in a game; `words` tell a named player's luck at the end."""
        self.happenings.show(curves, told)
        named = zip(curves, seats, strict=True)
        self.show_curves(curves, seats, " ".join(words(each, seat.name) for each, seat in named))

    def forget(self) -> None:
        super().forget()
        self.happenings.forget()
