"""A payer's money where tokens of a set stand for resources (CS12).

Such a token pays the bank like the resource itself, and mixes with it freely. On their own turn a
payer uses these tokens first, which is never worse: they come back before the turn is over.
"""

from __future__ import annotations

from functools import lru_cache, reduce
from itertools import product
from typing import TYPE_CHECKING, Protocol

from attrs import frozen

from valeria_desktop.games.valeria.rules.model.amounts import NOTHING, Amounts, Resource
from valeria_desktop.games.valeria.rules.model.belongings import NO_NUMBERS, TRACKS, Numbers, added

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
        if not any(getattr(whole, kind) for kind in self.standing):
            yield whole
            return
        if self.are_first:
            yield self._tokens_first(whole)
            return
        for parts in product(*(self._parts(kind, whole) for kind in Resource)):
            gold, strength, magic = (number for number, _ in parts)
            tokens = reduce(added, (used for _, used in parts), whole.more)
            yield Amounts(gold, strength, magic, more=tokens)

    def _tokens_first(self, whole: Amounts) -> Amounts:
        left = {kind: getattr(whole, kind) for kind in ("gold", "strength", "magic")}
        used: list[tuple[str, int]] = []
        for kind, (tag, tokens) in self.standing.items():
            if number := min(tokens, left[kind]):
                left[kind] -= number
                used.append((tag, number))
        return Amounts(**left, more=added(whole.more, tuple(used)))

    def _parts(self, kind: Resource, whole: Amounts) -> Sequence[tuple[int, Numbers]]:
        """Return the numbers of a resource, each with the tokens for the rest."""
        number: int = getattr(whole, kind)
        if kind not in self.standing:
            return [(number, NO_NUMBERS)]
        tag, tokens = self.standing[kind]
        least = max(0, number - (getattr(self, kind) - tokens))
        numbers = range(min(tokens, number), least - 1, -1)
        return [(number - used, ((tag, used),) if used else NO_NUMBERS) for used in numbers]


def money_of(game: Seats, seat: int) -> Money:
    """Return what a seat can pay the bank with."""
    return purse_of(game.players[seat], are_first=seat == game.active)


def purse_of(player: Money, *, are_first: bool = True) -> Money:
    """Return what a player has in resources, with the tokens that stand for some."""
    if not player.more:
        return player
    own = player.gold, player.strength, player.magic
    return _mixed(own, player.more, are_first=are_first) or player


@lru_cache(4096)
def _mixed(own: tuple[int, int, int], tokens: Numbers, *, are_first: bool) -> MixedMoney | None:
    """Return resources with the tokens that stand for some; nothing where none does.

    An action asks for the same money at each place.
    """
    standing = {
        Resource(TRACKS[tag].stands_for): (tag, number)
        for tag, number in tokens
        if TRACKS[tag].stands_for
    }
    if not standing:
        return None
    more = sum((Amounts.of(kind, number) for kind, (_, number) in standing.items()), start=NOTHING)
    gold, strength, magic = own
    return MixedMoney(
        gold + more.gold,
        strength + more.strength,
        magic + more.magic,
        tokens,
        standing,
        are_first,
    )
