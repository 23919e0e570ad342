"""Whole plans for a round compared: divisions of a hand, and drawing more cards first.

All plans are played on by sums of stacks in the same imagined rounds, as the queen plays them
(decision 112). A plan is worth what its auctions bring beyond what rivals gain, and the cards that
it leaves in the deck.
"""

from __future__ import annotations

from math import fsum, hypot, sqrt
from typing import TYPE_CHECKING

from attrs import define, frozen

from valeria_desktop.coach.trust import Margin, Measure, deviation_from
from valeria_desktop.games.valencia.bots.bid_worlds import RoundWorlds
from valeria_desktop.games.valencia.bots.bidding import divisions
from valeria_desktop.games.valencia.bots.worth import WinningChance
from valeria_desktop.games.valencia.rules.game import imagine
from valeria_desktop.games.valencia.rules.model.cards import in_order, sum_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.games.valencia.bots.bid_play import Sums
    from valeria_desktop.games.valencia.bots.bidding import Stack
    from valeria_desktop.games.valencia.rules.game import Game
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.kernel.chance import Stream

WORLDS = 64
_BATCH = 8
"""The worlds that are imagined in one step, a tenth of a second."""
_TRIED = 6
"""The divisions that are played on, the best by what is expected of rivals; and the best one for
each other number of stacks."""
_OFF = 1.0
"""The error of the rounds played by sums themselves, in points: games played on told as much."""
_USUAL, _AS_MANY = 2.0, 4
"""The usual deviation of an advantage between worlds, in points, and the worlds it counts for."""


@define(eq=False)
class RoundPlan:
    """One way to plan the round, with its points in each imagined world."""

    stacks: tuple[Stack, ...]
    """The stacks of the cards in hand; none for a plan that draws more cards first."""
    draws: int
    points: list[float]
    gained: list[list[float]]
    """By world: the points that each seat gains."""

    @property
    def mean(self) -> float:
        """The points in the mean of all worlds."""
        return fsum(self.points) / len(self.points)

    def over(self, other: RoundPlan) -> Margin:
        """Return the advantage over another plan in the same worlds, with its error."""
        gains = [a - b for a, b in zip(self.points, other.points, strict=True)]
        error = deviation_from(gains, _USUAL, _AS_MANY) / sqrt(len(gains))
        return Margin(self.mean - other.mean, hypot(error, _OFF), Measure.POINTS)


@frozen(eq=False)
class _Batch:
    """Some imagined rounds, and the games they belong to, whose decks are drawn from."""

    rounds: RoundWorlds
    games: tuple[Game, ...]


class PlanWorlds:
    """Plays the plans of one seat on, batch by batch."""

    def __init__(self, view: View, stream: Stream) -> None:
        self._view, self._seat, self._stream = view, view.seat, stream
        self._chances = WinningChance(view)
        game = imagine(view, stream)
        self._before = self._chances.before_bids(game)
        self._later = self._chances.positions(game).mine.councils - 1
        self.plans: list[RoundPlan] = []

    def steps(self, draws: int) -> Iterator[None]:
        """Play on: all good divisions, and a plan that draws cards first if there is a number."""
        for _ in range(0, WORLDS, _BATCH):
            batch = self._imagined()
            if not self.plans:
                self.plans = self._plans(batch.rounds, draws)
            yield
            for at in range(_BATCH):
                for plan in self.plans:
                    self._play(plan, batch, at)
            yield

    def chance(self, plan: RoundPlan) -> float:
        """Return the chance of winning with a plan, from 0 to 1, by its mean gains."""
        means = [fsum(seat) / len(seat) for seat in zip(*plan.gained, strict=True)]
        return self._before.chance(self._seat, means)

    def _imagined(self) -> _Batch:
        rounds = RoundWorlds(self._view, self._stream, _BATCH)
        games = tuple(imagine(self._view, self._stream) for _ in range(_BATCH))
        return _Batch(rounds, games)

    def _plans(self, rounds: RoundWorlds, draws: int) -> list[RoundPlan]:
        own = self._view.own
        ways: dict[Sums, tuple[Stack, ...]] = {}
        for stacks in divisions((*own.opened, *own.hand)):
            if stacks[0][: len(own.opened)] == own.opened:
                whole = (*own.stacks, *stacks)
                ways.setdefault(_sums(whole), whole)
        ranked = sorted(ways, key=lambda sums: (-rounds.mine.later(0, sums), sums))
        shapes = {len(sums): sums for sums in reversed(ranked)}
        tried = dict.fromkeys([*ranked[:_TRIED], *shapes.values()])
        plans = [RoundPlan(ways[sums], 0, [], []) for sums in tried]
        return [*plans, *([RoundPlan((), draws, [], [])] if draws else [])]

    def _play(self, plan: RoundPlan, batch: _Batch, at: int) -> None:
        """Add what a plan brings in one world of a batch."""
        deck = batch.games[at].held(self._seat).deck
        left = len(deck) - plan.draws
        stacks = plan.stacks
        if plan.draws:
            hand = in_order((*self._view.own.hand, *deck[left:]))
            later = batch.rounds.mine.later
            stacks = max(divisions(hand), key=lambda each: later(0, _sums(each)))
        world = batch.rounds.worlds[at]
        held = (*world.stacks[: self._seat], _sums(stacks), *world.stacks[self._seat + 1 :])
        gained = world.play.totals(held, batch.rounds.called)
        others = [points for seat, points in enumerate(gained) if seat != self._seat]
        kept = self._chances.of_cards(deck[:left], self._later)
        spent = kept - self._chances.of_cards(deck, self._later)
        plan.points.append(gained[self._seat] + spent - fsum(others) / len(others))
        gained[self._seat] += spent
        plan.gained.append(gained)


def _sums(stacks: tuple[Stack, ...]) -> Sums:
    return tuple(sorted(map(sum_of, stacks)))
