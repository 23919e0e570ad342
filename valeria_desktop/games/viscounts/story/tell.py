"""The story of a turn in sentences: what a player did, with what it cost and brought in sums."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.rules.model.kinds import side_name
from valeria_desktop.games.viscounts.story.amounts import signed
from valeria_desktop.games.viscounts.story.deeds import JOINED, deed_words
from valeria_desktop.games.viscounts.story.gather import PartKind, gather
from valeria_desktop.kernel.events import GameEnded
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.session.story import EntryKind, StoryEntry, in_a_row

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.viscounts.story.gather import Deed, Part
    from valeria_desktop.session.chronicle import Line


def tell_turn(lines: Sequence[Line], names: tuple[str, ...]) -> list[StoryEntry]:
    """Return the entries of a turn so far, or of the set-up.

    The head of a turn names its player; what this player does then needs no name.
    """
    parts = [part for part in gather(lines) if part.lines]
    active = next((part.seat for part in parts if part.kind is PartKind.TURN), None)
    return [_entry_of(part, names, active) for part in parts]


def _entry_of(part: Part, names: tuple[str, ...], active: int | None) -> StoryEntry:
    """Return a part of a turn as an entry; the neutral player is named, as it has no seat."""
    seat = part.seat if 0 <= part.seat < len(names) else None
    is_named = seat is None or seat != active or part.kind is PartKind.TURN
    words = _words(part, names) if is_named else told_deeds(part, names)
    return StoryEntry(kind_of(part), seat, words, part.lines, names_seat=is_named)


def kind_of(part: Part) -> EntryKind:
    """Return how much weight a part has in the story."""
    if part.kind is PartKind.TURN:
        return EntryKind.HEADLINE
    events = [event for deed in part.deeds for event in deed.events]
    if part.kind is PartKind.DRAW or all(isinstance(event, _QUIET) for event in events):
        brings = any(deed.net for deed in part.deeds)
        return EntryKind.QUIET if part.kind is PartKind.DRAW or not brings else EntryKind.LINE
    return EntryKind.LINE


_QUIET = (told.DroppedOff, told.Arranged, GameEnded)
"""Deeds that are quiet if nothing comes of them."""


def _words(part: Part, names: tuple[str, ...]) -> Phrase:
    first = part.deeds[0].events[0] if part.deeds and part.deeds[0].events else None
    if first is not None and part.kind in {PartKind.TURN, PartKind.TABLE}:
        return first.words(names)
    words = told_deeds(part, names)
    return say("{player} {deeds}", player=side_name(part.seat, names), deeds=words)


def told_deeds(part: Part, names: tuple[str, ...]) -> Phrase:
    """Return the deeds of a part in their order, each with its sums."""
    return in_a_row([words for deed in part.deeds for words in _of_deed(deed, part, names)])


def _of_deed(deed: Deed, part: Part, names: tuple[str, ...]) -> list[Phrase]:
    parts = [words_in(part, deed, names)] if deed.events else []
    parts += signed(deed.net, part.seat)
    found = []
    if parts:
        words = parts[0]
        for sums in parts[1:]:
            words = say("{what} {coins}", what=words, coins=sums)
        found.append(words)
    return [*found, JOINED] if deed.joins else found


def words_in(part: Part, deed: Deed, names: tuple[str, ...]) -> Phrase:
    """Return the words of a deed; in the set-up a viscount is put on its space."""
    first = deed.events[0]
    if part.kind is PartKind.SET_UP and isinstance(first, told.Rode):
        return say("began on {where}", where=first.where)
    return deed_words(deed, names)
