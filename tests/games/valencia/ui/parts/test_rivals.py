"""The strip of the others: mouse and keys, the sheet, and who stands out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QSize, Qt

from tests.games.valencia.ui.parts.auctions import auction
from tests.games.valencia.ui.scenes import after, seen
from valeria_desktop.games.valencia.rules.at import AtPlayer
from valeria_desktop.games.valencia.rules.model.seats import NINA
from valeria_desktop.games.valencia.rules.setup import Setup

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valencia.rules.scene import Scene
    from valeria_desktop.games.valencia.ui.parts.rival_plaque import Plaque
    from valeria_desktop.games.valencia.ui.parts.rival_sheet import RivalSheet
    from valeria_desktop.games.valencia.ui.parts.rivals import RivalPlaques

LEFT = Qt.MouseButton.LeftButton


# --- mouse, keys, the sheet


def test_a_click_and_the_return_key_open(qtbot: QtBot, plaques: RivalPlaques) -> None:
    plaques.show_scene(seen(auction(4)))
    box = plaques.box_of(AtPlayer(2), plaques.viewport())
    assert box is not None
    with qtbot.waitSignal(plaques.opened) as opened:
        qtbot.mouseClick(plaques.viewport(), LEFT, pos=box.center())
    assert opened.args == [AtPlayer(2)]
    plaques.setCurrentIndex(plaques.pieces.index_of(AtPlayer(3)))
    with qtbot.waitSignal(plaques.opened) as opened:
        qtbot.keyClick(plaques, Qt.Key.Key_Return)
    assert opened.args == [AtPlayer(3)]


def test_nina_is_opened_like_any_other(qtbot: QtBot, plaques: RivalPlaques) -> None:
    plaques.show_scene(seen(auction(2)))
    box = plaques.box_of(AtPlayer(NINA), plaques.viewport())
    assert box is not None
    with qtbot.waitSignal(plaques.opened) as opened:
        qtbot.mouseClick(plaques.viewport(), LEFT, pos=box.center())
    assert opened.args == [AtPlayer(NINA)]


def test_arrows_go_through_and_letters_belong_to_the_table(
    qtbot: QtBot, plaques: RivalPlaques
) -> None:
    plaques.show_scene(seen(auction(5), 2))
    seats = []
    for _ in range(3):
        seats.append(plaques.current)
        qtbot.keyClick(plaques, Qt.Key.Key_Right)
        qtbot.keyClicks(plaques, "o ")
    assert seats == [AtPlayer(3), AtPlayer(4), AtPlayer(0)]


def test_the_sheet_opens_at_a_rest_of_the_mouse_and_goes_with_it(
    qtbot: QtBot, plaques: RivalPlaques, sheet: RivalSheet
) -> None:
    plaques.show_scene(seen(auction(4)))
    box = plaques.box_of(AtPlayer(2), plaques.viewport())
    assert box is not None
    qtbot.mouseMove(plaques.viewport(), box.center())
    qtbot.waitUntil(lambda: sheet.shown == AtPlayer(2))
    assert sheet.accessibleName().startswith("Heron. Points so far: 2.")
    qtbot.mouseMove(plaques.viewport(), QPoint(5, 5))
    qtbot.waitUntil(lambda: sheet.shown == AtPlayer(1))
    plaques.pointed.emit(None)
    assert sheet.shown is None


def test_the_sheet_stays_in_the_window_and_below_its_plaque(
    around: QWidget, plaques: RivalPlaques, sheet: RivalSheet
) -> None:
    plaques.show_scene(seen(auction(5)))
    for seat in range(1, 5):
        sheet.open_for(AtPlayer(seat))
        box = plaques.box_of(AtPlayer(seat), around)
        assert box is not None
        assert sheet.geometry().top() > box.bottom()
        assert around.rect().contains(sheet.geometry())
    sheet.open_for(AtPlayer(4))
    assert not sheet.isVisible()


def test_the_sheet_follows_what_happens_and_nina_has_one(
    plaques: RivalPlaques, sheet: RivalSheet
) -> None:
    table = auction(2)
    plaques.show_scene(seen(table))
    sheet.open_for(AtPlayer(1))
    before = sheet.grab().toImage()
    plaques.show_scene(seen(table.used(1, "1")))
    assert sheet.grab().toImage() != before
    sheet.open_for(AtPlayer(NINA))
    assert sheet.shown == AtPlayer(NINA)
    assert sheet.accessibleName().startswith("Nina. Nina is a neutral deck.")


# --- what is painted


def picture(plaques: RivalPlaques, scene: Scene) -> object:
    plaques.show_scene(scene)
    return plaques.grab().toImage()


def test_who_is_asked_and_who_is_told_of_stand_out(plaques: RivalPlaques) -> None:
    table = auction(4)
    first = picture(plaques, seen(table))
    second = picture(plaques, seen(table.reveals(1, "5 4")))
    assert first != second
    plaques.tell_of(3)
    assert plaques.grab().toImage() != second
    plaques.tell_of()
    assert plaques.grab().toImage() == second


def test_the_owner_of_a_plaque_is_told_without_colour(plaques: RivalPlaques) -> None:
    signs = [row.sign for row in _rows(plaques, after(60, Setup(players=5), viewer=0))]
    assert len(set(signs)) == 4


def _rows(plaques: RivalPlaques, scene: Scene) -> tuple[Plaque, ...]:
    plaques.show_scene(scene)
    return plaques.part.plaques


def test_before_a_game_there_is_nobody(plaques: RivalPlaques) -> None:
    plaques.show_scene(seen(auction(3)))
    plaques.forget()
    assert plaques.pieces.rowCount() == 0
    assert plaques.box_of(AtPlayer(1), plaques) is None


@pytest.mark.parametrize("size", [QSize(1260, 38), QSize(640, 31), QSize(2520, 168)])
def test_any_size_is_painted(plaques: RivalPlaques, size: QSize) -> None:
    plaques.resize(size)
    blank = plaques.grab().toImage()
    assert picture(plaques, seen(auction(4).reveals(1, "5 4"))) != blank
