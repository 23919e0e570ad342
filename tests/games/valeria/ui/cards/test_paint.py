"""Cards are painted from their faces, once for each size."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.rules.model.amounts import Amounts
from valeria_desktop.games.valeria.rules.model.cards import EXHAUSTED
from valeria_desktop.games.valeria.solo.translate import besieged
from valeria_desktop.games.valeria.ui.cards import paint, parts
from valeria_desktop.games.valeria.ui.cards.face import face_of
from valeria_desktop.games.valeria.ui.cards.paint import (
    paint_back,
    paint_exhausted,
    paint_portrait,
    paint_tile,
)
from valeria_desktop.games.valeria.ui.cards.portrait import CardPortrait
from valeria_desktop.games.valeria.ui.centre import stack
from valeria_desktop.ui.kit import album
from valeria_desktop.ui.kit.brush import Brush

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.kit.look import Look

CATALOG = shipped_catalog()
TILE = QRectF(0, 0, 160, 106)


def painted(width: int, height: int, draw: Callable[[QPainter], None]) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    draw(painter)
    painter.end()
    return image


def tile(look: Look, card_id: str, price: Amounts | None = None, *, dims: bool = False) -> QImage:
    face = face_of(CATALOG.by_id[card_id], price)
    return painted(160, 106, lambda p: paint_tile(p, TILE, face, look, dims_price=dims))


def test_every_card_looks_different(look: Look) -> None:
    ids = [card.id for card in CATALOG.by_id.values() if card.kind != "rule"]
    pictures = {bytes(tile(look, card_id).constBits()) for card_id in ids}
    assert len(pictures) == len(ids)


@pytest.mark.parametrize(("width", "height"), [(120, 80), (160, 106), (240, 159), (480, 318)])
def test_a_tile_fills_its_room_but_for_the_corners(look: Look, width: int, height: int) -> None:
    face = face_of(CATALOG.by_id["spider-queen"])
    box = QRectF(0, 0, width, height)
    image = painted(width, height, lambda p: paint_tile(p, box, face, look))
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(width // 2, 3).alpha() == 255
    assert image.pixelColor(width // 2, height - 4).alpha() == 255


@pytest.mark.parametrize("catalog", [CATALOG, besieged(CATALOG)])
def test_every_portrait_can_be_painted(look: Look, catalog: object) -> None:
    assert isinstance(catalog, type(CATALOG))
    box = QRectF(0, 0, 190, 280)
    pictures = set()
    for card in (*catalog.citizens, *catalog.monsters, *catalog.domains, *catalog.dukes):
        face = face_of(card)
        image = painted(190, 280, partial(paint_portrait, rect=box, face=face, look=look))
        pictures.add(bytes(image.constBits()))
    assert len(pictures) == 18 + 24 + 24 + 10


def test_a_dearer_price_and_a_dim_one_are_seen(look: Look) -> None:
    plain = tile(look, "peasant")
    assert tile(look, "peasant", Amounts(gold=3)) != plain
    assert tile(look, "peasant", dims=True) != plain
    assert tile(look, "peasant") == plain


def test_a_card_is_drawn_once_for_each_size(look: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    draw = Mock(wraps=paint._tile)
    monkeypatch.setattr(paint, "_tile", draw)
    monkeypatch.setattr(album, "ALBUM", album.Album())
    first = tile(look, "peasant")
    assert tile(look, "peasant") == first
    assert draw.call_count == 1


def test_a_back_tells_nothing_of_a_card_and_isnt_an_exhausted_place(look: Look) -> None:
    back = painted(160, 106, lambda p: paint_back(p, TILE, look))
    gone = painted(160, 106, lambda p: paint_exhausted(p, TILE, look, "Exhausted"))
    assert back != gone
    assert back.pixelColor(80, 8).alpha() == 255


def test_a_portrait_stands_upright_where_there_is_room(qtbot: QtBot, look: Look) -> None:
    portrait = CardPortrait(look)
    qtbot.addWidget(portrait)
    portrait.show_card(CATALOG.by_id["goblin"])
    assert portrait.height_within(200, 300) == 295
    assert portrait.height_within(180, 150) == 119
    assert portrait.height_within(180, 90) == 90
    assert portrait.accessibleName().startswith("Goblin.")
    portrait.resize(200, 300)
    high = portrait.grab().toImage()
    portrait.show_card(None)
    assert portrait.accessibleName() == ""
    assert portrait.grab().toImage() != high


def test_a_portrait_may_show_its_back(qtbot: QtBot, look: Look) -> None:
    hidden, empty = CardPortrait(look, shows_back=True), CardPortrait(look)
    for portrait in (hidden, empty):
        qtbot.addWidget(portrait)
        portrait.resize(190, 280)
    assert hidden.grab().toImage() != empty.grab().toImage()


def test_an_exhausted_card_has_a_face_without_powers() -> None:
    assert face_of(EXHAUSTED).powers == ()


CARDS = {card.id: card for card in CATALOG.all_cards()}


class Placing(Brush):
    """A brush that tells where the picture lies, and where words and plates are laid."""

    picture = QRectF()

    def emblem(self, card_id: str, box: QRectF) -> None:
        self.picture = box


@pytest.mark.parametrize(
    ("width", "height"), [(108, 72), (130, 86), (160, 106), (190, 280), (400, 590)]
)
def test_no_words_cover_a_cards_picture(
    look: Look, monkeypatch: pytest.MonkeyPatch, width: int, height: int
) -> None:
    laid: list[QRectF] = []
    monkeypatch.setattr(parts, "paint_outlined", lambda _brush, box, *_: laid.append(box))
    monkeypatch.setattr(stack, "paint_outlined", lambda _brush, box, *_: laid.append(box))
    monkeypatch.setattr(parts, "paint_plate", lambda _painter, box, _radius: laid.append(box))
    box = QRectF(0, 0, width, height)
    canvas = QImage(width, height, QImage.Format.Format_ARGB32)
    for card in CARDS.values():
        laid.clear()
        face, painter = face_of(card), QPainter(canvas)
        unit = paint._unit_of_tile(box) if width > height else paint._unit_of_portrait(box)
        brush = Placing(painter, look, unit)
        (paint._any_tile if width > height else paint._portrait)(brush, box, face)
        if face.kind != "duke":
            small = Brush(painter, look, min(height, width / paint.TILE_SHAPE) / 106)
            pile = stack.Stack(face, 12, 0, dims_price=False, tokens=(), lit="")
            stack._paint_count(small, box, pile)
        painter.end()
        covering = [each for each in laid if each.intersects(brush.picture)]
        assert covering == [], card.id
        assert box.contains(brush.picture)


@pytest.mark.parametrize("width", [100, 108, 130, 160])
def test_every_name_has_room_on_its_card(look: Look, width: int) -> None:
    height = round(width / paint.TILE_SHAPE)
    canvas = QImage(width, height, QImage.Format.Format_ARGB32)
    for card in CARDS.values():
        painter = QPainter(canvas)
        brush = Brush(painter, look, height / 106)
        room = QRectF(0, 0, width - 14 * brush.unit, 20 * brush.unit)
        parts.paint_name(brush, room, face_of(card))
        needed = painter.fontMetrics().horizontalAdvance(card.name)
        painter.end()
        assert needed <= room.width(), card.id
