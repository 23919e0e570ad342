"""Remarks in a replay: the story has the same ones, in the same places, as when it was played."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.games.valeria.ui.parts.test_speech import seats_of
from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.games.valeria.story.remarks import ValeriaTalk
from valeria_desktop.games.valeria.ui.face import FACE
from valeria_desktop.kernel.record import Record
from valeria_desktop.kernel.seats import Seat, default_seats
from valeria_desktop.session.replay import Replay
from valeria_desktop.session.session import Session
from valeria_desktop.ui.replay.screen import ReplayScreen

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.log.log_model import LogModel
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program

CHOICES = 160


def alone() -> tuple[Seat, ...]:
    return tuple(evolve(seat, bot="knight+pim", name="Pim") for seat in default_seats(1))


TABLES = {
    "two": (Setup(players=2), seats_of(2)),
    "four": (Setup(players=4), seats_of(4)),
    "watched": (Setup(players=1, solo=Solo.DARK_LORD), alone()),
}


def remarks_in(model: LogModel) -> list[tuple[int, int, str]]:
    """Return the remarks, by turn and by place in its story."""
    return [
        (number, place, str(entry.told))
        for number, chapter in enumerate(model._story.chapters)
        for place, entry in enumerate(chapter.entries)
        if str(entry.told).startswith("“")
    ]


def replayed(look: Look, qtbot: QtBot, session: Session) -> ReplayScreen:
    screen = ReplayScreen(look, FACE)
    qtbot.addWidget(screen)
    screen.show_replay(Replay(session))
    return screen


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_each_moment_has_the_remarks_that_were_made_by_then(
    begin: Callable[[], Program], look: Look, qtbot: QtBot, name: str
) -> None:
    setup, seats = TABLES[name]
    played = Table(setup, seats=seats).plays(CHOICES).session
    screen = replayed(look, qtbot, played)
    program = begin()
    said: list[int] = []
    for moment in range(0, CHOICES + 1, 40):
        there = Session(Record(played.rules, setup, 7), seats)
        for choice in played.record.choices[:moment]:
            there.choose(choice)
        program._play(there)
        screen.deck.go_to(moment)
        told = remarks_in(program.window.table.log.model)
        assert remarks_in(screen.log.model) == told
        said.append(len(told))
    assert said == sorted(said)
    assert said[-1] > 1


def test_going_back_takes_remarks_back(look: Look, qtbot: QtBot) -> None:
    screen = replayed(look, qtbot, Table(*TABLES["two"][:1], seats=seats_of(2)).plays_out().session)
    screen.deck.go_to(screen.deck.last)
    at_end = remarks_in(screen.log.model)
    screen.deck.go_to(0)
    assert len(remarks_in(screen.log.model)) < len(at_end)
    screen.deck.go_to(screen.deck.last)
    assert remarks_in(screen.log.model) == at_end


def test_a_loaded_game_brings_the_same_remarks(look: Look, qtbot: QtBot) -> None:
    played = Table(Setup(players=2), seats=seats_of(2)).plays_out().session
    again = Session(played.record, played.seats)
    lines = [session.chronicle.lines for session in (played, again)]
    first, second = (
        [(each.at, each.seat, each.words) for each in ValeriaTalk(played.seats, 7).hear(told)]
        for told in lines
    )
    assert first == second


def test_without_remarks_a_replay_has_none(begin: Callable[[], Program]) -> None:
    program = begin()
    session = Table(Setup(players=2), seats=seats_of(2)).plays(CHOICES).session
    program.past.look_at(session)
    screen = program.past.replaying
    screen.deck.go_to(CHOICES)
    assert remarks_in(screen.log.model)
    program.change("has_remarks", False)  # noqa: FBT003 - the setting's value
    program.past.look_at(session)
    screen.deck.go_to(CHOICES)
    assert remarks_in(screen.log.model) == []
