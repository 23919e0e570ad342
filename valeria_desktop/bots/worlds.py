"""The race of the best options: each is played on in imagined worlds.

All options play in the same worlds, and so with the same dice. After a number of worlds the worse
half drops out, and the other half plays in twice as many worlds. The value from the turn search
counts as a number of worlds, as it is more exact than a few rollouts. Where it is asked for, an
option also drops out as soon as more worlds would hardly change how far it is behind.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from attrs import Factory, define, frozen

from valeria_desktop.bots.look import Lookahead, is_plain
from valeria_desktop.bots.meter import SpentError

if TYPE_CHECKING:
    from valeria_desktop.bots.meter import Meter
    from valeria_desktop.kernel.game import Game
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.rules import Worth

Settled = Callable[[Sequence[float], float], bool]
"""Returns whether more worlds would hardly change how far an option is behind the best one.

It is told the difference in each world so far, and the difference by all that is known.
"""
_MOST_CHOICES = 400
"""The largest number of choices in a rollout, for games whose turns never end."""


@frozen
class WorldSettings:
    """The size of a race."""

    candidates: int = 4
    turns: int = 4
    """The number of turns that a rollout plays after this turn."""
    worlds: int = 32
    """The number of worlds before the first options drop out."""
    prior: float = 8.0
    """The weight of the value from the turn search, in rollouts."""
    settled: Settled | None = None
    """Lets options drop out after any world; without it the worse half drops out now and then."""


@define(eq=False)
class Candidate:
    """An option in the race."""

    plan: tuple[Option, ...]
    """The option, and the seat's planned choices after it."""
    prior: float
    total: float = 0.0
    values: list[float] = Factory(list)
    """The values of its rollouts, world by world."""
    behind: tuple[Candidate, float] | None = None
    """The best option when this one was settled, and how far it was behind; so it stays."""


class Race:
    """Plays options on in imagined worlds until one is left or the budget is spent."""

    def __init__(
        self, look: Lookahead, worth: Callable[[Any], Worth], meter: Meter, settings: WorldSettings
    ) -> None:
        """Take the asked seat's look; `worth` makes those of the other seats from their Views."""
        self._look = look
        self._worth = worth
        self._meter = meter
        self._settings = settings

    @property
    def candidates(self) -> int:
        """The largest number of candidates in the race."""
        return self._settings.candidates

    def run(
        self, imagine: Callable[[], Game[Any]], candidates: Sequence[Candidate]
    ) -> list[Candidate]:
        """Return the candidates, the best first; those that dropped out first are last."""
        running, given_up = list(candidates), list[Candidate]()
        number = self._settings.worlds
        try:
            while len(running) > 1:
                for _ in range(number):
                    if self._meter.is_over:
                        raise SpentError  # noqa: TRY301 - as a position in the world would
                    self._try_in(imagine(), running)
                    given_up = self._settled(running) + given_up
                    if len(running) == 1:
                        break
                running.sort(key=self.value, reverse=True)
                half = (len(running) + 1) // 2
                given_up = running[half:] + given_up
                del running[half:]
                number *= 2
        except SpentError:
            running.sort(key=self.value, reverse=True)
        return running + given_up

    def value(self, candidate: Candidate) -> float:
        """Return a candidate's mean value over its prior and its rollouts, from 0 to 1."""
        if candidate.behind is not None:
            best, distance = candidate.behind
            return self.value(best) - distance
        prior, worlds = self._settings.prior, len(candidate.values)
        return (prior * candidate.prior + candidate.total) / (prior + worlds)

    def _settled(self, running: list[Candidate]) -> list[Candidate]:
        """Take the settled candidates out of the race; return them, the best first."""
        is_settled = self._settings.settled
        if is_settled is None:
            return []
        running.sort(key=self.value, reverse=True)
        best, *others = running
        found = []
        for each in others:
            distance = self.value(best) - self.value(each)
            if is_settled([a - b for a, b in zip(best.values, each.values, strict=True)], distance):
                each.behind = best, distance
                found.append(each)
        running[:] = [each for each in running if each.behind is None]
        return found

    def _try_in(self, world: Game[Any], running: Sequence[Candidate]) -> None:
        """Play all candidates on in one world; a world in which the budget ends counts for none."""
        others = _Others(world, self._look, self._worth, self._meter)
        values = [self._rollout(world, each, others) for each in running]
        for each, value in zip(running, values, strict=True):
            each.total += value
            each.values.append(value)

    def _rollout(self, world: Game[Any], candidate: Candidate, others: _Others) -> float:
        game = world.copy()
        last = game.turn + self._settings.turns
        self._carry_out(game, candidate.plan)
        for _ in range(_MOST_CHOICES):
            decision = game.decision
            if decision is None or game.turn > last:
                break
            options = decision.options
            if is_plain(decision):
                game.choose(options[0])
            else:
                game.choose(others.look_of(decision.seat).best(game, options))
        return self._look.position(game)

    def _carry_out(self, game: Game[Any], plan: Sequence[Option]) -> None:
        """Make the planned choices, as far as this world offers them."""
        for option in plan:
            decision = game.decision
            if decision is None or decision.seat != self._look.seat:
                return
            if option not in decision.options:
                return
            game.choose(option)


class _Others:
    """The looks of all seats in one world, each made from the seat's View of that world."""

    def __init__(
        self, world: Game[Any], look: Lookahead, worth: Callable[[Any], Worth], meter: Meter
    ) -> None:
        self._world = world
        self._worth = worth
        self._meter = meter
        self._counts_ends = look.counts_ends
        self._looks = {look.seat: look}

    def look_of(self, seat: int) -> Lookahead:
        """Return the look of a seat."""
        look = self._looks.get(seat)
        if look is None:
            worth = self._worth(self._world.view(seat))
            look = Lookahead(seat, worth, self._meter, counts_ends=self._counts_ends)
            self._looks[seat] = look
        return look
