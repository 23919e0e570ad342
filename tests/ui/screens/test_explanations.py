"""Explanations in a set-up stand on parchment, with a margin, and not on bare wood."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.ui.fitting import box, is_seen, over_the_line, settle
from tests.ui.listed_keys import begin_with
from valeria_desktop.ui.controls.page import Sheet
from valeria_desktop.ui.controls.text import Slip, Text

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program

pytestmark = pytest.mark.usefixtures("unpainted")
GAMES = ("valeria", "valencia", "viscounts")
LEAST_MARGIN = 4
"""The least distance of words from the edge of a slip, in pixels."""


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, tmp_path: Path, look: Look) -> Iterator[Program]:
    del look  # which has loaded fonts and style
    made = begin_with(qapp, qtbot, tmp_path, "valeria")
    yield made
    made.close()


def texts_of(program: Program, qapp: QApplication, game: str, players: int = 2) -> list[Text]:
    program.pages.turn_to(game)
    program.pages.set_up_game(game)
    program.pages.draft_of(game).players = players
    program.pages.new_game.refresh()
    settle(qapp)
    found = program.pages.new_game.findChildren(Text)
    return [each for each in found if is_seen(each) and each.text()]


@pytest.mark.parametrize(
    ("game", "players"), [*((game, 2) for game in GAMES), ("valeria", 1), ("viscounts", 1)]
)
def test_every_explanation_stands_on_parchment(
    program: Program, qapp: QApplication, game: str, players: int
) -> None:
    texts = texts_of(program, qapp, game, players)
    assert any(isinstance(each, Slip) for each in texts)
    assert [each.text() for each in texts if not each._look.on_parchment] == []


@pytest.mark.parametrize("game", GAMES)
def test_slips_and_sheets_have_a_margin(program: Program, qapp: QApplication, game: str) -> None:
    for slip in texts_of(program, qapp, game):
        if isinstance(slip, Slip):
            inside = slip.contentsRect()
            sides = (inside.left(), inside.top(), slip.width() - inside.right() - 1)
            assert min(sides) >= LEAST_MARGIN, slip.text()
            assert slip.height() >= slip.heightForWidth(slip.width()), slip.text()
            page = program.pages.new_game
            assert page.rect().contains(box(slip, page)), slip.text()
    for sheet in program.pages.new_game.findChildren(Sheet):
        assert over_the_line(sheet) == []
