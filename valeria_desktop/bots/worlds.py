"""Imagined worlds: the best options are played on in worlds that a seat may believe in.

All options are tried in the same worlds, and so with the same dice. After some worlds the worse
half is given up, and twice as many worlds are tried with the rest. What the search of the turn
found counts as a number of worlds, as few rollouts are worth less than it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import define, frozen

from valeria_desktop.bots.look import Lookahead, is_plain
from valeria_desktop.bots.meter import SpentError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from valeria_desktop.bots.meter import Meter
    from valeria_desktop.kernel.game import Game
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.rules import Worth

_MOST_CHOICES = 400
"""A game whose turns never end is looked at no further."""


@frozen
class WorldSettings:
    """How much is played on."""

    candidates: int = 4
    turns: int = 4
    """How many turns after this one are played."""
    worlds: int = 32
    """How many there are before the first options are given up."""
    prior: float = 8.0
    """Rollouts that an earlier result counts as."""


@define(eq=False)
class Candidate:
    """An option in the race."""

    plan: tuple[Option, ...]
    """The option, and what the seat means to choose after it."""
    prior: float
    total: float = 0.0
    worlds: int = 0


class Race:
    """Plays options on in imagined worlds until one is left, or the budget is spent."""

    def __init__(
        self, look: Lookahead, worth: Callable[[Any], Worth], meter: Meter, settings: WorldSettings
    ) -> None:
        """Take the look of the seat that is asked; the others look by what their view is worth."""
        self._look = look
        self._worth = worth
        self._meter = meter
        self._settings = settings

    @property
    def candidates(self) -> int:
        """How many may take part."""
        return self._settings.candidates

    def run(
        self, imagine: Callable[[], Game[Any]], candidates: Sequence[Candidate]
    ) -> list[Candidate]:
        """Return the candidates in the end's order: those given up first are the last."""
        running, given_up = list(candidates), list[Candidate]()
        number = self._settings.worlds
        try:
            while len(running) > 1:
                for _ in range(number):
                    self._try_in(imagine(), running)
                running.sort(key=self.value, reverse=True)
                half = (len(running) + 1) // 2
                given_up = running[half:] + given_up
                del running[half:]
                number *= 2
        except SpentError:
            running.sort(key=self.value, reverse=True)
        return running + given_up

    def value(self, candidate: Candidate) -> float:
        """Mix what was found before with what came of it."""
        prior = self._settings.prior
        return (prior * candidate.prior + candidate.total) / (prior + candidate.worlds)

    def _try_in(self, world: Game[Any], running: Sequence[Candidate]) -> None:
        """Play all options on in one world; a world that not all were tried in counts for none."""
        others = _Others(world, self._look, self._worth, self._meter)
        values = [self._rollout(world, each, others) for each in running]
        for each, value in zip(running, values, strict=True):
            each.total += value
            each.worlds += 1

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
        """Choose what was meant to be chosen, as far as this world lets it."""
        for option in plan:
            decision = game.decision
            if decision is None or decision.seat != self._look.seat:
                return
            if option not in decision.options:
                return
            game.choose(option)


class _Others:
    """How everyone looks at positions in one world, each by what they would see there."""

    def __init__(
        self, world: Game[Any], look: Lookahead, worth: Callable[[Any], Worth], meter: Meter
    ) -> None:
        self._world = world
        self._worth = worth
        self._meter = meter
        self._looks = {look.seat: look}

    def look_of(self, seat: int) -> Lookahead:
        """Return the look of a seat."""
        look = self._looks.get(seat)
        if look is None:
            worth = self._worth(self._world.view(seat))
            look = self._looks[seat] = Lookahead(seat, worth, self._meter)
        return look
