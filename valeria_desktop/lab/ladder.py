"""`valeria-lab ladder`: lets bots' levels play each other, and keeps the results in a file.

A further call continues an interrupted ladder, or adds more games. Every game follows from the
seed, so the number of workers doesn't change the results.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attrs import frozen

from valeria_desktop.bots.levels import SKILLS
from valeria_desktop.bots.registry import refuse_unknown
from valeria_desktop.kernel.chance import Stream, draw
from valeria_desktop.lab.arguments import UsageError, names, whole_number
from valeria_desktop.lab.executors import open_executor, results
from valeria_desktop.lab.ladder_standing import LadderGame, LadderStanding, standing_words
from valeria_desktop.lab.options import add_where_options
from valeria_desktop.lab.play import Experiment, make_tasks, play_task
from valeria_desktop.lab.terminal import bar_of

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from valeria_desktop.lab.arguments import Parser
    from valeria_desktop.lab.book import Lab, LabBook
    from valeria_desktop.lab.play import Played, PlayTask

_PAIR_SEEDS, _TABLE_SEEDS = 131, 132  # random streams of the seed
_TABLES = range(3, 6)


@frozen
class Match:
    """A few games of the same levels, which change seats from game to game."""

    players: int
    levels: tuple[str, ...]
    seed: int
    games: int


def add_arguments(parser: Parser, book: LabBook) -> None:
    """Add the arguments of the command."""
    add = parser.add_argument
    add("--levels", type=names, default=tuple(SKILLS), metavar="NAME,...",
        help=f"who plays ({', '.join(SKILLS)}); the first is what all are measured by")  # fmt: skip
    add("--pairs", type=whole_number(0), default=400, metavar="G",
        help="games of each pair (400)")  # fmt: skip
    add("--tables", type=whole_number(0), default=200, metavar="G",
        help="games each of three, four and five, of levels mixed (200)")  # fmt: skip
    add(
        "--seed", type=whole_number(0), default=1, metavar="S", help="another seed, other games (1)"
    )
    book.add_sets_option(parser)
    add("--nodes", type=whole_number(1), metavar="N",
        help="positions a decision; each level has its own")  # fmt: skip
    add("--out", type=Path, default=Path("build/ladder.jsonl"), metavar="FILE",
        help="where what was played is kept (build/ladder.jsonl)")  # fmt: skip
    add("--shares", type=Path, metavar="FILE",
        help="write what share each level won of each other, for the window")  # fmt: skip
    add("--json", action="store_true", help="print data instead of tables")
    add("--progress", action="store_true", help="show a bar even if stderr is no terminal")
    add_where_options(parser)


def ladder(arguments: argparse.Namespace, lab: Lab) -> None:
    """Play the missing matches, and print the standing of all levels."""
    rules, levels = lab.book.rules, arguments.levels
    if len(set(levels)) < 2:  # noqa: PLR2004 - a comparison needs two
        raise UsageError("A ladder needs at least two levels.")
    for level in levels:
        refuse_unknown(rules, level)
    seats = set(rules.seats)
    matches = [match for match in _matches(arguments) if match.players in seats]
    standing = LadderStanding(levels)
    known = _read(arguments.out)
    missing = [match for match in matches if _key(match, arguments) not in known]
    for match in matches:
        for table in known.get(_key(match, arguments), ()):
            standing.add(table)
    _play(missing, arguments, lab, standing)
    if arguments.shares is not None:
        text = json.dumps(standing.shares(), indent=1) + "\n"
        arguments.shares.write_text(text, encoding="utf-8")
    sets = _sets_in(matches, arguments, lab)
    if arguments.json:
        print(json.dumps(standing.data() | ({"sets": sets} if sets else {}), indent=2))
    else:
        print(_words_for(sets, len(matches)) + standing_words(standing))


def _sets_in(matches: list[Match], arguments: argparse.Namespace, lab: Lab) -> dict[str, int]:
    """Return in how many matches each set is on the table."""
    if not arguments.sets:
        return {}
    setups = (_setup_of(match, arguments, lab) for match in matches)
    return dict(sorted(Counter(name for setup in setups for name in setup.sets).items()))


def _words_for(sets: dict[str, int], matches: int) -> str:
    named = ", ".join(f"{name} in {number}" for name, number in sets.items())
    return f"of {matches} matches {named}\n\n" if sets else ""


def _matches(arguments: argparse.Namespace) -> Iterator[Match]:
    """Yield all matches of pairs and of drawn tables; a longer ladder begins with the same ones."""
    levels: tuple[str, ...] = arguments.levels
    pairs = [(one, other) for at, one in enumerate(levels) for other in levels[at + 1 :]]
    for number in range(0, arguments.pairs, 2):
        for at, pair in enumerate(pairs):
            seed = draw(arguments.seed, _PAIR_SEEDS + 10 * at, number)
            yield Match(2, pair, seed, min(2, arguments.pairs - number))
    for players in _TABLES:
        for number in range(arguments.tables):
            seed = draw(arguments.seed, _TABLE_SEEDS + 10 * players, number)
            yield Match(players, _drawn(levels, players, seed), seed, 1)


def _drawn(levels: tuple[str, ...], players: int, seed: int) -> tuple[str, ...]:
    """Draw the levels at a table, all different if there are enough."""
    stream = Stream(seed)
    seated: list[str] = []
    while len(seated) < players:
        seated += stream.sample(levels, min(len(levels), players - len(seated)))
    return tuple(seated)


def _key(match: Match, arguments: argparse.Namespace) -> str:
    words = [*match.levels, match.seed, match.games, arguments.nodes or "own", *arguments.sets]
    return " ".join(map(str, words))


def _read(file: Path) -> dict[str, list[LadderGame]]:
    """Return the kept games by the match's key; a broken line counts as not played."""
    known: dict[str, list[LadderGame]] = {}
    if not file.exists():
        return known
    for line in file.read_text(encoding="utf-8").splitlines():
        try:
            entry: dict[str, Any] = json.loads(line)
            known[entry["match"]] = [LadderGame(*table) for table in entry["tables"]]
        except (ValueError, KeyError, TypeError):
            continue
    return known


def _play(
    matches: list[Match], arguments: argparse.Namespace, lab: Lab, standing: LadderStanding
) -> None:
    """Play matches, and write each to the file as soon as it ends."""
    if not matches:
        return
    arguments.out.parent.mkdir(parents=True, exist_ok=True)
    by_seed = {match.seed: match for match in matches}
    with (
        open_executor(arguments.jobs, arguments.cluster) as (executor, workers),
        bar_of(sum(match.games for match in matches), wanted=arguments.progress) as bar,
        arguments.out.open("a", encoding="utf-8") as file,
    ):
        tasks = (_task(match, arguments, lab) for match in matches)
        for played in results(executor, workers, _play_match, tasks):
            seed, games = played
            tables = [LadderGame(game["bots"], game["winners"]) for game in games]
            entry = {"match": _key(by_seed[seed], arguments), "tables": tables}
            file.write(json.dumps(entry) + "\n")
            file.flush()
            for table in tables:
                standing.add(table)
            bar.update(len(tables))


def _setup_of(match: Match, arguments: argparse.Namespace, lab: Lab) -> Any:  # noqa: ANN401 - any game's
    setup = lab.book.rules.setup(players=match.players)
    return lab.book.with_sets(setup, arguments.sets, match.seed)


def _task(match: Match, arguments: argparse.Namespace, lab: Lab) -> PlayTask:
    rules, setup = lab.book.rules, _setup_of(match, arguments, lab)
    experiment = Experiment(rules, setup, match.levels, match.seed, arguments.nodes)
    return next(make_tasks(experiment, lab.table, match.games, match.games, lab.book.core))


def _play_match(task: PlayTask) -> tuple[int, list[Played]]:
    return task["seed"], play_task(task)
