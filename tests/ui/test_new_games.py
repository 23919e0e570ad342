"""New games are other games, unless the player typed the seed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from valeria_desktop.session import draft

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.ui.program.program import Program

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("unpainted")]


@pytest.fixture(autouse=True)
def seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw seeds one after the other, so that no two are the same by chance."""
    drawn = iter(range(1000, 2000))
    monkeypatch.setattr(draft, "any_seed", lambda: next(drawn))


def start_new(program: Program, command: str = "new") -> tuple[int, tuple[object, ...]]:
    """Start a game from its page; give the seed and what is dealt."""
    program.carry_out(command)
    page = program.pages.new_game
    page.start.click()
    session = program.controller.session
    assert session is not None
    view = session.scene(0).view
    return session.record.seed, (view.stacks, view.decision)


@pytest.mark.slow
def test_the_second_new_game_is_another_one(begin: Callable[[], Program]) -> None:
    program = begin()
    first, second = start_new(program), start_new(program)
    assert first[0] != second[0]
    assert first[1] != second[1]


def test_each_opening_of_the_page_shows_another_seed(begin: Callable[[], Program]) -> None:
    program = begin()
    shown = []
    for _ in range(3):
        program.carry_out("new")
        shown.append(program.pages.new_game.seed.line.text())
        program.carry_out("home")
    assert len(set(shown)) == 3


@pytest.mark.slow
def test_a_typed_seed_is_kept_until_another_is_drawn(begin: Callable[[], Program]) -> None:
    program = begin()
    program.carry_out("new")
    editor = program.pages.new_game.seed
    editor.line.setText("52")
    editor.line.textEdited.emit("52")
    assert [start_new(program)[0] for _ in range(2)] == [52, 52]
    program.carry_out("again")
    assert start_new(program)[0] == 52
    program.carry_out("new")
    editor.another.click()
    assert len({52, start_new(program)[0], start_new(program)[0]}) == 3


@pytest.mark.slow
def test_what_is_no_number_is_not_kept(begin: Callable[[], Program]) -> None:
    program = begin()
    program.carry_out("new")
    editor = program.pages.new_game.seed
    for text in ("52", "5x"):
        editor.line.setText(text)
        editor.line.textEdited.emit(text)
    program.carry_out("home")
    program.carry_out("new")
    assert editor.line.text().isdecimal()
    assert editor.line.text() != "52"
