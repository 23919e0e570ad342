"""Checks for every decision of a game with sets, and a state machine that plays such games."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from tests.counts import many
from tests.properties.invariants import (
    NAMES,
    cards_of,
    check_copy,
    check_end,
    check_listed,
    check_quotes,
)
from tests.properties.ledger import check_ledger
from tests.properties.players import Temper, play_on
from tests.properties.secrets import check_views, leaks, names_given_away
from tests.properties.worlds import check_worlds
from tests.state_machine import TableOfAGame
from valeria_desktop.content.digest import digest_of
from valeria_desktop.kernel.phrases import Phrase
from valeria_desktop.kernel.record import Record
from valeria_desktop.kernel.zones import disordered, unbalanced, unfit

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.game import Game
    from valeria_desktop.games.valeria.rules.model.state import State
    from valeria_desktop.games.valeria.rules.setup import Setup
    from valeria_desktop.kernel.game import Aftermath
    from valeria_desktop.kernel.rules import Rules

EXAMPLES = many(10, 6, whole=40)
GAMES = many(8, 5, whole=60)
MOST_DECISIONS = 3000
SEEDS = st.integers(1 << 60, (1 << 64) - 1)  # large ones are recognised wherever they leak to
AHEAD = st.sampled_from((0, 20, 90, 180, 350, 1000))  # some games are over then


def by_kind(state: State) -> Counter[str]:
    """Count the cards of each sort, whichever of them chance has dealt."""
    found: Counter[str] = Counter()
    for card_id, number in cards_of(state).items():
        found[state.table.catalog.by_id[card_id].kind] += number
    return found


def check(game: Game) -> None:
    """Check what holds at every decision, and at the end."""
    state = game._state
    assert not [*unfit(state), *unbalanced(state), *disordered(state)]
    check_listed(state)
    if game.decision is None:
        check_end(game)
        return
    assert isinstance(game.decision.words(), Phrase)
    ids = [option.id for option in game.decision.options]
    assert len(set(ids)) == len(ids) > 0
    words = [str(option.words()) for option in game.decision.options]
    assert len(set(words)) == len(words)


class TableWithSets(TableOfAGame):
    """A game with sets; who deals it draws them."""

    check = staticmethod(check)

    def deal_and_count(self, setup: Setup, seed: int, ahead: int) -> None:
        """Deal a game, count its cards, and play it on a bit."""
        self.begin(setup, seed, ahead)
        self.whole = by_kind(self.rules_of_game.deal(setup, seed)._state)

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
        check_quotes(self.game)


def check_other_worlds(rules: Rules[Setup], setup: Setup, number: int) -> None:
    """Play a whole game beside worlds that one of the seats can't tell from it."""
    game: Game = rules.deal(setup, number)
    seat = number % setup.players
    check_worlds(game, seat, Random(number), Temper.EAGER, decisions=MOST_DECISIONS)
    assert game.is_over


def check_record(rules: Rules[Setup], setup: Setup, number: int) -> None:
    """Save a game at some moment and load it; play its record again."""
    record = Record(rules, setup, number)
    game: Any = record.start()
    record.choices += play_on(game, Random(number), Temper.EAGER, 60 * (number + 1))
    written = rules.dump(game)
    assert digest_of(rules.dump(rules.restore(written))) == digest_of(written)
    assert digest_of(rules.dump(record.replay())) == digest_of(written)
