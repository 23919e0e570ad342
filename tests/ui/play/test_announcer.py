"""A screen reader is told what happens and what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from tests.ui.programs import play
from valeria_desktop.kernel.seats import default_seats

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.ui.program.program import Program

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("unpainted")]


def test_what_happens_is_told_in_the_words_of_the_log(begin: Callable[[], Program]) -> None:
    program = begin()
    told: list[str] = []
    program.announcer.announced.connect(told.append)
    play(program, 3)
    session = program.controller.session
    assert session is not None
    lines = [f"{line.words(session.names)}." for line in session.chronicle.lines]
    assert all(any(line in sentence for sentence in told) for line in lines[1:])


def test_a_question_is_told_when_it_is_asked(begin: Callable[[], Program]) -> None:
    program = begin()
    told: list[str] = []
    program.announcer.announced.connect(told.append)
    play(program, 2)
    assert told[-1] == program.window.table.prompt.accessibleName()
    assert "roll" in told[-1].lower()


def test_a_reader_gets_announcements(
    begin: Callable[[], Program], monkeypatch: pytest.MonkeyPatch
) -> None:
    program = begin()
    sent: list[object] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", sent.append)
    program.announcer.say("")
    program.announcer.say("Hello.")
    (event,) = sent
    assert isinstance(event, QAccessibleAnnouncementEvent)
    assert event.message() == "Hello."


def test_the_curtain_goes_when_the_table_is_left_and_comes_back(
    begin: Callable[[], Program],
) -> None:
    program = begin()
    program.draft.seats = [*default_seats(5)]
    program.start(5)
    curtain = program.window.table.prompt.curtain
    assert curtain is not None
    assert curtain.isVisible()
    program.go_home()
    assert not curtain.isVisible()
    program.carry_out("continue")
    curtain = program.window.table.prompt.curtain
    assert curtain is not None
    assert curtain.isVisible()
