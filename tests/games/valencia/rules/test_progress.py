"""How far your tasks are, for a seat that sees no more than a view."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.valencia.catalogue import deal
from tests.games.valencia.scenario import Scenario
from valeria_desktop.games.valencia.rules.model.catalog import TaskKind
from valeria_desktop.games.valencia.rules.progress import palms_seen, progress_seen
from valeria_desktop.games.valencia.rules.tasks import at_palms, progress_of

HIDDEN = {TaskKind.RICHER, TaskKind.STOCKED, TaskKind.RICHEST}


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_view_tells_as_much_as_the_state_but_for_what_others_hide(players: int) -> None:
    game, chance, told = deal(players, 4), Random(4), set()
    while game.decision is not None:
        for _ in range(37):
            if game.decision is not None:
                game.choose(chance.choice(game.decision.options))
        state = game._state
        for seat in game.seats:
            view = game.view(seat)
            assert palms_seen(view, seat) == at_palms(state, seat)
            for task in state.table.tasks:
                seen = progress_seen(view, task)
                if task.kind in HIDDEN and game.decision is not None:
                    assert seen is None
                else:
                    assert seen is not None
                    assert (seen.number, seen.wanted) == progress_of(state, seat, task)
                    told.add(task.kind)
    assert told == {task.kind for task in game.table.tasks}


def test_own_goods_and_the_own_purse_count() -> None:
    table = Scenario(players=2).holds(0, {"wine": 2, "cloth": 1}, coins=3).tasks(0, 22, 23, 24)
    standings = [progress_seen(table.game.view(0), task) for task in table.game.view(0).own.tasks]
    assert [each.number for each in standings if each is not None] == [7, 7, 2]
