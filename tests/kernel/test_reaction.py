"""The toy of the thieves: what it needs of the kernel is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from tests.kernel.toys import reaction
from valeria_desktop.kernel.decision import Privacy
from valeria_desktop.kernel.events import TurnBegan
from valeria_desktop.kernel.game import Barrier

if TYPE_CHECKING:
    from tests.kernel.toys.reaction import Cards
    from valeria_desktop.kernel.game import Aftermath

NAMES = ("Ann", "Bob", "Cy")


def table(
    *hands: Cards, coins: tuple[int, ...] = (5, 5), deck: Cards = (), discard: Cards = ()
) -> reaction.Game:
    """A game of two in which the first is to play a card."""
    state = reaction.deal(reaction.Setup(), 1).snapshot()
    state.hands, state.coins = list(hands), list(coins)
    state.deck, state.discard = deck, discard
    state.agenda.pop()  # the order of the triggers
    game = reaction.Game(state)
    game.collects_events = True
    return game


def ids(game: reaction.Game) -> list[str]:
    return [option.id for option in game.decision.options] if game.decision else []


def words(after: Aftermath) -> list[str]:
    return [event.words(NAMES) for event in after.events]


THIEF, MERCHANT = ("thief",), ("merchant",)


def test_another_seat_decides_before_a_thief_goes_on() -> None:
    game = table(THIEF, MERCHANT, deck=("fair",))
    after = game.choose("play thief")
    assert after.barrier == Barrier.SEAT
    assert game.active == 0
    assert game.decision is not None
    assert (game.decision.seat, game.decision.prompt) == (1, "parry")
    assert game.decision.question.privacy is Privacy.PEEK
    assert game.view(1).coins == (5, 5)  # nothing is stolen yet


def test_a_thief_that_nobody_stops_steals() -> None:
    game = table(THIEF, MERCHANT, coins=(0, 1), deck=("fair",))
    game.choose("play thief")
    assert "Ann steals 1 coin from Bob" in words(game.choose("let pass"))
    assert game.view(0).coins == (1, 0)


def test_a_card_laid_down_cancels_the_thief() -> None:
    game = table(THIEF, MERCHANT, deck=("fair",))
    game.choose("play thief")
    told = words(game.choose("stop with merchant"))
    assert told[0] == "Bob lays down a Merchant, and the thief goes away"
    assert game.view(0).coins == (5, 5)
    assert game.view(0).discard == ("thief", "merchant")
    assert game.turn == 2


def test_a_thief_is_sent_to_one_of_several() -> None:
    state = reaction.deal(reaction.Setup(players=3), 1).snapshot()
    state.hands[0] = ("merchant", "thief", "thief")
    state.agenda.pop()
    game = reaction.Game(state)
    assert ids(game) == ["play merchant", "play thief", "play thief 2", "rest"]
    game.choose("play thief 2")
    assert ids(game) == ["to 2", "to 3"]
    game.choose("to 3")
    assert game.decision is not None
    assert game.decision.seat == 2


def test_whoever_has_no_card_is_not_asked() -> None:
    game = table(THIEF, (), deck=("fair",))
    game.choose("play thief")
    assert game.view(0).coins == (7, 3)


def test_the_active_player_orders_two_triggers_and_the_order_matters() -> None:
    coins = []
    for first in ("draw", "alms"):
        game = reaction.deal(reaction.Setup(), 1)
        assert ids(game) == ["first draw", "first alms"]
        after = game.choose(f"first {first}")
        assert not any(isinstance(event, TurnBegan) for event in after.events)
        assert len(game.view(0).hands[0]) == 4
        coins.append(game.view(0).coins[0])
    assert coins == [0, 1]


def test_an_empty_deck_is_the_discard_shuffled_by_chance() -> None:
    discard = ("thief",) * 4 + ("merchant",) * 4 + ("fair",) * 3
    decks = set()
    for seed in range(8):
        state = table(MERCHANT, THIEF, discard=discard).snapshot()
        state.seed = seed
        state.agenda.append(reaction.Draw())
        game = reaction.Game(state)
        assert game.view(0).discard == ()
        cards = (*game.snapshot().deck, *game.snapshot().hands[0][1:])
        assert sorted(cards) == sorted(discard)
        decks.add(cards)
        assert game.view(0).emptied == 1
    assert len(decks) > 4


def test_a_drawn_card_is_told_to_whoever_drew_it_and_can_not_be_taken_back() -> None:
    game = reaction.deal(reaction.Setup(players=3), 1)
    after = game.choose("first draw")
    assert after.barrier & Barrier.REVEAL
    told = {seat: [event.words(NAMES) for event in after.for_seat(seat)] for seat in game.seats}
    assert "Ann draws a card" in told[1]
    assert [line for line in told[0] if line not in told[1]] == ["You draw a Merchant"]


def test_the_game_ends_with_the_turn_in_which_the_deck_runs_out_for_the_last_time() -> None:
    state = table(MERCHANT, (), discard=()).snapshot()
    state.setup = evolve(state.setup, decks=1)
    state.agenda.append(reaction.Draw())
    game = reaction.Game(state)
    assert not game.is_over
    game.choose("rest")
    assert game.is_over


def test_a_card_played_can_be_named_but_has_no_face_to_be_looked_at() -> None:
    game = table(MERCHANT, (), deck=("fair",))
    event = game.choose("play merchant").events[0]
    assert isinstance(event, reaction.CardPlayed)
    assert event.card.name == "Merchant"
    assert event.things == ()
