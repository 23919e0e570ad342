"""Why one choice is better than another: by what the positions differ in that they lead to.

How much each difference counts, the learned values say; what rivals could have, and what can be
had soon, the rooms beside this one.
"""

from __future__ import annotations

from math import fsum
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.bots.net import Glance
from valeria_desktop.games.valeria.bots.feature_names import NAMES
from valeria_desktop.games.valeria.bots.feature_words import Family, members_of
from valeria_desktop.games.valeria.bots.features import Eye
from valeria_desktop.games.valeria.bots.learned import course_of, net_of
from valeria_desktop.games.valeria.coach.exchange import AT, by_family, effect
from valeria_desktop.games.valeria.coach.others import denied
from valeria_desktop.games.valeria.coach.saving import saved_for
from valeria_desktop.games.valeria.coach.spoken import Told, told
from valeria_desktop.kernel.coaching import Explain, Prospect, Reason, ReasonKind
from valeria_desktop.kernel.phrases import capital, say

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.chance import Stream
    from valeria_desktop.kernel.phrases import Phrase

MOST_LETTERS = 90
_LEAST = 0.006
"""A family that counts less isn't spoken of."""
_BESIDE = 0.25
"""Nor one that counts so small a part of the strongest."""
_MOST_FAMILIES = 3
_ABOUT_RIVALS = Family.RIVALS


def reasons_for(view: View) -> Explain:
    """Make what explains the choices of the seat that looks."""
    return _Explaining(view).explain


@frozen
class _Difference:
    """What two choices lead to, as numbers: means over the same worlds."""

    families: dict[Family, float]
    features: dict[str, float]
    """What each number by itself is worth."""
    mine: Sequence[float]
    other: Sequence[float]

    def told(self, family: Family) -> Told | None:
        """Tell of the number of a family that counts most."""
        names = sorted(members_of(family), key=lambda name: -self.features.get(name, 0.0))
        for name in names:
            if self.features.get(name, 0.0) > 0:
                found = told(name, self.mine[AT[name]], self.other[AT[name]])
                if found is not None:
                    return found
        return None


class _Explaining:
    """Explains choices to one seat."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._eye = Eye.of(view)
        self._net = net_of(course_of(view.table.setup))

    def explain(self, mine: Prospect, other: Prospect, stream: Stream) -> tuple[Reason, ...]:
        """Say what the first choice has that the second hasn't."""
        return tuple(self._reasons(mine, other, stream))

    def _reasons(self, mine: Prospect, other: Prospect, stream: Stream) -> Iterator[Reason]:
        difference = self._difference(mine, other)
        if difference is not None:
            yield from _brings(difference)
        rivals = difference.families[_ABOUT_RIVALS] if difference else 0.0
        taken = denied(self._view, mine.option, stream, rivals)
        if taken is not None:
            yield taken
        elif difference is not None:
            yield from _denies(difference)
        reach = difference.families[Family.REACH] if difference else 0.0
        saved = saved_for(self._view.seat, mine, other, stream, reach)
        if saved is not None:
            yield saved

    def _difference(self, mine: Prospect, other: Prospect) -> _Difference | None:
        if self._net is None:
            return None
        pairs = [
            (self._eye.look(here), self._eye.look(there))
            for here, there in zip(mine.games, other.games, strict=True)
            if not (here.is_over or there.is_over)
        ]
        return self._mean(pairs) if pairs else None

    def _mean(self, pairs: Sequence[tuple[list[float], list[float]]]) -> _Difference:
        assert self._net is not None
        value = Glance(self._net).value
        families = [by_family(value, *pair) for pair in pairs]
        features = {
            name: fsum(effect(value, *pair, (place,)) for pair in pairs) / len(pairs)
            for place, name in enumerate(NAMES)
            if any(here[place] != there[place] for here, there in pairs)
        }
        return _Difference(
            {name: fsum(each[name] for each in families) / len(pairs) for name in Family},
            features,
            *(
                tuple(fsum(column) / len(pairs) for column in zip(*side, strict=True))
                for side in zip(*pairs, strict=True)
            ),
        )


def _brings(difference: _Difference) -> Iterator[Reason]:
    """Say the strongest families in one sentence, as many as there is room for."""
    counts = {
        family: points
        for family, points in difference.families.items()
        if family is not _ABOUT_RIVALS
    }
    least = max(_LEAST, _BESIDE * max(counts.values()))
    parts: list[Phrase] = []
    points, is_secret = 0.0, False
    for family in sorted(counts, key=lambda name: -counts[name]):
        found = difference.told(family) if counts[family] >= least else None
        if found is None or len(parts) == _MOST_FAMILIES:
            continue
        if len(_sentence([*parts, found.words])) <= MOST_LETTERS:
            parts.append(found.words)
            points += counts[family]
            is_secret |= found.is_secret
    if parts:
        yield Reason(ReasonKind.BRINGS, _sentence(parts), points, is_secret)


def _denies(difference: _Difference) -> Iterator[Reason]:
    """Say in what the strongest rival is worse off."""
    points = difference.families[_ABOUT_RIVALS]
    found = difference.told(_ABOUT_RIVALS) if points >= _LEAST else None
    if found is not None:
        yield Reason(ReasonKind.DENIES, _sentence([found.words]), points, found.is_secret)


def _sentence(parts: Sequence[Phrase]) -> Phrase:
    words = parts[0]
    for part in parts[1:]:
        words = say("{first}; {then}", first=words, then=part)
    return say("{words}.", words=capital(words))
