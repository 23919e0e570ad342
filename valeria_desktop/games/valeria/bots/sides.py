"""One side of the table as a value sees it: its holdings, and its expected gains from the dice.

The sums of a tableau are counted once for as long as it stays the same; a decision looks at
hundreds of positions, and most of them leave the other players' tableaus unchanged.
"""

from __future__ import annotations

from functools import cache, lru_cache, singledispatch
from typing import TYPE_CHECKING, NamedTuple, cast

from valeria_desktop.games.valeria.bots.values import ROLLS, activations, from_triggers
from valeria_desktop.games.valeria.rules.effects.combined import AllOf, OneOf, Trade
from valeria_desktop.games.valeria.rules.effects.gains import Gain, GainAny, GainPer
from valeria_desktop.games.valeria.rules.effects.takes import Steal, Take
from valeria_desktop.games.valeria.rules.model.cards import MonsterType, count_icons

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from valeria_desktop.games.valeria.rules.model.amounts import Amounts
    from valeria_desktop.games.valeria.rules.model.cards import (
        Citizen,
        Domain,
        Duke,
        Foe,
        Starter,
    )
    from valeria_desktop.games.valeria.rules.model.effect import Effect
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings

Bring = tuple[float, float, float, float, float, float]
"""Numbers of Gold, Strength, Magic, points, resources of any kind, and resources from others."""
NOTHING: Bring = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
_DOUBLES = 1 / 6
_THINGS = 12
Weights = tuple[float, ...]
"""A Duke's points for each role, citizen, monster and domain, each type, and each resource left."""


class TableauSums(NamedTuple):
    """The sums of a tableau and a victory stack."""

    on: Bring
    """The expected gain from a roll on the player's turn."""
    off: Bring
    """The expected gain from a roll on another player's turn."""
    counted: tuple[int, ...]
    """The numbers that Dukes count: icons, citizens, monsters, domains, types."""
    icons: tuple[int, int, int, int]
    """The icons of the citizens alone, as domains ask for them."""
    monster_points: int
    domain_points: int
    lasting: float
    """The resources per round from domains."""
    lasting_points: float
    powers: int
    modifiers: int


def tableau_of(player: Holdings, *, has_consolation: bool, harvests: bool = True) -> TableauSums:
    """Return the sums of a player's cards."""
    return _tableau(
        _Owned(player.starters, player.citizens, player.domains, player.monsters),
        has_consolation=has_consolation,
        harvests=harvests,
    )


class _Owned(NamedTuple):
    """A player's cards that matter to a tableau; counting needs nothing else."""

    starters: tuple[Starter, ...]
    citizens: tuple[Citizen, ...]
    domains: tuple[Domain, ...]
    monsters: tuple[Foe, ...]


@lru_cache(maxsize=4096)
def _tableau(owned: _Owned, *, has_consolation: bool, harvests: bool) -> TableauSums:
    on, off = _harvests(owned, has_consolation=has_consolation) if harvests else (NOTHING, NOTHING)
    icons = count_icons(owned.citizens)
    more = count_icons(owned.domains)
    rounds = [from_triggers(domain) for domain in owned.domains]
    return TableauSums(
        on,
        off,
        (
            *(one + other for one, other in zip(icons, more, strict=True)),
            *(len(owned.citizens), len(owned.monsters), len(owned.domains)),
            *(sum(foe.type is kind for foe in owned.monsters) for kind in MonsterType),
        ),
        icons,
        sum(foe.points for foe in owned.monsters),
        sum(domain.points for domain in owned.domains),
        sum(resources for resources, _ in rounds),
        sum(points for _, points in rounds),
        sum(len(domain.die_powers) for domain in owned.domains),
        sum(len(domain.modifiers) for domain in owned.domains),
    )


def _harvests(owned: _Owned, *, has_consolation: bool) -> tuple[Bring, Bring]:
    on, off = [0.0] * 6, [0.0] * 6
    cards: tuple[Citizen | Starter, ...] = (*owned.citizens, *owned.starters)
    nothing = _nothing(frozenset(number for card in cards for number in card.numbers))
    for card in owned.citizens:
        _add(on, off, card, activations(card), owned)
    for starter in owned.starters:
        times = activations(starter) + _DOUBLES * starter.on_doubles
        _add(on, off, starter, times + nothing * starter.when_nothing_else, owned)
    if has_consolation:
        on[4] += nothing
        off[4] += nothing
    return _as_bring(on), _as_bring(off)


def _as_bring(amounts: list[float]) -> Bring:
    gold, strength, magic, points, any_kind, taken = amounts
    return gold, strength, magic, points, any_kind, taken


@cache
def _nothing(numbers: frozenset[int]) -> float:
    """Return the chance that a roll shows none of some numbers."""
    none = sum(not numbers & {*dice, sum(dice)} for dice in ROLLS)
    return none / len(ROLLS)


def _add(
    on: list[float], off: list[float], card: Citizen | Starter, times: float, owned: _Owned
) -> None:
    for to, effect in ((on, card.on_turn), (off, card.off_turn)):
        for kind, number in enumerate(_brings(effect, owned)):
            to[kind] += number * times


def resources_in(bring: Bring) -> float:
    """Return the number of resources in an expected harvest."""
    gold, strength, magic, _, any_kind, taken = bring
    return gold + strength + magic + any_kind + taken


def _of(amounts: Amounts, times: int = 1) -> Bring:
    return (
        float(amounts.gold * times),
        float(amounts.strength * times),
        float(amounts.magic * times),
        float(amounts.points * times),
        0.0,
        0.0,
    )


def _sum(brings: Iterable[Bring]) -> Bring:
    return _as_bring([sum(numbers) for numbers in zip(NOTHING, *brings, strict=True)])


def bring_of(effect: Effect, player: Holdings) -> Bring:
    """Return the income from a power in a harvest, for the owner of these cards."""
    return _brings(
        effect, _Owned(player.starters, player.citizens, player.domains, player.monsters)
    )


@singledispatch
def _brings(_effect: Effect, _owned: _Owned) -> Bring:
    """Return the income from an effect in a harvest; rewards show in the position after them."""
    return NOTHING


@_brings.register
def _(effect: Gain, _owned: _Owned) -> Bring:
    return _of(effect.amounts)


@_brings.register
def _(effect: GainPer, owned: _Owned) -> Bring:
    return _of(effect.gain, effect.per.of(cast("Holdings", owned)))  # counting needs only the cards


@_brings.register
def _(effect: GainAny, _owned: _Owned) -> Bring:
    return (0.0, 0.0, 0.0, 0.0, float(effect.number), 0.0)


@_brings.register
def _(effect: OneOf, owned: _Owned) -> Bring:
    best = max(resources_in(_brings(part, owned)) for part in effect.effects)
    return (0.0, 0.0, 0.0, 0.0, max(0.0, best), 0.0)


@_brings.register
def _(effect: AllOf, owned: _Owned) -> Bring:
    return _sum(_brings(part, owned) for part in effect.effects)


@_brings.register
def _(effect: Trade, owned: _Owned) -> Bring:
    return _sum((_brings(effect.get, owned), _of(effect.pay, -1)))


@_brings.register
def _(effect: Steal, _owned: _Owned) -> Bring:
    return (0.0, 0.0, 0.0, 0.0, 0.0, float(effect.up_to))


@_brings.register
def _(effect: Take, _owned: _Owned) -> Bring:
    return (0.0, 0.0, 0.0, 0.0, 0.0, float(sum(number for _, number in effect.amounts)))


def weights_of(duke: Duke) -> Weights:
    """Return a Duke's points for each thing."""
    return (
        *(float(each) for each in duke.each_icon),
        *(float(duke.citizens), float(duke.monsters), float(duke.domains)),
        *(float(duke.types.get(kind, 0)) for kind in MonsterType),
        1 / duke.resources_per_point,
    )


def weighed_mean(dukes: Sequence[Duke], shares: Sequence[int]) -> Weights:
    """Return the mean points for each thing of Dukes that aren't equally likely."""
    total, mean = sum(shares), [0.0] * _THINGS
    for duke, share in zip(dukes, shares, strict=True):
        part = share / total
        for at, each in enumerate(weights_of(duke)):
            mean[at] += part * each
    return tuple(mean)


def mean_weights(dukes: Iterable[Duke]) -> Weights:
    """Return the mean points of several possible Dukes for each thing."""
    all_weights = [weights_of(duke) for duke in dukes]
    return tuple(sum(each) / len(all_weights) for each in zip(*all_weights, strict=True))
