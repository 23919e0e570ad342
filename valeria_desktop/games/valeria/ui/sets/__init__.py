"""How the window shows the kinds of cards that sets bring: each stands in a module of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.kernel.doors import door

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

SHOWN_BY_SETS: Mapping[str, Callable[[], object]] = {
    "good": door("valeria_desktop.games.valeria.ui.sets.islands:ShownGood"),
    "tome": door("valeria_desktop.games.valeria.ui.sets.islands:ShownTome"),
    "noble": door("valeria_desktop.games.valeria.ui.sets.islands:ShownNoble"),
    "agent": door("valeria_desktop.games.valeria.ui.sets.agents:ShownAgent"),
    "relic": door("valeria_desktop.games.valeria.ui.sets.relics:ShownRelic"),
}
"""What shows each kind, by its word; its module enters it among all kinds."""
