"""The end of a game in the program: it is staged where the game was played, and heard."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.games.valeria.ui.stage.finale import ValeriaFinale
from valeria_desktop.ui.stage.ticker import HandTicker
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.program.program import Program

pytestmark = pytest.mark.usefixtures("unpainted")


LAST = 5
"""Choices that are made in the window."""


def at_a_table_of_five() -> Table:
    return Table(Setup(players=5), bot="random")


def plays_out(program: Program) -> None:
    choices = at_a_table_of_five().plays_out().session.record.choices
    program.play_on(at_a_table_of_five().plays(len(choices) - LAST).session)
    for choice in choices[-LAST:]:
        program.controller.choose(choice)


def test_the_end_is_staged_heard_and_leads_to_the_score(
    begin: Callable[[], Program], qtbot: QtBot
) -> None:
    program = begin()
    said: list[str] = []
    heard: list[str] = []
    program.announcer.announced.connect(said.append)
    program.window.end.sounded.connect(heard.append)
    plays_out(program)
    end = program.window.end
    assert program.window.screen_shown is end
    finale = as_a(ValeriaFinale, end.finale)
    assert finale.isVisible()
    assert "wins with" in said[-1]
    assert heard == ["win"]
    with qtbot.waitSignal(end.revealed):
        finale.button.click()
    assert end.page.isVisible()


@pytest.mark.slow
def test_the_settings_of_the_table_are_those_of_the_end(begin: Callable[[], Program]) -> None:
    program = begin()
    plays_out(program)
    session = program.controller.session
    assert session is not None
    ticker = HandTicker()
    finale = ValeriaFinale(program.look, ticker)
    program.window.end.finale = finale
    program.change("pace", "normal")
    program.change("movement", "full")
    finale.begin(session, won=True)
    was_over = finale.is_over
    program.change("pace", "off")
    assert (was_over, finale.is_over) == (False, True)
    finale.deleteLater()
