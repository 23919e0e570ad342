"""The screen that looks back: chances, moments, choices with their grades, and the way to each."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.tables import Table
from valeria_desktop.coach.grades import Grade
from valeria_desktop.coach.review import Fortune, Graded, ReviewBatch, TurnChances
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.kernel.phrases import say
from valeria_desktop.session.messages import Wish
from valeria_desktop.session.wire import pack
from valeria_desktop.ui.screens.review.choices import MARKS, ChoiceRole
from valeria_desktop.ui.screens.review.part import ReviewPart

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QImage
    from pytestqt.qtbot import QtBot

    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.session.desk import Urgency
    from valeria_desktop.session.messages import Consult
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.program.program import Program
    from valeria_desktop.ui.screens.review.screen import ReviewScreen

_ACCESSIBLE = Qt.ItemDataRole.AccessibleTextRole


class Room:
    """A finished game of two that is looked back on."""

    def __init__(self, program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
        self.program = program
        self.open: dict[int, Consult] = {}
        monkeypatch.setattr(program.thinker, "consult", self._consult)
        monkeypatch.setattr(program.thinker, "drop", self._drop)
        self.session = Table(Setup(players=2)).plays_out().session
        program._play(self.session)
        program.carry_out("review")

    def _consult(self, ticket: int, make: Callable[[], Consult], urgency: Urgency) -> None:
        del urgency
        self.open[ticket] = make()

    def _drop(self, ticket: int) -> None:
        self.open.pop(ticket, None)

    @property
    def screen(self) -> ReviewScreen:
        return self.program.past.reviewing

    def shown(self) -> str:
        """Name what is shown."""
        return type(self.program.window.screen_shown).__name__

    def tell(self, *parts: ReviewBatch) -> None:
        ticket = next(number for number, each in self.open.items() if each.topic == "review")
        for part in parts:
            self.program.thinker.told.emit(ticket, pack(part, RULES))

    def finish(self) -> None:
        ticket = next(number for number, each in self.open.items() if each.topic == "review")
        self.program.thinker.finished.emit(ticket)


@pytest.fixture
def room(begin: Callable[[], Program], monkeypatch: pytest.MonkeyPatch) -> Room:
    program = begin()
    program.window.resize(1280, 720)
    return Room(program, monkeypatch)


def decision_of(session: Session, choices: int) -> Decision:
    decision = session.record.up_to(choices).replay().decision
    assert decision is not None
    found: Decision = decision
    return found


def graded(session: Session, choices: int, cost: float) -> Graded:
    decision = decision_of(session, choices)
    chosen, best = decision.options[0], decision.options[-1]
    turn = choices + 1
    return Graded(choices, decision.seat, turn, 1, chosen, best, 0.5, cost, is_secret=False)


def part(session: Session) -> ReviewBatch:
    costs = {0: 0.0, 1: 0.2, 2: 0.04}
    return ReviewBatch(
        3,
        90,
        tuple(graded(session, choices, cost) for choices, cost in costs.items()),
        (TurnChances(0, 1, 1, (0.5, 0.5), (0, 0)), TurnChances(3, 2, 1, (0.62, 0.38), (0, 2))),
        (Fortune(2, 0, 1, 1, say("a card was turned up"), (0.3, -0.3)),),
    )


def picture(room: Room) -> QImage:
    return room.screen.deciding.grab().toImage()


@pytest.mark.slow
def test_how_far_it_has_come_is_told_until_all_was_looked_at(room: Room) -> None:
    total = len(room.session.record.choices)
    assert room.screen.deciding.bar.accessibleName() == f"0 of {total} choices looked at"
    room.tell(part(room.session))
    assert room.screen.deciding.bar.accessibleName() == "3 of 90 choices looked at"
    assert (room.screen.deciding.bar.value(), room.screen.deciding.bar.maximum()) == (3, 90)
    room.finish()
    assert room.screen.deciding.bar.isHidden()
    assert room.screen.deciding.every.marks.text().startswith(f"{MARKS[Grade.BEST]} the best, ")


@pytest.mark.slow
def test_it_is_stopped_and_gone_on_with(room: Room) -> None:
    assert room.screen.deciding.pause.text() == "Stop"
    room.tell(part(room.session))
    room.screen.deciding.pause.click()
    assert room.screen.deciding.pause.text() == "Continue"
    assert "review" not in [each.topic for each in room.open.values()]
    room.screen.deciding.pause.click()
    assert "review" in [each.topic for each in room.open.values()]


@pytest.mark.slow
def test_choices_are_told_with_their_grades_and_what_was_better(room: Room) -> None:
    room.tell(part(room.session))
    model = room.screen.deciding.every.model
    assert [row.grade for row in model.rows] == [Grade.BEST, Grade.BLUNDER, Grade.SLIP]
    texts = [str(model.index(at).data(_ACCESSIBLE)) for at in range(3)]
    assert texts[0].startswith("Round 1, ")
    assert texts[0].endswith(" – the best.")
    assert " – a blunder. Clearly better: " in texts[1]
    assert texts[1].endswith(", about 20 more wins in 100 games.")


@pytest.mark.slow
def test_only_what_was_worse_than_good_is_shown_where_that_is_asked(room: Room) -> None:
    room.tell(part(room.session))
    buttons = room.screen.deciding.every.shown.buttons()
    buttons[1].click()
    grades = [row.grade for row in room.screen.deciding.every.model.rows]
    assert grades == [Grade.BLUNDER, Grade.SLIP]
    buttons[0].click()
    assert len(room.screen.deciding.every.model.rows) == 3


@pytest.mark.slow
def test_the_sums_tell_how_often_each_grade_was_reached(room: Room) -> None:
    room.tell(part(room.session))
    words = room.screen.deciding.every.sums.text()
    for name in {room.session.names[each.seat] for each in part(room.session).graded}:
        assert f"{name}: {MARKS[Grade.BEST]}\N{NO-BREAK SPACE}" in words


@pytest.mark.slow
def test_the_moments_that_decided_lead_into_the_replay_and_back(room: Room) -> None:
    room.tell(part(room.session))
    room.finish()
    sheets = room.screen.deciding.shown_sheets
    assert [sheet.story and sheet.story.choices for sheet in sheets] == [1, 2, 2]
    assert "a card was turned up" in sheets[2].open.accessibleName().casefold()
    QTest.keyClick(sheets[1].open, Qt.Key.Key_Return)
    assert room.shown() == "ReplayScreen"
    assert room.program.past.replaying.deck.moment == 2
    room.program.window.go_back()
    assert room.shown() == "ReviewScreen"
    room.program.window.go_back()
    assert room.shown() != "ReviewScreen"


@pytest.mark.slow
def test_a_replay_that_was_opened_elsewhere_is_left_for_there(room: Room) -> None:
    room.tell(part(room.session))
    room.finish()
    room.screen.deciding.sheets[0].open.click()
    room.program.window.go_back()
    room.program.window.go_back()
    before = room.program.window.screen_shown
    room.program.carry_out("replay")
    room.program.window.go_back()
    assert room.program.window.screen_shown is before


@pytest.mark.slow
def test_enter_on_a_choice_looks_at_its_moment(room: Room, qtbot: QtBot) -> None:
    room.tell(part(room.session))
    rows = room.screen.deciding.every.list
    rows.setFocus()
    rows.setCurrentIndex(rows.model().index(1, 0))
    with qtbot.waitSignal(room.screen.moment_asked) as asked:
        QTest.keyClick(rows, Qt.Key.Key_Return)
    assert asked.args == [1]
    row = rows.model().index(1, 0).data(ChoiceRole.ROW)
    assert row.choices == 1


@pytest.mark.slow
def test_each_part_is_another_picture(room: Room) -> None:
    before = picture(room)
    room.tell(part(room.session))
    assert picture(room) != before
    name = room.screen.deciding.cloth.accessibleName()
    assert name.startswith("Who was likely to win. Round 1, before ")
    assert "62%" in name


@pytest.mark.slow
def test_another_game_begins_with_nothing(room: Room) -> None:
    room.tell(part(room.session))
    other = Table(Setup(players=3), seed=9).plays_out().session
    room.program._play(other)
    assert not room.screen.deciding.every.model.rows
    room.program.carry_out("review")
    assert (
        room.screen.deciding.bar.accessibleName()
        == f"0 of {len(other.record.choices)} choices looked at"
    )
    room.program.past.look_back(room.session)
    assert room.screen.deciding.bar.accessibleName() == "3 of 90 choices looked at"


class _Own(ReviewPart):
    """A part that a game brings."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[object] = []

    def title(self) -> str:
        return "Luck"

    def show_game(self, session: Session) -> None:
        self.heard.append(session)
        self.asked.emit(Wish("ledger"))

    def show_answer(self, wish: Wish, answer: object) -> None:
        self.heard.append((wish, answer))

    def forget(self) -> None:
        self.heard.append(None)


@pytest.mark.slow
def test_a_games_own_part_asks_hears_and_is_forgotten(
    begin: Callable[[], Program], monkeypatch: pytest.MonkeyPatch
) -> None:
    from attrs import evolve

    program, own = begin(), _Own()
    face = evolve(program.faces["valeria"], make_review_parts=(lambda _: own,))
    monkeypatch.setattr(program.past, "_faces", {"valeria": face})
    room = Room(program, monkeypatch)
    assert room.screen.signs.signs[1].text() == "Luck"
    ticket = next(number for number, each in room.open.items() if each.topic == "ledger")
    program.thinker.told.emit(ticket, pack("lucky", RULES))
    program.thinker.told.emit(ticket, pack("luckier", RULES))
    room.screen.forget()
    assert own.heard == [
        room.session,
        (Wish("ledger"), "lucky"),
        (Wish("ledger"), "luckier"),
        None,
    ]
