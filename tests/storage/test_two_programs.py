"""Two programs that run at once don't write over each other's games."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.storage.played import SETUPS, play
from valeria_desktop.games import GAMES
from valeria_desktop.storage.autosave import Autosaver
from valeria_desktop.storage.locks import GameLock, lock_of, locked
from valeria_desktop.storage.shelf import KEPT, games_in, remove

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
CREATED = "2026-11-21T12:00:00+00:00"
OTHER = """
import sys
from pathlib import Path
from valeria_desktop.storage.locks import GameLock
lock = GameLock(Path(sys.argv[1]))
print(lock.take(), flush=True)
sys.stdin.readline()
"""


@pytest.fixture
def saver(tmp_path: Path) -> Iterator[Autosaver]:
    made = Autosaver(tmp_path, GAMES, print)
    yield made
    made.close()


def other_program(path: Path) -> subprocess.Popen[str]:
    """Start a program that has a game on its table, until it is told to go."""
    process = subprocess.Popen(
        [sys.executable, "-c", OTHER, str(path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline().strip() == "True"
    return process


def test_a_game_of_another_program_can_not_be_taken(saver: Autosaver) -> None:
    path = saver.new_path()
    with other_program(path) as other:
        assert not saver.take(path)
        other.communicate("go\n")
    assert saver.take(path)
    assert saver.take(path)


@pytest.mark.skipif(os.name != "posix", reason="only POSIX has SIGKILL")
def test_a_killed_program_holds_no_game(saver: Autosaver) -> None:
    path = saver.new_path()
    with other_program(path) as other:
        other.kill()
    assert saver.take(path)


def test_the_first_game_ever_is_held_though_no_folder_is_there_yet(tmp_path: Path) -> None:
    lock = GameLock(tmp_path / "home" / "valeria" / "games" / "first.valeria")
    held = [lock.is_held]
    assert lock.take()
    held.append(lock.is_held)
    lock.release()
    assert [*held, lock.is_held] == [False, True, False]


def test_a_refused_game_leaves_the_own_one_taken(saver: Autosaver) -> None:
    mine, theirs = saver.new_path(), saver.new_path()
    assert saver.take(mine)
    with other_program(theirs) as other:
        assert not saver.take(theirs)
        with locked(mine) as is_free:
            assert not is_free
        other.communicate("go\n")


def test_the_next_game_frees_the_one_before(saver: Autosaver) -> None:
    first, second = saver.new_path(), saver.new_path()
    assert saver.take(first)
    assert saver.take(second)
    with locked(first) as is_free:
        assert is_free


def test_a_game_that_is_put_away_leaves_no_lock(saver: Autosaver, tmp_path: Path) -> None:
    first, second = saver.new_path(), saver.new_path()
    assert saver.take(first)
    assert saver.take(second)
    assert [path.name for path in tmp_path.glob("*.lock")] == [lock_of(second).name]
    saver.close()
    assert list(tmp_path.glob("*.lock")) == []


def test_locks_of_killed_programs_are_removed_and_one_that_is_held_stays(tmp_path: Path) -> None:
    left, held = tmp_path / "left.valeria", tmp_path / "held.valeria"
    with other_program(left) as other:
        other.kill()
    with other_program(held) as other:
        assert lock_of(left).exists()
        saver = Autosaver(tmp_path, GAMES, print)
        saver.close()
        assert [path.name for path in tmp_path.glob("*.lock")] == ["held.lock"]
        assert not saver.take(held)
        other.communicate("go\n")


def test_an_old_game_on_another_table_is_not_forgotten(saver: Autosaver, tmp_path: Path) -> None:
    page = play(SETUPS["two"], 1000).unsaved(CREATED)
    paths = [saver.new_path() for _ in range(KEPT + 1)]
    with other_program(paths[0]) as other:
        for path in paths:
            saver.keep(path, page)
            saver.flush()
        assert len(games_in(tmp_path, GAMES)) == KEPT + 1
        other.communicate("go\n")
    saver.keep(saver.new_path(), page)
    saver.flush()
    assert not paths[0].exists()
    assert not lock_of(paths[0]).exists()


def test_both_programs_may_begin_games_at_once(tmp_path: Path) -> None:
    savers = [Autosaver(tmp_path, GAMES, print) for _ in range(2)]
    for number, saver in enumerate(savers):
        path = saver.new_path()
        assert saver.take(path)
        saver.keep(path, play(SETUPS["two"], number).unsaved(CREATED))
    for saver in savers:
        saver.close()
    assert {len(listed.saved.choices) for listed in games_in(tmp_path, GAMES)} == {0, 1}


def test_a_program_that_tidies_up_keeps_nobody_from_a_game(saver: Autosaver) -> None:
    begun, removed = saver.new_path(), saver.new_path()
    saver.keep(removed, play(SETUPS["two"], 1).unsaved(CREATED))
    assert saver.flush()  # its own sweep is over, too
    with ThreadPoolExecutor() as pool:
        with locked(begun), locked(removed):  # as its sweep holds them
            taking, removing = pool.submit(saver.take, begun), pool.submit(remove, removed)
            time.sleep(0.1)
            assert not taking.done()
            assert not removing.done()
        assert taking.result()
        assert removing.result()
    assert not removed.exists()


def test_where_no_lock_can_be_made_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("a file where the folder should be")
    saver = Autosaver(tmp_path / "games", GAMES, print)
    assert saver.take(saver.new_path())
    saver.close()
