"""A table of an invented game at an action, with its state changed for a test."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from tests.ui.parts import table_of
from valeria_desktop.games.valeria.rules.game import Game
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.kernel.rules import Rules
    from valeria_desktop.ui.program.program import Program


def put_at_an_action(
    program: Program,
    rules: Rules[Any],
    change: Callable[[State], None],
    setup: Setup | None = None,
) -> TableScreen:
    """Show a table, for two by default, at its first action, after a change of its state."""
    setup = setup or Setup(2)
    session = Session.begin(rules, setup, default_seats(setup.players), 3)
    while session.decision is not None and session.decision.prompt is not Prompt.ACT:
        session.choose(session.decision.options[0].id)
    state = session.game._state
    change(state)
    session._game = Game(state)
    program._play(session)
    QApplication.processEvents()
    return table_of(program)
