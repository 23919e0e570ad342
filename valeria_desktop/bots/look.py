"""The one-step look: what a position is worth once a choice and what belongs to it are made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import define

from valeria_desktop.kernel.game import Barrier

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.bots.meter import Meter
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.game import Game
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.rules import Worth

_DEPTH = 3
"""A choice is followed through this many questions of the same action that have to be searched."""
_POINT = 1e-6
"""What a point counts in a game that is over, or decided: winning is all, but there are ways to win
or lose. Who has won for certain else sees no reason to come to an end."""
_DECIDED = 1e-4
"""A game is decided when the chance is so near to 0 or 1."""
_FINE = 1e12
"""Worths are rounded to so fine a part: sums taken in another order differ beyond it, and two
options that are as good must not be told apart by that."""
_both = int.__or__  # Enum's own is written in Python; this one is asked for often
_REVEALED = int(Barrier.REVEAL)
_ROLLED = int(Barrier.DICE)


@define(eq=False)
class NextPosition:
    """A position that a choice leads to, as soon as it asks for something else."""

    game: Game[Any]
    answers: tuple[Option, ...]
    """What was chosen on the way."""
    barrier: int
    """What came to light on the way."""

    @property
    def is_revealed(self) -> bool:
        """Whether a card was turned up: in another world it may be another one."""
        return bool(self.barrier & _REVEALED)

    @property
    def is_rolled(self) -> bool:
        """Whether dice were rolled."""
        return bool(self.barrier & _ROLLED)


class Lookahead:
    """One seat looks at positions, as far as its budget allows."""

    __slots__ = ("_meter", "_worth", "seat")

    def __init__(self, seat: int, worth: Worth, meter: Meter) -> None:
        """Take what a position is worth to the seat."""
        self.seat = seat
        self._worth = worth
        self._meter = meter

    def position(self, game: Game[Any]) -> float:
        """Value a position; the budget is spent on this."""
        self._meter.take()
        value = round(self._worth(game) * _FINE) / _FINE
        if game.decision is not None and _DECIDED <= value <= 1 - _DECIDED:
            return value
        return value + _POINT * lead(game, self.seat)

    def known(self) -> None:
        """Count a position that another way has led to; finding that out took its time as well."""
        self._meter.take()

    def option(self, game: Game[Any], option: Option) -> float:
        """Value an option by the best position it leads to."""
        return max(self.position(outcome.game) for outcome in self.outcomes(game, option))

    def outcomes(self, game: Game[Any], option: Option) -> Iterator[NextPosition]:
        """Return the positions after an option, its follow-up questions answered in each way."""
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
            if not is_plain(decision):
                if depth:
                    for answer in decision.options:
                        yield from self._settled(game.copy(), answer, answers, barrier, depth - 1)
                    return
                break
            option = decision.options[0]
        yield NextPosition(game, answers, barrier)

    def best(self, game: Game[Any], options: Sequence[Option]) -> Option:
        """Take the option that leads to the best position."""
        return max(options, key=lambda option: self.option(game, option))


def is_plain(decision: Decision) -> bool:
    """Tell whether there is nothing to think about: the first option will do."""
    return decision.question.first_will_do or len(decision.options) == 1


def lead(game: Game[Any], seat: int) -> int:
    """Return a seat's lead in points over its best rival; negative if it is behind."""
    result = game.result()
    others = [score.total for score in result.scores if score.seat != seat]
    if result.rival is not None:
        others.append(result.rival.total)
    mine = [score.total for score in result.scores if score.seat == seat]
    return sum(mine) - max(others, default=0)
