"""The tutor: a choice waits for a moment, and only what is clearly worse is asked about."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.ui.play.test_controller import Desk
from tests.ui.tables import Table
from valeria_desktop.coach.tutor import TutorLesson
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.kernel.coaching import Reason, ReasonKind
from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.wire import pack

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

REASON = Reason(ReasonKind.BRINGS, say("Your lead: 4 instead of 1."), 0.05)


class Taught(Desk):
    """A person against a bot, with a tutor, before an action."""

    def __init__(self, people: int = 1) -> None:
        super().__init__()
        seats = default_seats(2, bots=None if people > 1 else "greedy")
        self.table = Table(seats=seats).plays(40)
        while self.table.decision.prompt is not Prompt.ACT or self.table.decision.seat != 0:
            self.table.step()
        self.controller.start(self.table.session)
        self.controller.tutor.is_on = True
        self.options = [option.id for option in self.table.decision.options]
        self.made = len(self.choices)

    @property
    def choices(self) -> list[str]:
        return self.table.session.record.choices

    @property
    def new(self) -> list[str]:
        return self.choices[self.made :]

    def teach(self, cost: float, *, is_final: bool = True) -> None:
        chosen, best = self.options[0], self.options[1]
        lesson = TutorLesson(chosen, best, cost, (REASON,), (), 64, is_final)
        self.thinker.told.emit(1, pack(lesson, RULES))


@pytest.fixture
def desk(qtbot: QtBot) -> Taught:
    return Taught()


def test_a_choice_waits_until_the_tutor_has_looked(desk: Taught) -> None:
    desk.controller.choose(desk.options[0])
    assert desk.new == []
    consult = desk.thinker.made[1]()
    assert (consult.topic, consult.about) == ("tutor", desk.options[0])
    desk.teach(0.2, is_final=False)
    assert desk.new == []
    desk.teach(0.02)
    assert desk.new[:1] == [desk.options[0]]


def test_whoever_chose_clearly_worse_is_asked_to_think_again(desk: Taught, qtbot: QtBot) -> None:
    desk.controller.choose(desk.options[0])
    with qtbot.waitSignal(desk.controller.questioned) as questioned:
        desk.teach(0.12)
    words, ways = questioned.args
    assert words.startswith("Think again? ")
    assert words.endswith(": about 12 more wins in 100 games. Your lead: 4 instead of 1.")
    assert desk.new == []
    assert [way.words for way in ways] == ["Do it all the same", "Think again"]
    assert desk.controller.is_open
    ways[0].go()
    assert desk.new[:1] == [desk.options[0]]


def test_whoever_thinks_again_has_chosen_nothing(desk: Taught, qtbot: QtBot) -> None:
    desk.controller.choose(desk.options[0])
    with (
        qtbot.waitSignal(desk.controller.reopened),
        qtbot.waitSignal(desk.controller.questioned) as questioned,
    ):
        desk.teach(0.12)
    same, again = questioned.args[1]
    with qtbot.waitSignal(desk.controller.withdrawn):
        again.go()
    same.go()
    assert desk.new == []
    assert desk.controller.is_open


def test_a_choice_that_was_asked_about_is_never_made_at_another_question(
    desk: Taught, qtbot: QtBot
) -> None:
    desk.controller.choose(desk.options[0])
    with qtbot.waitSignal(desk.controller.questioned) as questioned:
        desk.teach(0.12)
    with qtbot.waitSignal(desk.controller.withdrawn):
        desk.controller.leave()
    other = Taught()
    desk.controller.start(other.table.session)
    questioned.args[1][0].go()
    assert other.new == []


def test_a_press_is_told_at_once_while_the_tutor_looks(desk: Taught, qtbot: QtBot) -> None:
    with qtbot.waitSignal(desk.controller.took) as took:
        desk.controller.choose(desk.options[0])
    assert took.args == [desk.options[0]]


def test_nothing_is_chosen_instead_while_the_tutor_looks(desk: Taught) -> None:
    desk.controller.choose(desk.options[0])
    desk.controller.choose(desk.options[1], instead=True)
    desk.teach(0.0)
    assert desk.new[0] == desk.options[0]


def test_a_table_that_goes_from_sight_leaves_a_choice_that_waits_unmade(
    desk: Taught, qtbot: QtBot
) -> None:
    desk.controller.choose(desk.options[0])
    with qtbot.waitSignal(desk.controller.reopened):
        desk.controller.tutor.put_off()
    desk.teach(0.0)
    assert desk.new == []
    desk.controller.choose(desk.options[1])
    desk.thinker.finished.emit(2)
    assert desk.new[:1] == [desk.options[1]]


def test_what_follows_from_an_answer_is_carried_out_at_once(desk: Taught) -> None:
    desk.controller.choose(desk.options[0], follows=True)
    assert desk.new[:1] == [desk.options[0]]


class Leading:
    """Leads through a lesson in which anything may be chosen."""

    def refusal(self, made: int, option_id: str) -> None:
        """Refuse nothing."""

    def holds(self, made: int) -> bool:
        """Hold nothing."""
        return False

    def answer(self, made: int) -> None:
        """Answer nothing."""


def test_in_a_lesson_the_tutor_keeps_quiet(desk: Taught) -> None:
    desk.controller.lead = Leading()
    desk.controller.choose(desk.options[0])
    assert desk.new[:1] == [desk.options[0]]


def test_who_thinks_again_chooses_something_else(desk: Taught) -> None:
    desk.controller.choose(desk.options[0])
    desk.teach(0.12)
    desk.controller.choose(desk.options[1])
    assert desk.new == []
    desk.thinker.finished.emit(2)
    assert desk.new[:1] == [desk.options[1]]


def test_a_second_press_meanwhile_is_no_second_choice(desk: Taught) -> None:
    desk.controller.choose(desk.options[0])
    desk.controller.choose(desk.options[1])
    desk.teach(0.0)
    assert desk.new[0] == desk.options[0]
    assert desk.options[1] not in desk.new[1:2]


def test_nobody_waits_long_for_the_tutor(desk: Taught, qtbot: QtBot) -> None:
    desk.controller.tutor._patience.setInterval(1)
    desk.controller.choose(desk.options[0])
    qtbot.waitUntil(lambda: bool(desk.new))


def test_a_tutor_who_can_not_say_lets_it_go(desk: Taught, qtbot: QtBot) -> None:
    desk.controller.choose(desk.options[0])
    with qtbot.waitSignal(desk.controller.told):
        desk.thinker.gave_up.emit(1, "It is asleep.")
    assert desk.new[:1] == [desk.options[0]]


def test_what_is_taken_back_meanwhile_is_not_carried_out(desk: Taught) -> None:
    desk.controller.choose(desk.options[0])
    desk.controller.leave()
    desk.controller.start(desk.table.session)
    assert desk.new == []


@pytest.mark.parametrize("off", ["tutor", "help"])
def test_without_a_tutor_a_choice_is_carried_out_at_once(desk: Taught, off: str) -> None:
    desk.controller.tutor.is_on = off != "tutor"
    desk.controller.has_hints = off != "help"
    desk.controller.choose(desk.options[0])
    assert desk.new[:1] == [desk.options[0]]


def test_where_several_look_on_the_tutor_keeps_quiet(qtbot: QtBot) -> None:
    desk = Taught(people=2)
    desk.controller.choose(desk.options[0])
    assert desk.new[:1] == [desk.options[0]]
    assert not desk.thinker.made


def test_a_lesson_is_clear_only_with_worlds_enough() -> None:
    lesson = TutorLesson("a", "b", 0.08, (), (), 64, is_final=True)
    assert lesson.is_clear
    assert not TutorLesson("a", "b", 0.08, (), (), 1, is_final=True).is_clear
    assert not evolve(lesson, is_final=False).is_clear
