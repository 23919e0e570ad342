"""The Dark Lord's words stand between his throne and his shadow, on a charred plate."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.valeria.ui.parts.test_speech import spoken
from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.events import Captured
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.games.valeria.ui.table.screen import TableScreen
from valeria_desktop.ui.paint.busts import Expression
from valeria_desktop.ui.stage.pace import Pace
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.ui.program.program import Program


@pytest.fixture(params=[Solo.DARK_LORD, Solo.SIEGE])
def screen(request: pytest.FixtureRequest, begin: Callable[[], Program]) -> TableScreen:
    """A solo game in which the Dark Lord has taken a card and the person acts."""
    program = begin()
    table = Table(Setup(players=1, solo=request.param)).plays(40)
    while table.decision.prompt is not Prompt.ACT:
        table.step()
    program._play(table.session)
    program.change("pace", Pace.NORMAL.value)
    return as_a(TableScreen, program.window.table)


def test_his_words_stand_beside_his_throne_under_the_sky(screen: TableScreen) -> None:
    remark = spoken(screen)
    assert remark.seat == 1
    plate, throne = screen.speech.plate, screen.others.bust_of(1, screen)
    assert throne is not None
    assert plate.isVisible()
    assert plate.sheet.left() > throne.right()
    for part in (screen.centre, screen.board, screen.prompt, screen.top):
        covered = plate.geometry().intersected(part.geometry())
        assert covered.height() <= 8


def test_his_plate_is_charred(screen: TableScreen) -> None:
    spoken(screen)
    picture = screen.speech.plate.grab().toImage()
    middle = picture.pixelColor(picture.width() // 2, 14)
    assert middle.lightness() < 40


def test_his_words_are_told_under_his_name(screen: TableScreen) -> None:
    said: list[str] = []
    screen.said.connect(said.append)
    remark = spoken(screen)
    assert said == [f"The Dark Lord: “{remark.words}”"]


def test_his_eyes_burn_when_he_takes_a_card(screen: TableScreen) -> None:
    lines = screen.controller.shown.lines
    taken = next(line for line in lines if isinstance(line.event, Captured))
    screen.moods._heard = len(lines)
    screen.moods.show_scene(screen.scene, [*lines, taken])
    assert screen.others.faces.of(1).expression is Expression.TAKES
