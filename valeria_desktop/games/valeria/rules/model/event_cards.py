"""Event cards: sets bring them, and they lie in the Exhausted pile (FF2 to FF7, US3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Self

from attrs import evolve, field, frozen

from valeria_desktop.games.valeria.rules.model.cards import (
    Card,
    Foe,
    card_kind,
    modifiers_among,
    powers_for_all,
    triggers_among,
)
from valeria_desktop.games.valeria.rules.model.effect import Effect, Power
from valeria_desktop.games.valeria.rules.powers import Modifier, When

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.effect import Readings


@card_kind("event_card")
@frozen(eq=False, kw_only=True)
class EventCard(Card):
    """An Event card: it acts when it comes up, or counts for everyone from then on (FF5)."""

    revealed: Effect | None = None
    powers: tuple[Power, ...] = field(default=(), validator=powers_for_all)
    """The powers that count for everyone while it lies there."""
    lasts: bool = False
    """Whether its powers count until the end of the game, wherever it goes."""
    triggers: tuple[When, ...] = field(init=False)
    modifiers: tuple[Modifier, ...] = field(init=False)

    is_event_card: ClassVar[bool] = True
    marks_exhausted: ClassVar[bool] = True
    stands_for_all = True

    @triggers.default
    def _triggers(self) -> tuple[When, ...]:
        return triggers_among(self.powers)

    @modifiers.default
    def _modifiers(self) -> tuple[Modifier, ...]:
        return modifiers_among(self.powers)

    def alone(self, readings: Readings) -> Self:
        revealed = self.revealed and self.revealed.alone(readings)
        powers = tuple(power.alone(readings) for power in self.powers)
        return evolve(self, revealed=revealed, powers=powers)


@card_kind("event_monster")
@frozen(eq=False, kw_only=True)
class EventMonster(Foe):
    """An Event card that can be slain: a Monster Event without a number, of an area (US3)."""

    area: str
    revealed: Effect

    is_event_card: ClassVar[bool] = True
    marks_exhausted: ClassVar[bool] = True

    @property
    def home(self) -> str:
        return self.area

    def alone(self, readings: Readings) -> Self:
        return evolve(super().alone(readings), revealed=self.revealed.alone(readings))
