"""Change lines of the rules, of storage and of the session, and see whether a test notices.

    python -m tests.mutants [--size 60] [--seed 1] [--jobs 2] [--only turn/pay]

A sample of changes, one for each line that is drawn, is tried on copies of the tree: the tests that
name the changed module first, then all other quick ones, up to the first that fails. What survives
is shown as a diff, and the exit code is 1. Changes that are known to change nothing stand in
tests/mutants/known.toml with the reason. docs/decisions/0022 tells why this is our own.
"""

from __future__ import annotations

import argparse
import difflib
import os
import random
import shutil
import signal
import subprocess
import sys
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from typing import NamedTuple
from xml.etree import ElementTree as ET

from tests.mutants.changes import Mutation, mutations

ROOT = Path(__file__).parents[2]
KNOWN = Path(__file__).with_name("known.toml")
ROOMS = ("kernel", "games", "content", "storage", "session")
QUICK = ("tests/test_golden_games.py", "tests/kernel", "tests/games/valeria/rules", "tests/content",
         "tests/session", "tests/storage", "tests/bots", "tests/properties")  # fmt: skip
SLOW = ("tests/storage/test_killed.py", "tests/storage/test_fuzz.py")
"""They say much about the disk and little about a line, and take longer than all others."""
LEFT_OUT = shutil.ignore_patterns(".git", ".venv", ".*_cache", "build", "dist", "__pycache__")
FIRST_SECONDS = 20.0
"""Tests that name the module are run first up to so many seconds; the others follow."""
PYTEST = ("-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist")
SCRATCH = ".scratch"
"""Where the tests of a tree leave their files: pipes and links in a ring, which can't be copied."""
HANG = 6
"""A run that takes so many times as long as without the change is taken for endless."""
START = 30.0
MEMORY = 4 << 30


class Outcome(NamedTuple):
    """What became of a changed tree."""

    mutation: Mutation
    fate: str
    """killed, endless or survived."""


class Times(dict[str, float]):
    """How many seconds each file of quick tests takes here without a change."""

    def stages(self, file: str) -> list[list[str]]:
        """Put the tests into two rows: those that name a module, as time allows; all others."""
        module = file.removesuffix(".py").replace("/", ".")
        named, spent = [], 0.0
        for test in sorted(self, key=self.__getitem__):
            is_near = test == QUICK[0] or module in (ROOT / test).read_text(encoding="utf-8")
            if is_near and spent + self[test] < FIRST_SECONDS:
                named.append(test)
                spent += self[test]
        return [named, [test for test in sorted(self, key=self.__getitem__) if test not in named]]

    def limit(self, tests: list[str]) -> float:
        """Give the seconds after which a run is endless."""
        return START + HANG * sum(self[test] for test in tests)


def known() -> dict[tuple[str, str, str], str]:
    """Read the changes that change nothing, and why."""
    listed = tomllib.loads(KNOWN.read_text(encoding="utf-8")).get("known", [])
    return {(entry["file"], entry["before"], entry["after"]): entry["why"] for entry in listed}


def sample(size: int, seed: int, only: str = "") -> list[Mutation]:
    """Draw lines, and a change for each; those that are known are left out."""
    paths = [
        path
        for room in ROOMS
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


def run(tree: Path, tests: list[str], limit: float | None, *more: str) -> int | None:
    """Run tests in a copy of the tree; nothing comes back where they don't end."""
    environment = {**os.environ, "PYTHONPATH": str(tree), "QT_QPA_PLATFORM": "offscreen"}
    if limit is not None:
        # Bytecode knows a source by its second and size, which a change may leave as they are.
        environment["PYTHONDONTWRITEBYTECODE"] = "1"
    with subprocess.Popen(
        [sys.executable, *PYTEST, "--basetemp", str(tree / SCRATCH), *more, *tests],
        cwd=tree,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        preexec_fn=_bound_memory,  # noqa: PLW1509 - it only sets a limit
    ) as process:
        try:
            return process.wait(limit)
        except subprocess.TimeoutExpired:
            return None
        finally:
            _end(process)


def _bound_memory() -> None:
    import resource

    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a run with all that it started."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        return


def times_without_a_change(tree: Path) -> Times:
    """Run all quick tests once: they have to pass, and what each file takes is measured."""
    report = tree / ".times.xml"
    asked = (f"--junitxml={report}", "-o", "junit_family=xunit1", *(f"--ignore={s}" for s in SLOW))
    if run(tree, [*QUICK], None, *asked) != 0:
        message = "The quick tests fail without any change; make test tells more."
        raise SystemExit(message)
    times = Times()
    for case in ET.parse(report).iter("testcase"):  # noqa: S314 - written by our own tests
        file = case.get("file") or ""
        times[file] = times.get(file, 0.0) + float(case.get("time") or 0)
    return times


def try_out(mutation: Mutation, tree: Path, times: Times) -> str:
    """Make a change in a copy of the tree, run the tests, and take it back."""
    path = tree / mutation.file
    whole = path.read_bytes()
    path.write_text(mutation.source, encoding="utf-8")
    _forget(path)
    try:
        for tests in times.stages(mutation.file):
            code = run(tree, tests, times.limit(tests)) if tests else 0
            if code != 0:
                return "endless" if code is None else "killed"
        return "survived"
    finally:
        path.write_bytes(whole)


def _forget(path: Path) -> None:
    """Take the bytecode of a module away."""
    for compiled in path.parent.glob(f"__pycache__/{path.stem}.*.pyc"):
        compiled.unlink()


def try_all(changes: list[Mutation], jobs: int) -> list[Outcome]:
    """Try all changes, on as many copies of the tree at a time as there are jobs."""
    with TemporaryDirectory(prefix="mutants-") as scratch:
        first = Path(scratch) / "0"
        shutil.copytree(ROOT, first, ignore=LEFT_OUT)
        times = times_without_a_change(first)
        print(f"Without a change the quick tests take {sum(times.values()):.0f} s.", flush=True)
        trees: SimpleQueue[Path] = SimpleQueue()
        trees.put(first)
        for number in range(1, jobs):
            copy = Path(scratch) / str(number)
            trees.put(shutil.copytree(first, copy, ignore=shutil.ignore_patterns(SCRATCH)))

        def one(change: Mutation) -> Outcome:
            tree = trees.get()
            try:
                fate = try_out(change, tree, times)
            finally:
                trees.put(tree)
            print(f"{fate:8}  {change.file}:{change.line}", flush=True)
            return Outcome(change, fate)

        with ThreadPoolExecutor(jobs) as pool:
            return list(pool.map(one, changes))


def diff(change: Mutation) -> str:
    """Show a change as a diff."""
    lines = (ROOT / change.file).read_text(encoding="utf-8").splitlines()
    changed = change.source.splitlines()
    names = (f"a/{change.file}", f"b/{change.file}")
    return "\n".join(difflib.unified_diff(lines, changed, *names, n=2, lineterm=""))


def main() -> int:
    """Draw, try, and tell what no test noticed."""
    parser = argparse.ArgumentParser(description="Does a test notice when a line is changed?")
    parser.add_argument("--size", type=int, default=60, help="how many changes (60)")
    parser.add_argument("--seed", type=int, default=1, help="which ones are drawn (1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="at a time")
    parser.add_argument("--only", default="", help="only in files with this in their path")
    given = parser.parse_args()
    changes = sample(given.size, given.seed, given.only)
    begin = time.monotonic()
    outcomes = try_all(changes, given.jobs)
    survivors = [outcome.mutation for outcome in outcomes if outcome.fate == "survived"]
    for change in survivors:
        print(f"\n{diff(change)}\n  before = {change.before!r}\n  after = {change.after!r}")
    endless = sum(outcome.fate == "endless" for outcome in outcomes)
    print(
        f"\n{len(outcomes)} changes (seed {given.seed}) in {time.monotonic() - begin:.0f} s: "
        f"{len(outcomes) - len(survivors)} noticed, {endless} of them by never ending; "
        f"{len(survivors)} survived. {len(known())} are known to change nothing."
    )
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
