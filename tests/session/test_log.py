"""The log of a session as it was at every moment, the last one included."""

from __future__ import annotations

from tests.storage.played import SETUPS, play
from valeria_desktop.session.session import Session


def test_the_log_at_each_moment_is_what_it_was_then() -> None:
    session = play(SETUPS["two"], 30)
    last = len(session.record.choices)
    for choices in range(last + 1):
        then = Session(session.record.up_to(choices), session.seats)
        assert session.lines_at(choices) == then.chronicle.lines
    assert session.lines_at(last) == session.chronicle.lines
    assert len(session.lines_at(last)) > len(session.lines_at(last - 1)) > 0


def test_the_log_after_the_last_choice_is_a_list_of_its_own() -> None:
    """What is looked at again does not grow while the game goes on."""
    session = play(SETUPS["two"], 30)
    lines = session.lines_at(30)
    number = len(lines)
    lines.clear()
    assert len(session.lines_at(30)) == number
