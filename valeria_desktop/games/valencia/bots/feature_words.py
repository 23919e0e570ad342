"""The names of the numbers that a learned value reads, by their blocks.

Names stay as they are; new ones stand in a block of their own, so that older files of weights stay
valid and ignore them. The numbers about a rival are the strongest rival's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.bots.weights import names_in

if TYPE_CHECKING:
    from valeria_desktop.bots.weights import Blocks

_THINGS = (
    *("points", "coins", "coins over 9", "goods", "prices of goods", "members", "council seats"),
    *("nobility", "church", "beside a seat", "winner's figure", "cards of the round"),
    *("cards of the deck", "mean number"),
)
_WORTH = (
    *("chance by hand", "councils to come", "progress of the round", "round"),
    *("my expected points", "my position", "my tasks", "my stacks and questions"),
    *("their expected points", "their position"),
    *("lead over the strongest", "lead over the second", "lead over the weakest"),
    "lead by what is gone",
)
BLOCKS: Blocks = {
    "worth by hand": _WORTH,
    "things": (
        *(f"my {name}" for name in _THINGS),
        *("my privileges", "my stacks"),
        *(f"their {name}" for name in _THINGS),
    ),
}
"""The names of the numbers by their blocks, in the order in which a value reads them."""
NAMES = names_in(BLOCKS)
