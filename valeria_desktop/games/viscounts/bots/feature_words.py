"""The features that a learned value of Viscounts reads: their names by blocks, and their words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.bots.features import LEADS, blocks_of, mine, theirs, words_in
from valeria_desktop.bots.weights import names_in
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from valeria_desktop.bots.features import Words

_PARTS: Words = {
    "goods": say("worth of silver and resources"),
    "buildings": say("worth of buildings and their squares"),
    "castle": say("worth of the workers in the castle"),
    "manuscripts": say("worth of manuscripts and ribbons"),
    "papers": say("worth of debts and deeds"),
    "markers": say("worth of the way to a collision"),
    "cards": say("worth of the deck"),
}
_THINGS: Words = {
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
_OF_THE_TABLE: Words = {
    "chance by hand": say("chance by rules of thumb"),
    "turns left": say("turns to the end"),
    "my turn": say("it is your turn"),
    "debts on the pile": say("debts on the pile"),
    "deeds on the pile": say("deeds on the pile"),
}
_PROMISE: Words = {"my promise of the turn": say("the rest of your turn")}
_ROWS: dict[str, Words] = {
    "worth by hand": {
        **_OF_THE_TABLE,
        **mine(_PARTS),
        **_PROMISE,
        **theirs(_PARTS),
        **LEADS,
    },
    "things": {**mine(_THINGS), **theirs(_THINGS)},
}
BLOCKS = blocks_of(_ROWS)
NAMES = names_in(BLOCKS)
WORDS = words_in(_ROWS)
