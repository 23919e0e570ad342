"""`valeria --self-check` tries everything, tells a line each, and its code says how it went."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from valeria_desktop.faces import FACES
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.games.valeria.ui.face import TRIAL
from valeria_desktop.ui.program import self_check
from valeria_desktop.ui.program.self_check import (
    CheckError,
    _cards,
    _fonts,
    _of,
    _passes,
    _pictures,
)
from valeria_desktop.ui.program.trial import Trial

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication


@pytest.mark.slow
def test_the_program_finds_itself_well(tmp_path: Path) -> None:
    """Here as it is installed; `make package` asks the same of the frozen program each time."""
    done = subprocess.run(
        [sys.executable, "-m", "valeria_desktop", "--self-check"],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    *lines, last = done.stdout.splitlines()
    assert (done.returncode, last) == (0, "All is well.")
    games = [(face.rules.name, face.trial) for face in FACES.values()]
    names = [
        *(f"{name}, cards" for name, _ in games),
        "fonts",
        "pictures",
        "sounds",
        *(
            f"{name}, {check}"
            for name, trial in games
            if trial is not None
            for check in ("bots", "screens", "levels", *trial.modes)
        ),
    ]
    said = zip(lines, names, strict=True)
    assert all(line.startswith(f"ok      {name}: ") for line, name in said)
    assert [*tmp_path.iterdir()] == []


def test_what_fails_is_told_in_a_line_and_the_rest_is_tried() -> None:
    told: list[str] = []

    def fail() -> str:
        raise CheckError("The cards are wet.")

    assert not _passes("cards", fail, told.append)
    assert _passes("fonts", lambda: "dry", told.append)
    assert told == ["FAILED  cards: CheckError: The cards are wet.", "ok      fonts: dry"]


def test_any_error_is_a_failure() -> None:
    told: list[str] = []
    assert not _passes("cards", lambda: str(1 // 0), told.append)
    assert told == ["FAILED  cards: ZeroDivisionError: integer division or modulo by zero"]


def test_missing_fonts_and_pictures_are_found(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(self_check, "TEXT_FAMILY", "No Such Font")
    with pytest.raises(CheckError, match="No Such Font"):
        _fonts()
    monkeypatch.setattr(self_check, "ART", (tmp_path,))
    with pytest.raises(CheckError, match="Of 0 pictures"):
        _pictures()
    assert _cards(TRIAL) == "85 loaded"


def test_a_game_that_says_no_more_is_tried_by_its_usual_set_up() -> None:
    assert Trial(RULES).modes == {"2 players": Setup()}


def test_a_check_says_of_which_game_it_is_only_where_there_are_several() -> None:
    assert _of("bots", TRIAL, [TRIAL]) == "bots"
    assert _of("bots", TRIAL, [TRIAL, Trial(RULES)]) == "Valeria: Card Kingdoms, bots"
