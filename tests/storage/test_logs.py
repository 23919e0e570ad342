"""The log is written to a folder, turned over when it is full, and no log stops the program."""

from __future__ import annotations

import errno
import io
import logging
import os
from typing import TYPE_CHECKING

import pytest

from valeria_desktop.storage import logs
from valeria_desktop.storage.logs import start_log

if TYPE_CHECKING:
    from pathlib import Path

log = logging.getLogger("valeria_desktop.somewhere")


def test_what_happens_is_written_down(tmp_path: Path) -> None:
    started = start_log(tmp_path / "deep" / "log")
    log.info("The sun %s.", "rises")
    log.debug("A bird sings.")
    assert started.path == tmp_path / "deep" / "log" / "valeria.log"
    assert "INFO valeria_desktop.somewhere: The sun rises." in started.tail(5)
    assert "bird" not in started.tail(5)
    started.close()
    log.info("Nobody listens.")
    assert "Nobody" not in started.tail(5)


def test_the_level_is_what_was_asked_for(tmp_path: Path) -> None:
    started = start_log(tmp_path, "debug")
    log.debug("A bird sings.")
    assert "A bird sings." in started.tail(1)
    started.close()


def test_only_the_last_lines_are_given(tmp_path: Path) -> None:
    started = start_log(tmp_path)
    for number in range(9):
        log.info("line %d", number)
    assert [line[-1] for line in started.tail(3).splitlines()] == ["6", "7", "8"]
    started.close()


def test_a_full_log_is_begun_anew_and_old_ones_are_few(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logs, "_LARGEST", 200)
    started = start_log(tmp_path)
    for number in range(50):
        log.info("line %d", number)
    started.close()
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "valeria.log",
        "valeria.log.1",
        "valeria.log.2",
        "valeria.log.3",
    ]
    assert all(path.stat().st_size <= 200 for path in tmp_path.iterdir())


def test_a_folder_that_can_not_be_written_is_told_and_nothing_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "log").write_text("a file, not a folder")
    started = start_log(tmp_path / "log")
    assert started.path is None
    assert started.tail(5) == ""
    assert capsys.readouterr().err.endswith(
        "valeria.log can't be written: a part of its path is no folder; choose another folder.\n"
    )
    started.close()


def test_a_log_that_was_deleted_has_no_lines(tmp_path: Path) -> None:
    started = start_log(tmp_path)
    (tmp_path / "valeria.log").unlink()
    assert started.tail(5) == ""
    started.close()


def test_a_program_without_a_console_writes_the_file_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr", None)
    started = start_log(tmp_path)
    log.warning("It rains.")
    assert "It rains." in started.tail(1)
    started.close()


class FullDisk(io.StringIO):
    """A file on a disk that is full for a while."""

    is_full = True

    def flush(self) -> None:
        if self.is_full:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def on_full_disk(handler: logging.FileHandler) -> FullDisk:
    handler.close()
    disk = FullDisk()
    handler.stream = disk  # type: ignore[assignment]  # a file to write to
    return disk


def test_a_full_disk_is_told_once_and_not_for_every_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    started = start_log(tmp_path)
    (handler,) = (each for each in started._handlers if isinstance(each, logging.FileHandler))
    disk = on_full_disk(handler)
    for number in range(84):
        log.info("line %d", number)
    assert capsys.readouterr().err == (
        f"The log {tmp_path / 'valeria.log'} is not written: [Errno 28] No space left on device\n"
    )
    started.close()
    assert disk.closed or disk.is_full
    assert capsys.readouterr().err == ""


def test_the_log_goes_on_when_there_is_room_again(tmp_path: Path) -> None:
    started = start_log(tmp_path)
    (handler,) = (each for each in started._handlers if isinstance(each, logging.FileHandler))
    disk = on_full_disk(handler)
    log.info("It rains.")
    disk.is_full = False
    log.info("The sun shines.")
    assert disk.getvalue().endswith("The sun shines.\n")
    started.close()


def test_a_terminal_that_is_gone_is_told_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("sys.stderr", FullDisk())
        started = start_log(tmp_path)
    log.warning("It rains.")
    assert "It rains." in started.tail(1)
    assert capsys.readouterr().err == ""
    started.close()


@pytest.mark.skipif(os.name != "posix", reason="only POSIX has pipes with names")
def test_a_log_that_is_a_pipe_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    os.mkfifo(tmp_path / "valeria.log")
    started = start_log(tmp_path)
    assert started.path is None
    assert "is no ordinary file" in capsys.readouterr().err
    started.close()


def test_the_terminal_gets_no_traceback_that_stands_in_the_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    started = start_log(tmp_path)
    log.error("It went wrong.", exc_info=ZeroDivisionError("The cat ate the dice"))
    assert "ZeroDivisionError" in started.tail(9)
    (line,) = capsys.readouterr().err.splitlines()
    assert line.endswith("ERROR valeria_desktop.somewhere: It went wrong.")
    started.close()


def test_without_a_file_the_terminal_gets_tracebacks_of_errors_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "valeria.log").mkdir()
    started = start_log(tmp_path)
    assert started.path is None
    capsys.readouterr()
    log.warning("A save is left out.", exc_info=ZeroDivisionError("The cat ate the dice"))
    (line,) = capsys.readouterr().err.splitlines()
    assert line.endswith("WARNING valeria_desktop.somewhere: A save is left out.")
    log.error("It went wrong.", exc_info=ZeroDivisionError("The cat ate the dice"))
    assert "ZeroDivisionError: The cat ate the dice" in capsys.readouterr().err
    started.close()
