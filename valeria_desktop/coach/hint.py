"""A hint: the best options, how good each is, and why; at once, and then better."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen

from valeria_desktop.bots.look import is_plain
from valeria_desktop.bots.registry import best_bot, make_bot
from valeria_desktop.coach.prospects import worth_of
from valeria_desktop.coach.reasoning import Reasoning
from valeria_desktop.coach.weighing import Weighing
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from valeria_desktop.kernel.coaching import Reason
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.kernel.rules import Rules
    from valeria_desktop.kernel.view import View

_PROPOSALS = 3
_COMPARED = 4
"""The number of best options, at the end of the turn, that are played on."""


@frozen
class Proposal:
    """An option that is among the best."""

    option: str
    """Its id."""
    chance: float | None
    """The chance of winning, from 0 to 1, for a player who goes on well; None if unknown."""
    against: str | None
    """The option that its reasons compare it with: the best, or for the best the second."""
    reasons: tuple[Reason, ...]
    then: tuple[Phrase, ...] = ()
    """What is best chosen after it in the same turn."""


@frozen
class Hint:
    """What is best, and why."""

    proposals: tuple[Proposal, ...]
    """The best first; no two that lead to the same."""
    chances: Mapping[str, float]
    """The chance of winning with every option, by id, the best first."""
    worlds: int
    """In how many imagined worlds options were played on until now."""
    is_final: bool


def hint(rules: Rules[Any], view: View, _about: object, stream: Stream) -> Iterator[Hint | None]:
    """Answer, and then better; nothing when the seat isn't asked."""
    decision = view.decision
    if decision is None or decision.seat != view.seat or not decision.options:
        return
    if rules.worth is None:
        yield _by_bot(rules, view, decision, stream)
        return
    if is_plain(decision):
        yield _plain(rules, view, decision, stream)
        return
    weighing = Weighing(rules, view, decision.options, Stream(stream.number()))
    yield from _Hinting(weighing, Reasoning(rules, view, weighing, Stream(stream.number()))).steps()


def _by_bot(rules: Rules[Any], view: View, decision: Decision, stream: Stream) -> Hint:
    """Say what the best bot does, where nobody has said what positions are worth."""
    option = make_bot(rules, best_bot(rules), stream.number()).choose(view, decision)
    return Hint((Proposal(option.id, None, None, ()),), {}, 0, is_final=True)


def _plain(rules: Rules[Any], view: View, decision: Decision, stream: Stream) -> Hint:
    chance = worth_of(rules, view)(rules.imagine(view, stream))
    proposal = Proposal(decision.options[0].id, chance, None, ())
    return Hint((proposal,), {option.id: chance for option in decision.options}, 0, is_final=True)


class _Hinting:
    """Yields better and better hints."""

    def __init__(self, weighing: Weighing, reasoning: Reasoning) -> None:
        self._weighing = weighing
        self._reasoning = reasoning
        self._leaders = weighing.leaders()[:_COMPARED]
        self._names = {place: option.id for place, option in weighing.options}

    def steps(self) -> Iterator[Hint | None]:
        best = self._leaders
        self._look(best, best[0])
        yield self._hint(best, is_final=False)
        yield from self._compared(best)
        best = self._best()
        yield self._hint(best, is_final=False)
        yield from self._compared(best[:2])
        best = self._best()
        for place in best[:_PROPOSALS]:
            self._look(best, place)
            yield None
        yield self._hint(best, is_final=True)

    def _look(self, best: Sequence[int], place: int) -> None:
        """Find out what the game says for one of the best."""
        waiting = None
        if place == best[0]:
            waiting = self._reasoning.waiting(self._weighing.ranking(self._leaders[0]))
        for each, other in _against([place], best):
            self._reasoning.look(each, other, waiting)

    def _compared(self, places: Sequence[int]) -> Iterator[None]:
        """Play options on beside the first."""
        for _ in range(self._weighing.effort.steps):
            for other in places[1:]:
                self._weighing.compare(places[0], other)
                yield None

    def _best(self) -> list[int]:
        """Return the leaders in their order; the first two were played on side by side."""
        ranking = [*self._weighing.ranking(self._leaders[0])]
        best = sorted(self._leaders, key=ranking.index)
        if len(best) > 1 and self._weighing.gain(best[0], best[1]) < 0:
            best[:2] = best[1::-1]
        return best

    def _hint(self, best: Sequence[int], *, is_final: bool) -> Hint:
        chances = _in_order(self._weighing.ranking(self._leaders[0]), best[0])
        proposals = tuple(
            Proposal(
                self._names[place],
                chances[place],
                None if other is None else self._names[other],
                self._reasoning.reasons(place, other, chances),
                self._reasoning.then(place),
            )
            for place, other in _against(best[:_PROPOSALS], best)
        )
        named = {self._names[place]: chance for place, chance in chances.items()}
        return Hint(proposals, named, self._weighing.worlds, is_final)


def _against(shown: Sequence[int], best: Sequence[int]) -> Iterator[tuple[int, int | None]]:
    """Say what each is compared with: the first with the second, all others with the first."""
    for place in shown:
        other = best[0] if place != best[0] else best[1] if len(best) > 1 else None
        yield place, other


def _in_order(ranking: dict[int, float], first: int) -> dict[int, float]:
    """Let one that proved better side by side be the first; the two had been a hair apart."""
    leader = next(iter(ranking))
    if leader == first:
        return ranking
    ranking = ranking | {leader: ranking[first], first: ranking[leader]}
    return dict(sorted(ranking.items(), key=lambda item: (-item[1], item[0] != first)))
