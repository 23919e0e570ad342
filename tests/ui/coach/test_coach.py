"""The coach: asks once, keeps what is said of this moment, and forgets it with the next choice."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from tests.ui.play.test_controller import Desk
from tests.ui.play.test_controller import people as table_of_people
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.session.desk import Urgency
from valeria_desktop.session.messages import Wish
from valeria_desktop.session.wire import pack

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.kernel.rules import Rules
    from valeria_desktop.session.messages import Consult

CARD = Wish("card", 3)


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    made = Desk()
    made.controller.start(table_of_people().session)
    return made


def say(desk: Desk, ticket: int, answer: object) -> None:
    desk.thinker.told.emit(ticket, pack(answer, RULES))


def consult_of(desk: Desk, ticket: int) -> Consult:
    return desk.thinker.made[ticket]()


def test_what_is_wished_for_twice_is_asked_once(desk: Desk) -> None:
    coach = desk.controller.coach
    assert coach.ask(CARD, Urgency.SHOWN) is None
    assert coach.ask(CARD, Urgency.POINTED_AT) is None
    assert desk.thinker.consulted == {1: Urgency.POINTED_AT}
    assert (consult_of(desk, 1).topic, consult_of(desk, 1).about) == ("card", 3)


def test_an_answer_is_kept_and_a_better_one_in_its_place(desk: Desk, qtbot: QtBot) -> None:
    coach = desk.controller.coach
    coach.ask(CARD, Urgency.SHOWN)
    with qtbot.waitSignal(coach.told) as told:
        say(desk, 1, "soon")
    assert told.args == [CARD]
    assert coach.known(CARD) == "soon"
    say(desk, 1, "now")
    assert coach.ask(CARD, Urgency.SHOWN) == "now"
    assert coach.known(Wish("card", 4)) is None


def test_what_is_all_said_is_not_hastened(desk: Desk) -> None:
    coach = desk.controller.coach
    coach.ask(CARD, Urgency.LATER)
    desk.thinker.finished.emit(1)
    coach.ask(CARD, Urgency.POINTED_AT)
    assert desk.thinker.consulted == {1: Urgency.LATER}


def test_with_a_choice_all_of_it_is_forgotten(desk: Desk, qtbot: QtBot) -> None:
    coach = desk.controller.coach
    coach.ask(CARD, Urgency.SHOWN)
    say(desk, 1, "soon")
    with qtbot.waitSignal(coach.forgot):
        desk.controller.choose(desk.controller.scene.decision.options[0].id)
    assert coach.known(CARD) is None
    assert not desk.thinker.consulted
    with qtbot.assertNotEmitted(coach.told):
        say(desk, 1, "late")


def test_nothing_is_asked_while_something_moves(desk: Desk) -> None:
    desk.stage.is_idle = False
    desk.controller.coach.ask(CARD, Urgency.SHOWN)
    assert not desk.thinker.consulted


def test_nothing_is_asked_where_hints_are_off(desk: Desk) -> None:
    desk.controller.has_hints = False
    desk.controller.coach.ask(CARD, Urgency.SHOWN)
    assert not desk.thinker.consulted


def test_all_questions_of_a_moment_share_what_is_seen(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    packed: list[object] = []

    def counting(view: object, rules: Rules[Any]) -> bytes:
        packed.append(view)
        return pack(view, rules)

    monkeypatch.setattr("valeria_desktop.ui.coach.coach.pack", counting)
    coach = desk.controller.coach
    for place in range(5):
        coach.ask(Wish("card", place), Urgency.SHOWN)
    assert not packed
    assert len({consult_of(desk, ticket).of for ticket in range(1, 6)}) == 1
    assert packed == [desk.controller.scene.view]


def test_why_the_coach_can_not_say_is_told(desk: Desk, qtbot: QtBot) -> None:
    coach = desk.controller.coach
    coach.ask(CARD, Urgency.SHOWN)
    with qtbot.waitSignal(coach.gave_up) as gave_up:
        desk.thinker.gave_up.emit(1, "It is asleep.")
    assert gave_up.args == ["The coach can't say. It is asleep."]
    quiet = partial(desk.thinker.gave_up.emit, 9, "Nobody asked.")
    with qtbot.assertNotEmitted(coach.gave_up):
        quiet()
