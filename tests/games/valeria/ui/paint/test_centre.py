"""Tags and banners at the market's cards, and the words beside the deck of the siege."""

from __future__ import annotations

from unittest.mock import patch

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from tests.scenario import Scenario
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.rules.scene import make_scene
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.games.valeria.solo.siege_rows import PILES
from valeria_desktop.games.valeria.ui.cards.face import face_of
from valeria_desktop.games.valeria.ui.cards.mood import CardMood
from valeria_desktop.games.valeria.ui.paint.centre import (
    PileBelow,
    StackLook,
    paint_below,
    signs_of_stack,
    tag_box,
)
from valeria_desktop.games.valeria.ui.parts.centre_lying import below_piles
from valeria_desktop.games.valeria.ui.parts.centre_place import CentreScene
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.look import Look
from valeria_desktop.ui.paint.room_look import RoomLook


def told(look: RoomLook, size: QSize, piles: list[PileBelow]) -> list[str]:
    """What is written into a panel of a size, below its heading."""
    canvas, said = QPixmap(1, 1), list[str]()
    painter = QPainter(canvas)
    brush = Brush(painter, look, look.unit)
    with patch.object(QPainter, "drawText", lambda *where: said.append(where[-1])):
        paint_below(brush, QRectF(0, 0, size.width(), size.height()), "Below", piles)
    painter.end()
    return said[1:]


@pytest.mark.parametrize(
    ("window", "text", "panel"),
    [
        (QSize(1280, 720), 1.0, QSize(204, 136)),
        (QSize(1280, 720), 1.5, QSize(194, 154)),
        (QSize(1024, 768), 1.5, QSize(152, 184)),
    ],
)
def test_no_name_of_what_lies_below_is_cut_short(
    look: Look, window: QSize, text: float, panel: QSize
) -> None:
    wished = Look(look)
    wished.use(theme="dark", scale=text)
    room = RoomLook(wished)
    room.fit(window)
    for card in shipped_catalog().all_cards():
        pile = PileBelow(2, (card.name, card.name), 12)
        assert told(room, panel, [pile] * 3).count(card.name) == 6


def test_a_pile_with_nothing_below_says_no_number(look: Look) -> None:
    said = told(RoomLook(look), QSize(204, 136), [PileBelow(1, ("nothing",), 0)])
    assert said == ["1", "", "nothing"]


A_CORNER, A_RIM = 0.28, 0.06
"""Shares of a sign that a tag may hide: of an area or a number, and of a power or a price."""


def share_of(part: QRectF, box: QRectF) -> float:
    return part.width() * part.height() / (box.width() * box.height())


@pytest.mark.parametrize("words", ["last one", "ends the game", "Spiel endet"])
@pytest.mark.parametrize(
    ("window", "text", "tile"),
    [
        (QSize(1280, 720), 1.0, QSize(172, 89)),
        (QSize(1280, 720), 1.5, QSize(164, 105)),
        (QSize(1024, 768), 1.5, QSize(132, 105)),
        (QSize(1920, 1080), 1.0, QSize(258, 134)),
    ],
)
def test_a_tag_between_the_rows_hides_no_power_and_no_price(
    look: Look, window: QSize, text: float, tile: QSize, words: str
) -> None:
    wished = Look(look)
    wished.use(scale=text)
    room = RoomLook(wished)
    room.fit(window)
    card = QRectF(0, 0, tile.width(), tile.height())
    canvas = QPixmap(1, 1)
    painter = QPainter(canvas)
    brush = Brush(painter, room, room.unit)
    catalog = shipped_catalog()
    for each in (*catalog.citizens, *catalog.events):
        stack = StackLook(face_of(each), mood=CardMood(is_lit=True, stack=1))
        signs = signs_of_stack(card, stack, room)
        tag = tag_box(brush, card, 5, words, signs)
        for sign in signs:
            if sign.name != "count":
                most = A_CORNER if sign.box.center().y() < card.center().y() else A_RIM
                assert share_of(tag.intersected(sign.box), sign.box) <= most, (each.name, sign)
    painter.end()


@pytest.mark.parametrize("words", ["boss in reach", "ends the game", "Boss in Reichweite"])
def test_a_tag_of_a_monster_at_the_upper_edge_is_cut_by_nothing(look: Look, words: str) -> None:
    """Below the bar of a leaf the market's first row lies close to the edge of its picture."""
    room = RoomLook(look)
    room.fit(QSize(1280, 720))
    canvas = QPixmap(1, 1)
    painter = QPainter(canvas)
    brush = Brush(painter, room, room.unit)
    card, found = QRectF(4, 4, 172, 89), []
    for each in shipped_catalog().monsters:
        stack = StackLook(face_of(each), mood=CardMood(is_lit=True, stack=1))
        signs = signs_of_stack(card, stack, room)
        over = tag_box(brush, card.translated(0, 20), 0, words, signs)
        found.append((each.name, signs, tag_box(brush, card, 0, words, signs), over))
    painter.end()
    for name, signs, tag, over in found:
        assert card.contains(tag), name
        assert tag.top() >= card.top() + 18, name  # below the name
        lower = [sign.box for sign in signs if sign.box.center().y() > card.center().y()]
        assert all(share_of(tag.intersected(box), box) <= A_CORNER for box in lower), name
        assert over.top() < card.top() + 20


def test_piles_with_nothing_below_any_of_them_are_one_line(look: Look) -> None:
    table = Scenario(players=1, solo=Solo.SIEGE).piles("giant", "goblin", "monk").both_act(6, 1)
    scene = CentreScene(make_scene(table.game, default_seats(1), 0))
    (line,) = below_piles([scene.place(place) for place in PILES])
    assert told(RoomLook(look), QSize(204, 136), [line]) == ["", "", "nothing"]
