"""Chances as each seat sees them, and what chance did, in tiny games that are known."""

from __future__ import annotations

import pytest

from tests.bots.stories import ROLLED, Spot, Story
from tests.kernel.toys import TOYS
from valeria_desktop.coach.fortune import chance_of, shares, swings
from valeria_desktop.kernel.chance import Stream

TOSS = {
    "start": Spot({"toss": ("heads", "tails"), "leave": "end"}, 0.5),
    "heads": Spot({"on": "end"}, 0.8, seat=1, barrier=ROLLED),
    "tails": Spot({"on": "end"}, 0.2, seat=1, barrier=ROLLED),
    "end": Spot(points=(2, 1)),
}


def tossed(world: int, choice: str = "toss") -> tuple[float, ...]:
    story = Story(TOSS, worlds=2)
    before = story.begin(world)
    after = before.copy()
    after.choose("toss")
    return tuple(swings(story.rules, before, choice, after, Stream(1)))


def test_what_fell_is_measured_against_the_mean_of_what_might_have_fallen() -> None:
    """Heads or tails is worth 0.5 on average; seat 1 thinks the opposite of seat 0."""
    for world, swing in ((0, 0.3), (1, -0.3)):
        mine, other = tossed(world)
        assert mine == pytest.approx(swing, abs=0.12)
        assert other == pytest.approx(-swing, abs=0.12)
    first, second = tossed(0)[0], tossed(1)[0]
    assert first - second == pytest.approx(0.6)


def test_where_nothing_may_happen_chance_does_nothing() -> None:
    story = Story({**TOSS, "start": Spot({"toss": "heads"}, 0.5)})
    before = story.begin()
    after = before.copy()
    after.choose("toss")
    assert tuple(swings(story.rules, before, "toss", after, Stream(1))) == pytest.approx((0, 0))


def test_what_could_not_be_chosen_in_what_a_seat_believes_tells_it_nothing() -> None:
    assert tossed(0, "whistle") == (0, 0)


def test_a_game_that_ends_by_it_is_won_or_lost() -> None:
    story = Story({**TOSS, "start": Spot({"toss": ("end", "tails")}, 0.5)}, worlds=2)
    before = story.begin()
    after = before.copy()
    after.choose("toss")
    mine, other = swings(story.rules, before, "toss", after, Stream(1))
    assert mine == pytest.approx(0.4, abs=0.15)
    assert other == pytest.approx(-0.4, abs=0.15)


def test_shares_add_up_to_one_and_in_the_end_the_winner_has_all() -> None:
    story = Story(TOSS)
    game = story.begin()
    assert chance_of(story.rules, game.view(0), Stream(1)) == pytest.approx(0.5)
    game.choose("toss")
    assert shares(story.rules, game, Stream(1)) == pytest.approx((0.8, 0.2))
    game.choose("on")
    assert shares(story.rules, game, Stream(1)) == (1, 0)


def test_a_game_without_a_worth_has_no_chances() -> None:
    rules = TOYS["bid"]
    game = rules.deal(rules.setup(players=2), 1)
    with pytest.raises(TypeError, match="Nobody has said what a position of"):
        chance_of(rules, game.view(0), Stream(1))
