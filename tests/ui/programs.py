"""Playing in a whole program."""

from __future__ import annotations

from functools import cache
from itertools import count
from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QCoreApplication, QEvent

from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.ui.paint.look import Look, load_fonts
from valeria_desktop.ui.paint.style_sheet import restyle, style_sheet

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.program.program import Program


@cache
def first_look(application: QApplication) -> Look:
    """Make the look of the program in the dark theme, and style the application by it."""
    application.setStyle("Fusion")
    load_fonts()
    made = Look()
    made.use(theme="dark")
    application.setPalette(made.qt_palette())
    application.setFont(made.font())
    application.setStyleSheet(style_sheet(made))
    return made


def at_hand(program: Program, qtbot: QtBot) -> Program:
    """Return a program in the active window, where each glance is a second after the last one."""
    program.window.table.prompt.breath.clock = count().__next__
    with qtbot.waitActive(program.window):
        program.window.activateWindow()
    return program


def style_for_others(application: QApplication, look: Look) -> None:
    """Style the application for the next test, once the widgets of this one are gone.

    They are closed already; restyling them took a quarter of such a test's time.
    """
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    restyle(application, look)


def people_and_bots(players: int, people: int, bot: str) -> tuple[Seat, ...]:
    """Return seats of which the first are people's and all others a bot's."""
    return tuple(
        seat if number < people else evolve(seat, bot=bot)
        for number, seat in enumerate(default_seats(players))
    )


def begin_against_bots(program: Program) -> None:
    """One person sits at the table."""
    program.draft.seats = [*default_seats(5, bots="random")]
    program.start(5)


def play(program: Program, choices: int = 3) -> list[str]:
    program.draft.seats = [*default_seats(5)]
    program.start(5)
    session = program.controller.session
    assert session is not None
    for _ in range(choices):
        assert session.decision is not None
        program.controller.choose(session.decision.options[0].id)
    return session.record.choices
