"""Whatever is done with a game of Valencia, in whatever order, it stays one game by the rules."""

from __future__ import annotations

import json
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
from tests.games.valencia.catalogue import CATALOG, RULES
from tests.games.valencia.invariants import SEEDS, SETUPS, Ledger, check, play_on
from valeria_desktop.content.snapshots import digest_of
from valeria_desktop.games.valencia.files.snapshot import dump, restore
from valeria_desktop.games.valencia.rules.game import Game, imagine
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.errors import IllegalChoiceError
from valeria_desktop.kernel.record import Record

if TYPE_CHECKING:
    from valeria_desktop.games.valencia.rules.setup import Setup

CHANCE = st.randoms(use_true_random=False)
AHEAD = st.sampled_from((0, 5, 40, 80, 120, 160, 200, 1000))  # some games are over then
NEVER_SURE = ("reveal 3", "wait", "good", "sell wine", "place c2", "use b2", "done", "fly")


def digest(game: Game) -> str:
    """Return the hash of a whole game."""
    return digest_of(dump(game))


class TableOfPlayers(RuleBasedStateMachine):
    """A game, its record, and a quiet twin that collects no events."""

    @initialize(setup=SETUPS, seed=SEEDS, ahead=AHEAD)
    def deal(self, setup: Setup, seed: int, ahead: int) -> None:
        """Deal a game and play it on a bit."""
        self.record = Record(RULES, setup, seed)
        self.game: Game = self.record.start()
        self.kept: list[tuple[Game, str]] = []
        self.record.choices += play_on(self.game, Random(seed), ahead)
        self.twin = self._quiet_twin()

    def _quiet_twin(self) -> Game:
        twin = self.game.copy()
        twin.collects_events = False
        return twin

    @rule(chance=CHANCE, number=st.integers(1, 3))
    def choose(self, chance: Random, number: int) -> None:
        """Choose what is offered: it is never refused, and events tell what it changes (VA8)."""
        for _ in range(number):
            decision = self.game.decision
            if decision is None:
                return
            option = chance.choice(decision.options)
            before = Ledger.of(self.game._state)
            outcome = self.record.choose(self.game, option)
            assert before.after(outcome.for_seat(-1)) == Ledger.of(self.game._state)
            quiet = self.twin.choose(option.id)
            assert not quiet.events
            assert quiet.barrier == outcome.barrier
            assert digest(self.twin) == digest(self.game)
            check(self.game)

    @rule(chance=CHANCE, number=st.integers(4, 60))
    def play_on(self, chance: Random, number: int) -> None:
        """Get on with the game, without a look at every step."""
        self.record.choices += play_on(self.game, chance, number)
        self.twin = self._quiet_twin()

    @rule()
    def save_and_load(self) -> None:
        """Go on with what was written as text and read again."""
        text = json.dumps(dump(self.game))
        loaded = restore(json.loads(text), CATALOG)
        assert json.dumps(dump(loaded)) == text
        for seat in self.game.seats:
            assert evolve(loaded.view(seat), table=self.game.table) == self.game.view(seat)
        self.game = loaded

    @rule(chance=CHANCE)
    def copy_and_diverge(self, chance: Random) -> None:
        """Play a copy on; the original stays as it was, and another copy is kept for later."""
        before = digest(self.game)
        copy = self.game.copy()
        play_on(copy, chance, 20)
        check(copy)
        assert digest(self.game) == before
        self.kept.append((self.game.copy(), before))

    @rule()
    def look_at_kept_copies(self) -> None:
        """Find every copy kept as it was when it was made, whatever came after."""
        for copy, before in self.kept:
            assert digest(copy) == before

    @rule(number=st.integers(0, (1 << 64) - 1), chance=CHANCE)
    def imagine(self, number: int, chance: Random) -> None:
        """Imagine what a seat may believe in: it looks the same to it and can be played (VA8)."""
        for seat in self.game.seats:
            view = self.game.view(seat)
            imagined = imagine(view, Stream(number))
            assert imagined.view(seat) == view
            assert not imagined.collects_events
            assert self.game.is_over or imagined._state.seed != self.game._state.seed
            check(imagined)
            assert digest(restore(dump(imagined), CATALOG)) == digest(imagined)
            play_on(imagined, chance, 10)
            check(imagined)

    @rule()
    def replay(self) -> None:
        """Play the record again: it comes to the same game."""
        assert digest(self.record.replay()) == digest(self.game)

    @rule(choice=st.sampled_from(NEVER_SURE))
    def be_refused(self, choice: str) -> None:
        """Choose what is not offered: it is refused with a sentence and changes nothing."""
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
            check(self.game)


_COMMON = settings(
    deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)


@pytest.mark.slow
def test_a_table_stays_one_game() -> None:
    # derandomized: the normal run does the same every time, the slow one looks for something new
    run_state_machine_as_test(
        TableOfPlayers,
        settings=settings(
            _COMMON, max_examples=many(20, 15, whole=40), stateful_step_count=20, derandomize=True
        ),
    )


@pytest.mark.slow
def test_a_table_stays_one_game_at_length() -> None:
    run_state_machine_as_test(
        TableOfPlayers, settings=settings(_COMMON, max_examples=1000, stateful_step_count=50)
    )
