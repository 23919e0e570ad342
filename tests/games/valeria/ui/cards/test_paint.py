"""Cards are painted from their faces, once for each size."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING
from unittest.mock import Mock

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from tests.ui.pixels import pixels_of
from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.rules.model.cards import EXHAUSTED
from valeria_desktop.games.valeria.rules.model.price import Price
from valeria_desktop.games.valeria.solo.translate import besieged
from valeria_desktop.games.valeria.ui.cards import face_parts, paint, ribbon
from valeria_desktop.games.valeria.ui.cards.face import face_of
from valeria_desktop.games.valeria.ui.cards.face_parts import badge_size
from valeria_desktop.games.valeria.ui.cards.mood import CardMood, Ribbon
from valeria_desktop.games.valeria.ui.cards.paint import (
    paint_back,
    paint_exhausted,
    paint_portrait,
    paint_tile,
    signs_of_card,
)
from valeria_desktop.games.valeria.ui.cards.portrait import CardPortrait
from valeria_desktop.games.valeria.ui.cards.tile import paint_face, text_unit, tile_plan_of
from valeria_desktop.ui.paint import album, pictures
from valeria_desktop.ui.paint.brush import Brush, least_width
from valeria_desktop.ui.paint.materials import INK

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from valeria_desktop.ui.paint.look import Look

CATALOG = shipped_catalog()
TILE = QRectF(0, 0, 160, 106)


def painted(width: int, height: int, draw: Callable[[QPainter], None]) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    draw(painter)
    painter.end()
    return image


def tile(look: Look, card_id: str, price: Price | None = None, *, dims: bool = False) -> QImage:
    face = face_of(CATALOG.by_id[card_id], price)
    return painted(160, 106, lambda p: paint_tile(p, TILE, face, look, CardMood(dims_price=dims)))


def test_a_piece_is_drawn_once_and_lies_on_whole_pixels(look: Look) -> None:
    drawn: list[QRectF] = []

    def draw(brush: Brush, box: QRectF) -> None:
        drawn.append(box)
        brush.painter.fillRect(box, QColor(INK))

    def paint_both(painter: QPainter) -> None:
        brush = Brush(painter, look, 1.0)
        for left in (3.4, 43.6):
            brush.piece("a piece", QRectF(left, 5, 10, 8), draw)

    image = painted(60, 20, paint_both)
    assert drawn == [QRectF(0, 0, 10, 8)]
    filled = [x for x in range(60) if image.pixelColor(x, 9).alpha()]
    assert filled == [*range(3, 13), *range(44, 54)]
    assert {image.pixelColor(x, 9).alpha() for x in filled} == {255}


def test_every_card_looks_different(look: Look) -> None:
    ids = [card.id for card in CATALOG.by_id.values() if card.kind != "rule"]
    pictures = {pixels_of(tile(look, card_id)) for card_id in ids}
    assert len(pictures) == len(ids)


@pytest.mark.parametrize(("width", "height"), [(120, 80), (160, 106), (240, 159), (480, 318)])
def test_a_tile_fills_its_room_but_for_the_corners(look: Look, width: int, height: int) -> None:
    face = face_of(CATALOG.by_id["spider-queen"])
    box = QRectF(0, 0, width, height)
    image = painted(width, height, lambda p: paint_tile(p, box, face, look))
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(width // 2, 3).alpha() == 255
    assert image.pixelColor(width // 2, height - 4).alpha() == 255


@pytest.mark.slow
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
    assert tile(look, "peasant", Price(gold=3)) != plain
    assert tile(look, "peasant", dims=True) != plain
    assert tile(look, "peasant") == plain


def test_a_card_is_drawn_once_for_each_size(look: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    draw = Mock(wraps=paint_face)
    monkeypatch.setattr(paint, "paint_face", draw)
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
    assert portrait._box(200, 300).height() == 282
    assert portrait._box(180, 150).height() == 119
    assert portrait._box(180, 90).height() == 90
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
SIZES = [(96, 80, 1.15), (112, 84, 1.0), (138, 92, 1.0), (172, 92, 1.0), (168, 104, 1.5)]
WHOLE_NAMES = 130
"""The width from which on no name is cut off."""
SIZES += [(162, 132, 2.0), (258, 138, 1.5), (160, 106, 1.0), (480, 318, 1.0)]


@pytest.fixture
def text(look: Look) -> Iterator[Callable[[float], None]]:
    yield lambda scale: look.use(scale=scale)
    look.use(scale=1.0)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 12])
def test_nothing_covers_a_cards_picture(
    look: Look, text: Callable[[float], None], size: tuple[int, int, float], count: int
) -> None:
    """But for its edge, which is empty."""
    width, height, scale = size
    text(scale)
    box = QRectF(0, 0, width, height)
    canvas = QImage(width, height, QImage.Format.Format_ARGB32)
    painter = QPainter(canvas)
    brush = Brush(painter, look, text_unit(box, look))
    for card in CARDS.values():
        face, mood = face_of(card), CardMood(stack=count)
        if face.kind == "duke":
            continue
        plan = tile_plan_of(brush, box, face, mood)
        edge = plan.emblem.width() * 0.15
        picture = plan.emblem.adjusted(edge, edge, -edge, -edge)
        corner, side, in_row = plan.badge
        wide, high = badge_size(face, side, in_row=in_row)
        assert not QRectF(corner.x(), corner.y(), wide, high).intersects(picture), card.id
        assert box.contains(picture)
        role = QRectF(
            plan.foot.room.right() - plan.role_side, plan.picture.top(), plan.role_side, 1
        )
        assert role.left() >= picture.right(), card.id
    painter.end()


@pytest.mark.parametrize(("width", "height", "scale"), SIZES)
def test_every_name_has_room_on_its_card(
    look: Look, text: Callable[[float], None], width: int, height: int, scale: float
) -> None:
    text(scale)
    canvas = QImage(width, height, QImage.Format.Format_ARGB32)
    for name in (*(card.name for card in CARDS.values()), "Palast der Dämmerung"):
        painter = QPainter(canvas)
        brush = Brush(painter, look, text_unit(QRectF(0, 0, width, height), look))
        room = QRectF(0, 0, width - 14, 22)
        face_parts.paint_name(brush, room, name, 14.5 * brush.unit)
        needed, letters = painter.fontMetrics().horizontalAdvance(name), painter.font().pixelSize()
        painter.end()
        assert letters >= 13, name
        assert needed <= room.width() or width < WHOLE_NAMES, name


def power_sizes(
    look: Look, monkeypatch: pytest.MonkeyPatch, card_id: str, width: int, mood: CardMood
) -> list[tuple[float, str]]:
    """Return the size and colour of each power of a card of yours."""
    painted_as: list[tuple[float, str]] = []

    def note(_brush: Brush, _box: QRectF, _line: object, size: float, colour: str = "") -> None:
        painted_as.append((size, colour))

    monkeypatch.setattr(ribbon, "paint_marks", note)
    face = evolve(face_of(CATALOG.by_id[card_id]), price=())
    box = QRectF(0, 0, width, 84)
    painted(width, 84, lambda p: paint_face(Brush(p, look, 1.0), box, face, mood))
    return painted_as


CITIZENS = [card.id for card in CATALOG.citizens]


@pytest.mark.parametrize("card_id", CITIZENS)
@pytest.mark.parametrize("side", [Ribbon.MINE, Ribbon.OTHERS])
def test_the_power_that_counts_can_be_read_on_an_own_card(
    look: Look, monkeypatch: pytest.MonkeyPatch, card_id: str, side: Ribbon
) -> None:
    found = power_sizes(look, monkeypatch, card_id, 112, CardMood(ribbon=side))
    size, colour = found[0]
    assert size >= 13
    assert colour == INK
    for waiting, its_colour in found[1:]:
        assert waiting <= size
        assert its_colour != INK


def test_a_name_among_signs_has_room_on_a_small_tile(look: Look) -> None:
    """The Warlord counts Knights: letters keep their size, so its other power gives up room."""
    face = face_of(CATALOG.by_id["warlord"])
    boxes = {
        sign.name: sign.box for sign in signs_of_card(QRectF(0, 0, 122, 66), face, look, CardMood())
    }
    for name, line in zip(("on-turn", "off-turn"), face.powers, strict=True):
        assert boxes[name].width() > least_width(line) * 0.92


def test_a_brief_card_tells_only_the_power_that_counts(
    look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    long = power_sizes(look, monkeypatch, "champion", 172, CardMood(ribbon=Ribbon.MINE))
    brief = power_sizes(
        look, monkeypatch, "champion", 172, CardMood(ribbon=Ribbon.MINE, is_brief=True)
    )
    assert len(long) == 2
    assert len(brief) == 1
    assert brief[0][0] > long[0][0]


def test_a_portrait_shows_its_scene_where_one_is_drawn(
    look: Look, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    face, box = face_of(CATALOG.by_id["goblin"]), QRectF(0, 0, 190, 268)
    bare = painted(190, 268, lambda p: paint_portrait(p, box, face, look))
    (tmp_path / "scenes").mkdir()
    drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 320"><rect width="240" '
    (tmp_path / "scenes" / "goblin.svg").write_text(
        f'{drawing} height="320" fill="#0000ff"/></svg>'
    )
    monkeypatch.setattr(pictures, "ART", (tmp_path, *pictures.ART))
    for known in (pictures.has_picture, pictures._file_of):
        known.cache_clear()
    monkeypatch.setattr(album, "ALBUM", album.Album())
    try:
        scene = painted(190, 268, lambda p: paint_portrait(p, box, face, look))
    finally:
        for known in (pictures.has_picture, pictures._file_of):
            known.cache_clear()
    blue = QColor("#0000ff")
    assert scene.pixelColor(95, 100) == blue
    assert scene.pixelColor(20, 150) == blue  # to the picture's edges
    assert scene.pixelColor(95, 20) == bare.pixelColor(95, 20)  # and not beyond them
    assert scene.pixelColor(20, 220) == bare.pixelColor(20, 220)
