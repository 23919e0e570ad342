"""The prospects of an option: the games after it and after its seat's other choices of the turn."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from valeria_desktop.bots.look import Lookahead, is_plain
from valeria_desktop.bots.meter import Nodes, SpentError
from valeria_desktop.bots.turns import TurnSettings, search_turn
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.coaching import Prospect
from valeria_desktop.kernel.game import Barrier

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.bots.turns import Numbered
    from valeria_desktop.kernel.game import Game
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.rules import Rules, Worth
    from valeria_desktop.kernel.view import View

_WORLDS = 3
"""The number of worlds; a card that is turned up differs between them."""
_NODES, _NODES_THERE = 150, 40
"""The budgets in positions: for the plan after an option, and in each world for the open rest."""
_MOST_CHOICES = 20


def worth_of(rules: Rules[Any], view: View) -> Worth:
    """Return the estimate of positions for the viewer; a TypeError if the game has no Worth."""
    if rules.worth is None:
        raise TypeError(f"Nobody has said what a position of {rules.name} is worth.")
    return rules.worth(view)


class Prospects:
    """Carries options out in the same few imagined worlds."""

    def __init__(self, rules: Rules[Any], view: View, stream: Stream) -> None:
        """Imagine the worlds."""
        self._seat = view.seat
        self._worth = worth_of(rules, view)
        self._chance = stream.number()
        self._imagine = partial(rules.imagine, view)
        self._worlds: list[Game[Any]] = [self._imagine(stream) for _ in range(_WORLDS)]
        self.found: dict[int, Prospect] = {}
        """The prospects so far, by the places of their options."""

    def of(self, numbered: Numbered) -> Prospect:
        """Return the prospect of an option: it is carried out with the best choices after it."""
        place, option = numbered
        if place not in self.found:
            look = Lookahead(self._seat, self._worth, Nodes(_NODES))
            imagine = partial(self._imagine, Stream(self._chance))
            found = search_turn(look, imagine, [numbered], TurnSettings())
            plan = found[place].plan if place in found else (option,)
            ways = [self._after(world, plan) for world in self._worlds]
            games = tuple(game for game, _ in ways)
            self.found[place] = Prospect(option, ways[0][1], games)
        return self.found[place]

    def _after(
        self, world: Game[Any], plan: Sequence[Option]
    ) -> tuple[Game[Any], tuple[Option, ...]]:
        look = Lookahead(self._seat, self._worth, Nodes(_NODES_THERE))
        game, meant = world.copy(), [*plan]
        then: list[Option] = []
        is_known = True
        for _ in range(_MOST_CHOICES):
            decision = game.decision
            if decision is None or decision.seat != self._seat or game.turn != world.turn:
                break
            options = decision.options
            if meant and meant[0] in options:
                option = meant.pop(0)
            else:
                option = options[0] if is_plain(decision) else _best(look, game, options)
            if is_known and not is_plain(decision):
                then.append(option)
            barrier = game.choose(option).barrier
            is_known = is_known and not barrier & Barrier.REVEAL  # other worlds turn up other cards
            if barrier & Barrier.DICE:
                break
        return game, tuple(then[1:])


def _best(look: Lookahead, game: Game[Any], options: Sequence[Option]) -> Option:
    try:
        return look.best(game, options)
    except SpentError:
        return options[0]
