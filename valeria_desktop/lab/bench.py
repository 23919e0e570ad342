"""`valeria-lab bench`: how fast the engine and the greedy bot are, beside how fast the machine is.

Times are the best of several repeats, since whatever else the machine does only ever adds.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
from statistics import median
from typing import TYPE_CHECKING, TypedDict

from attrs import frozen

from valeria_desktop.games.valeria.rules.setup import MAX_PLAYERS, MIN_PLAYERS, Setup, Solo
from valeria_desktop.kernel.foreign import quoted
from valeria_desktop.lab.commandline import whole_number
from valeria_desktop.lab.disk import measure_storage, storage_words
from valeria_desktop.lab.measure import (
    MILLION,
    Times,
    Verbs,
    bot_answers,
    calibration,
    peak_memory_mb,
    random_games,
    us_by_third,
    us_per_deal,
    verbs,
)
from valeria_desktop.lab.tables import table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.lab.commandline import Parser

_SETUP = Setup()  # 2 players, second edition, first game, no variants
_DARK_LORD = Setup(players=1, solo=Solo.DARK_LORD)
_SIEGE = Setup(players=1, solo=Solo.SIEGE)
_FIRST_SEED = 1
_CALIBRATION_STEPS = 200_000
_EVERY = 7  # shares no factor with the rhythm of a turn, so all kinds of questions come up
_WINDOW = "import sys; from valeria_desktop.ui.{module} import main; sys.exit(main())"
_SMALL = (1280, 720)
_EVENING = 40
_WRITES = 20
"""Saves for each repeat: they are short, and their median should hold still."""
_PARTS = 10
"""What looks at single decisions, or thinks, is measured on a tenth of the games."""


class GameFigures(TypedDict):
    """Whole games with random choices; best of the repeats, unless it says median."""

    games_per_second: float
    games_per_second_median: float
    us_per_decision: float
    us_per_decision_by_third: list[float]
    """What follows a choice until the next question, without the deal."""
    decisions_per_game: float
    us_per_deal: float
    dark_lord_games_per_second: float
    siege_games_per_second: float
    """The games for one player, with random choices too; best of the repeats."""


class VerbFigures(TypedDict):
    """Single verbs, averaged over whole games; with 2 players unless it says otherwise."""

    us_per_copy: float
    us_per_view: float
    us_per_imagine: float
    us_per_copy_by_players: dict[str, float]
    us_per_view_by_players: dict[str, float]
    us_per_imagine_by_players: dict[str, float]


class MachineFigures(TypedDict):
    """Where and how it was measured."""

    calibration: float
    games_per_second_per_calibration: float
    peak_memory_mb: float | None
    games: int
    repeats: int
    python: str
    machine: str


class Figures(GameFigures, VerbFigures, MachineFigures):
    """What the benchmark found."""

    greedy_decisions_per_second: float
    us_per_greedy_decision: float


@frozen
class _Repeat:
    """All that is measured in turn, so that a slow moment of the machine hits all of it."""

    calibration: float
    played: Times
    thirds: list[float]
    deal: float
    greedy: Times
    dark_lord: Times
    siege: Times


def add_arguments(parser: Parser) -> None:
    """Add the arguments of the command."""
    add = parser.add_argument
    add("--games", type=whole_number(1), default=200, metavar="G",
        help="random games for each repeat (200)")  # fmt: skip
    add("--repeats", type=whole_number(1), default=5, metavar="R", help="how often (5)")
    add("--json", action="store_true", help="print data instead of a table")
    add("--ui", action="store_true", help="measure the window instead of the engine")
    add("--evening", type=whole_number(1), nargs="?", const=_EVENING, metavar="G",
        help="measure the memory of the window after each of so many games (40)")  # fmt: skip
    add("--window", type=_window_size, default=_SMALL, metavar="WxH",
        help="with --evening: the size of the window (1280x720)")  # fmt: skip
    add("--storage", action="store_true", help="measure saving and loading instead")


def bench(arguments: argparse.Namespace) -> None:
    """Measure and print."""
    if arguments.ui or arguments.evening is not None:
        _bench_window(arguments.evening, arguments.window, as_data=arguments.json)
        return
    if arguments.storage:
        disk = measure_storage(arguments.repeats * _WRITES)
        print(json.dumps(disk, indent=2) if arguments.json else storage_words(disk))
        return
    figures = measure(arguments.games, arguments.repeats)
    print(json.dumps(figures, indent=2) if arguments.json else figures_words(figures))


def _window_size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        message = f"{quoted(text)} is no size of a window; write it as 1280x720"
        raise argparse.ArgumentTypeError(message)
    return int(width), int(height)


def _bench_window(evening: int | None, window: tuple[int, int], *, as_data: bool) -> None:
    """Measure the window in a process of its own, as its memory counts too."""
    # Not with -m: the bots' process would import that module again, and Qt with it.
    program = _WINDOW.format(module="bench" if evening is None else "evening")
    games = [] if evening is None else [str(number) for number in (evening, *window)]
    command = [sys.executable, "-c", program, *games, *(["--json"] if as_data else [])]
    subprocess.run(command, check=True)  # noqa: S603 - this very interpreter, fixed arguments


def measure(games: int, repeats: int) -> Figures:
    """Measure everything."""
    seeds = range(_FIRST_SEED, _FIRST_SEED + games)
    some = seeds[: max(1, games // _PARTS)]
    for setup in (_SETUP, _DARK_LORD, _SIEGE):
        random_games(setup, some)  # options and amounts are made once and kept; not timed
    found = [_repeat(seeds, some) for _ in range(repeats)]
    by_players = {
        str(players): _best_verbs(Setup(players=players), some, repeats)
        for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)
    }
    return _figures(found, by_players)


def _repeat(seeds: Sequence[int], some: Sequence[int]) -> _Repeat:
    return _Repeat(
        calibration=calibration(_CALIBRATION_STEPS),
        played=random_games(_SETUP, seeds),
        thirds=us_by_third(_SETUP, some),
        deal=us_per_deal(_SETUP, seeds),
        greedy=bot_answers("greedy", _SETUP, some),
        dark_lord=random_games(_DARK_LORD, some),
        siege=random_games(_SIEGE, some),
    )


def _best_verbs(setup: Setup, seeds: Sequence[int], repeats: int) -> Verbs:
    found = [verbs(setup, seeds, _EVERY) for _ in range(repeats)]
    return Verbs(
        copy=min(verb.copy for verb in found),
        view=min(verb.view for verb in found),
        imagine=min(verb.imagine for verb in found),
    )


def _figures(found: Sequence[_Repeat], by_players: dict[str, Verbs]) -> Figures:
    greedy = min((repeat.greedy for repeat in found), key=lambda times: times.seconds)
    games = _game_figures(found)
    machine = max(repeat.calibration for repeat in found)
    return Figures(
        **games,
        **_verb_figures(by_players),
        greedy_decisions_per_second=greedy.decisions / greedy.seconds,
        us_per_greedy_decision=greedy.seconds * MILLION / greedy.decisions,
        calibration=machine,
        games_per_second_per_calibration=games["games_per_second"] / machine,
        peak_memory_mb=peak_memory_mb(),
        games=found[0].played.games,
        repeats=len(found),
        python=f"{platform.python_implementation()} {platform.python_version()}",
        machine=f"{platform.system()} {platform.machine()}",
    )


def _game_figures(found: Sequence[_Repeat]) -> GameFigures:
    best = min((repeat.played for repeat in found), key=lambda times: times.seconds)
    rates = [_rate(repeat.played) for repeat in found]
    thirds = zip(*(repeat.thirds for repeat in found), strict=True)
    return GameFigures(
        games_per_second=max(rates),
        games_per_second_median=median(rates),
        us_per_decision=best.seconds * MILLION / best.decisions,
        us_per_decision_by_third=[min(third) for third in thirds],
        decisions_per_game=best.decisions / best.games,
        us_per_deal=min(repeat.deal for repeat in found),
        dark_lord_games_per_second=max(_rate(repeat.dark_lord) for repeat in found),
        siege_games_per_second=max(_rate(repeat.siege) for repeat in found),
    )


def _rate(times: Times) -> float:
    return times.games / times.seconds


def _verb_figures(by_players: dict[str, Verbs]) -> VerbFigures:
    two = by_players[str(_SETUP.players)]
    return VerbFigures(
        us_per_copy=two.copy,
        us_per_view=two.view,
        us_per_imagine=two.imagine,
        us_per_copy_by_players={seats: verb.copy for seats, verb in by_players.items()},
        us_per_view_by_players={seats: verb.view for seats, verb in by_players.items()},
        us_per_imagine_by_players={seats: verb.imagine for seats, verb in by_players.items()},
    )


_ROWS: tuple[tuple[str, str], ...] = (
    ("games per second", "{games_per_second:.0f}"),
    ("  median of the repeats", "{games_per_second_median:.0f}"),
    ("decisions per game", "{decisions_per_game:.1f}"),
    ("µs per decision", "{us_per_decision:.1f}"),
    ("  first third of a game", "{us_per_decision_by_third[0]:.1f}"),
    ("  middle third", "{us_per_decision_by_third[1]:.1f}"),
    ("  last third", "{us_per_decision_by_third[2]:.1f}"),
    ("µs per deal", "{us_per_deal:.0f}"),
    ("games of the Dark Lord per second", "{dark_lord_games_per_second:.0f}"),
    ("sieges per second", "{siege_games_per_second:.0f}"),
    ("greedy decisions per second", "{greedy_decisions_per_second:.0f}"),
    ("µs per greedy decision", "{us_per_greedy_decision:.0f}"),
    ("calibration, million steps per second", "{calibration:.2f}"),
    ("games per second per calibration", "{games_per_second_per_calibration:.1f}"),
)


def figures_words(figures: Figures) -> str:
    """Set the figures in tables."""
    memory = figures["peak_memory_mb"]
    best_of = f"best of {figures['repeats']} × {figures['games']} games"
    parts = (
        f"2 players, second edition, first game; random choices, no events collected; {best_of}",
        table(
            [
                *((name, template.format_map(figures)) for name, template in _ROWS),
                ("peak memory, MB", "unknown" if memory is None else f"{memory:.1f}"),
            ]
        ),
        _by_players(figures),
        f"{figures['python']}, {figures['machine']}",
    )
    return "\n\n".join(parts)


def _by_players(figures: Figures) -> str:
    copies = figures["us_per_copy_by_players"]
    rows = [
        ("µs per copy", copies),
        ("µs per view", figures["us_per_view_by_players"]),
        ("µs per imagine", figures["us_per_imagine_by_players"]),
    ]
    cells = [(name, *(f"{us:.1f}" for us in found.values())) for name, found in rows]
    return table([("players", *copies), *cells])
