"""Who hears the table is told keys, and nothing to click."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtGui import QAccessible

from tests.games.valencia.ui.parts.cities import moving, placing, planting, seen
from valeria_desktop.games.valencia.rules.at import AtBush, AtCell
from valeria_desktop.games.valencia.ui.prompts.lists import MapPresenter
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.ui.paint.parchment import ParchmentLook

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from tests.games.valencia.scenario import Scenario
    from valeria_desktop.ui.paint.look import Look

pytestmark = pytest.mark.usefixtures("unpainted")


class NoSession:
    """A controller before a game."""

    session = None


@pytest.fixture
def advised(look: Look, qtbot: QtBot) -> Callable[[Scenario], tuple[MapPresenter, str]]:
    """Ask a question of a scenario; give its presenter, and how to answer."""

    def ask(table: Scenario) -> tuple[MapPresenter, str]:
        scene = seen(table)
        scene = evolve(scene, seats=default_seats(len(scene.seats), bots="random"))
        assert scene.decision is not None
        made = MapPresenter(ParchmentLook(look, None), scene, scene.decision, NoSession())
        qtbot.addWidget(made)
        return made, made.advice()

    return ask


@pytest.fixture
def is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    """A screen reader runs."""
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)


@pytest.mark.parametrize(
    ("table", "words"),
    [
        (placing, "Click a lit space, or go there with the arrows."),
        (planting, "Click a lit bush or palm, or go there with the arrows."),
    ],
)
def test_who_sees_the_table_may_click(
    advised: Callable[[Scenario], tuple[MapPresenter, str]],
    table: Callable[[], Scenario],
    words: str,
) -> None:
    assert advised(table())[1] == words


@pytest.mark.usefixtures("is_heard")
@pytest.mark.parametrize(
    "table", [placing, planting, lambda: moving("a1"), lambda: moving("a1 c1")]
)
def test_who_hears_it_is_told_the_keys_that_answer(
    advised: Callable[[Scenario], tuple[MapPresenter, str]], table: Callable[[], Scenario]
) -> None:
    made, words = advised(table())
    options = made.decision.options
    if made.to_table is None:
        assert words == "Press a number."
        assert len(made.keys) >= sum(isinstance(each.at, AtCell | AtBush) for each in options)
    else:
        where = "bush or palm" if isinstance(options[0].at, AtBush) else "space"
        assert words == f"Press C, go to a {where} with the arrows, and press Enter."
