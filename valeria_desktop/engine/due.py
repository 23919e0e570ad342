"""An effect that is due, and the card it comes from."""

from __future__ import annotations

from functools import cache

from attrs import frozen

from valeria_desktop.engine.cards import Card
from valeria_desktop.engine.effect import Effect


@frozen(cache_hash=True)
class Due:
    """An effect to be used, and the card it comes from."""

    effect: Effect
    cause: Card


due = cache(Due)
