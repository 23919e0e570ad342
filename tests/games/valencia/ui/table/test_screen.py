"""Valencia's table beside Valeria's: whose commands are offered, and whose keys answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import Qt

from valeria_desktop.bots.registry import make_bot
from valeria_desktop.faces import FACES
from valeria_desktop.games.valencia.game import RULES
from valeria_desktop.games.valencia.rules.model.options import WAIT
from valeria_desktop.games.valencia.rules.setup import Setup
from valeria_desktop.games.valencia.ui.table.screen import TableScreen
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.storage.folders import Folders
from valeria_desktop.ui.kit.pace import Pace
from valeria_desktop.ui.kit.typed import as_a
from valeria_desktop.ui.place.frame import Leaf
from valeria_desktop.ui.shell.program import Program

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.kit.look import Look


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, look: Look, tmp_path: Path) -> Iterator[Program]:
    made = Program(qapp, Folders.at(tmp_path), FACES)
    qtbot.addWidget(made.window)
    made.change("pace", Pace.OFF.value)
    with qtbot.waitActive(made.window):
        made.window.show()
    yield made
    made.close()


def waiting_is_possible() -> Session:
    """Play to the first question of the first seat that a privilege can put off."""
    seats = tuple(
        evolve(seat, bot="planner" if number else None)
        for number, seat in enumerate(default_seats(3))
    )
    session, bot = Session.begin(RULES, Setup(3), seats, 5), make_bot(RULES, "planner", 1)
    while (decision := session.decision) is not None:
        if decision.seat == 0 and WAIT in decision.options:
            return session
        session.choose(bot.choose(session.scene(decision.seat).view, decision).id)
    raise AssertionError("nobody could wait")


def test_only_what_the_game_on_the_table_answers_is_offered(program: Program) -> None:
    actions = program.window.actions_by_id
    names = ("why", "numbers", "points")
    program.play_on(waiting_is_possible())
    assert [actions[name].isVisible() for name in names] == [False] * 3
    program.pages.turn_to("valeria")
    program.start(3)
    assert [actions[name].isVisible() for name in names] == [True] * 3


def test_w_waits_wherever_the_focus_is(program: Program, qtbot: QtBot) -> None:
    session = waiting_is_possible()
    program.play_on(session)
    focus = program.window.focusWidget()
    qtbot.keyClick(focus, Qt.Key.Key_W)
    assert session.record.choices[-1] == WAIT.id


def test_what_was_shown_while_d_was_held_is_hidden_everywhere_when_it_is_let_go(
    program: Program,
) -> None:
    """VA8."""
    session = Session.begin(RULES, Setup(2), default_seats(2), 5)
    program.play_on(session)
    table = as_a(TableScreen, program.window.table)
    table.board.peek.hold()
    table.show_scene(table.scene)  # something happens meanwhile
    assert dict(table.leaf_bar.numbers(Leaf.OWN))["coins"] == 5
    assert table.may_tell_secrets()
    table.board.peek.release()
    assert "coins" not in dict(table.leaf_bar.numbers(Leaf.OWN))
    assert not table.may_tell_secrets()
