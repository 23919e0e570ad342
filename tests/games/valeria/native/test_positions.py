"""The core goes on from any position of a game as the engine does."""

from __future__ import annotations

import struct
from typing import Any

import pytest

from tests.games.valeria.native.setups import Twins, games, likely
from tests.games.valeria.native.spoiled import go_on_from_spoiled
from valeria_desktop.games.valeria.native import CORE, needed
from valeria_desktop.games.valeria.native.games import game_in_core, table_in_core
from valeria_desktop.games.valeria.native.states import state_as_numbers
from valeria_desktop.games.valeria.rules.game import Game
from valeria_desktop.games.valeria.rules.imagine import imagine_state
from valeria_desktop.games.valeria.rules.setup import Setup, Variant
from valeria_desktop.kernel.chance import Stream

pytestmark = pytest.mark.skipif(CORE is None, reason="the core in C was not built: make lab")


TWO = Setup(players=2)
WITH_EVENTS = Setup(players=3, variants=frozenset({Variant.EVENTS}))
PILE = 6
"""Where the Exhausted pile stands in a position: how high it is, its cards, how many are known."""


def take_up(twins: Twins) -> None:
    """Let the core forget what it played, and go on from what the engine has."""
    twins.core = game_in_core(twins.engine._state)


def play(first: int, number: int, share: float) -> None:
    for chance, twins in games(first, number):
        while twins.engine.decision is not None:
            if chance.random() < share:
                take_up(twins)
            assert twins.agree()
            twins.choose(likely(chance, twins.engine))
        assert not twins.agree()


@pytest.mark.parametrize("part", range(4))
def test_the_core_goes_on_from_any_position(part: int) -> None:
    play(60_000 + 30 * part, 30, 0.2)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(50))
def test_the_core_goes_on_from_any_position_of_many_games(part: int) -> None:
    play(70_000 + 100 * part, 100, 0.5)


@pytest.mark.slow
def test_the_core_goes_on_from_an_imagined_position() -> None:
    for chance, twins in games(80_000, 60):
        while (decision := twins.engine.decision) is not None:
            if chance.random() < 0.1:
                view = twins.engine.view(decision.seat)
                twins.engine = Game(imagine_state(view, Stream(chance.getrandbits(64))))
                take_up(twins)
            assert twins.agree()
            twins.choose(likely(chance, twins.engine))


def position(setup: Setup = TWO) -> tuple[Any, list[int]]:
    """Return the table of a game, and its first position in numbers: all choose a Duke."""
    state = Twins(setup, 7).engine._state
    numbers, table = table_in_core(state.table)
    written = state_as_numbers(state, numbers)
    return table, list(struct.unpack(f"{len(written) // 4}i", written))


def refusal(table: Any, numbers: list[int]) -> str:  # noqa: ANN401 - the core's
    with pytest.raises(ValueError, match=r"^The position .*\.$") as refused:
        needed().Game(table, 7, struct.pack(f"{len(numbers)}i", *numbers))
    return str(refused.value)


def test_a_position_that_is_cut_or_too_long_is_refused() -> None:
    table, numbers = position()
    for wrong in ([], numbers[:-1], [*numbers, 0], numbers[1:]):
        assert refusal(table, wrong) == "The position is not as this core reads it."


@pytest.mark.parametrize(
    ("at", "number", "sentence"),
    [
        (1, 2, "The position has a number that is too small or too large."),  # the first seat
        (3, 7, "The position has a number that is too small or too large."),  # a die
        (7, 0, "The position has a number that is too small or too large."),  # a card of the pile
        (-6, 99, "The position is one that no game comes to."),  # what is asked
    ],
)
def test_a_spoiled_position_is_refused_by_a_sentence(at: int, number: int, sentence: str) -> None:
    table, numbers = position()
    numbers[at] = number
    assert refusal(table, numbers) == sentence


def pile_of(numbers: list[int]) -> tuple[int, int]:
    """Tell how many Exhausted cards it has, and how many Monster Events over them."""
    cards = numbers[PILE + 1 : PILE + 1 + numbers[PILE]]
    exhausted = cards.count(cards[0])
    return exhausted, len(cards) - exhausted


@pytest.mark.parametrize("setup", [TWO, WITH_EVENTS])
def test_no_more_cards_of_the_pile_are_known_than_there_are_monster_events(setup: Setup) -> None:
    """An Exhausted card is taken from below; then more cards would be known than lie there."""
    table, numbers = position(setup)
    exhausted, events = pile_of(numbers)
    assert (exhausted, events) == ((4, 0) if setup is TWO else (6, 3))
    known = PILE + 1 + exhausted + events
    for number in range(events + 1):
        numbers[known] = number
        assert needed().Game(table, 7, struct.pack(f"{len(numbers)}i", *numbers)).asked
    for number in range(events + 1, events + exhausted + 1):
        numbers[known] = number
        assert refusal(table, numbers) == "The position is one that no game comes to."


def test_monster_events_lie_over_exhausted_cards() -> None:
    table, numbers = position(WITH_EVENTS)
    exhausted, _ = pile_of(numbers)
    first = PILE + exhausted
    numbers[first], numbers[first + 1] = numbers[first + 1], numbers[first]
    assert refusal(table, numbers) == "The position is one that no game comes to."


@pytest.mark.slow
def test_spoiled_positions_are_refused_or_played_without_harm() -> None:
    refused, played = go_on_from_spoiled(needed(), 2, 24)
    assert refused > 300
    assert played > 50


def test_only_what_is_offered_is_ranked() -> None:
    table, numbers = position()
    core = needed()
    game = core.Game(table, 7, struct.pack(f"{len(numbers)}i", *numbers))
    size = len(core.features_of(game, 0))
    mind = core.Mind("net", 0, 0, bytes(8 * (3 * size + 1)), (0, 9, 0, 0, 0, 0, 0, 0, 0, 1.0))
    assert [place for place, _ in core.rank_for(game, mind, 3, (0, 1))[0]] == [0, 1]
    for places in ((2,), (1, 0), (0, 0), (-1,)):
        with pytest.raises(IndexError, match="Only options that are offered, in order, once"):
            core.rank_for(game, mind, 3, places)
    with pytest.raises(IndexError, match="Something has to be noticed"):
        core.rank_for(game, mind, 3, ())
    with pytest.raises(ValueError, match="Only who has a level ranks what is offered"):
        core.rank_for(game, core.Mind("hand"), 3, (0,))
