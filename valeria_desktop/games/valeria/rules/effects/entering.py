"""Effects that bring cards into the centre."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from attrs import field, frozen
from attrs.validators import min_len

from valeria_desktop.games.valeria.rules.aside import bring_in
from valeria_desktop.games.valeria.rules.model.effect import Effect, effect
from valeria_desktop.games.valeria.rules.model.income import NO_INCOME
from valeria_desktop.kernel.phrases import Phrase, capital, say
from valeria_desktop.kernel.signs import Mark

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.effect import Readings
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.model.income import Income
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.kernel.signs import Marks


@effect("put_aside_cards")
@frozen(cache_hash=True)
class PutAsideCards(Effect):
    """Lay the citizens that were set aside for a card on it, as a stack (KG2)."""

    name: str = field(validator=min_len(1))
    """The name of the citizens."""

    is_clause: ClassVar[bool] = True

    def apply(self, state: State, seat: int, cause: Card) -> None:
        bring_in(state, cause)

    @property
    def icon(self) -> str:
        return "recruit"

    @property
    def citizens_named(self) -> tuple[str, ...]:
        return (self.name,)

    def alone(self, readings: Readings) -> Effect:
        return self

    def income(self, owner: Holdings) -> Income:
        return NO_INCOME

    def signs(self) -> Marks:
        return Mark("recruit"), Mark(text=self.name)

    def words(self) -> Phrase:
        return say(
            "the {name} stack comes onto this card, where anyone can recruit from it",
            name=self.name,
        )

    def sentence(self) -> Phrase:
        return capital(self.words())

    @property
    def reading(self) -> Phrase:
        return say(
            "The stack has 5 cards, 6 with five players. If another card goes back to it, these "
            "are set aside until the Event card appears again."
        )
