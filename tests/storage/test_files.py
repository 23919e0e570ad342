"""Files are written whole or not at all, and every failure is one sentence."""

from __future__ import annotations

import errno
import os
from typing import TYPE_CHECKING

import pytest

from valeria_desktop.storage.files import FileError, read_text, write_text

if TYPE_CHECKING:
    from pathlib import Path


def test_what_is_written_can_be_read(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "Grüße & 'quotes'.valeria"
    write_text(path, "Ödland")
    assert read_text(path, 100) == "Ödland"
    assert path.stat().st_mode & 0o777 == 0o644
    assert list(path.parent.iterdir()) == [path]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_text("old")
    link.symlink_to(target)
    write_text(link, "new")
    assert link.is_symlink()
    assert target.read_text() == "new"


def test_a_failing_disk_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game"
    write_text(path, "old")

    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(FileError, match="can't be written: the disk is full; make room"):
        write_text(path, "new")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


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


def test_a_strange_failure_is_told_as_the_system_says_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def odd(_handle: int) -> None:
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(os, "fsync", odd)
    with pytest.raises(FileError, match="Input/output error; try another place"):
        write_text(tmp_path / "game", "new")
