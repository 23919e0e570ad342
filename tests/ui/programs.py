"""Playing in a whole program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.kernel.seats import default_seats

if TYPE_CHECKING:
    from valeria_desktop.ui.program.program import Program


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
