"""What a game needed is let go when another is on the table."""

from __future__ import annotations

import gc
import weakref
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget

from tests.counts import many
from tests.heap import HEAP
from tests.ui.tables import Table
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.game import Game
from valeria_desktop.games.valeria.rules.scene import Scene
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.ui.program import program as programs
from valeria_desktop.ui.prompts.presenter import Presenter

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.ui.program.program import Program

pytestmark = pytest.mark.thorough

LAST = 40
"""Choices that `make test` makes in the window, of 160."""
PAGES = ("replay", "history", "home", "load", "settings")


def tidied(program: Program) -> None:
    """Let everything be freed that nobody holds."""
    program.past.archive.wait()
    while not program.keeping.is_idle:
        QApplication.processEvents()
    for _ in range(3):
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()
        gc.collect()


def number_of(kind: type[object]) -> int:
    return sum(type(each) is kind for each in gc.get_objects())


def plays_out(program: Program, seed: int) -> None:
    """Play a game of people to its end, at length all of it, and look around afterwards."""
    setup, window = Setup(players=many(2, 2, whole=5)), program.window
    choices = Table(setup, seed=seed, bot="random").plays_out().session.record.choices
    before = many(len(choices) - LAST, len(choices) - LAST, whole=0)
    program.play_on(Table(setup, seed=seed, bot="random").plays(before).session)
    for choice in choices[before:]:
        program.controller.choose(choice)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert window.screen_shown is window.end
    for page in PAGES:
        program.carry_out(page)
    window.show_screen(window.table)
    program.carry_out("rewind")


def presenters() -> int:
    return sum(isinstance(each, Presenter) for each in QApplication.allWidgets())


def test_a_game_is_freed_when_another_is_on_the_table(begin: Callable[[], Program]) -> None:
    program = begin()
    plays_out(program, 1)
    session = program.controller.session
    assert session is not None
    old = weakref.ref(session)
    del session
    program.start(2)
    tidied(program)
    assert old() is None


def test_in_tests_of_the_window_a_game_is_only_counted() -> None:
    """Objects that a game leaves are searched for once its test is over (tests/test_heap.py)."""
    assert vars(programs)["tidy_up"] == HEAP.game_begins


def test_memory_goes_back_when_a_game_ends(
    begin: Callable[[], Program], monkeypatch: pytest.MonkeyPatch
) -> None:
    program = begin()
    window, returned = program.window, list[bool]()
    monkeypatch.setattr(
        programs, "give_back", lambda: returned.append(window.screen_shown is window.end)
    )
    setup = Setup(players=2)
    *choices, last = Table(setup, seed=1, bot="random").plays_out().session.record.choices
    program.play_on(Table(setup, seed=1, bot="random").plays(len(choices)).session)
    before_the_end = list(returned)
    program.controller.choose(last)
    QApplication.processEvents()
    assert before_the_end == []
    assert returned == [True]


@pytest.mark.slow
def test_a_game_looked_at_is_freed_when_another_is_on_the_table(
    begin: Callable[[], Program],
) -> None:
    program = begin()
    plays_out(program, 1)
    tidied(program)
    program.past.archive.look_at(program.past.archive.history.ledger().games[0].id)
    looked_at = program.past._looked_at
    assert looked_at is not None
    assert looked_at is not program.controller.session
    old = weakref.ref(looked_at)
    del looked_at
    program.start(2)
    tidied(program)
    assert old() is None


@pytest.mark.slow
def test_a_third_game_leaves_no_more_behind_than_a_second(begin: Callable[[], Program]) -> None:
    program = begin()
    counts = []
    for _ in range(3):
        plays_out(program, 1)
        program.start(1)
        tidied(program)
        counts.append(
            {
                "sessions": number_of(Session),
                "games": number_of(Game),
                "scenes": number_of(Scene),
                "presenters": presenters(),
                "widgets": len(QApplication.allWidgets()),
            }
        )
    assert counts[2] == counts[1]
    assert counts[2]["sessions"] <= counts[0]["sessions"]


def test_memory_goes_back_when_a_page_is_left(
    begin: Callable[[], Program], monkeypatch: pytest.MonkeyPatch
) -> None:
    program = begin()
    tidyings: list[str] = []
    monkeypatch.setattr(programs, "tidy_up", lambda: tidyings.append("tidied"))
    program.carry_out("settings")
    QApplication.processEvents()
    before_it_was_left = list(tidyings)
    program.go_home()
    QApplication.processEvents()
    program.go_home()  # home is no page: there is nothing to return
    QApplication.processEvents()
    assert before_it_was_left == []
    assert tidyings == ["tidied"]


@pytest.mark.slow
def test_widgets_of_answered_questions_are_freed(begin: Callable[[], Program]) -> None:
    program = begin()
    program.draft.seats = [evolve(seat, bot=None) for seat in default_seats(5)]
    program.start(3)
    gone: list[weakref.ref[QWidget]] = []
    bot = make_bot(RULES, "random", 3)
    for _ in range(30):
        scene, presenter = program.controller.scene, program.window.table.prompt.presenter
        assert scene is not None
        assert scene.decision is not None
        if presenter is not None:
            gone.append(weakref.ref(presenter))
        del presenter
        program.controller.choose(bot.choose(scene.view, scene.decision).id)
    tidied(program)
    assert len(gone) > 10
    assert sum(each() is not None for each in gone) <= 1
