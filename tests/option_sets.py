"""Every legal combination of players, edition, variants and preset.

OPTION_SETS is the whole list, COMBINATIONS the list without the presets, and `setups()` a
hypothesis strategy that also picks what the preset "custom" and the Monster Events leave open.
The games for one player have lists and a strategy of their own.
"""

from __future__ import annotations

from itertools import combinations, product
from typing import TYPE_CHECKING

from attrs import evolve, frozen
from hypothesis import strategies as st

from valeria_desktop.games.valeria.files.loader import shipped_catalog
from valeria_desktop.games.valeria.rules.setup import (
    AREAS,
    BASE_VARIANTS,
    CUSTOM,
    MAX_PLAYERS,
    MIN_PLAYERS,
    RANDOM,
    SIEGE_DECK,
    Edition,
    Level,
    Setup,
    Solo,
    Variant,
)

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

CATALOG = shipped_catalog()
PLAYERS = range(MIN_PLAYERS, MAX_PLAYERS + 1)
PRESETS = (*(preset.id for preset in CATALOG.presets), RANDOM, CUSTOM)
# 25 monsters, 6 of each of 10 citizens, and the 15 domains that the preset "custom" must leave in
LONGEST_SIEGE = 99


@frozen
class Combination:
    """Players, edition and variants: all that the presets can be combined with."""

    players: int
    edition: Edition
    variants: frozenset[Variant] = frozenset()
    solo: Solo | None = None
    level: Level = Level.STANDARD
    is_longer: bool = False
    """For the siege: whether its deck is larger than it has to be."""

    @property
    def name(self) -> str:
        """Name it for test reports: "3p-2e-mixed+events", "dark-lord-harder-1e-mixed"."""
        variants = "+".join(variant for variant in Variant if variant in self.variants) or "plain"
        if self.solo is Solo.DARK_LORD:
            return f"dark-lord-{self.level}-{self.edition}-{variants}"
        if self.solo is Solo.SIEGE:
            return f"siege-{'longer' if self.is_longer else SIEGE_DECK}-{self.edition}"
        return f"{self.players}p-{self.edition}-{variants}"


@frozen
class OptionSet:
    """A combination with a preset."""

    combination: Combination
    preset: str

    @property
    def name(self) -> str:
        """Name it for test reports: "3p-2e-mixed+events-monster-blood"."""
        return f"{self.combination.name}-{self.preset}"

    def setup(self, chance: Random) -> Setup:
        """Return a set-up of this kind; chance picks what is left open."""
        combination = self.combination
        setup = Setup(
            players=combination.players,
            edition=combination.edition,
            preset=self.preset,
            variants=combination.variants,
            solo=combination.solo,
            level=combination.level,
        )
        if self.preset == CUSTOM:
            setup = _custom(setup, chance)
        if setup.has_events:
            events = [card.id for card in CATALOG.events]
            number = chance.randint(0, setup.players)
            setup = evolve(setup, events=tuple(chance.sample(events, number)))
        if combination.is_longer:
            setup = evolve(setup, deck=chance.randrange(SIEGE_DECK + 3, LONGEST_SIEGE + 1, 3))
        return setup


def _custom(setup: Setup, chance: Random) -> Setup:
    domains = [card.id for card in CATALOG.domains]
    spare = len(domains) - AREAS * setup.domains_in_a_stack
    return evolve(
        setup,
        areas=tuple(chance.sample(sorted(CATALOG.areas), AREAS)),
        citizens=()
        if setup.mixed
        else tuple(chance.choice(group).id for group in CATALOG.numbers.values()),
        without=tuple(chance.sample(domains, chance.randint(0, spare))),
    )


def _combinations() -> Iterator[Combination]:
    for players, edition in product(PLAYERS, Edition):
        offered = [v for v in BASE_VARIANTS if v is not Variant.EVENTS or edition is Edition.SECOND]
        for number in range(len(offered) + 1):
            for variants in combinations(offered, number):
                yield Combination(players, edition, frozenset(variants))


def _solo_combinations() -> Iterator[Combination]:
    for edition, level in product(Edition, Level):
        events = () if edition is Edition.FIRST else (Variant.EVENTS,)
        for chosen in ((), (Variant.MIXED,), events, (Variant.MIXED, *events)):
            yield Combination(1, edition, frozenset(chosen), Solo.DARK_LORD, level)
    for edition, is_longer in product(Edition, (False, True)):
        yield Combination(1, edition, solo=Solo.SIEGE, is_longer=is_longer)


COMBINATIONS = tuple(_combinations())
OPTION_SETS = tuple(OptionSet(*pair) for pair in product(COMBINATIONS, PRESETS))
SOLO_COMBINATIONS = tuple(dict.fromkeys(_solo_combinations()))
SOLO_OPTION_SETS = tuple(OptionSet(*pair) for pair in product(SOLO_COMBINATIONS, PRESETS))


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Draw a set-up for several players that can be played."""
    option_set = draw(st.sampled_from(OPTION_SETS))
    return option_set.setup(draw(st.randoms(use_true_random=False)))


@st.composite
def solo_setups(draw: st.DrawFn) -> Setup:
    """Draw a set-up for one player that can be played; each solo game is as likely."""
    solo = draw(st.sampled_from(Solo))
    option_set = draw(st.sampled_from([o for o in SOLO_OPTION_SETS if o.combination.solo is solo]))
    return option_set.setup(draw(st.randoms(use_true_random=False)))
