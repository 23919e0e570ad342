"""The four verbs over any state, and what may be asked of every game."""

from __future__ import annotations

import pytest

from tests.kernel.toys import reaction
from tests.kernel.toys.common import Answer, Told
from valeria_desktop.kernel.errors import IllegalChoiceError
from valeria_desktop.kernel.events import TurnBegan
from valeria_desktop.kernel.game import Aftermath, Barrier
from valeria_desktop.kernel.phrases import say
from valeria_desktop.kernel.seats import default_seats


def deal() -> reaction.Game:
    return reaction.deal(reaction.Setup(), 5)


def test_what_came_before_the_first_question_is_the_opening() -> None:
    game = deal()
    assert game.opening == Aftermath((TurnBegan(0, 1, 1),), Barrier.NONE)
    assert game.copy().opening == Aftermath((), Barrier.NONE)


def test_everybody_hears_what_is_for_all_and_what_is_for_them() -> None:
    for_all, for_one = Told(say("a"), 0), Told(say("b"), 1, is_secret=True)
    after = Aftermath((for_all, for_one), Barrier.NONE)
    assert after.for_seat(0) == (for_all,)
    assert after.for_seat(1) == (for_all, for_one)


def test_events_are_made_only_while_somebody_collects_them() -> None:
    game = deal()
    game.collects_events = False
    assert game.choose("first draw") == Aftermath((), Barrier.REVEAL)
    assert not game.copy().collects_events
    game.collects_events = True
    assert game.choose("rest").events


def test_an_option_that_was_offered_before_is_refused_in_words() -> None:
    game = deal()
    assert game.decision is not None
    old = game.decision.options[0]
    game.choose(old)
    with pytest.raises(IllegalChoiceError, match="'first draw' can't be chosen now; choose one of"):
        game.choose(old)


def test_an_option_of_the_same_name_that_means_something_else_is_refused() -> None:
    game = deal()
    other = Answer("first draw", say("Draw two cards"), "draw")
    with pytest.raises(
        IllegalChoiceError, match="'Draw two cards' is offered no longer; look again"
    ):
        game.choose(other)


def test_a_game_counts_its_turns_and_what_is_still_to_be_done() -> None:
    game = deal()
    assert (game.turn, game.round, game.active, game.depth) == (1, 1, 0, 3)
    game.choose("first draw")
    assert game.depth == 2
    game.choose("rest")
    assert (game.turn, game.round, game.active, game.depth) == (2, 1, 1, 3)


def test_a_snapshot_is_not_the_state_itself() -> None:
    game = deal()
    game.snapshot().agenda.clear()
    game.snapshot().hands[0] = ()
    assert game.depth == 3
    assert len(game.view(0).hands[0]) == 3


def test_a_scene_is_what_one_seat_sees() -> None:
    game, seats = deal(), default_seats(2, bots="random")
    mine, theirs = (reaction.RULES.scene(game, seats, viewer) for viewer in (0, 1))
    assert mine.names == ("Rose", "Oak")
    assert (mine.asked, mine.is_asked, theirs.asked, theirs.is_asked) == (0, True, 0, False)
    assert (len(mine.decision.options), len(theirs.decision.options)) == (2, 0)
    assert (mine.turn, mine.round, mine.public_points) == (1, 1, (0, 0))
    assert [seat.is_person for seat in seats] == [True, False]
