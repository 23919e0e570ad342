"""The beat of a card that the Dark Lord takes: it is shown to be read, and goes to his board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.at import LORD, Area, AtArea, AtPlace
from valeria_desktop.games.valeria.rules.events import Captured
from valeria_desktop.games.valeria.ui.paint.lord import EMBER
from valeria_desktop.games.valeria.ui.stage.deed_motions import CardComes, Dust
from valeria_desktop.games.valeria.ui.stage.flights import card_of
from valeria_desktop.games.valeria.ui.stage.poses import Lifts
from valeria_desktop.games.valeria.ui.stage.told_motions import (
    TOLD_DARK,
    AtTold,
    Dimmed,
    ToldPart,
)
from valeria_desktop.games.valeria.ui.stage.weight import capture_of
from valeria_desktop.ui.stage.beats import Beat
from valeria_desktop.ui.stage.motions import Glow, Instant

if TYPE_CHECKING:
    from valeria_desktop.ui.stage.beats import Passage


def capture(passage: Passage, first: int) -> tuple[Beat, int] | None:
    """Return the beat of a card that he takes and the next index; None for any other line.

    An ember rises at its place, it stands large in the middle of the dim mat, and lands with him.
    """
    event = passage.lines[first].event
    if not isinstance(event, Captured):
        return None
    times, place, goal = capture_of(passage, first), AtPlace(event.place), card_of(LORD, event.card)
    middle, after = AtTold(ToldPart.CARD), passage.scene_after(first + 1)
    motions = (
        Glow(where=place, colour=EMBER, lasts=times.lifts, sound="slay"),
        Lifts(where=place, after=after, at=times.lifts),
        Dimmed(
            cloth=AtArea(Area.MAT),
            middle=middle,
            dark=TOLD_DARK,
            goes=times.flies,
            comes=times.flies,
            has_rays=False,
            at=times.lifts,
            lasts=times.lands - times.lifts,
        ),
        CardComes(
            start=place,
            middle=middle,
            goal=goal,
            card=event.card,
            rim=EMBER,
            stands=times.stands,
            squashed=times.squashed,
            at=times.lifts,
            lasts=times.landed - times.lifts,
            lands=first + 1,
            sound="card",
        ),
        Instant(at=times.lands, sound="thud"),
        Dust(where=goal, at=times.lands, lasts=times.dust),
    )
    return Beat(motions, lands=first + 1, lasts=times.landed), first + 1
