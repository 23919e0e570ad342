"""V at the table of Viscounts: your points by source, as if the game ended now."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from tests.games.viscounts.ui.played import play_on
from tests.ui.programs import at_hand, people_and_bots
from valeria_desktop.games.viscounts.game import RULES
from valeria_desktop.games.viscounts.rules.setup import Setup
from valeria_desktop.games.viscounts.ui.coach.hint_things import hint_thing
from valeria_desktop.games.viscounts.ui.coach.points_sheet import points_of, rows_of
from valeria_desktop.games.viscounts.ui.face import FACE
from valeria_desktop.games.viscounts.ui.table.screen import TableScreen
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session
from valeria_desktop.ui.paint.pictures import has_picture
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from valeria_desktop.games.viscounts.rules.scene import Scene
    from valeria_desktop.ui.program.program import Program


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


@pytest.mark.parametrize("players", [1, 2, 4])
def test_v_has_your_points_alone(players: int) -> None:
    for scene in scenes(players):
        table = points_of(scene)
        assert [table.seats[seat].name for seat in table.order] == ["Rose"]
        *sources, total = table.rows
        assert total.points == (scene.public_points[0],)
        assert sum(row.points[0] for row in sources) == total.points[0]
        assert all(row.points[0] for row in sources)
        assert total.sentence(["Rose"]) == f"Points so far: {total.points[0]}."
        assert all(has_picture(f"icons/{row.icon}.svg") for row in table.rows)


def test_the_key_v_opens_the_sheet_and_esc_puts_it_away(
    begin_with: Callable[..., Program], qtbot: QtBot
) -> None:
    program = at_hand(begin_with({RULES.id: FACE}), qtbot)
    session = Session.begin(RULES, Setup(players=2), people_and_bots(2, 1, "random"), 5)
    program.play_on(session)
    table = as_a(TableScreen, program.window.table)
    qtbot.waitUntil(program.window.actions_by_id["points"].isEnabled)
    qtbot.keyClick(program.window.focusWidget(), Qt.Key.Key_V)
    sheet = table.points.sheet
    assert sheet.isVisible()
    assert sheet.accessibleName() == f"Points so far: {session.scene(0).public_points[0]}."
    qtbot.keyClick(sheet.rows, Qt.Key.Key_Escape)
    assert not sheet.isVisible()


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
