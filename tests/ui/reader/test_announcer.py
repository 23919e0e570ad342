"""A screen reader is told what happens and what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from tests.ui.programs import play
from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.kernel.seats import default_seats

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.program.program import Program

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("unpainted")]


def test_each_turn_is_told_once_and_in_the_words_of_the_story(
    begin: Callable[[], Program],
) -> None:
    program = begin()
    told: list[str] = []
    program.announcer.announced.connect(told.append)
    play(program, 10)
    session = program.controller.session
    assert session is not None
    for name in session.names:
        assert any(sentence.startswith(f"{name} rolled ") for sentence in told)
    assert all("is thinking" not in sentence for sentence in told)
    news = [sentence for sentence in told if " rolled " in sentence]
    assert len(news) == len(set(news))


def test_what_a_notice_shows_is_told_as_well(begin: Callable[[], Program]) -> None:
    """A game that can't be saved was shown for a few seconds, and never heard."""
    program = begin()
    told: list[str] = []
    program.announcer.announced.connect(told.append)
    notices = (
        program.keeping.told,
        program.past.told,
        program.pages.told,
        program.preferences.told,
        program.controller.told,
    )
    for number, notice in enumerate(notices):
        notice.emit(f"Notice {number}.")
    shown = [f"Notice {number}." for number in range(len(notices))]
    assert told == shown
    assert program.notice.text().split("\n") == shown[-4:]


def test_what_a_player_has_is_told_with_the_news_that_changed_it(
    begin: Callable[[], Program],
) -> None:
    program = begin()
    told: list[str] = []
    program.announcer.announced.connect(told.append)
    play(program, 10)
    scene = program.controller.shown.scene
    mine = scene.view.players[scene.viewer]
    owned = ", ".join(
        f"{number} {word}"
        for number, word in zip(
            (mine.gold, mine.strength, mine.magic, mine.points),
            ("Gold", "Strength", "Magic", "points"),
            strict=True,
        )
        if number
    )
    has = [sentence for sentence in told if "You have " in sentence]
    assert f"You have {owned}." in has[-1]


def test_a_hand_is_told_again_only_when_it_is_another(begin: Callable[[], Program]) -> None:
    program = begin()
    told: list[str] = []
    program.announcer.announced.connect(told.append)
    spoken = type(program.announcer._game)
    play(program, 1)
    session = program.controller.session
    assert session is not None
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(spoken, "in_hand", lambda _spoken, _scene: "In hand: Thief.")
        for _ in range(6):
            assert session.decision is not None
            program.controller.choose(session.decision.options[0].id)
    assert len([sentence for sentence in told if "You have " in sentence]) > len(session.seats)
    assert " ".join(told).count("In hand: Thief.") == len(session.seats), "once to each of two"


def test_two_keys_say_the_standing_and_the_news_once_more(begin: Callable[[], Program]) -> None:
    program = begin()
    play(program, 10)
    told: list[str] = []
    program.announcer.said_on_demand.connect(told.append)
    program.carry_out("standing")
    program.carry_out("since")
    standing, since = told
    assert standing.startswith("You have ")
    assert "Round " in standing
    assert " rolled " in since


def test_a_question_is_told_when_it_is_asked(begin: Callable[[], Program]) -> None:
    program = begin()
    told: list[str] = []
    program.announcer.announced.connect(told.append)
    play(program, 2)
    assert told[-1] == program.window.table.prompt.question
    assert "roll" in told[-1].lower()


def test_a_question_within_the_question_is_said_once(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin()
    program._play(Table().plays_to(Prompt.ACT).session)
    told: list[str] = []
    program.announcer.announced.connect(told.append)
    qtbot.keyClick(program.window.table, Qt.Key.Key_2)
    assert [sentence for sentence in told if "which citizen do you recruit" in sentence] == [
        program.window.table.prompt.question
    ]


def test_an_undo_says_what_was_taken_back(begin: Callable[[], Program]) -> None:
    program = begin()
    play(program, 6)
    told: list[str] = []
    program.announcer.announced.connect(told.append)
    program.carry_out("undo")
    assert any("Taken back: " in sentence for sentence in told)


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


def test_a_reader_that_comes_later_hears_no_old_turns(begin: Callable[[], Program]) -> None:
    program = begin()
    play(program, 8)
    asked: list[str] = []
    program.announcer.said_on_demand.connect(asked.append)
    program.carry_out("since")
    told: list[str] = []
    program.announcer.announced.connect(told.append)
    play(program, 4)
    assert told
    old = {sentence for words in asked for sentence in words.split(". ") if " rolled " in sentence}
    assert old
    assert not any(sentence in words for words in told for sentence in old)
