"""Houses of members: in the owner's colour and no other's, and within what is known of them."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest

from tests.games.valencia.ui.painting import colours_of, painted
from valeria_desktop.games.valencia.ui.cards.dyes import dyes_of
from valeria_desktop.games.valencia.ui.paint.houses import HOUSES, INKED, house_of, paint_house
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.ui.paint.pictures import picture

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from valeria_desktop.ui.paint.look import Look

SEATS = default_seats(5)
NUMBERS = range(1, HOUSES + 1)


def house(look: Look, number: int, seat: int) -> QImage:
    return painted(look, lambda brush, box: paint_house(brush, box, SEATS[seat], number), 96, 96)


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("number", NUMBERS)
def test_a_house_bears_its_owners_colour_and_nobody_elses(
    look: Look, number: int, theme: str
) -> None:
    look.use(theme=theme)
    colours = [look.player(seat.colour).name() for seat in SEATS]
    for seat, own in enumerate(colours):
        shown = colours_of(house(look, number, seat))
        assert own in shown
        assert dict(dyes_of(look, SEATS[seat]))["#8f3f26"] in shown  # the shade of the roof
        assert not shown & (set(colours) - {own})


def test_houses_of_two_families_differ_where_no_colour_is_seen(look: Look) -> None:
    for number in NUMBERS:
        one, other = (house(look, number, seat) for seat in (0, 1))
        size = one.rect()
        assert any(
            (one.pixelColor(x, y).lightness() < 40) != (other.pixelColor(x, y).lightness() < 40)
            for x, y in product(range(size.width() // 2, size.width()), range(50, size.height()))
        )


def test_a_cell_has_the_same_house_as_in_its_owners_quarter() -> None:
    assert [house_of(cell) for cell in range(HOUSES + 1)] == [*NUMBERS, 1]


@pytest.mark.parametrize("number", NUMBERS)
def test_all_that_is_drawn_of_a_house_is_known(number: int) -> None:
    drawn = picture(f"emblems/house-{number}.svg", 128, 192, 1.0).toImage()
    known = INKED[number - 1]
    for x, y in product(range(drawn.width()), range(drawn.height())):
        if drawn.pixelColor(x, y).alpha():
            assert known.adjusted(-1, -1, 1, 1).contains(x / 2, y / 2)
