"""The look one step ahead: the worth of a position after an option and its follow-up choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import define

from valeria_desktop.kernel.game import Barrier
from valeria_desktop.kernel.rules import ChoosyWorth, CountingWorth

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.bots.meter import Meter
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.game import Game
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.rules import Worth

_DEPTH = 3
"""The number of follow-up questions after an option whose options are all tried."""
_POINT = 1e-6
"""The worth of one point of lead in a finished or decided game, as a chance of winning.

Without it, a bot that is certain to win has no reason to bring the game to its end.
"""
_DECIDED = 1e-4
"""A game counts as decided if the chance of winning is this near to 0 or 1."""
_FINE = 1e12
"""Worths are rounded to 1 / this number, so that equally good options have equal worths.

Sums of floats in another order differ by less than that.
"""
_both = int.__or__  # called often: Enum's `|` is written in Python and slower
_REVEALED = int(Barrier.REVEAL)
_ROLLED = int(Barrier.DICE)


@define(eq=False)
class NextPosition:
    """A position after an option and all its follow-up choices."""

    game: Game[Any]
    answers: tuple[Option, ...]
    """The option and the choices after it."""
    barrier: int
    """The bits of all barriers on the way."""

    @property
    def is_revealed(self) -> bool:
        """Whether a card was turned up on the way; another world may turn up another card."""
        return bool(self.barrier & _REVEALED)

    @property
    def is_rolled(self) -> bool:
        """Whether dice were rolled on the way."""
        return bool(self.barrier & _ROLLED)


class Lookahead:
    """Values positions for one seat, within a budget."""

    __slots__ = ("_choosy", "_counting", "_meter", "_worth", "counts_ends", "seat")

    def __init__(self, seat: int, worth: Worth, meter: Meter, *, counts_ends: bool = True) -> None:
        """Take the seat, its estimate of positions, and the budget.

        Ends of games are counted over all that may be hidden, if the worth can do that; without
        `counts_ends` they count as the imagined world has them.
        """
        self.seat = seat
        self.counts_ends = counts_ends
        self._worth = worth
        self._counting = worth if isinstance(worth, CountingWorth) else None
        self._choosy = worth if isinstance(worth, ChoosyWorth) else None
        self._meter = meter

    def position(self, game: Game[Any]) -> float:
        """Return the worth of a position, about 0 to 1; spend one position of the budget."""
        self._meter.take()
        if game.decision is None:
            share, points = self._ended(game)
            return round(share * _FINE) / _FINE + _POINT * points
        value = round(self._worth(game) * _FINE) / _FINE
        if _DECIDED <= value <= 1 - _DECIDED:
            return value
        return value + _POINT * lead(game, self.seat)

    def _ended(self, game: Game[Any]) -> tuple[float, float]:
        """Return the share of the victory in a finished game, and the lead in points."""
        if not self.counts_ends:
            return game.result().share_of(self.seat), lead(game, self.seat)
        if self._counting is None:
            return self._worth(game), lead(game, self.seat)
        ending = self._counting.ending(game)
        return ending.share, ending.lead

    def known(self) -> None:
        """Spend one position of the budget on a known position: to reach it took time as well."""
        self._meter.take()

    def option(self, game: Game[Any], option: Option) -> float:
        """Return the worth of the best position after an option."""
        return max(self.position(outcome.game) for outcome in self.outcomes(game, option))

    def outcomes(self, game: Game[Any], option: Option) -> Iterator[NextPosition]:
        """Yield the positions after an option, for all answers to its follow-up questions."""
        return self._settled(game.copy(), option, (), 0, _DEPTH)

    def _settled(
        self,
        game: Game[Any],
        option: Option,
        answers: tuple[Option, ...],
        barrier: int,
        depth: int,
    ) -> Iterator[NextPosition]:
        while True:
            answers = (*answers, option)
            barrier = _both(barrier, game.choose(option).barrier)
            decision = game.decision
            if decision is None or decision.seat != self.seat or not decision.question.is_followed:
                break
            options = self._tried(game, decision)
            if len(options) > 1:
                if depth:
                    for answer in options:
                        yield from self._settled(game.copy(), answer, answers, barrier, depth - 1)
                    return
                break
            option = options[0]
        yield NextPosition(game, answers, barrier)

    def _tried(self, game: Game[Any], decision: Decision) -> Sequence[Option]:
        """Return the answers to a follow-up question that are tried."""
        if is_plain(decision):
            return decision.options[:1]
        if self._choosy is None:
            return decision.options
        return self._choosy.worth_trying(game, decision)

    def best(self, game: Game[Any], options: Sequence[Option]) -> Option:
        """Return the option that leads to the best position."""
        return max(options, key=lambda option: self.option(game, option))


def is_plain(decision: Decision) -> bool:
    """Return whether a decision needs no thought, as its first option is as good as any."""
    return decision.question.first_will_do or len(decision.options) == 1


def lead(game: Game[Any], seat: int) -> int:
    """Return a seat's lead over its best rival, in points; below 0 if the seat is behind."""
    result = game.result()
    others = [score.total for score in result.scores if score.seat != seat]
    if result.rival is not None:
        others.append(result.rival.total)
    mine = [score.total for score in result.scores if score.seat == seat]
    return sum(mine) - max(others, default=0)


_SHARES = (0.0, 1.0, 0.5, 1 / 3, 0.25, 0.2)
"""The worths of finished games, for one to five seats that share the victory."""
_MOST_POINTS = 1000
_CLEAN = 0.02
"""The part of a point by which a finished game's lead may be rounded."""


def lead_in(value: float) -> int | None:
    """Return the lead in points that a finished game's worth contains; None if it isn't finished.

    A position's worth contains the lead in points, far behind the chance of winning.
    """
    for share in _SHARES:
        points = (value - share) / _POINT
        if abs(points) < _MOST_POINTS and abs(points - round(points)) < _CLEAN:
            return round(points)
    return None
