"""A player's own files in a whole program: played with, taken up again, or refused by a word."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.valencia.spoiling import CITIES, TASKS, put
from tests.games.valencia.ui.ended import face
from valeria_desktop.content.own_files import OwnFilesFound
from valeria_desktop.games.valencia.draft import Draft
from valeria_desktop.games.valencia.game import RULES, SHELF
from valeria_desktop.games.valencia.rules.setup_check import NOT_THERE
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

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("unpainted")]


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """Where the program that keeps everything in one folder looks for Valencia's files."""
    folder = Folders.at(tmp_path).own / RULES.id
    folder.mkdir(parents=True)
    return folder


@pytest.fixture
def start(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[[], Program]]:
    """Start a program in the same folder, again and again."""
    made: list[Program] = []

    def begin() -> Program:
        program = Program(qapp, Folders.at(tmp_path), {RULES.id: face()})
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


def play(program: Program) -> None:
    """Begin a game among people in the player's own city, and end the program."""
    draft = as_a(Draft, program.draft)
    draft.seats = [*default_seats(5)]
    program.start(3)
    session = program.controller.session
    assert session is not None
    for _ in range(3):
        assert session.decision is not None
        program.controller.choose(session.decision.options[0].id)
    assert session.game.table.city.space(0).price == 1
    program.close()


def own_city(own: Path) -> None:
    put(own, CITIES, '"O0 O1 ##"', '"O1 O0 ##"')


def test_without_own_files_a_program_plays_with_ours(start: Callable[[], Program]) -> None:
    program = start()
    assert SHELF.own() == OwnFilesFound()
    assert program.draft.setup.own == ""


def test_a_game_with_own_files_is_gone_on_with(start: Callable[[], Program], own: Path) -> None:
    own_city(own)
    play(start())
    again = start()
    again.carry_out("continue")
    session = again.controller.session
    assert session is not None
    assert session.game.table.city.space(0).price == 1
    assert len(session.record.choices) == 3
    assert as_a(Draft, again.draft).uses_own


@pytest.mark.parametrize("is_gone", [True, False])
def test_without_its_files_a_game_is_refused_and_kept_until_they_are_back(
    start: Callable[[], Program], own: Path, tmp_path: Path, qtbot: QtBot, *, is_gone: bool
) -> None:
    own_city(own)
    play(start())
    (kept,) = Folders.at(tmp_path).games.glob("*.valeria")
    before = kept.read_bytes()
    if is_gone:
        (own / CITIES).unlink()
    else:
        put(own, TASKS, "points = 8", "points = 7")
    program = start()
    with qtbot.waitSignal(program.keeping.told) as told:
        program.carry_out("continue")
    assert told.args == [f"{kept.name} can't be played again: {NOT_THERE}"]
    assert program.controller.session is None
    assert kept.read_bytes() == before
    (own / TASKS).unlink(missing_ok=True)
    own_city(own)
    program.carry_out("continue")
    assert program.controller.session is not None


def test_with_damaged_own_files_ours_can_be_played(start: Callable[[], Program], own: Path) -> None:
    (own / CITIES).write_text("[[city", encoding="utf-8")
    program = start()
    program.carry_out("new")
    program.pages.new_game.start.click()
    session = program.controller.session
    assert session is not None
    assert session.record.setup.own == ""
    assert SHELF.own().problems[0].startswith("cities.toml is not a valid TOML file")


def test_bots_play_with_own_files(start: Callable[[], Program], own: Path, qtbot: QtBot) -> None:
    own_city(own)
    program = start()
    told: list[str] = []
    program.controller.told.connect(told.append)
    as_a(Draft, program.draft).seats = [*default_seats(5, bots="planner")]
    program.start(3)
    session = program.controller.session
    assert session is not None
    while session.decision is not None and session.seats[session.decision.seat].is_person:
        program.controller.choose(session.decision.options[0].id)
    made = len(session.record.choices)
    qtbot.waitUntil(lambda: len(session.record.choices) > made)
    assert told == []
