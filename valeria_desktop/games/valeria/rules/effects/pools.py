"""Effects that feed and empty pools, and those that lay your own resources on a card (C14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from attrs import field, frozen
from attrs.validators import ge

from valeria_desktop.games.valeria.rules.at import AtPool
from valeria_desktop.games.valeria.rules.model.amounts import (
    Amounts,
    AnyKind,
    Resource,
    resources_only,
)
from valeria_desktop.games.valeria.rules.model.effect import Effect, effect
from valeria_desktop.games.valeria.rules.model.income import NO_INCOME, income_of, of_any_kind
from valeria_desktop.games.valeria.rules.model.pools import POOLS, a_pool, all_of_kind
from valeria_desktop.games.valeria.rules.turn.use import Pick
from valeria_desktop.kernel.phrases import Phrase, say
from valeria_desktop.kernel.signs import THEN, Mark

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.effect import Readings
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings
    from valeria_desktop.games.valeria.rules.model.income import Income
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.kernel.at import At
    from valeria_desktop.kernel.signs import Marks


@frozen(cache_hash=True)
class OneOfPool(Effect):
    """A way to feed or empty a pool: named amounts of one kind."""

    pool: str
    amounts: Amounts

    @property
    def icon(self) -> str:
        (kind, _), *_ = self.amounts
        return kind

    @property
    def at(self) -> At:
        return AtPool(self.pool, self.icon)


@frozen(cache_hash=True)
class PutInPool(OneOfPool):
    """Putting named amounts into a pool: one way of `FeedPool`."""

    def apply(self, state: State, seat: int, cause: Card) -> None:
        state.feed_pool(seat, self.pool, self.amounts, cause)

    def signs(self) -> Marks:
        return (*self.amounts.signs(), THEN, Mark("pool"))

    def words(self) -> Phrase:
        pool = POOLS[self.pool].title()
        return say("put {amounts} into {pool}", amounts=self.amounts.words(), pool=pool)

    @property
    def key(self) -> str:
        return f"{self.amounts.key}-into-{self.pool}"


@frozen(cache_hash=True)
class TakeOutOfPool(OneOfPool):
    """Taking named amounts out of a pool: one way of `EmptyPool`."""

    def apply(self, state: State, seat: int, cause: Card) -> None:
        state.empty_pool(seat, self.pool, self.amounts, cause)

    def signs(self) -> Marks:
        return (Mark("pool"), THEN, *self.amounts.signs())

    def words(self) -> Phrase:
        pool = POOLS[self.pool].title()
        return say("take {amounts} out of {pool}", amounts=self.amounts.words(), pool=pool)

    @property
    def key(self) -> str:
        return f"{self.amounts.key}-out-of-{self.pool}"

    @property
    def gained(self) -> Amounts:
        return self.amounts

    @property
    def is_gift(self) -> bool:
        return True


class OfPool(Pick):
    """An effect on a pool, the same for one player."""

    __slots__ = ()

    is_clause: ClassVar[bool] = True

    def alone(self, readings: Readings) -> Effect:
        return self


@effect("feed_pool")
@frozen(cache_hash=True)
class FeedPool(OfPool):
    """Put a number of one resource of your choice into a pool, or as many as you have (CS5)."""

    pool: str = field(validator=a_pool)
    number: int = field(default=1, validator=ge(1))

    def ways(self, state: State, seat: int, cause: Card) -> list[PutInPool]:
        wanted = [Amounts.of(resource, self.number) for resource in Resource]
        there = [state.available(seat, amounts) for amounts in wanted]
        return [PutInPool(self.pool, amounts) for amounts in there if amounts]

    def income(self, owner: Holdings) -> Income:
        return of_any_kind(-float(self.number))

    def signs(self) -> Marks:
        return (*AnyKind(self.number).signs(), THEN, Mark("pool"))

    def words(self) -> Phrase:
        pool = POOLS[self.pool].title()
        return say("put {amounts} into {pool}", amounts=AnyKind(self.number).words(), pool=pool)

    @property
    def question(self) -> Phrase:
        return say("what do you put into {pool}?", pool=POOLS[self.pool].title())


@effect("empty_pool")
@frozen(cache_hash=True)
class EmptyPool(OfPool):
    """Take everything of one resource out of a pool (CS8): it shows in the position after it."""

    pool: str = field(validator=a_pool)

    def ways(self, state: State, seat: int, cause: Card) -> list[TakeOutOfPool]:
        there = [all_of_kind(state.in_pool(self.pool), resource) for resource in Resource]
        return [TakeOutOfPool(self.pool, amounts) for amounts in there if amounts]

    def income(self, owner: Holdings) -> Income:
        return NO_INCOME

    def signs(self) -> Marks:
        return (Mark("pool"), THEN, Mark("any"))

    def words(self) -> Phrase:
        pool = POOLS[self.pool].title()
        return say("take everything of one resource out of {pool}", pool=pool)


@effect("feed")
@frozen(cache_hash=True)
class Feed(Effect):
    """Put amounts of your own on this card, as far as you have them (CS18).

    Gold there is the slayer's bounty (V6). Where the card isn't on top, nothing is put.
    """

    amounts: Amounts = field(validator=resources_only)
    is_clause: ClassVar[bool] = True

    def apply(self, state: State, seat: int, cause: Card) -> None:
        for place in state.table.layout.open_places:
            if state.top(place) is cause:
                state.feed(seat, place, self.amounts, cause)
                return

    def alone(self, readings: Readings) -> Effect:
        return self

    def income(self, owner: Holdings) -> Income:
        return income_of(self.amounts, -1)

    @property
    def icon(self) -> str:
        return "token"

    def signs(self) -> Marks:
        return (*self.amounts.signs(), THEN, Mark("token"))

    def words(self) -> Phrase:
        return say("put {amounts} of yours on this card", amounts=self.amounts.words())
