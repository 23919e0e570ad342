"""Whatever is done with a game, in whatever order, it stays one game by the rules."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from tests.counts import many
from tests.option_sets import CATALOG, setups, solo_setups
from tests.properties.invariants import NAMES, cards_of, check_copy, check_thoroughly
from tests.properties.ledger import check_ledger
from tests.properties.players import Temper, pick, play_on
from tests.properties.promises import check_promise
from tests.properties.secrets import check_views, leaks, names_given_away
from tests.properties.worlds import check_worlds
from valeria_desktop.games.valeria.files.snapshot import digest, dump, restore
from valeria_desktop.games.valeria.game import RULES
from valeria_desktop.games.valeria.rules.game import Game, imagine
from valeria_desktop.games.valeria.rules.setup import SIEGE_DECK
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.errors import IllegalChoiceError
from valeria_desktop.kernel.record import Record

if TYPE_CHECKING:
    from valeria_desktop.games.valeria.rules.setup import Setup
    from valeria_desktop.kernel.game import Aftermath

pytestmark = pytest.mark.thorough

NEVER_SURE = ("slay monster", "build domain", "recruit pile", "leave citizen", "fly")
SEEDS = st.integers(1 << 60, (1 << 64) - 1)  # large ones are recognised wherever they leak to
TEMPERS = st.sampled_from(Temper)
CHANCE = st.randoms(use_true_random=False)
AHEAD_ALONE = st.sampled_from((0, 10, 25, 40, 55, 70, 85, 500))  # they are shorter
AHEAD = st.sampled_from((0, 20, 90, 140, 180, 250, 350, 1000))  # some games are over then


class TableOfPlayers(RuleBasedStateMachine):
    """A game, its record, and a quiet twin that collects no events."""

    @initialize(setup=setups(), seed=SEEDS, temper=TEMPERS, ahead=AHEAD)
    def deal(self, setup: Setup, seed: int, temper: Temper, ahead: int) -> None:
        """Deal a game and play it on a bit."""
        self._begin(setup, seed, temper, ahead)

    def _begin(self, setup: Setup, seed: int, temper: Temper, ahead: int) -> None:
        self.record = Record(RULES, setup, seed)
        self.game: Game = self.record.start()
        self.dealt = cards_of(self.game._state)
        self.kept: list[tuple[Game, str]] = []
        for seat in self.game.seats:
            opening = self.game.opening.for_seat(seat)
            assert not leaks(self.game, seat, opening)
        self.record.choices += play_on(self.game, Random(seed), temper, ahead)
        self.twin = self._quiet_twin()

    def _quiet_twin(self) -> Game:
        twin = self.game.copy()
        twin.collects_events = False
        return twin

    @rule(chance=CHANCE, temper=TEMPERS, number=st.integers(1, 3))
    def choose(self, chance: Random, temper: Temper, number: int) -> None:
        """Choose what is offered: it is never refused, and does what it says."""
        for _ in range(number):
            decision = self.game.decision
            if decision is None:
                return
            option = pick(chance, decision, temper)
            before = self.game.snapshot()
            outcome = self.record.choose(self.game, option)
            check_ledger(before, outcome.events, self.game._state)
            check_promise(self.game, decision, option, outcome.events)
            self._check_events(outcome)
            quiet = self.twin.choose(option.id)
            assert not quiet.events
            assert quiet.barrier == outcome.barrier
            assert digest(self.twin) == digest(self.game)

    def _check_events(self, outcome: Aftermath) -> None:
        for seat in self.game.seats:
            events = outcome.for_seat(seat)
            assert not leaks(self.game, seat, events)
            words = [str(event.words(NAMES)) for event in events]
            assert not names_given_away(self.game, seat, words)

    @rule(chance=CHANCE, temper=TEMPERS, number=st.integers(4, 60))
    def play_on(self, chance: Random, temper: Temper, number: int) -> None:
        """Get on with the game, without a look at every step."""
        self.record.choices += play_on(self.game, chance, temper, number)
        self.twin = self._quiet_twin()

    @rule()
    def save_and_load(self) -> None:
        """Go on with what was written as text and read again."""
        text = json.dumps(dump(self.game))
        loaded = restore(json.loads(text), CATALOG)
        assert json.dumps(dump(loaded)) == text
        for seat in self.game.seats:
            view = evolve(loaded.view(seat), table=self.game.table)
            assert view == self.game.view(seat)
        self.game = loaded

    @rule(chance=CHANCE, temper=TEMPERS)
    def copy_and_diverge(self, chance: Random, temper: Temper) -> None:
        """Play a copy on; the original stays as it was, and another copy is kept for later."""
        before = digest(self.game)
        check_copy(self.game)
        copy = self.game.copy()
        play_on(copy, chance, temper, 20)
        check_thoroughly(copy, self.dealt)
        assert digest(self.game) == before
        self.kept.append((self.game.copy(), before))

    @rule()
    def look_at_kept_copies(self) -> None:
        """Find every copy kept as it was when it was made."""
        for copy, before in self.kept:
            assert digest(copy) == before

    @rule(number=st.integers(0, (1 << 64) - 1), chance=CHANCE)
    def imagine(self, number: int, chance: Random) -> None:
        """Imagine what a seat may believe in: it looks the same to it and can be played."""
        for seat in self.game.seats:
            view = self.game.view(seat)
            imagined = imagine(view, Stream(number))
            assert imagined.view(seat) == view
            assert not imagined.collects_events
            other = imagine(view, Stream(number ^ 1))
            seeds = {game._state.seed for game in (self.game, imagined, other)}
            assert len(seeds) == 3
            dealt = cards_of(imagined._state)
            assert self._by_kind(dealt) == self._by_kind(self.dealt)
            check_thoroughly(imagined, dealt)
            assert digest(restore(dump(imagined), CATALOG)) == digest(imagined)
            play_on(imagined, chance, Temper.EAGER, 10)
            check_thoroughly(imagined, dealt)

    @rule()
    def replay(self) -> None:
        """Play the record again: it comes to the same game."""
        assert digest(self.record.replay()) == digest(self.game)

    @rule(chance=CHANCE, temper=TEMPERS)
    def look_from_other_worlds(self, chance: Random, temper: Temper) -> None:
        """Exchange what a seat can't know: it sees no difference."""
        for seat in self.game.seats:
            check_worlds(self.game.copy(), seat, chance, temper, decisions=8)

    @rule(place=st.integers(1, 10), action=st.sampled_from(NEVER_SURE))
    def be_refused(self, place: int, action: str) -> None:
        """Choose what is not offered: it is refused with a sentence and changes nothing."""
        choice = f"{action}-{place}"
        if self.game.decision and choice in {o.id for o in self.game.decision.options}:
            return
        before, written = digest(self.game), len(self.record.choices)
        with pytest.raises(IllegalChoiceError) as refusal:
            self.record.choose(self.game, choice)
        assert str(refusal.value).endswith(".")
        assert digest(self.game) == before
        assert len(self.record.choices) == written

    @invariant()
    def the_rules_hold(self) -> None:
        if hasattr(self, "game"):
            check_thoroughly(self.game, self.dealt)

    @invariant()
    def no_seat_sees_what_it_must_not_know(self) -> None:
        if hasattr(self, "game"):
            check_views(self.game)

    def _by_kind(self, cards: Counter[str]) -> Counter[str]:
        kinds: Counter[str] = Counter()
        for card_id, number in cards.items():
            kinds[CATALOG.by_id[card_id].kind] += number
        if self.record.setup.deck > SIEGE_DECK:  # how many of each it adds nobody knows (G1)
            kinds["citizen"] += kinds.pop("domain")
        return kinds


class TableForOne(TableOfPlayers):
    """The same with the two games for one player."""

    @initialize(setup=solo_setups(), seed=SEEDS, temper=TEMPERS, ahead=AHEAD_ALONE)
    def deal(self, setup: Setup, seed: int, temper: Temper, ahead: int) -> None:
        """Deal a game and play it on a bit."""
        self._begin(setup, seed, temper, ahead)


_COMMON = settings(
    deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)


def test_a_table_of_players_stays_one_game() -> None:
    # derandomized: the normal run does the same every time, the slow one looks for something new
    run_state_machine_as_test(
        TableOfPlayers,
        settings=settings(
            _COMMON, max_examples=many(25, 25, whole=60), stateful_step_count=20, derandomize=True
        ),
    )


@pytest.mark.clause("D1", "D2", "G1", "G3")
def test_a_table_for_one_stays_one_game() -> None:
    run_state_machine_as_test(
        TableForOne,
        settings=settings(
            _COMMON, max_examples=many(20, 20, whole=40), stateful_step_count=20, derandomize=True
        ),
    )


@pytest.mark.slow
@pytest.mark.parametrize("table", [TableOfPlayers, TableForOne])
def test_a_table_stays_one_game_at_length(table: type[TableOfPlayers]) -> None:
    run_state_machine_as_test(
        table, settings=settings(_COMMON, max_examples=1000, stateful_step_count=50)
    )
