"""Where the window stood is kept as it was told, and never stops anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.storage.window import NAME, read_window, write_window

if TYPE_CHECKING:
    from pathlib import Path


def test_what_is_kept_comes_back(tmp_path: Path) -> None:
    state = bytes(range(256))
    write_window(state, tmp_path / "new")
    assert read_window(tmp_path / "new") == state


def test_what_cannot_be_read_is_nothing(tmp_path: Path) -> None:
    assert read_window(tmp_path) == b""
    (tmp_path / NAME).write_bytes(b"\xff\xfe not text")
    assert read_window(tmp_path) == b""
    (tmp_path / NAME).write_text("A" * 100_000)
    assert read_window(tmp_path) == b""


def test_what_cannot_be_written_is_let_be(tmp_path: Path) -> None:
    (tmp_path / NAME).mkdir()
    write_window(b"state", tmp_path)
    assert read_window(tmp_path) == b""
