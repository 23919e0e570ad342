"""The newest game is told by what the saves say, whatever clocks say, and none is lost for it."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve

from tests.storage.played import SETUPS, play
from valeria_desktop.content.checks import MOST_SAVES
from valeria_desktop.games import GAMES
from valeria_desktop.storage import order as orders
from valeria_desktop.storage.autosave import Autosaver
from valeria_desktop.storage.save import read_save, to_saved, to_text
from valeria_desktop.storage.shelf import KEPT, games_in, picture_of, previous_of, remove

if TYPE_CHECKING:
    from collections.abc import Iterator

    from valeria_desktop.storage.save import SavedGame, Unsaved

CREATED = "2026-11-21T12:00:00+00:00"
OLD = Path(__file__).with_name("old")
PAGE = play(SETUPS["two"], 3).unsaved(CREATED)
OVER = play(SETUPS["two"], 1000).unsaved(CREATED)
FUTURE = time.time() + 10**8


@pytest.fixture
def saver(tmp_path: Path) -> Iterator[Autosaver]:
    made = Autosaver(tmp_path, GAMES, print)
    yield made
    made.close()


def save_new(saver: Autosaver, page: Unsaved = PAGE) -> Path:
    path = saver.new_path()
    saver.keep(path, page)
    assert saver.flush()
    return path


def put(folder: Path, name: str, **changes: Any) -> Path:  # noqa: ANN401 - of any field
    """Lay a save into the folder as another machine wrote it."""
    path = folder / name
    path.write_text(to_text(evolve(to_saved(PAGE), **changes)))
    return path


def order(folder: Path) -> list[Path]:
    return [listed.path for listed in games_in(folder, GAMES)]


def test_the_newest_is_first_after_the_clock_was_ahead(saver: Autosaver, tmp_path: Path) -> None:
    ahead = [save_new(saver) for _ in range(KEPT)]
    for path in ahead:
        os.utime(path, (FUTURE, FUTURE))
    running = save_new(saver)
    newest = save_new(saver)
    assert order(tmp_path) == [newest, running, *reversed(ahead)]
    saver.keep(running, PAGE)
    saver.flush()
    assert order(tmp_path)[:2] == [running, newest]


def test_what_was_written_by_a_clock_ahead_is_not_the_newest_for_that(
    saver: Autosaver, tmp_path: Path
) -> None:
    ahead = put(tmp_path, "ahead.valeria", played="2999-01-01T00:00:00+00:00", order=7)
    newest = save_new(saver)
    assert order(tmp_path) == [newest, ahead]


def test_a_game_from_another_machine_does_not_stay_the_newest(
    saver: Autosaver, tmp_path: Path
) -> None:
    mine = save_new(saver)
    copied = put(tmp_path, "copied.valeria", order=5000)
    saver.keep(mine, PAGE)
    saver.flush()
    assert order(tmp_path) == [mine, copied]
    assert read_save(mine, GAMES).order == 5001


def test_the_highest_number_of_all_ends_nothing(saver: Autosaver, tmp_path: Path) -> None:
    put(tmp_path, "last.valeria", order=MOST_SAVES, played="2000-01-01T00:00:00+00:00")
    mine = save_new(saver)
    assert order(tmp_path)[0] == mine
    saver.keep(mine, PAGE)
    saver.flush()
    assert order(tmp_path)[0] == mine


def test_two_programs_at_once_number_after_each_other(tmp_path: Path) -> None:
    savers = [Autosaver(tmp_path, GAMES, print) for _ in range(2)]
    paths = [save_new(saver) for saver in savers]
    for number in (0, 1, 1, 1, 0):
        savers[number].keep(paths[number], PAGE)
        savers[number].flush()
        assert order(tmp_path)[0] == paths[number]
    for saver in savers:
        saver.close()


def test_saves_of_older_programs_are_older_and_by_their_own_time(
    saver: Autosaver, tmp_path: Path
) -> None:
    for number, name in ((2, "format-2-five"), (1, "format-2-payment")):
        text = (OLD / f"{name}.valeria").read_text().replace("2026-11-21T2", f"202{number}-11-21T2")
        (tmp_path / f"{name}.valeria").write_text(text)
    newest = save_new(saver)
    names = [listed.path.stem for listed in games_in(tmp_path, GAMES)]
    assert names == [newest.stem, "format-2-five", "format-2-payment"]


def test_what_can_not_be_read_has_no_number(saver: Autosaver, tmp_path: Path) -> None:
    (tmp_path / "a.valeria").write_text("[" * 100_000)
    (tmp_path / "b.valeria").write_text("{")
    (tmp_path / "c.valeria").write_bytes(b"\xff")
    (tmp_path / "d.valeria").write_text('{"order": true}')
    assert read_save(save_new(saver), GAMES).order == 1


def test_games_that_are_not_over_are_never_removed(saver: Autosaver, tmp_path: Path) -> None:
    paths = [save_new(saver) for _ in range(KEPT + 3)]
    for path in paths:
        os.utime(path, (0, 0))
    save_new(saver)
    assert set(paths) < set(order(tmp_path))


def test_the_last_ten_games_that_are_over_are_kept(saver: Autosaver, tmp_path: Path) -> None:
    running = save_new(saver)
    over = [save_new(saver, OVER) for _ in range(KEPT)]
    previous_of(over[0]).write_text("")
    picture_of(over[0]).write_text("")
    for path in over:
        os.utime(path, (FUTURE, FUTURE))
    newest = save_new(saver, OVER)
    assert set(order(tmp_path)) == {running, newest, *over[1:]}
    assert not any(file.name.startswith(over[0].stem) for file in tmp_path.iterdir())


def test_a_game_that_is_not_in_the_history_is_kept(tmp_path: Path) -> None:
    def may_forget(saved: SavedGame) -> bool:
        return saved.seed != OVER.record.seed

    saver = Autosaver(tmp_path, GAMES, print, may_forget=may_forget)
    over = [save_new(saver, OVER) for _ in range(KEPT + 3)]
    saver.close()
    assert set(order(tmp_path)) == set(over)


def test_a_game_can_be_removed(saver: Autosaver, tmp_path: Path) -> None:
    path = save_new(saver)
    assert remove(path)
    assert list(tmp_path.iterdir()) == []


def test_a_game_on_a_table_is_not_removed(saver: Autosaver) -> None:
    path = save_new(saver)
    assert saver.take(path)
    assert not remove(path)
    assert path.exists()


def test_of_a_save_only_the_head_is_read_for_its_number(
    saver: Autosaver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(tmp_path, "a.valeria", order=41, title="x" * 200)
    for name in ("format-1-two", "format-2-five"):
        (tmp_path / f"{name}.valeria").write_text((OLD / f"{name}.valeria").read_text())
    read: list[Path] = []
    monkeypatch.setattr(orders, "read_text", lambda path, _: read.append(path))
    assert read_save(save_new(saver), GAMES).order == 42
    assert read == []


def test_a_save_that_was_written_on_one_line_is_read_whole(
    saver: Autosaver, tmp_path: Path
) -> None:
    path = put(tmp_path, "a.valeria", order=41)
    path.write_text(json.dumps(json.loads(path.read_text())))
    assert read_save(save_new(saver), GAMES).order == 42


def test_a_title_that_looks_like_a_number_is_none(saver: Autosaver, tmp_path: Path) -> None:
    put(tmp_path, "a.valeria", order=3, title='x\n "order": 99,\n')
    assert read_save(save_new(saver), GAMES).order == 4
