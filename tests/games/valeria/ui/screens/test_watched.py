"""A solo game that someone else plays: set up, played by itself, told at its end and kept."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from tests.counts import spread
from tests.ui.parts import table_of
from tests.ui.tables import Table
from valeria_desktop.games.valeria.draft import Draft
from valeria_desktop.games.valeria.rules.at import AtPlace
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.games.valeria.ui.face import FACE
from valeria_desktop.games.valeria.ui.parts.centre_place import place_of
from valeria_desktop.games.valeria.ui.table.screen import TableScreen
from valeria_desktop.games.valeria.ui.zoom.descriptions import ValeriaZoomConditions, said_of
from valeria_desktop.games.valeria.ui.zoom.notes import NoteKind, notes_on_place
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.ui.screens.end.screen import EndScreen
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program

pytestmark = pytest.mark.usefixtures("unpainted")


def ended(bot: str | None, setup: Setup) -> Session:
    seats = tuple(evolve(seat, bot=bot) for seat in default_seats(setup.players))
    return Table(setup, seats=seats).plays_out().session


def told(look: Look, qtbot: QtBot, session: Session, *, has_remarks: bool = True) -> str:
    end = EndScreen(look)
    qtbot.addWidget(end)
    end.has_remarks = has_remarks
    end.show_session(session, FACE, at_once=True)
    story = end.page.story
    assert story is not None
    seat, word = story.last_word or (0, "")
    return f"{story.reason} {story.sides[seat].name}: {word}"


@pytest.mark.parametrize("solo", Solo)
def test_the_end_says_who_played(look: Look, qtbot: QtBot, solo: Solo) -> None:
    session = ended("queen+annis", Setup(players=1, solo=solo))
    words = told(look, qtbot, session)
    assert "Played by Annis, Queen." in words
    assert "Rose: “" in words


def test_the_last_word_is_left_out_with_all_remarks(look: Look, qtbot: QtBot) -> None:
    session = ended("queen+annis", Setup(players=1, solo=Solo.SIEGE))
    assert "“" not in told(look, qtbot, session, has_remarks=False)


def test_nobody_is_told_to_have_played_where_a_person_did(look: Look, qtbot: QtBot) -> None:
    words = told(look, qtbot, ended(None, Setup(players=1, solo=Solo.SIEGE)))
    assert "Played by" not in words
    assert "“" not in words


def test_a_table_of_bots_names_all_of_them(look: Look, qtbot: QtBot) -> None:
    seats = tuple(
        evolve(seat, bot=bot)
        for seat, bot in zip(default_seats(2), ("knight+pim", "greedy"), strict=True)
    )
    session = Table(Setup(players=2), seats=seats).plays_out().session
    assert "Played by Pim, Knight; Bot: plays well." in told(look, qtbot, session)


@pytest.mark.slow
@pytest.mark.parametrize("solo", spread([Solo.SIEGE, Solo.DARK_LORD], 1))
def test_a_watched_game_plays_itself_and_is_kept(
    begin: Callable[[], Program], qtbot: QtBot, solo: Solo
) -> None:
    program = begin()
    program.carry_out("solo")
    draft = as_a(Draft, program.draft)
    draft.solo = solo
    draft.invite(0, "knight+pim")
    program.controller.watching.look_away()
    with qtbot.waitSignal(program.controller.ended):
        program.start_new()
    program.past.archive.wait()
    session = program.controller.session
    assert session is not None
    assert session.seats[0].name == "Pim"
    (kept,) = program.past.archive.history.ledger().games
    assert kept.seats[0].bot == "knight+pim"
    program.carry_out("again")
    assert program.controller.session is not None
    assert program.controller.session.seats[0].bot == "knight+pim"


@pytest.mark.slow
@pytest.mark.parametrize("solo", Solo)
def test_who_plays_alone_has_an_adviser(
    begin: Callable[[], Program], qtbot: QtBot, solo: Solo
) -> None:
    program = begin()
    program._play(Table(Setup(players=1, solo=solo)).plays(6).session)
    panel = table_of(program).hint_panel
    program.carry_out("hint")
    qtbot.waitUntil(lambda: bool(panel.list.rows))
    assert panel.isVisible()
    assert 0 <= (panel.list.rows[0].chance or 0.0) <= 1


@pytest.mark.slow
def test_a_surprise_is_told_as_the_game_begins_and_proposed_again(
    begin: Callable[[], Program],
) -> None:
    program = begin()
    program.draft.invite(1, "baron+?")
    program.start(5)
    session = program.controller.session
    assert session is not None
    assert session.seats[1].bot is not None
    assert "?" not in session.seats[1].bot
    assert session.seats[1].name in program.draft.rules.guests.values()
    again = begin()
    assert again.draft.seats[1].bot == "baron+?"


# --- words for who looks on

ADDRESSED = re.compile(r"\b(you|your|you're|yours|my|du|dir|dich|dein\w*)\b", re.IGNORECASE)
"""Words that speak to a player."""


@pytest.mark.slow
@pytest.mark.parametrize("solo", [None, *Solo])
def test_nothing_on_a_watched_table_speaks_to_a_player(
    begin: Callable[[], Program], qtbot: QtBot, solo: Solo | None
) -> None:
    setup = Setup(players=1, solo=solo) if solo else Setup(players=2)
    seats = tuple(evolve(seat, bot="greedy") for seat in default_seats(setup.players))
    program = begin()
    program._play(Table(setup, seats=seats).plays(30).session)
    screen = as_a(TableScreen, program.window.table)
    said = spoken_on(screen)
    program.controller.watching.go_on()
    qtbot.waitUntil(lambda: program.controller.watching.is_on)
    said += spoken_on(screen)
    spoken = [words for words in said if ADDRESSED.search(words)]
    assert spoken == []


def spoken_on(screen: TableScreen) -> list[str]:
    """Return all that the widgets and places of a table say, and what is told of each card.

    A card's own sentences are left out: they speak to its owner.
    """
    said = [screen.prompt.question]
    for widget in screen.findChildren(QWidget):
        if widget.isVisible():
            said.append(widget.accessibleName())
            said.append(widget.text() if isinstance(widget, QLabel | QAbstractButton) else "")
    scene = screen.scene
    for place in scene.quotes:
        said.append(place_of(scene, place).words.split(".")[0])
        notes = notes_on_place(scene, place)
        said += [note.words for note in notes if note.kind is not NoteKind.POWER]
        _, told = said_of(scene, AtPlace(place), ValeriaZoomConditions(), peeks=True)
        said.append(told.secret.title if told and told.secret else "")
    return said
