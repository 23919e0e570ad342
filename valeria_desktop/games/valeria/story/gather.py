"""Items of the story, made from the lines of a turn."""

from __future__ import annotations

from functools import singledispatchmethod
from typing import TYPE_CHECKING, TypeGuard

from valeria_desktop.games.valeria.rules.effects.acting import MaySlay
from valeria_desktop.games.valeria.rules.events import (
    Attacked,
    Banished,
    BroughtIn,
    Built,
    CalledOn,
    Captured,
    CardTaken,
    CardUsed,
    CitizenGained,
    Dealt,
    DieChanged,
    Filled,
    Gained,
    GameEnded,
    Given,
    Hidden,
    Kept,
    LaidOn,
    LaidUnder,
    LastRound,
    Lost,
    MonsterClaimed,
    Paid,
    PileShown,
    PoolEmptied,
    PoolFed,
    Rerolled,
    Returned,
    Rolled,
    SentHome,
    SetAside,
    Slain,
    Slid,
    TokenPut,
    Took,
    TurnedDown,
    TurnedUp,
)
from valeria_desktop.games.valeria.rules.model.cards import (
    ACTION,
    Card,
)
from valeria_desktop.games.valeria.rules.setup import MAX_PLAYERS
from valeria_desktop.games.valeria.rules.turn.occasion import is_harvested
from valeria_desktop.games.valeria.story.items import CardYield, Item, ItemKind, hits_of
from valeria_desktop.kernel.events import AnsweredItself, Event, TurnBegan

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.valeria.rules.model.effect import Effect
    from valeria_desktop.session.chronicle import Line

LEFT_OUT = {
    Slid: "the row shows which cards moved to cheaper slots; a new card is told",
    AnsweredItself: "what follows from the only answer is told, and no choice was made",
}
"""The public events that aren't told, each with its reason."""

Deed = Slain | CitizenGained | Built | Kept | CalledOn
_Extra = (
    Took
    | Given
    | TokenPut
    | CardTaken
    | MonsterClaimed
    | Returned
    | SentHome
    | Banished
    | TurnedDown
)
_News = TurnedUp | Filled | PileShown | Dealt | LaidUnder | BroughtIn | LaidOn | SetAside


def gather(lines: Sequence[Line], players: int) -> list[Item]:
    """Return the items of a turn, as far as it has come."""
    gatherer = _Gatherer(lines, players)
    for index, line in enumerate(lines):
        gatherer.index = index
        gatherer.add(line.event)
    return gatherer.items


class _Gatherer:
    """Reads a turn line by line, and collects its items."""

    def __init__(self, lines: Sequence[Line], players: int) -> None:
        self._lines = lines
        self._players = players
        self.items: list[Item] = []
        self.index = 0
        self._active: int | None = None
        self._dice: tuple[int, int] | None = None
        self._harvests: dict[int, Item] = {}
        self._deed: Item | None = None
        self._is_second = False
        """Whether the actions have begun: a harvest after them uses the right powers."""
        self._slays_in_harvest = False
        """Whether the power told last lets its owner slay before the harvest is over (SV2)."""

    # --- turns and dice

    @singledispatchmethod
    def add(self, event: Event) -> None:
        if type(event) not in LEFT_OUT:
            self._begin(ItemKind.NEWS, getattr(event, "seat", None)).events.append(event)

    @add.register
    def _(self, event: TurnBegan) -> None:
        self._active = event.seat
        self._begin(ItemKind.TURN, event.seat).events.append(event)

    @add.register
    def _(self, event: Rolled) -> None:
        self._dice = event.dice
        head = self.items[0] if self.items and self.items[0].telling is ItemKind.TURN else None
        head = head or self._begin(ItemKind.TURN, event.seat)
        head.events.append(event)
        self._note(head)
        if self._players == MAX_PLAYERS:
            self._begin(ItemKind.REST, (event.seat - 1) % MAX_PLAYERS)

    @add.register(DieChanged)
    @add.register(Rerolled)
    def _(self, event: DieChanged | Rerolled) -> None:
        self._dice = event.dice
        last = self.items[-1] if self.items else None
        paid = last and last.sources.get(event.cause.id)
        if last and paid and last.seat == event.seat and list(last.sources) == [event.cause.id]:
            last.telling, last.price, last.sources = ItemKind.DIE, paid.paid, {}
            self._note(last)
        else:
            last = self._begin(ItemKind.DIE, event.seat)
        last.events.append(event)

    @add.register
    def _(self, event: CardUsed) -> None:
        """Begin an action; a deed that the card allows is told after it, by itself (X15)."""
        self._act(ItemKind.USE, event.seat).source(event.card)

    # --- gains, payments and losses

    @add.register
    def _(self, event: Gained) -> None:
        if event.cause is ACTION:
            self._of_action(event.seat).gain(event.amounts)
        else:
            self._source(event.seat, event.cause).gain(event.amounts)

    @add.register
    def _(self, event: Paid) -> None:
        following = self._following()
        if _is_deed(following) and following.card is event.cause:
            item = self._act(ItemKind.DEED, event.seat)
            item.price = event.amounts
            item.source(event.cause)
        elif event.cause is ACTION:
            self._act(ItemKind.GAIN, event.seat).source(ACTION).pay(event.amounts)
        elif self._is_dangling(event):
            self._begin(ItemKind.POWER, event.seat).source(event.cause).pay(event.amounts)
        else:
            self._source(event.seat, event.cause).pay(event.amounts)

    def _following(self) -> Event | None:
        after = self.index + 1
        return self._lines[after].event if after < len(self._lines) else None

    def _is_dangling(self, event: Paid) -> bool:
        """Return whether the paid-for event isn't known yet, or changes a die."""
        following = self._following()
        return following is None or (
            isinstance(following, DieChanged | Rerolled) and following.cause is event.cause
        )

    @add.register
    def _(self, event: Lost) -> None:
        self._source(event.seat, event.cause).lost += event.amounts

    @add.register(Took)
    @add.register(Given)
    @add.register(TokenPut)
    @add.register(CardTaken)
    @add.register(MonsterClaimed)
    @add.register(Returned)
    @add.register(SentHome)
    @add.register(Banished)
    @add.register(TurnedDown)
    def _(self, event: _Extra) -> None:
        self._source(event.seat, event.cause).extras.append(event)

    @add.register(PoolFed)
    @add.register(PoolEmptied)
    def _(self, event: PoolFed | PoolEmptied) -> None:
        if event.cause is not ACTION:
            source = self._source(event.seat, event.cause)
        elif isinstance(event, PoolEmptied):
            source = self._of_action(event.seat)
        else:  # a rule of the roll, not an action
            source = self._begin(ItemKind.TOLL, event.seat).source(ACTION)
        source.extras.append(event)

    # --- deeds

    @add.register(Slain)
    @add.register(CitizenGained)
    @add.register(Built)
    @add.register(Kept)
    @add.register(CalledOn)
    def _(self, event: Deed) -> None:
        if isinstance(event, CitizenGained | Built | Kept) and not _is_deed(event):
            self._source(event.seat, event.cause).extras.append(event)
            return
        deed = self._deed
        if deed is None or deed.events or event.card.id not in deed.sources:
            deed = self._act(ItemKind.DEED, event.seat)
            deed.is_allowed |= isinstance(event, Kept)  # one payment for all cards of a visit (CS8)
            deed.source(event.card)
        deed.events.append(event)
        self._note(deed)

    def _of_action(self, seat: int) -> CardYield:
        """Return the gain of an action, which may have been paid for just before."""
        last = self.items[-1] if self.items else None
        source = last.sources.get(ACTION.id) if last else None
        if last and source and source.payments and not (source.gained or source.extras):
            self._note(last)
            return source
        return self._act(ItemKind.GAIN, seat).source(ACTION)

    def _act(self, telling: ItemKind, seat: int) -> Item:
        item, before = self._begin(telling, seat), self._deed
        if telling is ItemKind.DEED and before is not None and before.seat == seat:
            item.is_allowed = before.allows_a_deed
        self._deed = item
        if self._slays_in_harvest and telling is ItemKind.DEED:
            self._slays_in_harvest = False
        else:
            self._harvest_is_over()
        return item

    def _harvest_is_over(self) -> None:
        self._harvests = {}
        self._is_second = True

    # --- events without a player

    @add.register(Attacked)
    @add.register(Captured)
    def _(self, event: Attacked | Captured) -> None:
        last = self.items[-1] if self.items else None
        if last and isinstance(event, Captured) and _has_attacked(last):
            self._note(last)
        else:
            last = self._begin(ItemKind.LORD, None)
        last.events.append(event)
        self._harvest_is_over()

    @add.register(TurnedUp)
    @add.register(Filled)
    @add.register(PileShown)
    @add.register(Dealt)
    @add.register(LaidUnder)
    @add.register(BroughtIn)
    @add.register(LaidOn)
    @add.register(SetAside)
    def _(self, event: _News) -> None:
        last = self.items[-1] if self.items else None
        if last and last.telling is ItemKind.NEWS and isinstance(last.events[0], type(event)):
            self._note(last)
        else:
            last = self._begin(ItemKind.NEWS, None)
        last.events.append(event)

    @add.register
    def _(self, event: Hidden) -> None:
        self._begin(ItemKind.LORD, self._active).events.append(event)

    @add.register(LastRound)
    @add.register(GameEnded)
    def _(self, event: LastRound | GameEnded) -> None:
        self._begin(ItemKind.END, None).events.append(event)

    # --- the items that events belong to

    def _begin(self, telling: ItemKind, seat: int | None) -> Item:
        item = Item(telling, seat, [self.index])
        self.items.append(item)
        return item

    def _note(self, item: Item) -> None:
        if self.index not in item.lines:
            item.lines.append(self.index)

    def _source(self, seat: int, cause: Card) -> CardYield:
        """Return the place for a card's gains in an item; begin an item if needed."""
        if is_harvested(cause):
            item = self._harvests.get(seat) or self._begin(ItemKind.HARVEST, seat)
            self._harvests[seat] = item
            self._note(item)
            is_left = seat == self._active and not self._is_second
            power = cause.harvest[0 if is_left else 1] if cause.harvest else None
            self._slays_in_harvest = power is not None and _lets_slay(power)
            return item.source(cause, power, hits_of(cause, self._dice))
        item = self._open_item(seat, cause)
        self._note(item)
        return item.source(cause)

    def _open_item(self, seat: int, cause: Card) -> Item:
        deed = self._deed
        if deed and deed.seat == seat and cause.id in deed.sources:
            return deed
        last = next(
            (each for each in reversed(self.items) if each.telling is not ItemKind.NEWS), None
        )
        if last and last.telling is ItemKind.POWER and last.seat == seat:
            return last
        return self._begin(ItemKind.POWER, seat)


def _lets_slay(power: Effect) -> bool:
    return isinstance(power, MaySlay) or any(map(_lets_slay, power.parts))


def _is_deed(event: Event | None) -> TypeGuard[Deed]:
    """Return whether a card came to a player by an action, or like by one."""
    if isinstance(event, CitizenGained | Built | Kept):
        return event.cause is ACTION
    return isinstance(event, Slain | CalledOn)


def _has_attacked(item: Item) -> bool:
    """Return whether monsters attack in an item, and no card was taken yet: the next one is."""
    return isinstance(item.events[-1] if item.events else None, Attacked)
