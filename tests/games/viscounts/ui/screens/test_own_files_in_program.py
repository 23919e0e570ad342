"""A whole program plays Viscounts with files of a player's own as it plays any game with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.viscounts.files import test_own_files
from tests.ui.files.own_files import OwnFilesInProgram
from valeria_desktop.games.viscounts.ui.face import FACE
from valeria_desktop.games.viscounts.ui.screens.new_game import NewGameScreen
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from valeria_desktop.ui.program.program import Program

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("unpainted")]


class TestOwnFilesOfViscountsInProgram(OwnFilesInProgram):
    """At the real table."""

    files = test_own_files.TestOwnFilesOfViscounts()
    face = FACE
    bot = "steward"

    def test_the_page_names_a_damaged_file(self, start: Callable[[], Program], own: Path) -> None:
        (own / "tiers.toml").write_text("[[tier", encoding="utf-8")
        program = start()
        program.carry_out("new")
        page = as_a(NewGameScreen, program.pages.new_game)
        told = page.side.files.problem.text()
        assert told.startswith("Your files: tiers.toml is not a valid TOML file")
