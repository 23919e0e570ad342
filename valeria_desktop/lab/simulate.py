"""`valeria-lab simulate`: plays many games between bots, and prints their statistics."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.kernel.foreign import quoted
from valeria_desktop.lab.arguments import UsageError, whole_number
from valeria_desktop.lab.executors import open_executor, results
from valeria_desktop.lab.options import add_bots_option, add_where_options, bots_of
from valeria_desktop.lab.play import (
    Experiment,
    Played,
    core_at,
    make_tasks,
    play_task,
    write_setup,
)
from valeria_desktop.lab.report import Report, report_words
from valeria_desktop.lab.terminal import bar_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.lab.arguments import Parser
    from valeria_desktop.lab.book import Lab, LabBook

MAX_TASK = 10  # games; Ctrl-C waits for begun tasks: about a second of greedy games
MAX_CORE_TASK = 200  # games; a core needs less than a second, a worker without one ten seconds
_ENGINES = ("auto", "core", "python")
_TASKS_FOR_EACH = 8
"""Number of tasks for each worker, with enough games: so all workers end at about one time."""


class CutShortError(ValeriaError):
    """An experiment that failed before its end."""


@frozen
class _Engine:
    """The engine of an experiment, with a sentence about it and its core's import path."""

    name: str
    words: str = ""
    core: str | None = None


def add_arguments(parser: Parser, book: LabBook) -> None:
    """Add the arguments of the command."""
    book.add_setup_options(parser)
    group = parser.add_argument_group("experiment")
    add_bots_option(parser, book.rules)
    add = group.add_argument
    add("--games", type=whole_number(1), default=100, metavar="G", help="number of games (100)")
    add("--seed", type=whole_number(0), default=1, metavar="S",
        help="the same seed gives the same result, however the work is shared (1)")  # fmt: skip
    add("--json", action="store_true", help="print data instead of tables")
    add("--each", action="store_true", help="with --json: list every game, too")
    add("--progress", action="store_true", help="show a bar even if stderr is no terminal")
    if book.core is not None:
        group.add_argument("--engine", type=_engine_name, default=_ENGINES[0], metavar="NAME",
            help="who plays: core or python, which makes no difference (auto)")  # fmt: skip
    add_where_options(parser)


def _engine_name(text: str) -> str:
    if text not in _ENGINES:
        message = f"there is no engine {quoted(text)}; choose one of {', '.join(_ENGINES)}"
        raise argparse.ArgumentTypeError(message)
    return text


def simulate(arguments: argparse.Namespace, lab: Lab) -> None:
    """Play the games of an experiment and print its report, even after an interruption."""
    book, rules = lab.book, lab.book.rules
    setup = book.setup_of(arguments)
    bots = bots_of(arguments, rules, setup)
    experiment = Experiment(rules, setup, bots, arguments.seed, arguments.nodes)
    rules.check(setup, arguments.seed)
    if arguments.each and not arguments.json:
        raise UsageError("--each lists every game as data; add --json.")
    engine = _engine_for(arguments, book, experiment)
    played: list[Played] = []
    try:
        for some in _play_all(arguments, experiment, lab.table, engine):
            played.extend(some)
    except (ValeriaError, KeyboardInterrupt) as stop:
        if not played:
            raise
        _print(arguments, book, experiment, engine, played)
        sys.stdout.flush()
        raise _cut_short(stop, len(played), arguments.games) from stop
    _print(arguments, book, experiment, engine, played)


def _engine_for(arguments: argparse.Namespace, book: LabBook, experiment: Experiment) -> _Engine:
    """Return the core if it can play this experiment, else Python, with the reason in words."""
    if book.core is None:
        return _Engine("python")
    by_python = "Played by the engine in Python."
    if arguments.engine == "python":
        return _Engine("python", by_python)
    core = core_at(book.core)
    refusal = core.refusal(experiment)
    if refusal is None:
        elsewhere = " where a worker has it" if arguments.cluster else ""
        return _Engine("core", f"Played by {core.words}{elsewhere}.", book.core)
    if arguments.engine == "core":
        raise UsageError(refusal)
    return _Engine("python", f"{by_python} {refusal}")


def _cut_short(
    stop: ValeriaError | KeyboardInterrupt, played: int, games: int
) -> ValeriaError | KeyboardInterrupt:
    """Return an error with the reason of an early end, and the number of counted games."""
    counted = f"{played} of {games} games were played, and the figures count only those."
    if isinstance(stop, KeyboardInterrupt):
        return KeyboardInterrupt(f"interrupted. {counted}")
    return CutShortError(f"{stop} {counted}")


def _print(
    arguments: argparse.Namespace,
    book: LabBook,
    experiment: Experiment,
    engine: _Engine,
    played: list[Played],
) -> None:
    each = sorted(played, key=lambda game: game["game"])
    report = Report(
        setup=write_setup(experiment.setup),
        bots=list(experiment.bots),
        nodes=experiment.nodes,
        seed=experiment.seed,
        engine=engine.name,
        asked=arguments.games,
        games=len(each),
        results=book.results(each),
    )
    if arguments.json:
        print(json.dumps({**report, "each": each} if arguments.each else report, indent=2))
    else:
        print(report_words(report, book, engine.words))


def _play_all(
    arguments: argparse.Namespace, experiment: Experiment, table: str, engine: _Engine
) -> Iterator[list[Played]]:
    games: int = arguments.games
    with (
        open_executor(arguments.jobs, arguments.cluster) as (executor, workers),
        bar_of(games, wanted=arguments.progress) as bar,
    ):
        most = MAX_TASK if engine.core is None else MAX_CORE_TASK
        size = max(1, min(most, games // (workers * _TASKS_FOR_EACH)))
        tasks = make_tasks(experiment, table, games, size, engine.core)
        for played in results(executor, workers, play_task, tasks):
            yield played  # before the bar moves, so that the caller has all counted games
            bar.update(len(played))
