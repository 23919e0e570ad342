"""`valeria-lab bench --levels`: measures each level's thinking time at the table.

All levels answer the same decisions of random games, with the time limits of games with people.
"""

from __future__ import annotations

from statistics import median, quantiles
from time import perf_counter
from typing import TYPE_CHECKING, Any, TypedDict

from attrs import evolve

from valeria_desktop.bots.levels import has_quick
from valeria_desktop.bots.look import is_plain
from valeria_desktop.bots.registry import levels_of, make_bot
from valeria_desktop.lab.bench.measure import random_course
from valeria_desktop.lab.terminal import table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.kernel.rules import Rules, Setup

_SEED = 1
_EVERY = 5
_MILLI = 1000


class ThinkingTimes(TypedDict):
    """The thinking times of a level, in milliseconds."""

    players: int
    level: str
    decisions: int
    median_ms: float
    p95_ms: float
    most_ms: float


def measure_levels(
    rules: Rules[Any],
    setup: Any,  # noqa: ANN401 - each game has its own
    players: Sequence[int],
    decisions: int,
) -> list[ThinkingTimes]:
    """Return all levels' times for a number of decisions, with each number of players."""
    found: list[ThinkingTimes] = []
    for number in players:
        times = _times(rules, evolve(setup, players=number), decisions)
        for level, seconds in times.items():
            last = quantiles(seconds, n=20)[-1] if len(seconds) > 1 else seconds[0]
            found.append(
                ThinkingTimes(
                    players=number,
                    level=level,
                    decisions=len(seconds),
                    median_ms=_MILLI * median(seconds),
                    p95_ms=_MILLI * last,
                    most_ms=_MILLI * max(seconds),
                )
            )
    return found


def _times(rules: Rules[Any], setup: Setup, decisions: int) -> dict[str, list[float]]:
    times: dict[str, list[float]] = {level: [] for level in levels_of(rules)}
    seed = _SEED
    while times and any(len(seconds) < decisions for seconds in times.values()):
        for number, (game, decision, _) in enumerate(random_course(rules, setup, seed)):
            if number % _EVERY or is_plain(decision):
                continue
            view = game.view(decision.seat)
            for level, seconds in times.items():
                if len(seconds) < decisions:
                    bot = make_bot(rules, level, number, perf_counter)
                    start = perf_counter()
                    bot.choose(view, decision)
                    seconds.append(perf_counter() - start)
        seed += 1
    return times


def levels_words(rules: Rules[Any], found: Sequence[ThinkingTimes]) -> str:
    """Return the times as a table of text."""
    if not found:
        return f"{rules.name} has no levels: nobody has said what its positions are worth."
    rows: list[tuple[str, ...]] = [("level", "players", "median", "p95", "most")]
    for each in found:
        times = (f"{ms:.1f} ms" for ms in (each["median_ms"], each["p95_ms"], each["most_ms"]))
        rows.append((each["level"], str(each["players"]), *times))
    how = "by the core in C" if has_quick(rules) else "by the search in Python"
    return f"Decisions of each: {found[0]['decisions']}, ranked {how}\n\n{table(rows)}"
