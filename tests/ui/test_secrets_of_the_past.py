"""What is looked at again in a whole program, while its game goes on: both games, each table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from valeria_desktop.bots.registry import make_bot
from valeria_desktop.faces import FACES
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.eyes import PUBLIC, waypoints_for
from valeria_desktop.session.session import Session
from valeria_desktop.storage.folders import Folders
from valeria_desktop.ui.program.program import Program
from valeria_desktop.ui.stage.pace import Pace

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("unpainted")]

CHOICES = 40
games = pytest.mark.parametrize("game", FACES)


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, look: Look, tmp_path: Path) -> Iterator[Program]:
    made = Program(qapp, Folders.at(tmp_path), FACES)
    qtbot.addWidget(made.window)
    made.change("pace", Pace.OFF.value)
    with qtbot.waitActive(made.window):
        made.window.show()
    yield made
    made.close()


def play(program: Program, game: str, kinds: str, choices: int = CHOICES) -> Session:
    """Put a game on the table that was played so far, or to its end."""
    rules = FACES[game].rules
    pairs = zip(default_seats(len(kinds)), kinds, strict=True)
    seats = tuple(evolve(seat, bot="random" if kind == "b" else None) for seat, kind in pairs)
    session = Session.begin(rules, rules.setup(players=len(kinds)), seats, 5)
    bot = make_bot(rules, "random", 3)
    while (decision := session.decision) is not None:
        if len(session.record.choices) >= choices and seats[decision.seat].is_person:
            break
        session.choose(bot.choose(session.view(decision.seat), decision).id)
    program.play_on(session)
    return session


def eyes(program: Program) -> list[str]:
    viewer = program.past.replaying.deck.viewer
    return [viewer.itemText(number) for number in range(viewer.count())]


@games
def test_against_a_bot_the_replay_has_the_persons_eyes(program: Program, game: str) -> None:
    play(program, game, "pb")
    program.carry_out("replay")
    assert program.window.screen_shown is program.past.replaying
    assert eyes(program) == ["As Rose saw it"]


@games
def test_a_saved_game_that_goes_on_is_shown_as_one_on_the_table_is(
    program: Program, game: str, tmp_path: Path
) -> None:
    session = play(program, game, "pb")
    path = tmp_path / "mine.valeria"
    assert program.keeping.save_as(session, path)
    program.go_home()
    program.pages.replay_asked.emit(path)
    assert eyes(program) == ["As Rose saw it"]


@games
def test_before_two_a_curtain_hides_the_whole_window(
    program: Program, game: str, qtbot: QtBot
) -> None:
    play(program, game, "pp")
    program.carry_out("replay")
    screen = program.past.replaying
    assert eyes(program) == ["As everyone could see it", "As Rose saw it", "As Oak saw it"]
    screen.deck.viewer.setCurrentIndex(2)
    curtain = screen.guard.curtain
    assert curtain is not None
    assert curtain.parent() is program.window
    assert curtain.geometry() == program.window.rect()
    assert QApplication.focusWidget() is curtain
    qtbot.keyClick(curtain, Qt.Key.Key_Escape)
    assert screen.deck.viewer.currentIndex() == 0
    screen.deck.viewer.setCurrentIndex(1)
    program.go_home()
    assert curtain.isHidden()
    assert screen.deck.viewer.currentIndex() == 0


@games
def test_what_decided_a_game_is_told_only_when_it_is_over(program: Program, game: str) -> None:
    play(program, game, "pb")
    shown = program.window.screen_shown
    told: list[str] = []
    program.past.told.connect(told.append)
    program.carry_out("review")
    assert told == ["You can look back on a game when it is over."]
    assert program.window.screen_shown is shown


@games
def test_a_copy_that_is_played_on_hides_what_the_game_it_is_of_showed(
    program: Program, game: str
) -> None:
    session = play(program, game, "pp", 100_000)
    assert session.decision is None
    program.past.look_at(session)
    assert eyes(program)[0] == "Everything revealed"
    program.past.replaying.deck.go_to(CHOICES)
    program.past.replaying.sheet.play_on.click()
    copy = program.controller.session
    assert copy is not None
    assert copy.is_rewound
    assert len(copy.record.choices) == CHOICES
    program.carry_out("replay")
    assert eyes(program) == ["As everyone could see it", "As Rose saw it", "As Oak saw it"]
    program.past.replaying.deck.go_to(CHOICES)
    assert not program.past.replaying.sheet.unveiled.isVisible()


@games
def test_the_moments_to_go_back_to_are_those_that_everyone_could_tell_apart(
    program: Program, game: str
) -> None:
    session = play(program, game, "pp")
    program.carry_out("rewind")
    deck, seen = program.past.replaying.deck, waypoints_for(session, PUBLIC)
    deck.go_to(len(session.record.choices))
    assert deck.moment == len(seen)
    assert (len(seen) < len(session.record.choices)) == (game == "valencia")
