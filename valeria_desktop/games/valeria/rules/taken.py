"""What becomes of the centre when someone takes the top card of a place, as far as one sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.rules.imagine import imagine_state
from valeria_desktop.games.valeria.rules.model.cards import MonsterEvent
from valeria_desktop.games.valeria.rules.modes import conditions
from valeria_desktop.games.valeria.rules.setup import Solo
from valeria_desktop.kernel.chance import Stream

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.view import View


@frozen
class Taken:
    """What taking a card brings about."""

    exhausts: bool
    """Its place is exhausted by it."""
    ends: tuple[str, ...]
    """The end conditions that hold then, and didn't before."""


def taken(view: View, place: int) -> Taken:
    """Take the card in a game that the seat may believe in; what is asked here isn't hidden."""
    before = imagine_state(view, Stream(0))
    after = before.copy()
    card = after.take_top(place)
    after.turn_up(place)
    if not after.stacks[place] and view.table.setup.solo is not Solo.SIEGE:
        (after.fill_from_bottom if isinstance(card, MonsterEvent) else after.fill)(place)
    held = conditions(before)
    return Taken(
        after.is_exhausted(place) and not before.is_exhausted(place),
        tuple(why for why in conditions(after) if why not in held),
    )
