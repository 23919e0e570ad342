"""Whatever is done with a game of Viscounts, in whatever order, it stays one game by the rules."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING

import pytest
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
from tests.games.viscounts.catalogue import CATALOG
from tests.games.viscounts.invariants import ALL_SETUPS, SEEDS, check, play_on
from valeria_desktop.games.viscounts.files.snapshot import dump, restore
from valeria_desktop.games.viscounts.rules.game import Game, imagine, new_game
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.errors import IllegalChoiceError

if TYPE_CHECKING:
    from valeria_desktop.games.viscounts.rules.model.state import State
    from valeria_desktop.games.viscounts.rules.setup import Setup

CHANCE = st.randoms(use_true_random=False)
AHEAD = st.sampled_from((0, 4, 30, 80, 150, 250, 400, 2_000))  # some games are over then
NEVER_SURE = ("play S01", "ride 3", "build", "square 7", "pay 2 ink", "flip debt", "fly", "none")


class TableOfViscounts(RuleBasedStateMachine):
    """A game, its choices, and a quiet twin that collects no events."""

    @initialize(setup=ALL_SETUPS, seed=SEEDS, ahead=AHEAD)
    def deal(self, setup: Setup, seed: int, ahead: int) -> None:
        """Deal a game and play it on a bit."""
        self.setup, self.seed = setup, seed
        self.game = new_game(setup, CATALOG, seed)
        self.kept: list[tuple[Game, State]] = []
        self.choices = play_on(self.game, Random(seed), ahead)
        self.twin = self._quiet_twin()

    def _quiet_twin(self) -> Game:
        twin = self.game.copy()
        twin.collects_events = False
        return twin

    @rule(chance=CHANCE, number=st.integers(1, 3))
    def choose(self, chance: Random, number: int) -> None:
        """Choose what is offered: it is never refused, and the quiet twin does the same."""
        for _ in range(number):
            decision = self.game.decision
            if decision is None:
                return
            option = chance.choice(decision.options)
            outcome = self.game.choose(option)
            self.choices.append(option.id)
            quiet = self.twin.choose(option.id)
            assert not quiet.events
            assert quiet.barrier == outcome.barrier
            assert self.twin._state == self.game._state
            check(self.game)

    @rule(chance=CHANCE, number=st.integers(4, 60))
    def play_on(self, chance: Random, number: int) -> None:
        """Get on with the game, without a look at every step."""
        self.choices += play_on(self.game, chance, number)
        self.twin = self._quiet_twin()

    @rule()
    def save_and_load(self) -> None:
        """Go on with what was written as text and read again."""
        text = json.dumps(dump(self.game))
        loaded = restore(json.loads(text), CATALOG)
        assert json.dumps(dump(loaded)) == text
        self.game = loaded
        self.twin = self._quiet_twin()

    @rule(chance=CHANCE)
    def copy_and_diverge(self, chance: Random) -> None:
        """Play a copy on; the original stays as it was, and another copy is kept for later."""
        before = self.game.snapshot()
        copy = self.game.copy()
        play_on(copy, chance, 20)
        check(copy)
        assert self.game._state == before
        self.kept.append((self.game.copy(), before))

    @rule()
    def look_at_kept_copies(self) -> None:
        """Find every copy kept as it was when it was made, whatever came after."""
        for copy, before in self.kept:
            assert copy._state == before

    @rule(number=st.integers(0, (1 << 64) - 1), chance=CHANCE)
    def imagine(self, number: int, chance: Random) -> None:
        """Imagine what a seat may believe in: it looks the same to it and can be played (WK4)."""
        for seat in self.game.seats:
            view = self.game.view(seat)
            imagined = imagine(view, Stream(number))
            assert imagined.view(seat) == view
            assert not imagined.collects_events
            check(imagined)
            play_on(imagined, chance, 10)
            check(imagined)

    @rule()
    def replay(self) -> None:
        """Play the choices again: they come to the same game, shuffles and all (WK97)."""
        again = new_game(self.setup, CATALOG, self.seed, collects_events=False)
        for choice in self.choices:
            again.choose(choice)
        assert dump(again) == dump(self.game)

    @rule(choice=st.sampled_from(NEVER_SURE))
    def be_refused(self, choice: str) -> None:
        """Choose what is not offered: it is refused with a sentence and changes nothing."""
        if self.game.decision and choice in {o.id for o in self.game.decision.options}:
            return
        before = self.game.snapshot()
        with pytest.raises(IllegalChoiceError) as refusal:
            self.game.choose(choice)
        assert str(refusal.value).endswith(".")
        assert self.game._state == before

    @invariant()
    def the_rules_hold(self) -> None:
        if hasattr(self, "game"):
            check(self.game)


_COMMON = settings(
    deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)


@pytest.mark.slow
def test_a_table_stays_one_game() -> None:
    # derandomized: it does the same every time, and the long run below looks for something new
    run_state_machine_as_test(
        TableOfViscounts,
        settings=settings(
            _COMMON, max_examples=many(20, 15, whole=40), stateful_step_count=20, derandomize=True
        ),
    )


@pytest.mark.slow
def test_a_table_stays_one_game_at_length() -> None:
    run_state_machine_as_test(
        TableOfViscounts, settings=settings(_COMMON, max_examples=1000, stateful_step_count=50)
    )
