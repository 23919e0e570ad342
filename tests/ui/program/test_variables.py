"""A variable that says what nobody knows ends no start: it is told in the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.ui.one_game import FACES
from valeria_desktop.storage.folders import Folders
from valeria_desktop.ui.program.program import Program

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

SOUND = "The variable VALERIA_SOUND can't be 'x', only one of: system, null. system is used."


@pytest.mark.thorough
def test_an_unknown_sound_and_a_folder_that_is_none_are_told_below_each_other(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VALERIA_SOUND", "x")
    program = Program(qapp, evolve(Folders.at(tmp_path), problem="No folder."), FACES)
    qtbot.addWidget(program.window)
    assert program.notice.text() == f"No folder.\n{SOUND}"
    program.close()
