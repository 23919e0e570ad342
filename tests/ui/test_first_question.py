"""A new game is on disk before it asks anything, and a choice before the next one is made."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import pytest

from tests.patience import HANG
from tests.ui.programs import play
from valeria_desktop.games import GAMES
from valeria_desktop.storage import autosave
from valeria_desktop.storage.files import write_text
from valeria_desktop.storage.shelf import games_in

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from valeria_desktop.ui.program.program import Program

pytestmark = pytest.mark.thorough


def saved(folder: Path) -> list[int]:
    return [len(listed.saved.choices) for listed in games_in(folder / "games", GAMES)]


def test_a_new_game_is_on_disk_before_its_first_question(
    begin: Callable[[], Program], tmp_path: Path
) -> None:
    program = begin()
    found: list[list[int]] = []
    program.controller.asked.connect(lambda _: found.append(saved(tmp_path)))
    play(program, 0)
    assert found == [[0]]


def test_a_choice_is_on_disk_before_another_that_follows_at_once(
    begin: Callable[[], Program], tmp_path: Path
) -> None:
    """On a busy machine a click may come before the timer that hands the last choice over."""
    program = begin()
    found: list[list[int]] = []
    program.controller.decided.connect(lambda: found.append(saved(tmp_path)))
    play(program, 4)
    assert found == [[0], [0], [1], [2], [3]]


def test_a_choice_that_is_being_written_is_waited_for_before_another_is_shown(
    begin: Callable[[], Program],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    program = begin()
    play(program, 1)
    found: list[list[int]] = []
    write = write_text
    begun, may_go_on = threading.Event(), threading.Event()

    def slow(path: Path, text: str) -> None:
        begun.set()
        may_go_on.wait()
        write(path, text)

    monkeypatch.setattr(autosave, "write_text", slow)
    program.keeping._write_next()  # as it does when the first choice has been shown
    assert begun.wait(HANG)
    threading.Timer(0.05, may_go_on.set).start()
    session = program.controller.session
    assert session is not None
    program.controller.decided.connect(lambda: found.append(saved(tmp_path)))
    assert session.decision is not None
    program.controller.choose(session.decision.options[0].id)
    assert found == [[1]]
