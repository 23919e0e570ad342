"""No role and no widget of the boards tells of a Duke, but while its owner peeks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from tests.counts import many
from tests.games.valeria.ui.parts.games import SETUPS
from tests.ui.tables import Table
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.rules.game import imagine
from valeria_desktop.games.valeria.rules.scene import make_scene
from valeria_desktop.games.valeria.ui.board.side_board import SideBoard
from valeria_desktop.games.valeria.ui.parts.kingdom import KingdomView
from valeria_desktop.games.valeria.ui.parts.rivals import RivalPlaques
from valeria_desktop.games.valeria.ui.parts.tableau import TableauView
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.games.valeria.rules.setup import Setup
    from valeria_desktop.ui.paint.look import Look

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("unpainted")]

ROLES = (*range(15), *range(int(Qt.ItemDataRole.UserRole), int(Qt.ItemDataRole.UserRole) + 40))
DUKES = [text for duke in shipped_catalog().dukes for text in (duke.id, duke.name)]


def told(scene: Scene, look: Look) -> list[object]:
    """Return every role of every index of all models, for every side."""
    others, tableau, kingdom = RivalPlaques(look), TableauView(look), KingdomView(look)
    others.resize(1260, 62)
    others.show_scene(scene)
    values = [repr(others.laid), *_roles_of(others.pieces)]
    for seat in (plaque.seat for plaque in others.plaques):
        tableau.show_tableau(scene, seat)
        kingdom.show_kingdom(scene, seat, frozenset(), QColor("red"))
        values += _roles_of(tableau.pieces) + _roles_of(kingdom.pieces)
        values += [repr(tableau.laid), repr(kingdom.laid)]
    for part in (others, tableau, kingdom):
        part.deleteLater()
    return values


def _roles_of(model: QAbstractItemModel) -> list[object]:
    rows = range(model.rowCount())
    return [model.index(row, 0).data(role) for row in rows for role in ROLES]


def names_of_dukes(values: list[object]) -> list[str]:
    words = repr(values)
    return [duke for duke in DUKES if duke in words]


def said_by(widget: QWidget) -> list[object]:
    parts = (widget, *widget.findChildren(QWidget))
    return [
        words
        for part in parts
        for words in (part.accessibleName(), part.accessibleDescription(), part.toolTip())
    ]


@pytest.mark.parametrize("setup", SETUPS.values(), ids=list(SETUPS))
def test_no_duke_is_told_all_through_a_game(look: Look, setup: Setup) -> None:
    """Not even one's own: others may look at the same screen."""
    table = Table(setup, bot="random")
    while table.session.decision is not None:
        for seat in range(setup.players):
            assert not names_of_dukes(told(table.session.scene(seat), look))
        table.plays(many(160, 160, whole=25))
    assert not names_of_dukes(told(table.session.scene(0), look))


@pytest.mark.parametrize("setup", SETUPS.values(), ids=list(SETUPS))
def test_worlds_that_look_the_same_tell_the_same(look: Look, setup: Setup) -> None:
    table = Table(setup, bot="random")
    number = 0
    while table.session.decision is not None:
        for seat in range(setup.players):
            scene = table.session.scene(seat)
            imagined = make_scene(imagine(scene.view, Stream(number)), scene.seats, seat)
            assert told(imagined, look) == told(scene, look)
            number += 1
        table.plays(many(80, 80, whole=30) if setup.players > 1 else 30)
    assert number >= 2


def test_a_board_names_its_duke_only_while_it_is_peeked_at(qtbot: QtBot, look: Look) -> None:
    table = Table().plays(60)
    duke = table.session.view(0).players[0].duke
    assert duke is not None
    board = SideBoard(look)
    qtbot.addWidget(board)
    board.show_scene(table.scene(0), 0)
    board.show()
    assert not names_of_dukes(said_by(board))
    qtbot.mousePress(board.peek, Qt.MouseButton.LeftButton)
    board.show_duke(duke)
    assert duke.name in names_of_dukes(said_by(board))
    qtbot.mouseRelease(board.peek, Qt.MouseButton.LeftButton)
    assert not names_of_dukes(said_by(board))
