"""What a choice was worth beside the best one, for who made it and by what they saw.

A second look asks about these two alone, with other chance and many more worlds, and what is worse
than good has to be found so twice: what differed by the chance of a search is nobody's fault.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen

from valeria_desktop.bots.levels import SKILLS, has_quick
from valeria_desktop.bots.look import is_plain
from valeria_desktop.bots.meter import Nodes
from valeria_desktop.bots.search import RankedOption, Search
from valeria_desktop.bots.worlds import WorldSettings
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.bots.search import Skill
    from valeria_desktop.bots.turns import Numbered
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.rules import Rules

BY_CORE = 100_000
"""Positions of a look, where a game's own ranking is quick."""
BY_PYTHON, BY_PYTHON_AGAIN = 500, 3_000
"""Positions of a first and of a later look where it isn't."""
_DOUBT = 0.01
"""What seems to cost as much is looked at again, where looking is quick."""
_FAULT = 0.03
"""What seems to be worse than good is looked at again anywhere, and if it still does, once more."""
_FIRST = SKILLS["queen"].skill
_SECOND = evolve(_FIRST, worlds=WorldSettings(candidates=2, worlds=10_000))
"""Of two, and in as many worlds as the budget allows."""


@frozen
class Judged:
    """What was found of a choice."""

    best: Option
    chance: float
    """Of winning, with the best choice."""
    cost: float
    """How much of it the choice cost."""


class Judge:
    """Judges choices in a game that says what positions are worth."""

    def __init__(self, rules: Rules[Any], nodes: int | None = None) -> None:
        """Take how many positions a look may cost, if it isn't the usual number."""
        quick = nodes or BY_CORE
        self._doubt = _DOUBT if has_quick(rules) else _FAULT
        self._first = _search(rules, _FIRST, quick, nodes or BY_PYTHON)
        self._second = _search(rules, _SECOND, quick, nodes or BY_PYTHON_AGAIN)

    def judge(
        self,
        view: Any,  # noqa: ANN401 - any game's
        decision: Decision,
        chosen: Option,
        stream: Stream,
    ) -> Iterator[Judged | None]:
        """Judge a choice; nothing until there is no doubt left."""
        numbered = list(enumerate(decision.options))
        ranked = self._first.rank(view, stream, numbered)
        found = _judged(ranked, chosen)
        is_seen = any(each.option == chosen for each in ranked)  # the budget may end before it
        if found.cost >= self._doubt or not is_seen:
            yield None
            two = [each for each in numbered if each[1] in {ranked[0].option, chosen}]
            found = self._looked_again(view, two, chosen, stream)
            if found.cost >= _FAULT:
                yield None
                again = self._looked_again(view, two, chosen, stream)
                found = min(found, again, key=lambda each: each.cost)
        yield found

    def _looked_again(
        self,
        view: Any,  # noqa: ANN401 - any game's
        two: Sequence[Numbered],
        chosen: Option,
        stream: Stream,
    ) -> Judged:
        return _judged(self._second.rank(view, Stream(stream.number()), two), chosen)


def is_choice(decision: Decision) -> bool:
    """Tell whether there is something to choose."""
    return not is_plain(decision)


def _search(rules: Rules[Any], skill: Skill, quick: int, slow: int) -> Search:
    """Make a search that looks at less where the quick ranking isn't there, or can't."""
    return Search(
        rules, skill, partial(Nodes, slow), rules.quick(skill, quick) if rules.quick else None
    )


def _judged(ranked: Sequence[RankedOption], chosen: Option) -> Judged:
    best = ranked[0]
    value = next((each.value for each in ranked if each.option == chosen), best.value)
    cost = max(0.0, best.value - value)
    return Judged(best.option if cost else chosen, best.value, cost)
