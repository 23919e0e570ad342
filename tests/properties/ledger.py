"""Events are facts: what they tell is exactly what changed."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from attrs import define

from valeria_desktop.engine.events import (
    Built,
    CitizenGained,
    DieChanged,
    DukeKept,
    Filled,
    Gained,
    Lost,
    MonsterTaken,
    Paid,
    Returned,
    Rolled,
    Slain,
    Took,
    TurnBegan,
)

if TYPE_CHECKING:
    from valeria_desktop.engine.amounts import Amounts
    from valeria_desktop.engine.events import Event
    from valeria_desktop.engine.player import Player
    from valeria_desktop.engine.state import State


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


def account_of(player: Player) -> Account:
    """Count what a player has now."""
    cards = (*player.citizens, *player.domains, *player.monsters)
    return Account(
        Counter(
            gold=player.gold,
            strength=player.strength,
            magic=player.magic,
            points=player.points,
        ),
        Counter(card.id for card in cards),
        player.duke.id if player.duke else None,
    )


def check_ledger(before: State, events: tuple[Event, ...], after: State) -> None:
    """Check that the events lead from one state to the other."""
    accounts = [account_of(player) for player in before.players]
    for event in events:
        _enter_amounts(accounts, event)
        _enter_cards(accounts, event)
    assert accounts == [account_of(player) for player in after.players]
    _check_dice(before, events, after)
    _check_places(events, after)


def _enter_amounts(accounts: list[Account], event: Event) -> None:
    if isinstance(event, Gained):
        accounts[event.seat].add(event.amounts)
    elif isinstance(event, Paid | Lost):
        accounts[event.seat].add(event.amounts, -1)
    elif isinstance(event, Took):
        accounts[event.seat].add(event.amounts)
        accounts[event.victim].add(event.amounts, -1)


def _enter_cards(accounts: list[Account], event: Event) -> None:
    if isinstance(event, Slain | CitizenGained | Built | MonsterTaken):
        accounts[event.seat].cards[event.card.id] += 1
    if isinstance(event, MonsterTaken):
        accounts[event.victim].cards[event.card.id] -= 1
    if isinstance(event, Returned):
        accounts[event.seat].cards[event.card.id] -= 1
    if isinstance(event, DukeKept):
        accounts[event.seat].duke = event.duke.id


def _check_dice(before: State, events: tuple[Event, ...], after: State) -> None:
    dice = [event.dice for event in events if isinstance(event, Rolled | DieChanged)]
    assert after.dice == [before.dice, *dice][-1]
    turns = [event for event in events if isinstance(event, TurnBegan)]
    assert after.turn == before.turn + len(turns)
    assert all(event.turn == after.turn and event.seat == after.active for event in turns)


def _check_places(events: tuple[Event, ...], after: State) -> None:
    """Check that a place is said to be filled once, and with what lies there."""
    filled = [event for event in events if isinstance(event, Filled)]
    assert len({event.place for event in filled}) == len(filled)
    returned = {event.place for event in events if isinstance(event, Returned)}
    for event in filled:
        if event.place not in returned:
            assert after.stacks[event.place] == ((event.card,) if event.card else ())
