"""A disk that can't be written: it is told, nothing stands still, and nothing is lost unasked."""

from __future__ import annotations

import errno
import os
import sqlite3
import time
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.ui.programs import begin_against_bots, play
from valeria_desktop.games import GAMES
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.storage import files
from valeria_desktop.storage.history import NAME, History
from valeria_desktop.storage.save import read_save, to_text
from valeria_desktop.storage.shelf import games_in, picture_of
from valeria_desktop.ui.screens.past.kept_picture import kept_picture

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.play.controller import Controller
    from valeria_desktop.ui.program.program import Program

pytestmark = pytest.mark.thorough

FULL = "the disk is full"


@pytest.fixture
def full_disk() -> Iterator[pytest.MonkeyPatch]:
    """A disk without room, until it is undone."""

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def full_database(*_: object, **__: object) -> None:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(files, "_replace", full)
        patch.setattr(sqlite3, "connect", full_database)
        yield patch


@pytest.fixture
def sentences(begin: Callable[[], Program]) -> tuple[Program, list[str]]:
    """A program, and all that it tells."""
    program = begin()
    told: list[str] = []
    for part in (program.keeping, program.past):
        part.told.connect(told.append)
    return program, told


def session_of(controller: Controller) -> Session:
    assert controller.session is not None
    return controller.session


def play_out(program: Program) -> None:
    session = session_of(program.controller)
    while (decision := session.decision) is not None:
        program.controller.choose(decision.options[0].id)


def saved_choices(folder: Path) -> list[int]:
    return [len(listed.saved.choices) for listed in games_in(folder / "games", GAMES)]


@pytest.mark.slow
def test_bots_go_on_beside_a_full_disk_and_all_is_saved_when_there_is_room(
    sentences: tuple[Program, list[str]],
    full_disk: pytest.MonkeyPatch,
    qtbot: QtBot,
    tmp_path: Path,
) -> None:
    program, told = sentences
    program.draft.seats = [*default_seats(5, bots="greedy")]
    program.start(5)
    for _ in range(4):
        qtbot.waitUntil(lambda: program.controller.is_open)
        decision = session_of(program.controller).decision
        assert decision is not None
        program.controller.choose(decision.options[0].id)
    qtbot.waitUntil(lambda: program.controller.is_open)
    assert [FULL in words for words in told] == [True]
    full_disk.undo()
    program.go_home()
    assert saved_choices(tmp_path) == [len(session_of(program.controller).record.choices)]
    qtbot.waitUntil(lambda: told[-1] == "Everything is saved again.")
    assert len(told) == 2


def test_leaving_home_tells_what_is_not_saved_and_does_not_wait(
    sentences: tuple[Program, list[str]], full_disk: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    program, told = sentences
    play(program)
    program.go_home()
    assert program.window.home.isVisible()
    qtbot.waitUntil(program.notice.isVisible)
    program.go_home()
    program.carry_out("load")
    qtbot.wait(20)
    assert [FULL in words for words in told] == [True]
    program.carry_out("continue")
    assert program.window.table.isVisible()


@pytest.mark.slow
def test_a_disk_that_does_not_answer_is_waited_for_once(
    sentences: tuple[Program, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    program, told = sentences
    patience: list[float] = []

    def flush(seconds: float) -> bool:
        patience.append(seconds)
        return False

    with monkeypatch.context() as patch:
        patch.setattr(program.keeping._saver, "flush", flush)
        patch.setattr(type(program.keeping._saver), "is_idle", False)
        play(program)
        program.go_home()
        program.go_home()
    assert patience[0] <= 2
    assert not any(patience[1:])
    assert told[-1] == "The disk is slow; the last decisions are not saved yet."


def test_the_program_asks_before_it_loses_moves(
    sentences: tuple[Program, list[str]], full_disk: pytest.MonkeyPatch
) -> None:
    program, _ = sentences
    play(program)
    program.carry_out("quit")
    assert program.window.isVisible()
    assert program.question.accessibleName().startswith(
        "The last decisions could not be saved and are lost if you quit now. "
    )
    assert FULL in program.question.accessibleName()
    program.question.buttons[-1].click()
    assert program.window.isVisible()
    program.carry_out("quit")
    program.question.buttons[1].click()
    assert not program.window.isVisible()


def test_the_program_is_closed_at_once_when_there_is_room_again(
    sentences: tuple[Program, list[str]], full_disk: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program, _ = sentences
    choices = play(program)
    program.carry_out("quit")
    full_disk.undo()
    program.carry_out("quit")
    assert not program.window.isVisible()
    assert saved_choices(tmp_path) == [len(choices)]


@pytest.mark.slow
def test_a_game_that_ended_on_a_full_disk_is_entered_when_there_is_room(
    sentences: tuple[Program, list[str]],
    full_disk: pytest.MonkeyPatch,
    qtbot: QtBot,
    tmp_path: Path,
) -> None:
    program, told = sentences
    play(program)
    play_out(program)
    qtbot.waitUntil(program.past.archive.again.isActive)
    assert any(
        words.endswith(
            f"{NAME} can't be used: {FULL}. Your finished game will be added to the history later."
        )
        for words in told
    )
    program.past.archive.again.timeout.emit()  # in vain; that is not told again
    program.past.archive.wait()
    full_disk.undo()
    program.past.archive.again.timeout.emit()
    qtbot.waitUntil(lambda: "The history is complete again." in told)
    assert History(tmp_path, GAMES).rows("SELECT seed FROM games") == [("5",)]
    assert len([words for words in told if NAME in words]) == 1


@pytest.mark.slow
def test_a_game_that_was_never_entered_is_entered_when_the_history_opens(
    begin: Callable[[], Program], tmp_path: Path
) -> None:
    program = begin()
    play(program)
    play_out(program)
    program.carry_out("quit")
    ended = games_in(tmp_path / "games", GAMES)[0].saved.played
    (tmp_path / NAME).unlink()
    again = begin()
    again.carry_out("history")
    assert History(tmp_path, GAMES).rows("SELECT seed, ended FROM games") == [("5", ended)]
    again.carry_out("history")
    assert len(History(tmp_path, GAMES).rows("SELECT seed FROM games")) == 1


@pytest.mark.slow
def test_a_damaged_history_begins_anew_with_the_games_that_are_left(
    begin: Callable[[], Program], tmp_path: Path
) -> None:
    program = begin()
    play(program)
    play_out(program)
    program.carry_out("quit")
    (tmp_path / NAME).write_text("this is no history, and long enough to be looked at as one")
    again = begin()
    again.carry_out("history")
    assert "was damaged and is kept as history.damaged" in again.notice.text()
    assert History(tmp_path, GAMES).rows("SELECT seed FROM games") == [("5",)]


@pytest.mark.slow
def test_what_ended_is_entered_at_the_latest_when_the_program_is_closed(
    begin: Callable[[], Program], full_disk: pytest.MonkeyPatch, qtbot: QtBot, tmp_path: Path
) -> None:
    program = begin()
    play(program)
    play_out(program)
    qtbot.waitUntil(program.past.archive.again.isActive)
    full_disk.undo()
    program.close()
    assert len(History(tmp_path, GAMES).rows("SELECT seed FROM games")) == 1


@pytest.mark.slow
def test_an_error_while_a_game_is_entered_is_told(
    sentences: tuple[Program, list[str]], monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    program, told = sentences

    def fail(*_: object) -> None:
        raise ZeroDivisionError("no luck")

    monkeypatch.setattr(History, "enter", fail)
    play(program)
    play_out(program)
    qtbot.waitUntil(program.past.archive.again.isActive)
    assert "The history can't be written: no luck." in told[-1]


@pytest.mark.slow
def test_continue_offers_the_game_played_last_whatever_the_clock_said(
    begin: Callable[[], Program], tmp_path: Path
) -> None:
    program = begin()
    for _ in range(11):
        play(program, 2)
        program.go_home()
    future = time.time() + 10**8
    for path in (tmp_path / "games").glob("*.valeria"):
        saved = read_save(path, GAMES)
        path.write_text(to_text(evolve(saved, played="2999-01-01T00:00:00+00:00")))
        os.utime(path, (future, future))
    choices = list(play(program, 4))
    program.carry_out("quit")
    assert saved_choices(tmp_path) == [4] + [2] * 11
    again = begin()
    again.carry_out("continue")
    assert session_of(again.controller).record.choices == choices


@pytest.mark.slow
def test_continue_offers_the_newest_game_that_is_not_over(
    begin: Callable[[], Program], tmp_path: Path
) -> None:
    program = begin()
    play(program, 2)
    play(program, 2)
    play_out(program)
    program.carry_out("quit")
    again = begin()
    again.carry_out("continue")
    assert len(session_of(again.controller).record.choices) == 2


def test_a_pipe_is_no_game(begin: Callable[[], Program], tmp_path: Path) -> None:
    if os.name != "posix":
        pytest.skip("only POSIX has pipes with names")
    program = begin()
    os.mkfifo(tmp_path / "pipe.valeria")
    program.load(tmp_path / "pipe.valeria")
    assert "pipe.valeria can't be read: it is no ordinary file" in program.notice.text()


def test_a_pipe_is_no_picture(tmp_path: Path) -> None:
    if os.name != "posix":
        pytest.skip("only POSIX has pipes with names")
    path = tmp_path / "a.valeria"
    os.mkfifo(picture_of(path))
    assert kept_picture(path).isNull()


def test_a_picture_takes_the_place_of_a_link_and_leaves_alone_what_it_leads_to(
    begin: Callable[[], Program], tmp_path: Path
) -> None:
    program = begin()
    begin_against_bots(program)
    program.go_home()
    (picture,) = (tmp_path / "games").glob("*.png")
    (tmp_path / "letter.txt").write_text("Dear Oak")
    picture.unlink()
    picture.symlink_to(tmp_path / "letter.txt")
    program.carry_out("continue")
    program.go_home()
    assert (tmp_path / "letter.txt").read_text() == "Dear Oak"
    assert not picture.is_symlink()
    (path,) = (tmp_path / "games").glob("*.valeria")
    assert not kept_picture(path).isNull()


def test_a_picture_on_a_full_disk_leaves_the_one_before(
    begin: Callable[[], Program], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = begin()
    begin_against_bots(program)
    program.go_home()
    (path,) = (tmp_path / "games").glob("*.png")
    before = path.read_bytes()

    def full(_target: Path, _data: bytes) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    program.carry_out("continue")
    monkeypatch.setattr(files, "_replace", full)
    program.go_home()
    assert path.read_bytes() == before


def test_a_file_whose_name_is_no_text_can_be_saved(
    begin: Callable[[], Program], tmp_path: Path
) -> None:
    program = begin()
    play(program)
    path = tmp_path / "caf\udce9.valeria"
    program.files.save_as(path)
    assert read_save(path, GAMES).title == "caf?"
