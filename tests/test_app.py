"""`valeria`: reads its options and shows the window."""

from __future__ import annotations

import logging
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import valeria_desktop
from valeria_desktop.app import main
from valeria_desktop.storage.folders import Folders
from valeria_desktop.ui.program import application

if TYPE_CHECKING:
    import pytest

    from valeria_desktop.storage.logs import Log


def test_it_shows_the_window(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shown: list[tuple[Folders, Path | None]] = []
    monkeypatch.setattr(
        application, "run", lambda folders, log, find, file: shown.append((folders, file))
    )
    own = tmp_path / "own"
    monkeypatch.setenv("VALERIA_DATA_DIR", str(own))
    assert main([]) == 0
    assert main(["--data-dir", str(tmp_path), "game.valeria"]) == 0
    assert shown == [(Folders.at(own), None), (Folders.at(tmp_path), Path("game.valeria"))]


def test_the_log_tells_as_much_as_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def run(folders: Folders, log: Log, find: object, file: Path | None) -> None:
        logging.getLogger("valeria_desktop.test").debug("A bird sings.")

    monkeypatch.setattr(application, "run", run)
    assert main(["--data-dir", str(tmp_path)]) == 0
    path = tmp_path / "log" / "valeria.log"
    assert path.read_text() == ""
    assert main(["--data-dir", str(tmp_path), "--log-level", "debug"]) == 0
    assert "A bird sings." in path.read_text()


def test_the_version_is_the_packages(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0

    assert capsys.readouterr().out == f"{valeria_desktop.__version__}\n"


def test_help_names_the_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0

    out = capsys.readouterr().out
    options = ("file", "--data-dir", "--log-level", "--self-check", "--version", "--help")
    assert all(option in out for option in options)


def test_a_bad_option_is_refused_with_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--board"]) == 2
    assert capsys.readouterr() == ("", "valeria: unrecognized arguments: --board.\n")


def test_it_runs_as_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "valeria_desktop", "--version"],
        capture_output=True,
        text=True,
        check=True,
    )

    assert done.stdout == f"{valeria_desktop.__version__}\n"
