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
from valeria_desktop.ui.coach.tutor import TutorWarning

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


def warned_of(desk: Taught, qtbot: QtBot) -> TutorWarning:
    """Choose poorly, and return the tutor's warning."""
    desk.controller.choose(desk.options[0])
    with (
        qtbot.waitSignal(desk.controller.reopened),
        qtbot.waitSignal(desk.controller.tutor.warned) as warned,
    ):
        desk.teach(0.12)
    warning = warned.args[0]
    assert isinstance(warning, TutorWarning)
    return warning


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
    warning = warned_of(desk, qtbot)
    lesson = warning.lesson
    assert (lesson.chosen, lesson.best, lesson.cost) == (*desk.options[:2], 0.12)
    assert lesson.reasons == (REASON,)
    assert desk.new == []
    assert desk.controller.is_open
    warning.same()
    assert desk.new[:1] == [desk.options[0]]


def test_whoever_takes_the_better_choice_has_made_it(desk: Taught, qtbot: QtBot) -> None:
    warning = warned_of(desk, qtbot)
    with qtbot.waitSignal(desk.controller.tutor.withdrawn):
        warning.best()
    assert desk.new[:1] == [desk.options[1]]
    assert not desk.controller.tutor.is_asking


@pytest.mark.parametrize("answers", [("same", "best"), ("best", "same")])
def test_a_warning_is_answered_once(desk: Taught, qtbot: QtBot, answers: tuple[str, str]) -> None:
    warning = warned_of(desk, qtbot)
    made = {"same": desk.options[0], "best": desk.options[1]}
    for answer in answers:
        getattr(warning, answer)()
    assert desk.new[0] == made[answers[0]]
    assert made[answers[1]] not in desk.new[1:2]


def test_whoever_takes_it_back_has_chosen_nothing(desk: Taught, qtbot: QtBot) -> None:
    warning = warned_of(desk, qtbot)
    with (
        qtbot.waitSignal(desk.controller.reopened),
        qtbot.waitSignal(desk.controller.tutor.withdrawn),
    ):
        desk.controller.undo()
    warning.same()
    warning.best()
    assert desk.new == []
    assert desk.controller.is_open


def test_a_choice_that_was_asked_about_is_never_made_at_another_question(
    desk: Taught, qtbot: QtBot
) -> None:
    warning = warned_of(desk, qtbot)
    with qtbot.waitSignal(desk.controller.tutor.withdrawn):
        desk.controller.leave()
    other = Taught()
    desk.controller.start(other.table.session)
    warning.same()
    warning.best()
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


def test_a_tutor_who_is_late_still_warns_while_the_turn_is_open(desk: Taught, qtbot: QtBot) -> None:
    desk.controller.tutor._patience.setInterval(1)
    with qtbot.waitSignal(desk.controller.told):
        desk.controller.choose(desk.options[0])
    assert desk.new == []
    with qtbot.waitSignal(desk.controller.tutor.warned):
        desk.teach(0.12)
    assert desk.new == []
    assert desk.controller.is_open


def test_who_is_tired_of_waiting_goes_on_without_the_tutor(desk: Taught, qtbot: QtBot) -> None:
    desk.controller.choose(desk.options[0])
    desk.controller.hurry()  # a key that is still held down hurries nobody
    assert desk.new == []
    desk.controller.tutor._patience.setInterval(1)
    desk.controller.undo()
    with qtbot.waitSignal(desk.controller.told):
        desk.controller.choose(desk.options[0])
    desk.controller.hurry()
    assert desk.new[:1] == [desk.options[0]]


def test_a_choice_that_waits_is_taken_back(desk: Taught, qtbot: QtBot) -> None:
    desk.controller.choose(desk.options[0])
    with qtbot.waitSignal(desk.controller.reopened):
        desk.controller.undo()
    desk.teach(0.0)
    assert desk.new == []
    assert desk.controller.is_open


def test_a_tutor_who_needs_too_long_says_so_and_lets_it_go(desk: Taught, qtbot: QtBot) -> None:
    desk.controller.tutor._longest.setInterval(1)
    with qtbot.waitSignal(desk.controller.told) as told:
        desk.controller.choose(desk.options[0])
    assert told.args == ["Your coach couldn't weigh this choice in time, so it is made."]
    assert desk.new[:1] == [desk.options[0]]


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
