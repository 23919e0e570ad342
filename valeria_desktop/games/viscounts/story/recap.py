"""What happened since a player's last turn: the others' turns, and the player's share of them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.rules.model.things import Kind
from valeria_desktop.games.viscounts.story.gather import PartKind, gather
from valeria_desktop.games.viscounts.story.tell import told_deeds
from valeria_desktop.session.story import turns_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.viscounts.rules.model.effect import Item
    from valeria_desktop.games.viscounts.story.amounts import Net
    from valeria_desktop.games.viscounts.story.gather import Part
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.kernel.phrases import Phrase
    from valeria_desktop.session.chronicle import Line


@frozen
class OthersTurn:
    """The turn of another player, or of the neutral one."""

    seat: int
    card: Item | None
    """The card that was played, or the scheme."""
    deeds: tuple[Phrase, ...]
    """Ride and action, recruiting and collision, without the player's name."""
    line: int
    """The first log line of the turn."""


@frozen
class OwnShare:
    """What the others' turns did to the player."""

    net: Net
    deeds: tuple[Phrase, ...]
    line: int


@frozen
class Left:
    """Cards that left the ring for good, with their takers."""

    seat: int
    card: Item
    line: int


@frozen
class Recap:
    """All that happened since a player's last turn."""

    others: tuple[OthersTurn, ...] = ()
    own: OwnShare | None = None
    left: tuple[Left, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.others)


_Turn = tuple[int, tuple["Line", ...]]
"""The lines of a turn, with the number of the first one."""


def recap(lines: Sequence[Line], names: tuple[str, ...], seat: int) -> Recap:
    """Sum up the turns since a seat's last one, without a turn that the seat has just begun."""
    turns = _turns_since(lines, seat)
    others = tuple(_others_turn(first, gather(part), names) for first, part in turns)
    left = tuple(left for turn in turns for left in _left(*turn, seat))
    return Recap(others, _own_share(turns, names, seat), left)


def _turns_since(lines: Sequence[Line], seat: int) -> list[_Turn]:
    turns = [turn for turn in turns_of(lines) if turn[1][0].begins_turn]
    if turns and turns[-1][1][0].seat == seat:
        turns.pop()
    since: list[_Turn] = []
    while turns and turns[-1][1][0].seat != seat:
        since.insert(0, turns.pop())
    return since


_TOLD = (PartKind.PLAY, PartKind.ACTION, PartKind.RECRUIT, PartKind.COLLISION)


def _others_turn(first: int, parts: Sequence[Part], names: tuple[str, ...]) -> OthersTurn:
    seat = parts[0].seat
    events = [event for part in parts for deed in part.deeds for event in deed.events]
    played = (_card_of(event) for event in events)
    card = next((each for each in played if each is not None), None)
    deeds = tuple(told_deeds(part, names) for part in parts if part.kind in _TOLD)
    return OthersTurn(seat, card, deeds, first)


def _card_of(event: object) -> Item | None:
    if isinstance(event, told.CardPlayed):
        return event.card
    return event.scheme if isinstance(event, told.SchemePlayed) else None


def _own_share(turns: Sequence[_Turn], names: tuple[str, ...], seat: int) -> OwnShare | None:
    net: Net = Counter()
    deeds: list[Phrase] = []
    line: int | None = None
    for first, lines in turns:
        for part in gather(lines):
            if part.seat == seat:
                line = first + part.lines[0] if line is None else line
                deeds.append(told_deeds(part, names))
                for deed in part.deeds:
                    net.update(deed.net)
    return None if line is None else OwnShare(net, tuple(deeds), line)


def _left(first: int, lines: Sequence[Line], seat: int) -> Iterator[Left]:
    for number, line in enumerate(lines, start=first):
        event = line.event
        card = _leaving(event)
        if card is not None and line.seat is not None and line.seat != seat:
            yield Left(line.seat, card, number)


def _leaving(event: Event) -> Item | None:
    """Return the card that an event takes from the ring; what is printed there stays."""
    if isinstance(event, told.Dismissed | told.Hired) and event.card.kind is not Kind.PRINTED:
        return event.card
    if isinstance(event, told.Transcribed) and event.manuscript.ribbon is not None:
        return event.manuscript
    return None
