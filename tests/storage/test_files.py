"""Files are written whole or not at all, and every failure is one sentence."""

from __future__ import annotations

import errno
import os
import stat
import time
from pathlib import Path

import pytest

from valeria_desktop.content.files import FileError, read_text
from valeria_desktop.storage.files import sweep, write_bytes, write_text


def test_what_is_written_can_be_read(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "Grüße & 'quotes'.valeria"
    write_text(path, "Ödland")
    assert read_text(path, 100) == "Ödland"
    assert path.stat().st_mode & 0o777 == 0o644
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.skipif(os.name != "posix", reason="elsewhere a folder can't be opened")
def test_a_file_and_its_new_name_survive_a_power_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file is brought to the disk first, and the folder that names it after that."""
    synced: list[bool] = []
    monkeypatch.setattr(
        os, "fsync", lambda handle: synced.append(stat.S_ISDIR(os.fstat(handle).st_mode))
    )
    write_text(tmp_path / "game", "new")
    assert synced == [False, True]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_text("old")
    link.symlink_to(target)
    write_text(link, "new")
    assert link.is_symlink()
    assert target.read_text() == "new"


@pytest.mark.skipif(os.name != "posix", reason="links need rights on Windows")
def test_a_link_that_is_not_followed_is_replaced_and_what_it_leads_to_stays(
    tmp_path: Path,
) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_text("old")
    for place in (target, Path("/dev/null"), link, tmp_path / "nowhere"):
        link.unlink(missing_ok=True)
        link.symlink_to(place)
        write_bytes(link, b"new", follows=False)
        assert not link.is_symlink()
        assert link.read_bytes() == b"new"
    assert target.read_text() == "old"
    assert not (tmp_path / "nowhere").exists()


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


def test_a_strange_failure_is_told_as_the_system_says_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def odd(_handle: int) -> None:
        raise OSError(errno.ENODEV, "No such device")

    monkeypatch.setattr(os, "fsync", odd)
    with pytest.raises(FileError, match="No such device; try another folder"):
        write_text(tmp_path / "game", "new")


needs_posix = pytest.mark.skipif(os.name != "posix", reason="only POSIX has pipes with names")


@needs_posix
def test_a_pipe_is_not_written(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    with pytest.raises(FileError, match="pipe can't be written: it is no ordinary file; choose"):
        write_text(path, "x")
    assert path.is_fifo()


@needs_posix
@pytest.mark.usefixtures("own_folder")  # root would put a file in the device's place, were it not
def test_a_device_is_not_written() -> None:
    with pytest.raises(FileError, match="/dev/null can't be written: it is no ordinary file"):
        write_text(Path("/dev/null"), "x")


def test_links_in_a_ring_are_not_written(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to(tmp_path / "b")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    with pytest.raises(FileError, match="a can't be written: "):
        write_text(tmp_path / "a", "x")


def test_half_a_letter_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="can't be written: a name in it has a broken character"):
        write_text(tmp_path / "game", "\ud83d")
    assert list(tmp_path.iterdir()) == []


def test_what_a_killed_program_left_is_swept_and_nothing_else(tmp_path: Path) -> None:
    names = {
        ".a.valeria-abcd_123": -7200,  # left long ago
        ".b.valeria-abcdefgh": 7200,  # by a clock that was ahead
        ".c.valeria-abcdefgh": 0,  # being written by another program
        ".a.valeria-abc": -7200,
        ".a.txt-abcdefgh": -7200,
        "a.valeria": -7200,
    }
    for name, age in names.items():
        (tmp_path / name).write_text("")
        os.utime(tmp_path / name, (time.time() + age, time.time() + age))
    sweep(tmp_path, "*.valeria")
    left = sorted(path.name for path in tmp_path.iterdir())
    assert left == [".a.txt-abcdefgh", ".a.valeria-abc", ".c.valeria-abcdefgh", "a.valeria"]
    sweep(tmp_path / "nowhere", "*.valeria")


def test_what_a_write_leaves_when_it_is_killed_is_what_is_swept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def killed(*_: object) -> None:
        raise KeyboardInterrupt  # nothing is tidied after that, as after a kill

    monkeypatch.setattr(os, "replace", killed)
    with pytest.raises(KeyboardInterrupt):
        write_text(tmp_path / "a.valeria", "x")
    (left,) = tmp_path.iterdir()
    os.utime(left, (0, 0))
    sweep(tmp_path, "*.valeria")
    assert list(tmp_path.iterdir()) == []
