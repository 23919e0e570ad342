"""A payer's money where tokens of a set stand for resources (CS12).

Such a token pays the bank like the resource itself, and mixes with it freely. On their own turn a
payer uses these tokens first, which is never worse: they come back before the turn is over.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Protocol

from attrs import frozen

from valeria_desktop.games.valeria.rules.model.amounts import NOTHING, Amounts, Resource
from valeria_desktop.games.valeria.rules.model.belongings import TRACKS, Numbers

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from valeria_desktop.games.valeria.rules.model.holdings import Money


class Seats(Protocol):
    """A game, or a view of one, as far as payers concern it."""

    @property
    def active(self) -> int:
        """The seat whose turn it is."""

    @property
    def players(self) -> Sequence[Money]:
        """All players' money."""


@frozen
class MixedMoney:
    """Money with the tokens in it that stand for resources."""

    gold: int
    strength: int
    magic: int
    more: Numbers
    standing: dict[Resource, tuple[str, int]]
    """The track and the number of tokens that stand for a resource."""
    are_first: bool
    """Whether these tokens go before the resource itself."""

    def divided(self, whole: Amounts) -> Iterator[Amounts]:
        """Yield the payments of an amount, by what is paid with tokens."""
        for parts in product(*(self._parts(kind, whole) for kind in Resource)):
            yield sum(parts, start=Amounts(more=whole.more))

    def _parts(self, kind: Resource, whole: Amounts) -> Sequence[Amounts]:
        number: int = getattr(whole, kind)
        if kind not in self.standing:
            return [Amounts.of(kind, number)]
        tag, tokens = self.standing[kind]
        most = min(tokens, number)
        least = max(0, number - (getattr(self, kind) - tokens))
        numbers = [most] if self.are_first else range(most, least - 1, -1)
        return [Amounts.of(kind, number - used) + Amounts.of(tag, used) for used in numbers]


def money_of(game: Seats, seat: int) -> Money:
    """Return what a seat can pay the bank with."""
    return purse_of(game.players[seat], are_first=seat == game.active)


def purse_of(player: Money, *, are_first: bool = True) -> Money:
    """Return what a player has in resources, with the tokens that stand for some."""
    if not player.more:
        return player
    standing = {
        Resource(TRACKS[tag].stands_for): (tag, number)
        for tag, number in player.more
        if TRACKS[tag].stands_for
    }
    if not standing:
        return player
    more = sum((Amounts.of(kind, number) for kind, (_, number) in standing.items()), start=NOTHING)
    return MixedMoney(
        player.gold + more.gold,
        player.strength + more.strength,
        player.magic + more.magic,
        player.more,
        standing,
        are_first,
    )
