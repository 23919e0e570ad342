"""Boards show the tokens and cards of a set: a further track, tiles, and words for both."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from tests.games.valeria.rules.invented_belongings import BARON, RULES
from tests.games.valeria.ui.at_an_action import put_at_an_action
from tests.ui.parts import table_of
from valeria_desktop.games.valeria.game import RULES as RULES_PLAIN
from valeria_desktop.games.valeria.rules.at import OfCard
from valeria_desktop.games.valeria.rules.setup import Setup
from valeria_desktop.kernel.seats import default_seats
from valeria_desktop.session.session import Session

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.ui.table.screen import TableScreen
    from valeria_desktop.ui.program.program import Program

pytestmark = pytest.mark.usefixtures("unpainted")


def put(program: Program) -> TableScreen:
    """Lay a table with a court, at an action of a player who has three maps and the Baron."""

    def change(state: State) -> None:
        player = state.players[state.active]
        player.more = (("map", 3),)
        player.keep(BARON)

    return put_at_an_action(program, RULES, change)


def test_a_track_of_a_set_stands_below_the_others(program: Program) -> None:
    board = put(program).board
    assert list(board.tracks) == ["gold", "strength", "magic", "points", "map"]
    boxes = [track.geometry() for track in board.tracks.values()]
    assert all(track.isVisible() for track in board.tracks.values())
    assert not any(a.intersects(b) for a in boxes for b in boxes if a is not b)
    assert board.tracks["map"].accessibleName() == "Maps: 3"


def test_cards_of_a_set_are_tiles_of_the_tableau(program: Program) -> None:
    table = put(program)
    box = table.box_of(OfCard(BARON.id, table.scene.viewer))
    assert box is not None
    assert table.plan.board.contains(box.toRect())


def test_a_board_says_both(program: Program) -> None:
    words = put(program).board.accessibleName()
    assert words.endswith(" 3 maps.")


def test_the_next_game_has_no_such_track(program: Program) -> None:
    put(program)
    program._play(Session.begin(RULES_PLAIN, Setup(2), default_seats(2), 3))
    QApplication.processEvents()
    assert list(table_of(program).board.tracks) == ["gold", "strength", "magic", "points"]
