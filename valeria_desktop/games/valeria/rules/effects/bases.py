"""Bases of effects: deeds without an income, and effects around another effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from attrs import evolve

from valeria_desktop.games.valeria.rules.model.effect import Effect
from valeria_desktop.games.valeria.rules.model.income import NO_INCOME

if TYPE_CHECKING:
    from collections.abc import Callable

    from valeria_desktop.games.valeria.rules.model.effect import Readings
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.model.income import Income


class SeenAfter(Effect):
    """An effect whose worth shows in the position after it; for one player it stays as it is."""

    __slots__ = ()

    def alone(self, readings: Readings) -> Effect:
        return self

    def income(self, owner: Holdings) -> Income:
        return NO_INCOME


class Around(Effect):
    """An effect around another one, which it hands on, such as a trade and what it brings."""

    __slots__ = ()

    holds_in: ClassVar[str] = "gain"
    """The field with the other effect, as card files call it."""

    @property
    def parts(self) -> tuple[Effect, ...]:
        return (getattr(self, self.holds_in),)

    def with_parts(self, change: Callable[[Effect], Effect]) -> Effect:
        (part,) = self.parts
        made: Effect = evolve(cast("Any", self), **{self.holds_in: change(part)})
        return made

    def alone(self, readings: Readings) -> Effect:
        return self.with_parts(lambda part: part.alone(readings))
