"""A finished game of each kind hangs in the hall, with its own painting, and can be replayed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from tests.ui.listed_keys import begin_with
from tests.ui.programs import people_and_bots
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.faces import FACES
from valeria_desktop.games.valencia.ui.board.own_side import houses_of
from valeria_desktop.games.valencia.ui.hall import HungQuarter
from valeria_desktop.games.valeria.ui.paint.kingdom import Town
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules.setup import Setup
from valeria_desktop.games.viscounts.ui.paint.hung_realm import HungRealm
from valeria_desktop.games.viscounts.ui.table.seats import all_seats
from valeria_desktop.session.session import Session
from valeria_desktop.storage.save_file import now

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.program.program import Program
    from valeria_desktop.ui.screens.hall.paintings import Painting

HUNG = {"valeria": Town, "valencia": HungQuarter, "viscounts": HungRealm}


@pytest.fixture(params=HUNG)
def session(request: pytest.FixtureRequest) -> Session:
    """Play a game of a person against a bot to its end."""
    rules = FACES[request.param].rules
    made = Session.begin(rules, rules.setup(players=2), people_and_bots(2, 1, "random"), 5)
    bot = make_bot(rules, "random", 5)
    while (decision := made.decision) is not None:
        made.choose(bot.choose(made.game.view(decision.seat), decision).id)
    return made


@pytest.fixture
def program(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, session: Session
) -> Iterator[Program]:
    """Open the hall, in which the game hangs alone."""
    made = begin_with(qapp, qtbot, tmp_path, session.rules.id)
    made.past.archive.enter(session, now())
    made.carry_out("history")
    made.past.keepsakes.wait()
    qapp.processEvents()
    yield made
    made.close()


def painting_in(program: Program) -> Painting:
    (piece,) = program.past.hall.wall.laid.listed
    painting: Painting = piece.face
    return painting


def test_it_hangs_as_what_its_owner_built(program: Program, session: Session) -> None:
    """Valencia hangs as the quarter of the painting's owner."""
    painting = painting_in(program)
    assert painting.paint is not None
    assert isinstance(painting.picture, HUNG[session.rules.id])
    if isinstance(painting.picture, HungQuarter):
        assert painting.picture.houses == houses_of(session.view(0), 0)


def test_its_painting_opens_its_replay(program: Program, session: Session, qtbot: QtBot) -> None:
    qtbot.keyClick(program.past.hall.wall, Qt.Key.Key_Return)
    assert program.window.screen_shown is program.past.replaying
    assert program.past.replaying.deck.last == len(session.record.choices)


def test_the_rival_and_the_player_have_pages(program: Program) -> None:
    """A bot that is nobody's character is known by how it plays."""
    rival = program.past.hall.rival
    rival.all.click()
    names = {button.card.name for button in rival.rivals}
    assert names == {"Rose", "Bot: plays at random"}


def test_odos_page_shows_the_sign_that_he_bore_on_the_table(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    session = Session.begin(RULES, Setup(1), people_and_bots(1, 1, "random"), 5)
    odo = all_seats(session.scene(0))[-1]
    program = begin_with(qapp, qtbot, tmp_path, RULES.id)
    program._play(session)
    program.window.table.rival_asked.emit(len(session.seats))
    card = program.past.hall.rival.card
    assert card is not None
    assert card.shields[1].sign == odo.sign.value
    assert card.shields[1].colour is odo.colour
    program.close()
