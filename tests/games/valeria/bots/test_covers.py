"""Bots weigh on which stack they lay a monster: what a rival could have is covered first (US4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.valeria.sets.nights import comes_up, table_of
from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valeria.bots.covers import can_cover, worth_of_covers
from valeria_desktop.games.valeria.bots.values import duke_of, horizon_of
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.scene import make_scene
from valeria_desktop.kernel.seats import default_seats

if TYPE_CHECKING:
    from tests.scenario import Scenario

SET, LORD = "undead-samurai", "undead-samurai-lord-event"
RIVALS_BOSS = "monster-3"


def asked(*held: int, rival: tuple[int, int, int] = (0, 12, 3)) -> Scenario:
    """The Lord comes up; the rival can slay the boss of the third column, as nobody else can."""
    made = table_of(SET, 2)
    made.stack(RIVALS_BOSS, "goblin-king")
    made.holds(0, *held)
    made.holds(1, *rival)
    return comes_up(made, LORD)


def laid_by(made: Scenario, bot: str, seed: int = 1) -> str:
    """Return the place on which a bot lays the monster."""
    scene = make_scene(made.game, default_seats(2), 0)
    assert scene.view.decision is not None
    option = make_bot(RULES, bot, seed).choose(scene.view, scene.view.decision)
    return option.id.split("lay-on-")[1]


@pytest.mark.clause("US4")
@pytest.mark.parametrize("bot", ["greedy", "baron", "duchess"])
def test_a_bot_covers_what_its_rival_can_reach(bot: str) -> None:
    assert laid_by(asked(0, 0, 0), bot) == RIVALS_BOSS


@pytest.mark.clause("US4")
@pytest.mark.parametrize("bot", ["greedy", "duchess"])
def test_a_bot_leaves_open_what_it_can_have_itself(bot: str) -> None:
    assert laid_by(asked(0, 12, 3, rival=(0, 0, 0)), bot) != RIVALS_BOSS


@pytest.mark.clause("US4")
def test_a_random_bot_draws_the_stack() -> None:
    made = asked(0, 0, 0)
    assert len({laid_by(made, "random", seed) for seed in range(1, 13)}) > 3


def test_a_cover_is_worth_as_much_to_one_as_it_costs_the_other() -> None:
    made = asked(0, 0, 0)
    made.chooses(f"{LORD}: lay-on-{RIVALS_BOSS}")
    view = made.game.view(0)
    horizon = horizon_of(view, duke_of(view))
    mine, theirs = (worth_of_covers(made.game, seat, horizon) for seat in (0, 1))
    assert mine > 0
    assert mine == -theirs


def test_only_where_cards_can_be_laid_does_it_count() -> None:
    assert can_cover(table_of(SET, 2).state.table)
    assert not can_cover(table_of("kings-guard", 2).state.table)
