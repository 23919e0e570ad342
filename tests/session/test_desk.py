"""The desk: moves go first, then what a coach is asked, by its urgency and in turn."""

from __future__ import annotations

import threading

from valeria_desktop.session.desk import Desk, Urgency
from valeria_desktop.session.messages import Consult, Request


def move(ticket: int) -> Request:
    return Request(ticket, "random", 1, "valeria", None, 5, b"")


def put(desk: Desk, ticket: int, urgency: Urgency = Urgency.SHOWN) -> Consult:
    consult = Consult(ticket, "card", 3, 1, "valeria", None, 5, b"")
    desk.consult(ticket, lambda: consult, urgency)
    return consult


def tickets(desk: Desk, number: int) -> list[int]:
    found = [desk.next() for _ in range(number)]
    return [each.ticket for each in found if each is not None]


def test_a_move_goes_before_whatever_a_coach_is_asked() -> None:
    desk = Desk()
    put(desk, 1, Urgency.POINTED_AT)
    desk.put(move(7))
    assert tickets(desk, 2) == [7, 1]


def test_only_the_newest_move_waits() -> None:
    desk = Desk()
    desk.put(move(7))
    desk.put(move(8))
    put(desk, 1)
    assert tickets(desk, 2) == [8, 1]


def test_what_is_pointed_at_goes_before_what_is_shown_and_that_before_what_may_wait() -> None:
    desk = Desk()
    put(desk, 1, Urgency.LATER)
    put(desk, 2, Urgency.SHOWN)
    put(desk, 3, Urgency.POINTED_AT)
    assert tickets(desk, 1) == [3]
    desk.drop(3)
    assert tickets(desk, 1) == [2]
    desk.drop(2)
    assert tickets(desk, 1) == [1]


def test_questions_that_are_as_urgent_are_asked_in_turn_until_they_are_dropped() -> None:
    desk = Desk()
    put(desk, 1)
    put(desk, 2)
    assert tickets(desk, 4) == [1, 2, 1, 2]
    desk.drop(1)
    assert not desk.waits_for(1)
    assert tickets(desk, 2) == [2, 2]


def test_first_answers_go_before_better_ones() -> None:
    desk = Desk()
    put(desk, 1)
    put(desk, 2)
    desk.answered(1, is_new=True)
    assert tickets(desk, 3) == [2, 2, 2]
    desk.answered(2, is_new=False)
    assert tickets(desk, 1) == [2]
    desk.answered(2, is_new=True)
    assert tickets(desk, 2) == [1, 2]


def test_a_question_is_hastened() -> None:
    desk = Desk()
    put(desk, 1)
    put(desk, 2)
    desk.hasten(2, Urgency.POINTED_AT)
    desk.hasten(9, Urgency.POINTED_AT)  # nobody waits for that one
    assert tickets(desk, 2) == [2, 2]


def test_a_question_is_packed_once_when_its_turn_comes() -> None:
    desk, packed = Desk(), []

    def make() -> Consult:
        packed.append(1)
        return Consult(1, "card", 3, 1, "valeria", None, 5, b"")

    desk.consult(1, make, Urgency.SHOWN)
    assert not packed
    assert tickets(desk, 2) == [1, 1]
    assert packed == [1]


def test_what_is_lost_with_the_process_again_and_again_is_given_up() -> None:
    desk = Desk()
    put(desk, 1)
    assert [desk.lost(1) for _ in range(3)] == [True, True, False]
    desk.answered(1, is_new=False)
    assert desk.lost(1)
    assert not desk.lost(9)


def test_whoever_waits_at_a_closed_desk_goes_home() -> None:
    desk, found = Desk(), []
    waiting = threading.Thread(target=lambda: found.append(desk.next()))
    waiting.start()
    desk.close()
    waiting.join(10)
    assert found == [None]
    put(desk, 1)
    assert desk.next() is None
