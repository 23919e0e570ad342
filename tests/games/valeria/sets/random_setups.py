"""Set-ups with the carnival or with the program's sets, drawn at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from hypothesis import strategies as st

from tests.games.valeria.sets.boxes import BOX, WITH, with_carnival
from tests.games.valeria.sets.shipped import with_all_of
from tests.option_sets import COMBINATIONS, SOLO_COMBINATIONS, OptionSet
from valeria_desktop.games.valeria.game import BOX as SHIPPED
from valeria_desktop.games.valeria.lab.options import with_drawn_sets
from valeria_desktop.games.valeria.rules.setup import CUSTOM, RANDOM, Laying, Setup, Solo, Variant

if TYPE_CHECKING:
    from random import Random

PRESETS = ("all-carnival", RANDOM, "first-game", "monster-blood")
LORDS = [each for each in SOLO_COMBINATIONS if each.solo is Solo.DARK_LORD]
EVENTS = tuple(card.id for card in BOX().cards_of(WITH).event_cards)


def any_setup(chance: Random) -> Setup:
    """Draw a set-up for several players, more often than not with Event cards."""
    combination = chance.choice(COMBINATIONS)
    setup = with_carnival(OptionSet(combination, chance.choice(PRESETS)).setup(chance))
    if chance.random() < 0.3:
        return setup
    wanted = chance.sample(EVENTS, chance.randint(0, setup.players))
    return evolve(
        setup,
        variants=setup.variants | {Variant.EVENT_CARDS},
        event_cards=tuple(wanted),
        laying=chance.choice((None, *Laying)),
    )


def any_setup_alone(chance: Random) -> Setup:
    """Draw a set-up against the Dark Lord."""
    return with_carnival(OptionSet(chance.choice(LORDS), chance.choice(PRESETS)).setup(chance))


def any_shipped(chance: Random, *, alone: bool) -> Setup:
    """Draw a set-up with one to three of the program's sets, or with all that go together.

    Areas and citizens are drawn too, or are those of the sets as far as there is room.
    """
    combination = chance.choice(LORDS if alone else COMBINATIONS)
    setup = OptionSet(combination, RANDOM).setup(chance)
    most = chance.choice((1, 2, 3, None))
    setup = with_drawn_sets(setup, SHIPPED(), chance.getrandbits(32), most)
    if chance.random() < 0.5:
        whole = with_all_of(*setup.sets, players=setup.players)
        citizens = () if setup.mixed else whole.citizens
        setup = evolve(
            setup, preset=CUSTOM, areas=whole.areas, citizens=citizens, without=whole.without
        )
    cards = [card.id for card in SHIPPED().cards_of(setup.sets).event_cards]
    if not cards or alone:
        return setup
    wanted = chance.sample(cards, chance.randint(0, min(len(cards), setup.players)))
    return evolve(
        setup,
        variants=setup.variants | {Variant.EVENT_CARDS},
        event_cards=tuple(wanted),
        laying=chance.choice((None, *Laying)),
    )


@st.composite
def shipped_setups(draw: st.DrawFn) -> Setup:
    """Draw a set-up with the program's sets, one in five for one player."""
    chance = draw(st.randoms(use_true_random=False))
    return any_shipped(chance, alone=draw(st.integers(0, 4)) == 0)


@st.composite
def carnival_setups(draw: st.DrawFn) -> Setup:
    """Draw a set-up with the carnival, one in four for one player."""
    chance = draw(st.randoms(use_true_random=False))
    return any_setup_alone(chance) if draw(st.integers(0, 3)) == 0 else any_setup(chance)
