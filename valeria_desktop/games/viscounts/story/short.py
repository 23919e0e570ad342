"""A turn in short sentences, for players who hear the table.

The story on the screen writes amounts as sums. Here all of it is words, and what a listener needs
least, such as drawn cards, comes last, so that it can be left out.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.viscounts.rules import events as told
from valeria_desktop.games.viscounts.rules.model.kinds import NOBODY, side_name
from valeria_desktop.games.viscounts.rules.model.things import Exchange
from valeria_desktop.games.viscounts.story.amounts import spoken
from valeria_desktop.games.viscounts.story.deeds import JOINED
from valeria_desktop.games.viscounts.story.gather import Part, PartKind, gather
from valeria_desktop.games.viscounts.story.tell import words_in
from valeria_desktop.kernel.phrases import Phrase, join, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from valeria_desktop.games.viscounts.story.gather import Deed
    from valeria_desktop.session.chronicle import Line


class Need(IntEnum):
    """How much a listener needs a sentence."""

    NEEDED = 0
    NEWS = 1
    MINOR = 2


@frozen
class ShortDeeds:
    """The deeds of one player in a turn, or an event of the whole table."""

    seat: int | None
    """The player; None for the whole table."""
    words: Phrase
    need: Need


def short_deeds(
    lines: Sequence[Line], names: tuple[str, ...], viewer: int, active: int | None = None
) -> list[ShortDeeds]:
    """Return the lines of a turn in short sentences; all that concerns the viewer is needed.

    Lines from the middle of a turn need its `active` player. Of the others' turns the ride and the
    result of the action are needed, and the end of the game.
    """
    parts = gather(lines, active)
    main = [part for part in parts if part.kind in _MAIN and part.seat != viewer]
    found = [_told(part, names, viewer) for part in parts if part not in main]
    if main:
        before = sum(part not in main for part in parts[: parts.index(main[0])])
        found.insert(before, _sentence(main, names, Need.NEEDED, are_main=True))
        if any(not _is_main(deed) for part in main for deed in part.deeds):
            found.append(_sentence(main, names, Need.NEWS, are_main=False))
    return found


_MAIN = {PartKind.PLAY, PartKind.ACTION}
_NEEDS = {
    PartKind.TABLE: Need.NEEDED,
    PartKind.TURN: Need.NEEDED,
    PartKind.DROP: Need.MINOR,
    PartKind.DRAW: Need.MINOR,
}
_RESULTS = (
    told.Rode,
    told.Traded,
    told.BuildingBuilt,
    told.WorkersSent,
    told.Transcribed,
    told.LeaderChanged,
    told.BonusTaken,
    told.SchemeFailed,
)
"""The deeds that a listener needs of the others' turns."""


def _is_main(deed: Deed) -> bool:
    """Return whether a deed is a ride or a result, or what a trade was made for."""
    if not deed.events:
        return False
    first = deed.events[0]
    is_bought = isinstance(getattr(first, "cause", None), Exchange)
    return is_bought or isinstance(first, _RESULTS)


def _told(part: Part, names: tuple[str, ...], viewer: int) -> ShortDeeds:
    first = part.deeds[0].events[0] if part.deeds and part.deeds[0].events else None
    need = Need.NEEDED if part.seat == viewer else _NEEDS.get(part.kind, Need.NEWS)
    if first is not None and part.kind in {PartKind.TABLE, PartKind.TURN}:
        return ShortDeeds(None if part.seat == NOBODY else part.seat, first.words(names), need)
    return _sentence([part], names, need)


def _sentence(
    parts: Sequence[Part], names: tuple[str, ...], need: Need, *, are_main: bool | None = None
) -> ShortDeeds:
    """Say the deeds of parts: all of them, the main ones, or the others."""
    seat = parts[0].seat
    words = [
        word
        for part in parts
        for deed in part.deeds
        if are_main is None or are_main is _is_main(deed)
        for word in _spoken(deed, part, names)
    ]
    deeds = join(words)
    return ShortDeeds(
        seat, say("{player} {deeds}", player=side_name(seat, names), deeds=deeds), need
    )


def _spoken(deed: Deed, part: Part, names: tuple[str, ...]) -> list[Phrase]:
    parts = [words_in(part, deed, names)] if deed.events else []
    return [*parts, *spoken(deed.net, part.seat), *([JOINED] if deed.joins else [])]
