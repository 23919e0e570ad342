"""The planner bot: it divides its hand by the gains of the round's auctions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.bots.bidding import Bidding
from valeria_desktop.games.valencia.bots.gains import AuctionGains
from valeria_desktop.games.valencia.bots.numbers import PLANNER
from valeria_desktop.games.valencia.bots.task_chances import hope_of
from valeria_desktop.games.valencia.bots.value import value_of
from valeria_desktop.games.valencia.rules.game import imagine
from valeria_desktop.games.valencia.rules.model.options import (
    CLOSE,
    DRAW,
    ENOUGH,
    PASS,
    CardOption,
    KeepTask,
    LeaveTask,
    Reveal,
)
from valeria_desktop.games.valencia.rules.model.player import PlanningStage
from valeria_desktop.games.valencia.rules.model.prompts import Prompt
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.bots.numbers import Numbers
    from valeria_desktop.games.valencia.rules.game import Game
    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.view import View
    from valeria_desktop.kernel.decision import Decision
    from valeria_desktop.kernel.options import Option

_DEPTH = 3


class PlannerBot:
    """Plans and bids by the gains of auctions; for other decisions it tries all options."""

    def __init__(self, seed: int, numbers: Numbers = PLANNER) -> None:
        self._numbers = numbers
        self._stream = Stream(seed)
        self._planned: tuple[object, Bidding] | None = None

    def choose(self, view: View, decision: Decision) -> Option:
        """Return the best option of a decision, from the view of its seat."""
        if len(decision.options) == 1:
            return decision.options[0]
        if decision.prompt == Prompt.TASKS:
            return _task(decision, len(view.players))
        if decision.prompt == Prompt.PLAN:
            return self._plan(view, decision)
        if decision.prompt == Prompt.BID:
            return self._bid(view, decision)
        game = imagine(view, self._stream)
        return max(
            decision.options,
            key=lambda option: self._value(game, option, view.seat, _DEPTH),
        )

    def _plan(self, view: View, decision: Decision) -> Option:
        own = view.own
        if own.stage is PlanningStage.DRAW:
            return _named(decision, DRAW if len(own.hand) < view.even_share else ENOUGH)
        stacks = self._planning(view).best_division(own.stacks, own.opened, own.hand)
        return _next_card(decision, own.opened, stacks[0])

    def _bid(self, view: View, decision: Decision) -> Option:
        number = self._bidding(view).now(view.own.stacks)
        if number is None:
            return _named(decision, PASS)
        return next(
            option
            for option in decision.options
            if isinstance(option, Reveal) and option.stack == number
        )

    def _planning(self, view: View) -> Bidding:
        """Return the estimates for planning; they are kept while the position stays the same."""
        own = view.own
        mine = view.seat, own.coins, own.goods, own.tasks
        there = view.city, view.council, view.figure, view.fountains, view.palms, view.supply
        key = view.table, view.turn, mine, there
        if self._planned is None or self._planned[0] != key:
            self._planned = key, self._bidding(view)
        return self._planned[1]

    def _bidding(self, view: View) -> Bidding:
        return Bidding(view, AuctionGains(imagine(view, self._stream), view, self._numbers))

    def _value(self, game: Game, option: Option, seat: int, depth: int) -> float:
        """Return the value of an option's position, after the best answers to next questions."""
        after = game.copy()
        after.choose(option)
        decision = after.decision
        is_followed = decision is not None and decision.seat == seat
        if decision is None or not is_followed or not depth or decision.prompt not in _FOLLOWED:
            return value_of(after.standing(seat), self._numbers)
        return max(self._value(after, answer, seat, depth - 1) for answer in decision.options)


def _named(decision: Decision, option: Option) -> Option:
    return decision.option(option.id)


def _task(decision: Decision, players: int) -> Option:
    """Return the option to keep a task if its expected points are positive, else to leave it."""
    keep = next(option for option in decision.options if isinstance(option, KeepTask))
    leave = next((option for option in decision.options if isinstance(option, LeaveTask)), None)
    return keep if leave is None or hope_of(keep.task, players) > 0 else leave


def _next_card(decision: Decision, opened: tuple[Card, ...], stack: tuple[Card, ...]) -> Option:
    for card in stack[len(opened) :]:
        for option in decision.options:
            if isinstance(option, CardOption) and option.card is card:
                return option
    return _named(decision, CLOSE)


_FOLLOWED = frozenset(
    {
        Prompt.ABILITY,
        Prompt.DEARER,
        Prompt.KEEP_TASK,
        Prompt.MOVE,
        Prompt.MOVE_PALM,
        Prompt.RECALL,
        Prompt.SELL,
        Prompt.SIT,
    }
)
"""Questions that belong to the choice just before them."""
