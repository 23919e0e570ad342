"""A plugin of pytest that writes down how long each test takes and which lines of ours it runs."""

from __future__ import annotations

import json
import sys
import threading
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Generator
    from types import CodeType, FrameType

    from _typeshed import TraceFunction

CALLS = 30
"""What a function does at later calls of a test is not watched: that would take too long."""
EVENTS = 100_000
"""A test that does so much has run nearly all it will; it isn't watched any longer."""
PACKAGE = "valeria_desktop"


class Watch:
    """What the tests of one run do."""

    def __init__(self, tree: Path, report: Path) -> None:
        self._prefix = f"{tree / PACKAGE}/"
        self._cut = len(f"{tree}/")
        self._report = report
        self._seen: dict[str, tuple[float, list[str]]] = {}
        self._calls: dict[CodeType, int] = {}
        self._lines: set[tuple[str, int]] = set()
        self._events = 0

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Watch one test with all that is set up for it."""
        self._calls, self._lines, self._events = {}, set(), 0
        begin = perf_counter()
        threading.settrace(self._call)
        sys.settrace(self._call)
        try:
            return (yield)
        finally:
            self._stop()
            lines = sorted(f"{file[self._cut :]}:{line}" for file, line in self._lines)
            self._seen[item.nodeid] = (perf_counter() - begin, lines)

    def pytest_sessionfinish(self) -> None:
        """Write all of it."""
        self._report.write_text(json.dumps(self._seen), encoding="utf-8")

    def _call(self, frame: FrameType, _event: str, _about: object) -> TraceFunction | None:
        code = frame.f_code
        if not code.co_filename.startswith(self._prefix):
            return None
        self._events += 1
        if self._events > EVENTS:
            self._stop()
            return None
        self._calls[code] = self._calls.get(code, 0) + 1
        return self._line if self._calls[code] <= CALLS else None

    def _line(self, frame: FrameType, event: str, _about: object) -> TraceFunction | None:
        self._events += 1
        if event == "line":
            self._lines.add((frame.f_code.co_filename, frame.f_lineno))
        return self._line

    def _stop(self) -> None:
        sys.settrace(None)
        threading.settrace(None)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Ask for the file that is to be written."""
    parser.addoption("--watched", type=Path, required=True)


def pytest_configure(config: pytest.Config) -> None:
    """Begin to watch."""
    config.pluginmanager.register(Watch(config.rootpath, config.getoption("watched")))
