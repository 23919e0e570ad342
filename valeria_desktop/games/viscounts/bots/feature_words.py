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
_HOLDINGS: Words = {
    "clerics in all piles": say("clerics on all cards"),
    "builders in all piles": say("builders on all cards"),
    "nobles in all piles": say("nobles on all cards"),
    "merchants in all piles": say("merchants on all cards"),
    "criminals in all piles": say("criminals on all cards"),
    "steps in all piles": say("steps of all cards together"),
    "weak cards": say("cards that bring little"),
    "heroes": say("heroes"),
    "first cards": say("cards of the beginning"),
    "standing clerics": say("clerics of squares and bonus cards"),
    "standing builders": say("builders of squares and bonus cards"),
    "standing nobles": say("nobles of squares and bonus cards"),
    "standing merchants": say("merchants of squares and bonus cards"),
    "standing criminals": say("criminals of squares and bonus cards"),
    "clerics on the board": say("clerics of the cards on the board"),
    "builders on the board": say("builders of the cards on the board"),
    "nobles on the board": say("nobles of the cards on the board"),
    "merchants on the board": say("merchants of the cards on the board"),
    "criminals on the board": say("criminals of the cards on the board"),
    "pairs in the first tier": say("pairs of workers in the first tier"),
    "single in the first tier": say("workers alone in the first tier"),
    "pairs in the second tier": say("pairs of workers in the second tier"),
    "single in the second tier": say("workers alone in the second tier"),
    "pairs of ribbons": say("pairs of ribbons"),
    "single ribbons": say("ribbons held once"),
    "kinds of ribbons": say("different ribbons"),
    "counting manuscripts": say("manuscripts that count things"),
    "shuffles": say("shuffles so far"),
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
    "holdings": {**mine(_HOLDINGS), **theirs(_HOLDINGS)},
}
BLOCKS = blocks_of(_ROWS)
NAMES = names_in(BLOCKS)
WORDS = words_in(_ROWS)
