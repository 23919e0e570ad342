"""Every legal combination of players, edition, variants and preset.

OPTION_SETS is the whole list, COMBINATIONS the list without the presets, and `setups()` a
hypothesis strategy that also picks what the preset "custom" and the Monster Events leave open.
"""

from __future__ import annotations

from itertools import combinations, product
from typing import TYPE_CHECKING

from attrs import evolve, frozen
from hypothesis import strategies as st

from valeria_desktop.content.loader import shipped_catalog
from valeria_desktop.engine.cards import Edition
from valeria_desktop.engine.setup import (
    AREAS,
    CUSTOM,
    MAX_PLAYERS,
    MIN_PLAYERS,
    RANDOM,
    Setup,
    Variant,
)

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

CATALOG = shipped_catalog()
PLAYERS = range(MIN_PLAYERS, MAX_PLAYERS + 1)
PRESETS = (*(preset.id for preset in CATALOG.presets), RANDOM, CUSTOM)


@frozen
class Combination:
    """Players, edition and variants: all that the presets can be combined with."""

    players: int
    edition: Edition
    variants: frozenset[Variant]

    @property
    def name(self) -> str:
        """Name it for test reports: "3p-2e-mixed+events"."""
        variants = "+".join(variant for variant in Variant if variant in self.variants)
        return f"{self.players}p-{self.edition}-{variants or 'plain'}"


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
        """Give a set-up of this kind; chance picks what is left open."""
        combination = self.combination
        setup = Setup(
            players=combination.players,
            edition=combination.edition,
            preset=self.preset,
            variants=combination.variants,
        )
        if self.preset == CUSTOM:
            setup = _custom(setup, chance)
        if setup.has_events:
            events = [card.id for card in CATALOG.events]
            number = chance.randint(0, setup.players)
            setup = evolve(setup, events=tuple(chance.sample(events, number)))
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
        offered = [v for v in Variant if v is not Variant.EVENTS or edition is Edition.SECOND]
        for number in range(len(offered) + 1):
            for variants in combinations(offered, number):
                yield Combination(players, edition, frozenset(variants))


COMBINATIONS = tuple(_combinations())
OPTION_SETS = tuple(OptionSet(*pair) for pair in product(COMBINATIONS, PRESETS))


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Draw a set-up that can be played."""
    option_set = draw(st.sampled_from(OPTION_SETS))
    return option_set.setup(draw(st.randoms(use_true_random=False)))
