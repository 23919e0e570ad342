"""`valeria-lab bench --coach`: measures the time to a coach's first and last answers.

All questions are about the same decisions of random games. After them comes the review of a whole
game between bots of the usual level.
"""

from __future__ import annotations

from statistics import median, quantiles
from time import perf_counter
from typing import TYPE_CHECKING, Any, TypedDict

from attrs import evolve

from valeria_desktop.bots.levels import has_quick
from valeria_desktop.bots.look import is_plain
from valeria_desktop.bots.registry import USUAL_LEVEL, make_bot
from valeria_desktop.coach.questions import answers, answers_of_past
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.record import Record
from valeria_desktop.lab.bench.measure import random_course
from valeria_desktop.lab.terminal import table

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.kernel.rules import Rules, Setup
    from valeria_desktop.kernel.view import View
    from valeria_desktop.lab.book import LabBook

_SEED = 1
_EVERY = 7
_MILLI = 1000
_COMMON = ("hint", "tutor")


class Answering(TypedDict):
    """The times of one kind of question, in milliseconds."""

    topic: str
    asked: int
    first_ms: float
    first_p95_ms: float
    last_ms: float
    last_p95_ms: float
    longest_step_ms: float


def measure_coach(book: LabBook, setup: Any, decisions: int) -> list[Answering]:  # noqa: ANN401 - each game has its own
    """Return the times of all questions about a number of decisions, and of a review."""
    times: dict[str, list[tuple[float, float, float]]] = {}
    for view in _views(book.rules, setup, decisions):
        for topic, about in _questions(book, view):
            going = answers(book.rules, topic, about, view, Stream(_SEED))
            times.setdefault(topic, []).append(_timed(going))
    if book.rules.worth is not None:
        record = _played(book.rules, setup)
        times["review"] = [_timed(answers_of_past(record, "review", None, Stream(_SEED)))]
    return [_summed(topic, found) for topic, found in times.items()]


def _views(rules: Rules[Any], setup: Setup, decisions: int) -> Iterator[View]:
    seed, found = _SEED, 0
    while found < decisions:
        for number, (game, decision, _) in enumerate(random_course(rules, setup, seed)):
            if number % _EVERY == 0 and not is_plain(decision) and found < decisions:
                found += 1
                yield game.view(decision.seat)
        seed += 1


def _questions(book: LabBook, view: View) -> Iterator[tuple[str, Any]]:
    decision = view.decision
    if decision is not None and book.rules.worth is not None:
        yield from zip(_COMMON, (None, decision.options[-1].id), strict=True)
    yield from book.questions(view)


def _timed(going: Iterator[Any]) -> tuple[float, float, float]:
    """Return the times of the first and last answer and of the longest step, in seconds."""
    begin = before = perf_counter()
    first = last = longest = 0.0
    for answer in going:
        now = perf_counter()
        longest, before = max(longest, now - before), now
        if answer is not None:
            first, last = first or now - begin, now - begin
    return first, last, longest


def _played(rules: Rules[Any], setup: Setup) -> Record:
    """Return the record of a game between bots of the usual level."""
    record = Record(rules, setup, _SEED)
    game = record.start()
    bots = [make_bot(rules, USUAL_LEVEL, seat) for seat in game.seats]
    while (decision := game.decision) is not None:
        record.choose(game, bots[decision.seat].choose(game.view(decision.seat), decision))
    return record


def _summed(topic: str, found: Sequence[tuple[float, float, float]]) -> Answering:
    first, last, longest = (
        [_MILLI * each for each in column] for column in zip(*found, strict=True)
    )
    return Answering(
        topic=topic,
        asked=len(found),
        first_ms=median(first),
        first_p95_ms=_late(first),
        last_ms=median(last),
        last_p95_ms=_late(last),
        longest_step_ms=max(longest),
    )


def _late(times: Sequence[float]) -> float:
    return quantiles(times, n=20)[-1] if len(times) > 1 else times[0]


def coach_words(rules: Rules[Any], found: Sequence[Answering]) -> str:
    """Return the times as a table of text."""
    if not found:
        return f"{rules.name} has nothing that may be asked."
    rows: list[tuple[str, ...]] = [
        ("question", "asked", "first", "p95", "last", "p95", "longest step")
    ]
    for each in found:
        times = (
            *(each["first_ms"], each["first_p95_ms"], each["last_ms"], each["last_p95_ms"]),
            each["longest_step_ms"],
        )
        rows.append((each["topic"], str(each["asked"]), *(f"{ms:.1f} ms" for ms in times)))
    how = "by the core in C" if has_quick(rules) else "by the search in Python"
    return f"Options are ranked {how}\n\n{table(rows)}"


def usual_setup(setup: Any, players: Sequence[int]) -> Any:  # noqa: ANN401 - each game has its own
    """Return the set-up with the fewest players allowed, but at least two if possible."""
    return evolve(setup, players=next((number for number in players if number > 1), players[0]))
