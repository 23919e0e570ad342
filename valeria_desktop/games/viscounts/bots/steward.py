"""The steward: it plays each card, goal and action to the end of the action, and takes the best."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from attrs import define

from valeria_desktop.games.viscounts.bots.answers import SMALL, best_at_once, worth_trying
from valeria_desktop.games.viscounts.bots.value import Appraisal
from valeria_desktop.games.viscounts.rules.game import imagine
from valeria_desktop.games.viscounts.rules.model.prompts import Prompt
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
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
        if plan is not None and decision.prompt not in SMALL:
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
        options = worth_trying(look.appraisal, view.seat, game, decision.options)
        found = [look.found(game, option, _DEPTH) for option in options]
        best = max(range(len(options)), key=lambda at: found[at][0])
        return options[best], found[best][1]


class _Look:
    """One decision's look to the end of its action, or of the deed that it begins."""

    def __init__(self, view: View, decision: Decision) -> None:
        self._seat, self._turn = view.seat, view.turn
        self.appraisal = Appraisal(view, view.seat, _TURNS)
        self._followed = _MAIN if decision.prompt in _MAIN else frozenset()
        self._known: dict[object, _Found] = {}

    def found(self, game: Game, option: Option, depth: int) -> _Found:
        """Return the value after an option and the best answers to its questions."""
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
            return self._at_once(game), None
        options = worth_trying(self.appraisal, self._seat, game, decision.options)
        if decision.prompt in SMALL:
            option, after = best_at_once(game, options, self._at_once)
            value, following = self._found(after, depth - 1)
            return value, _Answer(game, option, following)
        best, answer = -inf, None
        for option in options:
            value, following = self.found(game, option, depth - 1)
            if value > best:
                best, answer = value, _Answer(game, option, following)
        return best, answer

    def _at_once(self, game: Game) -> float:
        return self.appraisal.value(game.standing, self._seat)

    def _goes_on(self, game: Game, decision: Decision) -> bool:
        is_mine = decision.seat == self._seat and game.turn == self._turn
        return is_mine and (decision.question.is_followed or decision.prompt in self._followed)
