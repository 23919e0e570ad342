"""A process that has imported what all tests need, and forks a run of tests for each line it reads.

Nothing of the tree itself is imported before the fork, so that each run sees the tree as it is.
"""

from __future__ import annotations

import json
import os
import resource
import sys
from importlib import import_module

import pytest
from _pytest.config import default_plugins

MEMORY = 12 << 30
"""Bytes of addresses of a run: all tests of the window in one process take more than four GB."""
NEEDED = ("hypothesis.stateful", "hypothesis.strategies", "pytestqt.plugin", "sqlite3")
ARGUMENTS = ("-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:cov",
             "-W", "ignore::pytest.PytestAssertRewriteWarning")  # fmt: skip


class Notice:
    """A plugin that tells of the test, or of the file of tests, that fails."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Tell its name."""
        self._tell(report)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Tell the name of a file that can't be read."""
        self._tell(report)

    def _tell(self, report: pytest.TestReport | pytest.CollectReport) -> None:
        if report.failed:
            os.write(self._descriptor, f"{report.nodeid}\n".encode())


def _fork(arguments: list[str], notices: int) -> int:
    """Begin a run in a group of its own, so that it can be ended with all that it started."""
    process = os.fork()
    if process:
        return process
    os.setsid()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    nothing = os.open(os.devnull, os.O_RDWR)
    for descriptor in (0, 1, 2):
        os.dup2(nothing, descriptor)
    code = 1
    try:
        code = pytest.main([*ARGUMENTS, *arguments], [Notice(notices)])
    except BaseException as error:  # noqa: BLE001 - told as what fails, since the process ends here
        os.write(notices, f"pytest ({type(error).__name__}: {error})".replace("\n", " ").encode())
    finally:
        os._exit(code)


def main() -> None:
    """Tell the process of a run at its begin; at its end the code and the test that failed."""
    sys.path[0] = os.getcwd()  # noqa: PTH109 - as a text
    for name in (*(f"_pytest.{plugin}" for plugin in default_plugins), *NEEDED):
        import_module(name)
    for line in sys.stdin:
        told, notices = os.pipe()
        process = _fork(json.loads(line), notices)
        print(process, flush=True)
        code = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
        os.write(notices, b"\n")  # so that there is something to read
        print(code, os.read(told, 1 << 16).decode().split("\n")[0], flush=True)
        os.close(told)
        os.close(notices)


if __name__ == "__main__":
    main()
