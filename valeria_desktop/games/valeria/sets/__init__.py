"""The sets that the program has. The game hands them in; the rules know none of them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from valeria_desktop.kernel.doors import door

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from valeria_desktop.games.valeria.rules.sets import Set

_of_cards = door("valeria_desktop.games.valeria.files.sets:set_of")
_CARDS_ALONE = (
    *("promos", "peasants-and-knights", "gnolls", "fire-temple", "kaharian", "margraves"),
    *("flames-and-frost", "wardens", "kings-guard", "shadowvale", "undead-samurai"),
)
SETS: Mapping[str, Callable[[], Set]] = {
    **{name: partial(_of_cards, name) for name in _CARDS_ALONE},
    "agents": door("valeria_desktop.games.valeria.sets.agents:agents"),
    "relics": door("valeria_desktop.games.valeria.sets.relics:relics"),
    "crimson-seas": door("valeria_desktop.games.valeria.sets.crimson_seas:crimson_seas"),
}
"""All sets by their ids, in the order in which their cards come; each is made when first chosen."""
