"""The benchmark's measurements: whole games, single verbs in mid-game, and the machine."""

from __future__ import annotations

import random
import sys
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

from attrs import define, frozen

from valeria_desktop.bots.registry import make_bot
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.lab.play import Experiment

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.rules import Rules, Setup
    from valeria_desktop.lab.play import Core

MILLION = 1_000_000
THIRDS = 3
_BY_CORE = 10
"""Factor of a core's games over Python's, so that they last long enough for the clock."""


@frozen
class Times:
    """The time of some whole games, or of a bot's answers in them."""

    games: int
    decisions: int
    seconds: float


@frozen
class VerbTimes:
    """The mean times of single verbs over positions of several games, in microseconds."""

    copy: float
    view: float
    imagine: float


@define
class _Counter:
    """An object with an attribute, for the calibration."""

    total: int = 0


def _add(counter: _Counter, pair: tuple[int, int]) -> tuple[int, int]:
    first, second = pair
    counter.total += first
    return second, first


def calibration(steps: int) -> float:
    """Return the speed of a loop of calls, attributes and small tuples, in million steps/second.

    The loop does the engine's usual work without its code, so the figure compares machines and not
    versions of the program.
    """
    counter = _Counter()
    pair = (1, 2)
    start = perf_counter()
    for _ in range(steps):
        pair = _add(counter, pair)
    return steps / (perf_counter() - start) / MILLION


def random_games(rules: Rules[Any], setup: Setup, seeds: Sequence[int]) -> Times:
    """Return the time of whole games with uniformly random choices, deals included."""
    chance = random.Random(seeds[0]).random
    decisions = 0
    start = perf_counter()
    for seed in seeds:
        game = rules.deal(setup, seed, collects_events=False)
        while (decision := game.decision) is not None:
            options = decision.options
            game.choose(options[int(chance() * len(options))])
            decisions += 1
    return Times(len(seeds), decisions, perf_counter() - start)


def us_per_deal(rules: Rules[Any], setup: Setup, seeds: Sequence[int]) -> float:
    """Return the mean time to deal a game and ask its first question, in microseconds."""
    deal = partial(rules.deal, setup, collects_events=False)
    return _us_per_call([partial(deal, seed) for seed in seeds])


def us_by_third(rules: Rules[Any], setup: Setup, seeds: Sequence[int]) -> list[float]:
    """Return the mean time of a decision in each third of the games, in microseconds.

    Each game is played once at random and then again with the same choices, so that the clock is
    read only at the ends of the thirds.
    """
    seconds = [0.0] * THIRDS
    decisions = 0
    for seed in seeds:
        choices = [choice for _, _, choice in random_course(rules, setup, seed)]
        length = len(choices) // THIRDS
        decisions += length
        game = rules.deal(setup, seed, collects_events=False)
        for third in range(THIRDS):
            start = perf_counter()
            for choice in choices[third * length : (third + 1) * length]:
                if (decision := game.decision) is not None:
                    game.choose(decision.options[choice])
            seconds[third] += perf_counter() - start
    return [total * MILLION / decisions for total in seconds]


def random_course(
    rules: Rules[Any], setup: Setup, seed: int
) -> Iterator[tuple[Any, Decision, int]]:
    """Play one game at random; yield the game, each decision and the chosen option's number."""
    chance = random.Random(seed).random
    game = rules.deal(setup, seed, collects_events=False)
    while (decision := game.decision) is not None:
        choice = int(chance() * len(decision.options))
        yield game, decision, choice
        game.choose(decision.options[choice])


def verbs(rules: Rules[Any], setup: Setup, seeds: Sequence[int], every: int) -> VerbTimes:
    """Return the times of copy, view and imagine at each `every`-th decision of whole games."""
    found = [
        (game.copy(), decision.seat)
        for seed in seeds
        for number, (game, decision, _) in enumerate(random_course(rules, setup, seed), start=1)
        if number % every == 0
    ]
    stream = Stream(seeds[0])
    views = [game.view(seat) for game, seat in found]
    return VerbTimes(
        copy=_us_per_call([game.copy for game, _ in found]),
        view=_us_per_call([partial(game.view, seat) for game, seat in found]),
        imagine=_us_per_call([partial(rules.imagine, view, stream) for view in views]),
    )


def _us_per_call(calls: Sequence[Callable[[], object]]) -> float:
    start = perf_counter()
    for call in calls:
        call()
    return (perf_counter() - start) * MILLION / len(calls)


def bot_answers(name: str, rules: Rules[Any], setup: Setup, seeds: Sequence[int]) -> Times:
    """Return the time of a bot's views and answers in games against itself.

    Decisions with a single option are not counted, as they would flatter the bot.
    """
    decisions = 0
    seconds = 0.0
    for seed in seeds:
        bots = [make_bot(rules, name, seat) for seat in range(setup.players)]
        game = rules.deal(setup, seed, collects_events=False)
        while (decision := game.decision) is not None:
            start = perf_counter()
            option = bots[decision.seat].choose(game.view(decision.seat), decision)
            if len(decision.options) > 1:
                seconds += perf_counter() - start
                decisions += 1
            game.choose(option)
    return Times(len(seeds), decisions, seconds)


def core_games(
    core: Core, rules: Rules[Any], setup: Setup, bots: Sequence[str], seeds: Sequence[int]
) -> dict[str, Times]:
    """Return the core's time for whole games of each bot, without the bots that it refuses."""
    found = {}
    for bot in bots:
        experiment = Experiment(rules, setup, (bot,), seeds[0])
        if core.refusal(experiment) is None:
            numbers = range(len(seeds) * _BY_CORE)
            start = perf_counter()
            core.play(experiment, numbers)
            found[bot] = Times(len(numbers), 0, perf_counter() - start)
    return found


def peak_memory_mb() -> float | None:
    """Return this process's peak memory in megabytes; None on Windows."""
    status = Path("/proc/self/status")
    if status.exists():  # on Linux getrusage would include the parent process
        kilobytes = status.read_text(encoding="ascii").partition("VmHWM:")[2].split()[0]
        return int(kilobytes) / 1024
    if sys.platform == "win32":
        return None
    from resource import RUSAGE_SELF, getrusage

    return getrusage(RUSAGE_SELF).ru_maxrss / 1024**2
