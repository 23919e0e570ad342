"""From what happened to the beats that tell it, in the order in which it happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.games.valeria.ui.stage.action import action
from valeria_desktop.games.valeria.ui.stage.flights import flights, in_order
from valeria_desktop.games.valeria.ui.stage.roll import roll
from valeria_desktop.ui.stage.beats import Beat

if TYPE_CHECKING:
    from valeria_desktop.ui.stage.beats import Passage


def beats(passage: Passage) -> list[Beat]:
    """Tell a passage: rolls with all they bring, actions, and what else happened one by one."""
    found: list[Beat] = []
    first = 0
    while first < len(passage.lines):
        if (rolled := roll(passage, first)) is not None:
            beat, first = rolled
            found.append(beat)
        elif (done := action(passage, first)) is not None:
            more, first = done
            found += more
        else:
            told = first + 1, flights(passage.lines[first].event)
            first += 1
            found.append(Beat(tuple(in_order([told])), lands=first))
    return found
