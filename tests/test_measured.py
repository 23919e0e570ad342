"""Coverage is measured by the tests of just those packages that it is asked of."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tests.measured import is_of_a_floor

TESTS = Path(__file__).parent
SETTINGS = tomllib.loads((TESTS.parent / "pyproject.toml").read_text(encoding="utf-8"))
PACKAGES: list[str] = SETTINGS["tool"]["coverage"]["run"]["source_pkgs"]
FOLDERS = [TESTS.joinpath(*package.split(".")[1:]) for package in PACKAGES]


@pytest.mark.parametrize("folder", FOLDERS, ids=PACKAGES)
def test_the_tests_of_each_measured_package_measure(folder: Path) -> None:
    found = [*folder.rglob("test_*.py")]
    assert found
    assert all(map(is_of_a_floor, found))


def test_nobody_else_measures() -> None:
    beside = {folder.parent for folder in FOLDERS if folder.parents[1] == TESTS / "games"}
    others = {
        file.relative_to(TESTS).as_posix()
        for file in TESTS.rglob("test_*.py")
        if is_of_a_floor(file)
        and file.parent not in beside
        and not any(folder in file.parents for folder in FOLDERS)
    }
    assert others == set()


def test_whole_games_in_the_window_are_not_measured() -> None:
    assert not is_of_a_floor(TESTS / "ui" / "test_whole_games.py")
    assert not is_of_a_floor(TESTS / "tools" / "test_bench.py")
    assert not is_of_a_floor(Path(__file__))
