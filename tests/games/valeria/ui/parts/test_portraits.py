"""Who plays is seen closely below their plaque, and said to who doesn't see it."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QRect, QRectF, QSize

from tests.ui.tables import Table
from valeria_desktop.games.valeria.bots.characters import BY_ID
from valeria_desktop.games.valeria.ui.board.board_head import BoardHead
from valeria_desktop.games.valeria.ui.parts.plaque_layout import (
    PlaqueForm,
    amount_text,
    form_of,
    head_end,
    plaque_layout_of,
)
from valeria_desktop.games.valeria.ui.parts.rival_plaque import plaques_of, sentence_of_plaque
from valeria_desktop.games.valeria.ui.parts.rival_sheet import RivalSheet
from valeria_desktop.games.valeria.ui.parts.sides import side_of
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.ui.paint.room_look import RoomLook, Squeeze
from valeria_desktop.ui.paint.ruler import Ruler, width_of_words
from valeria_desktop.ui.place.faces import leant

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.ui.parts.rival_plaque import Plaque
    from valeria_desktop.ui.paint.look import Look

ROOM = QSize(890, 400)


def plaque(bot: str | None) -> Plaque:
    person, rival = default_seats(2)
    (found,) = plaques_of(Table(seats=(person, evolve(rival, bot=bot))).plays(40).scene(0))
    return found


def test_a_character_is_said_with_level_and_liking() -> None:
    pim = plaque("baron+pim")
    assert pim.about == f"Pim Bramble, Baron. {BY_ID['pim'].words}"
    assert pim.about in sentence_of_plaque(pim)
    assert pim.portrait == "characters/pim.svg"


def test_who_is_nobody_has_no_portrait() -> None:
    for bot in (None, "greedy", "duchess", "queen+hunter"):
        found = plaque(bot)
        assert (found.portrait, found.about) == ("", "")


def test_a_close_look_has_room_for_the_portrait(look: Look) -> None:
    room = RoomLook(look)
    pim, nobody = (RivalSheet(plaque(bot), room, ROOM).size for bot in ("baron+pim", None))
    assert pim.height() > nobody.height()
    assert pim.height() <= ROOM.height()


@pytest.mark.parametrize("level", ["squire", "duchess"])
def test_the_level_of_a_lone_rival_is_written_even_beside_a_crown(look: Look, level: str) -> None:
    found = plaque(f"{level}+sorrel")
    first = evolve(found, side=evolve(found.side, starts=True))
    ruler = Ruler(RoomLook(look))
    places = plaque_layout_of(first, QRectF(0, 0, 905, 62), ruler, PlaqueForm.ALONE)
    assert places.head.right() >= head_end(first, places.head.left(), ruler)


def test_a_board_in_front_of_who_looks_on_shows_who_plays_it(look: Look, qtbot: QtBot) -> None:
    pictures = {}
    for bot in ("baron+pim", "baron", None):
        scene = Table(seats=(evolve(default_seats(2)[0], bot=bot), default_seats(2)[1])).scene(0)
        head = BoardHead(look)
        qtbot.addWidget(head)
        head.resize(head.sizeHint())
        head.show_side(side_of(scene, 0))
        assert ("Pim Bramble, Baron." in head.accessibleName()) is (bot == "baron+pim")
        right = QRect(round(head.width() * 0.85), 0, round(head.width() * 0.15), head.height())
        pictures[bot] = head.grab().toImage().copy(right)
    faces = [*pictures.values()]
    assert faces[0] != faces[1]
    assert faces[1] == faces[2]


@pytest.mark.parametrize(
    ("rivals", "wide"), [(1, 92), (2, 72), (3, 62), (4, 62)], ids=["one", "two", "three", "four"]
)
def test_a_bust_breaks_the_top_of_its_plank_by_seven(look: Look, rivals: int, wide: int) -> None:
    first = evolve(plaque("knight+pim"), rivals=rivals)
    form = form_of(first, Squeeze.A)
    cell = QRectF(0, 20, 300 if rivals > 2 else 600, 76 if rivals == 1 else 62)
    places = plaque_layout_of(first, cell, Ruler(RoomLook(look)), form)
    rim = 2.4
    assert places.face.width() == wide
    assert places.face.top() - rim < cell.top() - 5
    assert places.board.top() - (places.face.top() - rim) == pytest.approx(7, abs=1)
    assert places.face.bottom() < places.board.bottom()
    assert places.face.intersects(places.shield)
    leaning = leant(places.face, 1.0).right() + (places.shield.right() - places.face.right())
    assert leaning <= places.head.left()


@pytest.mark.parametrize("high", [30, 35, 38, 57])
def test_on_a_low_plank_no_face_is_under_36(look: Look, high: int) -> None:
    first = plaque("knight+pim")
    places = plaque_layout_of(
        first, QRectF(0, 0, 600, high), Ruler(RoomLook(look)), PlaqueForm.LINE
    )
    assert places.face.width() == places.face.height() >= 36
    assert places.face.right() < places.head.left()


@pytest.mark.parametrize(("scale", "wide"), [(1.0, 600), (1.5, 600), (1.5, 980)])
def test_beside_a_badge_with_room_stand_the_name_and_numbers_as_large_as_other_text(
    look: Look, scale: float, wide: int
) -> None:
    look.use(scale=scale)
    room = RoomLook(look)
    room.fit(QSize(1024, 768))
    ruler, pim = Ruler(room), plaque("knight+pim")
    places = plaque_layout_of(pim, QRectF(0, 0, wide, 52), ruler, PlaqueForm.BADGE)
    boxes = [places.face, places.score, places.head, *places.amounts.values()]
    for one, other in pairwise(boxes):
        assert one.right() <= other.left() + 1
    assert boxes[-1].right() <= places.board.right()
    assert places.head.width() >= width_of_words(ruler.title(18, 20), pim.side.name)
    heights = {box.height() / ruler.unit for box in places.amounts.values()}
    assert ruler.size(15, amount_text(*heights)) >= 14.5 * room.scale
    narrow = plaque_layout_of(pim, QRectF(0, 0, 130, 52), ruler, PlaqueForm.BADGE)
    assert narrow.head.isEmpty()
    look.use(scale=1.0)
