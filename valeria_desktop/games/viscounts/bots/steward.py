"""The steward: it plays each card, goal and action to the end of the action, and takes the best."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from attrs import define

from valeria_desktop.games.viscounts.bots.value import Appraisal
from valeria_desktop.games.viscounts.rules.game import imagine
from valeria_desktop.games.viscounts.rules.model.options import (
    ENOUGH,
    SHUFFLE_FIRST,
    CastOffTop,
    TakeBuilding,
)
from valeria_desktop.games.viscounts.rules.model.prompts import Prompt
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.viscounts.rules.game import Game
    from valeria_desktop.games.viscounts.rules.view import View
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.options import Option

_DEPTH = 12
"""Most questions of an action that are looked at one after another."""
_TURNS = 7.0
"""The number of turns to come that a steward always counts with."""
_MAIN = frozenset({Prompt.PLAY, Prompt.RIDE, Prompt.ACTION})
"""The questions of a turn that lead to the end of its action."""

_SMALL = frozenset(
    {
        Prompt.BUMP,
        Prompt.DESTROY,
        Prompt.DISCARD,
        Prompt.FLIP,
        Prompt.HIRE,
        Prompt.LINK,
        Prompt.ORDER,
        Prompt.PAY,
        Prompt.REARRANGE,
        Prompt.RESOURCE,
        Prompt.WORKER,
    }
)
"""Questions whose answers are compared by what the player has right after them.

Tried in all their combinations, they would take nine tenths of the time.
"""


@define(eq=False)
class _Answer:
    """The best answer in an imagined game, and those after it."""

    game: Game
    option: Option
    following: _Answer | None


_Found = tuple[float, "_Answer | None"]
"""The value at the end of the best way, and the answers that lead there."""


class StewardBot:
    """Values each way through a turn by what the player then has, and nothing of the others.

    It counts with the same number of turns to come in the whole game. As long as a turn goes as
    imagined, it follows the way found at first.
    """

    def __init__(self, seed: int) -> None:
        self._stream = Stream(seed)
        self._plan: _Answer | None = None

    def choose(self, view: View, decision: Decision) -> Option:
        """Return the best option of a decision, from the view of its seat."""
        if len(decision.options) == 1:
            return decision.options[0]
        plan, self._plan = self._plan, None
        if plan is not None and plan.game.view(view.seat) != view:
            plan = None
        if plan is not None and decision.prompt not in _SMALL:
            self._plan = plan.following
            return plan.option
        option, following = self._found(view, decision)
        if plan is None:
            self._plan = following
        elif plan.option == option:
            self._plan = plan.following
        return option

    def _found(self, view: View, decision: Decision) -> tuple[Option, _Answer | None]:
        """Return the best option of a decision, and the best answers after it."""
        game = imagine(view, self._stream)
        look = _Look(view, decision)
        options = look.worth_trying(game, decision.options)
        found = [look.found(game, option, _DEPTH) for option in options]
        best = max(range(len(options)), key=lambda at: found[at][0])
        return options[best], found[best][1]


class _Look:
    """One decision's look to the end of the action, or of what the decision begins."""

    def __init__(self, view: View, decision: Decision) -> None:
        self._seat, self._turn = view.seat, view.turn
        self._appraisal = Appraisal(view, view.seat, _TURNS)
        self._followed = _MAIN if decision.prompt in _MAIN else frozenset()
        self._known: dict[object, _Found] = {}

    def found(self, game: Game, option: Option, depth: int) -> _Found:
        """Return the value after an option and the best answers to what it leads to."""
        after = game.copy()
        after.choose(option)
        likeness = after.likeness()
        found = self._known.get(likeness)
        if found is None:
            found = self._known[likeness] = self._found(after, depth)
        return found

    def _found(self, game: Game, depth: int) -> _Found:
        decision = game.decision
        if decision is None or not depth or not self._goes_on(game, decision):
            return self._appraisal.value(game.standing, self._seat), None
        options = self.worth_trying(game, decision.options)
        if decision.prompt in _SMALL:
            option, after = self._small(game, options)
            value, following = self._found(after, depth - 1)
            return value, _Answer(game, option, following)
        best, answer = -inf, None
        for option in options:
            value, following = self.found(game, option, depth - 1)
            if value > best:
                best, answer = value, _Answer(game, option, following)
        return best, answer

    def _small(self, game: Game, options: Sequence[Option]) -> tuple[Option, Game]:
        """Return the option with the highest value right after it, and the game after it."""
        best, found = -inf, (options[0], game)
        for option in options:
            after = game.copy()
            after.choose(option)
            if len(options) == 1:
                return option, after
            value = self._appraisal.value(after.standing, self._seat)
            if value > best:
                best, found = value, (option, after)
        return found

    def _goes_on(self, game: Game, decision: Decision) -> bool:
        is_mine = decision.seat == self._seat and game.turn == self._turn
        return is_mine and (decision.question.is_followed or decision.prompt in self._followed)

    def worth_trying(self, game: Game, options: Sequence[Option]) -> Sequence[Option]:
        """Leave out unseen cards, and of the squares of one type all but the best."""
        squares = [option for option in options if isinstance(option, TakeBuilding)]
        if squares:
            return self._best_squares(game, squares)
        if options[-1] is ENOUGH:
            return [each for each in options if not _is_unseen(each)]
        return options

    def _best_squares(self, game: Game, options: Sequence[TakeBuilding]) -> Sequence[Option]:
        freed = game.standing.players[self._seat].freed
        best: dict[object, tuple[float, Option]] = {}
        for option in options:
            after = tuple(sorted((*freed, option.square.number)))
            value = self._appraisal.of_buildings(after)
            kind = option.square.building
            if kind not in best or value > best[kind][0]:
                best[kind] = value, option
        return [option for _, option in best.values()]


def _is_unseen(option: Option) -> bool:
    return option is SHUFFLE_FIRST or isinstance(option, CastOffTop)
