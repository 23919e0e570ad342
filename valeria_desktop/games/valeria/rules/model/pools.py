"""Pools: public amounts in the centre, which players feed and empty (C14).

A set declares a pool. A game keeps only what lies there: without pools that is an empty tuple.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from attrs import Attribute, field, frozen

from valeria_desktop.games.valeria.rules.model.amounts import (
    NOTHING,
    Amounts,
    Resource,
    resources_only,
)
from valeria_desktop.kernel.phrases import Phrase
from valeria_desktop.kernel.registry import enter_as

if TYPE_CHECKING:
    from collections.abc import Iterable

Pools = tuple[tuple[str, Amounts], ...]
"""The amounts in pools that aren't empty, by tag, sorted by it."""
NO_POOLS: Pools = ()


@frozen(eq=False, kw_only=True)
class Pool:
    """Amounts that lie in the centre and belong to nobody."""

    tag: str
    title: Callable[[], Phrase]
    """Names it inside a sentence: "the fountain"."""
    start: Amounts = field(default=NOTHING, validator=resources_only)
    """The amounts that lie there at the beginning."""
    leaf: str = ""
    """The leaf of the centre on which it is shown; empty for the market itself."""


POOLS: dict[str, Pool] = {}


def enter_pool(pool: Pool) -> Pool:
    """Enter a pool, whose tag no other may have."""
    return enter_as(POOLS, pool.tag, pool, "pool")


def a_pool(_effect: object, attribute: Attribute[Any], tag: str) -> None:
    """Refuse the tag of a pool that nobody entered."""
    if tag not in POOLS:
        message = f"'{attribute.name}' must be one of the pools {', '.join(POOLS)}, not '{tag}'"
        raise ValueError(message)


def at_start(pools: Iterable[Pool]) -> Pools:
    """Return what lies in pools at the beginning."""
    return tuple(sorted((pool.tag, pool.start) for pool in pools if pool.start))


def amounts_in(pools: Pools, tag: str) -> Amounts:
    """Return what lies in a pool."""
    return next((amounts for name, amounts in pools if name == tag), NOTHING)


def with_amounts(pools: Pools, tag: str, amounts: Amounts) -> Pools:
    """Return the pools, in one of which these amounts lie."""
    found = dict(pools) | {tag: amounts}
    return tuple((name, found[name]) for name in sorted(found) if found[name])


def all_of_kind(amounts: Amounts, resource: Resource) -> Amounts:
    """Return everything of one resource."""
    return Amounts.of(resource, getattr(amounts, resource))


def without(amounts: Amounts, others: Amounts) -> Amounts:
    """Return amounts from which others are taken away."""
    return Amounts(
        amounts.gold - others.gold,
        amounts.strength - others.strength,
        amounts.magic - others.magic,
    )
