"""A game stays one game by the rules, whatever is done with it and in whatever order.

A game's tests derive a machine from `TableOfAGame`, which deals its games.
"""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    rule,
    run_state_machine_as_test,
)

from tests.counts import many
from tests.spoiled import play_on
from valeria_desktop.content.digest import digest_of
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.errors import IllegalChoiceError
from valeria_desktop.kernel.record import Record

if TYPE_CHECKING:
    from valeria_desktop.kernel.game import Aftermath
    from valeria_desktop.kernel.rules import Rules

CHANCE = st.randoms(use_true_random=False)


class TableOfAGame(RuleBasedStateMachine):
    """A game, its record, and a quiet twin that collects no events."""

    rules_of_game: ClassVar[Rules[Any]]
    check: ClassVar[staticmethod[[Any], None]]
    """Checks the invariants of a game."""
    never_sure: ClassVar[tuple[str, ...]]
    """Options that are offered now and then, or never."""

    def before(self) -> Any:  # noqa: ANN401 - each game has its own
        """Return a state before a choice, to compare the events of the choice with."""

    def compare(self, before: Any, outcome: Aftermath) -> None:  # noqa: ANN401 - as above
        """Check that the events of a choice tell the changes since then."""

    def begin(self, setup: Any, seed: int, ahead: int) -> None:  # noqa: ANN401 - as above
        """Deal a game and play it on a bit."""
        self.record = Record(self.rules_of_game, setup, seed)
        self.game: Any = self.record.start()
        self.kept: list[tuple[Any, str]] = []
        self._play_on(Random(seed), ahead)

    def _play_on(self, chance: Random, choices: int) -> None:
        for _ in range(choices):
            if self.game.decision is None:
                break
            self.record.choose(self.game, chance.choice(self.game.decision.options))
        self.twin = self._quiet_twin()

    def _quiet_twin(self) -> Any:  # noqa: ANN401 - as above
        twin = self.game.copy()
        twin.collects_events = False
        return twin

    def _digest(self, game: Any) -> str:  # noqa: ANN401 - as above
        return digest_of(self.rules_of_game.dump(game))

    @rule(chance=CHANCE, number=st.integers(1, 3))
    def choose(self, chance: Random, number: int) -> None:
        """Choose an offered option: it is never refused, and the quiet twin does the same."""
        for _ in range(number):
            decision = self.game.decision
            if decision is None:
                return
            option, before = chance.choice(decision.options), self.before()
            outcome = self.record.choose(self.game, option)
            self.compare(before, outcome)
            quiet = self.twin.choose(option.id)
            assert not quiet.events
            assert quiet.barrier == outcome.barrier
            assert self.twin._state == self.game._state
            self.check(self.game)

    @rule(chance=CHANCE, number=st.integers(4, 60))
    def play_on(self, chance: Random, number: int) -> None:
        """Get on with the game, without a look at every step."""
        self._play_on(chance, number)

    @rule()
    def save_and_load(self) -> None:
        """Write the game as text, read it, and go on with that."""
        text = json.dumps(self.rules_of_game.dump(self.game))
        loaded = self.rules_of_game.restore(json.loads(text))
        assert json.dumps(self.rules_of_game.dump(loaded)) == text
        self.game = loaded
        self.twin = self._quiet_twin()

    @rule(chance=CHANCE)
    def copy_and_diverge(self, chance: Random) -> None:
        """Play a copy on; the original stays as it was, and another copy is kept for later."""
        before = self._digest(self.game)
        copy = self.game.copy()
        play_on(copy, chance, 20)
        self.check(copy)
        assert self._digest(self.game) == before
        self.kept.append((self.game.copy(), before))

    @rule()
    def look_at_kept_copies(self) -> None:
        """Find every copy kept as it was when it was made."""
        for copy, before in self.kept:
            assert self._digest(copy) == before

    @rule(number=st.integers(0, (1 << 64) - 1), chance=CHANCE)
    def imagine(self, number: int, chance: Random) -> None:
        """Imagine a game from each seat's view: it looks the same from there and can be played."""
        for seat in self.game.seats:
            view = self.game.view(seat)
            imagined = self.rules_of_game.imagine(view, Stream(number))
            assert imagined.view(seat) == view
            assert not imagined.collects_events
            assert self.game.is_over or imagined._state.seed != self.game._state.seed
            self.check(imagined)
            written = self.rules_of_game.dump(imagined)
            assert self.rules_of_game.dump(self.rules_of_game.restore(written)) == written
            play_on(imagined, chance, 10)
            self.check(imagined)

    @rule()
    def replay(self) -> None:
        """Play the record again: it comes to the same game."""
        assert self._digest(self.record.replay()) == self._digest(self.game)

    @rule(number=st.integers(0, 99))
    def be_refused(self, number: int) -> None:
        """Choose an option that is not offered: a sentence refuses it, and nothing changes."""
        choice = self.never_sure[number % len(self.never_sure)]
        if self.game.decision and choice in {o.id for o in self.game.decision.options}:
            return
        before, made = self._digest(self.game), len(self.record.choices)
        with pytest.raises(IllegalChoiceError) as refusal:
            self.record.choose(self.game, choice)
        assert str(refusal.value).endswith(".")
        assert self._digest(self.game) == before
        assert len(self.record.choices) == made

    @invariant()
    def the_rules_hold(self) -> None:
        if hasattr(self, "game"):
            self.check(self.game)


_COMMON = settings(
    deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)


_EXAMPLES = many(20, 15, whole=40)


def stays_one_game(machine: type[TableOfAGame], examples: int = _EXAMPLES) -> None:
    """Run a machine; it does the same every time, and the long run looks for something new."""
    run_state_machine_as_test(
        machine,
        settings=settings(_COMMON, max_examples=examples, stateful_step_count=20, derandomize=True),
    )


def stays_one_game_at_length(machine: type[TableOfAGame]) -> None:
    """Run a machine for hours."""
    run_state_machine_as_test(
        machine, settings=settings(_COMMON, max_examples=1000, stateful_step_count=50)
    )
