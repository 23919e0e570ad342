"""The log is written to a folder, turned over when it is full, and no log stops the program."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from valeria_desktop.storage import logs
from valeria_desktop.storage.logs import start_log

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

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
    assert "There is no log file" in capsys.readouterr().err
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
