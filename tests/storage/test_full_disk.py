"""A disk that is full, or can't be written: nothing that is there is harmed."""

from __future__ import annotations

import errno
import os
from typing import TYPE_CHECKING

import pytest

from tests.storage.played import SETUPS, play
from valeria_desktop.content.files import FileError
from valeria_desktop.games import GAMES
from valeria_desktop.storage.autosave import Autosaver
from valeria_desktop.storage.files import write_text
from valeria_desktop.storage.shelf import games_in

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

CREATED = "2026-11-21T12:00:00+00:00"


def fails(number: int) -> Callable[..., int]:
    def fail(*_: object) -> int:
        raise OSError(number, os.strerror(number))

    return fail


@pytest.mark.parametrize("step", ["fsync", "replace", "chmod"])
@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.ENOSPC, "the disk is full; make room and try again"),
        (errno.EDQUOT, "your share of the disk is used up"),
        (errno.EROFS, "the disk is read-only; choose another folder"),
    ],
)
def test_a_write_that_fails_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, number: int, words: str
) -> None:
    path = tmp_path / "a.valeria"
    path.write_text("old")
    monkeypatch.setattr(os, step, fails(number))
    with pytest.raises(FileError, match=words):
        write_text(path, "new")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_write_that_failed_is_tried_again_within_three_seconds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saver = Autosaver(tmp_path, GAMES, lambda _: None)
    page = play(SETUPS["two"], 5).unsaved(CREATED)
    waits: list[float | None] = []
    for _ in range(9):
        saver._put_back({tmp_path / "a.valeria": page})
        waits.append(saver._wait)
    assert waits == [1, 2, *[3] * 7]
    saver.close()


def test_the_game_goes_on_while_the_disk_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    troubles: list[str] = []
    saver = Autosaver(tmp_path, GAMES, troubles.append)
    path = saver.new_path()
    saver.keep(path, play(SETUPS["two"], 5).unsaved(CREATED))
    saver.flush()
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fails(errno.ENOSPC))
        saver.keep(path, play(SETUPS["two"], 6).unsaved(CREATED))
        saver.flush()
        saver.keep(path, play(SETUPS["two"], 7).unsaved(CREATED))
        saver.flush()
    (told,) = troubles
    assert told == (
        f"{path} can't be written: the disk is full; make room and try again. "
        "You can play on; saving will be tried again."
    )
    assert len(games_in(tmp_path, GAMES)[0].saved.choices) == 5
    saver.close()
    assert troubles[1:] == ["Everything is saved again."]
    assert len(games_in(tmp_path, GAMES)[0].saved.choices) == 7


def test_a_file_system_without_links_keeps_games_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "link", fails(errno.EPERM))
    saver = Autosaver(tmp_path, GAMES, print)
    path = saver.new_path()
    for choices in (1, 2):
        saver.keep(path, play(SETUPS["two"], choices).unsaved(CREATED))
        saver.flush()
    saver.close()
    assert len(games_in(tmp_path, GAMES)[0].saved.choices) == 2
