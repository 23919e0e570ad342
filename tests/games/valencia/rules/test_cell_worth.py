"""The points of a member on a space are those that the score counts."""

from __future__ import annotations

import pytest

from tests.games.valencia.scenario import Scenario
from valeria_desktop.games.valencia.rules.cell_worth import worth_at
from valeria_desktop.games.valencia.rules.score import CENTRE_VALUE, score


@pytest.mark.clause("VA35", "VA53")
@pytest.mark.parametrize("home", ["a1", "b1", "c1", "c2", "d2", "e1", "d5", "h6"])
def test_the_points_of_a_member_are_those_of_the_score(home: str) -> None:
    """Two palms at its corners count once, each fountain for itself."""
    table = Scenario(3).palm("a1-b2", "b1-c2").built("d1", "five").built("b2", "four")
    without = score(table.state, 0).public.total
    table.lives(0, home)
    more = score(table.state, 0).public.total - without
    city = table.table.city
    worth = worth_at(table.game.view(0), city.names[home])
    assert worth.points == more
    parts = (1, bool(worth.palms), CENTRE_VALUE * worth.is_at_centre)
    assert sum((*parts, *(each.value for each in worth.fountains))) == more
