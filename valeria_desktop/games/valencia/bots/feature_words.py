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

_THINGS: dict[str, Phrase] = {
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
    "cards of the round": say("cards of this round"),
    "cards of the deck": say("cards of the deck"),
    "mean number": say("mean number of all cards"),
}
_OF_THE_TABLE: dict[str, Phrase] = {
    "chance by hand": say("chance by rules of thumb"),
    "councils to come": say("councils to come"),
    "progress of the round": say("progress of the round"),
    "round": say("number of the round"),
    "my expected points": say("points that you can expect"),
    "my position": say("points and seats that you have"),
    "my tasks": say("expected points of your tasks"),
    "my stacks and questions": say("expected points of your cards"),
    "their expected points": say("points that your rival can expect"),
    "their position": say("points and seats that your rival has"),
    "lead over the strongest": say("lead over the strongest rival"),
    "lead over the second": say("lead over the second rival"),
    "lead over the weakest": say("lead over the weakest rival"),
    "lead by what is gone": say("your lead, as the end draws near"),
}
_OF_YOURS: dict[str, Phrase] = {
    "my privileges": say("your privileges"),
    "my stacks": say("number of your stacks"),
}


def _mine(things: dict[str, Phrase]) -> dict[str, Phrase]:
    return {f"my {name}": say("{thing} (you)", thing=words) for name, words in things.items()}


def _theirs(things: dict[str, Phrase]) -> dict[str, Phrase]:
    return {
        f"their {name}": say("{thing} (your rival)", thing=words) for name, words in things.items()
    }


_ROWS: dict[str, dict[str, Phrase]] = {
    "worth by hand": _OF_THE_TABLE,
    "things": {**_mine(_THINGS), **_OF_YOURS, **_theirs(_THINGS)},
}
BLOCKS: Blocks = {block: tuple(row) for block, row in _ROWS.items()}
"""The names of the numbers by their blocks, in the order in which a value reads them."""
NAMES = names_in(BLOCKS)
_WORDS = {name: words for row in _ROWS.values() for name, words in row.items()}


def words_of(feature: str) -> Phrase:
    """Return a number's words."""
    return _WORDS[feature]
