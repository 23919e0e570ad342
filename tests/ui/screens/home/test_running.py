"""Continue says whose turn it is in which round, and shows the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.kernel.seats import Seat, default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.ui.screens.home.continue_sign import ContinueSign
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.program.program import Program


FIRST_IS_FIRST = 6
"""A seed with which the first seat begins."""


def seats_of(*people: str) -> tuple[Seat, ...]:
    """Return seats of people with names, and of a bot if there is only one of them."""
    first, second = default_seats(2)
    names = (*people, second.name)[:2]
    bots = (None, None) if len(people) > 1 else (None, "random")
    return tuple(
        Seat(name, seat.colour, seat.sign, bot)
        for name, seat, bot in zip(names, (first, second), bots, strict=True)
    )


def told(program: Program, qtbot: QtBot, seats: tuple[Seat, ...]) -> ContinueSign:
    """Begin a game, go home, and wait until home has looked at it closely."""
    session = Session.begin(RULES, Setup(players=2), seats, FIRST_IS_FIRST)
    program.play_on(session)
    program._keep()
    program.go_home()
    sign = as_a(ContinueSign, program.window.home.button("continue"))
    assert sign.about == "Valeria, round 1"
    qtbot.waitUntil(lambda: "turn" in sign.about and not sign.table.isNull())
    return sign


def test_a_single_person_is_spoken_to(begin: Callable[[], Program], qtbot: QtBot) -> None:
    sign = told(begin(), qtbot, seats_of("Rose"))
    assert sign.about == "Valeria, round 1\nYour turn"
    assert sign.accessibleDescription().startswith("Valeria, round 1: Your turn. ")


def test_of_several_people_the_one_who_is_asked_is_named(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin()
    sign = told(program, qtbot, seats_of("Rose", "Heron"))
    session = program.controller.session
    assert session is not None
    assert session.decision is not None
    name = session.seats[session.decision.seat].name
    assert sign.about == f"Valeria, round 1\n{name}'s turn"


def test_a_home_without_a_game_tells_of_none(begin: Callable[[], Program], qtbot: QtBot) -> None:
    program = begin()
    assert not program.window.home.button("continue").isVisible()
    assert not program.running._later.isActive()
