"""The beat of a card on which an action calls: it is paid, lights up, and gives from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.rules.at import AtPlace
from valeria_desktop.games.valeria.rules.events import Gained
from valeria_desktop.games.valeria.ui.stage.flights import gained_from, in_order
from valeria_desktop.games.valeria.ui.stage.poses import Sinks, TellsOf
from valeria_desktop.games.valeria.ui.stage.purchase import price_of
from valeria_desktop.games.valeria.ui.stage.weight import PURCHASE
from valeria_desktop.ui.paint.materials import GOLD
from valeria_desktop.ui.stage.beats import Beat
from valeria_desktop.ui.stage.motions import Glow, Instant
from valeria_desktop.ui.typed import as_a

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.ui.stage.action import StagedAction

_GLOWS = 500.0


def calling(action: StagedAction) -> Beat:
    """Return the beat of a card that does what it says, in its place."""
    place, lit = AtPlace(action.deed.place), PURCHASE.lifts
    lines = action.passage.lines
    brought = [
        (at + 1, gained_from(as_a(Gained, lines[at].event), place))
        for at in range(action.deed_at + 1, action.after)
    ]
    motions = (
        TellsOf(seat=action.deed.seat),
        Sinks(where=place, lasts=lit, sound="tock"),
        *price_of(action, PURCHASE, place, lit),
        Glow(where=place, colour=GOLD, at=lit, lasts=_GLOWS, sound="page"),
        Instant(at=lit, lands=action.deed_at + 1),
        *in_order(brought, lit),
    )
    return Beat(motions, lands=action.after, lasts=lit + _GLOWS)
