"""Cards that were kept in secret are shown together: each is turned up before its owner."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.at import OfCard
from valeria_desktop.games.valeria.rules.events import KeepsakeShown
from valeria_desktop.games.valeria.ui.stage.card_motions import CardTurned
from valeria_desktop.ui.stage.beats import Beat
from valeria_desktop.ui.stage.motions import Instant
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from valeria_desktop.ui.stage.beats import Motion, Passage

_APART, _TURNS = 450.0, 300.0
"""Times from one card to the next, and in which a card turns, in ms at normal pace."""
_LOOK = 500.0
"""Time for looking at all of them, in ms at normal pace."""


def showing(passage: Passage, first: int) -> tuple[Beat, int] | None:
    """Return the beat of the cards shown from a line on, and the next index; or None.

    Each card stays face up until the last one was seen: the table shows them only then.
    """
    events = (line.event for line in passage.lines[first:])
    shown = [*takewhile(lambda event: isinstance(event, KeepsakeShown), events)]
    if not shown:
        return None
    whole, after = _APART * (len(shown) - 1) + _TURNS + _LOOK, first + len(shown)
    motions: list[Motion] = []
    for number, event in enumerate(as_a(KeepsakeShown, each) for each in shown):
        at = _APART * number
        motions += (
            CardTurned(
                where=OfCard(event.card.id, event.seat),
                card=event.card,
                at=at,
                lasts=whole - at,
                turns=_TURNS,
            ),
            Instant(at=at, lasts=_TURNS, lands=first + number + 1),
        )
    return Beat(tuple(motions), lands=after, lasts=whole), after
