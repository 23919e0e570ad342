"""Ways into the hall: home, the end, a player's face; what goes on is told nowhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest

from tests.ui.one_game import FACES
from tests.ui.screens.hall.test_hall import SEATS, Hall, against, hall, paintings
from tests.ui.tables import Table
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.kernel.seats import Colour, Seat, Sign
from valeria_desktop.session.rivalries import RivalKey, RivalKind, key_of_player
from valeria_desktop.session.session import Session
from valeria_desktop.ui.screens.end.addresses import AtBoard, AtWinner
from valeria_desktop.ui.screens.hall.hall_parts import RivalFact, Told
from valeria_desktop.ui.screens.hall.rival_card import RivalWriter
from valeria_desktop.ui.screens.hall.rival_parts import FactsTable, _has_room
from valeria_desktop.ui.screens.hall.screen import HANGS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.files.keepsakes import Keepsakes
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program

pytestmark = pytest.mark.usefixtures("unpainted")

__all__ = ["hall"]
TAMSIN = RivalKey(RivalKind.CHARACTER, "tamsin", "valeria")


def shown(program: Program) -> QWidget | None:
    """Return the screen that is shown."""
    return program.window.screen_shown


def begun(program: Program) -> Session:
    """Put a game of Ada against Tamsin on the table, at Ada's first choice."""
    session = Session.begin(RULES, Setup(players=2), SEATS, 7)
    program._play(session)
    return session


def test_home_has_a_sign_for_the_hall(begin: Callable[[], Program]) -> None:
    program = begin()
    program.window.home._buttons["history"].click()
    assert shown(program) is program.past.hall
    QTest.keyClick(program.past.hall, Qt.Key.Key_Escape)
    assert program.window.is_at_home


def test_a_click_on_a_rivals_face_opens_their_page_and_escape_comes_back(
    begin: Callable[[], Program],
) -> None:
    program = begin()
    program.window.resize(1280, 720)
    program.past.archive.history.enter(against(1, 50, 40, "sorrel"))
    program.past.archive.history.enter(against(2, 30, 40))
    begun(program)
    others = program.window.table.others  # type: ignore[attr-defined]  # Valeria's table has it
    middle = others.face_of(1).center().toPoint()
    QTest.mouseClick(others.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    screen = program.past.hall
    assert shown(program) is screen
    assert screen.rival.card is not None
    assert screen.rival.card.key == TAMSIN
    assert len(paintings(screen)) == 2  # the game on the table hangs nowhere
    QTest.keyClick(screen, Qt.Key.Key_Escape)
    assert shown(program) is program.window.table


def test_beside_the_face_a_plaque_opens_the_board_as_before(begin: Callable[[], Program]) -> None:
    program = begin()
    program.window.resize(1280, 720)
    begun(program)
    others = program.window.table.others  # type: ignore[attr-defined]  # Valeria's table has it
    aside = others.face_of(1).topRight().toPoint()
    aside.setX(aside.x() + 60)
    QTest.mouseClick(others.viewport(), Qt.MouseButton.LeftButton, pos=aside)
    assert shown(program) is program.window.table


def test_k_opens_the_page_of_the_player_whose_plaque_has_the_focus(
    begin: Callable[[], Program],
) -> None:
    program = begin()
    begun(program)
    others = program.window.table.others  # type: ignore[attr-defined]  # Valeria's table has it
    others.setCurrentIndex(others.pieces.index_of(others.plaques[0].key))
    QTest.keyClick(others, Qt.Key.Key_K)
    assert shown(program) is program.past.hall
    card = program.past.hall.rival.card
    assert card is not None
    assert card.key == TAMSIN


@pytest.mark.parametrize(
    ("seat", "kind"),
    [
        (Seat("Ada", Colour.SKY, Sign.WOLF), RivalKind.PERSON),
        (Seat("Oak", Colour.SKY, Sign.WOLF, "knight"), RivalKind.BOT),
        (Seat("Tamsin", Colour.SKY, Sign.WOLF, "queen+tamsin"), RivalKind.CHARACTER),
        (None, RivalKind.LONE),
    ],
    ids=["person", "bot", "character", "opponent"],
)
def test_a_player_at_a_table_is_known_by_the_same_key_as_in_the_history(
    seat: Seat | None, kind: RivalKind
) -> None:
    assert key_of_player("valeria", seat).kind is kind


def test_the_dark_lords_face_opens_his_page(begin: Callable[[], Program]) -> None:
    program = begin()
    program._play(Table(Setup(players=1, solo=Solo.DARK_LORD)).session)
    program.window.table.rival_asked.emit(1)
    page = program.past.hall.rival
    assert page.card is not None
    assert page.card.key.kind is RivalKind.LONE
    assert page.evenings.text() == "No finished evening yet"


def test_the_end_leads_to_the_hall_and_to_the_pages_of_its_players(
    begin: Callable[[], Program],
) -> None:
    program = begin()
    session = Table(seats=SEATS).plays_out().session
    program._play(session)
    end = program.window.end
    end.show_session(session, program.window.face, at_once=True)
    program.window.show_screen(end)
    end.page._open_player(AtBoard(1))
    card = program.past.hall.rival.card
    assert card is not None
    assert card.key == TAMSIN
    program.window.go_back()
    assert shown(program) is end
    end.page._open_player(AtWinner())
    card, story = program.past.hall.rival.card, end.page.story
    assert card is not None
    assert story is not None
    assert card.name == session.names[story.first]
    program.window.go_back()
    end.foot.buttons["history"].click()
    assert shown(program) is program.past.hall


def test_what_goes_on_again_is_not_exported(begin: Callable[[], Program], tmp_path: Path) -> None:
    archive = begin().past.archive
    over, running = against(1, 50, 40), against(2, 30, 40)
    for each in (over, running):
        archive.history.enter(each)
    archive.export(tmp_path / "all.csv")
    archive.export(tmp_path / "finished.csv", {running.id})
    whole, finished = ((tmp_path / f"{name}.csv").read_text() for name in ("all", "finished"))
    seats = 2
    assert whole.count("\n") - finished.count("\n") == seats
    assert over.created in finished
    assert running.created not in finished


def test_in_calm_movement_a_new_painting_fades_in_at_its_place(hall: Hall) -> None:
    heard: list[str] = []
    screen = hall.screen
    screen.sounded.connect(heard.append)
    screen.speed, screen.is_calm = 1.0, True
    new = against(2, 30, 40)
    hall.show(against(1, 50, 40), new, fresh=frozenset({new.id}))
    screen._motion.pause()
    tops = []
    for time, opacity in ((0, 0.0), (HANGS // 2, 0.5), (HANGS - 1, pytest.approx(1.0, abs=0.01))):
        screen._motion.setCurrentTime(time)
        first, second = screen.wall.laid.listed
        assert (first.face.opacity, second.face.opacity) == (opacity, 1.0)
        tops.append(first.box.top())
    screen.skip()
    assert screen.wall.laid.listed[0].face.opacity == 1.0
    assert len(set(tops)) == 1
    assert heard == []


def facts_of(words: Sequence[str], look: Look, qtbot: QtBot, keepsakes: Keepsakes) -> FactsTable:
    """Return a table with a fact for each of some words, 320 pixels wide."""
    table = FactsTable(look)
    qtbot.addWidget(table)
    table.resize(320, 400)
    facts = tuple(RivalFact("boss", each, Told("3"), Told("2")) for each in words)
    named = RivalFact("build", "baut", Told(), Told("The Golden Obelisk of the Far South"))
    card = RivalWriter(FACES, keepsakes).card(TAMSIN, ())
    table.show_card(evolve(card, facts=(*facts, named)))
    return table


def test_a_fact_whose_words_are_long_has_two_lines_and_large_letters(
    hall: Hall, look: Look, qtbot: QtBot
) -> None:
    table = facts_of(("Serie", "die meisten erschlagenen Bosse"), look, qtbot, hall.keepsakes)
    short, long, named = table._card.facts if table._card else ()
    assert table._height_of(long) == table._height_of(named) > table._height_of(short)
    assert table._size() > 13


@pytest.mark.parametrize("words", ["Führung übernommen", "Verbindungen zur anderen Seite"])
def test_all_facts_have_letters_of_one_size_that_leaves_none_cut(
    hall: Hall, look: Look, qtbot: QtBot, words: str
) -> None:
    table = facts_of(("a", words), look, qtbot, hall.keepsakes)
    assert 13 <= table._size() <= 15.5
    metrics = QFontMetricsF(look.bold(table._size()))
    for told, room in table._columns_of(RivalFact("boss", words, Told("3"), Told("2"))):
        assert _has_room(metrics, told, room), told


def test_letters_are_never_too_small_to_be_read(hall: Hall, look: Look, qtbot: QtBot) -> None:
    assert facts_of(("words " * 30,), look, qtbot, hall.keepsakes)._size() == 13
