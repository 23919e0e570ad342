"""An error that nothing caught is written down and told, and the game goes on."""

from __future__ import annotations

import json
import sys
import threading
import zlib
from base64 import b32decode
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QTimer, qWarning
from PySide6.QtGui import QGuiApplication

from tests.ui.programs import play
from tests.ui.tables import Table
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.storage.logs import start_log
from valeria_desktop.ui.program.trouble import Trouble, report, without_names

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from valeria_desktop.storage.logs import Log
    from valeria_desktop.ui.program.program import Program

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Log]:
    started = start_log(tmp_path / "log")
    yield started
    started.close()


@pytest.fixture
def trouble(qtbot: QtBot, log: Log) -> Iterator[Trouble]:
    made = Trouble(log)
    yield made
    made.close()


def fail() -> None:
    """Fail as a slot does: nothing catches it but the hook."""
    error = RuntimeError("The cat ate the dice")
    sys.excepthook(RuntimeError, error, error.__traceback__)


def told(trouble: Trouble) -> str:
    assert trouble.question is not None
    return trouble.question.accessibleName()


def test_an_error_is_told_in_one_sentence_with_the_place_of_the_log(
    begin: Callable[[], Program], trouble: Trouble, log: Log, qtbot: QtBot
) -> None:
    program = begin()
    trouble.show_in(program.look, program.window, program.controller)
    assert trouble.question is not None
    fail()
    qtbot.waitUntil(trouble.question.isVisible)
    assert told(trouble) == (
        f"Something went wrong. The program continues. The report is in {log.path}."
    )
    assert "RuntimeError: The cat ate the dice" in log.tail(20)


@pytest.mark.slow
def test_the_game_goes_on_from_the_last_decision(
    begin: Callable[[], Program], trouble: Trouble, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = begin()
    trouble.show_in(program.look, program.window, program.controller)
    choices = list(play(program))
    session = program.controller.session
    assert session is not None

    def break_half_way(option: str) -> None:
        monkeypatch.undo()
        session._game._state.agenda.clear()
        raise RuntimeError("The cat ate the dice")

    assert session.decision is not None
    option = session.decision.options[0].id
    monkeypatch.setattr(session, "choose", break_half_way)
    with pytest.raises(RuntimeError) as caught:
        program.controller.choose(option)
    sys.excepthook(RuntimeError, caught.value, caught.tb)
    qtbot.waitUntil(lambda: bool(session._game._state.agenda))
    assert session.record.choices == choices
    qtbot.waitUntil(lambda: program.controller.is_open)
    program.controller.choose(option)
    assert session.record.choices == [*choices, option]
    assert told(trouble).startswith(
        "Something went wrong. The game continues from the last decision"
    )


@pytest.mark.thorough
def test_the_report_can_be_copied(
    begin: Callable[[], Program], trouble: Trouble, qtbot: QtBot
) -> None:
    program = begin()
    trouble.show_in(program.look, program.window, program.controller)
    choices = play(program)
    fail()
    assert trouble.question is not None
    qtbot.waitUntil(trouble.question.isVisible)
    button = trouble.question.buttons[0]
    assert button.text() == "Copy report"
    button.click()
    words = QGuiApplication.clipboard().text()
    assert all(
        part in words for part in ("RuntimeError: The cat ate the dice", "Seed: 5", "PySide6 ")
    )
    assert unpacked(words) == choices
    assert not trouble.question.isVisible()


@pytest.mark.thorough
def test_an_error_that_comes_again_and_again_does_not_keep_the_window_busy(
    begin: Callable[[], Program], trouble: Trouble, qtbot: QtBot
) -> None:
    program = begin()
    trouble.show_in(program.look, program.window, program.controller)
    play(program)
    fails = []

    def fail_again() -> None:
        fails.append(1)
        fail()

    program.controller.shown.changed.connect(fail_again)
    fail()
    qtbot.waitUntil(lambda: told(trouble).startswith("The same problem keeps coming back"))
    qtbot.wait(50)
    assert len(fails) == 3
    assert trouble.question is not None
    assert trouble.question.isVisible()


def test_an_error_in_a_thread_is_told_too(
    begin: Callable[[], Program], trouble: Trouble, qtbot: QtBot, log: Log
) -> None:
    program = begin()
    trouble.show_in(program.look, program.window, program.controller)

    def lose() -> None:
        raise RuntimeError("The thread is lost")

    thread = threading.Thread(target=lose)
    thread.start()
    thread.join()
    assert trouble.question is not None
    qtbot.waitUntil(trouble.question.isVisible)
    assert "The thread is lost" in log.tail(20)


def test_errors_before_there_is_a_window_are_written_down(trouble: Trouble, log: Log) -> None:
    fail()
    fail()
    assert "RuntimeError: The cat ate the dice" in log.tail(20)
    assert "The same error again" in log.tail(1)
    assert trouble.question is None


def test_an_interrupt_ends_the_program(trouble: Trouble, qtbot: QtBot, log: Log) -> None:
    from PySide6.QtWidgets import QApplication

    error = KeyboardInterrupt()
    QTimer.singleShot(0, lambda: sys.excepthook(KeyboardInterrupt, error, None))
    assert QApplication.exec() == 0
    assert log.tail(5) == ""


def test_what_qt_complains_about_is_in_the_log(trouble: Trouble, log: Log) -> None:
    qWarning("The window is crooked")
    assert "WARNING valeria_desktop.qt: The window is crooked" in log.tail(1)


def test_the_hooks_are_given_back(log: Log, qtbot: QtBot) -> None:
    before = sys.excepthook, threading.excepthook
    Trouble(log).close()
    assert (sys.excepthook, threading.excepthook) == before


@pytest.mark.thorough
def test_a_report_names_nobody(begin: Callable[[], Program], log: Log, tmp_path: Path) -> None:
    program = begin()
    play(program)
    session = program.controller.session
    assert session is not None
    words = report(log, f"{session.names[0]} fell over", session)
    assert "player 1 fell over" in words
    assert not any(name in words for name in session.names)
    assert f"\nGame: valeria, rules {RULES.version}\nSet-up: {{" in words


@pytest.mark.clause("VA8", "S12")
@pytest.mark.thorough
def test_a_report_tells_the_choices_in_plain_words_only_when_the_game_is_over(log: Log) -> None:
    """Who copies it reads it, and so does who is sent it."""
    table = Table().plays(4)
    (first, second), session = table.session.record.choices[:2], table.session
    assert first.startswith("keep ")
    going_on = report(log, "boom", session)
    assert not any(choice in going_on for choice in (first, second, "keep"))
    assert unpacked(going_on) == session.record.choices
    table.plays_out()
    assert f"\nChoices: {json.dumps(session.record.choices)}\n" in report(log, "boom", session)


def unpacked(report: str) -> object:
    """Do what a maintainer does with a report."""
    (line,) = (line for line in report.splitlines() if line.startswith("Choices, packed"))
    return json.loads(zlib.decompress(b32decode(line.rpartition(" ")[2])))


def test_the_persons_own_folder_is_a_tilde(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", "/users/anna")
    assert without_names("in /users/anna/log, Rosemary; Rose", ("Rose",)) == (
        "in ~/log, Rosemary; player 1"
    )


def test_a_report_without_a_game_says_so(log: Log) -> None:
    assert "There is no game on the table." in report(log, "boom", None)
