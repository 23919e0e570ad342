"""Imagined states: the hidden things of rivals are dealt at random, to fit a seat's view (VA8).

An imagined state has the same view for that seat. Rivals' cards are the unseen cards of their
decks, their goods make up the number of each guild's goods, and their coins are the sum of two
random numbers from 0 to 6. If a rival is asked, purses are dealt until that rival has two options.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules.deal import TASKS_DEALT
from valeria_desktop.games.valencia.rules.model.cards import in_order, plain_deck
from valeria_desktop.games.valencia.rules.model.guild import GOODS_OF_A_GUILD, GUILDS
from valeria_desktop.games.valencia.rules.model.player import NO_GOODS, PlanningStage, Player
from valeria_desktop.games.valencia.rules.model.state import State
from valeria_desktop.games.valencia.rules.round.abilities import KeepDrawn
from valeria_desktop.games.valencia.rules.round.chain import Chain
from valeria_desktop.games.valencia.rules.round.planning import DrawFirst, PlanStacks, divide
from valeria_desktop.games.valencia.rules.round.task_choice import ChooseTasks
from valeria_desktop.games.valencia.rules.view import PlayerView, View
from valeria_desktop.kernel.view import believed_from

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.model.catalog import Task
    from valeria_desktop.kernel.chance import Stream

_COINS = 7
"""A rival's imagined coins are the sum of two random numbers below this one."""
_LEAST_DRAWN, _MORE_DRAWN = 3, 3
"""Cards that a rival has drawn by the end of planning: a least number, and up to two more."""
_STACK = 3
"""Most cards in an imagined stack."""
_TRIES = 2_000
_DRAWN_TASKS = 2


believed: Callable[..., State] = believed_from(View)
believed_other: Callable[..., Player] = believed_from(PlayerView)
believed_own: Callable[..., Player] = believed_from(PlayerView, is_open=True)


def imagine_state(view: View, stream: Stream) -> State:
    """Return a random state that fits a view."""
    state = believed(view, seed=stream.number(), players=[], task_deck=())
    state.players = [_player(view, seat, stream) for seat in range(len(view.players))]
    if view.table.setup.has_nina:
        state.nina = _shuffled(_without(plain_deck(), view.nina_used), stream)
    _deal_tasks(view, state, stream)
    _deal_purses(view, state, stream)
    return state


def _without(cards: Iterable[Card], gone: Iterable[Card]) -> list[Card]:
    left = Counter(cards)
    left.subtract(gone)
    return list(left.elements())


def _shuffled(cards: list[Card], stream: Stream) -> tuple[Card, ...]:
    stream.shuffle(cards)
    return tuple(cards)


# --- decks


def _player(view: View, seat: int, stream: Stream) -> Player:
    seen = view.players[seat]
    revealed = [card for bid in view.bids if bid.seat == seat for card in bid.cards]
    unseen = _without(view.table.deck, (*seen.used, *revealed))
    own = seen.own
    if own is not None:
        held = [*own.hand, *own.opened, *(card for stack in own.stacks for card in stack)]
        known = seen.known[: own.deck]
        deck = known + _shuffled(_without(unseen, (*held, *known)), stream)
        return believed_own(seen, deck=deck, shown=seen.deck)
    player = believed_other(seen, deck=(), shown=seen.deck)
    _deal_cards(view, seat, player, unseen, stream)
    return player


def _deal_cards(view: View, seat: int, player: Player, unseen: list[Card], stream: Stream) -> None:
    """Deal a rival's deck, hand and stacks.

    While plans are secret, the view shows the deck as it was before planning.
    """
    sizes = view.players[seat].stacks
    cards = list(_shuffled(_without(unseen, player.known), stream))
    if view.plans_told:
        player.stacks = tuple(_taken(cards, size) for size in sizes)
        player.deck = player.known + tuple(cards)
        return
    player.deck = player.known + tuple(cards)
    is_to_begin = DrawFirst(seat) in view.agenda
    if is_to_begin or not player.deck:
        return
    if PlanStacks(seat) in view.agenda:
        _draw(player, 1)
        player.stage = PlanningStage.DRAW
        if not player.deck:
            divide(player)
        return
    _draw(player, _LEAST_DRAWN + stream.below(_MORE_DRAWN))
    hand = list(player.hand)
    while hand:
        player.stacks += (_taken(hand, min(len(hand), 1 + stream.below(_STACK))),)
    player.hand = ()


def _taken(cards: list[Card], number: int) -> tuple[Card, ...]:
    taken = [cards.pop() for _ in range(number)]
    return in_order(taken)


def _draw(player: Player, number: int) -> None:
    drawn = player.deck[-number:]
    player.deck = player.deck[: len(player.deck) - len(drawn)]
    player.hand = in_order(drawn)


# --- tasks


def _deal_tasks(view: View, state: State, stream: Stream) -> None:
    """Deal the tasks that rivals keep or choose from, then the deck of tasks."""
    own = view.own
    known = {*own.tasks, *own.offered}
    for other in view.players:
        known.update(other.own.tasks if other.own else ())
    unseen = [task for task in view.table.tasks if task not in known]
    stream.shuffle(unseen)
    for seat, seen in enumerate(view.players):
        if seen.own is None:
            kept, offered = _held_tasks(view, seat, seen, stream)
            state.players[seat].tasks = tuple(unseen.pop() for _ in range(kept))
            state.players[seat].offered = tuple(unseen.pop() for _ in range(offered))
    state.task_deck = _from(unseen, view.task_deck)


def _held_tasks(view: View, seat: int, seen: PlayerView, stream: Stream) -> tuple[int, int]:
    """Return the number of tasks that a rival keeps, and the number they choose from."""
    if seen.tasks is not None:
        return seen.tasks, _DRAWN_TASKS if KeepDrawn(seat) in view.agenda else 0
    if ChooseTasks(seat) in view.agenda:
        return 0, TASKS_DEALT
    return 1 + stream.below(TASKS_DEALT), 0


def _from(tasks: Sequence[Task], number: int) -> tuple[Task, ...]:
    return tuple(tasks[:number])


# --- goods and coins


def _deal_purses(view: View, state: State, stream: Stream) -> None:
    """Deal rivals' goods and coins, until the asked rival has more than one option."""
    closed = [seat for seat, seen in enumerate(view.players) if seen.own is None]
    decision = view.decision
    is_asked = decision is not None and decision.seat in closed
    for _ in range(_TRIES):
        _deal_once(view, state, closed, stream)
        if not is_asked or decision is None or isinstance(decision.question, Chain):
            return
        if len(decision.question.options(state)) > 1:
            return


def _deal_once(view: View, state: State, closed: list[int], stream: Stream) -> None:
    for seat in closed:
        state.players[seat].goods = NO_GOODS
        state.players[seat].coins = stream.below(_COINS) + stream.below(_COINS)
    if not closed:
        return
    for guild in GUILDS:
        place = guild.place
        known = sum(seen.own.goods[place] for seen in view.players if seen.own is not None)
        for _ in range(GOODS_OF_A_GUILD - view.supply[place] - known):
            player = state.players[closed[stream.below(len(closed))]]
            player.goods = player.with_good(place, 1)
