"""The twenty cards on the shelf show name, picture and numbers, however low they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from tests.scenario import CATALOG
from valeria_desktop.games.valeria.game import BOX
from valeria_desktop.games.valeria.ui.cards.face import face_of, footless
from valeria_desktop.games.valeria.ui.cards.mood import CardMood
from valeria_desktop.games.valeria.ui.cards.tile import text_unit, tile_plan_of
from valeria_desktop.games.valeria.ui.shelf.kingdom import KingdomStacks
from valeria_desktop.ui.paint.brush import Brush

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.valeria.ui.cards.face import CardFace
    from valeria_desktop.games.valeria.ui.cards.tile import TilePlan
    from valeria_desktop.ui.paint.look import Look

_SHARE, _READABLE = 0.66, 11
"""A number's height by its plate's, and the least height at which figures can be read."""


def number_size(look: Look, box: QRectF, *, is_footless: bool) -> float:
    """Return the height of the numbers on a citizen in a box."""
    face = face_of(CATALOG.by_id["merchant"])
    face = footless(face) if is_footless else face
    return plan_of(look, box, face).badge.side * _SHARE


def plan_of(look: Look, box: QRectF, face: CardFace) -> TilePlan:
    picture = QImage(200, 120, QImage.Format.Format_ARGB32)
    painter = QPainter(picture)
    plan = tile_plan_of(Brush(painter, look, text_unit(box, look)), box, face, CardMood(stack=5))
    painter.end()
    return plan


@pytest.mark.parametrize("high", [43, 50, 67])
def test_the_numbers_of_a_low_card_can_be_read(look: Look, high: int) -> None:
    assert number_size(look, QRectF(0, 0, 90, high), is_footless=True) >= _READABLE


def test_with_price_and_powers_a_low_card_has_no_room_for_its_numbers(look: Look) -> None:
    """Signs below 9 pixels are left out, and their plate stays empty."""
    assert number_size(look, QRectF(0, 0, 90, 43), is_footless=False) < 9


def test_the_shelf_shows_no_feet(look: Look, qtbot: QtBot) -> None:
    shown = KingdomStacks(look)
    qtbot.addWidget(shown)
    assert shown.part.is_footless
    face = footless(face_of(CATALOG.by_id["merchant"]))
    assert (face.price, face.points, face.powers) == ((), None, ())
    assert face.badge


def test_each_card_of_each_box_can_lie_without_its_foot(look: Look) -> None:
    """Monsters that get dearer have a line that gives way, and without a foot no lines at all."""
    for card in BOX().cards_of(frozenset(BOX().sets)).by_id.values():
        plan = plan_of(look, QRectF(0, 0, 90, 43), footless(face_of(card)))
        assert plan.foot.face.powers == ()
