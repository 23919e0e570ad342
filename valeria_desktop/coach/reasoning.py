"""The reasons for one option against another: from imagined worlds, and from the game's rules."""

from __future__ import annotations

from math import fsum
from typing import TYPE_CHECKING, Any

from valeria_desktop.coach.prospects import Prospects
from valeria_desktop.coach.telling import counts, weightiest
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.coaching import Reason, ReasonKind
from valeria_desktop.kernel.phrases import count, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from valeria_desktop.coach.endings import Endings
    from valeria_desktop.coach.weighing import Weighing
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.kernel.rules import Rules
    from valeria_desktop.kernel.view import View

_FEW_WORLDS = 3
"""The least number of worlds for a statement about risk."""
_ALIKE = 0.005
"""The largest difference in the chance of winning that doesn't matter: half a game of 100."""
_WORTH_SAYING = 0.01
_RARE = 0.15
_SECOND_IS_BETTER = "The second best does better in {number} of 10 imagined games."
_BEST_IS_BETTER = "It does worse than the best choice in {number} of 10 imagined games."
_CHOSEN_IS_BETTER = "Your choice does better in {number} of 10 imagined games."


class Reasoning:
    """Finds and keeps the reasons for the options of one decision."""

    def __init__(self, rules: Rules[Any], view: View, weighing: Weighing, stream: Stream) -> None:
        """Take the game's rules, a View, the weighing of its options, and chance."""
        self._weighing = weighing
        self._prospects = Prospects(rules, view, Stream(stream.number()))
        self._explain = rules.coaching.reasons(view) if rules.coaching.reasons else None
        self._chance = stream.number()
        self._found: dict[tuple[int, int], tuple[Reason, ...]] = {}

    def look(self, place: int, other: int | None, waiting: int | None = None) -> None:
        """Find and keep the game's reasons for one option against another; one step of work.

        If the first option brings no more than the other one, its gains are those over waiting.
        """
        if other is None or (place, other) in self._found:
            return
        found = self._explained(place, other)
        if waiting is not None and not any(
            each.kind is ReasonKind.BRINGS and counts(each) for each in found
        ):
            brings = self._explained(place, waiting)
            found += tuple(each for each in brings if each.kind is ReasonKind.BRINGS)
        self._found[place, other] = found

    def then(self, place: int) -> tuple[Phrase, ...]:
        """Return the best choices after an option in words; empty if its prospect is unknown."""
        return tuple(option.words() for option in self.plan(place))

    def plan(self, place: int) -> tuple[Option, ...]:
        """Return the best choices after an option; empty if its prospect is unknown."""
        found = self._prospects.found.get(place)
        return () if found is None else found.then

    def _explained(self, place: int, other: int) -> tuple[Reason, ...]:
        if self._explain is None or place == other:
            return ()
        options = self._weighing.options
        mine, theirs = (self._prospects.of(options[each]) for each in (place, other))
        return self._explain(mine, theirs, Stream(self._chance))

    def waiting(self, chances: Mapping[int, float]) -> int | None:
        """Return the place of the best harmless option, a way to wait; None without one."""
        harmless = [place for place, option in self._weighing.options if option.is_harmless]
        return max(harmless, key=lambda place: chances[place], default=None)

    def in_points(
        self, place: int, chances: Mapping[int, float], endings: Endings
    ) -> Iterable[Reason]:
        """Yield the loss in points by the best harmless option in a place, if it was measured."""
        options, best = dict(self._weighing.options), self.waiting(chances)
        if options[place].is_harmless or best is None or not endings.is_known(place, best):
            return
        margin = endings.margin(place, best)
        number = round(margin.amount)
        if number > 0 and not margin.is_alike:
            fewer = count(number, "about {number} point fewer", "about {number} points fewer")
            words = say(
                "{waiting} instead: {fewer} at the end.", waiting=options[best].words(), fewer=fewer
            )
            yield Reason(
                ReasonKind.WAITING, words, 0.0, cause="waits", number=number, is_count=True
            )

    def reasons(
        self, place: int, other: int | None, chances: Mapping[int, float]
    ) -> tuple[Reason, ...]:
        """Return the reasons for a proposed option against another, the weightiest first."""
        if other is None:
            return ()
        worse = _SECOND_IS_BETTER if chances[place] >= chances[other] else _BEST_IS_BETTER
        risk = self._risk(place, other, worse)
        return self._by_weight(place, other, [*risk, *self._waiting(place, chances)])

    def lesson(self, best: int, chosen: int) -> tuple[Reason, ...]:
        """Return the reasons for the best option against the chosen one."""
        return self._by_weight(best, chosen, [*self._risk(best, chosen, _CHOSEN_IS_BETTER)])

    def _by_weight(self, place: int, other: int, more: Sequence[Reason]) -> tuple[Reason, ...]:
        """Return the weightiest reason of each kind and cause: causes first, counts last."""
        best = weightiest((*self._found.get((place, other), ()), *more))
        return tuple(sorted(best, key=lambda each: (each.is_count, -abs(each.points))))

    def _risk(self, place: int, other: int, words: str) -> Iterable[Reason]:
        """Yield the risk, if it matters: the share of worlds with a better other option.

        Of two options that are as good, each does better in many worlds: that is no risk.
        """
        pairs = self._weighing.pairs(place, other)
        if len(pairs) < _FEW_WORLDS or self._weighing.margin(place, other).is_alike:
            return
        worse = [pair.gain for pair in pairs if pair.gain < -_ALIKE]
        share, mean = len(worse) / len(pairs), fsum(worse) / len(pairs)
        if _RARE <= share <= 1 - _RARE and -mean >= _WORTH_SAYING:
            number = round(share * 10)
            yield Reason(
                ReasonKind.RISKS, say(words, number=number), mean, number=number, is_count=True
            )

    def _waiting(self, place: int, chances: Mapping[int, float]) -> Iterable[Reason]:
        """Yield the loss by the best harmless option in its place, if it matters."""
        options, best = dict(self._weighing.options), self.waiting(chances)
        if options[place].is_harmless or best is None:
            return
        lost = chances[place] - chances[best]
        if lost >= _WORTH_SAYING and not self._weighing.margin(place, best).is_alike:
            fewer = count(
                round(lost * 100),
                "about {number} fewer win in 100",
                "about {number} fewer wins in 100",
            )
            words = say("{waiting} instead: {fewer}.", waiting=options[best].words(), fewer=fewer)
            number = round(lost * 100)
            yield Reason(
                ReasonKind.WAITING, words, lost, cause="waits", number=number, is_count=True
            )
