"""A part of a round told briefly: a headline, then what each player did, one after the other."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valencia.rules import events as told
from valeria_desktop.games.valencia.story.words import deed_words, has_words
from valeria_desktop.kernel.phrases import Phrase, join, say
from valeria_desktop.session.story import Entry, Kind

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.kernel.events import Event
    from valeria_desktop.session.chronicle import Line

_ALONE = (told.PlanTold, told.TasksTold, told.Revealed, told.Waited)
"""What is told in an entry of its own."""
_QUIET = (told.Waited, told.PlanTold, told.TasksTold)


_TOGETHER, _PASSED = -1, -2
"""What one player does is told together, and so are those who pass."""


@frozen
class _Item:
    """Events that are told together, with their lines."""

    seat: int | None
    events: tuple[Event, ...]
    lines: tuple[int, ...]


def tell_turn(lines: Sequence[Line], names: tuple[str, ...]) -> list[Entry]:
    """Tell a part of a round as far as it has come."""
    return [_entry_of(item, names) for item in _gather(lines)]


def _gather(lines: Sequence[Line]) -> Iterator[_Item]:
    """Put together what one player does after the other."""
    for (seat, _), group in groupby(enumerate(lines), key=lambda each: _key_of(*each)):
        found = list(group)
        events = tuple(line.event for _, line in found)
        yield _Item(seat, events, tuple(number for number, _ in found))


def _key_of(number: int, line: Line) -> tuple[int | None, int]:
    """Tell apart what is told apart: by who does it, or by its line."""
    event = line.event
    if isinstance(event, told.Passed):
        return None, _PASSED
    if line.seat is None or not has_words(event) or isinstance(event, _ALONE):
        return line.seat, number
    if isinstance(event, told.SentHome):
        return None, number
    return line.seat, _TOGETHER


def _entry_of(item: _Item, names: tuple[str, ...]) -> Entry:
    first = item.events[0]
    if isinstance(first, told.PartBegan):
        return Entry(Kind.HEADLINE, None, first.words(names), item.lines, names_seat=True)
    if isinstance(first, told.Passed):
        passed = (each.seat for each in item.events if isinstance(each, told.Passed))
        players = join([say("{player}", player=names[seat]) for seat in passed])
        words = say("{players} passed", players=players)
        return Entry(Kind.QUIET, None, words, item.lines, names_seat=True)
    if item.seat is None or not has_words(first):
        kind = Kind.LINE if isinstance(first, told.Ranked) else Kind.QUIET
        return Entry(kind, None, first.words(names), item.lines, names_seat=True)
    kind = Kind.QUIET if isinstance(first, _QUIET) else Kind.LINE
    return Entry(kind, item.seat, _listed([deed_words(each) for each in item.events]), item.lines)


def _listed(parts: Sequence[Phrase]) -> Phrase:
    words = parts[0]
    for part in parts[1:]:
        words = say("{first}; {then}", first=words, then=part)
    return words
