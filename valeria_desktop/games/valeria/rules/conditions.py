"""The conditions that end a game, in words; sets may bring further ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.state import State


@frozen(eq=False)
class Condition:
    """An end condition of a set."""

    id: str
    """Its name in saves."""
    words: Phrase
    holds: Callable[[State], bool]


_WORDS = {
    "monsters": say("all monsters are slain"),
    "domains": say("all domains are built"),
    "exhausted": say("enough stacks are exhausted"),
    "overrun": say("a column had nobody left to defend it"),
    "siege": say("the deck is used up"),
}


def enter(condition: Condition) -> Condition:
    """Register a condition of a set; refuse a name that is taken."""
    if condition.id in _WORDS:
        message = f"The end condition '{condition.id}' is there already; give yours another id."
        raise ValueError(message)
    _WORDS[condition.id] = condition.words
    return condition


def condition_words(condition: str) -> Phrase:
    """Return the words of an end condition; one of a set that isn't there is told by its id."""
    return _WORDS.get(condition) or say("{condition}", condition=condition)


def reached(state: State) -> tuple[str, ...]:
    """Name the end conditions of the sets in use that hold now."""
    return tuple([each.id for each in state.table.conditions if each.holds(state)])
