"""Where games, settings and the log lie."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs
from attrs import evolve

from valeria_desktop.storage.folders import VARIABLE, Folders

if TYPE_CHECKING:
    import pytest


def test_one_folder_of_your_own_holds_all() -> None:
    own = Folders.at(Path("stick"))
    assert own == Folders(Path("stick"), Path("stick"), Path("stick", "log"))
    assert own.games == Path("stick", "games")


def test_a_variable_names_the_folder_of_your_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "stick")
    assert Folders.of_system() == Folders.at(Path("stick"))


def test_without_it_each_lies_where_the_system_has_its_kind_under_the_programs_name_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Windows would put a maker's name before it; what is there already would be lost by that."""
    monkeypatch.delenv(VARIABLE, raising=False)
    for kind in ("data", "config", "log"):
        monkeypatch.setattr(
            platformdirs,
            f"user_{kind}_path",
            lambda name, *, appauthor, kind=kind: Path(kind, appauthor or "", name),
        )
    assert Folders.of_system() == Folders(
        Path("data", "valeria-desktop"),
        Path("config", "valeria-desktop"),
        Path("log", "valeria-desktop"),
    )


def test_a_variable_that_names_a_file_is_told_and_the_usual_folder_is_used(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    usual = Folders.of_system()
    (tmp_path / "note.txt").write_text("")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(VARIABLE, "note.txt")
    found = Folders.of_system()
    assert evolve(found, problem="") == usual
    assert found.problem == (
        "The variable VALERIA_DATA_DIR names note.txt, which is no folder. "
        "The usual folder is used."
    )
