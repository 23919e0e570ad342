"""Heads of a player's part in the review's pages: guests have their face there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.ui.paint.brush import Brush
from valeria_desktop.ui.paint.busts import paint_signed_bust
from valeria_desktop.ui.place.guests import bust_of
from valeria_desktop.ui.screens.review.columns import HEAD, paint_head

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.kernel.seats import Seat
    from valeria_desktop.ui.paint.look import Look

PERSON = default_seats(2)[1]
GUEST = evolve(PERSON, bot="baron+tamsin")
BOX = QRectF(0, 0, 300, HEAD)
FACE = 42


def painted(look: Look, paint: Callable[[Brush], object]) -> QImage:
    image = QImage(300, round(HEAD), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    paint(Brush(painter, look, 1.0))
    painter.end()
    return image


def head_of(look: Look, seat: Seat) -> QImage:
    return painted(look, lambda brush: paint_head(brush, BOX, seat, "52"))


def test_a_guest_has_a_face_with_its_shield_where_a_person_has_a_shield(look: Look) -> None:
    bust = bust_of(look, GUEST)
    assert bust is not None
    place = QRectF(2, (HEAD - FACE) / 2 - 1, FACE, FACE)
    alone = painted(look, lambda brush: paint_signed_bust(brush, place, bust, GUEST.sign.value))
    face = place.toRect()
    assert head_of(look, GUEST).copy(face) == alone.copy(face)
    assert head_of(look, PERSON).copy(face) != alone.copy(face)


def test_name_and_sum_stand_at_the_same_place_for_all(look: Look) -> None:
    beside = QRectF(FACE + 10, 0, 300 - FACE - 10, HEAD).toRect()
    assert head_of(look, GUEST).copy(beside) == head_of(look, PERSON).copy(beside)
