"""Files of players are read within bounds, and every failure is one sentence."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from valeria_desktop.content.files import FileError, files_in, read_text

needs_posix = pytest.mark.skipif(os.name != "posix", reason="only POSIX has pipes with names")


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="gone can't be read: it is not there; choose another"):
        read_text(tmp_path / "gone", 10)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="it is a folder; choose a file"):
        read_text(tmp_path, 10)


def test_a_huge_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "huge"
    path.write_text("x" * 11)
    with pytest.raises(FileError, match="larger than any file of this program"):
        read_text(path, 10)


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "bytes"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(FileError, match="it is no text"):
        read_text(path, 10)


def test_a_name_that_no_file_can_have_is_refused() -> None:
    with pytest.raises(FileError, match="it is no name of a file"):
        read_text(Path("a\0b"), 10)


@needs_posix
def test_a_pipe_is_refused_at_once(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    with pytest.raises(FileError, match="pipe can't be read: it is no ordinary file; choose"):
        read_text(path, 10)


@needs_posix
def test_a_device_is_refused() -> None:
    with pytest.raises(FileError, match="/dev/zero can't be read: it is no ordinary file"):
        read_text(Path("/dev/zero"), 10)


def test_links_in_a_ring_are_refused(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to(tmp_path / "b")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    with pytest.raises(FileError, match="a can't be read: "):
        read_text(tmp_path / "a", 10)


def test_a_folder_lists_its_files_of_a_kind_by_name(tmp_path: Path) -> None:
    for name in ("b.toml", "a.toml", "a.txt"):
        (tmp_path / name).write_text("")
    assert files_in(tmp_path, "*.toml") == [tmp_path / "a.toml", tmp_path / "b.toml"]


def test_a_folder_that_is_not_there_has_no_files(tmp_path: Path) -> None:
    assert files_in(tmp_path / "nowhere", "*") == []


def test_a_file_is_refused_as_a_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(FileError, match="a part of its path is no folder; choose another folder"):
        files_in(tmp_path / "file", "*")


@pytest.mark.parametrize("mode", [0, 0o300])
def test_a_folder_that_may_not_be_listed_is_refused_in_a_sentence(
    own_folder: Path, mode: int
) -> None:
    own_folder.chmod(mode)
    with pytest.raises(FileError) as refused:
        files_in(own_folder, "*")
    assert str(refused.value) == (
        f"The folder {own_folder} can't be opened: this is not permitted; check who may read and "
        "write there."
    )


def test_a_folder_in_one_that_may_not_be_searched_is_refused_likewise(own_folder: Path) -> None:
    (own_folder / "games").mkdir()
    own_folder.chmod(0o600)
    with pytest.raises(FileError, match="games can't be opened: this is not permitted"):
        files_in(own_folder / "games", "*")
