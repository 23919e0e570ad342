"""All kinds of cards with how each is shown.

A kind that isn't entered here is refused. A test asks for all of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from valeria_desktop.games.valeria.rules.model.cards import (
    Citizen,
    Domain,
    Exhausted,
    Monster,
    Rule,
    Starter,
)
from valeria_desktop.games.valeria.rules.model.dukes import Duke
from valeria_desktop.games.valeria.rules.model.event_cards import (
    EventCard,
    EventMonster,
    MonsterEvent,
)
from valeria_desktop.games.valeria.ui.cards import colours
from valeria_desktop.games.valeria.ui.cards.shown import Shown
from valeria_desktop.games.valeria.ui.cards.shown_dukes import ShownDuke
from valeria_desktop.games.valeria.ui.cards.shown_events import (
    ShownEventCard,
    ShownEventMonster,
    ShownMonsterEvent,
)
from valeria_desktop.games.valeria.ui.cards.shown_foes import ShownMonster
from valeria_desktop.games.valeria.ui.cards.shown_kingdom import (
    ShownCitizen,
    ShownDomain,
    ShownStarter,
)
from valeria_desktop.games.valeria.ui.sets import SHOWN_BY_SETS

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valeria.rules.model.cards import Card

_S = TypeVar("_S", bound=Shown[Any])


class _ShownExhausted(Shown[Exhausted]):
    clauses = ("T30", "T31")

    def field(self, _card: Exhausted) -> str:
        return colours.EXHAUSTED


class _ShownRule(Shown[Rule]):
    """A rule has a name only."""


SHOWN: dict[str, Shown[Any]] = {
    Citizen.kind: ShownCitizen(),
    Starter.kind: ShownStarter(),
    Monster.kind: ShownMonster(),
    MonsterEvent.kind: ShownMonsterEvent(),
    EventCard.kind: ShownEventCard(),
    EventMonster.kind: ShownEventMonster(),
    Domain.kind: ShownDomain(),
    Duke.kind: ShownDuke(),
    Exhausted.kind: _ShownExhausted(),
    Rule.kind: _ShownRule(),
}
"""How each kind is shown, by its word; those of sets are entered when one is first shown."""


def shown_as(card: Card) -> Shown[Any]:
    """Return how a card is shown."""
    if card.kind not in SHOWN and card.kind in SHOWN_BY_SETS:
        SHOWN_BY_SETS[card.kind]()
    if card.kind not in SHOWN:
        raise TypeError(f"The kind of card {card.kind!r} isn't shown yet; enter how it is.")
    return SHOWN[card.kind]


def shows(kind: type[Card]) -> Callable[[type[_S]], type[_S]]:
    """Register how a kind of card is shown; a set does it for its own kinds."""

    def register(made: type[_S]) -> type[_S]:
        SHOWN[kind.kind] = made()
        return made

    return register


def field_of(card: Card) -> str:
    """Return the colour of a card's field: by area, role or kind."""
    return shown_as(card).field(card)
