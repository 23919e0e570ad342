"""The toy of the sealed bid: what it needs of the kernel is there."""

from __future__ import annotations

from random import Random

from tests.kernel.toys import bid
from valeria_desktop.kernel.decision import Privacy
from valeria_desktop.kernel.events import AnsweredItself

NAMES = ("Ann", "Bob", "Cy", "Di")
SEEDS = range(60)


def open_game(seed: int, players: int = 2, prizes: int = 3) -> bid.Game:
    return bid.deal(bid.Setup(players, prizes), seed)


def bid_all(game: bid.Game, place: int = 0) -> list[str]:
    """Everyone bids the card at a place of their hand; what is told in the end."""
    told: list[str] = []
    turn = game.turn
    while game.turn == turn and game.decision is not None and game.decision.prompt == "bid":
        events = game.choose(game.decision.options[place]).events
        told += [event.words(NAMES) for event in events]
    return told


def test_everybody_bids_in_turn_behind_a_curtain() -> None:
    game = open_game(1, players=3)
    for seat in range(3):
        decision = game.decision
        assert decision is not None
        assert (decision.seat, decision.question.privacy) == (seat, Privacy.CURTAIN)
        theirs = game.view((seat + 1) % 3).decision
        assert theirs is not None
        assert not theirs.options
        game.choose(decision.options[0])
    assert game.decision is not None
    assert game.decision.prompt != "bid" or game.turn == 2


def test_a_bid_is_kept_behind_the_view_until_all_have_bid() -> None:
    game = open_game(1)
    assert game.decision is not None
    option = game.decision.options[1]
    game.choose(option)
    assert game.view(0).bid == game.snapshot().bids[0] is not None
    theirs = game.view(1)
    assert theirs.bid is None
    assert theirs.has_bid == (True, False)
    assert theirs.hands[0] == (None, None)
    shown = len(game.view(1).shown)
    bid_all(game)
    assert len(game.view(1).shown) == shown + 2


def test_the_stranger_wins_only_with_more_than_everybody() -> None:
    outcomes = set()
    for seed in SEEDS:
        game = open_game(seed)
        told = bid_all(game)
        best = max(bid.number_on(card) for card in game.snapshot().shown[:2])
        stranger = next(line for line in told if line.startswith("The stranger"))
        number = int(stranger.split()[3].rstrip(","))
        wins = "takes the gems" in stranger
        assert wins == (number > best)
        assert game.decision is not None
        assert (game.decision.prompt == "divide") == (game.turn == 1) == (not wins)
        outcomes.add((wins, number == best))
    assert outcomes == {(True, False), (False, False), (False, True)}


def test_of_equal_numbers_whoever_bid_first_wins() -> None:
    ties = 0
    for seed in SEEDS:
        state = open_game(seed, prizes=2).snapshot()
        state.hands = [(20, 30), (21, 31)]  # 6 of Bells, 6 of Leaves
        game = bid.Game(state)
        bid_all(game)
        if game.turn == 1:
            ties += 1
            assert game.decision is not None
            assert game.decision.seat == 0
    assert ties


def test_one_divides_and_the_other_takes() -> None:
    game = open_game(next(seed for seed in SEEDS if divides(seed)))
    bid_all(game)
    assert game.decision is not None
    divider, prize = game.decision.seat, game.view(0).prize
    for option in game.decision.options:
        assert sorted(sum(option.value, ())) == sorted(prize)  # type: ignore[attr-defined]
        assert all(option.value)  # type: ignore[attr-defined]
    split = game.decision.options[-1]
    game.choose(split)
    assert (game.decision.seat, game.decision.prompt) == (1 - divider, "pick")
    game.choose("pile 1")
    gems = game.view(0).gems
    assert (gems[divider], gems[1 - divider]) == split.value  # type: ignore[attr-defined]


def divides(seed: int) -> bool:
    game = open_game(seed)
    bid_all(game)
    return game.turn == 1


def test_the_last_bid_answers_itself_in_secret() -> None:
    game, chance = open_game(2, prizes=2), Random(1)
    secret = []
    while game.decision is not None:
        after = game.choose(chance.choice(game.decision.options))
        secret += [event for event in after.events if isinstance(event, AnsweredItself)]
        for event in after.for_seat(1):
            assert event.audience in {None, 1}
    assert [event.audience for event in secret if event.is_secret] == [1, 0]


def test_a_favourite_counts_double_and_nobody_else_knows() -> None:
    state = open_game(1).snapshot()
    state.gems = [(2, 2, 5), (4,)]
    state.favourites = (2, 1)
    score = bid.Game(state).result().scores[0]
    assert (score.total, score.public.total) == (13, 9)
    assert bid.Game(state).view(1).favourites == (None, 1)
