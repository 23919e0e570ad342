"""Cards that come up from the Exhausted pile: Monster Events (V4), Event cards of sets (FF2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Self

from attrs import Attribute, evolve, field, frozen
from attrs.validators import in_, optional

from valeria_desktop.games.valeria.rules.model.cards import (
    MAX_RESULT,
    Card,
    Foe,
    card_kind,
)
from valeria_desktop.games.valeria.rules.model.effect import Effect, Power
from valeria_desktop.games.valeria.rules.moments import Whose
from valeria_desktop.games.valeria.rules.powers import (
    Modifier,
    When,
    modifiers_among,
    triggers_among,
)
from valeria_desktop.games.valeria.rules.setup import Edition
from valeria_desktop.kernel.phrases import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.games.valeria.rules.model.effect import Readings


def powers_for_all(
    _card: object, _field: Attribute[tuple[Power, ...]], powers: tuple[Power, ...]
) -> None:
    """Refuse powers of a card of the centre that don't count for everyone."""
    for power in powers:
        is_for_all = isinstance(power, When) and power.whose is Whose.ANYONE
        if not (is_for_all or isinstance(power, Modifier)):
            message = "'powers' must be standing ones, or wait for moments of anyone"
            raise ValueError(message)


@card_kind("event")
@frozen(eq=False, kw_only=True)
class MonsterEvent(Foe):
    """A Monster Event, which can be slain like a monster (V4 to V6).

    It acts on its number, or without one in every Roll Phase (CS18).
    """

    number: int | None = field(default=None, validator=optional(in_(range(1, MAX_RESULT + 1))))
    trigger: Effect | None = None
    revealed: Effect | None = None
    powers: tuple[Power, ...] = field(default=(), validator=powers_for_all)
    """The powers that count for everyone until it is slain."""
    editions: tuple[Edition, ...] = (Edition.SECOND,)
    numbers: tuple[int, ...] = field(init=False)
    triggers: tuple[When, ...] = field(init=False)
    modifiers: tuple[Modifier, ...] = field(init=False)
    stands_for_all: bool = field(init=False)

    marks_exhausted: ClassVar[bool] = True

    @numbers.default
    def _numbers(self) -> tuple[int, ...]:
        return () if self.number is None else (self.number,)

    @triggers.default
    def _triggers(self) -> tuple[When, ...]:
        return triggers_among(self.powers)

    @modifiers.default
    def _modifiers(self) -> tuple[Modifier, ...]:
        return modifiers_among(self.powers)

    @stands_for_all.default
    def _stands_for_all(self) -> bool:
        return bool(self.powers)

    def acts(self, results: Iterable[int]) -> bool:
        """Return whether it acts in a Roll Phase with these results (V5)."""
        return self.trigger is not None and (self.number is None or self.number in results)

    def alone(self, readings: Readings) -> Self:
        return evolve(
            super().alone(readings),
            trigger=self.trigger and self.trigger.alone(readings),
            revealed=self.revealed and self.revealed.alone(readings),
            powers=tuple(power.alone(readings) for power in self.powers),
        )


ONCE_MORE = say("If it goes back and comes up again, it is carried out again.")
"""Our reading of cards that act when they come up (FF6)."""


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

    @property
    def readings(self) -> tuple[Phrase, ...]:
        if self.lasts:
            return (say("It counts until the end of the game, even if the card goes back."),)
        if self.revealed:
            return (ONCE_MORE,)
        return (say("Powers of domains at the same moment come first."),)

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

    @property
    def readings(self) -> tuple[Phrase, ...]:
        no_part = say("While its area is a stack of the market, it takes no part as an Event card.")
        return no_part, ONCE_MORE

    def alone(self, readings: Readings) -> Self:
        return evolve(super().alone(readings), revealed=self.revealed.alone(readings))
