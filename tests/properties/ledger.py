"""Events are facts: what they tell is exactly what changed."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from attrs import define

from valeria_desktop.games.valeria.rules.events import (
    Banished,
    BroughtIn,
    Built,
    Captured,
    CardTaken,
    CitizenGained,
    Dealt,
    DukeKept,
    Filled,
    Gained,
    GameEnded,
    Given,
    Hidden,
    KeepsakeShown,
    Kept,
    Lost,
    MonsterClaimed,
    NewDice,
    Paid,
    PoolEmptied,
    PoolFed,
    Returned,
    SentHome,
    Slain,
    TokenPut,
    Took,
)
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.games.valeria.solo.siege_rows import DECK, PILES
from valeria_desktop.kernel.events import TurnBegan

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.amounts import Amounts
    from valeria_desktop.games.valeria.rules.model.player import Player
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.rules.view import PlayerView, View
    from valeria_desktop.kernel.events import Event


@define
class Account:
    """What a player has, as far as events tell."""

    amounts: Counter[str]
    cards: Counter[str]
    duke: str | None

    def add(self, amounts: Amounts, sign: int = 1) -> None:
        """Add or take away amounts."""
        for kind, number in amounts:
            self.amounts[kind] += sign * number


def account_of(player: Player | PlayerView) -> Account:
    """Count what a player has now."""
    cards = (*player.citizens, *player.domains, *player.monsters)
    turned = (*player.citizens_down, *player.domains_down)
    kept = [card for _, there in player.laid for card in there]
    return Account(
        Counter(
            gold=player.gold,
            strength=player.strength,
            magic=player.magic,
            points=player.points,
            **dict(player.more),
        ),
        Counter(card.id for card in (*cards, *turned, *kept)),
        player.duke.id if player.duke else None,
    )


def accounts_of(state: State | View) -> list[Account]:
    """Count what everyone has now, the Dark Lord last."""
    return [account_of(side) for side in (*state.players, state.rival) if side is not None]


def check_ledger(before: State, events: tuple[Event, ...], after: State) -> None:
    """Check that the events lead from one state to the other."""
    accounts = accounts_of(before)
    for event in events:
        enter(accounts, event)
    assert accounts == accounts_of(after)
    ended = [event.conditions for event in events if isinstance(event, GameEnded)]
    assert ended == ([after.ending] if after.ending else [])
    if after.table.setup.solo is Solo.SIEGE:
        _check_piles(before, events, after)
    _check_dice(before, events, after)
    _check_places(events, after)


def enter(accounts: list[Account], event: Event) -> None:
    """Enter what an event tells."""
    _enter_amounts(accounts, event)
    _enter_cards(accounts, event)


def _enter_amounts(accounts: list[Account], event: Event) -> None:
    if isinstance(event, Gained | PoolEmptied):
        accounts[event.seat].add(event.amounts)
    elif isinstance(event, Kept):
        accounts[event.seat].add(event.tokens)
    elif isinstance(event, Paid | Lost | PoolFed) or (
        isinstance(event, TokenPut) and event.is_paid
    ):
        accounts[event.seat].add(event.amounts, -1)
    elif isinstance(event, Given):
        accounts[event.seat].add(event.amounts, -1)
        accounts[event.receiver].add(event.amounts)
    elif isinstance(event, Took):
        accounts[event.seat].add(event.amounts)
        accounts[event.victim].add(event.amounts, -1)


_GAINED = (Slain, CitizenGained, Built, Kept, KeepsakeShown, CardTaken, MonsterClaimed)


def _enter_cards(accounts: list[Account], event: Event) -> None:
    if isinstance(event, _GAINED):
        accounts[event.seat].cards[event.card.id] += 1
    if isinstance(event, CardTaken | SentHome):
        accounts[event.victim].cards[event.card.id] -= 1
    if isinstance(event, Banished) and event.owner is not None:
        accounts[event.owner].cards[event.card.id] -= 1
    if isinstance(event, Returned):
        accounts[event.seat].cards[event.card.id] -= 1
    if isinstance(event, Captured):
        accounts[-1].cards[event.card.id] += 1
    if isinstance(event, DukeKept):
        accounts[event.seat].duke = event.duke.id


def _check_dice(before: State, events: tuple[Event, ...], after: State) -> None:
    dice = [event.dice for event in events if isinstance(event, NewDice)]
    assert after.dice == [before.dice, *dice][-1]
    turns = [event for event in events if isinstance(event, TurnBegan)]
    assert after.turn == before.turn + len(turns)
    assert all(event.turn == after.turn and event.seat == after.active for event in turns)


def _check_places(events: tuple[Event, ...], after: State) -> None:
    """Check that a place is said to be filled once, and with what lies there."""
    filled = [event for event in events if isinstance(event, Filled)]
    assert len({event.place for event in filled}) == len(filled)
    returned = {event.place for event in events if isinstance(event, Returned)}
    brought = {
        each.place: (each.card,) * each.number for each in events if isinstance(each, BroughtIn)
    }
    for event in filled:
        if event.place not in returned:
            lying = (event.card,) if event.card else ()
            assert after.stacks[event.place] == lying + brought.get(event.place, ())


def _check_piles(before: State, events: tuple[Event, ...], after: State) -> None:
    """Check that the events tell what the siege's deck and piles gained and lost (G3, G5)."""
    dealt = tuple(event.card for event in events if isinstance(event, Dealt))
    deck = before.stacks[DECK]
    assert after.stacks[DECK] == deck[: len(deck) - len(dealt)]
    assert dealt == deck[len(deck) - len(dealt) :][::-1]
    piles = {place: Counter(card.id for card in before.stacks[place]) for place in PILES}
    for event in events:
        _enter_piles(piles, event)
    now = {place: Counter(card.id for card in after.stacks[place]) for place in PILES}
    if any(isinstance(event, Hidden) for event in events):
        # of two equal cards the event does not say which pile it was taken from
        assert _together(now) == _together(piles)
    else:
        assert now == {place: +cards for place, cards in piles.items()}


def _enter_piles(piles: dict[int, Counter[str]], event: Event) -> None:
    if isinstance(event, Dealt | Returned):
        piles[event.place][event.card.id] += 1
    elif isinstance(event, Slain | CitizenGained | Built | Captured | MonsterClaimed):
        piles[event.place][event.card.id] -= 1


def _together(piles: dict[int, Counter[str]]) -> Counter[str]:
    total: Counter[str] = Counter()
    for cards in piles.values():
        total.update(cards)  # unlike a sum of counters it keeps what is below zero
    return +total
