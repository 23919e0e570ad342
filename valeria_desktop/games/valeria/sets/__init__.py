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
    *("flames-and-frost", "wardens", "kings-guard", "shadowvale"),
)
_WITH_RULES = {"crimson-seas": door(f"{__name__}.crimson_seas:crimson_seas")}
SETS: Mapping[str, Callable[[], Set]] = {
    **{name: partial(_of_cards, name) for name in _CARDS_ALONE},
    **_WITH_RULES,
}
"""All sets by their ids, in the order in which their cards come; each is made when first chosen."""
