"""`valeria-lab bench`: measures the engine and the greedy bot, relative to the machine's speed.

Times are the best of several repeats, since other work of the machine only ever adds time.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen

import valeria_desktop
from valeria_desktop.bots.registry import usual_bot
from valeria_desktop.kernel.foreign import quoted
from valeria_desktop.lab.arguments import UsageError, whole_number
from valeria_desktop.lab.bench.coach import coach_words, measure_coach, usual_setup
from valeria_desktop.lab.bench.figures import RANDOM, Figures, core_name, figures_words, rate_name
from valeria_desktop.lab.bench.games import games_words, measure_games
from valeria_desktop.lab.bench.levels import levels_words, measure_levels
from valeria_desktop.lab.bench.measure import (
    MILLION,
    Times,
    VerbTimes,
    bot_answers,
    calibration,
    core_games,
    peak_memory_mb,
    random_games,
    us_by_third,
    us_per_deal,
    verbs,
)
from valeria_desktop.lab.bench.storage import measure_storage, storage_words
from valeria_desktop.lab.play import core_at

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.kernel.rules import Rules, Setup
    from valeria_desktop.lab.arguments import Parser
    from valeria_desktop.lab.book import BenchPlan, Lab, LabBook
    from valeria_desktop.lab.play import Core

_FIRST_SEED = 1
_CALIBRATION_STEPS = 200_000
_EVERY = 7  # shares no factor with the number of questions a turn, so all kinds come up
_CHECKOUT = Path(valeria_desktop.__file__).resolve().parents[1]
_WINDOW = "import sys; sys.path.insert(0, sys.argv.pop(1)); from {} import main; sys.exit(main())"
_SMALL = (1280, 720)
_EVENING = 40
_DECISIONS = 60
_ASKED = 20
_WRITES = 20
"""Number of saves in each repeat: saves are short, and their median should be stable."""
_PARTS = 10
"""Divisor of the games for slow measurements: a tenth for single decisions and bots."""


@frozen
class _Repeat:
    """One repeat of all measurements, so that a slow moment of the machine affects all alike."""

    calibration: float
    played: Times
    thirds: list[float]
    deal: float
    answers: Times
    others: dict[str, Times]
    by_core: dict[str, Times]


def add_arguments(parser: Parser, book: LabBook) -> None:
    """Add the arguments of the command."""
    plan = book.plan
    add = parser.add_argument
    add("--games", type=whole_number(1), default=200, metavar="G",
        help="random games for each repeat (200)")  # fmt: skip
    add("--repeats", type=whole_number(1), default=5, metavar="R", help="number of repeats (5)")
    add("--json", action="store_true", help="print data instead of a table")
    if plan.window:
        add("--ui", action="store_true", help="measure the window instead of the engine")
    if plan.evening:
        add("--evening", type=whole_number(1), nargs="?", const=_EVENING, metavar="G",
            help="measure the memory of the window after each of some games (40)")  # fmt: skip
        add("--window", type=_window_size, default=_SMALL, metavar="WxH",
            help="with --evening: the size of the window (1280x720)")  # fmt: skip
    add("--all", action="store_true", help="measure random games of every game beside each other")
    add("--storage", action="store_true", help="measure saving and loading instead")
    add("--levels", type=whole_number(1), nargs="?", const=_DECISIONS, metavar="D",
        help="measure how long each level thinks about a number of decisions (60)")  # fmt: skip
    add("--coach", type=whole_number(1), nargs="?", const=_ASKED, metavar="D",
        help="measure how soon a coach answers about a number of decisions (20)")  # fmt: skip
    parser.set_defaults(ui=False, evening=None)


def bench(arguments: argparse.Namespace, lab: Lab) -> None:
    """Measure what the arguments name, and print the figures."""
    rules, plan = lab.book.rules, lab.book.plan
    if arguments.evening is not None:
        _bench_window(plan.evening, (arguments.evening, *arguments.window), arguments)
    elif arguments.ui:
        _bench_window(plan.window, (), arguments)
    elif arguments.all:
        games = measure_games(lab.books.values(), arguments.games, arguments.repeats)
        print(json.dumps(games, indent=2) if arguments.json else games_words(games))
    elif arguments.storage:
        setup = evolve(plan.setup, players=max(plan.players))
        disk = measure_storage(rules, setup, arguments.repeats * _WRITES)
        print(json.dumps(disk, indent=2) if arguments.json else storage_words(rules, setup, disk))
    elif arguments.levels:
        levels = measure_levels(rules, plan.setup, plan.players, arguments.levels)
        print(json.dumps(levels, indent=2) if arguments.json else levels_words(rules, levels))
    elif arguments.coach:
        setup = usual_setup(plan.setup, plan.players)
        coach = measure_coach(lab.book, setup, arguments.coach)
        print(json.dumps(coach, indent=2) if arguments.json else coach_words(rules, coach))
    else:
        core = core_at(lab.book.core) if lab.book.core else None
        figures = measure(rules, plan, arguments.games, arguments.repeats, core)
        print(
            json.dumps(figures, indent=2) if arguments.json else figures_words(rules, plan, figures)
        )


def _window_size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        message = f"{quoted(text)} is no size of a window; write it as 1280x720"
        raise argparse.ArgumentTypeError(message)
    return int(width), int(height)


def _bench_window(module: str, numbers: Sequence[int], arguments: argparse.Namespace) -> None:
    """Measure the window in another process, as its memory is measured too."""
    if not _CHECKOUT.joinpath(*module.split(".")).with_suffix(".py").is_file():
        message = (
            "--ui and --evening need tools/bench, which a checkout of the source has and an "
            "installed program has not."
        )
        raise UsageError(message)
    # Not with -m: the bots' process would then import that module again, and Qt with it.
    program = _WINDOW.format(module)
    as_data = ["--json"] if arguments.json else []
    command = [sys.executable, "-c", program, str(_CHECKOUT), *map(str, numbers), *as_data]
    subprocess.run(command, check=True)  # noqa: S603 - this very interpreter, fixed arguments


def measure(
    rules: Rules[Any], plan: BenchPlan, games: int, repeats: int, core: Core | None = None
) -> Figures:
    """Return all figures of the engine, the usual bot, the core and the machine."""
    seeds = range(_FIRST_SEED, _FIRST_SEED + games)
    some = seeds[: max(1, games // _PARTS)]
    for setup in (plan.setup, *(other.setup for other in plan.others)):
        random_games(rules, setup, some)  # makes the shared options and amounts; not timed
    found = [_repeat(rules, plan, seeds, some, core) for _ in range(repeats)]
    by_players = {
        players: _best_verbs(rules, evolve(plan.setup, players=players), some, repeats)
        for players in plan.players
    }
    return {
        **_game_figures(found, plan),
        **_verb_figures(by_players, plan),
        **_bot_figures(found, usual_bot(rules)),
        **_core_figures(found, usual_bot(rules)),
        **_machine_figures(found),
    }


def _repeat(
    rules: Rules[Any], plan: BenchPlan, seeds: Sequence[int], some: Sequence[int], core: Core | None
) -> _Repeat:
    setup = plan.setup
    return _Repeat(
        calibration=calibration(_CALIBRATION_STEPS),
        played=random_games(rules, setup, seeds),
        thirds=us_by_third(rules, setup, some),
        deal=us_per_deal(rules, setup, seeds),
        answers=bot_answers(usual_bot(rules), rules, setup, some),
        others={other.name: random_games(rules, other.setup, some) for other in plan.others},
        by_core=core_games(core, rules, setup, (RANDOM, usual_bot(rules)), seeds) if core else {},
    )


def _best_verbs(rules: Rules[Any], setup: Setup, seeds: Sequence[int], repeats: int) -> VerbTimes:
    found = [verbs(rules, setup, seeds, _EVERY) for _ in range(repeats)]
    return VerbTimes(
        copy=min(verb.copy for verb in found),
        view=min(verb.view for verb in found),
        imagine=min(verb.imagine for verb in found),
    )


def _game_figures(found: Sequence[_Repeat], plan: BenchPlan) -> Figures:
    """Return the figures of whole random games: the best repeat, or the median where named.

    The time of a decision is that from a choice to the next question, without the deal.
    """
    best = min((repeat.played for repeat in found), key=_seconds)
    rates = [_rate(repeat.played) for repeat in found]
    thirds = zip(*(repeat.thirds for repeat in found), strict=True)
    return {
        "games_per_second": max(rates),
        "games_per_second_median": median(rates),
        "us_per_decision": best.seconds * MILLION / best.decisions,
        "us_per_decision_by_third": [min(third) for third in thirds],
        "decisions_per_game": best.decisions / best.games,
        "us_per_deal": min(repeat.deal for repeat in found),
        **{
            rate_name(other): max(_rate(repeat.others[other.name]) for repeat in found)
            for other in plan.others
        },
    }


def _seconds(times: Times) -> float:
    return times.seconds


def _rate(times: Times) -> float:
    return times.games / times.seconds


def _verb_figures(by_players: dict[int, VerbTimes], plan: BenchPlan) -> Figures:
    """Return the mean times of single verbs over whole games, in microseconds."""
    usual = by_players[plan.setup.players]
    return {
        "us_per_copy": usual.copy,
        "us_per_view": usual.view,
        "us_per_imagine": usual.imagine,
        "us_per_copy_by_players": {str(seats): verb.copy for seats, verb in by_players.items()},
        "us_per_view_by_players": {str(seats): verb.view for seats, verb in by_players.items()},
        "us_per_imagine_by_players": {
            str(seats): verb.imagine for seats, verb in by_players.items()
        },
    }


def _bot_figures(found: Sequence[_Repeat], bot: str) -> Figures:
    best = min((repeat.answers for repeat in found), key=_seconds)
    return {
        f"{bot}_decisions_per_second": best.decisions / best.seconds,
        f"us_per_{bot}_decision": best.seconds * MILLION / best.decisions,
    }


def _core_figures(found: Sequence[_Repeat], bot: str) -> Figures:
    """Return the core's whole games per second; None for a bot that it can't play."""
    return {
        core_name(name): max(
            (_rate(repeat.by_core[name]) for repeat in found if name in repeat.by_core),
            default=None,
        )
        for name in (RANDOM, bot)
    }


def _machine_figures(found: Sequence[_Repeat]) -> Figures:
    """Return figures about the machine, its speed and memory, and the measurement."""
    machine = max(repeat.calibration for repeat in found)
    return {
        "calibration": machine,
        "games_per_second_per_calibration": max(_rate(repeat.played) for repeat in found) / machine,
        "peak_memory_mb": peak_memory_mb(),
        "games": found[0].played.games,
        "repeats": len(found),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "machine": f"{platform.system()} {platform.machine()}",
    }
