"""Runs of tests in copies of the tree: which of them come first, and what became of a change."""

from __future__ import annotations

import ast
import json
import os
import select
import shutil
import signal
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from typing import IO, TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tests.mutants.changes import Mutation

ROOT = Path(__file__).parents[2]
QUICK = ("tests/test_golden_games.py", "tests/kernel", "tests/games", "tests/content",
         "tests/session", "tests/storage", "tests/bots", "tests/properties")  # fmt: skip
SLOW = ("tests/storage/test_killed.py", "tests/storage/test_fuzz.py", "tests/games/valeria/ui",
        "tests/games/valeria/lab")  # fmt: skip
"""They say much about the disk or the window and little about a line, and take long."""
WINDOW = ("tests/ui", "tests/coach", "tests/lab")
"""Tests that --window adds; it also takes back the window and the laboratory from SLOW."""
LEFT_OUT = shutil.ignore_patterns(".git", ".venv", ".*_cache", "build", "dist", "__pycache__")
FIRST_SECONDS = 3.0
NEAR_SECONDS = 20.0
"""Seconds of the tests of a line that are run before all others."""
FILE_SECONDS = 0.05
"""What it takes to read one more file of tests."""
SCRATCH = ".scratch"
"""Where the tests of a tree leave their files: pipes and links in a ring, which can't be copied."""
HANG = 3
"""Times that a run may take of one without the change, before it is taken for endless."""
START = 10.0
NOT_FOUND = 4
"""What pytest says when a test that it was asked for isn't there."""


class Watched(NamedTuple):
    """A test as it is without a change."""

    name: str
    seconds: float
    lines: frozenset[str]

    @property
    def file(self) -> str:
        """Return the file it stands in."""
        return self.name.partition("::")[0]


class Run(NamedTuple):
    """How a run of tests ended."""

    code: int | None
    """Nothing where it didn't end."""
    failed: str
    """The name of the test that failed."""


class Tree:
    """A copy of the tree, with a process that forks its runs."""

    def __init__(self, path: Path) -> None:
        self.path = path
        # Bytecode knows a source by its second and size, which a change may leave as they are.
        own = {
            "PYTHONPATH": str(path),
            "QT_QPA_PLATFORM": "offscreen",
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        self._server = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("server.py"))],
            cwd=path,
            env={**os.environ, **own},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            bufsize=0,  # what is told has to be seen by select
        )

    def run(self, tests: Iterable[str], limit: float | None = None) -> Run:
        """Run tests up to the first that fails."""
        asked, told = _pipe(self._server.stdin), _pipe(self._server.stdout)
        arguments = ["--basetemp", str(self.path / SCRATCH), *tests]
        asked.write(json.dumps(arguments).encode() + b"\n")
        asked.flush()
        process = int(told.readline())
        has_ended = bool(select.select([told], [], [], limit)[0])
        _end(process)
        code, _, failed = told.readline().decode().rstrip("\n").partition(" ")
        return Run(int(code) if has_ended else None, failed)

    def close(self) -> None:
        """End the process."""
        self._server.communicate()


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None
    return pipe


def _end(process: int) -> None:
    """End a run with all that it started."""
    try:
        os.killpg(process, signal.SIGKILL)
    except ProcessLookupError:
        return


def tests_without_a_change(tree: Tree, *, has_window: bool) -> list[Watched]:
    """Run all quick tests once: they have to pass, and what each takes and runs is noted."""
    report = tree.path / ".watched.json"
    asked = ["-p", "tests.mutants.watch", "--watched", str(report)]
    ignored = SLOW[:2] if has_window else SLOW
    quick = ("-m", "not slow and not thorough", *QUICK, *WINDOW) if has_window else QUICK
    code, failed = tree.run([*asked, *(f"--ignore={path}" for path in ignored), *quick])
    if code:
        what = f"{failed} fails" if failed else f"The quick tests end with code {code}"
        message = f"{what} without any change, so nothing can be told of changes. Mend it first."
        raise SystemExit(message)
    seen = json.loads(report.read_text(encoding="utf-8"))
    return [Watched(name, seconds, frozenset(lines)) for name, (seconds, lines) in seen.items()]


def stages(change: Mutation, tests: list[Watched]) -> list[list[Watched]]:
    """Put tests into rows: the nearest, more that run the line, all others."""
    spot = {f"{change.file}:{line}" for line in _statement(change.file, change.line)}
    module = change.file.removesuffix(".py").replace("/", ".")
    naming = {file for file in {test.file for test in tests} if module in _text(file)}
    near = [test for test in tests if spot & test.lines or test.file in naming]
    near.sort(key=lambda test: (-bool(spot & test.lines) - (test.file in naming), test.seconds))
    first = _up_to(FIRST_SECONDS, near)
    more = _up_to(NEAR_SECONDS, sorted(set(near) - set(first), key=lambda test: test.seconds))
    return [first, more, _by_file(set(tests) - set(first) - set(more))]


def _up_to(seconds: float, tests: list[Watched]) -> list[Watched]:
    """Take tests as time allows."""
    files, spent, taken = set(), 0.0, []
    for test in tests:
        cost = test.seconds + (0 if test.file in files else FILE_SECONDS)
        if spent + cost <= seconds:
            spent += cost
            files.add(test.file)
            taken.append(test)
    return taken


def _by_file(tests: Iterable[Watched]) -> list[Watched]:
    """Keep the tests of a file together, as they share what is made for them; quick files first."""
    files: dict[str, float] = defaultdict(float)
    for test in tests:
        files[test.file] += test.seconds
    return sorted(tests, key=lambda test: (files[test.file], test.file, test.seconds))


def _text(file: str) -> str:
    path = ROOT / file
    return path.read_text(encoding="utf-8") if path.exists() else ""


def _statement(file: str, line: int) -> range:
    """Return the lines of the innermost statement; of one with a body its head alone."""
    found = range(line, line + 1)
    for node in ast.walk(ast.parse(_text(file))):
        if isinstance(node, ast.stmt) and node.lineno <= line <= (node.end_lineno or 0):
            body = getattr(node, "body", None)
            end = body[0].lineno if body else (node.end_lineno or 0) + 1
            if line < max(end, node.lineno + 1):
                found = range(node.lineno, max(end, node.lineno + 1))
    return found


def limit(tests: list[Watched]) -> float:
    """Return the seconds after which a run is endless."""
    return START + HANG * sum(test.seconds for test in tests)


def try_out(change: Mutation, tree: Tree, tests: list[Watched]) -> str:
    """Make a change in a copy of the tree, run tests, and take it back."""
    path = tree.path / change.file
    whole = path.read_bytes()
    path.write_text(change.source, encoding="utf-8")
    _forget(path)
    try:
        return _fate(tree, tests)
    finally:
        path.write_bytes(whole)


def _fate(tree: Tree, tests: list[Watched]) -> str:
    """Run tests in a changed tree; what one of them notices it has to notice again alone."""
    if not tests:
        return "survived"
    code, failed = tree.run([test.name for test in tests], limit(tests))
    if code == NOT_FOUND:
        # The change has given them other names, or their file can't be read any more.
        files = sorted({test.file for test in tests})
        code, failed = tree.run(files, START + HANG * limit(tests))
    if code is None:
        return "endless"
    alone = [test for test in tests if test.name == failed]
    if alone and not tree.run([failed], limit(alone)).code:
        return _fate(tree, [test for test in tests if test.name != failed])
    return f"killed by {failed or 'a file that can not be read'}" if code else "survived"


def _forget(path: Path) -> None:
    """Take the bytecode of a module away."""
    for compiled in path.parent.glob(f"__pycache__/{path.stem}.*.pyc"):
        compiled.unlink()
