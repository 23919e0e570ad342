"""Cards of the centre on which an action calls: they do what they say, and nobody keeps them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Self

from attrs import evolve, field, frozen

from valeria_desktop.games.valeria.rules.model.amounts import NOTHING, Amounts, resources_only
from valeria_desktop.games.valeria.rules.model.cards import Card
from valeria_desktop.games.valeria.rules.model.effect import Effect
from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.effect import Readings
    from valeria_desktop.games.valeria.rules.model.state import State


@frozen(eq=False, kw_only=True)
class Called(Card):
    """A card with a price and an effect (AG2)."""

    price: Amounts = field(default=NOTHING, validator=resources_only)
    effect: Effect
    cost: int = field(init=False)
    strength: int = field(init=False)
    magic: int = field(init=False)

    is_exact: ClassVar[bool] = True

    @cost.default
    def _cost(self) -> int:
        return self.price.gold

    @strength.default
    def _strength(self) -> int:
        return self.price.strength

    @magic.default
    def _magic(self) -> int:
        return self.price.magic

    @property
    def printed(self) -> Amounts:
        return self.price

    def vain(self, state: State, seat: int) -> Phrase | None:
        if self.effect.does_something(state, seat, self):
            return None
        return say("Its text would do nothing now")

    def alone(self, readings: Readings) -> Self:
        return evolve(self, effect=self.effect.alone(readings))
