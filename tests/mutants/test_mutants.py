"""The tool that asks whether a test notices a changed line."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.mutants import __main__ as mutants
from tests.mutants import runs
from tests.mutants.changes import Mutation, mutations
from tests.mutants.runs import ROOT, Tree, Watched, stages

if TYPE_CHECKING:
    from collections.abc import Iterator

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


def test_lines_of_every_box_with_rules_of_its_own_are_drawn() -> None:
    drawn = {
        change.file.partition("valeria/sets/")[2]
        for change in mutants.sample(200, 1, "valeria/sets/")
    }
    assert {"agents.py", "relics.py"} <= drawn
    assert sum(file.startswith("crimson_seas/") for file in drawn) >= 6


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
    change = mutants.sample(1, 1, "valeria/rules/model/chance")[0]
    shown = mutants.diff(change)
    assert shown.startswith("--- a/valeria_desktop/games/valeria/rules/model/chance.py\n+++ b/")
    assert sum(line.startswith("+") for line in shown.splitlines()) >= 2


@pytest.fixture
def chance() -> Mutation:
    """A change of the body of a function."""
    every = mutants.sample(10_000, 1, "valeria/rules/model/chance")
    return next(change for change in every if change.before.startswith("return "))


def test_a_survivor_is_listed_as_it_can_be_tried_again(tmp_path: Path, chance: Mutation) -> None:
    path = tmp_path / "survivors.toml"
    path.write_text(mutants.entry(chance), encoding="utf-8")
    assert mutants.again(path) == [chance]


def test_a_line_that_is_gone_is_told_and_not_tried(
    tmp_path: Path, chance: Mutation, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "survivors.toml"
    path.write_text(mutants.entry(chance._replace(before="gone = 1")), encoding="utf-8")
    assert mutants.again(path) == []
    assert "gone = 1" in capsys.readouterr().out


def test_tests_that_run_a_line_come_first_and_those_that_name_its_module_before(
    chance: Mutation,
) -> None:
    spot = frozenset({f"{chance.file}:{chance.line}"})
    named = Watched("tests/games/valeria/rules/test_chance.py::test_dice", 0.5, spot)
    cheap = Watched("tests/games/valeria/rules/test_dukes.py::test_gold", 0.1, spot)
    long = Watched("tests/test_golden_games.py::test_a_game", 9.0, spot)
    other = Watched("tests/games/valeria/rules/test_dukes.py::test_other", 0.1, frozenset())
    assert stages(chance, [other, long, cheap, named]) == [[named, cheap], [long], [other]]


def test_a_line_that_runs_at_import_is_tried_by_the_tests_that_name_its_module(
    chance: Mutation,
) -> None:
    named = Watched("tests/games/valeria/rules/test_chance.py::test_dice", 0.5, frozenset())
    other = Watched("tests/games/valeria/rules/test_dukes.py::test_gold", 0.1, frozenset())
    assert stages(chance, [other, named]) == [[named], [], [other]]


def test_tests_for_which_there_is_no_time_come_last_file_by_file(chance: Mutation) -> None:
    spot = frozenset({f"{chance.file}:{chance.line}"})
    rest = [
        Watched("tests/games/valeria/rules/test_dukes.py::test_gold", 30.0, spot),
        Watched("tests/bots/test_bot.py::test_one", 0.1, frozenset()),
        Watched("tests/games/valeria/rules/test_dukes.py::test_magic", 0.1, frozenset()),
        Watched("tests/bots/test_bot.py::test_two", 0.2, frozenset()),
    ]
    names = [test.name.partition("::")[2] for test in stages(chance, rest)[2]]
    assert names == ["test_one", "test_two", "test_magic", "test_gold"]


@pytest.fixture
def small_tree(tmp_path: Path) -> Iterator[Tree]:
    """A tree of one module and one file of tests."""
    package = tmp_path / "valeria_desktop"
    package.mkdir()
    (package / "__init__.py").touch()
    (tmp_path / "tests" / "mutants").mkdir(parents=True)
    shutil.copy(Path(runs.__file__).with_name("watch.py"), tmp_path / "tests" / "mutants")
    (package / "rules.py").write_text(
        "def add(a, b):\n    if a > 9:\n        return 0\n    return a + b\n"
    )
    (tmp_path / "test_rules.py").write_text(
        "from valeria_desktop.rules import add\n\ndef test_add():\n    assert add(2, 2) == 4\n"
    )
    tree = Tree(tmp_path)
    yield tree
    tree.close()


POSIX = pytest.mark.skipif(sys.platform == "win32", reason="a run is ended with its whole group")


@POSIX
@pytest.mark.thorough
def test_a_change_is_noticed_and_taken_back(
    small_tree: Tree, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that ends, one that survives and one that never ends."""
    tests = [Watched("test_rules.py::test_add", 0.1, frozenset())]
    path = small_tree.path / "valeria_desktop" / "rules.py"
    whole = path.read_bytes()
    killed = "killed by test_rules.py::test_add"
    for after, fate in (("a - b", killed), ("a * b", "survived")):
        source = whole.decode().replace("a + b", after)
        change = Mutation("valeria_desktop/rules.py", 4, "", "", source)
        assert runs.try_out(change, small_tree, tests) == fate
        assert path.read_bytes() == whole
    monkeypatch.setattr(runs, "START", 2.0)
    endless = Mutation("valeria_desktop/rules.py", 1, "", "", "while True:\n    pass\n")
    assert runs.try_out(endless, small_tree, tests) == "endless"
    gone = [Watched("test_rules.py::test_gone", 0.1, frozenset())]
    same = Mutation("valeria_desktop/rules.py", 1, "", "", whole.decode())
    assert runs.try_out(same, small_tree, gone) == "survived"


@pytest.mark.slow
@POSIX
def test_a_test_that_fails_by_chance_notices_nothing(small_tree: Tree) -> None:
    """It fails beside others and passes alone."""
    (small_tree.path / "test_chance.py").write_text(
        "import test_rules\n\ndef test_alone():\n    assert not hasattr(test_rules, 'used')\n"
        "\ndef test_first():\n    test_rules.used = True\n"
    )
    path = small_tree.path / "valeria_desktop" / "rules.py"
    same = Mutation("valeria_desktop/rules.py", 1, "", "", path.read_text())
    names = ("test_first", "test_alone")
    tests = [Watched(f"test_chance.py::{name}", 0.1, frozenset()) for name in names]
    assert small_tree.run([test.name for test in tests]).failed == "test_chance.py::test_alone"
    assert runs.try_out(same, small_tree, tests) == "survived"


@pytest.mark.slow
@POSIX
def test_it_is_written_down_which_lines_a_test_runs(
    small_tree: Tree, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runs, "QUICK", ("test_rules.py",))
    monkeypatch.setattr(runs, "SLOW", ())
    (test,) = runs.tests_without_a_change(small_tree, has_window=False)
    assert test.name == "test_rules.py::test_add"
    assert test.lines == {"valeria_desktop/rules.py:2", "valeria_desktop/rules.py:4"}
    assert test.seconds < runs.limit([test])


@pytest.mark.slow
@POSIX
@pytest.mark.parametrize(
    ("lines", "failed"),
    [
        ("def test_wrong():\n    assert False\n", "test_more.py::test_wrong"),
        ("import nothing_of_that_name\n", "test_more.py"),
    ],
)
def test_what_fails_without_a_change_is_named(
    lines: str, failed: str, small_tree: Tree, monkeypatch: pytest.MonkeyPatch
) -> None:
    (small_tree.path / "test_more.py").write_text(lines)
    monkeypatch.setattr(runs, "QUICK", ("test_rules.py", "test_more.py"))
    monkeypatch.setattr(runs, "SLOW", ())
    with pytest.raises(SystemExit) as stopped:
        runs.tests_without_a_change(small_tree, has_window=False)
    assert stopped.value.code == (
        f"{failed} fails without any change, so nothing can be told of changes. Mend it first."
    )


@pytest.mark.slow
@POSIX
def test_what_ends_pytest_itself_is_named(
    small_tree: Tree, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = "def pytest_unconfigure():\n    raise MemoryError('all is used')\n"
    (small_tree.path / "conftest.py").write_text(lines)
    monkeypatch.setattr(runs, "QUICK", ("test_rules.py",))
    monkeypatch.setattr(runs, "SLOW", ())
    with pytest.raises(SystemExit, match=r"^pytest \(MemoryError: all is used\) fails without any"):
        runs.tests_without_a_change(small_tree, has_window=False)


@pytest.mark.slow
@POSIX
def test_a_run_that_finds_no_tests_tells_its_code(
    small_tree: Tree, monkeypatch: pytest.MonkeyPatch
) -> None:
    (small_tree.path / "test_none.py").touch()
    monkeypatch.setattr(runs, "QUICK", ("test_none.py",))
    monkeypatch.setattr(runs, "SLOW", ())
    with pytest.raises(SystemExit, match=r"^The quick tests end with code 5 without any change"):
        runs.tests_without_a_change(small_tree, has_window=False)


@pytest.mark.slow
def test_changes_are_drawn_from_the_named_rooms_alone() -> None:
    drawn = mutants.sample(12, 1, rooms=("coach", "bots"))
    assert len(drawn) == 12
    assert {change.file.split("/")[1] for change in drawn} == {"coach", "bots"}


@pytest.mark.slow
def test_drawn_changes_are_written_down_and_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = tmp_path / "drawn.toml"
    asked = ["mutants", "--size", "5", "--rooms", "coach", "--draw", str(drawn)]
    monkeypatch.setattr(sys, "argv", asked)
    assert mutants.main() == 0
    wanted = {change.key for change in mutants.sample(5, 1, rooms=("coach",))}
    assert {change.key for change in mutants.again(drawn)} == wanted


@pytest.mark.slow
@POSIX
@pytest.mark.parametrize(("has_window", "names"), [(True, {"add", "window"}), (False, {"add"})])
def test_the_window_s_tests_are_run_where_they_are_asked_for(
    small_tree: Tree, monkeypatch: pytest.MonkeyPatch, *, has_window: bool, names: set[str]
) -> None:
    (small_tree.path / "test_window.py").write_text("def test_window():\n    assert True\n")
    monkeypatch.setattr(runs, "QUICK", ("test_rules.py",))
    monkeypatch.setattr(runs, "WINDOW", ("test_window.py",))
    monkeypatch.setattr(runs, "SLOW", ())
    watched = runs.tests_without_a_change(small_tree, has_window=has_window)
    assert {test.name.partition("::test_")[2] for test in watched} == names


def test_help_tells_how_it_is_asked() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.mutants", "--help"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert all(
        option in done.stdout for option in ("--size", "--seed", "--jobs", "--only", "--again")
    )
