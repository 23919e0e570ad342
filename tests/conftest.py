"""What all tests share: their patience, an ordinary user, and what they say was not tested."""

from __future__ import annotations

import gc
import os
import sys
from collections import Counter
from importlib import import_module
from typing import TYPE_CHECKING

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from hypothesis import HealthCheck, settings
from PySide6.QtCore import QCoreApplication, QEvent

from tests import counts, patience
from tests.clauses import GAMES, Clauses
from tests.counts import many
from tests.heap import HEAP
from tests.measured import Measured
from tests.patience import PatientBot
from tests.resting import REST, paint_for_looks
from tests.rights import ordinary_user
from tests.telling import tell_failures
from valeria_desktop.coach import weighing
from valeria_desktop.coach.weighing import Effort

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

LATE = ("save", "setting_values", "toml_text")

# A slow machine is no fault of what is tested.
settings.register_profile(
    "patient",
    deadline=None,
    max_examples=many(100, 15),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("patient")


@pytest.fixture(scope="session")
def painted_for_looks() -> Iterator[None]:
    """Paint a window that rests where a test looks at it."""
    with pytest.MonkeyPatch.context() as patch:
        paint_for_looks(patch)
        yield


@pytest.fixture(scope="session", autouse=True)
def no_power_cut() -> Iterator[None]:
    """Wait for no disk: a power cut is what that is for, and each change of a setting waited twice.

    Tests of how a file is written look at what the disk is asked for. SQLite and the programs that
    a test starts wait as they do for players.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda _handle: None)
        yield


@pytest.fixture
def qtbot(
    qapp: QApplication, painted_for_looks: None, request: pytest.FixtureRequest
) -> PatientBot:
    REST.begin()
    return PatientBot(request)


@pytest.fixture
def always_painted(qtbot: QtBot) -> None:
    """Paint windows whenever Qt does, as the test hears of it."""
    REST.end()


@pytest.fixture
def own_folder() -> Iterator[Path]:
    """A folder of an ordinary user; the test has the rights of that user, never those of root.

    What is loaded late is loaded before: root's Python may be one that others can't read.
    """
    for module in ("filelock", *(f"valeria_desktop.storage.{name}" for name in LATE)):
        import_module(module)
    with ordinary_user() as folder:
        yield folder


@pytest.fixture
def little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the coach weigh options briefly, where nothing that is asked depends on its effort."""
    brief = Effort(turn=120, world=200, step=1, steps=1, endings=1)
    for name in ("_BY_QUICK", "_BY_SEARCH"):
        monkeypatch.setattr(weighing, name, brief)


def pytest_configure(config: pytest.Config) -> None:
    gc.disable()  # until all tests are read: it would go through them again and again
    tell_failures(config)
    config.pluginmanager.register(Clauses(GAMES), "clauses")
    if (coverage := config.pluginmanager.getplugin("_cov")) is not None:
        config.pluginmanager.register(Measured(coverage))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with tests that mostly wait: one process waits, and all others compute beside it.

    Where they stood among the last, several waited at once, or all for the last of them.
    """
    items.sort(key=lambda test: test.get_closest_marker("waits") is None)


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Keep what the tests are made of out of Python's search for what can be freed.

    That search looked through all tests again and again, and took a fifth of all time.
    """
    gc.enable()
    gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    """Look for what the last test left: only now pytest holds its fixtures no longer."""
    HEAP.next_test()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, object, object]:
    """Paint no window any more once a test has said all it says.

    pytest-qt lets events happen before and after a test's windows are closed.
    """
    result = yield
    REST.take_all()
    return result


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown() -> Generator[None]:
    """Let widgets go that are to be deleted: no event loop does between two tests.

    Thousands of them were alive by the end, and each change of a style goes through all. A program
    that is closed here takes no picture of its table for the list of games, which is 0.1 s.
    """
    with pytest.MonkeyPatch.context() as patch:
        if (made := sys.modules.get("valeria_desktop.ui.program.program")) is not None:
            patch.setattr(made.Program, "_picture", lambda _program: None)
        yield
    REST.end()
    if QCoreApplication.instance() is not None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """Search once for what tests left: pytest does so five times, to warn of faults as it goes."""
    HEAP.keep_the_rest()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what was not tested and why, where nobody can overlook it."""
    for problem in (counts.PROBLEM, patience.PROBLEM):
        if problem:
            terminalreporter.write_line(problem, yellow=True)
    reasons = Counter(_reason(report) for report in terminalreporter.stats.get("skipped", ()))
    for reason, number in sorted(reasons.items()):
        tests = "1 test" if number == 1 else f"{number} tests"
        terminalreporter.write_line(f"Not tested here: {tests}: {reason}", yellow=True)


def _reason(report: pytest.TestReport | pytest.CollectReport) -> str:
    words = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    return words.removeprefix("Skipped: ")
