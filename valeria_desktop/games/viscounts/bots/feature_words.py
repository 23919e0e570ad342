"""The names of the numbers that a learned value reads, by their blocks, and their words.

Names stay as they are; new ones stand in a block of their own, so that older files of weights stay
valid and ignore them. The numbers about a rival are the strongest rival's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.bots.weights import names_in
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from valeria_desktop.bots.weights import Blocks
    from valeria_desktop.kernel.phrases import Phrase

_PARTS: dict[str, Phrase] = {
    "goods": say("worth of silver and resources"),
    "buildings": say("worth of buildings and their squares"),
    "castle": say("worth of the workers in the castle"),
    "manuscripts": say("worth of manuscripts and ribbons"),
    "papers": say("worth of debts and deeds"),
    "markers": say("worth of the way to a collision"),
    "cards": say("worth of the deck"),
}
_THINGS: dict[str, Phrase] = {
    "silver": say("silver"),
    "ink": say("ink"),
    "stone": say("stone"),
    "gold": say("gold"),
    "workers": say("workers in the supply"),
    "way to a collision": say("steps to a collision"),
    "debts": say("unpaid debts"),
    "paid debts": say("paid debts"),
    "deeds": say("acquired deeds"),
    "approved deeds": say("approved deeds"),
    "trading posts": say("trading posts"),
    "guildhalls": say("guildhalls"),
    "workshops": say("workshops"),
    "first tier": say("workers in the first tier"),
    "second tier": say("workers in the second tier"),
    "third tier": say("workers in the third tier"),
    "castle leader": say("the lead in the castle"),
    "manuscripts held": say("manuscripts"),
    "cards held": say("cards in all piles"),
    "bonus cards": say("bonus cards"),
}
_OF_THE_TABLE: dict[str, Phrase] = {
    "chance by hand": say("chance by rules of thumb"),
    "turns left": say("turns to the end"),
    "my turn": say("it is your turn"),
    "debts on the pile": say("debts on the pile"),
    "deeds on the pile": say("deeds on the pile"),
}
_PROMISE: dict[str, Phrase] = {"my promise of the turn": say("the rest of your turn")}
_LEADS: dict[str, Phrase] = {
    "lead over the strongest": say("lead over the strongest rival"),
    "lead over the second": say("lead over the second rival"),
    "lead over the weakest": say("lead over the weakest rival"),
}


def _mine(things: dict[str, Phrase]) -> dict[str, Phrase]:
    return {f"my {name}": say("{thing} (you)", thing=words) for name, words in things.items()}


def _theirs(things: dict[str, Phrase]) -> dict[str, Phrase]:
    return {
        f"their {name}": say("{thing} (your rival)", thing=words) for name, words in things.items()
    }


_ROWS: dict[str, dict[str, Phrase]] = {
    "worth by hand": {
        **_OF_THE_TABLE,
        **_mine(_PARTS),
        **_PROMISE,
        **_theirs(_PARTS),
        **_LEADS,
    },
    "things": {**_mine(_THINGS), **_theirs(_THINGS)},
}
BLOCKS: Blocks = {block: tuple(row) for block, row in _ROWS.items()}
"""The names of the numbers by their blocks, in the order in which a value reads them."""
NAMES = names_in(BLOCKS)
_WORDS = {name: words for row in _ROWS.values() for name, words in row.items()}


def words_of(feature: str) -> Phrase:
    """Return a number's words."""
    return _WORDS[feature]
