"""Every screen but the table has room in every window, at every size of text that is offered."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest

from tests.counts import spread
from tests.games.valeria.ui.table.test_room import OFTEN, OTHERS
from tests.ui.fitting import faults_of, settle
from tests.ui.tables import Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QApplication, QWidget

    from valeria_desktop.ui.program.program import Program

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("unpainted")]


def _of_a_game(program: Program, command: str) -> None:
    program._play(Table().plays(30).session)
    program.window.commanded.emit(command)


def _end(program: Program) -> None:
    session = Table().plays_out().session
    program.window.end.show_session(session, program.window.face, at_once=True)
    program.window.show_screen(program.window.end)


SCREENS: dict[str, Callable[[Program], None]] = {
    "home": lambda program: program.go_home(),
    **{
        name: lambda program, name=name: program.window.commanded.emit(name)  # type: ignore[misc]
        for name in ("new", "solo", "settings", "load", "history", "learn", "shortcuts", "about")
    },
    "rewind": lambda program: _of_a_game(program, "rewind"),
    "replay": lambda program: _of_a_game(program, "replay"),
    "end": _end,
}


def faults(program: Program, qapp: QApplication, name: str) -> list[str]:
    SCREENS[name](program)
    settle(qapp)
    screen = program.window.screen_shown
    assert screen is not None
    over: list[QWidget] = []
    if name == "end":  # the ribbon with the result lies over the lower edge of the boards
        over = [program.window.end.page.ledger]
    elif name == "home":  # the wall is behind everything; it leaves its left to the signs
        over = [program.window.home.windows]
    return faults_of(screen, program.window, over=over)


# each screen at one of the sizes, and each size with some screens
SOME = spread(product(SCREENS, OFTEN), len(SCREENS))
ALL = [pytest.param(name, sized) for name in SCREENS for sized in OTHERS]


@pytest.mark.parametrize(("name", "sized"), SOME, indirect=["sized"])
def test_a_screen_is_seen_whole(sized: Program, qapp: QApplication, name: str) -> None:
    assert faults(sized, qapp, name) == []


@pytest.mark.slow
@pytest.mark.parametrize(("name", "sized"), ALL, indirect=["sized"])
def test_a_screen_is_seen_whole_at_any_size(sized: Program, qapp: QApplication, name: str) -> None:
    assert faults(sized, qapp, name) == []
