"""Learns how often what hints, tutor, review and graphs promise is kept, and tests it.

    python -m valeria_desktop.games.valeria.lab.promises learn --games 400 --quick-games 3000
    python -m valeria_desktop.games.valeria.lab.promises test --games 400 --seed 2 --jobs 2

Both play games of duchesses and keep each in a file; the same command goes on where it was cut
short. `learn` writes what it finds into a file of promises. `test` compares what is told by that
file with what happened in other games. Quick games leave out the ways that take long, and are
played in a tenth of the time. The file is used where it lies beside the shipped weights.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from valeria_desktop.coach.promise_map import (
    FILE,
    CoursePromises,
    fingerprint,
    read_promises,
    write_promises,
)
from valeria_desktop.games.valeria.bots.lateness import progress
from valeria_desktop.games.valeria.bots.learned_worth import values_folder
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.lab.learning import COURSES, playable_setup
from valeria_desktop.games.valeria.native import needed
from valeria_desktop.lab.arguments import Parser, UsageError, run, whole_number
from valeria_desktop.lab.executors import open_executor, results
from valeria_desktop.lab.promise_fit import ENOUGH, bins_of, learned, losses_of
from valeria_desktop.lab.promise_games import FIRST_QUICK, PromiseTable
from valeria_desktop.lab.promise_series import PromisedGame, SeriesFile, SeriesHead
from valeria_desktop.lab.terminal import bar_of, table
from valeria_desktop.lab.train import need_numpy

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Sequence

    from valeria_desktop.coach.promise_map import PromiseMap
    from valeria_desktop.lab.promise_fit import Bin

_TABLE = PromiseTable(RULES, playable_setup, progress)
_HEADS = ("promised", "told", "happened", "±", "moments", "")
_LOSSES = ("log loss", "moments", "promised", "told")


def play(course: str, seed: int, number: int) -> PromisedGame:
    """Play a game of a series; any process finds this function by its name."""
    return _TABLE.play(course, seed, number)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command that is asked for, and return the exit code."""
    parser = Parser(prog="promises", description=__doc__.partition("\n")[0])
    add = parser.add_argument
    add("command", choices=["learn", "test"])
    add("--course", choices=[*COURSES], default="2")
    add("--games", type=whole_number(1), default=1_000)
    add("--seed", type=whole_number(0), default=1, help="another seed, other games (1)")
    add("--quick-games", type=whole_number(0), default=0, metavar="G",
        help="further games, in which only first answers and graphs are noted (0)")  # fmt: skip
    add("--jobs", type=whole_number(1), default=1)
    add("--out", type=Path, default=Path("build/promises/valeria"), metavar="FOLDER",
        help="where games and promises are kept (build/promises/valeria)")  # fmt: skip
    add("--progress", action="store_true", help="show a bar even if stderr is no terminal")

    def asked() -> None:
        given = parser.parse_args(arguments)
        (_learn if given.command == "learn" else _test)(given)

    return run("promises", asked)


def _learn(given: argparse.Namespace) -> None:
    need_numpy()
    games = _played(given)
    made = {
        "seed": given.seed,
        "games": given.games,
        "quick_games": given.quick_games,
        "moments": sum(len(game.moments) for game in games),
    }
    found = CoursePromises(_weights(given.course), made, learned(games))
    file: Path = given.out / FILE
    file.write_text(write_promises({**_promises(file), given.course: found}), encoding="utf-8")
    for way, curve in found.ways.items():
        for when, bend in (("beginning", curve.beginning), ("end", curve.end)):
            print(f"{way}, {when}: shift {bend.shift:+.2f}, slope {bend.slope:.2f}")
    print(f"Learned from {made['moments']} moments of {_games_in(given)}: {file}")


def _test(given: argparse.Namespace) -> None:
    found = _promises(given.out / FILE).get(given.course)
    if found is not None and found.weights != _weights(given.course):
        raise UsageError(f"These promises of course {given.course} belong to other weights.")
    if found is not None and found.made["seed"] == given.seed:
        raise UsageError("These promises were learned from the same games; take another seed.")
    games, ways = _played(given), {} if found is None else found.ways
    large: list[Bin] = []
    for part, bins in bins_of(games, ways):
        if bins:
            large += [each for each in bins if each.moments >= ENOUGH]
            print(f"\n{part.words}\n{table([_HEADS, *map(_cells, bins)])}")
    losses = [
        (way, loss.moments, f"{loss.promised:.3f}", f"{loss.told:.3f}")
        for way, loss in losses_of(games, ways).items()
    ]
    print(f"\n{table([_LOSSES, *losses])}")
    missed, told = sum(each.is_missed for each in large), "promised" if found is None else "learned"
    print(
        f"\nAs {told}, {missed} of the {len(large)} bins of {ENOUGH} moments and more are off "
        "by more than 3 points and their error."
    )


def _games_in(given: argparse.Namespace) -> str:
    return f"{given.games} game{'s' * (given.games != 1)} and {given.quick_games} quick ones"


def _cells(each: Bin) -> tuple[object, ...]:
    shares = (each.promised, each.told, each.happened, each.error)
    return (*(f"{share:.1%}" for share in shares), each.moments, "off" if each.is_missed else "")


def _weights(course: str) -> str:
    return fingerprint(values_folder() / f"{course}.json")


def _promises(file: Path) -> PromiseMap:
    return read_promises(file) if file.exists() else {}


def _played(given: argparse.Namespace) -> list[PromisedGame]:
    """Return the games of a series; play and keep those that are missing."""
    needed()  # says here if the core wasn't built, not in each process
    head = SeriesHead(given.course, given.seed, _weights(given.course))
    file = SeriesFile(given.out / f"{given.course}-{given.seed}.jsonl", head)
    quick = range(FIRST_QUICK, FIRST_QUICK + given.quick_games)
    wanted = [*range(given.games), *quick]
    missing = file.missing(wanted)
    with bar_of(len(missing), wanted=given.progress, unit="game") as bar:
        for game in _in_any_order(given, missing):
            file.add(game)
            bar.update(1)
    games = {game.number: game for game in file.games()}
    return [games[number] for number in wanted]


def _in_any_order(given: argparse.Namespace, numbers: list[int]) -> Iterator[PromisedGame]:
    if numbers:
        with open_executor(min(given.jobs, len(numbers)), None) as (executor, workers):
            yield from results(executor, workers, partial(play, given.course, given.seed), numbers)


if __name__ == "__main__":
    sys.exit(main())
