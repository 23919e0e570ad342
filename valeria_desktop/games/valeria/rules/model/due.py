"""An effect that is due, and its card."""

from __future__ import annotations

from functools import cache

from attrs import field, frozen

from valeria_desktop.games.valeria.rules.model.cards import Card
from valeria_desktop.games.valeria.rules.model.effect import Effect
from valeria_desktop.games.valeria.rules.model.options import use_way
from valeria_desktop.kernel.options import Option


@frozen(cache_hash=True)
class Due:
    """An effect to use, and the card that says it."""

    effect: Effect
    cause: Card
    fixed_options: tuple[Option, ...] = field(init=False, eq=False, repr=False)
    """The options that are the same in every game, for most choices of a harvest; else empty."""

    @fixed_options.default
    def _fixed_options(self) -> tuple[Option, ...]:
        return tuple(use_way(self.cause, way) for way in self.effect.fixed_ways)


due = cache(Due)
