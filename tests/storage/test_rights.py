"""Without the rights to a file or folder, that is told in one sentence, and nothing is harmed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.storage.played import SETUPS, play
from valeria_desktop.content.files import FileError, read_text
from valeria_desktop.games import GAMES
from valeria_desktop.storage.autosave import Autosaver
from valeria_desktop.storage.files import write_text
from valeria_desktop.storage.history import History, HistoryError
from valeria_desktop.storage.shelf import LeftOut, forget_old, games_in, left_out_words

CREATED = "2026-11-21T12:00:00+00:00"


def test_a_file_that_may_not_be_read_is_refused_in_a_sentence(own_folder: Path) -> None:
    path = own_folder / "evening.valeria"
    write_text(path, "kept")
    path.chmod(0)
    with pytest.raises(FileError, match=r"evening\.valeria"):
        read_text(path, 1000)
    path.chmod(0o600)
    assert read_text(path, 1000) == "kept"


def test_a_folder_that_may_not_be_written_keeps_its_files(own_folder: Path) -> None:
    path = own_folder / "evening.valeria"
    write_text(path, "old")
    own_folder.chmod(0o500)
    with pytest.raises(FileError, match=r"evening\.valeria"):
        write_text(path, "new")
    assert read_text(path, 1000) == "old"
    assert [each.name for each in own_folder.iterdir()] == [path.name]


def test_a_game_in_a_folder_without_rights_is_told_of(own_folder: Path) -> None:
    troubles: list[str] = []
    saver = Autosaver(own_folder, GAMES, troubles.append)
    path = saver.new_path()
    own_folder.chmod(0o500)
    saver.keep(path, play(SETUPS["two"], 5).unsaved(CREATED))
    saver.flush()
    assert len(troubles) == 1
    own_folder.chmod(0o700)
    saver.keep(path, play(SETUPS["two"], 6).unsaved(CREATED))
    saver.close()
    assert path.exists()


def test_a_folder_of_games_without_rights_is_refused_and_not_empty(own_folder: Path) -> None:
    (own_folder / "a.valeria").write_text("")
    own_folder.chmod(0)
    with pytest.raises(FileError, match="can't be opened: this is not permitted"):
        games_in(own_folder, GAMES)
    forget_old(own_folder, GAMES, lambda _: True)
    own_folder.chmod(0o700)
    assert (own_folder / "a.valeria").exists()


def test_games_that_may_not_be_read_are_left_out_and_told(own_folder: Path) -> None:
    saver = Autosaver(own_folder, GAMES, print)
    paths = [saver.new_path() for _ in range(2)]
    for number, path in enumerate(paths):
        saver.keep(path, play(SETUPS["two"], number).unsaved(CREATED))
        assert saver.flush()
    saver.close()
    paths[0].chmod(0)
    told: list[LeftOut] = []
    assert [listed.path for listed in games_in(own_folder, GAMES, told.append)] == [paths[1]]
    assert told == [
        LeftOut(
            paths[0],
            f"{paths[0]} can't be read: this is not permitted; check who may read and write there.",
        )
    ]


@pytest.mark.parametrize(
    ("number", "others"),
    [
        (1, ""),
        (2, " 1.valeria can't be read either."),
        (3, " 1.valeria and 2.valeria can't be read either."),
        (7, " 1.valeria, 2.valeria, 3.valeria, 4.valeria and 2 more can't be read either."),
    ],
)
def test_all_saves_that_are_left_out_are_named(number: int, others: str) -> None:
    saves = [LeftOut(Path(f"{each}.valeria"), f"{each} is damaged.") for each in range(number)]
    assert left_out_words(saves) == f"0 is damaged.{others}"


def test_a_history_without_rights_is_told_in_the_same_words(own_folder: Path) -> None:
    history = History(own_folder, GAMES)
    own_folder.chmod(0)
    with pytest.raises(HistoryError) as refused:
        history.rows("SELECT 1")
    assert str(refused.value) == (
        f"{history.path} can't be used: this is not permitted; check who may read and write there."
    )
    own_folder.chmod(0o500)
    with pytest.raises(HistoryError, match="can't be used: this is not permitted"), history._open():
        pass
