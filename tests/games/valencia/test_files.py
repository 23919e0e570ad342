"""Files are read strictly; one's own take the place of shipped ones, and lose nothing else."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.games.valencia.spoiling import BOARDS, CITIES, FOUNTAINS, TASKS, put, shipped
from valeria_desktop.games.valencia.files.loader import (
    FILES,
    load_catalog,
    own_catalog,
    shipped_catalog,
)
from valeria_desktop.games.valencia.rules.arrange import first_city
from valeria_desktop.kernel.errors import CatalogError

# Whole files


@pytest.mark.parametrize("file", FILES)
def test_what_is_no_toml_is_refused(file: str, tmp_path: Path) -> None:
    (tmp_path / file).write_text("a = = 1", encoding="utf-8")
    with pytest.raises(CatalogError, match=rf"^{file} is not a valid TOML file: "):
        load_catalog(tmp_path)


@pytest.mark.parametrize("file", FILES)
def test_what_is_no_file_is_refused(file: str, tmp_path: Path) -> None:
    (tmp_path / file).mkdir()
    with pytest.raises(CatalogError, match=rf"{file} can't be read: "):
        load_catalog(tmp_path)


@pytest.mark.parametrize("file", FILES)
def test_an_empty_file_is_refused(file: str, tmp_path: Path) -> None:
    (tmp_path / file).write_text("", encoding="utf-8")
    with pytest.raises(CatalogError, match=rf"^{file}: (there (are|is) (0|no)|no fountain has) "):
        load_catalog(tmp_path)


@pytest.mark.parametrize("file", FILES)
def test_a_heading_that_is_none_is_refused(file: str, tmp_path: Path) -> None:
    heading = {CITIES: "city", BOARDS: "board", FOUNTAINS: "fountain", TASKS: "task"}[file]
    text = f'{shipped(file)}\n[[palace]]\nid = "old"\n'
    (tmp_path / file).write_text(text, encoding="utf-8")
    words = f"'palace' is no heading here; write everything under \\[\\[{heading}\\]\\]"
    with pytest.raises(CatalogError, match=rf"^{file}: {words}\.$"):
        load_catalog(tmp_path)


@pytest.mark.parametrize("text", ["board = 3", "[board]\nid = 'x'", "board = [1, 2]"])
def test_a_heading_in_single_brackets_is_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / BOARDS).write_text(text, encoding="utf-8")
    words = r"^boards\.toml: write every board under a heading \[\[board\]\]\.$"
    with pytest.raises(CatalogError, match=words):
        load_catalog(tmp_path)


# A folder of one's own


def test_without_files_of_ones_own_all_is_as_shipped(tmp_path: Path) -> None:
    for folder in (None, tmp_path, tmp_path / "not there"):
        catalog, problems = own_catalog(folder)
        assert problems == ()
        assert catalog.plans == shipped_catalog().plans
        assert [task.id for task in catalog.tasks] == [task.id for task in shipped_catalog().tasks]


def test_a_file_of_ones_own_replaces_the_shipped_one_of_its_name(tmp_path: Path) -> None:
    put(tmp_path, TASKS, "points = 8", "points = 7")
    put(tmp_path, FOUNTAINS, "Fountain of the Sun", "Fuente del Sol")
    catalog = load_catalog(tmp_path)
    assert [task.points for task in catalog.tasks if task.number == 12] == [7]
    assert catalog.fountains[-1].name == "Fuente del Sol"
    assert catalog.plans == shipped_catalog().plans


def test_a_city_of_ones_own_is_laid(tmp_path: Path) -> None:
    put(tmp_path, CITIES, '"O0 O1 ##"', '"O1 O0 ##"')
    shipped_city, own = (
        first_city(c.plan_for(2)) for c in (shipped_catalog(), load_catalog(tmp_path))
    )
    assert [space.price for space in (shipped_city.space(0), own.space(0))] == [0, 1]


def test_tasks_in_another_order_are_read_by_their_numbers(tmp_path: Path) -> None:
    first, *others = shipped(TASKS).split("[[task]]")[1:]
    text = "".join(f"[[task]]{block}\n" for block in (*others, first))
    (tmp_path / TASKS).write_text(text, encoding="utf-8")
    assert [task.number for task in load_catalog(tmp_path).tasks] == list(range(1, 36))


def test_what_is_wrong_in_one_file_loses_nothing_else(tmp_path: Path) -> None:
    put(tmp_path, TASKS, "points = 8", "points = 7")
    put(tmp_path, BOARDS, '"porcelain"', '"plates"')
    put(tmp_path, CITIES, '"O0 O1 ##"', '"O0 O1"')
    catalog, problems = own_catalog(tmp_path)
    assert [problem.partition(",")[0] for problem in problems] == ["cities.toml", "boards.toml"]
    assert [task.points for task in catalog.tasks if task.number == 12] == [7]
    assert catalog.plans == shipped_catalog().plans
    assert [board.guilds for board in catalog.boards] == [
        board.guilds for board in shipped_catalog().boards
    ]


def test_a_file_with_a_slip_in_its_name_is_told(tmp_path: Path) -> None:
    (tmp_path / "citys.toml").write_text("", encoding="utf-8")
    (tmp_path / "notes.txt").write_text("", encoding="utf-8")
    catalog, problems = own_catalog(tmp_path)
    assert problems == (
        (
            "citys.toml is none of the files that are read here: "
            "cities.toml, boards.toml, fountains.toml, tasks.toml."
        ),
    )
    assert catalog.plans == shipped_catalog().plans


def test_a_file_that_cannot_be_looked_at_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(path: Path | str, *_: object) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "lstat", refused)
    monkeypatch.setattr(os, "open", refused)
    with pytest.raises(CatalogError, match=r"can't be read: this is not permitted; check who "):
        load_catalog(tmp_path)
