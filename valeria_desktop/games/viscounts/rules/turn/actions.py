"""Phase 3: one primary action, funded by icons, a dismissal and payments (WK35 to WK71).

The chain: which action; dismiss or not, with the corner effect at once; which result; the payment;
then it is carried out, and then comes what is triggered after it (WK41).
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.rules.model.effect import Effect, Item
from valeria_desktop.games.viscounts.rules.model.kinds import AFTER, Action
from valeria_desktop.games.viscounts.rules.model.options import (
    NO_ACTION,
    NOT_DISMISS,
    BuildOn,
    ChooseAction,
    Dismiss,
    SendWorkers,
    TakeBuilding,
    TradeTimes,
)
from valeria_desktop.games.viscounts.rules.model.prompts import Prompt
from valeria_desktop.games.viscounts.rules.model.ring import is_inner, position_of
from valeria_desktop.games.viscounts.rules.model.things import PAYMENT, Kind, Townsfolk
from valeria_desktop.games.viscounts.rules.steps import Question, Step, step
from valeria_desktop.games.viscounts.rules.turn.build import (
    build_on,
    build_options,
    spots_in_reach,
    square_options,
    squares_left,
)
from valeria_desktop.games.viscounts.rules.turn.castle import send_workers
from valeria_desktop.games.viscounts.rules.turn.funding import (
    dismiss_price,
    helps,
    icons_for,
    most_icons,
)
from valeria_desktop.games.viscounts.rules.turn.pay import pay
from valeria_desktop.games.viscounts.rules.turn.scrolls import Transcribe, manuscript_at
from valeria_desktop.games.viscounts.rules.use import triggered, use
from valeria_desktop.kernel.options import Option
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.viscounts.rules.model.standing import Known
    from valeria_desktop.games.viscounts.rules.model.state import State
    from valeria_desktop.games.viscounts.rules.model.things import Exchange

OUTER = (Action.TRADE, Action.BUILD)
INNER = (Action.WORKERS, Action.TRANSCRIBE)
_choose = cache(ChooseAction)  # every turn asks, and there are 60 different ones


# --- which actions are possible


def actions_at(space: int) -> tuple[Action, ...]:
    """Return the actions of a space, possible or not (WK35)."""
    return INNER if is_inner(space) else OUTER


def least_icons(known: Known, seat: int, action: Action) -> int | None:
    """Return the icons that the cheapest result of an action needs; None if there is none."""
    side = known.side(seat)
    if action is Action.TRADE:
        exchange = known.table.ring.trades[side.space]
        return None if exchange is None else exchange.merchants
    if action is Action.BUILD:
        prices = [
            building.builders
            for building in known.table.catalog.buildings
            if squares_left(known, seat, building.type)
        ]
        return min(prices) if prices and spots_in_reach(known, seat) else None
    if action is Action.WORKERS:
        prices = [p.nobles for p in known.table.catalog.workers if p.workers <= side.workers]
        return min(prices, default=None)
    return manuscript_at(known, position_of(side.space)).clerics


def townsfolk_at(known: Known, seat: int) -> Townsfolk:
    """Return what can be dismissed in a viscount's segment: the top card, or the printed one."""
    position = position_of(known.side(seat).space)
    return known.top_townsfolk(position) or known.table.ring.segments[position].townsfolk


def can_do(known: Known, seat: int, action: Action) -> bool:
    """Return whether a player can afford a result of an action without a dismissal."""
    least = least_icons(known, seat, action)
    return least is not None and most_icons(known, seat, action) >= least


def helper_for(known: Known, seat: int, action: Action) -> Townsfolk | None:
    """Return the townsfolk that may be dismissed for an action; None if it may not (WK39)."""
    least = least_icons(known, seat, action)
    card = townsfolk_at(known, seat)
    price = dismiss_price(known, seat, card)
    if least is None or price > known.players[seat].silver or not helps(known, seat, action, card):
        return None
    return card if most_icons(known, seat, action, card, price) >= least else None


@step("action")
class AskAction(Question):
    """Choose a primary action, or none."""

    seat: int

    prompt = Prompt.ACTION
    asks = say("which action do you take?")
    phase = "primary"
    begins_action = True
    is_followed = False

    def options(self, state: State) -> list[Option]:
        seat, space = self.seat, state.players[self.seat].space
        found: list[Option] = [
            _choose(action, space)
            for action in actions_at(space)
            if can_do(state, seat, action) or helper_for(state, seat, action)
        ]
        return [*found, NO_ACTION] if found else []

    def answer(self, state: State, option: Option) -> None:
        if not isinstance(option, ChooseAction):
            return
        action = option.action
        if helper_for(state, self.seat, action) is not None:
            state.agenda.append(AskDismiss(self.seat, action))
        else:
            begin(state, self.seat, action, None)


@step("dismiss")
class AskDismiss(Question):
    """Dismiss the townsfolk of the segment for this action, or nobody (WK38)."""

    seat: int
    action: Action

    prompt = Prompt.DISMISS
    asks = say("do you dismiss the townsfolk here?")

    def options(self, state: State) -> list[Option]:
        seat, action = self.seat, self.action
        found: list[Option] = [NOT_DISMISS] if can_do(state, seat, action) else []
        card = helper_for(state, seat, action)
        if card is not None:
            position = position_of(state.players[seat].space)
            found.append(Dismiss(card, dismiss_price(state, seat, card), position))
        return found

    def answer(self, state: State, option: Option) -> None:
        if not isinstance(option, Dismiss):
            begin(state, self.seat, self.action, None)
            return
        card = option.card
        state.pay(self.seat, "silver", option.silver, PAYMENT)
        if card.kind is not Kind.PRINTED:
            state.remove(state.take_townsfolk(option.position))
        if state.events is not None:
            state.events.append(told.Dismissed(self.seat, card, option.silver))
        state.agenda.append(Begin(self.seat, self.action, card))
        use(state, self.seat, card.corner, card)


@step("begin_action")
class Begin(Step):
    """Go on with an action after the corner effect of the dismissed townsfolk."""

    seat: int
    action: Action
    helper: Townsfolk | None

    def run(self, state: State) -> None:
        begin(state, self.seat, self.action, self.helper)


def begin(state: State, seat: int, action: Action, helper: Townsfolk | None) -> None:
    """Ask for the result of an action."""
    if action is Action.TRADE:
        state.agenda.append(AskTrade(seat, helper))
    elif action is Action.BUILD:
        state.agenda.append(AskSquare(seat, helper))
    elif action is Action.WORKERS:
        state.agenda.append(AskWorkers(seat, helper))
    else:
        position = position_of(state.players[seat].space)
        need = manuscript_at(state, position).clerics - icons_for(state, seat, action, helper)
        pay_and_do(state, seat, action, need, Transcribe(seat, position))


def pay_and_do(state: State, seat: int, action: Action, need: int, do: Step) -> None:
    """Pay for missing icons, carry the result out, and then use what is triggered after it."""
    state.agenda += (AfterAction(seat, action), do)
    pay(state, seat, action, need)


@step("after_action")
class AfterAction(Step):
    """Use what is triggered after a primary action (WK46)."""

    seat: int
    action: Action

    def run(self, state: State) -> None:
        triggered(state, self.seat, AFTER[self.action])


# --- trade


@step("trade")
class AskTrade(Question):
    """Choose how often to trade; silver stands in for merchants (WK42, WK43)."""

    seat: int
    helper: Townsfolk | None

    prompt = Prompt.TRADE
    asks = say("how often do you trade?")

    def options(self, state: State) -> list[Option]:
        space, exchange = self._exchange(state)
        icons = icons_for(state, self.seat, Action.TRADE, self.helper)
        price, silver = exchange.merchants, state.players[self.seat].silver
        least, most = max(icons // price, 1), (icons + silver) // price
        return [
            TradeTimes(times, max(times * price - icons, 0), exchange, space)
            for times in range(least, most + 1)
        ]

    def _exchange(self, state: State) -> tuple[int, Exchange]:
        space = state.players[self.seat].space
        exchange = state.table.ring.trades[space]
        assert exchange is not None
        return space, exchange

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, TradeTimes)
        _, exchange = self._exchange(state)
        if option.silver:
            state.pay(self.seat, "silver", option.silver, PAYMENT)
        if state.events is not None:
            state.events.append(told.Traded(self.seat, option.times, exchange))
        state.agenda.append(AfterAction(self.seat, Action.TRADE))
        state.agenda.append(Repeat(self.seat, option.times, exchange.effect, exchange))


@step("repeat")
class Repeat(Step):
    """Use an effect several times, each finished before the next."""

    seat: int
    times: int
    effect: Effect
    cause: Item

    def run(self, state: State) -> None:
        if self.times > 1:
            state.agenda.append(Repeat(self.seat, self.times - 1, self.effect, self.cause))
        use(state, self.seat, self.effect, self.cause)


# --- build


@step("square")
class AskSquare(Question):
    """Choose the building, by the square that it leaves (WK55)."""

    seat: int
    helper: Townsfolk | None

    prompt = Prompt.SQUARE
    asks = say("which building do you build?")

    def options(self, state: State) -> list[Option]:
        if not spots_in_reach(state, self.seat):
            return []
        most = most_icons(state, self.seat, Action.BUILD, self.helper)
        squares = [
            number
            for building in state.table.catalog.buildings
            if building.builders <= most
            for number in squares_left(state, self.seat, building.type)
        ]
        return square_options(state, self.seat, sorted(squares))

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, TakeBuilding)
        state.agenda.append(AskSpot(self.seat, option.square.number, self.helper))


@step("spot")
class AskSpot(Question):
    """Choose the spot for the building (WK52)."""

    seat: int
    square: int
    helper: Townsfolk | None

    prompt = Prompt.SPOT
    asks = say("on which spot do you build?")
    may_turn_back = True

    def options(self, state: State) -> list[Option]:
        return build_options(state, self.seat, self.square, spots_in_reach(state, self.seat))

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, BuildOn)
        builders = state.table.catalog.building(option.type).builders
        build = Build(self.seat, self.square, option.number)
        need = builders - icons_for(state, self.seat, Action.BUILD, self.helper)
        pay_and_do(state, self.seat, Action.BUILD, need, build)


@step("build")
class Build(Step):
    """Put a building that was paid on its spot."""

    seat: int
    square: int
    spot: int

    def run(self, state: State) -> None:
        build_on(state, self.seat, self.square, self.spot)


# --- workers


@step("workers")
class AskWorkers(Question):
    """Choose how many workers enter the section that faces the segment (WK60)."""

    seat: int
    helper: Townsfolk | None

    prompt = Prompt.WORKERS
    asks = say("how many workers do you send?")

    def options(self, state: State) -> Sequence[Option]:
        most = most_icons(state, self.seat, Action.WORKERS, self.helper)
        supply = state.players[self.seat].workers
        return [
            SendWorkers(price.workers)
            for price in state.table.catalog.workers
            if price.nobles <= most and price.workers <= supply
        ]

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, SendWorkers)
        prices = state.table.catalog.workers
        nobles = next(price.nobles for price in prices if price.workers == option.number)
        position = position_of(state.players[self.seat].space)
        send = Send(self.seat, position, option.number)
        need = nobles - icons_for(state, self.seat, Action.WORKERS, self.helper)
        pay_and_do(state, self.seat, Action.WORKERS, need, send)


@step("send")
class Send(Step):
    """Send workers that were paid into a section."""

    seat: int
    position: int
    number: int

    def run(self, state: State) -> None:
        send_workers(state, self.seat, self.position, self.number)
