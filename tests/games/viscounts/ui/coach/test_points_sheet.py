"""V at the table of Viscounts: everyone's points by source, which all are public."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.viscounts.ui.played import play_on
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules.setup import Setup
from valeria_desktop.games.viscounts.ui.coach.hint_things import hint_thing
from valeria_desktop.games.viscounts.ui.coach.points_sheet import points_of, rows_of
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.ui.paint.pictures import has_picture

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.scene import Scene


def scenes(players: int) -> list[Scene]:
    """Return the first player's views in the course of a game."""
    session = Session.begin(
        RULES, Setup(players=players), default_seats(max(2, players))[:players], 5
    )
    found = []
    for seed in range(5):
        play_on(session, 60, seed)
        found.append(session.scene(0))
    return found


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_sources_add_up_to_what_the_rules_count(players: int) -> None:
    for scene in scenes(players):
        *sources, total = rows_of(scene)
        assert total.points[: len(scene.public_points)] == scene.public_points
        for seat, points in enumerate(total.points):
            assert sum(row.points[seat] for row in sources) == points


def test_everyone_is_named_from_the_viewer_on_and_odo_last() -> None:
    for scene in scenes(1):
        table = points_of(scene)
        assert [table.seats[seat].name for seat in table.order] == ["Rose", "Odo"]
        assert all(has_picture(f"icons/{row.icon}.svg") for row in table.rows)


def test_every_hinted_option_has_words_and_most_a_sign() -> None:
    session = Session.begin(RULES, Setup(players=2), default_seats(2), 5)
    bare = set()
    for seed in range(200):
        decision = session.decision
        if decision is None:
            break
        for option in decision.options:
            thing = hint_thing(option, session.names)
            assert thing.title
            assert not thing.icon or has_picture(f"icons/{thing.icon}.svg")
            bare |= {type(option).__name__} if not thing.icon else set()
        play_on(session, 1, seed)
    assert bare <= {"Plain", "TakeWay", "Next"}
