"""One side of the table as a value sees it: its holdings, and its expected gains from the dice.

The sums of a tableau are counted once for as long as it stays the same; a decision looks at
hundreds of positions, and most of them leave the other players' tableaus unchanged.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple, cast

from valeria_desktop.games.valeria.bots.values import ROLLS, activations, round_of
from valeria_desktop.games.valeria.rules.model.belongings import worth_of
from valeria_desktop.games.valeria.rules.model.holdings import standing_cards
from valeria_desktop.games.valeria.rules.model.icons import COUNTED_TYPES
from valeria_desktop.games.valeria.rules.model.income import NO_INCOME, Income, as_income
from valeria_desktop.games.valeria.rules.model.tally import count_icons, shown_icons

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from valeria_desktop.games.valeria.rules.model.belongings import Laid
    from valeria_desktop.games.valeria.rules.model.cards import Card, Citizen, Domain, Foe, Starter
    from valeria_desktop.games.valeria.rules.model.dukes import Duke
    from valeria_desktop.games.valeria.rules.model.holdings import Holdings

_DOUBLES = 1 / 6
_THINGS = 12
_MAGIC = 2
"""The place of Magic in an income."""
Weights = tuple[float, ...]
"""A Duke's points for each role, citizen, monster and domain, each type, and each resource left."""


class TableauSums(NamedTuple):
    """The sums of a tableau and a victory stack."""

    on: Income
    """The expected gain from a roll on the player's turn."""
    off: Income
    """The expected gain from a roll on another player's turn."""
    counted: tuple[int, ...]
    """The numbers that Dukes count: icons, citizens, monsters, domains, types."""
    icons: tuple[int, int, int, int]
    """The icons of the citizens alone, as domains ask for them."""
    monster_points: int
    domain_points: int
    lasting: float
    """The resources per round from domains, and from cards in zones of sets."""
    lasting_points: float
    powers: int
    modifiers: int


def tableau_of(player: Holdings, *, has_consolation: bool, harvests: bool = True) -> TableauSums:
    """Return the sums of a player's cards."""
    return _tableau(
        _Owned(
            player.starters,
            player.citizens,
            player.domains,
            player.monsters,
            player.citizens_down,
            player.domains_down,
            player.laid,
            player.secret[:1],
        ),
        has_consolation=has_consolation,
        harvests=harvests,
    )


class _Owned(NamedTuple):
    """A player's cards that matter to a tableau; counting needs nothing else."""

    starters: tuple[Starter, ...]
    citizens: tuple[Citizen, ...]
    domains: tuple[Domain, ...]
    monsters: tuple[Foe, ...]
    citizens_down: tuple[Citizen, ...] = ()
    domains_down: tuple[Domain, ...] = ()
    laid: Laid = ()
    secret: tuple[Card | None, ...] = ()


@lru_cache(maxsize=4096)
def _tableau(owned: _Owned, *, has_consolation: bool, harvests: bool) -> TableauSums:
    on, off = (
        _harvests(owned, has_consolation=has_consolation) if harvests else (NO_INCOME, NO_INCOME)
    )
    icons = shown_icons(owned.citizens, owned.laid)
    citizens, domains = (
        owned.citizens + owned.citizens_down,
        owned.domains + owned.domains_down,
    )
    more = count_icons((*domains, *owned.citizens_down))
    lasting = standing_cards(cast("Holdings", owned))
    rounds = [round_of(card, cast("Holdings", owned)) for card in lasting]
    return TableauSums(
        on,
        off,
        (
            *(one + other for one, other in zip(icons, more, strict=True)),
            *(len(citizens), len(owned.monsters), len(domains)),
            *(sum(foe.type is kind for foe in owned.monsters) for kind in COUNTED_TYPES),
        ),
        icons,
        sum(foe.points for foe in owned.monsters),
        sum(domain.points for domain in domains),
        sum(resources for resources, _ in rounds),
        sum(points for _, points in rounds),
        sum(len(card.roll_powers) for card in lasting),
        sum(len(card.modifiers) for card in lasting),
    )


def _harvests(owned: _Owned, *, has_consolation: bool) -> tuple[Income, Income]:
    on, off = [0.0] * 6, [0.0] * 6
    cards: tuple[Citizen | Starter, ...] = (*owned.citizens, *owned.starters)
    numbers = frozenset(number for card in cards for number in card.numbers)
    nothing = _nothing(numbers)
    for card in owned.citizens:
        _add(on, off, card, activations(card), owned)
    for starter in owned.starters:
        times = activations(starter) + _DOUBLES * starter.on_doubles
        times += nothing * starter.when_nothing_else
        if starter.once:
            times -= _nothing_at_doubles(numbers)
        _add(on, off, starter, times, owned)
    if has_consolation:
        on[4] += nothing
        off[4] += nothing
    return as_income(on), as_income(off)


@cache
def _nothing(numbers: frozenset[int]) -> float:
    """Return the chance that a roll shows none of some numbers."""
    none = sum(not numbers & {*dice, sum(dice)} for dice in ROLLS)
    return none / len(ROLLS)


@cache
def _nothing_at_doubles(numbers: frozenset[int]) -> float:
    """Return the chance that a roll is doubles and shows none of some numbers."""
    doubles = [dice for dice in ROLLS if dice[0] == dice[1]]
    return sum(not numbers & {*dice, sum(dice)} for dice in doubles) / len(ROLLS)


def _add(
    on: list[float], off: list[float], card: Citizen | Starter, times: float, owned: _Owned
) -> None:
    for to, effect in ((on, card.on_turn), (off, card.off_turn)):
        for kind, number in enumerate(effect.income(cast("Holdings", owned))):
            to[kind] += number * times
        if tokens := effect.tokens(cast("Holdings", owned)):
            to[_MAGIC] += worth_of(tokens) * times  # what is learned knows no tokens


def weights_of(duke: Duke) -> Weights:
    """Return a Duke's points for each thing."""
    return (
        *(float(each) for each in duke.each_icon),
        *(float(duke.citizens), float(duke.monsters), float(duke.domains)),
        *(float(duke.types.get(kind, 0)) for kind in COUNTED_TYPES),
        duke.each_left,
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
