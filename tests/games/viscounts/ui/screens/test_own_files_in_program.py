"""A player's own tables in a whole program: played with, taken up again, or refused by a word."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.viscounts.spoiling import put
from valeria_desktop.content.own_files import OwnFilesFound
from valeria_desktop.games.viscounts.draft import Draft
from valeria_desktop.games.viscounts.game import RULES, SHELF
from valeria_desktop.games.viscounts.rules.setup_check import NOT_THERE
from valeria_desktop.games.viscounts.ui.face import FACE
from valeria_desktop.games.viscounts.ui.screens.new_game import NewGameScreen
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.storage.folders import Folders
from valeria_desktop.storage.own_files import use_own_files
from valeria_desktop.ui.program.program import Program
from valeria_desktop.ui.stage.pace import Pace
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from valeria_desktop.session.session import Session

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("unpainted")]
TIERS, HEROES = "tiers.toml", "heroes.toml"


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """Where the program that keeps everything in one folder looks for Viscounts' tables."""
    folder = Folders.at(tmp_path).own / RULES.id
    folder.mkdir(parents=True)
    return folder


@pytest.fixture
def start(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[[], Program]]:
    """Start a program in the same folder, again and again."""
    made: list[Program] = []

    def begin() -> Program:
        program = Program(qapp, Folders.at(tmp_path), {RULES.id: FACE})
        qtbot.addWidget(program.window)
        program.change("pace", Pace.OFF.value)
        program.window.show()
        program.go_home()
        made.append(program)
        return program

    yield begin
    for program in made:
        program.close()
    use_own_files({RULES.id: RULES}, tmp_path / "nowhere")


def own_tiers(own: Path) -> None:
    """Let workers in the third tier bring 4 points instead of 3."""
    put(own, TIERS, "points = 3", "points = 4")


def session_of(program: Program) -> Session:
    assert program.controller.session is not None
    return program.controller.session


def third_tier(session: Session) -> int:
    points: int = session.game.table.catalog.tiers[2].points
    return points


def play(program: Program) -> None:
    """Begin a game of two people with the player's own tables, and end the program."""
    as_a(Draft, program.draft).seats = [*default_seats(2)]
    program.start(3)
    session = session_of(program)
    for _ in range(3):
        assert session.decision is not None
        program.controller.choose(session.decision.options[0].id)
    assert third_tier(session) == 4
    program.close()


def test_without_own_files_a_program_plays_with_ours(start: Callable[[], Program]) -> None:
    program = start()
    assert SHELF.own() == OwnFilesFound()
    assert program.draft.setup.own == ""


def test_a_game_with_own_files_is_gone_on_with(start: Callable[[], Program], own: Path) -> None:
    own_tiers(own)
    play(start())
    again = start()
    again.carry_out("continue")
    session = session_of(again)
    assert third_tier(session) == 4
    assert len(session.record.choices) == 3
    assert as_a(Draft, again.draft).uses_own


@pytest.mark.parametrize("is_gone", [True, False])
def test_without_its_files_a_game_is_refused_and_kept_until_they_are_back(
    start: Callable[[], Program], own: Path, tmp_path: Path, qtbot: QtBot, *, is_gone: bool
) -> None:
    own_tiers(own)
    play(start())
    (kept,) = Folders.at(tmp_path).games.glob("*.valeria")
    before = kept.read_bytes()
    if is_gone:
        (own / TIERS).unlink()
    else:
        put(own, HEROES, 'name = "Ada"', 'name = "Adda"')
    program = start()
    with qtbot.waitSignal(program.keeping.told) as told:
        program.carry_out("continue")
    assert told.args == [f"{kept.name} can't be played again: {NOT_THERE}"]
    assert program.controller.session is None
    assert kept.read_bytes() == before
    (own / HEROES).unlink(missing_ok=True)
    own_tiers(own)
    program.carry_out("continue")
    assert program.controller.session is not None


def test_with_damaged_own_files_ours_can_be_played_and_the_page_names_the_file(
    start: Callable[[], Program], own: Path
) -> None:
    (own / TIERS).write_text("[[tier", encoding="utf-8")
    program = start()
    program.carry_out("new")
    page = as_a(NewGameScreen, program.pages.new_game)
    assert page.side.files.problem.text().startswith(
        "Your files: tiers.toml is not a valid TOML file"
    )
    page.start.click()
    session = session_of(program)
    assert session.record.setup.own == ""
    assert third_tier(session) == 3


def test_bots_play_with_own_files(start: Callable[[], Program], own: Path, qtbot: QtBot) -> None:
    own_tiers(own)
    program = start()
    told: list[str] = []
    program.controller.told.connect(told.append)
    as_a(Draft, program.draft).seats = [*default_seats(2, bots="steward")]
    program.start(3)
    session = session_of(program)
    while session.decision is not None and session.seats[session.decision.seat].is_person:
        program.controller.choose(session.decision.options[0].id)
    made = len(session.record.choices)
    qtbot.waitUntil(lambda: len(session.record.choices) > made)
    assert told == []
