"""Continue says whose turn it is in which round, and shows the game's picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QWidget

from valeria_desktop.games import GAMES
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.kernel.seats import Seat, default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.storage.save import read_save, to_text
from valeria_desktop.storage.shelf import previous_of
from valeria_desktop.ui.screens.home.continue_sign import ContinueSign
from valeria_desktop.ui.screens.home.running import RunningWords
from valeria_desktop.ui.screens.home.screen import HomeScreen
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program


PAINT = QColor("#33aa77")
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


def told(program: Program, seats: tuple[Seat, ...]) -> ContinueSign:
    """Begin a game, go home, and return the sign as it is painted first."""
    session = Session.begin(RULES, Setup(players=2), seats, FIRST_IS_FIRST)
    program.play_on(session)
    program._keep()
    program.go_home()
    return sign_of(program)


def sign_of(program: Program) -> ContinueSign:
    return as_a(ContinueSign, program.window.home.button("continue"))


def left_behind(begin: Callable[[], Program], tmp_path: Path) -> Path:
    """Return the save of a game that was begun in a program that is closed."""
    program = begin()
    told(program, seats_of("Rose"))
    program.close()
    (path,) = (tmp_path / "games").glob("*.valeria")
    return path


def test_a_single_person_is_spoken_to(begin: Callable[[], Program], qtbot: QtBot) -> None:
    sign = told(begin(), seats_of("Rose"))
    assert sign.about == "Valeria, round 1\nYour turn"
    assert sign.accessibleDescription() == "Valeria, round 1: Your turn"
    assert not sign.picture.isNull()
    qtbot.waitUntil(lambda: "Oak 0" in sign.accessibleDescription())
    assert sign.accessibleDescription().startswith("Valeria, round 1: Your turn. ")


def test_of_several_people_the_one_who_is_asked_is_named(begin: Callable[[], Program]) -> None:
    program = begin()
    sign = told(program, seats_of("Rose", "Heron"))
    session = program.controller.session
    assert session is not None
    assert session.decision is not None
    name = session.seats[session.decision.seat].name
    assert sign.about == f"Valeria, round 1\n{name}'s turn"
    assert not sign.picture.isNull()


def test_a_save_that_does_not_say_who_is_asked_is_asked_itself(
    begin: Callable[[], Program], qtbot: QtBot, tmp_path: Path
) -> None:
    path = left_behind(begin, tmp_path)
    path.write_text(to_text(evolve(read_save(path, GAMES), asked=None)))
    again = begin()
    assert sign_of(again).about == "Valeria, round 1"
    qtbot.waitUntil(lambda: sign_of(again).about == "Valeria, round 1\nYour turn")


def test_what_only_the_save_itself_shows_to_be_wrong_is_told_after_the_first_paint(
    begin: Callable[[], Program], qtbot: QtBot, tmp_path: Path
) -> None:
    path = left_behind(begin, tmp_path)
    path.write_text(path.read_text().replace('"round": ', '"round": 1'))
    again = begin()
    assert sign_of(again).isVisible()
    assert not again.notice.isVisible()
    qtbot.waitUntil(again.notice.isVisible)
    assert "its line in the list of games was changed" in again.notice.text()
    assert sign_of(again).about.startswith("Valeria, round 1\n")  # the state before
    assert path.with_suffix(".damaged").exists()


def test_a_game_without_a_state_before_it_is_offered_no_longer(
    begin: Callable[[], Program], qtbot: QtBot, tmp_path: Path
) -> None:
    path = left_behind(begin, tmp_path)
    previous_of(path).unlink(missing_ok=True)
    path.write_text(path.read_text().replace('"round": ', '"round": 1'))
    again = begin()
    assert sign_of(again).isVisible()
    qtbot.waitUntil(lambda: not sign_of(again).isVisible())
    assert "is damaged" in again.notice.text()


@pytest.mark.parametrize("room", [QSize(1280, 681), QSize(1024, 730)])
def test_its_picture_stays_at_150_percent_text(look: Look, qtbot: QtBot, room: QSize) -> None:
    """The title gives way first; all of the menu is in sight."""
    look.use(scale=1.5)
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(room)
    home = HomeScreen(look)
    home.setParent(window)
    home.offer_continue(is_offered=True)
    picture = QPixmap(320, 180)
    picture.fill(PAINT)
    home.tell_of_game(RunningWords("Valencia, round 3\nYour turn", "", picture))
    home.resize(room)
    window.show()
    qtbot.wait(1)
    sign = home.button("continue").grab().toImage()
    look.use(scale=1.0)
    painted = sum(
        sign.pixelColor(x, y) == PAINT for x in range(sign.width()) for y in range(sign.height())
    )
    assert painted > sign.width() * sign.height() / 5
    assert home.button("quit").mapTo(window, home.button("quit").rect().bottomLeft()).y() < (
        room.height()
    )


def test_a_home_without_a_game_tells_of_none(begin: Callable[[], Program]) -> None:
    program = begin()
    assert not program.window.home.button("continue").isVisible()
    assert not program.running._later.isActive()
