"""The lines of a turn, gathered into parts: the card and the ride, the action, what follows.

A part is one player's. What others have of a turn, as by a link or a collision, is a part of theirs
that begins with its first line.
"""

from __future__ import annotations

from collections import Counter
from enum import Enum
from typing import TYPE_CHECKING

from attrs import define, field

from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.rules.model.kinds import NOBODY, SILVER
from valeria_desktop.games.viscounts.story.amounts import Net, change_of
from valeria_desktop.kernel.events import AnsweredItself, Event, GameEnded, TurnBegan

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.session.chronicle import Line


class PartKind(Enum):
    """The parts of a turn."""

    TABLE = "table"
    """An event of the whole table."""
    TURN = "turn"
    SET_UP = "set-up"
    DROP = "drop"
    PLAY = "play"
    """The card, and the ride."""
    ACTION = "action"
    RECRUIT = "recruit"
    COLLISION = "collision"
    DRAW = "draw"
    OTHER = "other"
    """What another player has of the turn."""


@define(eq=False)
class Deed:
    """A player's deed, or several alike in a row, with the amounts that come of it."""

    events: list[Event] = field(factory=list)
    """The deeds; none for amounts that come from elsewhere."""
    net: Net = field(factory=Counter)
    bought: Net = field(factory=Counter)
    """What a trade brings."""
    paid: int = 0
    """Silver that stands in for merchants of a trade."""
    lines: list[int] = field(factory=list)
    joins: bool = False
    """The markers met by it (WK18)."""


@define(eq=False)
class Part:
    """A part of a turn: one player's deeds, or an event of the table."""

    kind: PartKind
    seat: int
    """The player; NOBODY for an event of the table."""
    deeds: list[Deed] = field(factory=list)
    silent: list[int] = field(factory=list)
    """Lines that other lines of the part tell."""

    @property
    def lines(self) -> tuple[int, ...]:
        """All lines of the part, in their order."""
        return tuple(sorted([*self.silent, *(line for deed in self.deeds for line in deed.lines)]))

    @property
    def says_something(self) -> bool:
        """Whether there is a deed or a change; a virtue at the end of the track is none."""
        return any(deed.events or deed.net or deed.joins for deed in self.deeds)

    @property
    def has_ridden(self) -> bool:
        """Whether a ride is among the deeds."""
        return any(isinstance(event, told.Rode) for deed in self.deeds for event in deed.events)


_ACTIONS = (
    told.Traded,
    told.Dismissed,
    told.BuildingBuilt,
    told.WorkersSent,
    told.Transcribed,
    told.SchemeFailed,
)
"""The deeds that begin an action after the ride."""
_BEGINNINGS: dict[type[Event], PartKind] = {
    told.DroppedOff: PartKind.DROP,
    told.CardPlayed: PartKind.PLAY,
    told.SchemePlayed: PartKind.PLAY,
    told.Collided: PartKind.COLLISION,
    told.CardsDrawn: PartKind.DRAW,
}
_PRICED = (told.Rode, told.Dismissed, told.Hired)
"""Deeds that tell their own price in silver."""
_TOLD_BY_OTHERS = (AnsweredItself, told.MarkersReset, told.CardsKept)
_OF_TABLE = (told.EndCardRevealed, GameEnded)


def gather(lines: Sequence[Line], active: int | None = None) -> list[Part]:
    """Return the parts of a turn so far, or of the set-up.

    Lines that go on in the middle of a turn need its player.
    """
    gatherer = _Gatherer(active)
    for number, line in enumerate(lines):
        gatherer.hear(number, line.event)
    return gatherer.finish()


class _Gatherer:
    def __init__(self, active: int | None) -> None:
        self.parts: list[Part] = []
        self._active = active
        self._own = Part(PartKind.TABLE, NOBODY)
        """The part of the active player that goes on."""
        self._others: dict[int, Part] = {}
        self._payments: list[tuple[int, told.Paid]] = []
        """Payments whose deed is still to come."""
        if active is not None:
            self._begin(PartKind.PLAY, active)

    def hear(self, number: int, event: Event) -> None:
        """Take in a line of the log."""
        seat: int | None = getattr(event, "seat", None)
        if isinstance(event, TurnBegan):
            self._active = event.seat
            self._begin(PartKind.TURN, event.seat).deeds.append(Deed([event], lines=[number]))
        elif seat is None or isinstance(event, _OF_TABLE):
            self._table(number, event)
        else:
            self._of_player(self._part_for(seat, event), number, event)

    def finish(self) -> list[Part]:
        """Return the parts in the order of their first lines."""
        for line, payment in self._payments:
            part = self._part_for(payment.seat, payment)
            _add_change(part, line, payment, (payment.called, -payment.number))
        parts = sorted((part for part in self.parts if part.lines), key=lambda each: each.lines[0])
        found: list[Part] = []
        for part in parts:
            if part.says_something or not found:
                found.append(part)
            else:
                found[-1].silent += part.lines
        return found

    def _table(self, number: int, event: Event) -> None:
        part = Part(PartKind.TABLE, NOBODY, [Deed([event], lines=[number])])
        self.parts.append(part)

    def _begin(self, kind: PartKind, seat: int) -> Part:
        part = Part(kind, seat)
        self.parts.append(part)
        self._own = part
        self._others.clear()
        return part

    def _part_for(self, seat: int, event: Event) -> Part:
        if self._active is None or seat != self._active:
            return self._share_of(seat)
        kind = self._begins(event)
        if kind is None:
            kind = PartKind.PLAY if self._own.kind is PartKind.TURN else self._own.kind
        if kind is self._own.kind:
            return self._own
        before = self._own
        part = self._begin(kind, seat)
        if kind is PartKind.DRAW:
            _move_shuffle(before, part)
        return part

    def _share_of(self, seat: int) -> Part:
        """Return what a player has of another one's turn, or of the set-up."""
        if seat not in self._others:
            kind = PartKind.SET_UP if self._active is None else PartKind.OTHER
            self._others[seat] = Part(kind, seat)
            self.parts.append(self._others[seat])
        return self._others[seat]

    def _begins(self, event: Event) -> PartKind | None:
        """Return the part that an event of the active player begins; None if it goes on."""
        if isinstance(event, told.Hired):
            return PartKind.RECRUIT if event.silver else None
        if isinstance(event, _ACTIONS):
            return PartKind.ACTION if _rests(self._own) else None
        return _BEGINNINGS.get(type(event))

    def _of_player(self, part: Part, number: int, event: Event) -> None:
        if isinstance(event, told.Paid):
            self._payments.append((number, event))
        elif isinstance(event, _TOLD_BY_OTHERS) or _follows_rise(part, event):
            part.silent.append(number)
        elif (change := change_of(event)) is not None:
            _add_change(part, number, event, change)
        else:
            self._add_deed(part, number, event)

    def _add_deed(self, part: Part, number: int, event: Event) -> None:
        last = part.deeds[-1] if part.deeds else None
        if last is not None and last.events and _are_alike(last.events[0], event):
            last.events.append(event)
            last.lines.append(number)
        else:
            part.deeds.append(Deed([event], lines=[number]))
        for line, payment in self._payments:
            part.deeds[-1].lines.append(line)
            if isinstance(event, told.Traded) and payment.what == SILVER:
                part.deeds[-1].paid += payment.number
            elif not (isinstance(event, _PRICED) and payment.what == SILVER):
                part.deeds[-1].net[payment.called] -= payment.number
        self._payments.clear()


def _rests(part: Part) -> bool:
    """Return whether the ride is over and no action has begun."""
    return part.kind is PartKind.PLAY and part.has_ridden


def _add_change(part: Part, number: int, event: Event, change: tuple[str, int]) -> None:
    if not part.deeds:
        part.deeds.append(Deed())
    deed, (kind, amount) = part.deeds[-1], change
    traded = deed.events[0] if deed.events else None
    is_bought = isinstance(traded, told.Traded) and getattr(event, "cause", None) is traded.cause
    if amount:
        (deed.bought if is_bought else deed.net)[kind] += amount
    deed.lines.append(number)
    deed.joins = deed.joins or getattr(event, "have_met", False)


def _follows_rise(part: Part, event: Event) -> bool:
    """Return whether a worker goes aside because another one moved inwards (WK61)."""
    if not isinstance(event, told.WorkerShifted):
        return False
    return any(isinstance(each, told.WorkerRose) for deed in part.deeds for each in deed.events)


def _move_shuffle(before: Part, draw: Part) -> None:
    """Let a shuffle just before the drawn cards be told with them."""
    last = before.deeds[-1] if before.deeds else None
    if last is not None and last.events and isinstance(last.events[0], told.Shuffled):
        before.deeds.pop()
        draw.deeds.append(last)


_MERGED = (
    told.Flipped,
    told.Destroyed,
    told.Discarded,
    told.WorkerRose,
    told.WorkerShifted,
    told.WorkerBumped,
    told.LinkClosed,
)
_SAME = ("paper", "tier", "other")
"""Fields in which deeds have to be equal to be told as one."""


def _are_alike(event: Event, other: Event) -> bool:
    if type(event) is not type(other) or not isinstance(event, _MERGED):
        return False
    if isinstance(event, told.WorkerBumped):
        return True
    return all(getattr(event, name, None) == getattr(other, name, None) for name in _SAME)
