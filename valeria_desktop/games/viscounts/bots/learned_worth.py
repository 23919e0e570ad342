"""The chance of winning by learned weights; by hand-written values where there are no weights."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.bots.learned import nets_by_players, worth_by_net
from valeria_desktop.games.viscounts.bots.feature_words import BLOCKS
from valeria_desktop.games.viscounts.bots.features import Eye
from valeria_desktop.games.viscounts.bots.worth import WinningChance
from valeria_desktop.games.viscounts.rules import GAME

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.bots.net import Net
    from valeria_desktop.games.viscounts.rules.game import Game
    from valeria_desktop.games.viscounts.rules.view import View
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.rules import Worth


net_of = nets_by_players(GAME, BLOCKS)


def learned_worth(view: View) -> Worth:
    """Return the function that gives the chance of winning for the view's seat."""
    net = net_of(len(view.players))
    return WinningChance(view) if net is None else LearnedChance(net, view)


class LearnedChance:
    """Estimates the chance of winning by a net; small questions are still answered by hand."""

    def __init__(self, net: Net, view: View) -> None:
        """Work out what is alike in all games that are imagined for one decision."""
        eye = Eye.of(view)
        self._by_hand = eye.by_hand
        self._chance = worth_by_net(net, eye.look, view.seat)

    def __call__(self, game: Game) -> float:
        """Return the chance of winning; after a game's end, the seat's share of the victory."""
        return self._chance(game)

    def worth_trying(self, game: Game, decision: Decision) -> Sequence[Option]:
        """Return the answers to a follow-up question that a search should try."""
        return self._by_hand.worth_trying(game, decision)
