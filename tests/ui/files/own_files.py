"""The checks of a whole program with a player's own files: played with, taken up again, refused.

A game's tests derive a class from `OwnFilesInProgram`, which says the files.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

import pytest

from valeria_desktop.content.own_files import OwnFilesFound
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.draft import OwnFilesDraft
from valeria_desktop.storage.folders import Folders
from valeria_desktop.storage.own_files import use_own_files
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from tests.own_files import OwnFilesContract
    from valeria_desktop.session.session import Session
    from valeria_desktop.ui.face import Face
    from valeria_desktop.ui.program.program import Program

MADE = 3
"""Choices that are made before the program ends."""


def session_of(program: Program) -> Session:
    assert program.controller.session is not None
    return program.controller.session


class OwnFilesInProgram:
    """The checks of a program with one game whose shipped files a player's own ones replace."""

    files: ClassVar[OwnFilesContract]
    """The game's files, and two changes in them."""
    face: ClassVar[Face]
    bot: ClassVar[str]

    @pytest.fixture
    def own(self, tmp_path: Path) -> Path:
        """The folder in which the program looks for the player's own files."""
        folder = Folders.at(tmp_path).own / self.files.name
        folder.mkdir(parents=True)
        return folder

    @pytest.fixture
    def changed(self, own: Path) -> Path:
        self.files.put(own, self.files.change)
        return own

    @pytest.fixture
    def start(
        self, begin_with: Callable[..., Program], tmp_path: Path
    ) -> Iterator[Callable[[], Program]]:
        """Start a program in the same folder, again and again."""
        yield partial(begin_with, {self.files.name: self.face})
        use_own_files({self.files.name: self.files.game.RULES}, tmp_path / "nowhere")

    def is_changed(self, session: Session) -> bool:
        number = self.files.number(session.game)
        assert number in self.files.seen
        return number == self.files.seen[1]

    def play(self, program: Program) -> None:
        """Begin a game among people with the player's own files, and end the program."""
        program.draft.seats = [*default_seats(5)]
        program.start(3)
        session = session_of(program)
        for _ in range(MADE):
            assert session.decision is not None
            program.controller.choose(session.decision.options[0].id)
        assert self.is_changed(session)
        program.close()

    def test_without_own_files_a_program_plays_with_ours(
        self, start: Callable[[], Program]
    ) -> None:
        program = start()
        assert self.files.game.SHELF.own() == OwnFilesFound()
        assert program.draft.setup.own == ""

    def test_a_game_with_own_files_is_gone_on_with(
        self, start: Callable[[], Program], changed: Path
    ) -> None:
        del changed
        self.play(start())
        again = start()
        again.carry_out("continue")
        session = session_of(again)
        assert self.is_changed(session)
        assert len(session.record.choices) == MADE
        assert as_a(OwnFilesDraft, again.draft).uses_own

    @pytest.mark.parametrize("is_gone", [True, False])
    def test_without_its_files_a_game_is_refused_and_kept_until_they_are_back(
        self,
        start: Callable[[], Program],
        changed: Path,
        tmp_path: Path,
        qtbot: QtBot,
        *,
        is_gone: bool,
    ) -> None:
        self.play(start())
        (kept,) = Folders.at(tmp_path).games.glob("*.valeria")
        before = kept.read_bytes()
        if is_gone:
            (changed / self.files.change.file).unlink()
        else:
            self.files.put(changed, self.files.other)
        program = start()
        with qtbot.waitSignal(program.keeping.told) as told:
            program.carry_out("continue")
        assert told.args == [f"{kept.name} can't be played again: {self.files.not_there}"]
        assert program.controller.session is None
        assert kept.read_bytes() == before
        (changed / self.files.other.file).unlink(missing_ok=True)
        self.files.put(changed, self.files.change)
        program.carry_out("continue")
        assert program.controller.session is not None

    def test_with_damaged_own_files_ours_can_be_played(
        self, start: Callable[[], Program], own: Path
    ) -> None:
        file = self.files.change.file
        (own / file).write_text("[[damaged", encoding="utf-8")
        program = start()
        program.carry_out("new")
        page: Any = program.pages.new_game
        page.start.click()
        session = session_of(program)
        assert session.record.setup.own == ""
        assert not self.is_changed(session)
        (problem,) = self.files.game.SHELF.own().problems
        assert problem.startswith(f"{file} is not a valid TOML file")

    def test_bots_play_with_own_files(
        self, start: Callable[[], Program], changed: Path, qtbot: QtBot
    ) -> None:
        del changed
        program = start()
        told: list[str] = []
        program.controller.told.connect(told.append)
        program.draft.seats = [*default_seats(5, bots=self.bot)]
        program.start(3)
        session = session_of(program)
        while session.decision is not None and session.seats[session.decision.seat].is_person:
            program.controller.choose(session.decision.options[0].id)
        made = len(session.record.choices)
        qtbot.waitUntil(lambda: len(session.record.choices) > made)
        assert told == []
