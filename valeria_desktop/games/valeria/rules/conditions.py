"""The conditions that end a game, in words; sets may bring further ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Protocol

from attrs import frozen

from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.registry import enter_as

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.rules.model.table import Table


class Centre(Protocol):
    """The cards in the centre, whose numbers everyone knows; a state and a view both have them."""

    @property
    def table(self) -> Table:
        """The part of a game that never changes."""

    @property
    def stacks(self) -> Sequence[Sequence[Card | None]]:
        """The cards at all places."""


@frozen(eq=False)
class Measure:
    """How near an end condition is, for its meter and for bots."""

    left: Callable[[Centre], tuple[int, int]]
    """Counts what is left until it holds, and the whole at the deal."""
    words: Callable[[int, int, Phrase], Phrase]
    """Says the number reached, of the whole, and where it is counted."""
    where: Callable[[Centre], Phrase]
    """Names where it is counted: maybe somewhere else after the next choice."""
    sign: Callable[[Centre], str]
    """Names the icon of what is counted there."""


@frozen(eq=False)
class Condition:
    """An end condition of a set."""

    id: str
    """Its name in saves."""
    words: Phrase
    holds: Callable[[State], bool]
    measure: Measure | None = None
    """None where nothing can be counted: then it has no meter."""


_WORDS = {
    "monsters": say("all monsters are slain"),
    "domains": say("all domains are built"),
    "exhausted": say("enough stacks are exhausted"),
    "overrun": say("a column had nobody left to defend it"),
    "siege": say("the deck is used up"),
}

_MEASURES: dict[str, Measure] = {}


def enter(condition: Condition) -> Condition:
    """Register a condition of a set; refuse a name that is taken."""
    enter_as(_WORDS, condition.id, condition.words, "end condition")
    if condition.measure is not None:
        _MEASURES[condition.id] = condition.measure
    return condition


def condition_words(condition: str) -> Phrase:
    """Return the words of an end condition; one of a set that isn't there is told by its id."""
    return _WORDS.get(condition) or say("{condition}", condition=condition)


def measure_words(condition: str, number: int, whole: int, where: Phrase) -> Phrase:
    """Say how far a measured condition of a set is reached."""
    return _MEASURES[condition].words(number, whole, where)


def counted_at(centre: Centre, condition: str) -> Phrase:
    """Name where a measured condition of a set is counted now."""
    return _MEASURES[condition].where(centre)


def sign_counted(centre: Centre, condition: str) -> str:
    """Name the icon of what a measured condition of a set counts now."""
    return _MEASURES[condition].sign(centre)


def measured(centre: Centre) -> list[tuple[str, int, int]]:
    """Return each measured condition of the sets in use: its id, what is left, and the whole."""
    return [
        (each.id, *each.measure.left(centre))
        for each in centre.table.conditions
        if each.measure is not None
    ]


def nearest_end(centre: Centre) -> int | None:
    """Return what is left until the first measured condition holds; None without any."""
    return min((left for _, left, _ in measured(centre)), default=None)


def ends_without_tops(centre: Centre, places: Iterable[int]) -> bool:
    """Return whether a measured condition holds once the top cards of places are gone for good."""
    stacks = list(centre.stacks)
    for place in places:
        stacks[place] = stacks[place][:-1]
    return nearest_end(_Imagined(centre.table, stacks)) == 0


@frozen(eq=False)
class _Imagined:
    """A centre in which a card has gone."""

    table: Table
    stacks: Sequence[Sequence[Card | None]]


def shares_gone(centre: Centre) -> list[float]:
    """Return how far each measured condition of the sets in use is reached, from 0 to 1."""
    return [1 - left / whole for _, left, whole in measured(centre)]


def reached(state: State) -> tuple[str, ...]:
    """Name the end conditions of the sets in use that hold now."""
    return tuple([each.id for each in state.table.conditions if each.holds(state)])
