"""Change lines of the rules, of storage and of the session, and see whether a test notices.

    python -m tests.mutants [--size 60] [--seed 1] [--jobs 2] [--only turn/pay]
    python -m tests.mutants --size 400 --rooms kernel,games,bots,coach,ui --draw drawn.toml
    python -m tests.mutants --again drawn.toml --window --near

A sample of changes, one for each line that is drawn, is tried on copies of the tree: the tests
that run the changed line first, and for what is left all other quick ones, up to the first that
fails. What survives is shown as a diff and as an entry for known.toml, and the exit code is 1.
With --window the tests of the window are among the quick ones, and thorough tests are not; with
--near the nearest tests alone are run. Changes that are known to change nothing stand in
tests/mutants/known.toml with the reason; a file of such entries is tried with --again.
docs/decisions/0022 tells why this is our own.
"""

from __future__ import annotations

import argparse
import difflib
import json
import os
import random
import shutil
import sys
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from itertools import groupby
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NamedTuple

from tests.mutants.changes import Mutation, mutations
from tests.mutants.runs import (
    LEFT_OUT,
    ROOT,
    SCRATCH,
    Tree,
    Watched,
    stages,
    tests_without_a_change,
    try_out,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

KNOWN = Path(__file__).with_name("known.toml")
ROOMS = ("kernel", "games", "content", "storage", "session")


class Outcome(NamedTuple):
    """What became of a changed tree."""

    mutation: Mutation
    fate: str
    """Killed by what, endless or survived."""


def known() -> dict[tuple[str, str, str], str]:
    """Read the changes that change nothing, and why."""
    return {
        (entry["file"], entry["before"], entry["after"]): entry["why"] for entry in _read(KNOWN)
    }


def _read(path: Path) -> list[dict[str, str]]:
    listed: list[dict[str, str]] = tomllib.loads(path.read_text(encoding="utf-8")).get("known", [])
    return listed


def again(path: Path) -> list[Mutation]:
    """Find the changes that a file lists, those that are known, too."""
    keys = {(one["file"], one["before"], one["after"]) for one in _read(path)}
    files = sorted({file for file, _, _ in keys})
    found = [
        change
        for file in files
        if (ROOT / file).exists()
        for change in mutations(ROOT / file, ROOT)
        if change.key in keys
    ]
    for file, before, _ in sorted(keys - {change.key for change in found}):
        print(f"gone      {file}: {before}", flush=True)
    return found


def sample(size: int, seed: int, only: str = "", rooms: Sequence[str] = ROOMS) -> list[Mutation]:
    """Draw lines, and a change for each; those that are known are left out."""
    paths = [
        path
        for room in rooms
        for path in sorted((ROOT / "valeria_desktop" / room).rglob("*.py"))
        if only in path.as_posix()
    ]
    left_out = known()
    lines = [
        list(group)
        for path in paths
        for _, group in groupby(
            sorted(found for found in mutations(path, ROOT) if found.key not in left_out),
            key=lambda found: found.line,
        )
    ]
    chance = random.Random(seed)
    drawn = chance.sample(lines, min(size, len(lines)))
    return [chance.choice(changes) for changes in drawn]


@contextmanager
def copies(number: int, *, has_window: bool) -> Iterator[tuple[list[Tree], list[Watched]]]:
    """Make copies of the tree to change, and tell what the tests do without a change."""
    with TemporaryDirectory(prefix="mutants-") as scratch, ExitStack() as open_ones:
        begin = time.monotonic()
        first = Path(scratch) / "0"
        shutil.copytree(ROOT, first, ignore=LEFT_OUT)
        trees = [Tree(first)]
        open_ones.callback(trees[0].close)
        tests = tests_without_a_change(trees[0], has_window=has_window)
        print(
            f"Without a change {len(tests)} quick tests were watched "
            f"for {time.monotonic() - begin:.0f} s.",
            flush=True,
        )
        for place in range(1, number):
            copy = Path(scratch) / str(place)
            shutil.copytree(first, copy, ignore=shutil.ignore_patterns(SCRATCH))
            trees.append(Tree(copy))
            open_ones.callback(trees[-1].close)
        yield trees, tests


def try_all(
    changes: list[Mutation], jobs: int, *, has_window: bool = False, is_near: bool = False
) -> list[Outcome]:
    """Try all changes, as many at a time as there are jobs: near tests first, then all others."""
    with (
        copies(jobs, has_window=has_window) as (trees, tests),
        ThreadPoolExecutor(jobs) as pool,
    ):
        free: SimpleQueue[Tree] = SimpleQueue()
        for tree in trees:
            free.put(tree)

        def one(change: Mutation, which: slice) -> Outcome:
            tree, fate = free.get(), "survived"
            try:
                for row in stages(change, tests)[which]:
                    fate = try_out(change, tree, row)
                    if fate != "survived":
                        break
            finally:
                free.put(tree)
            tell(Outcome(change, fate), is_last=which.stop is None)
            return Outcome(change, fate)

        near = list(pool.map(lambda change: one(change, slice(2)), changes))
        if is_near:
            return near
        left = [outcome.mutation for outcome in near if outcome.fate == "survived"]
        noticed = [outcome for outcome in near if outcome.fate != "survived"]
        print(f"\n{len(left)} are left for all other tests.\n", flush=True)
        return noticed + list(pool.map(lambda change: one(change, slice(2, None)), left))


def tell(outcome: Outcome, *, is_last: bool) -> None:
    """Print what became of a change, and the change where it isn't noticed yet."""
    change, fate = outcome
    word, _, test = fate.partition(" by ")
    if fate == "survived" and not is_last:
        word = "left"
    shown = {
        "killed": f"          by {test}\n",
        "left": f"{diff(change)}\n{entry(change)}",
        "survived": entry(change),
    }
    print(f"{word:8}  {change.file}:{change.line}\n{shown.get(word, '')}", end="", flush=True)


def diff(change: Mutation) -> str:
    """Show a change as a diff."""
    lines = (ROOT / change.file).read_text(encoding="utf-8").splitlines()
    changed = change.source.splitlines()
    names = (f"a/{change.file}", f"b/{change.file}")
    return "\n".join(difflib.unified_diff(lines, changed, *names, n=2, lineterm=""))


def entry(change: Mutation) -> str:
    """Show a change as it stands in a list."""
    pairs = zip(("file", "before", "after"), change.key, strict=True)
    told = [f"{name} = {json.dumps(words, ensure_ascii=False)}" for name, words in pairs]
    return "\n".join(["[[known]]", *told, 'why = ""\n\n'])


def main() -> int:
    """Draw, try, and tell what no test noticed."""
    parser = argparse.ArgumentParser(description="Does a test notice when a line is changed?")
    parser.add_argument("--size", type=int, default=60, help="how many changes (60)")
    parser.add_argument("--seed", type=int, default=1, help="which ones are drawn (1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="at a time")
    parser.add_argument("--only", default="", help="only in files with this in their path")
    parser.add_argument("--again", type=Path, help="try what this file lists, like known.toml")
    parser.add_argument("--rooms", default=",".join(ROOMS), help="only in these rooms")
    parser.add_argument("--draw", type=Path, help="write the drawn changes to a file, and no more")
    parser.add_argument("--window", action="store_true", help="run the tests of the window too")
    parser.add_argument("--near", action="store_true", help="run the nearest tests alone")
    given = parser.parse_args()
    drawn = given.size, given.seed, given.only, given.rooms.split(",")
    changes = again(given.again) if given.again else sample(*drawn)
    if given.draw:
        given.draw.write_text("".join(map(entry, changes)), encoding="utf-8")
        return 0
    begin = time.monotonic()
    outcomes = try_all(changes, given.jobs, has_window=given.window, is_near=given.near)
    survived = sum(outcome.fate == "survived" for outcome in outcomes)
    endless = sum(outcome.fate == "endless" for outcome in outcomes)
    listed = f"of {given.again}" if given.again else f"(seed {given.seed})"
    print(
        f"\n{len(outcomes)} changes {listed} in {time.monotonic() - begin:.0f} s: "
        f"{len(outcomes) - survived} noticed, {endless} of them by never ending; "
        f"{survived} survived. {len(known())} are known to change nothing."
    )
    return 1 if survived else 0


if __name__ == "__main__":
    sys.exit(main())
