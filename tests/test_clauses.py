"""Tests name clauses by a mark; an unknown one is refused, and part of a run proves nothing."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from tests.clauses import Clauses, is_whole

if TYPE_CHECKING:
    from collections.abc import Callable

    Make = Callable[..., pytest.Item]

TESTS = Path(__file__).parent


@pytest.fixture
def make(request: pytest.FixtureRequest) -> Make:
    """Make tests with marks, which stand in this file."""

    def item(name: str, *marks: pytest.MarkDecorator) -> pytest.Item:
        made = pytest.Function.from_parent(request.node.parent, name=name, callobj=lambda: None)
        for mark in marks:
            made.add_marker(mark)
        return made

    return item


def read(found: Clauses, *tests: pytest.Item) -> pytest.CollectReport:
    """Let the plugin see a file with some tests, and return what it says of the file."""
    hook = found.pytest_make_collect_report(tests[0].parent)  # type: ignore[arg-type]
    next(hook)
    with pytest.raises(StopIteration) as ended:
        hook.send(pytest.CollectReport("test_some.py", "passed", None, [*tests]))
    report: pytest.CollectReport = ended.value.value
    return report


def config(*asked: str, **left_out: object) -> Any:  # noqa: ANN401 - as much of it as is read
    return SimpleNamespace(
        args=asked,
        invocation_params=SimpleNamespace(dir=TESTS.parent),
        getoption=left_out.get,
    )


def test_the_tests_of_a_clause_are_those_that_name_it(make: Make) -> None:
    found = Clauses(["valeria", "valencia"])
    pay, sell = pytest.mark.clause("T16", "T17"), pytest.mark.clause("VA25")
    tests = make("a", pay), make("b"), make("c", sell, pay)
    report = read(found, *tests)
    a, _, c = (test.nodeid for test in tests)
    assert found.tests == {"T16": [a, c], "T17": [a, c], "VA25": [c]}
    assert report.passed
    assert report.result == [*tests]


def test_a_file_whose_test_names_a_clause_that_no_rules_have_is_refused(make: Make) -> None:
    mark = pytest.mark.clause("T1", "VA25", "T99")
    report = read(Clauses(["valeria"]), make("a", pytest.mark.clause("T1")), make("b", mark))
    assert report.failed
    assert report.result == []
    assert str(report.longrepr).splitlines() == [
        "b names VA25, which no rules have.",
        "b names T99, which no rules have.",
    ]


@pytest.mark.parametrize("asked", [["tests"], ["."], [str(TESTS)], ["tests/kernel", "tests"]])
def test_a_run_of_all_folders_is_whole(asked: list[str]) -> None:
    assert is_whole(config(*asked))


@pytest.mark.parametrize("asked", [[], ["tests/kernel"], ["tests/test_clauses.py::test_a"]])
def test_a_run_of_some_folders_is_not_whole(asked: list[str]) -> None:
    assert not is_whole(config(*asked))


@pytest.mark.parametrize("option", ["ignore", "ignore_glob", "lf"])
def test_a_run_that_leaves_files_out_is_not_whole(option: str) -> None:
    assert not is_whole(config("tests", **{option: ["tests/ui"]}))
