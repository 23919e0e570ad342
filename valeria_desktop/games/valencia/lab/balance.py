"""Whether tasks, places at the table and sources of points are in balance.

    python -m valeria_desktop.games.valencia.lab.balance --games 2000 --jobs 2

plays games of planners for each number of players, and prints what docs/valencia.md shows.
"""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import TYPE_CHECKING

from attrs import define, field

from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.model.options import KeepTask
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.games.valencia.rules.setup import RANDOM, Setup
from valeria_desktop.games.valencia.rules.tasks import COUNTED
from valeria_desktop.kernel.chance import Stream, draw
from valeria_desktop.lab.arguments import Parser, whole_number
from valeria_desktop.lab.errors import share_error

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.valencia.rules.model.catalog import Task
    from valeria_desktop.kernel.score import ScoreLine

_BOT = "planner"
_SEEDS, _BOTS, _TOSSES = 111, 112, 113
_FOUNTAINS, _CENTRE = "fountains", "the central fountain"
_PART = 20
"""Number of games in one piece of work."""


@define
class BalanceCounts:
    """The sums of several games with the same number of players."""

    games: int = 0
    shares: Counter[int] = field(factory=Counter)
    """Games won by each place, counted from the first player on; shared victories are split."""
    sources: Counter[str] = field(factory=Counter)
    """Positive points by source."""
    points: int = 0
    fulfilled: Counter[int] = field(factory=Counter)
    lost: Counter[int] = field(factory=Counter)
    given: Counter[int] = field(factory=Counter)
    """Points from tasks that give one point for each thing they count, by the task's number."""

    def add(self, other: BalanceCounts) -> None:
        """Add the sums of other games."""
        self.games += other.games
        self.points += other.points
        for name in ("shares", "sources", "fulfilled", "lost", "given"):
            getattr(self, name).update(getattr(other, name))


def play_part(players: int, seed: int, start: int, *, any_tasks: bool = False) -> BalanceCounts:
    """Play one piece of work, and return its sums."""
    found = BalanceCounts()
    for number in range(start, start + _PART):
        setup = Setup(players=players, city=RANDOM)
        _play(found, setup, draw(seed, _SEEDS, number), any_tasks=any_tasks)
    return found


def _play(found: BalanceCounts, setup: Setup, seed: int, *, any_tasks: bool) -> None:
    game = RULES.deal(setup, seed, collects_events=False)
    first = game.active
    bots = [make_bot(RULES, _BOT, draw(seed, _BOTS, seat)) for seat in game.seats]
    chosen: set[tuple[int, Task]] = set()
    tosses = Stream(draw(seed, _TOSSES, 0))
    while (decision := game.decision) is not None:
        seat = decision.seat
        is_free = decision.prompt == Prompt.TASKS and len(decision.options) > 1
        if any_tasks and is_free:
            option = decision.options[tosses.below(len(decision.options))]
        else:
            option = bots[seat].choose(game.view(seat), decision)
        if is_free and isinstance(option, KeepTask):
            chosen.add((seat, option.task))
        game.choose(option)
    result = game.result()
    found.games += 1
    for score in result.scores:
        found.shares[(score.seat - first) % setup.players] += result.share_of(score.seat)
        found.points += score.total
        for line in score.lines:
            found.sources[_source_of(line)] += max(0, line.points)
            for task in line.cards:
                if (score.seat, task) in chosen:
                    _count_task(found, task, line.points)


def _source_of(line: ScoreLine) -> str:
    """Return the source of a line's points; the central fountain is one, as nobody bids for it."""
    is_central = line.category == _FOUNTAINS and "fountain" not in line.cause.parts
    return _CENTRE if is_central else line.category


def _count_task(found: BalanceCounts, task: Task, points: int) -> None:
    if task.kind in COUNTED:
        found.given[task.number] += points
        found.fulfilled[task.number] += 1
    else:
        (found.fulfilled if points > 0 else found.lost)[task.number] += 1


# --- the printed tables


def rows_of(found: BalanceCounts, players: int) -> Iterator[str]:
    """Yield the results of games with a number of players, as lines of text."""
    seats = players * found.games
    yield f"{players} players, {found.games} games, {found.points / seats:.1f} points a player"
    error = 100 * share_error(1 / players, found.games)
    places = ", ".join(f"{100 * found.shares[place] / found.games:.1f}" for place in range(players))
    yield f"  won from the first player on: {places} % (even {100 / players:.1f}, ± {error:.1f})"
    total = sum(found.sources.values())
    parts = (f"{name} {100 * number / total:.0f} %" for name, number in found.sources.items())
    yield f"  points from {', '.join(parts)}"


def rows_of_tasks(found: BalanceCounts) -> Iterator[str]:
    """Yield a table row for each task: how often players kept it, and fulfilled it."""
    for task in sorted(_tasks(), key=lambda task: task.number):
        kept = found.fulfilled[task.number] + found.lost[task.number]
        if not kept:
            yield f"| {task.number} | {task.name} | 0 | | {task.points} |"
        elif task.kind in COUNTED:
            mean = found.given[task.number] / kept
            yield f"| {task.number} | {task.name} | {kept} | {mean:.1f} points | |"
        else:
            share = 100 * found.fulfilled[task.number] / kept
            yield f"| {task.number} | {task.name} | {kept} | {share:.0f} % | {task.points} |"


def _tasks() -> Sequence[Task]:
    return RULES.deal(Setup(), 1).table.catalog.tasks  # type: ignore[no-any-return]


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the games, print their tables, and return the exit code."""
    parser = Parser(prog="balance", description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=whole_number(_PART), default=2000, help="for each (2000)")
    parser.add_argument(
        "--players", type=whole_number(2, 5), help="only games of this many players"
    )
    parser.add_argument("--seed", type=whole_number(0), default=1)
    parser.add_argument("--any-tasks", action="store_true",
        help="a toss decides of each task whether it is kept, so that all are tried")  # fmt: skip
    parser.add_argument("--jobs", type=whole_number(1), default=1)
    given = parser.parse_args(arguments)
    _run(given)
    return 0


def _run(given: argparse.Namespace) -> None:
    whole = BalanceCounts()
    with ProcessPoolExecutor(given.jobs) as pool:
        for players in (given.players,) if given.players else RULES.seats:
            found = BalanceCounts()
            part = partial(play_part, players, given.seed, any_tasks=given.any_tasks)
            for each in pool.map(part, range(0, given.games, _PART)):
                found.add(each)
            print("\n".join(rows_of(found, players)), flush=True)
            whole.add(found)
    print("\n| task | name | kept | fulfilled | points |\n| --- | --- | --- | --- | --- |")
    print("\n".join(rows_of_tasks(whole)))


if __name__ == "__main__":
    sys.exit(main())
