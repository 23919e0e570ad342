"""The chance of winning by learned weights; by hand-written values where there are no weights."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.bots.learned import nets_by_players, worth_by_net
from valeria_desktop.games.valencia.bots.feature_words import BLOCKS
from valeria_desktop.games.valencia.bots.features import Eye
from valeria_desktop.games.valencia.bots.worth import WinningChance
from valeria_desktop.games.valencia.rules import GAME

if TYPE_CHECKING:
    from valeria_desktop.bots.net import Net
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.kernel.rules import Worth


net_of = nets_by_players(GAME, BLOCKS)


def learned_worth(view: View) -> Worth:
    """Return the function that gives the chance of winning for the view's seat."""
    net = net_of(len(view.players))
    return WinningChance(view) if net is None else worth_by(net, view)


def worth_by(net: Net, view: View) -> Worth:
    """Return the function that gives the chance of winning by a net."""
    return worth_by_net(net, Eye.of(view).look, view.seat)
