"""Only what differs is painted again, and what is seen is as if all were painted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from tests.counts import many
from tests.ui.painted import Painted
from tests.ui.parts import table_of
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.ui.program.program import Program

pytestmark = pytest.mark.usefixtures("always_painted")
GAMES = {
    "two": Setup(players=2),
    "five": Setup(players=5),
    "dark lord": Setup(players=1, solo=Solo.DARK_LORD),
    "siege": Setup(players=1, solo=Solo.SIEGE),
}


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


@pytest.fixture
def program(begin: Callable[[], Program]) -> Program:
    return begin()


def started(program: Program, setup: Setup) -> Session:
    session = Session.begin(RULES, setup, default_seats(setup.players), 11)
    program.play_on(session)
    return session


def choose(program: Program, session: Session) -> None:
    assert session.decision is not None
    program.controller.choose(session.decision.options[-1].id)
    curtain = table_of(program).prompt.curtain
    if curtain is not None and curtain.isVisible():
        curtain.open()
    QApplication.processEvents()


def on_screen(window: QWidget) -> QImage:
    seen = window.screen().grabWindow(window.winId()).toImage()
    if seen.isNull():
        pytest.skip("this platform doesn't tell what is on its screen")
    return seen.convertToFormat(QImage.Format.Format_RGB32)


@pytest.mark.slow
@pytest.mark.parametrize("setup", GAMES.values(), ids=list(GAMES))
def test_what_is_seen_is_as_if_all_were_painted(program: Program, setup: Setup) -> None:
    session = started(program, setup)
    for number in range(many(12, 12, whole=24)):
        choose(program, session)
        settle()
        table_of(program).room.show_hour(number / 24)  # else it follows when it likes
        settle()
        whole = program.window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        assert on_screen(program.window) == whole, f"after choice {number}"


@pytest.mark.slow
@pytest.mark.parametrize("setup", GAMES.values(), ids=list(GAMES))
def test_market_tableau_and_tracks_are_painted_with_the_choice(
    program: Program, setup: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, table = started(program, setup), table_of(program)
    monkeypatch.setattr(table.room, "show_hour_soon", lambda _time: None)
    settle()
    board = table.board
    parts: tuple[QWidget, ...] = (table.centre, board.tableau, *board.tracks.values())
    for number in range(24):
        choose(program, session)
        at_once = on_screen(program.window)
        whole = program.window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        for part in parts:
            box = part.rect().translated(part.mapTo(program.window, QPoint()))
            assert at_once.copy(box) == whole.copy(box), f"{part} after choice {number}"
        settle()


@pytest.mark.slow
def test_a_token_of_gold_repaints_its_track_and_no_cards(program: Program) -> None:
    session = started(program, GAMES["two"])
    for _ in range(8):
        choose(program, session)
    board, scene = table_of(program).board, program.controller.scene
    assert scene is not None
    cards = board.tableau.viewport(), board.kingdom.viewport()
    gold = board.tracks["gold"]
    painted = Painted(gold, *cards)
    players = list(scene.view.players)
    players[scene.viewer] = evolve(players[scene.viewer], gold=players[scene.viewer].gold + 1)
    board.show_scene(evolve(scene, view=evolve(scene.view, players=tuple(players))), scene.viewer)
    settle()
    assert painted.heard == {gold}
