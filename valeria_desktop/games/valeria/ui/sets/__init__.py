"""How the window shows what sets bring, kinds of cards and leaves: each in a module of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.kernel.doors import door

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from valeria_desktop.games.valeria.ui.parts.drawn_leaf import DrawnLeaf

SHOWN_BY_SETS: Mapping[str, Callable[[], object]] = {
    "good": door("valeria_desktop.games.valeria.ui.sets.islands:ShownGood"),
    "tome": door("valeria_desktop.games.valeria.ui.sets.islands:ShownTome"),
    "noble": door("valeria_desktop.games.valeria.ui.sets.islands:ShownNoble"),
    "agent": door("valeria_desktop.games.valeria.ui.sets.agents:ShownAgent"),
    "relic": door("valeria_desktop.games.valeria.ui.sets.relics:ShownRelic"),
}
"""What shows each kind, by its word; its module enters it among all kinds."""
LEAVES: Mapping[str, Callable[[], DrawnLeaf]] = {
    "agents": door("valeria_desktop.games.valeria.ui.sets.agents_square:AgentsSquare"),
    "islands": door("valeria_desktop.games.valeria.ui.sets.islands_leaf:IslandsLeaf"),
}
"""The leaves of the centre that are drawn as places, by their names."""
