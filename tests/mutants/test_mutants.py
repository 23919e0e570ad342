"""The tool that asks whether a test notices a changed line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutants import __main__ as mutants
from tests.mutants.changes import Mutation, mutations

ROOT = Path(__file__).parents[2]
MODULE = '''"""A module."""
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    import ast
def pay(gold: int, cost: int = 1) -> bool:
    """Pay 5."""
    if gold > cost and not (
        cost == 0
    ):
        assert cost > 0
        _log.info("Paid %d", cost)
        tell(max(gold, cost))
        gold -= cost
        return True
    raise ValueError(7)
'''


@pytest.fixture
def changes(tmp_path: Path) -> list[Mutation]:
    path = tmp_path / "pay.py"
    path.write_text(MODULE)
    return mutations(path, tmp_path)


def test_each_slip_of_the_hand_is_made(changes: list[Mutation]) -> None:
    assert {(change.line, change.after) for change in changes} == {
        (5, "def pay(gold: int, cost: int = 2) -> bool:"),
        (5, "def pay(gold: int, cost: int = 0) -> bool:"),
        (7, "if gold >= cost and not ("),
        (7, "if gold > cost or not ("),
        (7, "if gold > cost and ("),
        (7, "if not (gold > cost and not ( cost == 0 )):"),
        (8, "cost != 0"),
        (8, "cost == 1"),
        (12, "pass"),
        (12, "tell(min(gold, cost))"),
        (13, "gold += cost"),
        (13, "pass"),
        (14, "return None"),
        (14, "return False"),
    }


def test_a_zip_that_asserts_equal_lengths_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "pairs.py"
    path.write_text("pairs = zip(a, b, strict=True), zip(a, b, strict=False)\n")
    (change,) = mutations(path, tmp_path)
    assert change.after == "pairs = zip(a, b, strict=True), zip(a, b, strict=True)"


def test_a_no_becomes_a_yes_and_not_nothing(tmp_path: Path) -> None:
    path = tmp_path / "no.py"
    path.write_text("def is_paid():\n    return False\n")
    assert [change.after for change in mutations(path, tmp_path)] == ["return True"]


def test_a_change_is_one_place_and_leaves_a_module(changes: list[Mutation]) -> None:
    for change in changes:
        compile(change.source, change.file, "exec")
        assert change.source != MODULE
        assert change.file == "pay.py"


def test_the_same_seed_draws_the_same_changes_on_other_lines() -> None:
    one = mutants.sample(5, 3, "turn/pay")
    assert one == mutants.sample(5, 3, "turn/pay")
    assert one != mutants.sample(5, 4, "turn/pay")
    assert len({change.line for change in one}) == 5


def test_a_change_that_is_known_is_never_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    every = mutants.sample(10_000, 1, "model/chance")
    monkeypatch.setattr(mutants, "known", lambda: {change.key: "why" for change in every})
    again = mutants.sample(10_000, 1, "model/chance")
    assert not {change.key for change in again} & {change.key for change in every}


def test_what_is_known_stands_in_its_file_and_has_a_reason() -> None:
    for (file, before, after), why in mutants.known().items():
        words = " ".join((ROOT / file).read_text(encoding="utf-8").split())
        assert " ".join(before.split()) in words, f"{file} has no line {before!r} any more"
        assert before != after
        assert why.endswith(".")


def test_a_survivor_is_shown_as_a_diff() -> None:
    change = mutants.sample(1, 1, "model/chance")[0]
    shown = mutants.diff(change)
    assert shown.startswith("--- a/valeria_desktop/games/valeria/rules/model/chance.py\n+++ b/")
    assert sum(line.startswith("+") for line in shown.splitlines()) >= 2


def test_tests_that_name_a_module_come_first() -> None:
    times = mutants.Times(
        {
            "tests/test_golden_games.py": 1.0,
            "tests/games/valeria/rules/test_dukes.py": 0.5,
            "tests/games/valeria/rules/test_chance.py": 2.0,
        }
    )
    first, second = times.stages("valeria_desktop/games/valeria/rules/model/chance.py")
    assert first == ["tests/test_golden_games.py", "tests/games/valeria/rules/test_chance.py"]
    assert second == ["tests/games/valeria/rules/test_dukes.py"]
    assert times.limit(first) > 3.0


@pytest.mark.thorough
@pytest.mark.skipif(sys.platform == "win32", reason="a run is ended with its whole group")
def test_a_change_is_noticed_and_taken_back(tmp_path: Path) -> None:
    """One that ends, one that survives and one that never ends."""
    (tmp_path / "rules.py").write_text("def add(a, b):\n    return a + b\n")
    (tmp_path / "test_rules.py").write_text(
        "from rules import add\n\ndef test_add():\n    assert add(2, 2) == 4\n"
    )
    times = mutants.Times({"test_rules.py": 0.1})
    times.stages = lambda file: [["test_rules.py"], []]  # type: ignore[method-assign]
    whole = (tmp_path / "rules.py").read_bytes()
    for after, fate in (("a - b", "killed"), ("a * b", "survived")):
        source = whole.decode().replace("a + b", after)
        assert mutants.try_out(Mutation("rules.py", 2, "", "", source), tmp_path, times) == fate
        assert (tmp_path / "rules.py").read_bytes() == whole
    times.limit = lambda tests: 1.0  # type: ignore[method-assign]
    endless = Mutation("rules.py", 1, "", "", "while True:\n    pass\n")
    assert mutants.try_out(endless, tmp_path, times) == "endless"


def test_help_tells_how_it_is_asked() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.mutants", "--help"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert all(option in done.stdout for option in ("--size", "--seed", "--jobs", "--only"))
