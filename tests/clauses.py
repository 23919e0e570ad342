"""Which tests cover which clause of the rules: `@pytest.mark.clause("T16", "T17")` says so."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Sequence

_TESTS = Path(__file__).resolve().parent
GAMES = ("valeria", "valencia", "viscounts")


@cache
def clauses_of(game: str) -> tuple[str, ...]:
    """Return the ids of all clauses of a game's rules."""
    from valeria_desktop.content.rule_book import rule_book  # else coverage would begin after it

    return tuple(clause.id for clause in rule_book(game))


class Clauses:
    """A plugin that gathers the clauses that tests name, also tests that are not to be run."""

    def __init__(self, games: Sequence[str]) -> None:
        self._games = games
        self.tests: dict[str, list[str]] = defaultdict(list)

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(
        self, collector: pytest.Collector
    ) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
        """Read the marks of a file's tests, or refuse a file that names an unknown clause."""
        report = yield
        tests = [test for test in report.result or () if isinstance(test, pytest.Item)]
        if wrong := [words for test in tests for words in self._read(test)]:
            return pytest.CollectReport(collector.nodeid, "failed", "\n".join(wrong), [])
        return report

    def _read(self, test: pytest.Item) -> Iterator[str]:
        """Take in which clauses a test names, and tell of those that no rules have."""
        for clause in (each for mark in test.iter_markers("clause") for each in mark.args):
            self.tests[clause].append(test.nodeid)
            if not any(clause in clauses_of(game) for game in self._games):
                yield f"{test.name} names {clause}, which no rules have."


def is_whole(config: pytest.Config) -> bool:
    """Whether this run reads all tests, whichever of them it runs."""
    asked = [config.invocation_params.dir / argument for argument in config.args]
    is_all = any(_TESTS.is_relative_to(path.resolve()) for path in asked)
    left_out = ("ignore", "ignore_glob", "lf")
    return is_all and not any(config.getoption(name, None) for name in left_out)
