"""A turn in short sentences, for players who hear the table.

The story on the screen writes amounts as sums. Here all of it is words, and what a listener needs
least, such as drawn cards, comes last, so that it can be left out.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.rules.events.base import side_name
from valeria_desktop.games.viscounts.story.amounts import spoken
from valeria_desktop.games.viscounts.story.deeds import JOINED
from valeria_desktop.games.viscounts.story.gather import Part, PartKind, gather
from valeria_desktop.games.viscounts.story.tell import words_in
from valeria_desktop.kernel.phrases import Phrase, join, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from valeria_desktop.games.viscounts.story.gather import Deed
    from valeria_desktop.session.chronicle import Line


class Need(IntEnum):
    """How much a listener needs a sentence."""

    NEEDED = 0
    NEWS = 1
    MINOR = 2


@frozen
class Deeds:
    """The deeds of one player in a turn, or an event of the whole table."""

    seat: int | None
    """The player; None for the whole table."""
    words: Phrase
    need: Need


def short_deeds(lines: Sequence[Line], names: tuple[str, ...], viewer: int) -> list[Deeds]:
    """Return the lines of a turn in short sentences; all that concerns the viewer is needed."""
    parts = gather(lines)
    main = [part for part in parts if part.kind in _MAIN]
    found = [_told(part, names, viewer) for part in parts if part.kind not in _MAIN]
    if main and main[0].seat is not None:
        found.insert(_before(parts, main[0]), _ride_and_action(main, names))
        cards = [deed for part in main for deed in part.deeds if not _is_main(deed, part)]
        if cards:
            found.append(_sentence(main[0].seat, cards, names, Need.NEWS, main[0]))
    return found


_MAIN = {PartKind.PLAY, PartKind.ACTION}
_NEEDS = {
    PartKind.TABLE: Need.NEEDED,
    PartKind.TURN: Need.NEEDED,
    PartKind.COLLISION: Need.NEEDED,
    PartKind.RECRUIT: Need.NEWS,
    PartKind.OTHER: Need.NEWS,
    PartKind.SET_UP: Need.NEWS,
}


def _before(parts: Sequence[Part], main: Part) -> int:
    """Return the number of sentences before the ride and the action."""
    return sum(part.kind not in _MAIN for part in parts[: parts.index(main)])


def _is_main(deed: Deed, part: Part) -> bool:
    """Return whether a deed belongs to the ride or the action, not to the played card."""
    ride = next((at for at, each in enumerate(part.deeds) if _is_ride(each)), len(part.deeds))
    return part.kind is PartKind.ACTION or part.deeds.index(deed) >= ride


def _is_ride(deed: Deed) -> bool:
    return bool(deed.events) and isinstance(deed.events[0], told.Rode)


def _ride_and_action(main: Sequence[Part], names: tuple[str, ...]) -> Deeds:
    seat = main[0].seat
    assert seat is not None
    deeds = [deed for part in main for deed in part.deeds if _is_main(deed, part)]
    return _sentence(seat, deeds or main[0].deeds, names, Need.NEEDED, main[0])


def _told(part: Part, names: tuple[str, ...], viewer: int) -> Deeds:
    first = part.deeds[0].events[0] if part.deeds and part.deeds[0].events else None
    need = Need.NEEDED if part.seat == viewer else _NEEDS.get(part.kind, Need.MINOR)
    if first is not None and part.kind in {PartKind.TABLE, PartKind.TURN}:
        return Deeds(None if part.seat is None else part.seat, first.words(names), need)
    assert part.seat is not None
    return _sentence(part.seat, part.deeds, names, need, part)


def _sentence(
    seat: int, deeds: Iterable[Deed], names: tuple[str, ...], need: Need, part: Part
) -> Deeds:
    words = join([word for deed in deeds for word in _spoken(deed, seat, names, part)])
    return Deeds(seat, say("{player} {deeds}", player=side_name(seat, names), deeds=words), need)


def _spoken(deed: Deed, seat: int, names: tuple[str, ...], part: Part) -> list[Phrase]:
    parts = [words_in(part, deed, names)] if deed.events else []
    return [*parts, *spoken(deed.net, seat), *([JOINED] if deed.joins else [])]
