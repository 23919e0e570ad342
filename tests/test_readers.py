"""All that is read from a player's folders, in one list: each reader refuses what is no plain file.

A pipe would be waited for, a device read for ever; neither may hold the program up or fill the
memory, and none of it may end in a traceback.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.storage.played import SETUPS, play
from valeria_desktop.games import GAMES
from valeria_desktop.games.valencia.files import loader as valencia
from valeria_desktop.kernel.errors import ValeriaError
from valeria_desktop.storage.autosave import Autosaver
from valeria_desktop.storage.folders import Folders
from valeria_desktop.storage.history import History
from valeria_desktop.storage.logs import start_log
from valeria_desktop.storage.save import read_save
from valeria_desktop.storage.settings import kept_language, read_settings
from valeria_desktop.storage.shelf import LeftOut, games_in, picture_of, previous_of
from valeria_desktop.storage.window import read_window
from valeria_desktop.ui.screens.past.kept_picture import kept_picture

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QApplication

    _Read = Callable[[Folders], str]

pytestmark = pytest.mark.skipif(os.name != "posix", reason="only POSIX has pipes with names")
ROOT = Path(__file__).parents[1]
SAVE = Path("games", "0123456789abcdef.valeria")
NOTHING = ""
LARGE = 40_000_000


# --- the readers: each gives what it tells, or nothing where a damaged file is not worth a word


def _list(folders: Folders) -> str:
    told: list[LeftOut] = []
    assert games_in(folders.games, GAMES, told.append) == []
    return " ".join(save.words for save in told)


def _mend(folders: Folders) -> str:
    path = folders.data / SAVE
    path.write_text("{")
    assert games_in(folders.games, GAMES) == []
    return NOTHING


def _number(folders: Folders) -> str:
    """Number a save beside one that can't be read."""
    saver = Autosaver(folders.games, GAMES, print)
    path = saver.new_path()
    saver.keep(path, play(SETUPS["two"], 1).unsaved("2026-11-21T12:00:00+00:00"))
    assert saver.flush()
    saver.close()
    assert read_save(path, GAMES).order == 1
    return NOTHING


def _rows(folders: Folders) -> str:
    assert History(folders.data, GAMES).rows("SELECT id FROM games") == []
    return NOTHING


def _picture(folders: Folders) -> str:
    assert kept_picture(folders.data / SAVE).isNull()
    return NOTHING


def _log(folders: Folders) -> str:
    log = start_log(folders.logs)
    log.tail(5)
    log.close()
    return NOTHING if log.path is not None else "no log"


def _own(folders: Folders) -> str:
    _, found = valencia.read_own(folders.own / "valencia")
    assert found.name == ""
    return " ".join(found.problems)


def _window(folders: Folders) -> str:
    assert read_window(folders.settings) == b""
    return NOTHING


def _language(folders: Folders) -> str:
    assert kept_language(folders.settings) == "system"
    return NOTHING


def _settings(folders: Folders) -> str:
    return read_settings(folders.settings, GAMES).trouble


READERS: dict[str, tuple[Path, _Read]] = {
    "a save": (SAVE, lambda folders: str(read_save(folders.data / SAVE, GAMES))),
    "the list of games": (SAVE, _list),
    "the state before": (previous_of(SAVE), _mend),
    "the numbers of saves": (SAVE, _number),
    "a picture": (picture_of(SAVE), _picture),
    "the history": (Path("history.sqlite"), _rows),
    "settings": (Path("settings.toml"), _settings),
    "the language": (Path("settings.toml"), _language),
    "the window": (Path("window.state"), _window),
    "the log": (Path("log", "valeria.log"), _log),
    **{f"own {name}": (Path("own", "valencia", name), _own) for name in valencia.FILES},
}


# --- what stands there instead of a file


def _pipe(path: Path) -> None:
    os.mkfifo(path)


def _link_to_pipe(path: Path) -> None:
    os.mkfifo(path.with_name("pipe"))
    path.symlink_to(path.with_name("pipe"))


def _link_to_device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def _large(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(LARGE)


def _no_text(path: Path) -> None:
    path.write_bytes(b"\xff\xfe" * 50)


def _folder(path: Path) -> None:
    path.mkdir()


def _ring(path: Path) -> None:
    path.symlink_to(path)


SPOILED = (_pipe, _link_to_pipe, _link_to_device, _large, _no_text, _folder, _ring)
QUIET = {"the state before", "the numbers of saves", "a picture", "the language", "the window"}
"""What a damaged file of is not told by who reads it."""


@pytest.mark.parametrize("spoil", SPOILED)
@pytest.mark.parametrize("name", READERS)
def test_what_is_no_plain_file_is_refused_in_a_sentence(
    qapp: QApplication, name: str, spoil: Callable[[Path], None], tmp_path: Path
) -> None:
    place, read = READERS[name]
    path = tmp_path / place
    path.parent.mkdir(parents=True, exist_ok=True)
    spoil(path)
    try:
        told = read(Folders.at(tmp_path))
    except ValeriaError as error:
        told = error.words
        assert "Traceback" not in told
        assert told.endswith(".")
    is_fine = name == "the log" and spoil in {_large, _no_text}
    assert bool(told) == (name not in QUIET and not is_fine)


READING = re.compile(
    r"\.read_text\(encoding|\.read_bytes\(\)|with open\(|os\.open\(|wave\.open\(|QImageReader\("
    r"|\.glob\(|\.iterdir\(|scandir\(|\.is_dir\("
)
SHIPPED = {
    "bots/weights.py",
    "coach/promise_map.py",
    "content/files.py",
    "content/resources.py",
    "content/rule_book.py",
    "games/valeria/files/loader.py",
    "games/valeria/files/set_facts.py",
    "games/valeria/files/shares.py",
    "games/valeria/native/fingerprint.py",
    "games/valeria/native/loading.py",
    "storage/files.py",
    "ui/paint/look.py",
    "ui/sound/grains.py",
    "ui/sound/samples.py",
    "ui/paint/pictures.py",
    "ui/sound/speaker.py",
    "ui/screens/past/kept_picture.py",
    "ui/program/display.py",
    "ui/words/language.py",
    "ui/words/sign_words.py",
}
"""What reads or lists only what the program, Python or Qt brings, beside the two of `files`."""


def test_nothing_else_reads_files() -> None:
    package = ROOT / "valeria_desktop"
    found = {
        path.relative_to(package).as_posix()
        for path in package.rglob("*.py")
        if READING.search(path.read_text(encoding="utf-8"))
        and "lab" not in path.relative_to(package).parts
    }
    assert found == SHIPPED
