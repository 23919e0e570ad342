"""Imagined states: the hidden things of rivals are dealt at random, to fit a seat's view (VA8).

An imagined state has the same view for that seat. Rivals' cards are the unseen cards of their
decks, and their stacks are weighed by how players divide their cards; each rival has a deck, so no
rival's stacks tell of another's. Their goods make up the number of each guild's goods, and their
coins are the sum of two random numbers from 0 to 6. If a rival is asked, purses are dealt until
that rival has two options.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from valeria_desktop.games.valencia.rules.deal import TASKS_DEALT
from valeria_desktop.games.valencia.rules.model.cards import plain_deck
from valeria_desktop.games.valencia.rules.model.guild import GOODS_OF_A_GUILD, GUILDS
from valeria_desktop.games.valencia.rules.model.player import NO_GOODS, PlanningStage, Player
from valeria_desktop.games.valencia.rules.model.state import State
from valeria_desktop.games.valencia.rules.round.abilities import KeepDrawn
from valeria_desktop.games.valencia.rules.round.chain import Chain
from valeria_desktop.games.valencia.rules.round.planning import DrawFirst, PlanStacks, divide
from valeria_desktop.games.valencia.rules.round.task_choice import ChooseTasks
from valeria_desktop.games.valencia.rules.setup import ROUNDS
from valeria_desktop.games.valencia.rules.stack_beliefs import (
    draw_sizes,
    draw_stacks,
    facts_from,
    facts_of,
)
from valeria_desktop.games.valencia.rules.view import PlayerView, View
from valeria_desktop.kernel.view import believed_from

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from valeria_desktop.games.valencia.rules.model.cards import Card
    from valeria_desktop.games.valencia.rules.model.catalog import Task
    from valeria_desktop.kernel.chance import Stream

_COINS = 7
"""A rival's imagined coins are the sum of two random numbers below this one."""
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
    """Deal a rival's deck, hand and stacks; stacks are weighed by how players divide their cards.

    While plans are secret, the view shows the deck as it was before planning.
    """
    cards = list(_shuffled(_without(unseen, player.known), stream))
    sizes, facts = view.players[seat].stacks, facts_of(view, seat)
    if not view.plans_told:
        player.deck = player.known + tuple(cards)
        if not player.deck or DrawFirst(seat) in view.agenda:
            return
        if PlanStacks(seat) in view.agenda:
            _begin_planning(player)
            return
        sizes = draw_sizes(len(player.deck), ROUNDS - view.round + 1, stream)
        facts = facts_from(view, len(sizes), len(player.deck) - sum(sizes))
    sunk = player.known[: max(0, len(player.known) + len(cards) - sum(sizes))]
    cards = [*player.known[len(sunk) :], *cards]
    player.stacks = draw_stacks(view, sizes, facts, cards, stream)
    player.deck = sunk + tuple(cards)


def _begin_planning(player: Player) -> None:
    """Draw the first card of a plan: what a rival who is asked holds by now nobody else knows."""
    *deck, card = player.deck
    player.deck, player.hand = tuple(deck), (card,)
    player.stage = PlanningStage.DRAW
    if not player.deck:
        divide(player)


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
