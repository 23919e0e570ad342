"""Players of different tempers, as one that plays at random alone sees little of a long game."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Any

from valeria_desktop.bots.registry import make_bot
from valeria_desktop.games.valeria.rules.model.options import ActAt

if TYPE_CHECKING:
    from random import Random

    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.options import Option
    from valeria_desktop.kernel.rules import Rules


class Temper(Enum):
    """How someone picks an option."""

    AIMLESS = auto()
    """Any option, each as likely as the others."""
    EAGER = auto()
    """Mostly slays, recruits and builds, so that tableaus grow."""
    STUBBORN = auto()
    """Mostly takes from the same stacks, so that places run out."""


def pick(chance: Random, decision: Decision, temper: Temper) -> Option:
    """Pick an option."""
    options = decision.options
    if temper is not Temper.AIMLESS and chance.random() < 0.85:
        acts = [option for option in options if isinstance(option, ActAt)]
        if acts:
            return acts[0] if temper is Temper.STUBBORN else chance.choice(acts)
    return options[int(chance.random() * len(options))]


def play_on(game: Game, chance: Random, temper: Temper, most: int) -> list[str]:
    """Play up to a number of decisions; gives back what was chosen."""
    chosen = []
    for _ in range(most):
        if game.decision is None:
            break
        option = pick(chance, game.decision, temper)
        game.choose(option)
        chosen.append(option.id)
    return chosen


def bots_play(rules: Rules[Any], game: Game, name: str, *, decisions: int, nodes: int) -> None:
    """Let bots of a level play some decisions, and check that they choose what is offered."""
    bots = [make_bot(rules, name, 5, nodes) for _ in game.seats]
    for _ in range(decisions):
        decision = game.decision
        if decision is None:
            return
        option = bots[decision.seat].choose(game.view(decision.seat), decision)
        assert option in decision.options
        game.choose(option)
