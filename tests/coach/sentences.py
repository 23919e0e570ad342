"""The sentences of hints, each with the two choices that it compares, for tests to count again."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import chain, islice
from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve, frozen

from valeria_desktop.bots.look import is_plain
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.coach.questions import answers
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.record import Record

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from valeria_desktop.kernel.coaching import Explain, Prospect, Reason
    from valeria_desktop.kernel.rules import Rules

HALF_A_GAME = 0.005
UNWEIGHED = {"total", "denies", "in sight"}
"""Points at the end are told of a game that is decided, too; Valeria's siege weighs no rival."""


@frozen(eq=False)
class Said:
    """A sentence of a hint, and the two choices that it compares."""

    rules: Rules[Any]
    view: Any
    mine: Prospect
    other: Prospect
    reason: Reason
    ends: frozenset[str]
    """The questions that begin a choice of their own."""

    @property
    def seat(self) -> int:
        seat: int = self.view.seat
        return seat

    @property
    def prompt(self) -> str:
        prompt: str = self.view.decision.prompt
        return prompt

    def numbers(self) -> list[float]:
        """Return the numbers in the sentence, with no digits of a card's name among them."""
        return [float(each) for each in re.findall(r"\d+(?:\.\d+)?", str(self.reason.words))]

    def before(self) -> Any:  # noqa: ANN401 - any game's
        """Imagine the game as it is asked."""
        return self.rules.imagine(self.view, Stream(77))

    def at_once(self, prospect: Prospect) -> Any:  # noqa: ANN401 - any game's
        """Play a choice, and what it asks until the next choice or another of its kind."""
        game, meant = self.before(), [each.id for each in prospect.then]
        game.choose(prospect.option.id)
        while (decision := game.decision) is not None and decision.seat == self.seat:
            ids = [each.id for each in decision.options]
            if decision.prompt in {self.prompt, *self.ends}:
                break
            if is_plain(decision):
                game.choose(ids[0])
            elif meant and meant[0] in ids:
                game.choose(meant.pop(0))
            else:
                break
        return game

    def counted(self, count: Callable[[Any], float]) -> tuple[float, float]:
        """Count something right after both choices."""
        return count(self.at_once(self.mine)), count(self.at_once(self.other))


def recorded(rules: Rules[Any], setup: Any, seed: int) -> Record:  # noqa: ANN401 - any game's
    """Record a game of a game's own bots."""
    record = Record(rules, setup, seed)
    game = record.start()
    name = next(iter(rules.bots))
    bots = [make_bot(rules, name, seed + seat) for seat in game.seats]
    while (decision := game.decision) is not None:
        record.choose(game, bots[decision.seat].choose(game.view(decision.seat), decision))
    return record


def thoughtful(record: Record, every: int) -> Iterator[Any]:
    """Yield the view of every `every`-th question of a recorded game that needs a thought."""
    game, asked = record.start(), 0
    for choice in record.choices:
        asked += not is_plain(game.decision)
        if not is_plain(game.decision) and asked % every == 0:
            yield game.view(game.decision.seat)
        game.choose(choice)


@frozen(eq=False)
class Games:
    """Recorded games, one of each set-up in turn, whose hints are listened to."""

    rules: Rules[Any]
    setups: Sequence[Any]
    seed: int
    every: int
    """The thoughtful questions from one that is listened to up to the next."""

    def views(self, hints: int) -> Iterator[tuple[int, Any]]:
        """Yield views of that many questions, each with a seed for its hint."""
        views = (view for number in range(99) for view in self._thoughtful(number))
        return enumerate(islice(views, hints))

    def _thoughtful(self, number: int) -> Iterator[Any]:
        return thoughtful(_record_of(self, number), self.every)


@cache
def _record_of(games: Games, number: int) -> Record:
    return recorded(games.rules, games.setups[number % len(games.setups)], games.seed + number)


def sentences_of(
    rules: Rules[Any],
    view: Any,  # noqa: ANN401 - any game's
    seed: int,
    ends: frozenset[str],
) -> list[Said]:
    """Ask for a hint, and listen to what the game explains for it."""
    found: list[Said] = []
    reasons_for = rules.coaching.reasons
    assert reasons_for is not None

    def listening(there: Any) -> Explain:  # noqa: ANN401 - any game's
        explain = reasons_for(there)

        def explained(mine: Prospect, other: Prospect, stream: Stream) -> tuple[Reason, ...]:
            reasons = explain(mine, other, stream)
            found.extend(Said(rules, there, mine, other, each, ends) for each in reasons)
            return reasons

        return explained

    told = evolve(rules, coaching=evolve(rules.coaching, reasons=listening))
    *_, last = answers(told, "hint", None, view, Stream(seed))
    spoken = {reason.words for each in last.proposals for reason in each.reasons}
    return [said for said in found if said.reason.words in spoken]


def checks_of(
    hints: Iterable[list[Said]], checks: Mapping[str, Callable[[Said], Sequence[float]]]
) -> Counter[str]:
    """Check the numbers of the sentences of hints; return how many of each cause were checked."""
    done: Counter[str] = Counter()
    for said in chain.from_iterable(hints):
        expected = checks[said.reason.cause](said)
        assert said.numbers() == pytest.approx(expected, abs=0.051), said.reason.words
        assert abs(said.reason.points) >= HALF_A_GAME or said.reason.cause in UNWEIGHED
        done[said.reason.cause] += 1
    return done


# --- what is counted alike where a game keeps its players in a state


def player(said: Said, game: Any) -> Any:  # noqa: ANN401 - any game's
    return game._state.players[said.seat]


def total(said: Said) -> list[float]:
    """Count a whole score, which is the same in all worlds of a choice."""
    totals = []
    for each in (said.mine, said.other):
        found = {game.result().scores[said.seat].total for game in each.games}
        assert len(found) == 1
        totals.append(float(found.pop()))
    return totals
