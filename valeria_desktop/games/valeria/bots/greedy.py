"""A bot that looks one step ahead: it takes the option with the most valuable position after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.bots.covers import can_cover, worth_of_covers
from valeria_desktop.games.valeria.bots.solo_values import stakes_of
from valeria_desktop.games.valeria.bots.values import (
    domain_value,
    duke_of,
    duke_promise,
    horizon_of,
    points_of_sets,
    position_value,
)
from valeria_desktop.games.valeria.rules.game import imagine
from valeria_desktop.games.valeria.rules.model.options import (
    KEEP_DICE,
    KeepCard,
    KeepDuke,
    RerollDice,
    UseWay,
)
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.view import View
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.options import Option

    Worth = Callable[[Game], float]

_ROLLS = 24
"""The number of worlds for an option that rolls a die again: one would be luck."""
_DEPTH = 3
"""The number of later questions of the same action, such as its payment, that the bot answers."""


class GreedyBot:
    """Imagines the game behind its view, tries every option there, and takes the best one."""

    def __init__(self, seed: int) -> None:
        self._stream = Stream(seed)

    def choose(self, view: View, decision: Decision) -> Option:
        """Return the option with the most valuable position for this seat after it."""
        if decision.prompt is Prompt.DUKE:
            return max(decision.options, key=lambda option: _promise(option, view))
        if decision.prompt is Prompt.KEEP:
            return max(decision.options, key=lambda option: _of_keepsake(option, view))
        if len(decision.options) == 1 or decision.question.first_will_do:
            return decision.options[0]
        if decision.prompt is Prompt.ROLL:  # powers of any moment can wait for the dice
            return decision.options[0]
        worth = _worth_for(view)
        if decision.prompt is Prompt.CHANGE_DICE:
            return self._on_dice(view, decision, worth)
        game = imagine(view, self._stream)
        return max(
            decision.options, key=lambda option: _value(game, option, view.seat, worth, _DEPTH)
        )

    def _on_dice(self, view: View, decision: Decision, worth: Worth) -> Option:
        """Return the best use of a power of the Roll Phase; a reroll is tried in several worlds."""
        options, number = decision.options, 1
        if any(isinstance(option, RerollDice) for option in options):
            number = _ROLLS
        values = [0.0] * len(options)
        for _ in range(number):
            game = imagine(view, self._stream)
            for at, option in enumerate(options):
                values[at] += _harvested(game, option, view.seat, worth)
        return options[values.index(max(values))]


def _worth_for(view: View) -> Worth:
    """Return the function that values a position for the view's seat."""
    duke = duke_of(view)
    if view.rival is not None:
        return stakes_of(view, duke).value
    horizon, seat = horizon_of(view, duke), view.seat
    covers = can_cover(view.table)

    def with_sets(game: Game) -> float:
        value = position_value(game.holdings(seat), duke, horizon) + points_of_sets(game, seat)
        return value + worth_of_covers(game, seat, horizon) if covers else value

    if covers or view.table.scores:
        return with_sets
    return lambda game: position_value(game.holdings(seat), duke, horizon)


def _promise(option: Option, view: View) -> float:
    return duke_promise(view.table, option.duke) if isinstance(option, KeepDuke) else 0.0


def _of_keepsake(option: Option, view: View) -> float:
    owner, horizon = view.players[view.seat], horizon_of(view, duke_of(view))
    return domain_value(option.card, owner, horizon) if isinstance(option, KeepCard) else 0.0


def _value(game: Game, option: Option, seat: int, worth: Worth, depth: int) -> float:
    """Value an option by its resulting position, with its follow-up questions answered well."""
    after = game.copy()
    after.choose(option)
    decision = after.decision
    if decision is None or decision.seat != seat or not decision.question.is_followed or not depth:
        return worth(after)
    options = decision.options[:1] if decision.question.first_will_do else decision.options
    return max(_value(after, answer, seat, worth, depth - 1) for answer in options)


def _harvested(game: Game, option: Option, seat: int, worth: Worth) -> float:
    """Value a reroll or a power of any moment by the harvest, with further powers left unused."""
    if isinstance(option, RerollDice | UseWay):
        after = game.copy()
        after.choose(option)
        if after.decision is not None and after.decision.prompt is Prompt.CHANGE_DICE:
            return _value(after, KEEP_DICE, seat, worth, _DEPTH)
    return _value(game, option, seat, worth, _DEPTH)
