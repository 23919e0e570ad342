"""The quarters of a kingdom: a full one reaches into the room that its neighbours leave."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF

from tests.games.valeria.ui.parts.test_tableau import owning
from valeria_desktop.games.valeria.rules.model.icons import Role
from valeria_desktop.games.valeria.ui.paint.quarters import (
    QUARTERS,
    is_before_domains,
    shared_out,
)
from valeria_desktop.games.valeria.ui.paint.village_plan import village_of
from valeria_desktop.games.valeria.ui.parts.card_groups import people_of

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.ui.paint.village_plan import Dwelling

BOX = QRectF(0, 0, 640, 178)
OF_ROLE = {
    Role.WORKER: ("merchant", "butcher", "blacksmith", "miner"),
    Role.HOLY: ("cleric", "monk", "paladin", "priestess"),
    Role.SOLDIER: ("archer", "wizard", "champion", "warlord"),
    Role.SHADOW: ("rogue", "thief", "alchemist", "mercenary"),
}
SMALL = dict.fromkeys(Role, 0.05)
RIVER = QUARTERS[Role.SHADOW][0]


def houses_of(role: Role, number: int, box: QRectF = BOX) -> list[Dwelling]:
    cards = OF_ROLE[role]
    owned = [cards[each % len(cards)] for each in range(number)]
    village = village_of(box, people_of(owning(*owned).view, 0), 0, 0, 1.0)
    return [house for house in village.houses if house.card in cards]


def test_where_no_quarter_is_full_borders_stay() -> None:
    assert shared_out(SMALL) == QUARTERS


@pytest.mark.parametrize("role", [Role.WORKER, Role.HOLY, Role.SOLDIER])
def test_a_full_quarter_takes_room_beside_it_and_no_more_than_it_needs(role: Role) -> None:
    left, right = QUARTERS[role]
    begin, end = shared_out(SMALL | {role: right - left + 0.06})[role]
    assert end - begin == pytest.approx(right - left + 0.06)
    begin, end = shared_out(SMALL | {role: 5.0})[role]
    assert end - begin > 1.45 * (right - left)


@pytest.mark.parametrize("needs", [0.0, 0.1, 0.2, 0.4, 5.0])
@pytest.mark.parametrize("full", Role)
def test_quarters_lie_side_by_side_and_none_crosses_the_river(full: Role, needs: float) -> None:
    edges = shared_out(dict.fromkeys(Role, needs) | {full: 5.0})
    in_order = [edges[role] for role in QUARTERS]
    assert all(one[1] == other[0] for one, other in pairwise(in_order))
    assert all(left < right for left, right in in_order)
    assert edges[Role.SHADOW] == QUARTERS[Role.SHADOW]
    assert edges[Role.SOLDIER][1] == RIVER


def test_where_all_quarters_are_full_none_gives_room() -> None:
    assert shared_out(dict.fromkeys(Role, 2.0)) == {
        role: pytest.approx(edges) for role, edges in QUARTERS.items()
    }


@pytest.mark.parametrize("role", Role)
@pytest.mark.parametrize(("number", "least"), [(1, 64), (6, 44), (12, 34), (20, 25)])
def test_main_houses_of_one_role_can_be_told_however_many_they_are(
    role: Role, number: int, least: int
) -> None:
    houses = houses_of(role, number)
    assert len(houses) == number
    assert min(house.box.width() for house in houses if not house.copy) >= least


def test_many_workers_alone_reach_beyond_the_quarter_of_workers() -> None:
    """On a rival's plank, too."""
    edge = QUARTERS[Role.WORKER][1]
    for box in (BOX, QRectF(0, 0, 440, 64)):
        middles = [house.box.center().x() for house in houses_of(Role.WORKER, 12, box)]
        assert max(middles) > (edge + 0.05) * box.width()
        assert max(middles) < 0.5 * box.width()


def test_roofs_are_lower_where_they_would_hide_domains() -> None:
    by_place = {role: is_before_domains(edges) for role, edges in QUARTERS.items()}
    assert [by_place[role] for role in QUARTERS] == [False, True, True, False]
    assert is_before_domains(shared_out(SMALL | {Role.WORKER: 1.0})[Role.WORKER])
