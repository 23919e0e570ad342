"""The terms on which a seat plays: what all its standing powers together answer.

Additions come first, then reductions, and no part of a price falls below 0 (X17).
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, Any

from attrs import evolve, field, frozen

from valeria_desktop.games.valeria.rules.model.amounts import NOTHING, Amounts, Resource
from valeria_desktop.games.valeria.rules.model.belongings import missing
from valeria_desktop.games.valeria.rules.model.options import ACTIONS, RECRUIT, SLAY, Action
from valeria_desktop.games.valeria.rules.model.price import Price

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from valeria_desktop.games.valeria.rules.powers import Modifier


@frozen
class PriceChange:
    """The change of all prices for one kind of action."""

    dearer: Amounts
    cheaper: tuple[Amounts, ...]
    """Reductions from which the payer may choose one."""
    waived: int
    also_gold: tuple[Resource, ...]
    _known: dict[Price, tuple[Price, ...]] = field(factory=dict, init=False, eq=False, repr=False)

    def prices(self, price: Price) -> tuple[Price, ...]:
        """Return the changed prices of a thing: usually one, or several to choose from."""
        found = self._known.get(price)
        if found is None:
            found = self._known[price] = self._made(price)
        return found

    def is_sum(self, action: Action) -> bool:
        """Return whether changed prices stay one sum, of which one resource has to be real."""
        other = self.dearer.gold if action is SLAY else self.dearer.strength
        chosen = len(self.cheaper) > 1 or self.waived or self.also_gold
        return not (chosen or other or self.dearer.more)

    def _made(self, price: Price) -> tuple[Price, ...]:
        """Return the changed prices without those that are never the better choice."""
        whole = price.amounts + self.dearer
        found = dict.fromkeys(_less(whole, amounts) for amounts in self.cheaper)
        return tuple(
            evolve(
                price,
                gold=left.gold,
                strength=left.strength,
                magic=left.magic,
                more=left.more,
                waived=self.waived,
                also_gold=self.also_gold,
            )
            for left in found
            if not any(_is_below(other, left) for other in found)
        )


_NONE = PriceChange(NOTHING, (NOTHING,), 0, ())


@frozen(eq=False)
class Terms:
    """What all modifiers of a seat together answer."""

    modifiers: tuple[Modifier, ...] = ()
    changes: dict[Action, PriceChange] = field(init=False)
    """The changes of each kind of action whose prices change."""

    bans: tuple[Modifier, ...] = field(init=False)
    """The modifiers that may forbid that a citizen is gained."""
    is_immune: bool = field(init=False)
    """Whether nobody may take anything from the seat."""
    asked: frozenset[Action] = field(init=False)
    """The kinds of actions whose offers are asked place by place: prices are more than a sum."""
    offers: dict[Any, Any] = field(factory=dict, init=False, repr=False)
    """The offers of cards on these terms, each made once (`offers_on` and `prices` make them)."""

    @changes.default
    def _changes(self) -> dict[Action, PriceChange]:
        changes = {action: _change(self.modifiers, action) for action in ACTIONS.values()}
        return {action: change for action, change in changes.items() if change != _NONE}

    @bans.default
    def _bans(self) -> tuple[Modifier, ...]:
        return tuple(modifier for modifier in self.modifiers if modifier.may_forbid)

    @asked.default
    def _asked(self) -> frozenset[Action]:
        asked = [action for action, change in self.changes.items() if not change.is_sum(action)]
        return frozenset([*asked, *([RECRUIT] if self.bans else [])])

    @is_immune.default
    def _is_immune(self) -> bool:
        return any(modifier.is_immune for modifier in self.modifiers)

    def extra_for(self, copies: int) -> int:
        """Return the extra Gold for a citizen: 1 for each card of its name (T18)."""
        extra = copies
        for modifier in self.modifiers:
            extra = modifier.extra_for_copies(extra)
        return extra

    def prices(self, action: Action, printed: tuple[Price]) -> tuple[Price, ...]:
        """Return what becomes of a price: usually one, or several to choose from."""
        change = self.changes.get(action)
        return printed if change is None else change.prices(printed[0])


def _change(modifiers: Sequence[Modifier], action: Action) -> PriceChange:
    also = dict.fromkeys(kind for each in modifiers for kind in each.also_gold(action))
    choices = product(*(each.cheaper(action) or (NOTHING,) for each in modifiers))
    return PriceChange(
        _sum(each.dearer(action) for each in modifiers),
        tuple(dict.fromkeys(map(_sum, choices))),
        sum(each.waived_icons(action) for each in modifiers),
        tuple(also),
    )


def _sum(amounts: Iterable[Amounts]) -> Amounts:
    return sum(amounts, start=NOTHING)


def _less(whole: Amounts, less: Amounts) -> Amounts:
    return Amounts(
        max(0, whole.gold - less.gold),
        max(0, whole.strength - less.strength),
        max(0, whole.magic - less.magic),
        more=missing(less.more, whole.more),
    )


def _is_below(one: Amounts, other: Amounts) -> bool:
    """Return whether an amount is another one, and no part is above the other's."""
    return one != other and _less(one, other) == NOTHING


terms_of = lru_cache(maxsize=256)(Terms)
"""Few terms are different: each is made once, and keeps the prices it has changed."""
PLAIN_TERMS = terms_of(())
