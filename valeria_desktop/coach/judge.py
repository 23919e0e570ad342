"""The cost of a choice against the best option, by the View of the seat that made it.

A doubtful choice is compared again with the best option alone, with other random numbers and in
many more worlds. A fault has to be found twice: the luck of one search is no player's fault. Where
a game is nearly decided, the points at the end tell what a choice cost.
"""

from __future__ import annotations

from functools import partial
from math import sqrt
from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen

from valeria_desktop.bots.levels import SKILLS, has_quick
from valeria_desktop.bots.look import is_plain
from valeria_desktop.bots.meter import Nodes
from valeria_desktop.bots.search import RankedOption, Search
from valeria_desktop.bots.worlds import WorldSettings
from valeria_desktop.coach.endings import Endings
from valeria_desktop.coach.grades import is_near_a_bound
from valeria_desktop.coach.promises import promises_of
from valeria_desktop.coach.trust import Margin, Measure, deviation_from, is_far
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.coaching import Way

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Sequence

    from valeria_desktop.bots.search import Skill
    from valeria_desktop.bots.turns import Numbered
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.rules import Rules

BY_CORE = 100_000
"""The budget of each search in positions, with a game's quick ranking."""
BY_PYTHON, BY_PYTHON_AGAIN = 300, 3_000
"""The budgets of the first and of a later search in positions, without a quick ranking."""
_NOTHING = Margin(0.0, 0.0, Measure.POINTS)
_DOUBT = 0.01
"""The least cost that is examined again with a quick ranking, as a chance of winning."""
_FAULT = 0.03
"""The least cost that is always examined again, and a third time if it still costs as much."""
_ERRORS = {True: 0.006, False: 0.03}
"""The usual error of a cost, as a chance of winning: with a quick ranking (True), and without.

Measured by two looks at the same two options: 24 pairs with the core, 5 in Python.
"""
_WORLDS = {True: 64, False: 2}
"""The usual number of worlds that a choice is played on in to the end, at each look."""
_RIVALS = {True: 2, False: 1}
"""The number of other options, the best by the search, whose points are compared."""
_FEAT = 0.05
"""The least lead of the best option over the next best that is examined again, as a chance."""
_USUAL_SPREAD, _AS_MANY = 0.035, 2
"""The usual standard deviation of a difference between worlds in Python, and what it counts for.

Measured in 200 races of two to four options of Valencia.
"""
_FIRST = SKILLS["queen"].skill
_SECOND = evolve(_FIRST, worlds=WorldSettings(candidates=2, worlds=10_000))
"""The skill that compares two options, in all worlds that the budget is enough for."""


@frozen
class Judged:
    """The judgement of a choice."""

    best: Option
    chance: float
    """The chance of winning with the best option, from 0 to 1."""
    cost: float
    """The cost of the choice, as a chance of winning from 0 to 1."""
    margin: Margin
    """The advantage of the best option over the choice, as a chance or in points."""
    next_best: Option | None = None
    """The best of the other options, where the choice itself was the best."""
    lead: Margin | None = None
    """The advantage of the choice over that option, as a chance or in points."""


class Judge:
    """Judges choices in a game with a Worth."""

    def __init__(self, rules: Rules[Any], nodes: int | None = None) -> None:
        """Take the budget of each search in positions; None for the usual budget."""
        quick = nodes or BY_CORE
        self._rules = rules
        self._is_quick = has_quick(rules)
        usual = BY_CORE if self._is_quick else BY_PYTHON
        self._share = min(1.0, (nodes or usual) / usual)
        self._worlds = max(1, round(_WORLDS[self._is_quick] * self._share))
        self._doubt = _DOUBT if self._is_quick else _FAULT
        self._first = _search(rules, _FIRST, quick, nodes or BY_PYTHON, _ONCE)
        self._second = _search(rules, _SECOND, quick, nodes or BY_PYTHON_AGAIN, _AGAIN)

    def judge(
        self,
        view: Any,  # noqa: ANN401 - any game's
        decision: Decision,
        chosen: Option,
        stream: Stream,
    ) -> Iterator[Judged | None]:
        """Yield the judgement of a choice, after a None for each search that leaves a doubt."""
        numbered = list(enumerate(decision.options))
        ranked = self._first.rank(view, stream, numbered)
        found = self._judged(ranked, chosen)
        is_seen = any(each.option == chosen for each in ranked)  # the budget may end too early
        if found.cost >= self._doubt or not is_seen:
            yield None
            two = [each for each in numbered if each[1] in {ranked[0].option, chosen}]
            found = self._looked_again(view, two, chosen, stream)
            if found.cost >= _FAULT:
                yield None
                again = self._looked_again(view, two, chosen, stream)
                found = min(found, again, key=lambda each: each.cost)
        if is_far(found.chance) and found.cost < _FAULT:
            others = [each.option for each in ranked if each.option != chosen]
            others = others[: _RIVALS[self._is_quick]]
            two = [each for each in numbered if each[1] in {chosen, *others}]
            found = evolve(found, **(yield from self._by_points(view, two, chosen, stream)))
        if found.best == chosen and found.lead is None:
            found = evolve(found, **(yield from self._led(view, ranked, numbered, found, stream)))
        yield self._told(view, found)

    def _told(self, view: Any, found: Judged) -> Judged:  # noqa: ANN401 - any game's
        """Return a judgement as it is told: chance, cost and margins by how promises are kept."""
        way = Way.JUDGE if self._is_quick else Way.TURN  # few slow worlds hardly change the search
        promises, best = promises_of(self._rules, view, way), found.chance
        chosen = best - found.cost
        lead, margin = found.lead, promises.margin(found.margin, chosen)
        if lead is not None:
            lead = promises.margin(lead, chosen - lead.amount)
        cost = promises.gain(found.cost, chosen)
        return evolve(found, chance=promises.chance(best), cost=cost, margin=margin, lead=lead)

    def _led(
        self,
        view: Any,  # noqa: ANN401 - any game's
        ranked: Sequence[RankedOption],
        options: Sequence[Numbered],
        found: Judged,
        stream: Stream,
    ) -> Generator[None, None, dict[str, Any]]:
        """Return the next best option and the lead of the best; a great lead is found twice."""
        mine = next((each for each in ranked if each.option == found.best), None)
        other = next((each for each in ranked if each.option != found.best), None)
        if other is None:
            return {}
        lead = mine.value - other.value if mine is not None else 0.0
        if lead >= _FEAT:
            yield None
            two = [each for each in options if each[1] in {found.best, other.option}]
            again = self._second.rank(view, Stream(stream.number()), two)
            values = {each.option.id: each.value for each in again}
            lead = min(lead, values[found.best.id] - values[other.option.id])
        margin = Margin(max(0.0, lead), _ERRORS[self._is_quick])
        return {"next_best": other.option, "lead": margin}

    def _by_points(
        self,
        view: Any,  # noqa: ANN401 - any game's
        options: Sequence[Numbered],
        chosen: Option,
        stream: Stream,
    ) -> Generator[None, None, dict[str, Any]]:
        """Return the best option by points, and its margin; it is sought, and then tested.

        If the end is too far off to be played to, nothing changes.
        """
        mine = next(each for each in options if each[1] == chosen)
        measured: list[tuple[Numbered, Margin]] = []
        for other in options:
            if other != mine:
                found = yield from self._ends(view, other, mine, stream)
                measured += [] if found is None else [(other, found)]
        if not measured:
            return {}
        best, margin = max(measured, key=lambda each: each[1].amount)
        if margin.amount > 0 and not margin.is_alike:
            again = yield from self._ends(view, best, mine, stream)
            margin = min(margin, again or margin, key=lambda each: each.amount)
        if margin.is_alike or margin.amount < 0:
            lead = evolve(margin.turned(), amount=max(0.0, -margin.amount))
            nothing = evolve(_NOTHING, error=margin.error)
            by_points = {"best": chosen, "cost": 0.0, "margin": nothing}
            return {**by_points, "next_best": best[1], "lead": lead}
        return {"best": best[1], "margin": margin}

    def _ends(
        self,
        view: Any,  # noqa: ANN401 - any game's
        one: Numbered,
        other: Numbered,
        stream: Stream,
    ) -> Generator[None, None, Margin | None]:
        endings = Endings(self._rules, view, Stream(stream.number()), self._share)
        yield from endings.compare(one, other, self._worlds)
        known = endings.is_known(one[0], other[0])
        return endings.margin(one[0], other[0]) if known else None

    def _looked_again(
        self,
        view: Any,  # noqa: ANN401 - any game's
        two: Sequence[Numbered],
        chosen: Option,
        stream: Stream,
    ) -> Judged:
        return self._judged(self._second.rank(view, Stream(stream.number()), two), chosen)

    def _judged(self, ranked: Sequence[RankedOption], chosen: Option) -> Judged:
        best = ranked[0]
        value = next((each.value for each in ranked if each.option == chosen), best.value)
        cost = max(0.0, best.value - value)
        margin = Margin(cost, _ERRORS[self._is_quick])
        return Judged(best.option if cost else chosen, best.value, cost, margin)


def is_choice(decision: Decision) -> bool:
    """Return whether a decision is a real choice between options."""
    return not is_plain(decision)


@frozen
class _Sureness:
    """When a difference between two options is settled: none of the grades' bounds is near."""

    errors: int
    """The distance from a bound, as a multiple of the change by the worlds to come."""
    worlds: int
    """The number of worlds that a search may still play."""

    def __call__(self, differences: Sequence[float], difference: float) -> bool:
        known = WorldSettings().prior + len(differences) + self.worlds
        spread = deviation_from(differences, _USUAL_SPREAD, _AS_MANY)
        return not is_near_a_bound(difference, self.errors * spread * sqrt(self.worlds) / known)


_ONCE, _AGAIN = _Sureness(errors=1, worlds=3), _Sureness(errors=2, worlds=20)
"""For the first search, and for those that compare two options."""


def _search(rules: Rules[Any], skill: Skill, quick: int, slow: int, sure: _Sureness) -> Search:
    """Return a search with two budgets in positions: for the quick ranking, and without it.

    Without it a world takes a tenth of a second, so no more are played than a grade needs.
    """
    slower = evolve(skill, worlds=evolve(skill.worlds or WorldSettings(), settled=sure))
    quickly = rules.quick(skill, quick) if rules.quick else None
    return Search(rules, slower, partial(Nodes, slow), quickly)
