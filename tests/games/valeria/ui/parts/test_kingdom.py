"""A kingdom as a view: what is pointed at, where the arrows go, what the sky does."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from tests.games.valeria.ui.parts.test_tableau import owning
from valeria_desktop.games.valeria.ui.paint import kingdom
from valeria_desktop.games.valeria.ui.parts.kingdom import KingdomView
from valeria_desktop.ui.paint.album import ALBUM

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

NOTHING_NEW: frozenset[str] = frozenset()
PENNANT = QColor("#d55e00")


@pytest.fixture
def view(qtbot: QtBot, look: Look) -> KingdomView:
    made = KingdomView(look)
    qtbot.addWidget(made)
    made.resize(149, 179)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    scene = owning("the-desert-orchid", "palace-of-the-dawn", "goblin", "goblin", "treant")
    made.show_kingdom(scene, 0, NOTHING_NEW, PENNANT)
    return made


def test_each_domain_and_each_kind_of_trophy_has_a_place(view: KingdomView) -> None:
    boxes = [view.visualRect(view.pieces.index(row, 0)) for row in range(4)]
    assert all(view.rect().contains(box) for box in boxes)
    assert [view.indexAt(box.center()).row() for box in boxes] == [0, 1, 2, 3]
    assert view.kingdom.points == sum(group.points for group in view.kingdom.groups)


def test_the_arrows_go_from_one_to_the_next_and_stop_at_the_ends(
    qtbot: QtBot, view: KingdomView
) -> None:
    view.setFocus()
    rows = [view.currentIndex().row()]
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_End, Qt.Key.Key_Down):
        qtbot.keyClick(view, key)
        rows.append(view.currentIndex().row())
    assert rows == [0, 0, 1, 3, 3]


def test_each_hour_has_a_sky_of_its_own(view: KingdomView) -> None:
    skies = []
    for hour in (0.0, 0.35, 0.65, 1.0):
        view.show_hour(hour)
        skies.append(view.grab().toImage())
    assert all(one != other for one, other in itertools.pairwise(skies))


def test_a_new_thing_is_marked(view: KingdomView) -> None:
    before = view.grab().toImage()
    scene = owning("the-desert-orchid", "palace-of-the-dawn", "goblin", "goblin", "treant")
    view.show_kingdom(scene, 0, frozenset({"treant"}), PENNANT)
    assert view.grab().toImage() != before


def test_an_empty_kingdom_is_painted_and_has_nothing_to_point_at(
    qtbot: QtBot, view: KingdomView
) -> None:
    view.show_kingdom(owning(), 0, NOTHING_NEW, PENNANT)
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_Right)
    assert not view.currentIndex().isValid()
    assert not view.indexAt(view.rect().center()).isValid()
    assert view.kingdom.points == 0


def test_what_is_built_leaves_the_land_as_it_was_drawn(
    view: KingdomView, monkeypatch: pytest.MonkeyPatch
) -> None:
    ALBUM.clear()  # full, it would let go at once what is drawn in no time
    drawn: list[float] = []
    monkeypatch.setattr(kingdom, "_paint_day", lambda _brush, _sky, time: drawn.append(time))
    view.show_hour(0.5)
    view.grab()
    view.show_kingdom(owning("palace-of-the-dawn"), 0, NOTHING_NEW, PENNANT)
    view.grab()
    assert len(drawn) == 1
    view.show_hour(0.75)
    view.grab()
    assert len(drawn) == 2
