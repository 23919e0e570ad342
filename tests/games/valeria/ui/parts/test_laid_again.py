"""Pieces that would be equal aren't laid again; whatever they depend on lays them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QModelIndex

from tests.games.valeria.ui.parts.test_tableau import owning
from tests.ui.tables import Table
from valeria_desktop.games.valeria.ui.parts.rivals import RivalPlaques
from valeria_desktop.games.valeria.ui.parts.tableau import TableauView

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.rules.scene import Scene
    from valeria_desktop.ui.paint.look import Look
    from valeria_desktop.ui.pieces.piece import LaidPart, PartRoom

SCENE, LATER = owning("knight", "merchant"), owning("knight", "merchant", "miner")
HOUR, HIGH = 0.5, 80


def watched(part: object, monkeypatch: pytest.MonkeyPatch) -> list[LaidPart]:
    """Return all that a part lays from now on."""
    found: list[LaidPart] = []
    lay = part.laid  # type: ignore[attr-defined]

    def laid(scene: Scene, room: PartRoom) -> LaidPart:
        found.append(lay(scene, room))
        return found[-1]

    monkeypatch.setattr(part, "laid", laid)
    return found


@pytest.fixture
def tableau(qtbot: QtBot, look: Look) -> TableauView:
    made = TableauView(look)
    qtbot.addWidget(made)
    made.show_tableau(SCENE, 0)
    return made


@pytest.fixture
def rivals(qtbot: QtBot, look: Look) -> RivalPlaques:
    made = RivalPlaques(look)
    qtbot.addWidget(made)
    made.resize(900, HIGH)
    made.show_scene(SCENE)
    return made


def test_an_equal_tableau_is_not_laid_again(
    tableau: TableauView, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid = watched(tableau.part, monkeypatch)
    tableau.show_tableau(owning("knight", "merchant"), 0)
    assert not laid
    tableau.show_tableau(LATER, 0)
    assert len(laid) == 1
    assert tableau.laid == laid[0]


def test_news_and_another_room_lay_an_equal_tableau(tableau: TableauView) -> None:
    before = tableau.laid
    tableau.show_tableau(SCENE, 0, frozenset({"knight"}))
    assert tableau.laid != before
    tableau.show_tableau(SCENE, 0)
    assert tableau.laid == before
    tableau.use_unit(2 * tableau.unit)
    tableau.show_tableau(SCENE, 0)
    assert tableau.laid != before


def test_a_hint_goes_with_the_next_scene_though_it_is_equal(tableau: TableauView) -> None:
    before, first = tableau.laid, tableau.laid.listed[0]
    tableau.hint(first.at)
    assert tableau.laid != before
    tableau.show_tableau(SCENE, 0)
    assert tableau.laid == before


def test_keys_that_have_gone_nowhere_find_a_tile_in_the_next_scene(tableau: TableauView) -> None:
    tableau.setCurrentIndex(QModelIndex())
    tableau.show_tableau(SCENE, 0)
    assert tableau.currentIndex().isValid()


def test_equal_plaques_are_not_laid_again(
    rivals: RivalPlaques, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid = watched(rivals.part, monkeypatch)
    rivals.show_scene(owning("knight", "merchant"))
    assert not laid
    rivals.show_hour(HOUR)
    assert laid
    laid.clear()
    rivals.show_scene(SCENE)
    assert not laid


def test_a_plaque_that_made_room_lies_as_before_in_an_equal_scene(rivals: RivalPlaques) -> None:
    before, scene = rivals.laid, Table().plays(60).scene(0)
    rivals.make_room(1, scene, 1.0)
    assert rivals.laid != before
    rivals.show_scene(SCENE)
    assert rivals.laid == before
