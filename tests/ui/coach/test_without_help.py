"""A game that is played without help: nothing is offered, and what is asked for says why."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.asked import Asked
from tests.ui.coach.test_tutor import Taught
from tests.ui.parts import table_of
from tests.ui.programs import play
from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.at import AtPlace
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.ui.zoom.descriptions import said_of
from valeria_desktop.games.valeria.ui.zoom.notes import CardNote, NoteKind
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.desk import Urgency
from valeria_desktop.session.messages import Wish

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.program.program import Program

pytestmark = pytest.mark.usefixtures("unpainted")

REFUSAL = "This game is played without help."


@pytest.fixture
def program(begin: Callable[[], Program]) -> Program:
    made = begin()
    made.window.show_screen(made.window.table)
    made.window.resize(1280, 720)
    return made


@pytest.fixture
def asked(program: Program, monkeypatch: pytest.MonkeyPatch) -> Asked:
    made = Asked(program)
    for name in ("consult", "hasten", "drop"):
        monkeypatch.setattr(program.thinker, name, getattr(made, name))
    return made


def before_an_action(*, without_help: bool) -> Session:
    table = Table(seats=default_seats(2, bots="greedy")).plays(60)
    while table.decision.prompt is not Prompt.ACT or table.decision.seat != 0:
        table.step()
    table.session.without_help = without_help
    return table.session


def kinds(table: TableScreen, place: int) -> set[NoteKind]:
    _, said = said_of(table.scene, AtPlace(place), table.zoom.asks, peeks=False)
    notes = said.notes if said is not None else ()
    return {note.kind for note in notes if isinstance(note, CardNote)}


def start_without_help(program: Program) -> Session:
    program.draft.without_help = True
    play(program)
    session = program.controller.session
    assert session is not None
    return session


# --- at the table


def test_what_is_asked_for_says_why_there_is_none(program: Program, asked: Asked) -> None:
    program.controller.start(before_an_action(without_help=True))
    for command in ("hint", "numbers"):
        program.notice.hide()
        program.carry_out(command)
        assert program.notice.isVisible()
        assert program.notice.text() == REFUSAL
    assert not asked.open
    assert not table_of(program).numbers.is_on


def test_the_keys_say_so_as_well(program: Program, asked: Asked, qtbot: QtBot) -> None:
    program.controller.start(before_an_action(without_help=True))
    assert not program.window.actions_by_id["hint"].isVisible()
    qtbot.waitUntil(program.window.isActiveWindow)
    for key in (Qt.Key.Key_H, Qt.Key.Key_O):
        program.notice.hide()
        program.notice.setText("")

        def said(key: Qt.Key = key) -> bool:
            QTest.keyClick(program.window.table, key)
            return program.notice.text() == REFUSAL

        qtbot.waitUntil(said)
    assert not asked.open


def test_the_coach_and_the_tutor_are_asked_nothing(qtbot: QtBot) -> None:
    desk = Taught()
    desk.table.session.without_help = True
    desk.controller.coach.ask(Wish("hint"), Urgency.POINTED_AT)
    desk.controller.choose(desk.options[0])
    assert desk.new[:1] == [desk.options[0]]
    assert not desk.thinker.made


def test_a_card_looked_at_closely_says_what_is_and_not_what_would_help(
    program: Program, asked: Asked
) -> None:
    session = before_an_action(without_help=False)
    program.controller.start(session)
    table = table_of(program)
    place = next(
        at for at, quote in table.scene.quotes.items()
        if quote.missing and NoteKind.CURE in kinds(table, at)
    )  # fmt: skip
    table.refusals.say_why(AtPlace(place))
    helped = table.why.accessibleName()
    asked.open.clear()
    program.controller.start(before_an_action(without_help=True))
    assert NoteKind.CURE not in kinds(table, place)
    assert NoteKind.WHY_NOT in kinds(table, place)
    table.refusals.say_why(AtPlace(place))
    assert table.why.accessibleName() != helped
    assert helped.startswith(table.why.accessibleName())
    assert not asked.open


@pytest.mark.slow
def test_numbers_of_the_game_before_are_put_away(program: Program, asked: Asked) -> None:
    program.controller.start(before_an_action(without_help=False))
    table = table_of(program)
    program.carry_out("numbers")
    asked.answer()
    assert table.centre.slips
    program.controller.start(before_an_action(without_help=True))
    assert not table.numbers.is_on
    assert not table.centre.slips
    assert table.rolls_panel.isHidden()


@pytest.mark.slow
def test_in_the_next_game_with_help_all_of_it_is_there_again(program: Program) -> None:
    action = program.window.actions_by_id["hint"]
    program.controller.start(before_an_action(without_help=True))
    assert not action.isVisible()
    assert not program.controller.helps
    program.controller.start(before_an_action(without_help=False))
    assert action.isVisible()
    assert program.controller.helps


def test_a_setting_gives_no_help_to_a_game_without(program: Program) -> None:
    program.controller.start(before_an_action(without_help=True))
    program.change("has_hints", True)  # noqa: FBT003 - the setting's value
    assert not program.window.actions_by_id["hint"].isVisible()
    assert program.controller.no_help == REFUSAL


@pytest.mark.slow
def test_whoever_looks_back_in_the_middle_of_it_is_told_no_more(program: Program) -> None:
    session = before_an_action(without_help=True)
    program.controller.start(session)
    program.carry_out("replay")
    moments = program.past.replaying.moments
    assert not moments.zoom.asks.has_help()  # type: ignore[attr-defined]  # Valeria's own
    session.without_help = False
    program.past.look_at(session)
    assert moments.zoom.asks.has_help()  # type: ignore[attr-defined]  # Valeria's own


# --- from one game to the next


@pytest.mark.slow
def test_what_was_chosen_is_played_and_proposed_again(begin: Callable[[], Program]) -> None:
    program = begin()
    program.carry_out("new")
    assert program.pages.new_game.help.choice.currentText() == "allowed"
    assert start_without_help(program).without_help
    for command in ("again", "same"):
        program.carry_out(command)
        session = program.controller.session
        assert session is not None
        assert session.without_help
    again = begin()
    again.carry_out("new")
    assert again.pages.new_game.help.choice.currentText() == "none"
    again.pages.new_game.start.click()
    assert again.controller.session is not None
    assert again.controller.session.without_help


def test_a_game_that_is_gone_on_with_is_still_without_help(begin: Callable[[], Program]) -> None:
    program = begin()
    start_without_help(program)
    program.close()
    again = begin()
    again.draft.without_help = False
    again.carry_out("continue")
    assert again.controller.session is not None
    assert again.controller.session.without_help
    assert again.draft.without_help
    again.carry_out("same")
    assert again.controller.session.without_help


def test_gone_back_to_or_played_on_it_is_still_without_help(program: Program) -> None:
    session = start_without_help(program)
    program.past.replaying.rewound.emit(1)
    assert session.without_help
    program.past.look_at(session)
    program.past.replaying.play_on_asked.emit(1)
    played_on = program.controller.session
    assert played_on is not None
    assert played_on is not session
    assert (played_on.without_help, played_on.is_rewound) == (True, True)


def test_the_history_says_so(program: Program) -> None:
    session = Table().plays_out().session
    session.without_help = True
    program.past.archive.enter(session, "2026-11-21T12:00:00+00:00")
    program.past.archive.wait()
    (kept,) = program.past.archive.history.ledger().games
    assert kept.without_help
    program.past.archive.look_at(kept.id)
    looked_at = program.past._looked_at
    assert looked_at is not None
    assert looked_at.without_help
