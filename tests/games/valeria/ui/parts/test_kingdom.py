"""A kingdom as a view: what is pointed at, where the arrows go, what the sky does."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage

from tests.games.valeria.ui.parts.test_tableau import owning
from valeria_desktop.games.valeria.rules.at import OfCard
from valeria_desktop.games.valeria.ui.paint import kingdom
from valeria_desktop.games.valeria.ui.parts.kingdom import KingdomView
from valeria_desktop.ui.paint.album import ALBUM

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

NOTHING_NEW: frozenset[str] = frozenset()
FLAG = QColor("#d55e00")
STARTERS = 3


@pytest.fixture
def view(qtbot: QtBot, look: Look) -> KingdomView:
    made = KingdomView(look)
    qtbot.addWidget(made)
    made.resize(470, 179)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    scene = owning("the-desert-orchid", "palace-of-the-dawn", "goblin", "goblin", "treant")
    made.show_kingdom(scene, 0, NOTHING_NEW, FLAG)
    return made


def test_each_house_domain_and_kind_of_trophy_has_a_place(view: KingdomView) -> None:
    boxes = [view.visualRect(view.pieces.index(row, 0)) for row in range(STARTERS + 4)]
    assert all(view.rect().contains(box) for box in boxes)
    assert [view.indexAt(box.center()).row() for box in boxes] == [*range(STARTERS + 4)]
    assert view.kingdom.points == sum(group.points for group in view.kingdom.groups)


def test_the_arrows_go_from_one_to_the_next_and_stop_at_the_ends(
    qtbot: QtBot, view: KingdomView
) -> None:
    view.setFocus()
    rows = [view.currentIndex().row()]
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_End, Qt.Key.Key_Down):
        qtbot.keyClick(view, key)
        rows.append(view.currentIndex().row())
    assert rows == [0, 0, 1, STARTERS + 3, STARTERS + 3]


def test_a_house_is_read_aloud_with_its_number(view: KingdomView) -> None:
    view.show_kingdom(owning("merchant", "merchant"), 0, NOTHING_NEW, FLAG)
    rows = range(view.pieces.rowCount())
    said = [view.pieces.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in rows]
    assert "Merchant: a stall with scales, 2." in said
    assert "Peasant: a hut with a field." in said


def test_who_wakes_has_light(view: KingdomView) -> None:
    view.show_kingdom(owning("champion"), 0, NOTHING_NEW, FLAG)  # an arena without a chimney
    view.show_hour(0.3)
    before = view.grab().toImage()
    view.wake(["champion"])
    assert view.grab().toImage() != before
    view.wake([])
    assert view.grab().toImage() == before


def test_smoke_comes_in_three_puffs_over_who_wakes(view: KingdomView) -> None:
    view.show_hour(0.3)
    before = view.grab().toImage()
    view.wake(["starter-peasant"])
    coming = view._smoke._coming
    assert coming.duration() == 900
    coming.pause()
    highest = []
    for share in (0.2, 0.5, 0.9):
        coming.setCurrentTime(round(900 * share))
        highest.append(highest_change(before, view.grab().toImage()))
    assert highest[0] > highest[1] > highest[2]  # each puff is higher than the one before
    view.wake([])
    assert view.grab().toImage() == before


def test_the_second_chip_of_a_roll_adds_to_the_smoke_that_comes(view: KingdomView) -> None:
    view.wake(["starter-peasant"])
    view._smoke._coming.setCurrentTime(450)
    view.wake(["starter-peasant", "merchant"])
    assert view._smoke.share >= 0.5


@pytest.mark.parametrize(("speed", "moves", "lasts"), [(2.0, True, 450), (1.0, False, 0)])
def test_smoke_comes_at_the_games_pace_and_with_calm_movement_at_once(
    view: KingdomView, speed: float, lasts: int, *, moves: bool
) -> None:
    view.use_motion(speed, moves=moves)
    view.wake(["starter-peasant"])
    is_coming = view._smoke.share < 1
    assert is_coming is moves
    assert not moves or view._smoke._coming.duration() == lasts


def highest_change(one: QImage, other: QImage) -> int:
    """Return the first row in which two pictures differ."""
    wide, high = one.width(), one.height()
    return next(
        y for y in range(high) if any(one.pixel(x, y) != other.pixel(x, y) for x in range(wide))
    )


def test_the_facts_of_a_domain_are_painted_while_it_has_the_focus(
    qtbot: QtBot, view: KingdomView
) -> None:
    at = OfCard("palace-of-the-dawn", 0)
    box = view.visualRect(view.pieces.index_of(at))
    corner = QRect(box.center(), box.bottomRight())
    before = view.grab(corner).toImage()
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_Home)
    while view.current != at:
        qtbot.keyClick(view, Qt.Key.Key_Right)
    assert view.grab(corner).toImage() != before


def test_each_hour_has_a_sky_of_its_own(view: KingdomView) -> None:
    skies = []
    for hour in (0.0, 0.35, 0.65, 1.0):
        view.show_hour(hour)
        skies.append(view.grab().toImage())
    assert all(one != other for one, other in itertools.pairwise(skies))


def test_a_new_thing_is_marked(view: KingdomView) -> None:
    before = view.grab().toImage()
    scene = owning("the-desert-orchid", "palace-of-the-dawn", "goblin", "goblin", "treant")
    view.show_kingdom(scene, 0, frozenset({"treant"}), FLAG)
    assert view.grab().toImage() != before


def test_before_a_game_there_is_land_and_nothing_to_point_at(
    qtbot: QtBot, view: KingdomView
) -> None:
    view.forget()
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_Right)
    assert not view.currentIndex().isValid()
    assert not view.indexAt(view.rect().center()).isValid()
    assert view.kingdom.points == 0


def test_what_is_built_leaves_the_sky_as_it_was_drawn(
    view: KingdomView, monkeypatch: pytest.MonkeyPatch
) -> None:
    ALBUM.clear()  # full, it would let go at once what is drawn in no time
    drawn: list[float] = []
    monkeypatch.setattr(kingdom, "paint_sky", lambda _brush, _land, time: drawn.append(time))
    view.show_hour(0.5)
    view.grab()
    view.show_kingdom(owning("palace-of-the-dawn"), 0, NOTHING_NEW, FLAG)
    view.grab()
    assert len(drawn) == 1
    view.show_hour(0.75)
    view.grab()
    assert len(drawn) == 2


def test_in_a_frieze_all_can_be_pointed_at_focused_and_heard(
    qtbot: QtBot, view: KingdomView
) -> None:
    view.resize(750, 40)
    view.use(1.0, is_frieze=True)
    boxes = [view.visualRect(view.pieces.index(row, 0)) for row in range(STARTERS + 4)]
    assert all(view.rect().contains(box) for box in boxes)
    assert [view.indexAt(box.center()).row() for box in boxes] == [*range(STARTERS + 4)]
    view.setFocus()
    low = view.grab().toImage()
    qtbot.keyClick(view, Qt.Key.Key_End)
    assert view.currentIndex().row() == STARTERS + 3
    assert view.grab().toImage() != low
    said = view.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole)
    assert said == "Slain: Treant. Worth 1."
    view.resize(470, 179)
    view.use(1.0, is_frieze=False)
    view.clearFocus()
    assert view.visualRect(view.pieces.index(STARTERS, 0)).height() > 40


def test_a_house_of_a_new_kind_rises_in_a_frieze_and_one_more_copy_changes_nothing(
    view: KingdomView,
) -> None:
    view.resize(750, 40)
    view.use(1.0, is_frieze=True)
    view.show_kingdom(owning("merchant"), 0, NOTHING_NEW, FLAG)
    whole = view.grab().toImage()
    view.rise("merchant", 1.0, 1.0)
    view.show_kingdom(owning("merchant", "merchant"), 0, NOTHING_NEW, FLAG)
    assert view.grab().toImage() == whole
    view.put_back()
    view.show_kingdom(owning("merchant"), 0, NOTHING_NEW, FLAG)
    view.rise("cleric", 0.0, 1.0)
    view.show_kingdom(owning("merchant", "cleric"), 0, NOTHING_NEW, FLAG)
    bare = view.grab().toImage()
    view.rise("cleric", 1.0, 1.0)
    assert view.grab().toImage() != bare
