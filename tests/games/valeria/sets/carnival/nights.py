"""The nights of the carnival: cards in the Exhausted pile that act when they come up."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Self

from attrs import evolve, field, frozen

from valeria_desktop.games.valeria.rules.model.cards import Card, card_kind
from valeria_desktop.games.valeria.rules.model.effect import Effect, Power  # noqa: TC001 - fields
from valeria_desktop.games.valeria.rules.model.pile import Layer
from valeria_desktop.games.valeria.rules.powers import Modifier

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.catalog import Catalog
    from valeria_desktop.games.valeria.rules.model.effect import Readings
    from valeria_desktop.games.valeria.rules.setup import Setup


@card_kind("night")
@frozen(eq=False, kw_only=True)
class Night(Card):
    """A card that acts when it comes up, and counts for everyone while it lies there."""

    revealed: Effect | None = None
    powers: tuple[Power, ...] = ()
    modifiers: tuple[Modifier, ...] = field(init=False)

    marks_exhausted: ClassVar[bool] = True
    stands_for_all: ClassVar[bool] = True

    @modifiers.default
    def _modifiers(self) -> tuple[Modifier, ...]:
        return tuple(power for power in self.powers if isinstance(power, Modifier))

    def alone(self, readings: Readings) -> Self:
        return evolve(self, revealed=self.revealed and self.revealed.alone(readings))


def shuffled_in(setup: Setup, catalog: Catalog, layers: tuple[Layer, ...]) -> tuple[Layer, ...]:
    """Shuffle a night for each player among the Exhausted cards, below all Monster Events."""
    exhausted, *above = layers
    nights = tuple(card for card in catalog.others if card.kind == Night.kind)
    number = len(exhausted.certain) + setup.players
    return (Layer(exhausted.certain, nights, number), *above)
