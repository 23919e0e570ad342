"""The core's levels search as the bots do: the same option, from the same chance and budget."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest
from attrs import evolve

from tests.counts import many
from tests.games.valeria.native.nets import any_net
from tests.games.valeria.native.setups import games, likely
from valeria_desktop.bots.levels import SKILLS, BotLevel
from valeria_desktop.bots.meter import Nodes
from valeria_desktop.bots.search import Search, SearchBot, Skill
from valeria_desktop.bots.turns import TurnSettings
from valeria_desktop.bots.worlds import WorldSettings
from valeria_desktop.games.valeria.bots.learned_worth import worth_by
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.native import CORE, needed
from valeria_desktop.games.valeria.native.games import mind_of

if TYPE_CHECKING:
    import random

    from tests.games.valeria.native.setups import Twins
    from valeria_desktop.bots.net import Net
    from valeria_desktop.kernel.decision import Decision

pytestmark = pytest.mark.skipif(CORE is None, reason="the core in C was not built: make lab")

_OTHERS = (
    Skill(),
    Skill(turn=TurnSettings(beam=16, levels=4, worlds=3, careful=6)),
    Skill(
        overlooks=0.3,
        turn=TurnSettings(beam=2, levels=2, worlds=1, careful=0),
        worlds=WorldSettings(candidates=3, turns=1, worlds=2, prior=3.0),
    ),
)
_LEVELS = (*SKILLS.values(), *(BotLevel(skill) for skill in _OTHERS))
_MOST = 1_200
"""Positions a decision: the queen's own would take the engine a second each."""


def any_level(chance: random.Random) -> BotLevel:
    """Return a level with a budget that often ends in the middle of something."""
    level = chance.choice(_LEVELS)
    return evolve(level, nodes=chance.randrange(1, chance.choice((30, 300, _MOST))))


def compare(chance: random.Random, net: Net, twins: Twins, decision: Decision) -> None:
    level = any_level(chance)
    rules = evolve(RULES, worth=partial(worth_by, net))
    bot = SearchBot(Search(rules, level.skill, partial(Nodes, level.nodes)), chance.getrandbits(64))
    found = needed().choose_for(twins.core, mind_of(net, level.skill, level.nodes), bot._stream.at)
    option = bot.choose(twins.engine.view(decision.seat), decision)
    assert found == (decision.options.index(option), bot._stream.at), level


def play(first: int, number: int, share: float) -> None:
    """Compare now and then in games of any kind."""
    for chance, twins in games(first, number):
        net = any_net(chance, (8, 4))
        while (decision := twins.engine.decision) is not None:
            if chance.random() < share:
                compare(chance, net, twins, decision)
            twins.choose(likely(chance, twins.engine))


@pytest.mark.parametrize("part", range(4))
def test_levels_choose_as_the_bots_do(part: int) -> None:
    play(40_000 + 20 * part, many(3, 3, whole=20), 0.05)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(50))
def test_levels_choose_as_the_bots_do_in_many_games(part: int) -> None:
    play(50_000 + 40 * part, 40, 0.2)


@pytest.mark.parametrize(
    "skill",
    [
        (0, 0, 0, 0, 0, 0, 0, 0, 0, 1.0),
        (0, 10**7, 0, 0, 0, 0, 0, 0, 0, 1.0),
        (0, 100, 65, 3, 2, 3, 0, 0, 0, 1.0),
        (0, 100, 6, 9, 2, 3, 0, 0, 0, 1.0),
        (0, 100, 6, 3, 9, 3, 0, 0, 0, 1.0),
        (0, 100, 0, 0, 0, 0, 4, 2, 8, 24.0),
        (0, 100, 6, 3, 2, 3, 4, 2, 8, 0.0),
    ],
)
def test_nobody_searches_as_cannot_be_searched(skill: tuple[float, ...]) -> None:
    with pytest.raises(ValueError, match="Nobody can search like this"):
        needed().Mind("net", 0, 0, bytes(8 * (3 * 118 + 1)), skill)


def test_only_who_has_learned_searches() -> None:
    with pytest.raises(ValueError, match="not of such a net"):
        needed().Mind("hand", 0, 0, b"", (0, 100, 0, 0, 0, 0, 0, 0, 0, 1.0))
