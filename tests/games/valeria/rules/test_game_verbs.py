"""The verbs of a game: copying, events on and off, what a choice gives back: T1, T3, S9, S12."""

from __future__ import annotations

from random import Random

import pytest

from tests.scenario import CATALOG, Scenario
from valeria_desktop.games.valeria.files.snapshot import digest
from valeria_desktop.games.valeria.rules.events import DukeKept, DukesDealt
from valeria_desktop.games.valeria.rules.game import Game, imagine, new_game
from valeria_desktop.games.valeria.rules.model.prompts import Prompt
from valeria_desktop.games.valeria.rules.setup import Edition, Setup, Variant
from valeria_desktop.kernel.chance import Stream
from valeria_desktop.kernel.game import Aftermath, Barrier

SETUPS = [
    Setup(players=2),
    Setup(players=3, edition=Edition.FIRST, preset="mastery-over-magic"),
    Setup(players=4, preset="random", variants=frozenset({Variant.MIXED, Variant.NO_DUKE})),
    Setup(players=5, preset="monster-blood", variants=frozenset({Variant.EVENTS})),
]


def played(setup: Setup, seed: int, decisions: int, *, collects_events: bool = True) -> Game:
    """Play random answers; the same seed gives the same answers."""
    chance = Random(seed)
    game = new_game(setup, CATALOG, seed, collects_events=collects_events)
    for _ in range(decisions):
        if game.decision is None:
            break
        game.choose(chance.choice(game.decision.options).id)
    return game


@pytest.mark.clause("T1")
@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.players}-{setup.preset}")
def test_events_off_and_on_give_the_same_game(setup: Setup) -> None:
    """Collecting them changes nothing, to the very end."""
    loud = played(setup, 3, 5_000)
    quiet = played(setup, 3, 5_000, collects_events=False)
    assert loud.is_over
    assert quiet.is_over
    assert digest(loud) == digest(quiet)
    assert loud.result() == quiet.result()


@pytest.mark.clause("T3")
def test_without_events_a_choice_gives_none_back_but_its_barrier() -> None:
    table = Scenario()
    table.game.collects_events = False
    outcome = table.game.choose("roll")
    assert outcome.events == ()
    assert Barrier.DICE in outcome.barrier


@pytest.mark.clause("T1")
@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.players}-{setup.preset}")
def test_a_copy_and_its_original_are_independent(setup: Setup) -> None:
    """Equal at first; whatever is played in one changes nothing in the other."""
    game = played(setup, 4, 150)
    before = digest(game)
    copy = game.copy()
    assert digest(copy) == before
    chance = Random(9)
    for _ in range(60):
        if copy.decision is not None:
            copy.choose(chance.choice(copy.decision.options))
    after = digest(copy)
    assert after != before
    assert digest(game) == before
    for _ in range(60):
        if game.decision is not None:
            game.choose(game.decision.options[0])
    assert digest(copy) == after


def test_a_copy_has_nothing_to_tell_of_the_deal() -> None:
    game = played(SETUPS[0], seed=1, decisions=0)
    assert game.opening.events
    assert game.copy().opening == Aftermath((), Barrier.NONE)


@pytest.mark.clause("T3")
def test_a_copy_gives_the_same_answers_as_the_original() -> None:
    """The dice to come as well."""
    game = played(SETUPS[0], 5, 80)
    copy = game.copy()
    for _ in range(200):
        if game.decision is None:
            break
        option = game.decision.options[-1].id
        assert game.choose(option) == copy.choose(option)
    assert digest(game) == digest(copy)


@pytest.mark.clause("T3")
def test_a_copy_collects_events_if_its_original_does() -> None:
    game = new_game(Setup(), CATALOG, 1)
    assert game.copy().collects_events
    game.collects_events = False
    assert not game.copy().collects_events


@pytest.mark.clause("S12")
def test_an_imagined_game_can_be_played_and_its_original_does_not_notice() -> None:
    """It collects no events."""
    game = played(SETUPS[3], 6, 120)
    before = digest(game)
    assert game.decision is not None
    imagined = imagine(game.view(game.decision.seat), Stream(7))
    assert not imagined.collects_events
    chance = Random(1)
    while imagined.decision is not None:
        imagined.choose(chance.choice(imagined.decision.options))
    assert digest(game) == before


@pytest.mark.clause("T15")
def test_an_option_may_be_given_as_itself_or_by_its_id() -> None:
    """With the same effect."""
    game = played(SETUPS[0], 8, 30)
    other = game.copy()
    assert game.decision is not None
    option = game.decision.options[0]
    assert game.choose(option) == other.choose(option.id)
    assert digest(game) == digest(other)


@pytest.mark.clause("S9")
def test_dukes_are_told_to_their_player_only() -> None:
    """Dealt and kept; the other learns that nothing."""
    game = new_game(Setup(), CATALOG, 1)
    dealt = [event for event in game.opening.events if isinstance(event, DukesDealt)]
    assert [event.audience for event in dealt] == [0, 1]
    assert game.decision is not None
    seat = game.decision.seat
    outcome = game.choose(game.decision.options[1])
    kept = [event for event in outcome.events if isinstance(event, DukeKept)]
    assert [event.audience for event in kept] == [seat]
    assert kept[0] in outcome.for_seat(seat)
    assert kept[0] not in outcome.for_seat(1 - seat)


@pytest.mark.clause("S12")
def test_public_events_are_told_to_everybody() -> None:
    outcome = Scenario().acts(0).chooses("gain gold")
    assert outcome.for_seat(0) == outcome.for_seat(1) == outcome.events
    assert len(outcome.events) == 1


@pytest.mark.clause("S9", "S12")
def test_a_game_tells_whose_decision_it_is_and_hides_its_options_from_others() -> None:
    """The view of another seat has the question, and no answers."""
    game = new_game(Setup(), CATALOG, 1)
    decision = game.decision
    assert decision is not None
    assert decision.prompt is Prompt.DUKE
    own, others = game.view(decision.seat).decision, game.view(1 - decision.seat).decision
    assert own is not None
    assert others is not None
    assert (len(own.options), len(others.options)) == (2, 0)
    assert (others.seat, others.prompt) == (decision.seat, Prompt.DUKE)
