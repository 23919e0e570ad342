"""The features that a learned value of Valencia reads: their names by blocks, and their words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valeria_desktop.bots.features import LEADS, blocks_of, mine, theirs, words_in
from valeria_desktop.bots.weights import names_in
from valeria_desktop.kernel.phrases import say

if TYPE_CHECKING:
    from valeria_desktop.bots.features import Words

_THINGS: Words = {
    "points": say("points that everyone can count"),
    "coins": say("coins"),
    "coins over 9": say("coins beyond 9"),
    "goods": say("goods"),
    "prices of goods": say("prices of the goods together"),
    "members": say("members left"),
    "council seats": say("council seats"),
    "nobility": say("the seat of the nobility"),
    "church": say("the seat of the church"),
    "beside a seat": say("members beside a seat"),
    "winner's figure": say("the figure that wins ties"),
}
_CARDS: Words = {
    "cards of the round": say("cards of this round"),
    "cards of the deck": say("cards of the deck"),
    "mean number": say("mean number of all cards"),
}
_OF_THE_TABLE: Words = {
    "chance by hand": say("chance by rules of thumb"),
    "councils to come": say("councils to come"),
    "progress of the round": say("progress of the round"),
    "round": say("number of the round"),
    "my expected points": say("points that you can expect"),
    "my position": say("points and seats that you have"),
    "my tasks": say("expected points of your tasks"),
    "my later cards": say("expected points of your cards of later rounds"),
    "my cards now": say("expected points of your cards of this round"),
    "my questions": say("expected points of what you won"),
    "their expected points": say("points that your rival can expect"),
    "their position": say("points and seats that your rival has"),
    "their later cards": say("expected points of your rival's cards of later rounds"),
    "their cards now": say("expected points of your rival's cards of this round"),
    **LEADS,
    "lead by what is gone": say("your lead, as the end draws near"),
}
_OF_YOURS: Words = {"my privileges": say("your privileges")}
_ROWS: dict[str, Words] = {
    "worth by hand": _OF_THE_TABLE,
    "things": {**mine(_THINGS), **_OF_YOURS, **theirs(_THINGS)},
    "cards": {**mine(_CARDS), **theirs(_CARDS)},
}
BLOCKS = blocks_of(_ROWS)
NAMES = names_in(BLOCKS)
WORDS = words_in(_ROWS)
