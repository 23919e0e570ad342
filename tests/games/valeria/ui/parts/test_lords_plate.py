"""The Dark Lord's words stand between his throne and his shadow, on a charred plate."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QImage, QPainter

from tests.games.valeria.ui.parts.test_speech import spoken
from tests.scenario import Scenario
from tests.ui.tables import Table
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.rules.events import Captured
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.scene import make_scene
from valeria_desktop.games.valeria.rules.setup import Setup, Solo
from valeria_desktop.games.valeria.ui.paint.lord import paint_lord
from valeria_desktop.games.valeria.ui.parts.plaque_layout import (
    PlaqueForm,
    plaque_layout_of,
    widths_of_people,
)
from valeria_desktop.games.valeria.ui.parts.plaque_places import box_of_card
from valeria_desktop.games.valeria.ui.parts.rival_plaque import plaques_of
from valeria_desktop.games.valeria.ui.table.screen import TableScreen
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.busts import Expression
from valeria_desktop.ui.paint.ruler import Ruler
from valeria_desktop.ui.stage.pace import Pace
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from valeria_desktop.ui.program.program import Program


BY_NUMBER = {card.numbers: card for card in shipped_catalog().citizens}
CITIZENS = [*BY_NUMBER.values()]
"""A citizen of each number."""


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


@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 720), 1.5), ((1024, 768), 1.0), ((1024, 768), 1.5)]
)
def test_his_words_stay_beside_an_open_question_on_a_table_without_sky(
    size: tuple[int, int], scale: float, program: Program
) -> None:
    """They stood over the mat, and the next question, which comes at once, took them away."""
    program.change("scale", scale)
    table = Table(Setup(players=1, solo=Solo.DARK_LORD)).plays(40).plays_to(Prompt.ACT)
    program._play(table.session)
    program.change("pace", Pace.NORMAL.value)
    program.window.resize(*size)
    screen = as_a(TableScreen, program.window.table)
    spoken(screen)
    screen.speech.ask(screen.scene)
    plate = screen.speech.plate
    assert plate.isVisible()
    assert plate.words.startswith(screen.speech.name_of(1))
    for part in (screen.centre, screen.prompt, screen.top, screen.board.tableau):
        assert not part.isVisible() or not plate.sheet.intersects(geometry_of(part, screen))


def geometry_of(part: QWidget, screen: TableScreen) -> QRect:
    return QRect(part.mapTo(screen, QPoint(0, 0)), part.size())


def test_his_points_are_as_large_as_other_letters(screen: TableScreen) -> None:
    """They were 13 px high at 150 %, where all else was 20 and more."""
    scenario = Scenario(players=1, solo=Solo.DARK_LORD)
    (plaque,) = plaques_of(make_scene(scenario.game, default_seats(1), 0))
    sizes = {}
    for scale in (1.0, 1.5):
        screen.look.use(scale=scale)
        look = screen.others._room_look
        places = plaque_layout_of(plaque, QRectF(0, 0, 600, 55), Ruler(look), PlaqueForm.BADGE)
        picture = QImage(600, 60, QImage.Format.Format_RGB32)
        painter = QPainter(picture)
        paint_lord(Brush(painter, look, look.unit), plaque, places, Ruler(look))
        sizes[scale] = painter.font().pixelSize()
        painter.end()
    screen.look.use(scale=1.0)
    assert sizes[1.5] >= 1.4 * sizes[1.0]


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


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720)])
def test_cards_that_he_took_can_be_told_apart_or_are_numbers(
    size: tuple[int, int], begin: Callable[[], Program]
) -> None:
    """On a low board ten kinds of citizens were drawn over each other, and the last ones cut."""
    program = begin()
    table = Table(Setup(players=1, solo=Solo.DARK_LORD))
    program._play(table.session)
    program.window.resize(*size)
    screen = as_a(TableScreen, program.window.table)
    rivals = screen.others
    scenario = Scenario(players=1, solo=Solo.DARK_LORD)
    scenario.lord_has(*[each.id for each in CITIZENS for _ in range(3)], "shattered-hand")
    (plaque,) = plaques_of(make_scene(scenario.game, default_seats(1), 0))
    ruler = Ruler(rivals._room_look)
    cell = QRectF(rivals.rect())
    places = plaque_layout_of(plaque, cell, ruler, PlaqueForm.LORD)
    assert len(CITIZENS) == 10
    assert bool(places.people) is not bool(places.captured)
    if places.captured:
        assert plaque.captured == {"person": 30, "home": 1}
        last = [*places.captured.values()][-1]
        assert last.right() <= places.scale.left() or last.bottom() <= places.scale.top()
        assert box_of_card(places, plaque, "shattered-hand", None).center() == last.center()
    else:
        wished = widths_of_people(plaque, places.people[0].height(), ruler)
        shown = [box.width() for box in places.people]
        assert min(here / there for here, there in zip(shown, wished, strict=True)) >= 0.7


@pytest.mark.parametrize(("high", "has_face"), [(60.0, True), (30.0, False)])
def test_his_face_is_in_the_top_bar_too_unless_it_would_be_a_stamp(
    screen: TableScreen, high: float, *, has_face: bool
) -> None:
    scenario = Scenario(players=1, solo=Solo.DARK_LORD)
    (plaque,) = plaques_of(make_scene(scenario.game, default_seats(1), 0))
    ruler = Ruler(screen.others._room_look)
    places = plaque_layout_of(plaque, QRectF(0, 0, 600, high), ruler, PlaqueForm.BADGE)
    assert places.face.isEmpty() is not has_face
    assert places.shield.isEmpty() is has_face
    assert places.scale.left() > (places.face | places.shield).right()
