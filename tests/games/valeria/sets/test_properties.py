"""Games with the carnival, drawn at random: they stay by the rules and tell no secret."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import initialize

from tests.counts import many
from tests.games.valeria.sets.boxes import BOX, RULES, WITH, with_carnival
from tests.games.valeria.sets.random_setups import any_setup, any_setup_alone, carnival_setups
from tests.properties.invariants import NAMES, cards_of, check_copy
from tests.properties.ledger import check_ledger
from tests.properties.players import Temper, pick, play_on
from tests.properties.secrets import check_views, leaks, names_given_away
from tests.properties.worlds import check_worlds
from tests.state_machine import TableOfAGame, stays_one_game, stays_one_game_at_length
from valeria_desktop.content.digest import digest_of
from valeria_desktop.games.valeria.rules.events import (
    Banished,
    Built,
    Dealt,
    Filled,
    MonsterClaimed,
    Rolled,
    TurnedDown,
)
from valeria_desktop.games.valeria.rules.setup import Setup, Solo, Variant
from valeria_desktop.games.valeria.rules.turn.offers import offers_of
from valeria_desktop.games.valeria.rules.turn.offers_on import offers_on
from valeria_desktop.kernel.phrases import Phrase
from valeria_desktop.kernel.record import Record
from valeria_desktop.kernel.zones import disordered, unbalanced, unfit

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.kernel.events import Event
    from valeria_desktop.kernel.game import Aftermath

CARDS = BOX().cards_of(WITH)
SEEDS = st.integers(1 << 60, (1 << 64) - 1)  # large ones are recognised wherever they leak to
AHEAD = st.sampled_from((0, 20, 90, 180, 350, 1000))  # some games are over then
MOST_DECISIONS = 3000
GAMES = many(12, 6, whole=60)
MOST_GAMES = 20
NIGHTS = frozenset({Variant.EVENT_CARDS})


def by_kind(state: State) -> Counter[str]:
    """Count the cards of each sort, whichever of them chance has dealt."""
    found: Counter[str] = Counter()
    for card_id, number in cards_of(state).items():
        found[CARDS.by_id[card_id].kind] += number
    return found


def check(game: Game) -> None:
    """Check what holds at every decision."""
    state = game._state
    assert not [*unfit(state), *unbalanced(state), *disordered(state)]
    fresh = state.copy()
    fresh.listed = [None] * len(fresh.listed)
    for kept, now in zip(state.listed, offers_of(fresh), strict=True):
        if kept is not None:
            *offers, on_terms = kept
            assert offers == [*now[:-1]]
            assert list(on_terms.values()) == [
                each for terms in on_terms for each in offers_on([now], terms)
            ]
    if game.decision is not None:
        assert isinstance(game.decision.words(), Phrase)
        ids = [option.id for option in game.decision.options]
        assert len(set(ids)) == len(ids) > 0
        words = [str(option.words()) for option in game.decision.options]
        assert len(set(words)) == len(words)


class TableAtCarnival(TableOfAGame):
    """A game with the carnival."""

    rules_of_game = RULES
    check = staticmethod(check)
    never_sure = (
        "charm stall-1",
        "ride for 9",
        "throw for 2-gold-1-ticket",
        "build stall-2",
        "fly",
    )

    @initialize(setup=carnival_setups(), seed=SEEDS, ahead=AHEAD)
    def deal(self, setup: Setup, seed: int, ahead: int) -> None:
        """Deal a game and play it on a bit."""
        self.begin(setup, seed, ahead)
        self.whole = by_kind(RULES.deal(setup, seed)._state)

    def before(self) -> State:
        state: State = self.game.snapshot()
        return state

    def compare(self, before: State, outcome: Aftermath) -> None:
        check_ledger(before, outcome.events, self.game._state)
        assert by_kind(self.game._state) == self.whole
        for seat in self.game.seats:
            events = outcome.for_seat(seat)
            assert not leaks(self.game, seat, events)
            words = [str(event.words(NAMES)) for event in events]
            assert not names_given_away(self.game, seat, words)
        check_views(self.game)
        check_copy(self.game)


@pytest.mark.thorough
def test_a_table_at_the_carnival_stays_one_game() -> None:
    stays_one_game(TableAtCarnival)


@pytest.mark.slow
def test_a_table_at_the_carnival_stays_one_game_at_length() -> None:
    stays_one_game_at_length(TableAtCarnival)


def drawn(number: int) -> Setup:
    """Draw the set-up of a number, one in four for one player."""
    chance = Random(number)
    return any_setup_alone(chance) if number % 4 == 0 else any_setup(chance)


@pytest.mark.parametrize("number", range(GAMES))
def test_worlds_that_differ_in_secrets_look_the_same(number: int) -> None:
    """In a whole game, from one of the seats."""
    setup = drawn(number)
    game: Game = RULES.deal(setup, number)
    seat = number % setup.players
    check_worlds(game, seat, Random(number), Temper.EAGER, decisions=MOST_DECISIONS)
    assert game.is_over


ALL = frozenset({Rolled, Filled, Dealt, Built, Banished, TurnedDown, MonsterClaimed})
"""Events of the story, each of which some game with these cards must tell."""
EVENTS = ("masked-ball", "vanishing-act", "tombola", "fireworks", "long-summer")


def test_events_tell_what_changed_and_all_that_a_set_brings_happens() -> None:
    """In as many games as it takes, each choice by its events."""
    happened: set[type[Event]] = set()
    for number in range(MOST_GAMES):
        setup = with_carnival(Setup(5, variants=NIGHTS, event_cards=EVENTS))
        game: Game = RULES.deal(setup, number)
        chance = Random(number)
        while game.decision is not None and not happened >= ALL:
            before = game.snapshot()
            events = game.choose(pick(chance, game.decision, Temper.STUBBORN)).events
            check_ledger(before, events, game._state)
            happened.update(type(event) for event in events)
    assert happened >= ALL


@pytest.mark.parametrize("number", range(GAMES))
def test_a_record_of_a_game_drawn_at_random_is_saved_and_played_again(number: int) -> None:
    record = Record(RULES, drawn(number), number)
    game: Any = record.start()
    record.choices += play_on(game, Random(number), Temper.EAGER, 60 * (number + 1))
    written = RULES.dump(game)
    assert digest_of(RULES.dump(RULES.restore(written))) == digest_of(written)
    assert digest_of(RULES.dump(record.replay())) == digest_of(written)


def test_every_sort_of_set_up_is_drawn() -> None:
    setups = [drawn(number) for number in range(200)]
    assert {setup.players for setup in setups} == {1, 2, 3, 4, 5}
    assert {setup.solo for setup in setups} == {None, Solo.DARK_LORD}
    assert {(setup.has_event_cards, setup.is_shuffled) for setup in setups} == {
        (False, False),
        (True, False),
        (True, True),
    }
    assert any(setup.has_events and setup.is_shuffled for setup in setups)
