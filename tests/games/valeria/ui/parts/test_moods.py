"""The rivals' faces follow the shown game, and only what is new in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.ui.tables import Table
from valeria_desktop.games.valeria.rules.events import Rolled
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.games.valeria.ui.parts.moods import moods_about
from valeria_desktop.ui.paint.busts import Expression
from valeria_desktop.ui.place.faces import FacesAtTable
from valeria_desktop.ui.place.moods import FaceMoods
from valeria_desktop.ui.stage.pace import Movement, Pace

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.session.chronicle import Line

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def faces() -> FacesAtTable:
    return FacesAtTable()


@pytest.fixture
def moods(faces: FacesAtTable) -> FaceMoods:
    return FaceMoods(faces, moods_about)


@pytest.fixture(scope="module")
def scene() -> Scene:
    return Table(Setup(players=2)).plays(30).scene(0)


@pytest.fixture(scope="module")
def line() -> Line:
    known = Table(Setup(players=2)).plays(30).session.chronicle.lines[-1]
    return evolve(known, event=Rolled(seat=1, dice=(3, 3)))


def test_a_new_line_brings_a_mood(
    faces: FacesAtTable, moods: FaceMoods, scene: Scene, line: Line
) -> None:
    moods.show_scene(scene, ())
    moods.show_scene(scene, (line,))
    assert faces.of(1).expression is Expression.PLEASED


def test_lines_of_a_loaded_game_bring_none(
    faces: FacesAtTable, moods: FaceMoods, scene: Scene, line: Line
) -> None:
    moods.show_scene(scene, (line,))
    assert faces.of(1).expression is None
    moods.show_scene(scene, (line, line))
    assert faces.of(1).expression is Expression.PLEASED
    faces.forget()
    moods.begin()
    moods.show_scene(scene, (line, line, line))
    assert faces.of(1).expression is None


def test_lines_that_are_taken_back_bring_none(
    faces: FacesAtTable, moods: FaceMoods, scene: Scene, line: Line
) -> None:
    moods.show_scene(scene, (line, line))
    moods.show_scene(scene, (line,))
    assert faces.of(1).expression is None


def test_the_face_of_the_active_player_leans_in(
    faces: FacesAtTable, moods: FaceMoods, scene: Scene
) -> None:
    moods.use_motion(Pace.NORMAL, Movement.CALM)
    for active in (1, 0):
        moods.show_scene(evolve(scene, active=active), ())
        assert [faces.of(seat).lean for seat in (0, 1)] == [1.0 - active, active]


@pytest.mark.parametrize(
    ("pace", "movement", "moving"),
    [
        (Pace.NORMAL, Movement.FULL, [True]),
        (Pace.NORMAL, Movement.CALM, []),
        (Pace.FAST, Movement.NONE, []),
        (Pace.OFF, Movement.FULL, []),
    ],
)
def test_faces_move_with_full_movement_only(
    faces: FacesAtTable, moods: FaceMoods, pace: Pace, movement: Movement, moving: list[bool]
) -> None:
    moods.use_motion(pace, movement)
    assert faces.moves is any(moving)
    assert faces.speed > 0
