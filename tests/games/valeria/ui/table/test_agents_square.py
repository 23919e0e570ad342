"""The square of the Agents: four doors and a deck, at every size, painted and walked (AG2)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from tests.games.valeria.ui.at_an_action import put_at_an_action
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.at import AtPlace
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.games.valeria.sets.agents import AGENTS
from valeria_desktop.games.valeria.ui.sets.agents_square import AgentsSquare
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.look import LEAST_TARGET

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.program.program import Program

WITH = Setup(2, sets=frozenset({"agents"}))
SIZES = [((1280, 720), 1.0, 4), ((1024, 768), 1.0, 2), ((1280, 720), 1.5, 2), ((1024, 768), 1.5, 2)]
LAMP = "#e9a94a"


def square(program: Program, gold: int = 0, strength: int = 0) -> TableScreen:
    """Lay a table at an action, and turn to the Agents."""

    def change(state: State) -> None:
        by_id = state.table.catalog.by_id
        for place, name in zip(
            AGENTS.open_places, ("captain", "prefect", "baron", "abbot"), strict=True
        ):
            state.lay(place, (by_id[name],))
        player = state.players[state.active]
        player.gold, player.strength, player.magic = gold, strength, 0

    table = put_at_an_action(program, RULES, change, WITH)
    table.leaves.show("agents")
    QApplication.processEvents()
    return table


@pytest.mark.parametrize(("size", "scale", "columns"), SIZES)
def test_doors_and_deck_lie_apart_in_every_window(
    program: Program, size: tuple[int, int], scale: float, columns: int
) -> None:
    """With large text the doors stand in two rows, so that what an Agent does can be read."""
    program.window.resize(*size)
    program.change("scale", scale)
    table = square(program)
    boxes = [box for place in AGENTS.places if (box := table.box_of(AtPlace(place))) is not None]
    assert len(boxes) == len(AGENTS.places)
    assert [box for box in boxes if not table.plan.mat.contains(box.toRect())] == []
    assert [box for box in boxes if min(box.width(), box.height()) < LEAST_TARGET] == []
    assert [pair for pair in combinations(boxes, 2) if pair[0].intersects(pair[1])] == []
    doors = boxes[:-1]
    assert len({box.left() for box in doors}) == columns
    assert all((box.width() > box.height()) is (columns == 2) for box in doors)


def painted(look: Look, table: TableScreen) -> QImage:
    """Return a picture of the square's ground."""
    picture = QImage(904, 345, QImage.Format.Format_ARGB32)
    picture.fill(0)
    painter, leaf = QPainter(picture), AgentsSquare()
    ground = leaf.ground(table.scene, is_away=False)
    leaf.paint_ground(Brush(painter, look, 1.0), QRectF(picture.rect()), ground)
    painter.end()
    return picture


def test_the_fanlight_shines_over_who_can_be_engaged_and_over_nobody_else(
    program: Program, look: Look
) -> None:
    table = square(program, strength=10)
    assert {place for place in AGENTS.open_places if place in table.scene.lit} == {31}
    picture = painted(look, table)
    doors = AgentsSquare().boxes(QRectF(picture.rect()).size()).places
    lit = [
        place
        for place in AGENTS.open_places
        if any(
            picture.pixelColor(round(x), round(doors[place].top()) - 8) == QColor(LAMP)
            for x in range(round(doors[place].left()), round(doors[place].right()))
        )
    ]
    assert lit == [31]


def test_arrows_walk_from_door_to_door_and_to_the_deck(program: Program, qtbot: QtBot) -> None:
    program.window.resize(1280, 720)
    table = square(program)
    table.centre.focus_on(AtPlace(AGENTS.places[0]))
    walked = []
    for _ in AGENTS.places[1:]:
        qtbot.keyClick(table.centre, Qt.Key.Key_Right)
        walked.append(table.centre.current)
    assert walked == [AtPlace(place) for place in AGENTS.places[1:]]
