"""The names of the numbers that a learned value reads, by their blocks.

Names stay as they are; new ones stand in a block of their own, so that older files of weights stay
valid and ignore them. The numbers about a rival are the strongest rival's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.bots.weights import names_in

if TYPE_CHECKING:
    from valeria_desktop.bots.weights import Blocks

_PARTS = ("goods", "buildings", "castle", "manuscripts", "papers", "markers", "cards")
_THINGS = (
    *("silver", "ink", "stone", "gold", "workers", "way to a collision"),
    *("debts", "paid debts", "deeds", "approved deeds"),
    *("trading posts", "guildhalls", "workshops"),
    *("first tier", "second tier", "third tier", "castle leader"),
    *("manuscripts held", "cards held", "bonus cards"),
)
_WORTH = (
    *("chance by hand", "turns left", "my turn", "debts on the pile", "deeds on the pile"),
    *(f"my {name}" for name in _PARTS),
    "my promise of the turn",
    *(f"their {name}" for name in _PARTS),
    *("lead over the strongest", "lead over the second", "lead over the weakest"),
)
BLOCKS: Blocks = {
    "worth by hand": _WORTH,
    "things": (*(f"my {name}" for name in _THINGS), *(f"their {name}" for name in _THINGS)),
}
"""The names of the numbers by their blocks, in the order in which a value reads them."""
NAMES = names_in(BLOCKS)
