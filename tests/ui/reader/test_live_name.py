"""One way at a time: what is announced, or a name that changes in one place."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QApplication, QMainWindow

from tests.patience import HANG
from tests.ui.programs import begin_against_bots
from valeria_desktop.ui.controls.aloud import ALOUD
from valeria_desktop.ui.reader import live_name
from valeria_desktop.ui.reader.interfaces import KINDS
from valeria_desktop.ui.reader.keeper import Keeper
from valeria_desktop.ui.reader.live_name import ReaderWay

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.program.program import Program


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    made = QMainWindow()
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[QAccessibleEvent]:
    """The events that Qt sends to a screen reader."""
    found: list[QAccessibleEvent] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", found.append)
    return found


@pytest.fixture
def way(window: QMainWindow) -> Iterator[ReaderWay]:
    made = ReaderWay(window)
    yield made
    made.close()


def wait_until(is_so: Callable[[], bool]) -> None:
    end = monotonic() + HANG
    while not is_so() and monotonic() < end:
        QApplication.processEvents()
    assert is_so()


def kinds(sent: list[QAccessibleEvent]) -> list[str]:
    return [
        "said" if isinstance(event, QAccessibleAnnouncementEvent) else event.type().name
        for event in sent
    ]


def test_sentences_are_announced_where_no_old_orca_is(
    window: QMainWindow, way: ReaderWay, sent: list[QAccessibleEvent]
) -> None:
    way.use("system")
    ALOUD.say(window, "Oak rolled 7.")
    assert kinds(sent) == ["said"]
    assert way.name.accessibleName() == ""


def test_the_name_alone_tells_where_the_player_wants_it(
    window: QMainWindow, way: ReaderWay, sent: list[QAccessibleEvent]
) -> None:
    told: list[str] = []
    way.name.told.connect(told.append)
    way.use("name")
    ALOUD.say(window, "Oak rolled 7.")
    assert way.name.accessibleName() == "Oak rolled 7."
    ALOUD.say(window, "Oak rolled 7.")
    assert told == ["Oak rolled 7."] * 2, "the same sentence counts again"
    assert sent == []


@pytest.fixture
def orca(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[str], None]:
    """Put an Orca on this machine that says a version."""
    program = tmp_path / "orca"

    def put(said: str) -> None:
        program.write_text(f"#!/bin/sh\necho '{said}'\n")
        program.chmod(0o755)
        monkeypatch.setattr(live_name, "orca_program", lambda: str(program))

    return put


@pytest.mark.parametrize(("said", "by_name"), [("43.1", True), ("44.rc", True), ("45.2", False)])
def test_the_first_sentence_waits_for_orcas_version(
    window: QMainWindow,
    sent: list[QAccessibleEvent],
    orca: Callable[[str], None],
    said: str,
    by_name: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    orca(said)
    way = ReaderWay(window)
    told: list[str] = []
    way.name.told.connect(told.append)
    way.use("system")
    ALOUD.say(window, "Oak rolled 7.")
    ALOUD.say(window, "You got 1 Gold.")
    assert not told + kinds(sent)
    wait_until(lambda: bool(told or sent))
    assert told == (["Oak rolled 7.", "You got 1 Gold."] if by_name else [])
    assert kinds(sent) == ([] if by_name else ["said", "said"])
    way.close()


def test_an_orca_that_does_not_answer_counts_as_new(
    window: QMainWindow,
    qtbot: QtBot,
    sent: list[QAccessibleEvent],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setattr(live_name, "orca_program", lambda: str(tmp_path / "gone"))
    way = ReaderWay(window)
    way.use("system")
    ALOUD.say(window, "Oak rolled 7.")
    qtbot.waitUntil(lambda: bool(sent))
    assert kinds(sent) == ["said"]
    way.close()


def test_nothing_is_told_without_a_reader(window: QMainWindow, way: ReaderWay) -> None:
    way.use("name")
    ALOUD.say(window, "Oak rolled 7.")
    assert way.name.accessibleName() == ""


def test_the_place_keeps_no_sentence_for_long(
    way: ReaderWay, sent: list[QAccessibleEvent], window: QMainWindow
) -> None:
    way.use("name")
    ALOUD.say(window, "Your Duke is Margrave.")
    assert way.name.isVisible()
    way.name._forgetting.timeout.emit()
    assert (way.name.accessibleName(), way.name.isVisible()) == ("", False)
    del sent


def test_it_is_a_notification_below_its_window(window: QMainWindow, way: ReaderWay) -> None:
    keeper = Keeper(KINDS)
    heard = keeper.make("", way.name)
    assert heard is not None
    assert heard.role() is QAccessible.Role.Notification
    assert heard.parent().object() is window
    assert heard.childCount() == 0
    keeper.end()


def test_a_program_tells_its_turns_by_the_name(
    begin: Callable[[], Program], sent: list[QAccessibleEvent]
) -> None:
    program = begin()
    program.change("reader", "name")
    begin_against_bots(program)
    program.announcer.say_standing()
    assert program.reader.name.accessibleName()
    assert "said" not in kinds(sent)
    program.change("reader", "announce")
    program.announcer.say_standing()
    assert kinds(sent)[-1] == "said"
