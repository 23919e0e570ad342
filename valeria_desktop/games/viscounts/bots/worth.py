"""The chance of winning by hand-written values of all players."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.bots.answers import SMALL, best_at_once, worth_trying
from valeria_desktop.games.viscounts.bots.prices import POINT
from valeria_desktop.games.viscounts.bots.prospects import Prospects
from valeria_desktop.games.viscounts.bots.value import Appraisal, turns_left
from valeria_desktop.games.viscounts.rules.model.prompts import Prompt

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from valeria_desktop.games.viscounts.bots.value import Parts
    from valeria_desktop.games.viscounts.rules.game import Game
    from valeria_desktop.games.viscounts.rules.model.standing import Standing
    from valeria_desktop.games.viscounts.rules.view import View
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.options import Option

_LEAST, _OF_A_TURN = 4.0, 1.0
"""Points of a lead that make the odds e to 1: at the end, and more for each turn left."""
_NEUTRAL_GAINS, _MOST_NEUTRAL = 8.0, 35.0
"""Points by which the neutral player catches up with a player's value: in a turn, and in all.

Long before the end a player's value leaves out as much of what is to come as its own points do.
"""
_MOST = 30.0
"""Largest lead, in spreads: its exponential function stays a finite number."""


class WinningChance:
    """Estimates the chance of winning of a view's seat, in imagined games."""

    def __init__(self, view: View) -> None:
        """Work out what is alike in all games that are imagined for one decision."""
        self._view = view
        self._outlooks = {view.last_round: Outlook(view, view.last_round)}

    def __call__(self, game: Game) -> float:
        """Return the chance of winning; after a game's end, the seat's share of the victory."""
        if game.decision is None:
            return game.result().share_of(self._view.seat)
        return self.outlook(game).chance(game)

    def value(self, game: Game) -> float:
        """Return the value of the seat's position with what its turn still promises, in silver."""
        return self.outlook(game).value(game.standing)

    def worth_trying(self, game: Game, decision: Decision) -> Sequence[Option]:
        """Return the answers to a follow-up question that a search should try.

        Of small questions it is the best right after it: tried in all their combinations, discarded
        cards alone took half of a search's positions, and it stopped in the middle of actions.
        """
        outlook = self.outlook(game)
        options = worth_trying(outlook.appraisal, self._view.seat, game, decision.options)
        if decision.prompt not in SMALL or len(options) == 1:
            return options
        return [best_at_once(game, options, outlook.measure(decision.prompt))[0]]

    def outlook(self, game: Game) -> Outlook:
        """Return the outlook of a game; who takes the last paper ends it, and that changes all."""
        last_round = game.standing.last_round
        found = self._outlooks.get(last_round)
        if found is None:
            found = self._outlooks[last_round] = Outlook(self._view, last_round)
        return found


class Outlook:
    """The values of all players, with the turns that they will still have."""

    def __init__(self, view: View, last_round: int) -> None:
        self._seat = view.seat
        self._appraisals = [
            Appraisal(view, seat, turns_left(view, seat, last_round))
            for seat in range(len(view.players))
        ]
        mine = self.appraisal = self._appraisals[view.seat]
        self._prospects = Prospects(mine, view.seat)
        self._spread = POINT * (_LEAST + _OF_A_TURN * mine.turns)
        self._rivals: dict[object, Parts] = {}
        self._neutral: dict[object, float] = {}

    def chance(self, game: Game) -> float:
        """Return the chance of winning."""
        state = game.standing
        mine = self.value(state)
        rivals = [self.of_rival(state, seat) for seat in game.seats if seat != self._seat]
        if state.rival is not None:
            rivals.append(self._of_neutral(game, state.rival.likeness()))
        return self.chance_against(mine, rivals)

    def chance_against(self, mine: float, rivals: Sequence[float]) -> float:
        """Return the chance of winning with a value, against rivals with theirs."""
        leads = ((rival - mine) / self._spread for rival in rivals)
        return 1 / (1 + sum(exp(max(-_MOST, min(_MOST, lead))) for lead in leads))

    def value(self, state: Standing) -> float:
        """Return the value of the seat's position with what its turn still promises."""
        return self._of_parts(state) + self.promised(state)

    def _of_parts(self, state: Standing) -> float:
        """Return what the seat has, as far as it comes to something."""
        return self.appraisal.foreseen(self.appraisal.parts(state, self._seat))

    def promised(self, state: Standing) -> float:
        """Return the worth of the rest of the seat's turn, and of its next action."""
        return self._prospects.of(state)

    def measure(self, prompt: str) -> Callable[[Game], float]:
        """Return what compares the answers to a small question.

        Whose worker goes home matters to rivals, and which resource to what comes next; all else
        is compared by what the seat has.
        """
        if prompt == Prompt.BUMP:
            return self.chance
        if prompt == Prompt.RESOURCE:
            return lambda game: self.value(game.standing)
        return lambda game: self._of_parts(game.standing)

    def of_rival(self, state: Standing, seat: int) -> float:
        """Return the value of a rival's position, from what everyone knows."""
        return self._appraisals[seat].foreseen(self.parts_of_rival(state, seat))

    def parts_of_rival(self, state: Standing, seat: int) -> Parts:
        """Return the parts of a rival's position, from public facts."""
        key = state.players[seat].likeness(), _shared(state)
        found = self._rivals.get(key)
        if found is None:
            found = self._appraisals[seat].parts(state, seat, is_known=False)
            self._rivals[key] = found
        return found

    def _of_neutral(self, game: Game, likeness: Hashable) -> float:
        """Return the value of the neutral player: its points, and those of its turns to come."""
        key = likeness, _shared(game.standing)
        found = self._neutral.get(key)
        if found is None:
            points = game.result().sides[-1].total
            to_come = min(_MOST_NEUTRAL, _NEUTRAL_GAINS * self._appraisals[self._seat].turns)
            found = self._neutral[key] = POINT * (points + to_come)
        return found


def _shared(state: Standing) -> Hashable:
    """Return what the points of a side depend on, besides its own board and cards."""
    flipped = tuple((side.paid, side.approved) for side in state.players)
    castle = state.first, state.second, state.third, state.leader
    return castle, state.bonuses, state.debts_left, state.deeds_left, flipped
