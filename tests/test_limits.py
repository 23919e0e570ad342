"""No test has a limit of time of its own: what passes here passes on a machine ten times slower."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.patience import PatientBot, slowness

if TYPE_CHECKING:
    from collections.abc import Iterator

TESTS = Path(__file__).parent
LIMITS = {"timeout", "deadline"}


def own_limits(path: Path) -> Iterator[int]:
    """Return the lines that set a limit as a number."""
    source = path.read_text(encoding="utf-8")
    if not any(limit in source for limit in LIMITS):
        return  # parsing all of them took 7 s
    for node in ast.walk(ast.parse(source)):
        if (
            isinstance(node, ast.keyword)
            and node.arg in LIMITS
            and isinstance(node.value, ast.Constant)
            and node.value.value is not None
        ):
            yield node.value.lineno


@pytest.mark.thorough
def test_no_test_has_a_limit_of_its_own() -> None:
    found = {
        path.relative_to(TESTS).as_posix(): lines
        for path in sorted(TESTS.rglob("*.py"))
        if (lines := list(own_limits(path)))
    }
    assert found == {}, "leave the limit out: tests/patience.py has one for all"


def test_what_takes_longer_than_five_seconds_is_waited_for(qtbot: PatientBot) -> None:
    given: dict[str, int] = {}
    short = 1
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("pytestqt.qtbot.QtBot.waitUntil", lambda self, callback, **k: given.update(k))
        qtbot.waitUntil(bool, timeout=short)
    assert given["timeout"] >= 600_000


def test_a_machine_is_never_quicker_than_quick() -> None:
    assert slowness() >= 1
