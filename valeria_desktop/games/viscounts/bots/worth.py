"""The chance of winning, from the values of all players: the common bots search by it."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.bots.prices import POINT
from valeria_desktop.games.viscounts.bots.prospects import Prospects
from valeria_desktop.games.viscounts.bots.value import Appraisal, turns_left

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.game import Game
    from valeria_desktop.games.viscounts.rules.model.standing import Standing
    from valeria_desktop.games.viscounts.rules.view import View

_LEAST, _OF_A_TURN = 4.0, 1.0
"""Points of a lead that make the odds e to 1: at the end, and more for each turn left."""
_NEUTRAL_GROWS = 5.5
"""Usual points of the neutral player in each of its turns."""
_MOST = 30.0
"""Largest lead, in spreads: its exponential function stays a finite number."""


def worth(view: View) -> WinningChance:
    """Return a function of games: the chance of winning for the seat of a view."""
    return WinningChance(view)


class WinningChance:
    """Estimates the chance of winning of a view's seat, in imagined games."""

    def __init__(self, view: View) -> None:
        """Work out what is alike in all games that are imagined for one decision."""
        self._view = view
        self._outlooks = {view.last_round: _Outlook(view, view.last_round)}

    def __call__(self, game: Game) -> float:
        """Return the chance of winning; after a game's end, the seat's share of the victory."""
        if game.decision is None:
            return game.result().share_of(self._view.seat)
        return self._outlook(game).chance(game)

    def value(self, game: Game) -> float:
        """Return the value of the seat's position with what its turn still promises, in silver."""
        return self._outlook(game).value(game.standing)

    def _outlook(self, game: Game) -> _Outlook:
        """Return the outlook of a game; who takes the last paper ends it, and that changes all."""
        last_round = game.standing.last_round
        found = self._outlooks.get(last_round)
        if found is None:
            found = self._outlooks[last_round] = _Outlook(self._view, last_round)
        return found


class _Outlook:
    """The values of all players, with the turns that they will still have."""

    def __init__(self, view: View, last_round: int) -> None:
        self._seat = view.seat
        self._appraisals = [
            Appraisal(view, seat, turns_left(view, seat, last_round))
            for seat in range(len(view.players))
        ]
        mine = self._appraisals[view.seat]
        self._prospects = Prospects(mine, view.seat)
        self._spread = POINT * (_LEAST + _OF_A_TURN * mine.turns)
        self._rivals: dict[object, float] = {}

    def chance(self, game: Game) -> float:
        state = game.standing
        mine = self.value(state)
        rivals = [self._of_rival(state, seat) for seat in game.seats if seat != self._seat]
        if state.rival is not None:
            rivals.append(self._of_neutral(game))
        leads = ((rival - mine) / self._spread for rival in rivals)
        return 1 / (1 + sum(exp(max(-_MOST, min(_MOST, lead))) for lead in leads))

    def value(self, state: Standing) -> float:
        return self._appraisals[self._seat].value(state, self._seat) + self._prospects.of(state)

    def _of_rival(self, state: Standing, seat: int) -> float:
        """Return the value of a rival's position, from what everyone knows."""
        flipped = tuple((side.paid, side.approved) for side in state.players)
        castle = state.first, state.second, state.third, state.leader
        papers = state.debts_left, state.deeds_left, flipped
        key = state.players[seat].likeness(), castle, state.bonuses, papers
        found = self._rivals.get(key)
        if found is None:
            found = self._appraisals[seat].value(state, seat, is_known=False)
            self._rivals[key] = found
        return found

    def _of_neutral(self, game: Game) -> float:
        """Return the value of the neutral player: its points, and those of its turns to come."""
        rival = game.result().rival
        points = rival.total if rival is not None else 0
        return POINT * (points + _NEUTRAL_GROWS * self._appraisals[self._seat].turns)
