"""A kingdom as a frieze: one house for each kind in a row, and the heads on the wall beside."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF

from tests.games.valeria.ui.parts.test_tableau import owning
from valeria_desktop.games.valeria.ui.paint.frieze_plan import frieze_of, next_in_frieze
from valeria_desktop.games.valeria.ui.parts.card_groups import people_of

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.ui.paint.village_plan import Village

BOX = QRectF(0, 0, 750, 40)
CARDS = ("merchant", "cleric", "butcher", "archer", "rogue", "monk", "miner", "knight", "thief")


def frieze(*cards: str, domains: int = 0, trophies: int = 0) -> Village:
    return frieze_of(BOX, people_of(owning(*cards).view, 0), domains, trophies, 1.0)


def row_of(village: Village) -> list[QRectF]:
    return [village.keep, *(house.box for house in village.houses), *village.domains]


def test_each_kind_has_one_house() -> None:
    village = frieze("merchant", "merchant", "merchant", "cleric")
    lived_in = sorted(house.card for house in village.houses)
    assert lived_in == ["cleric", "herald", "merchant", "starter-knight", "starter-peasant"]


@pytest.mark.parametrize("domains", [0, 3, 9])
@pytest.mark.parametrize("trophies", [0, 2, 12])
@pytest.mark.parametrize("people", [0, len(CARDS)])
def test_a_frieze_holds_whatever_was_built_and_slain(
    people: int, domains: int, trophies: int
) -> None:
    village = frieze(*CARDS[:people], domains=domains, trophies=trophies)
    assert (len(village.domains), len(village.trophies)) == (domains, trophies)
    row = row_of(village)
    assert all(village.land.contains(box) for box in row)
    assert all(one.left() + one.width() * 0.7 < other.left() for one, other in pairwise(row))
    beside = [*village.trophies, village.total]
    assert all(one.right() < other.left() for one, other in pairwise(beside))
    assert all(BOX.contains(box) for box in beside)
    assert village.land.right() == village.wall.left()


def test_of_a_usual_kingdom_each_house_is_nearly_as_high_as_the_frieze() -> None:
    village = frieze(*CARDS, domains=2, trophies=2)
    assert min(box.height() for box in row_of(village)) >= 34


def test_the_next_domain_is_beside_the_last_and_the_next_head_at_the_end_of_the_wall() -> None:
    village = frieze("merchant", domains=2, trophies=2)
    domain, trophy = next_in_frieze(village, 1.0)
    assert domain.left() > village.domains[-1].center().x()
    assert village.land.left() < trophy.left() < BOX.right()
    assert domain == frieze("merchant", domains=3, trophies=2).domains[-1]
    assert trophy == frieze("merchant", domains=2, trophies=3).trophies[-1]
