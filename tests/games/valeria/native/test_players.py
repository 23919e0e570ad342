"""The core's players choose as the bots do: the same option, from the same chance."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.counts import many, spread
from tests.games.valeria.native.setups import games, likely
from valeria_desktop.bots.registry import RandomBot
from valeria_desktop.games.valeria.bots.greedy import GreedyBot, _worth_for
from valeria_desktop.games.valeria.native import CORE, needed

if TYPE_CHECKING:
    from tests.games.valeria.native.setups import Twins
    from valeria_desktop.kernel.decision import Decision

pytestmark = pytest.mark.skipif(CORE is None, reason="the core in C was not built: make lab")


class Pair:
    """A bot, and the mind of the core that is to be like it."""

    def __init__(self, bot: RandomBot | GreedyBot) -> None:
        self.bot = bot
        self.mind = needed().Mind("random" if isinstance(bot, RandomBot) else "hand")

    def choose(self, twins: Twins, decision: Decision) -> int:
        """Let both choose, and have used as much chance for it."""
        before = self.bot._stream.at
        chosen, after = needed().choose_for(twins.core, self.mind, before)
        option = self.bot.choose(twins.engine.view(decision.seat), decision)
        assert (chosen, after) == (decision.options.index(option), self.bot._stream.at)
        return int(chosen)


def compare(first: int, number: int) -> None:
    """Follow the greedy choice, and now and then any, so that all kinds of positions come up."""
    by_hand = Pair(GreedyBot(0)).mind
    for chance, twins in games(first, number):
        greedy = Pair(GreedyBot(chance.getrandbits(64)))
        anything = Pair(RandomBot(chance.getrandbits(64)))
        while (decision := twins.engine.decision) is not None:
            anything.choose(twins, decision)
            view = twins.engine.view(decision.seat)
            assert needed().promise(twins.core, by_hand, decision.seat) == _worth_for(view)(
                twins.engine
            )
            chosen = greedy.choose(twins, decision)
            twins.choose(likely(chance, twins.engine) if chance.random() < 0.1 else chosen)


@pytest.mark.thorough
@pytest.mark.parametrize("part", spread(range(6), 2))
def test_greedy_and_random_players_choose_as_the_bots_do(part: int) -> None:
    compare(20_000 + 20 * part, many(10, 10, whole=20))


@pytest.mark.slow
@pytest.mark.parametrize("part", range(50))
def test_greedy_and_random_players_choose_as_the_bots_do_in_many_games(part: int) -> None:
    compare(30_000 + 100 * part, 100)
