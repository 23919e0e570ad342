"""Whatever goes wrong with saving is told once, and saving goes on by itself when it can."""

from __future__ import annotations

import errno
import threading
from typing import TYPE_CHECKING, Any

import pytest

from tests.storage.played import SETUPS, play
from valeria_desktop.content.files import FileError
from valeria_desktop.games import GAMES
from valeria_desktop.storage import autosave
from valeria_desktop.storage.autosave import Autosaver
from valeria_desktop.storage.files import write_text
from valeria_desktop.storage.locks import locked
from valeria_desktop.storage.save import to_saved
from valeria_desktop.storage.shelf import games_in

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from valeria_desktop.storage.save import SavedGame, Unsaved

CREATED = "2026-11-21T12:00:00+00:00"
AGAIN = "Everything is saved again."


def page(choices: int = 5) -> Unsaved:
    return play(SETUPS["two"], choices).unsaved(CREATED)


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def saver(tmp_path: Path, told: list[str]) -> Iterator[Autosaver]:
    made = Autosaver(tmp_path, GAMES, told.append)
    yield made
    made.close()


def fails(error: Exception) -> Callable[[Path, str], None]:
    def fail(_path: Path, _text: str) -> None:
        raise error

    return fail


@pytest.mark.parametrize(
    "trouble",
    [
        (FileError("The disk is full."), "The disk is full. You can play on"),
        (RuntimeError("The cat sat on it"), "can't be written: The cat sat on it. You can play on"),
        (MemoryError(), "can't be written: MemoryError. You can play on"),
        (PermissionError(errno.EACCES, "Permission denied"), "Permission denied. You can play on"),
    ],
)
def test_any_error_is_told_once_and_saving_goes_on(
    saver: Autosaver,
    tmp_path: Path,
    told: list[str],
    monkeypatch: pytest.MonkeyPatch,
    trouble: tuple[Exception, str],
) -> None:
    error, words = trouble
    path = saver.new_path()
    with monkeypatch.context() as patch:
        patch.setattr(autosave, "write_text", fails(error))
        for choices in (1, 2, 3):
            saver.keep(path, page(choices))
            assert not saver.flush()
        assert saver.is_idle  # nobody waits for what can't be written
        assert saver.trouble
    assert len(told) == 1
    assert words in told[0]
    assert saver.flush()
    assert told[1:] == [AGAIN]
    assert not saver.trouble
    assert len(games_in(tmp_path, GAMES)[0].saved.choices) == 3


def test_a_trouble_that_comes_back_is_told_again(
    saver: Autosaver, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saver.new_path()
    for _ in range(2):
        with monkeypatch.context() as patch:
            patch.setattr(autosave, "write_text", fails(FileError("The disk is full.")))
            saver.keep(path, page())
            assert not saver.flush()
        assert saver.flush()
        assert saver.flush()
    trouble = "The disk is full. You can play on; saving will be tried again."
    assert told == [trouble, AGAIN] * 2


def test_an_error_before_the_writing_is_told_too(
    saver: Autosaver, tmp_path: Path, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_page: Unsaved, _order: int) -> SavedGame:
        raise KeyError("gold")

    with monkeypatch.context() as patch:
        patch.setattr(autosave, "_to_saved", fail)
        saver.keep(saver.new_path(), page())
        assert not saver.flush()
    assert "can't be written: 'gold'." in told[0]
    assert saver.flush()
    assert len(games_in(tmp_path, GAMES)) == 1


def test_a_game_that_can_not_be_written_does_not_hold_up_another(
    saver: Autosaver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad, good = saver.new_path(), saver.new_path()

    def picky(path: Path, text: str) -> None:
        if path == bad:
            raise FileError("The disk has a hole.")
        write_text(path, text)

    monkeypatch.setattr(autosave, "write_text", picky)
    saver.keep(bad, page(1))
    saver.keep(good, page(2))
    assert not saver.flush()
    assert [listed.path for listed in games_in(tmp_path, GAMES)] == [good]


def test_what_could_not_be_written_is_tried_again_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(autosave, "_FIRST_WAIT", 0.001)
    troubled, mended = threading.Event(), threading.Event()

    def tell(words: str) -> None:
        (mended if words == AGAIN else troubled).set()

    saver = Autosaver(tmp_path, GAMES, tell)
    with monkeypatch.context() as patch:
        patch.setattr(autosave, "write_text", fails(FileError("The disk is full.")))
        saver.keep(saver.new_path(), page())
        assert troubled.wait(30)
    assert mended.wait(30)
    assert len(games_in(tmp_path, GAMES)) == 1
    saver.close()


def test_a_listener_that_fails_does_not_end_the_saving(tmp_path: Path) -> None:
    def fail(*_: object) -> Any:  # noqa: ANN401 - nothing ever
        raise RuntimeError("The window is gone")

    saver = Autosaver(tmp_path, GAMES, fail, fail, fail)
    for _ in range(2):
        saver.keep(saver.new_path(), page())
        assert saver.flush()
    saver.close()


def test_half_a_letter_does_not_end_the_saving(
    saver: Autosaver, tmp_path: Path, told: list[str]
) -> None:
    bad = page()
    bad.created = "\ud83d"
    path = saver.new_path()
    saver.keep(path, bad)
    assert not saver.flush()
    assert told[0].startswith(
        f"{path} can't be written: a name in it has a broken character; choose"
    )
    saver.keep(path, page())
    assert saver.flush()
    assert len(games_in(tmp_path, GAMES)) == 1


def test_a_folder_whose_rights_come_back_gets_all_games(own_folder: Path) -> None:
    told: list[str] = []
    games = own_folder / "games"
    saver = Autosaver(games, GAMES, told.append)
    first, second = saver.new_path(), saver.new_path()
    saver.take(first)
    saver.keep(first, page(1))
    assert saver.flush()
    games.chmod(0)
    saver.keep(first, page(2))
    assert not saver.flush()
    assert saver.take(second)
    saver.keep(second, page(3))
    assert not saver.flush()
    with pytest.raises(FileError, match="can't be opened: this is not permitted"):
        games_in(games, GAMES)
    assert len(told) == 2  # one for each game
    assert all("this is not permitted" in words for words in told)
    games.chmod(0o755)
    assert saver.take(second)
    with locked(second) as is_free:
        assert not is_free
    saver.close()
    assert told[2:] == [AGAIN]
    assert [len(listed.saved.choices) for listed in games_in(games, GAMES)] == [3, 2]


def test_a_folder_that_may_be_read_only_is_told(own_folder: Path) -> None:
    own_folder.chmod(0o555)
    told: list[str] = []
    saver = Autosaver(own_folder / "games", GAMES, told.append)
    saver.keep(saver.new_path(), page())
    saver.close()
    own_folder.chmod(0o755)
    assert len(told) == 1
    assert "this is not permitted; check who may read and write there" in told[0]


def test_an_order_is_in_each_save(saver: Autosaver, tmp_path: Path) -> None:
    assert to_saved(page()).order == 0
    saver.keep(saver.new_path(), page())
    saver.flush()
    assert games_in(tmp_path, GAMES)[0].saved.order == 1
