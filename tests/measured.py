"""What coverage is measured by: the quick tests of the floors that it is asked of.

Tracing takes a test up to four times as long. Whole games in the window run most lines of the
rules again and look at few of them: docs/decisions/0038-what-is-measured.md.
"""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import TYPE_CHECKING, Protocol

import pytest

if TYPE_CHECKING:
    from collections.abc import Generator

_TESTS = Path(__file__).parent
_FIRST = "gw0"
"""The name of xdist's first process."""
_CASES = 1
"""The number of cases of a test that are measured in a process: others run few other lines."""
_GAMES = _TESTS.parent / "valeria_desktop" / "games"
_FLOORS = {"kernel", "content", "storage", "session"}
_ROOMS = {"rules", "solo", "files", "sets"}
"""What is measured of a game, beside the tests that stand in its own folder."""


class _Coverage(Protocol):
    def get_option(self, option_name: str, /) -> object: ...


class _Controller(Protocol):
    cov: _Coverage

    def pause(self) -> None: ...
    def resume(self) -> None: ...


class PytestCov(Protocol):
    """What is needed of pytest-cov."""

    cov_controller: _Controller | None


class Measured:
    """A plugin that lets pytest-cov rest during all other tests."""

    def __init__(self, coverage: PytestCov) -> None:
        self._coverage = coverage
        self._cases = Counter[str]()
        self._rests = False

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionstart(self, session: pytest.Session) -> None:
        """End what pytest-cov has begun in a worker of xdist before it knew that it is in one.

        It begins anew here, and whenever that rested, the first would go on.
        """
        if hasattr(session.config, "workerinput") and (early := self._coverage.cov_controller):
            early.pause()

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self, session: pytest.Session) -> None:
        """Measure the lines that run when the measured packages are imported."""
        controller = self._coverage.cov_controller
        if controller is None or session.config.pluginmanager.hasplugin("dsession"):
            return  # workers of xdist collect, not who hands tests out
        packages = controller.cov.get_option("run:source_pkgs")
        assert isinstance(packages, list)
        if is_first(session.config):
            import_all(packages)
        self._rest(controller)

    @pytest.hookimpl(tryfirst=True)
    def pytest_collectstart(self, collector: pytest.Collector) -> None:
        """Measure the lines that run when tests of a floor are read, not the rest of collecting.

        Reading 800 files of tests takes twice as long when it is traced.
        """
        if (controller := self._coverage.cov_controller) is None:
            return
        is_read = is_first(collector.config) and isinstance(collector, pytest.Module)
        if is_read and is_of_a_floor(collector.path):
            self._go_on(controller)
        else:
            self._rest(controller)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(
        self, item: pytest.Item, nextitem: pytest.Item | None
    ) -> Generator[None, object, object]:
        """Measure a test with all that it sets up, or nothing of it.

        From one test to the next it goes on or rests as it did: to begin anew takes 2 ms.
        """
        if (controller := self._coverage.cov_controller) is None:
            return (yield)
        if is_measured(item) and self._is_early(item):
            self._go_on(controller)
        else:
            self._rest(controller)
        try:
            return (yield)
        finally:
            if nextitem is None:  # pytest-cov ends what goes on
                self._go_on(controller)

    def _rest(self, controller: _Controller) -> None:
        if not self._rests:
            controller.pause()
        self._rests = True

    def _go_on(self, controller: _Controller) -> None:
        if self._rests:
            controller.resume()
        self._rests = False

    def _is_early(self, item: pytest.Item) -> bool:
        """Tell whether few cases of the same test were measured in this process before."""
        test = item.nodeid.partition("[")[0]
        self._cases[test] += 1
        return self._cases[test] <= _CASES


def is_first(config: pytest.Config) -> bool:
    """Tell whether a process measures what runs before the first test: the same in each process."""
    process: dict[str, str] = getattr(config, "workerinput", {})
    return process.get("workerid", _FIRST) == _FIRST


def import_all(packages: list[str]) -> None:
    """Import packages with all that is in them."""
    for name in packages:
        package = import_module(name)
        for found in walk_packages(package.__path__, f"{name}."):
            import_module(found.name)


def is_measured(item: pytest.Item) -> bool:
    """Tell whether a test is a quick one of a floor."""
    is_long = item.get_closest_marker("thorough") or item.get_closest_marker("slow")
    return not is_long and is_of_a_floor(item.path)


def is_of_a_floor(path: Path) -> bool:
    """Tell whether a file of tests stands where the tests of a measured package do."""
    match path.relative_to(_TESTS).parts:
        case ("games", game, _):
            return (_GAMES / game).is_dir()
        case ("games", game, room, *_):
            return room in _ROOMS and (_GAMES / game).is_dir()
        case (floor, *_):
            return floor in _FLOORS
    return False
