"""The chance of winning from hand-written values: used where no weights were learned.

Each side is valued in the Victory Points that it is expected to have at the end. A seat knows its
own Duke; for a rival, a card counts the mean over the Dukes that the seat hasn't seen. The rest of
the game decides how much a lead means.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.bots.covers import can_cover, worth_of_covers
from valeria_desktop.games.valeria.bots.ends import Ends
from valeria_desktop.games.valeria.bots.solo_values import stakes_of
from valeria_desktop.games.valeria.bots.values import (
    ROUNDS,
    Horizon,
    card_points,
    domain_value,
    duke_of,
    duke_promise,
    harvest_value,
    horizon_of,
    laid_value,
    mean,
    points_of_sets,
    resource_points,
    resources_value,
    unseen_dukes,
)
from valeria_desktop.games.valeria.rules.model.holdings import scored_citizens, scored_domains
from valeria_desktop.games.valeria.rules.score import NO_DUKE
from valeria_desktop.games.valeria.rules.setup import Solo

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valeria.bots.solo_values import Stakes
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.model.dukes import Duke
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.rules import Ending

# Fitted to the results of 150 games of two greedy bots, 50 of four and 150 of each solo game.
_LEAST_SPREAD = 8.0
_SPREAD_OF_A_ROUND = 0.8
"""Further points of spread per round left; a lead of one spread makes the odds e to 1."""
_SIEGE_SPREAD, _SIEGE_SPREAD_OF_A_ROUND = 3.0, 0.2
_LORD_SPREAD = 16.0
_LORD_NEEDS = 50.0
"""The lead in points at an even chance: the Dark Lord's coming gains can't be seen."""
_LORD_GROWS = 6.0
"""The growth of the lead per round, in points."""
_MOST = 50.0
"""A bound above all leads, so that no number grows too large."""


def worth_by_hand(view: View) -> Callable[[Game], float]:
    """Return the function that gives the chance of winning for the view's seat."""
    return _Alone(view) if view.rival is not None else _Contest(view)


class _Side:
    """The values of one side's cards, whichever of the given Dukes the side has."""

    def __init__(self, dukes: tuple[Duke, ...], horizon: Horizon, view: View) -> None:
        left = horizon.rounds_left
        resource = mean([resource_points(left, duke) for duke in dukes])
        self._horizon = Horizon(left, horizon.on_turn, horizon.off_turn, resource)
        self._points = card_points(view.table.catalog, dukes)
        self._promise = _promise(dukes, view) * left / ROUNDS
        self._lasting: dict[object, float] = {}

    def value(self, player: Holdings) -> float:
        """Return the player's expected points at the end."""
        down = player.citizens_down, player.domains_down
        cards = (
            player.citizens,
            player.domains,
            player.monsters,
            *down,
            player.laid,
            player.secret[:1],
        )
        lasting = self._lasting.get(cards)
        if lasting is None:
            lasting = self._lasting[cards] = self._of_cards(player)
        return player.points + lasting + resources_value(player, self._horizon)

    def _of_cards(self, player: Holdings) -> float:
        points = self._points
        cards = (*scored_citizens(player), *scored_domains(player), *player.monsters)
        value = self._promise + sum([points[card] for card in cards])
        value += sum([domain_value(domain, player, self._horizon) for domain in player.domains])
        value += laid_value(player, self._horizon)
        return value + harvest_value(player, self._horizon)


def _promise(dukes: tuple[Duke, ...], view: View) -> float:
    return mean([duke_promise(view.table, duke) for duke in dukes])


class _ByHand:
    """A value by hand; the end of a game is counted."""

    def __init__(self, view: View) -> None:
        self._ends = Ends(view)

    def ending(self, game: Game) -> Ending:
        return self._ends.of(game)


class _Contest(_ByHand):
    """Several players, valued one by one."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self._view = view
        self._seat = view.seat
        self._horizon = horizon_of(view, duke_of(view))
        self._spread = _LEAST_SPREAD + _SPREAD_OF_A_ROUND * self._horizon.rounds_left
        self._rival = self._side(unseen_dukes(view))
        self._mine: dict[Duke | None, _Side] = {}
        self._covers = can_cover(view.table)

    def __call__(self, game: Game) -> float:
        """Return the seat's share of the victory; a lead of one spread makes the odds e to 1."""
        if game.is_over:
            return self.ending(game).share
        player = game.holdings(self._seat)
        side = self._mine.get(player.duke)
        if side is None:
            side = self._mine[player.duke] = self._side(_own(self._view, player.duke))
        mine = side.value(player) + points_of_sets(game, self._seat)
        if self._covers:
            mine += worth_of_covers(game, self._seat, self._horizon)
        behind = [
            (self._rival.value(game.holdings(seat)) + points_of_sets(game, seat) - mine)
            / self._spread
            for seat in game.seats
            if seat != self._seat
        ]
        return 1 / (1 + sum([exp(min(_MOST, each)) for each in behind]))

    def _side(self, dukes: tuple[Duke, ...]) -> _Side:
        return _Side(dukes, self._horizon, self._view)


def _own(view: View, duke: Duke | None) -> tuple[Duke, ...]:
    """Return the Dukes that the seat may end with: both until it has kept one."""
    return (duke,) if duke else view.players[view.seat].dealt or (NO_DUKE,)


class _Alone(_ByHand):
    """One player against the Dark Lord."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self._view = view
        self._stakes: dict[Duke | None, tuple[Stakes, float, float]] = {}

    def __call__(self, game: Game) -> float:
        """Return the chance of winning with the lead in a game."""
        if game.is_over:
            return self.ending(game).share
        duke = game.holdings(0).duke
        if duke not in self._stakes:
            self._stakes[duke] = self._made(duke)
        stakes, more, spread = self._stakes[duke]
        behind = -(stakes.value(game) + more) / spread
        return 1 / (1 + exp(min(_MOST, behind)))

    def _made(self, duke: Duke | None) -> tuple[Stakes, float, float]:
        """Return the stakes with a Duke, the expected growth of the lead, and the spread."""
        own = _own(self._view, duke)
        stakes = stakes_of(self._view, own[0])
        left = stakes.horizon.rounds_left
        if self._view.table.setup.solo is Solo.SIEGE:
            return stakes, 0.0, _SIEGE_SPREAD + _SIEGE_SPREAD_OF_A_ROUND * left
        more = _promise(own, self._view) * left / ROUNDS + _LORD_GROWS * left - _LORD_NEEDS
        return stakes, more, _LORD_SPREAD
