"""Settings that can't be written are told once, and again only after they could be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.ui.one_game import FACES
from valeria_desktop.storage.settings import read_settings
from valeria_desktop.ui.face import games_of
from valeria_desktop.ui.paint.look import Look
from valeria_desktop.ui.program.preferences import Preferences

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

GAMES = games_of(FACES)


def test_the_same_trouble_is_told_once_until_it_is_over(qapp: QApplication, tmp_path: Path) -> None:
    del qapp
    file = tmp_path / "settings.toml"
    preferences, told = Preferences(Look(), tmp_path, GAMES), list[str]()
    preferences.told.connect(told.append)
    file.unlink(missing_ok=True)
    file.mkdir()
    for pace in ("fast", "off"):
        preferences.change("pace", pace)
    assert len(told) == 1
    assert told[0].startswith(str(file))
    file.rmdir()
    preferences.change("pace", "fast")
    assert read_settings(tmp_path, GAMES).settings.pace == "fast"
    file.unlink()
    file.mkdir()
    preferences.change("pace", "off")
    assert len(told) == 2
