"""What becomes of a choice: the games after it, when what its seat decides in the turn is done."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from valeria_desktop.bots.levels import SKILLS
from valeria_desktop.bots.look import Look, is_plain
from valeria_desktop.bots.meter import Nodes, SpentError
from valeria_desktop.bots.turns import search_turn
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.coaching import Prospect
from valeria_desktop.kernel.game import Barrier

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.bots.turns import Numbered
    from valeria_desktop.kernel.game import Game
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.rules import Rules
    from valeria_desktop.kernel.view import View

_WORLDS = 3
"""A card that is turned up differs between them."""
_NODES = 300
"""Positions, to find how to go on; and as many in each world."""
_MOST_CHOICES = 20


class Prospects:
    """Carries choices out in the same few imagined worlds."""

    def __init__(self, rules: Rules[Any], view: View, stream: Stream) -> None:
        """Imagine the worlds."""
        assert rules.worth is not None
        self._seat = view.seat
        self._worth = rules.worth(view)
        self._chance = stream.number()
        self._imagine = partial(rules.imagine, view)
        self._worlds: list[Game[Any]] = [self._imagine(stream) for _ in range(_WORLDS)]
        self._found: dict[int, Prospect] = {}

    def of(self, numbered: Numbered) -> Prospect:
        """Carry an option out, and what is best chosen after it in this turn."""
        place, option = numbered
        if place not in self._found:
            look = Look(self._seat, self._worth, Nodes(_NODES))
            imagine = partial(self._imagine, Stream(self._chance))
            turn = SKILLS["duchess"].skill.turn
            assert turn is not None
            found = search_turn(look, imagine, [numbered], turn)
            plan = found[place].plan if place in found else (option,)
            games = tuple(self._after(world, plan) for world in self._worlds)
            self._found[place] = Prospect(option, games)
        return self._found[place]

    def _after(self, world: Game[Any], plan: Sequence[Option]) -> Game[Any]:
        look = Look(self._seat, self._worth, Nodes(_NODES))
        game, meant = world.copy(), [*plan]
        for _ in range(_MOST_CHOICES):
            decision = game.decision
            if decision is None or decision.seat != self._seat or game.turn != world.turn:
                break
            options = decision.options
            if meant and meant[0] in options:
                option = meant.pop(0)
            elif is_plain(decision):
                option = options[0]
            else:
                option = _best(look, game, options)
            if game.choose(option).barrier & Barrier.DICE:
                break
        return game


def _best(look: Look, game: Game[Any], options: Sequence[Option]) -> Option:
    try:
        return look.best(game, options)
    except SpentError:
        return options[0]
