"""Autosave: the newest state is on disk soon, whatever happens to the one before."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import pytest

from tests.patience import HANG
from valeria_desktop.games import GAMES
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.storage import autosave
from valeria_desktop.storage.autosave import Autosaver
from valeria_desktop.storage.files import write_text
from valeria_desktop.storage.shelf import games_in, previous_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

CREATED = "2026-11-21T12:00:00+00:00"


@pytest.fixture
def troubles() -> list[str]:
    return []


@pytest.fixture
def saver(tmp_path: Path, troubles: list[str]) -> Iterator[Autosaver]:
    made = Autosaver(tmp_path, GAMES, troubles.append)
    yield made
    made.close()


def a_session() -> Session:
    return Session.begin(RULES, Setup(players=2), default_seats(2), 5)


def choose(session: Session) -> None:
    assert session.decision is not None
    session.choose(session.decision.options[0].id)


def test_the_newest_state_is_kept(saver: Autosaver, tmp_path: Path) -> None:
    session, path = a_session(), saver.new_path()
    for _ in range(5):
        saver.keep(path, session.unsaved(CREATED))
        choose(session)
    saver.keep(path, session.unsaved(CREATED))
    saver.flush()
    (listed,) = games_in(tmp_path, GAMES)
    assert listed.path == path
    assert list(listed.saved.choices) == session.record.choices


def test_the_game_that_was_kept_does_not_change_with_the_table(
    saver: Autosaver, tmp_path: Path
) -> None:
    session, path = a_session(), saver.new_path()
    page = session.unsaved(CREATED)
    choose(session)
    saver.keep(path, page)
    saver.flush()
    assert games_in(tmp_path, GAMES)[0].saved.choices == ()


def test_a_new_game_does_not_take_the_last_move_of_the_one_before(
    saver: Autosaver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is slow: it still writes one game while another move and another game come."""
    begun, may_write = threading.Event(), threading.Event()

    def slow(path: Path, text: str) -> None:
        begun.set()
        assert may_write.wait(HANG)
        write_text(path, text)

    monkeypatch.setattr(autosave, "write_text", slow)
    first, second = saver.new_path(), saver.new_path()
    session = a_session()
    saver.keep(first, session.unsaved(CREATED))
    assert begun.wait(HANG)
    choose(session)
    saver.keep(first, session.unsaved(CREATED))
    saver.keep(second, a_session().unsaved(CREATED))
    assert not saver.is_idle
    may_write.set()
    saver.flush()
    saved = {listed.path: listed.saved for listed in games_in(tmp_path, GAMES)}
    assert len(saved[first].choices) == 1
    assert saved[second].choices == ()


def test_a_damaged_file_gives_way_to_the_state_before(saver: Autosaver, tmp_path: Path) -> None:
    session, path = a_session(), saver.new_path()
    saver.keep(path, session.unsaved(CREATED))
    saver.flush()
    for _ in range(2):
        choose(session)
        saver.keep(path, session.unsaved(CREATED))
        saver.flush()
    path.write_text('{"format": 1, "cho')
    (listed,) = games_in(tmp_path, GAMES)
    assert list(listed.saved.choices) == session.record.choices[:-1] != []
    assert path.with_suffix(".damaged").read_text().startswith('{"format"')


def test_a_damaged_file_without_one_before_is_left_out(saver: Autosaver, tmp_path: Path) -> None:
    path = saver.new_path()
    saver.keep(path, a_session().unsaved(CREATED))
    saver.flush()
    assert not previous_of(path).exists()
    path.write_text("")
    assert games_in(tmp_path, GAMES) == []
    assert path.with_suffix(".damaged").exists()


def test_room_is_made_once_in_a_game_and_not_at_every_decision(
    saver: Autosaver, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders: list[Path] = []
    monkeypatch.setattr(autosave, "forget_old", lambda folder, *_: folders.append(folder))
    session, path = a_session(), saver.new_path()
    for _ in range(2):
        saver.keep(path, session.unsaved(CREATED))
        saver.flush()
        choose(session)
    assert len(folders) == 1
    saver.keep(saver.new_path(), session.unsaved(CREATED))
    saver.flush()
    assert len(folders) == 2


def test_closing_writes_what_is_left(tmp_path: Path) -> None:
    saver = Autosaver(tmp_path, GAMES, print)
    saver.keep(saver.new_path(), a_session().unsaved(CREATED))
    saver.close()
    assert len(games_in(tmp_path, GAMES)) == 1


def test_what_could_not_be_written_holds_nobody_up_once_all_is_closed(
    saver: Autosaver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window is closed twice: by a person who leaves, and at the end of the program."""

    def full(path: Path, text: str) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(autosave, "write_text", full)
    saver.keep(saver.new_path(), a_session().unsaved(CREATED))
    saver.close()
    assert not saver.is_saved
    waited: list[float] = []
    monkeypatch.setattr(saver, "flush", waited.append)
    saver.close()
    assert waited == []


def test_who_waits_for_the_disk_is_told_whether_all_is_there(tmp_path: Path) -> None:
    saver = Autosaver(tmp_path, GAMES, print)
    assert saver.wait(0.0)
    saver.keep(saver.new_path(), a_session().unsaved(CREATED))
    assert saver.wait(HANG)
    assert saver.is_saved
    saver.close()
