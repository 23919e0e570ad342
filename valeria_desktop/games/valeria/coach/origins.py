"""The origins of all holdings: the choices that brought the cards, the cards that brought gains.

The game is played again from its record. Copies of a card are alike, so the copies of a seat take
turns with the gains; the last copy leaves first.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from attrs import define, field, frozen

from valeria_desktop.games.valeria.rules.events import (
    Built,
    CitizenGained,
    Gained,
    Given,
    Paid,
    Slain,
    Took,
)
from valeria_desktop.games.valeria.rules.model.amounts import NOTHING, Amounts
from valeria_desktop.games.valeria.rules.model.belongings import all_cards
from valeria_desktop.games.valeria.rules.model.holdings import scored_citizens, scored_domains

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.kernel.record import Record


_BREATH = 50


@frozen
class Brought:
    """A gain from a card, or a payment for its power."""

    choice: int
    """The number of choices made before the one with this gain or payment."""
    round: int
    amounts: Amounts
    is_paid: bool = False


@define(eq=False)
class Had:
    """A card that a seat has or had, or a rule that brought a gain."""

    card: Card
    choice: int | None
    """The number of choices made before the one that brought the card; None for a starting card."""
    round: int
    price: Amounts = NOTHING
    brought: list[Brought] = field(factory=list)

    @property
    def resources(self) -> int:
        """The resources gained from the card, less the resources paid for its power."""
        return sum(
            (-1 if each.is_paid else 1) * resources_of(each.amounts) for each in self.brought
        )

    @property
    def points(self) -> int:
        """The Victory Points from the card's power."""
        return sum(each.amounts.points for each in self.brought)


def resources_of(amounts: Amounts) -> int:
    """Count the resources; Victory Points aren't resources."""
    return amounts.gold + amounts.strength + amounts.magic


@define(eq=False)
class TracedSeat:
    """All cards that a seat has and had."""

    points_before: int
    """The seat's Victory Points before the first choice."""
    has: list[Had] = field(factory=list)
    lost: list[Had] = field(factory=list)
    rules: list[Had] = field(factory=list)
    """The rules, and the cards of no player, that brought a gain."""
    _used: Counter[Card] = field(factory=Counter)

    @property
    def all(self) -> Iterator[Had]:
        """All cards and rules that brought a gain, or might have."""
        yield from (*self.has, *self.lost, *self.rules)

    def begin_turn(self) -> None:
        """Start again with the first copy of each card."""
        self._used.clear()

    def bring(self, cause: Card, brought: Brought) -> None:
        """Record a gain from a card, or a payment for its power."""
        copies = [each for each in self.has if each.card is cause]
        if cause.reward is not None:
            copies = copies[-1:]  # slaying a monster gives its reward once
        copies = copies or [each for each in self.lost[-1:] if each.card is cause]
        copies = copies or [each for each in self.rules if each.card is cause]
        if not copies:
            copies = [Had(cause, None, 0)]
            self.rules += copies
        copies[self._used[cause] % len(copies)].brought.append(brought)
        if not brought.is_paid:  # the same copy pays for an exchange and gains from it
            self._used[cause] += 1


class Tracing:
    """Plays a recorded game again and follows the holdings of all players."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self.game: Game = record.start()
        self.game.collects_events = True
        self._choice = self._round = 0
        self._turn = self.game.turn
        self.owners = [TracedSeat(self._of(seat).points) for seat in self.game.seats]
        for seat, owner in enumerate(self.owners):
            owner.has += [Had(card, None, 0) for card in cards_of(self._of(seat))]

    def play(self) -> Iterator[int]:
        """Play all choices; yield now and then how many are played so far."""
        for number, choice in enumerate(self._record.choices):
            self._choice, self._round = number, self.game.round
            self._made(self.game.choose(choice).events)
            if number % _BREATH == 0:
                yield number + 1

    def played(self) -> Tracing:
        """Play all choices without a pause."""
        for _ in self.play():
            pass
        return self

    def _of(self, seat: int) -> Holdings:
        return self.game.holdings(seat)

    def _made(self, events: Sequence[Event]) -> None:
        if self.game.turn != self._turn:
            self._turn = self.game.turn
            for owner in self.owners:
                owner.begin_turn()
        for seat, owner in enumerate(self.owners):
            self._count(seat, owner, _prices(events, seat))
        for at, event in enumerate(events):
            if isinstance(event, Gained | Took | Given) or (
                isinstance(event, Paid) and not _is_price(events, at)
            ):
                is_paid = isinstance(event, Paid | Given)
                brought = Brought(self._choice, self._round, event.amounts, is_paid)
                self.owners[event.seat].bring(event.cause, brought)

    def _count(self, seat: int, owner: TracedSeat, prices: dict[Card, Amounts]) -> None:
        """Note the cards that have come and the cards that have gone."""
        now = Counter(cards_of(self._of(seat)))
        before = Counter(each.card for each in owner.has)
        for card, number in (now - before).items():
            price = prices.get(card, NOTHING)
            owner.has += [Had(card, self._choice, self._round, price) for _ in range(number)]
        for card, number in (before - now).items():
            for had in [each for each in owner.has if each.card is card][-number:]:
                owner.has.remove(had)
                owner.lost.append(had)


def cards_of(player: Holdings) -> tuple[Card, ...]:
    """Return all cards of a player except the Duke."""
    return (
        *player.starters,
        *scored_citizens(player),
        *scored_domains(player),
        *player.monsters,
        *all_cards(player.laid, player),
    )


def _prices(events: Sequence[Event], seat: int) -> dict[Card, Amounts]:
    """Return the prices that a seat paid for cards."""
    return {
        event.cause: event.amounts
        for at, event in enumerate(events)
        if isinstance(event, Paid) and event.seat == seat and _is_price(events, at)
    }


def _is_price(events: Sequence[Event], at: int) -> bool:
    """Return whether an amount was paid for a card: the card's event follows at once."""
    paid, after = events[at], events[at + 1] if at + 1 < len(events) else None
    return (
        isinstance(paid, Paid)
        and isinstance(after, Slain | CitizenGained | Built)
        and after.card is paid.cause
    )
