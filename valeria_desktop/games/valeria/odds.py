"""How often the dice wake a card, and the card's mean gains for its owner in a round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from valeria_desktop.games.valeria.rules.effects.combined import AllOf, OneOf, Trade
from valeria_desktop.games.valeria.rules.effects.gains import Gain, GainAny, GainPer
from valeria_desktop.games.valeria.rules.setup import Solo

if TYPE_CHECKING:
    from collections.abc import Iterable

    from valeria_desktop.games.valeria.rules.model.amounts import Amounts
    from valeria_desktop.games.valeria.rules.model.cards import Card
    from valeria_desktop.games.valeria.rules.model.effect import Effect
    from valeria_desktop.games.valeria.rules.model.table import Table
    from valeria_desktop.games.valeria.rules.view import PlayerView

_FACES = range(1, 7)
_ROLLS = len(_FACES) ** 2
ANY = "any"
"""A resource of the owner's choice."""

Rolls = tuple[tuple[int, ...], ...]
"""How often each roll wakes a card: by the number of die A, then of die B."""
Brought = dict[str, float]
"""The number of each kind; a payment is negative."""


@frozen
class Odds:
    """A card's chances with the dice."""

    rolls: Rolls
    mine: tuple[Brought, ...] = ()
    """The gains per round on the owner's turns; several entries if the owner chooses one."""
    others: tuple[Brought, ...] = ()
    """The gains per round on other players' turns."""

    @property
    def waking(self) -> int:
        """The number of rolls, of the 36, that wake the card."""
        return sum(times > 0 for row in self.rolls for times in row)

    @property
    def twice(self) -> int:
        """The number of rolls, of the 36, that wake the card twice."""
        return sum(times > 1 for row in self.rolls for times in row)

    @property
    def is_plain(self) -> bool:
        """Whether the owner has nothing to choose or to pay."""
        sides = (self.mine, self.others)
        amounts = [number for side in sides for brought in side for number in brought.values()]
        return all(len(side) <= 1 for side in sides) and all(number >= 0 for number in amounts)

    @property
    def each_round(self) -> Brought:
        """The gains per round of a card without a choice."""
        whole: Brought = {}
        for brought in (*self.mine, *self.others):
            for kind, number in brought.items():
                whole[kind] = whole.get(kind, 0) + number
        return whole


def odds_of(card: Card, table: Table | None = None, owner: PlayerView | None = None) -> Odds | None:
    """Return a card's odds at a table, with its owner's other cards; None if no roll wakes it."""
    if not card.harvest:
        return None
    on_turn, off_turn = card.harvest
    holds = _with(owner, card) if owner is not None else None
    rolls = tuple(tuple(_times(card, (a, b), holds) for b in _FACES) for a in _FACES)
    if table is None or not any(map(any, rolls)):
        return Odds(rolls) if any(map(any, rolls)) else None
    share = sum(map(sum, rolls)) / _ROLLS
    return Odds(
        rolls,
        mine=_shares(ways_of(on_turn, holds), share),
        others=_shares(ways_of(off_turn, holds), share * _harvests_of_others(table)),
    )


def _with(owner: PlayerView, card: Card) -> PlayerView:
    """Return the owner with the card added: it may count itself."""
    is_there = card.action is None or card in getattr(owner, card.kept)
    return owner if is_there else owner.with_card(card)


def _times(card: Card, dice: tuple[int, int], owner: PlayerView | None) -> int:
    """Count how often a roll wakes a card (T7, T12)."""
    results = _results(dice)
    times = sum(result in card.numbers for result in results)
    is_alone = False
    if card.when_nothing_else and owner is not None:
        woken = any(result in each.numbers for each in _numbered(owner) for result in results)
        is_alone = not woken
    return times + card.wakes(is_alone=is_alone, is_double=dice[0] == dice[1])


def _results(dice: tuple[int, int]) -> tuple[int, int, int]:
    return dice[0], dice[1], sum(dice)


def _numbered(owner: PlayerView) -> Iterable[Card]:
    return (*owner.starters, *owner.citizens)


def _harvests_of_others(table: Table) -> int:
    """Count a player's harvests per round with off-turn powers."""
    if table.setup.solo is Solo.DARK_LORD:
        return 1  # the Second Harvest
    return max(0, table.setup.players - 1 - table.has_resting)


def _shares(ways: tuple[Brought, ...], share: float) -> tuple[Brought, ...]:
    if not share:
        return ()
    return tuple({kind: number * share for kind, number in way.items()} for way in ways)


def ways_of(effect: Effect, owner: PlayerView | None) -> tuple[Brought, ...]:
    """Return the gains of an effect, one for each way to choose; none if they depend on more."""
    match effect:
        case Gain():
            return (_brought(effect.amounts),)
        case GainPer() if owner is not None:
            return (_brought(effect.gain * effect.per.of(owner)),)
        case GainAny():
            return ({ANY: effect.number},)
        case _:
            return _joined_ways(effect, owner)


def _joined_ways(effect: Effect, owner: PlayerView | None) -> tuple[Brought, ...]:
    match effect:
        case OneOf():
            parts = [ways_of(part, owner) for part in effect.effects]
            return tuple(way for part in parts for way in part) if all(parts) else ()
        case AllOf():
            return _all_of([ways_of(part, owner) for part in effect.effects])
        case Trade():
            paid: Brought = {kind: -number for kind, number in effect.pay}
            return tuple(_sum(paid, way) for way in ways_of(effect.get, owner))
    return ()


def _brought(amounts: Amounts) -> Brought:
    return dict(amounts)


def _all_of(parts: list[tuple[Brought, ...]]) -> tuple[Brought, ...]:
    """Join each way of one part with each way of the next."""
    ways: tuple[Brought, ...] = ({},)
    for part in parts:
        ways = tuple(_sum(way, other) for way in ways for other in part)
    return ways


def _sum(one: Brought, other: Brought) -> Brought:
    kinds = dict.fromkeys((*one, *other))
    return {kind: one.get(kind, 0) + other.get(kind, 0) for kind in kinds}
